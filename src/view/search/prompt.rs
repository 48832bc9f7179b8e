//! What the prompt says of the search that is planned, before it is sent (8.27).

use super::aim::{AimKind, aim_at, step_of};
use super::crew;
use super::facts::{all_forces, chances, chances_in_words, costs, expected, launches, runs, zones};
use super::fan::{Fan, FanForm, best_middle, units_of};
use super::plan::{Planned, home, planned, ready};
use super::reason::{AIM, BY_KEYS, no_more, reason};
use super::sector::Flight;
use super::words;
use crate::engine::fleet::{SearchAim, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::forecast::activation::Chance;
use crate::engine::map::{Bearing, HexId, Point};
use crate::engine::{Decision, Game, Order, Table, Variant, count_of};
use crate::view::prompt::{Block, Choice, HowTo, Prompt};
use crate::view::shell::CommandName;
use crate::view::{Action, Activity, Answer, Selection, Weight, refusal_in_words, wording};

/// What stands in the prompt of a plan.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct SearchPlanView {
    /// The direction, to be turned.
    pub dial: Option<DialView>,
    /// The kinds of search, or one unit each or two in a fan.
    pub kinds: Vec<Answer>,
    /// Who could go, group by group.
    pub crews: Vec<Choice>,
    /// Who goes.
    pub crew: String,
    /// What it looks at, zone by zone, or search by search in a fan.
    pub zones: Vec<ZoneRow>,
    /// What it costs, and what else there is to know.
    pub facts: Vec<String>,
}

/// A direction, to be turned step by step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DialView {
    /// The step, clockwise from the north.
    pub at: u8,
    /// What each step begins.
    pub steps: Vec<Activity>,
    /// The direction in words.
    pub words: String,
    /// One step counterclockwise, and one clockwise.
    pub turns: [Answer; 2],
}

/// A line of the table of what is looked at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ZoneRow {
    /// The zone, or the search.
    pub what: String,
    /// When, or with whom.
    pub when: String,
    /// The odds of a sighting; nothing in a fan.
    pub odds: String,
    /// The odds of a further chit; nothing in a fan.
    pub chit: String,
    /// The forces that lie there now, each with the chance that it is seen at all.
    pub forces: String,
    /// Whether no force lies there now.
    pub is_empty: bool,
}

/// What the letters of the odds mean, and the chit (8.34).
pub const SIGHTING_KEY: &str = "One look: S Spotted \u{b7} L Located \u{b7} ? roughly seen \u{b7} a further chit: one level more. After a force: seen at all, out or home";

/// What the chances of a fan are chances of.
const SEEN_AT_ALL: &str =
    "Chances: that a force is seen at all, out or home, if it stays where it is.";

impl SearchPlanView {
    /// Its answers.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        let turns = self.dial.iter().flat_map(|dial| &dial.turns);
        let crews = self.crews.iter().flat_map(|row| &row.answers);
        turns.chain(&self.kinds).chain(crews)
    }
}

/// Asks which searches take off (8.27).
pub fn view(game: &Game, selection: &Selection, suggested: &[(UnitSet, SearchAim)]) -> Prompt {
    match planned(game, selection, suggested) {
        None => {
            let why = format!(
                "{} Choose planes, or point at the sea, for one all the same.",
                no_more(game)
            );
            let plan = SearchPlanView {
                crews: crew::crews(game, UnitSet::EMPTY),
                ..SearchPlanView::default()
            };
            let answers = fans(game, None).into_iter();
            Prompt {
                answers: answers.chain([go_on(game, true)]).collect(),
                ..because("Which searches take off?", why)
            }
            .with([Block::Search(Box::new(plan))])
        }
        Some(Planned::One { units, aim }) => {
            let begun =
                !matches!(selection.activity, Activity::None) || !selection.planes.is_empty();
            let reason = reason(game, suggested, begun);
            one(game, reason, units, aim, !begun)
        }
        Some(Planned::Suggested { first, others }) => all_suggested(game, first, &others),
        Some(Planned::Fan(fan, orders)) => {
            several(game, reason(game, suggested, true), fan, &orders)
        }
    }
}

/// A question about searches, and the first thing to think of.
fn because(title: impl Into<String>, why: String) -> Prompt {
    let rule = Decision::AirSearch.rule_in_a_line().to_owned();
    Prompt::because(Decision::AirSearch, title, vec![why, rule])
}

/// Asks for a search, whose aim is turned.
fn aiming(title: String, why: String, plan: SearchPlanView, answers: Vec<Answer>) -> Prompt {
    Prompt {
        answers,
        ..because(title, why)
    }
    .how(Some(HowTo::new(AIM, BY_KEYS)))
    .with([Block::Search(Box::new(plan))])
}

/// The prompt of a single search.
fn one(
    game: &Game,
    reason: String,
    units: UnitSet,
    aim: SearchAim,
    is_as_suggested: bool,
) -> Prompt {
    let table = game.table();
    let Some(flight) = Flight::of(table, units, aim) else {
        return Prompt::of(Decision::AirSearch, "Which searches take off?");
    };
    let name = match AimKind::of(aim) {
        AimKind::Standard => "Search",
        AimKind::Extended => "Extended search",
        AimKind::Narrow => "Narrow search",
    };
    let order = Order::Search { units, aim };
    let action = match is_as_suggested {
        true => Action::AllAsSuggested(vec![order]),
        false => Action::Give(vec![order]),
    };
    let send = Answer::of(action, "Send it")
        .refused(refused(game, &[order]))
        .id("send-search")
        .detail(format!("\u{b7} {}", wording::by_type(units)))
        .by(CommandName::Search)
        .primary(true);
    let mut facts = vec![costs(game, &flight.moves, units, flight.from)];
    facts.extend(launches(table, units));
    facts.extend(runs(table, &chances(table, std::slice::from_ref(&flight))));
    if AimKind::of(aim) == AimKind::Extended {
        facts.push(
            "Fighters turn for home as soon as they meet a carrier force (18.23).".to_owned(),
        );
    }
    facts.extend(send.refusal.clone());
    let forces = all_forces(table, flight.origin, &[aim]);
    let mut answers = vec![send];
    answers.extend(fans(game, None));
    answers.push(go_on(game, false));
    let plan = SearchPlanView {
        dial: Some(dial(
            &Planned::One { units, aim },
            words::direction(aim.bearing()),
        )),
        kinds: kinds(game, flight.origin, aim),
        crews: crew::crews(game, units),
        crew: format!("{} \u{b7} {}", wording::units_from(table, units), forces),
        zones: zones(table, &flight),
        facts,
    };
    let title = format!("{name} {}", words::aim(aim, flight.origin));
    aiming(title, reason, plan, answers)
}

/// The prompt of a fan.
fn several(game: &Game, reason: String, fan: Fan, orders: &[Order]) -> Prompt {
    let table = game.table();
    let planned = Planned::Fan(fan, orders.to_vec());
    let Some(origin) = planned.origin(table) else {
        return Prompt::of(Decision::AirSearch, "Which searches take off?");
    };
    let refusal = match orders.is_empty() {
        true => Some(format!(
            "There are not planes enough ready for {} searches of {}.",
            fan.form.word(),
            if fan.pairs { "two units" } else { "one unit" }
        )),
        false => refused(game, orders),
    };
    let units = units_of(orders);
    let label = match fan.form {
        FanForm::Two => "Send both".to_owned(),
        form => format!("Send all {}", form.word()),
    };
    let send = Answer::several("fan", label, orders.to_vec())
        .id("send-search")
        .detail(format!("\u{b7} {}", wording::by_type(units)))
        .by(CommandName::Search)
        .primary(true)
        .refused(refusal);
    let aims: Vec<SearchAim> = fan.bearings().map(SearchAim::Standard).collect();
    let flights = orders.iter().filter_map(|order| match *order {
        Order::Search { units, aim } => Flight::of(table, units, aim),
        _ => None,
    });
    let flights: Vec<Flight> = flights.collect();
    let whole = match fan.form {
        FanForm::Two => "both together".to_owned(),
        form => format!("all {}", form.word()),
    };
    let seen = chances(table, &flights);
    let zones = search_by_search(table, &flights, &seen, whole);
    let mut facts: Vec<String> = send.refusal.iter().cloned().collect();
    if !seen.is_empty() {
        facts.push(SEEN_AT_ALL.to_owned());
    }
    if let Some(flight) = flights.first() {
        facts.push(costs(game, &flight.moves, units, flight.from));
    }
    facts.extend(runs(table, &seen));
    facts.push(stay_ready(table, units));
    let pairs = |pairs: bool, label: &str| Answer {
        is_pressed: Some(fan.pairs == pairs),
        ..Answer::of(
            Action::Begin(Activity::Fanning(Fan { pairs, ..fan })),
            label,
        )
    };
    let middle = Activity::Searching(SearchAim::Standard(fan.middle));
    let single = Answer::of(Action::Begin(middle), "A single search").weight(Weight::Quiet);
    let mut answers = vec![send];
    answers.extend(fans(game, Some(fan)));
    answers.push(single);
    answers.push(go_on(game, false));
    let plan = SearchPlanView {
        dial: Some(dial(&planned, words::direction(fan.middle))),
        kinds: vec![pairs(false, "One unit each"), pairs(true, "Two units each")],
        crews: Vec::new(),
        crew: format!(
            "{} \u{b7} {}",
            fan.form.covers(),
            all_forces(table, origin, &aims)
        ),
        zones,
        facts,
    };
    aiming(format!("Fan: {}", fan.in_words()), reason, plan, answers)
}

/// The prompt of all that the staff would send.
fn all_suggested(
    game: &Game,
    first: (UnitSet, SearchAim),
    others: &[(UnitSet, SearchAim)],
) -> Prompt {
    let table = game.table();
    let searches = || std::iter::once(first).chain(others.iter().copied());
    let orders: Vec<Order> = searches()
        .map(|(units, aim)| Order::Search { units, aim })
        .collect();
    let flights: Vec<Flight> = searches()
        .filter_map(|(units, aim)| Flight::of(table, units, aim))
        .collect();
    let units = units_of(&orders);
    let (label, whole) = match orders.len() {
        2 => ("Send both".to_owned(), "both together".to_owned()),
        number => (format!("Send all {number}"), format!("all {number}")),
    };
    let refusal = refused(game, orders.get(..1).unwrap_or_default());
    let send = Answer::of(Action::AllAsSuggested(orders), label)
        .refused(refusal)
        .id("send-search")
        .detail(format!("\u{b7} {}", wording::by_type(units)))
        .title("Each is weighed again once the one before has looked. Then no further search.")
        .by(CommandName::Search)
        .primary(true);
    let (_, aim) = first;
    let singly =
        Answer::of(Action::Begin(Activity::Searching(aim)), "One at a time").id("send-singly");
    let seen = chances(table, &flights);
    let mut facts = Vec::new();
    if !seen.is_empty() {
        facts.push(SEEN_AT_ALL.to_owned());
    }
    facts.extend(runs(table, &seen));
    facts.push(stay_ready(table, units));
    let mut answers = vec![send, singly];
    answers.extend(fans(game, None));
    answers.push(go_on(game, false));
    let aims: Vec<SearchAim> = searches().map(|(_, aim)| aim).collect();
    let origin = flights.first().map(|flight| flight.origin);
    let plan = SearchPlanView {
        crew: origin.map_or_else(String::new, |origin| all_forces(table, origin, &aims)),
        zones: search_by_search(table, &flights, &seen, whole),
        facts,
        ..SearchPlanView::default()
    };
    let why = "The staff would send these: no others promise as much.".to_owned();
    aiming("Which searches take off?".to_owned(), why, plan, answers)
}

/// The rule that forbids some orders, in words.
fn refused(game: &Game, orders: &[Order]) -> Option<String> {
    let refusal = orders.iter().find_map(|order| game.check(*order).err());
    refusal.map(|refusal| refusal_in_words(&refusal))
}

/// What several searches may see: together first, since a list that is long is cut at its end, and then each.
fn search_by_search(
    table: &Table,
    flights: &[Flight],
    seen: &[(ForceId, Chance)],
    whole: String,
) -> Vec<ZoneRow> {
    let row = |flight: &Flight| {
        let seen = chances(table, std::slice::from_ref(flight));
        let direction = words::direction(flight.aim.bearing());
        ZoneRow {
            what: match AimKind::of(flight.aim) {
                AimKind::Narrow => format!("line {direction}"),
                AimKind::Standard | AimKind::Extended => direction.to_owned(),
            },
            when: wording::units_from(table, flight.units),
            odds: String::new(),
            chit: String::new(),
            forces: chances_in_words(&seen),
            is_empty: seen.is_empty(),
        }
    };
    let whole = (!flights.is_empty()).then(|| ZoneRow {
        what: whole,
        when: match seen.is_empty() {
            true => String::new(),
            false => format!("may see {}, if they stay where they are", expected(seen)),
        },
        odds: String::new(),
        chit: String::new(),
        forces: chances_in_words(seen),
        is_empty: seen.is_empty(),
    });
    whole.into_iter().chain(flights.iter().map(row)).collect()
}

/// Laying a fan with one click: the forms there are crews for, around the direction that is asked for or that
/// promises most.
fn fans(game: &Game, now: Option<Fan>) -> Vec<Answer> {
    let table = game.table();
    let Some(origin) = home(table) else {
        return Vec::new();
    };
    let fan = |form: FanForm| Fan {
        middle: now.map_or_else(|| best_middle(table, origin, Some(form)), |fan| fan.middle),
        form,
        pairs: now.is_some_and(|fan| fan.pairs),
    };
    let all = FanForm::ALL.map(fan);
    let others = all.into_iter().filter(|fan| Some(*fan) != now);
    let possible: Vec<Fan> = others.filter(|fan| fan.orders(table).is_some()).collect();
    // Two are offered where there are not planes for three.
    let larger = possible.iter().any(|fan| fan.form != FanForm::Two);
    let shown = possible.into_iter();
    let shown = shown.filter(|fan| !larger || fan.form != FanForm::Two);
    let answer = |fan: Fan| {
        let units = fan
            .orders(table)
            .map_or(0, |orders| units_of(&orders).len());
        let units = count_of(units, "unit", "units");
        let all = ready(table).len();
        Answer::of(
            Action::Begin(Activity::Fanning(fan)),
            format!("Fan: {}", fan.in_words()),
        )
        .id(format!("fan-{}", fan.form.word()))
        .title(format!("{units} of {all}, {}", fan.form.covers()))
    };
    shown.map(answer).collect()
}

/// Who stays ready beside the units of several searches.
fn stay_ready(table: &Table, units: UnitSet) -> String {
    format!(
        "{} stay ready. What one search sees you decide on before the next one looks.",
        count_of(ready(table).without(units).len(), "unit", "units")
    )
}

fn go_on(game: &Game, is_suggested: bool) -> Answer {
    let answer = Answer::new(game, "No further search", Order::GoOn);
    answer.by(CommandName::GoOn).primary(is_suggested)
}

/// The direction, to be turned.
fn dial(planned: &Planned, direction: &str) -> DialView {
    let (at, steps): (u8, Vec<Activity>) = match planned {
        Planned::One { aim, .. }
        | Planned::Suggested {
            first: (_, aim), ..
        } => {
            let kind = AimKind::of(*aim);
            let steps = (0..kind.steps()).map(|step| Activity::Searching(kind.at(step)));
            (step_of(*aim), steps.collect())
        }
        Planned::Fan(fan, _) => {
            let steps = Bearing::all();
            let steps = steps.map(|middle| Activity::Fanning(Fan { middle, ..*fan }));
            (fan.middle.steps(), steps.collect())
        }
    };
    let turn = |clockwise: bool, label: &str, name: &str| {
        Answer::of(Action::Begin(planned.turned(clockwise)), label)
            .id(if clockwise { "turn-right" } else { "turn-left" })
            .name(name)
            .repeated()
    };
    DialView {
        at,
        steps,
        words: direction.to_owned(),
        turns: [
            turn(false, "\u{21ba}", "Turn it counterclockwise"),
            turn(true, "\u{21bb}", "Turn it clockwise"),
        ],
    }
}

/// The kinds of search, in the same direction; a line through a force, where the sector it is made of holds one.
fn kinds(game: &Game, origin: HexId, aim: SearchAim) -> Vec<Answer> {
    let mut kinds = vec![(AimKind::Standard, "Sector, 10 hexes")];
    if game.table().plays(Variant::ExtendedSearch) {
        kinds.push((AimKind::Extended, "Fighters, 12 hexes"));
    }
    kinds.push((AimKind::Narrow, "Narrow line, 14 hexes"));
    let near = |kind: AimKind| {
        let line = || at_the_middle_force(game.table(), origin, aim);
        match kind {
            AimKind::Narrow => line().unwrap_or(kind.near(aim)),
            kind => kind.near(aim),
        }
    };
    let answer = |(kind, label): (AimKind, &str)| Answer {
        is_pressed: Some(kind == AimKind::of(aim)),
        ..Answer::of(Action::Begin(Activity::Searching(near(kind))), label)
    };
    kinds
        .into_iter()
        .map(|(kind, label)| answer((kind, label)).id(format!("kind-{kind:?}").to_lowercase()))
        .collect()
}

/// The line through the force that lies nearest to the middle of a sector, or beyond it as far as a line reaches.
fn at_the_middle_force(table: &Table, origin: HexId, aim: SearchAim) -> Option<SearchAim> {
    if AimKind::of(aim) == AimKind::Narrow {
        return None;
    }
    let hexes = table.forces.iter().map(|force| force.hex);
    let range = AimKind::Narrow.near(aim).range();
    let within =
        hexes.filter(|hex| origin.distance(*hex) <= range && aim.bearing().sees(origin, *hex));
    let off = |hex: &HexId| {
        let middle = aim.bearing().at(origin, origin.distance(*hex));
        middle.distance(Point::from(*hex))
    };
    aim_at(origin, within.min_by_key(off)?, AimKind::Narrow)
}
