//! The questions of air search but that of planning one (8.2, 8.3, 18.1).

use super::{Block, HowTo, Line, LineWords, Prompt, Remark, homecoming};
use crate::engine::fleet::{
    CarrierId, Leg, Search, SearchId, SearchZone, UnitSet, may_stay, one_look_may_move_another,
};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::searching::{
    SightingOdds, next_segment, search_course, second_sighting_of, sighting_of,
};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::staff::{self, SearchLanding};
use crate::engine::{Decision, Game, Order, PHASES, Table, count_of};
use crate::view::search::{self, SearchLine, able, grounded_in_words, words};
use crate::view::shell::CommandName;
use crate::view::shown_record::ShownRecord;
use crate::view::{Answer, night, wind, wording};

/// The picture of a search's units.
const SEARCHERS: &str = "avenger";

/// Asks whether the turn's searches fly in this phase (8.22).
pub fn declaring(game: &Game) -> Prompt {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let new = could_go(table);
    let now = match (new.is_empty(), table.searches.len()) {
        (false, _) | (true, 0) => "Search now",
        (true, 1) => "The one in the air flies on now",
        (true, _) => "Those in the air fly on now",
    };
    let now = Answer::new(game, now, Order::DeclareSearch);
    let later = match table.phase < PHASES {
        true => "Not in this phase",
        false => "Not in this turn",
    };
    let later = Answer::new(game, later, Order::GoOn);
    // A line each: the tab "Air" has their cards, and the chart is what is looked at now.
    let searches = search::lines(game.scenario(), table, ShownRecord::all(game));
    let line = |search: SearchLine| Line {
        words: LineWords {
            unit: search.id.to_string(),
            what: vec![Remark::of(search.who)],
            stake: Remark::of(search.does),
            ..LineWords::default()
        },
        picture: SEARCHERS,
        ..Line::default()
    };
    let mut why = vec![format!("{} {}", who_could_go(table, new), reason(game))];
    why.extend(homecoming::line(table));
    why.extend(wind::limits(table));
    why.extend(night::crews(table));
    why.push(Decision::DeclareSearch.rule_in_a_line().to_owned());
    Prompt {
        answers: vec![
            now.by(CommandName::Search)
                .primary(suggestion == Some(Order::DeclareSearch)),
            later
                .by(CommandName::GoOn)
                .primary(suggestion == Some(Order::GoOn)),
        ],
        warning: homecoming::warning(table, Decision::DeclareSearch),
        ..Prompt::because(
            Decision::DeclareSearch,
            "Do searches fly in this phase?",
            why,
        )
    }
    .with(Block::lines(searches.into_iter().map(line).collect()))
}

/// The units that could take off on a search.
fn could_go(table: &Table) -> UnitSet {
    let groups = table.task_groups.iter();
    let units = groups.flat_map(|group| able(table, group.id));
    units.map(|(unit, _)| unit).collect()
}

/// The same in words.
fn who_could_go(table: &Table, units: UnitSet) -> String {
    let grounded = grounded_in_words(table, None);
    let able = match units.is_empty() {
        true if grounded.is_empty() => "No plane stands ready for a new search.".to_owned(),
        true => "No plane can take off on a new search.".to_owned(),
        false => format!(
            "{} could take off on new searches.",
            wording::by_type(units)
        ),
    };
    match grounded.is_empty() {
        true => able,
        false => format!("{able} {grounded}"),
    }
}

/// Why the staff would search now, or would not.
fn reason(game: &Game) -> String {
    let table = game.table();
    if let Some(why) = staff::why_no_search(game) {
        let why = search::why_no_search(game, why);
        let waits = match table.searches.len() {
            0 => "",
            1 => " The one in the air waits where it is, which costs nothing.",
            _ => " Those in the air wait where they are, which costs nothing.",
        };
        return format!("The staff would wait: {why}.{waits}");
    }
    let now = match (table.searches.is_empty(), table.phase) {
        (false, _) => {
            "The staff would search now: those in the air fly on, and every segment missed is a turn longer for them."
        }
        (true, 1) => {
            "The staff would search now: most of the enemy has not moved yet, and lies where you see him."
        }
        (true, _) => "The staff would search now, before the turn is over.",
    };
    now.to_owned()
}

/// Asks which of two hexes a narrow search flies through (8.32).
pub fn path(game: &Game, search: SearchId, hexes: [HexId; 2]) -> Prompt {
    let table = game.table();
    let title = format!("Through which hex does {search} fly?");
    let best = staff::best_path(table, hexes);
    let through = |hex: HexId| {
        let order = Order::FlyThrough { hex };
        let there = forces_in(table, hex);
        let answer = Answer::new(game, format!("Through {hex}"), order);
        answer
            .detail(format!("\u{b7} {}", wording::list(&there)))
            .title(wording::whereabouts(table, hex))
            .primary(hex == best)
    };
    let way = table
        .search(search)
        .map(|flown| way_of(game, flown))
        .unwrap_or_default();
    let most = match number(table, hexes[0]) == number(table, hexes[1]) {
        true => "where there is as much to be seen as in the other",
        false => "where there is most to be seen",
    };
    let decision = Decision::SearchPath { search, hexes };
    let why = vec![
        format!("The staff would fly through {best}, {most}."),
        way,
        decision.rule_in_a_line().to_owned(),
    ];
    Prompt {
        answers: hexes.map(through).into(),
        ..Prompt::because(decision, title, why)
    }
    .how(Some(HowTo::lit_hex("Click its lit hex")))
}

/// How many forces are in a hex.
fn number(table: &Table, hex: HexId) -> usize {
    table.forces.iter().filter(|it| it.hex == hex).count()
}

/// How far out a search is, of how many hexes, and when it is home.
fn way_of(game: &Game, flown: &Search) -> String {
    let table = game.table();
    let out = count_of(flown.at.distance(flown.origin), "hex", "hexes");
    let range = flown.aim.range();
    let home = search::home(game.scenario(), table, ShownRecord::all(game), flown);
    let home = words::home(home);
    match flown.leg {
        Leg::Inbound => format!("It flies home from {out} out, and is {home}."),
        _ => format!("It is {out} out of {range}, flies as many home, and is {home}."),
    }
}

/// The forces in a hex, with what is known of them.
pub fn forces_in(table: &Table, hex: HexId) -> Vec<String> {
    let there = table.forces.iter().filter(|force| force.hex == hex);
    let names: Vec<String> = there
        .map(|force| format!("{} ({})", force.id, force.detection))
        .collect();
    match names.is_empty() {
        true => vec!["no force".to_owned()],
        false => names,
    }
}

/// The odds of a look at a force in words, with the chit that it may bring.
fn odds(force: &Force, odds: SightingOdds) -> String {
    let chit = words::chit(std::iter::once(force.intelligence), odds);
    let chit = chit.map(|chit| format!(" \u{b7} {chit}"));
    format!("{}{}", words::odds(odds), chit.unwrap_or_default())
}

/// The odds of the next look of a search at a force.
fn look_odds(table: &Table, search: &Search, force: &Force) -> SightingOdds {
    sighting_of(table, (table.turn, table.phase), search, force)
}

/// Asks which force a search looks for next (8.331).
pub fn which(game: &Game, search: SearchId) -> Prompt {
    let table = game.table();
    let title = format!("Which force does {search} look for first?");
    let looking: Vec<&Force> = table
        .looking
        .iter()
        .filter_map(|id| table.force(*id))
        .collect();
    let flown = table.search(search);
    let line = |force: &&Force| {
        let order = Order::LookFor { force: force.id };
        let odds = flown.map(|flown| odds(force, look_odds(table, flown, force)));
        Line {
            words: LineWords {
                unit: force.id.to_string(),
                what: vec![Remark::of(format!(
                    "{}, {}",
                    force.detection,
                    wording::whereabouts(table, force.hex)
                ))],
                odds: odds.into_iter().collect(),
                ..LineWords::default()
            },
            picture: SEARCHERS,
            answers: vec![Answer::new(game, "Look for it", order)],
            ..Line::default()
        }
    };
    // The last of them needs no word.
    let all: Vec<Order> = looking
        .iter()
        .take(looking.len().saturating_sub(1))
        .map(|force| Order::LookFor { force: force.id })
        .collect();
    let names: Vec<String> = looking.iter().map(|it| it.id.mark().to_string()).collect();
    let in_order = Answer::several("look-all", "All in this order", all)
        .id("look-all")
        .detail(format!("\u{b7} {}", wording::list(&names)))
        .by(CommandName::Search)
        .primary(true);
    let decision = Decision::WhichForce { search };
    let why = vec![
        format!(
            "The staff would take them as they come. {}",
            order_counts(table, search)
        ),
        decision.rule_in_a_line().to_owned(),
    ];
    Prompt {
        answers: vec![in_order],
        ..Prompt::because(decision, title, why)
    }
    .with(Block::lines(looking.iter().map(line).collect()))
}

/// What hangs on the order in which a search looks for the forces in its reach (8.331).
fn order_counts(table: &Table, search: SearchId) -> &'static str {
    match (may_stay(table, search), one_look_may_move_another(table)) {
        (true, true) => {
            "The order counts if the search may stay with a force it sees well, for then it looks for none after that (18.12), and for the halves of a double force: a good look at the one may move both, so that the other is looked for at another range (18.34)."
        }
        (false, true) => {
            "The order counts for the halves of a double force alone: a good look at the one that is known roughly may move both, so that the other is looked for at another range (18.34)."
        }
        _ => {
            "The order counts only if the search may stay with a force it sees well: then it looks for none after that (18.12)."
        }
    }
}

/// Asks whether a search stays with a force it has seen (18.11).
pub fn shadow(game: &Game, search: SearchId, force: ForceId) -> Prompt {
    let table = game.table();
    let decision = Decision::Shadow { search, force };
    let stay = Answer::new(game, format!("Stay with {force}"), Order::Shadow);
    // From its last zone it flies on homeward, as its card says.
    let turns = table.search(search).is_some_and(|flown| {
        search_course(table, flown)
            .iter()
            .all(|it| it.leg == Leg::Inbound)
    });
    let leave = if turns { "Turn for home" } else { "Fly on" };
    let fly_on = Answer::new(game, leave, Order::GoOn);
    let suggestion = staff::suggestion(game);
    let mut why = Vec::new();
    if let (Some(flown), Some(seen)) = (table.search(search), table.force(force)) {
        let next = next_segment(table);
        let second = second_sighting_of(table, next, flown, seen);
        let staff = match suggestion {
            Some(Order::Shadow) => "The staff would have it stay",
            _ if turns => "The staff would have it turn for home",
            _ => "The staff would have it fly on",
        };
        why.push(format!(
            "{staff}: {force} is {} now. A second look, from {} on, brings {}.",
            seen.detection,
            words::time(next),
            odds(seen, second)
        ));
        why.push(given_up(table, flown));
    }
    why.push(decision.rule_in_a_line().to_owned());
    Prompt {
        answers: vec![
            stay.by(CommandName::Search)
                .primary(suggestion == Some(Order::Shadow)),
            fly_on
                .by(CommandName::GoOn)
                .primary(suggestion == Some(Order::GoOn)),
        ],
        ..Prompt::because(decision, format!("Does {search} stay with {force}?"), why)
    }
}

/// What a search gives up by staying: the forces it has yet to look for, and those farther out.
fn given_up(table: &Table, search: &Search) -> String {
    let now = SearchZone::at(search.at.distance(search.origin));
    let ahead = search_course(table, search);
    let ahead: Vec<SearchZone> = ahead
        .iter()
        .filter(|it| it.leg == Leg::Outbound)
        .map(|it| SearchZone::at(it.at.distance(search.origin)))
        .filter(|zone| *zone > now)
        .collect();
    let is_ahead = |force: &&Force| {
        let zone = SearchZone::at(search.origin.distance(force.hex));
        table.looking.contains(&force.id) || ahead.contains(&zone) && search.sees(force.hex, zone)
    };
    let missed = table.forces.iter().filter(is_ahead);
    let missed: Vec<ForceId> = missed.map(|force| force.id).collect();
    match missed.is_empty() {
        true => "Farther out in its sector lies no force now: staying costs nothing that is known."
            .to_owned(),
        false => format!(
            "It does not look for {} then.",
            wording::forces_named(&missed)
        ),
    }
}

/// Asks on which deck each unit of a search lands (8.28).
pub fn landing(game: &Game, search: SearchId) -> Prompt {
    let table = game.table();
    let decision = Decision::SearchLanding { search };
    let units = table.search(search).map(|it| it.units).unwrap_or_default();
    let title = format!("Where does {search} land?");
    let landings = game.legal_landings();
    if landings.is_empty() {
        let ditch = Answer::new(game, "They ditch", Order::GoOn);
        let why = vec![
            "No carrier in the hex has room. The staff would let them ditch; pushing a landed unit over the side would make some (6.291): choose it on the decks."
                .to_owned(),
            decision.rule_in_a_line().to_owned(),
        ];
        return Prompt {
            answers: vec![ditch.by(CommandName::LetPass).primary(true)],
            ..Prompt::because(decision, title, why)
        };
    }
    let mut carriers: Vec<CarrierId> = landings.iter().map(|(_, carrier)| *carrier).collect();
    carriers.insertion_sort();
    carriers.dedup();
    let line = |carrier: &CarrierId| {
        let here = landings.iter().filter(|(_, there)| there == carrier);
        let answers = here.map(|(unit, carrier)| {
            let order = Order::Land {
                unit: *unit,
                carrier: *carrier,
            };
            Answer::new(game, unit.to_string(), order).name(format!("{unit} on {carrier}"))
        });
        let room = table.room_to_land(*carrier);
        let homes = units.iter().filter(|unit| unit.home() == *carrier).count();
        let home = if homes > 0 {
            ", where they came from"
        } else {
            ""
        };
        Line {
            words: LineWords {
                unit: carrier.to_string(),
                what: vec![Remark::of(format!("room for {room}{home}"))],
                ..LineWords::default()
            },
            picture: "carrier",
            answers: answers.collect(),
            ..Line::default()
        }
    };
    let all = staff::search_landings(game, search);
    let where_to: Vec<String> = all
        .iter()
        .map(|landing| format!("{} on {}", landing.unit, landing.carrier))
        .collect();
    let orders: Vec<Order> = all.iter().filter_map(SearchLanding::order).collect();
    let label = match units.len() {
        1 => "Land it",
        _ => "Land them",
    };
    let land = Answer::several("land-search", label, orders)
        .id("land-search")
        .detail(format!("\u{b7} {}", wording::list(&where_to)))
        .by(CommandName::Search)
        .primary(true);
    let mut why = wind::limits(table);
    why.push(
        "The staff would bring each unit down on its own ship, or where there is most room."
            .to_owned(),
    );
    why.push(decision.rule_in_a_line().to_owned());
    Prompt {
        progress: count_of(units.len(), "unit", "units"),
        answers: vec![land],
        ..Prompt::because(decision, title, why)
    }
    .with(Block::lines(carriers.iter().map(line).collect()))
}
