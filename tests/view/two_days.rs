//! What a battle of two days has besides: oilers on the chart, a sheet at dusk and dawn, and moments to play on from.

use carrier_battle::engine::fleet::SearchAim;
use carrier_battle::engine::forces::{Force, ForceId, Hits, OilerId};
use carrier_battle::engine::map::Bearing;
use carrier_battle::engine::ships::{ShipId, ShipSet};
use carrier_battle::engine::staff::{Player, Random, Sensible, strike_reach};
use carrier_battle::engine::{
    Decision, Event, ForceEvent, Game, Light, Order, Scenario, SubmarineEvent, Turn, Variant,
    count_of,
};
use carrier_battle::storage::{NamedPoint, NamedPoints, Origin, Slot, SlotEntry};
use carrier_battle::view::account::{self, Tally};
use carrier_battle::view::chart::layout::layout;
use carrier_battle::view::chart::{self, CounterView};
use carrier_battle::view::enemy::{self, ReportedCard, oil};
use carrier_battle::view::event_card::EventCard;
use carrier_battle::view::prompt::{Block, prompt};
use carrier_battle::view::save_points::{origin, save_points};
use carrier_battle::view::situation::{self, LightChange, Situation};
use carrier_battle::view::{Activity, Selection, night, start};

use crate::common::*;
use crate::view::card_parts::CardParts;
use crate::view::event_card::staged::told_by_cards;

const A: OilerId = OilerId::A;

/// A game of the tests of the page.
pub fn kept(name: &str) -> Game {
    let root = env!("CARGO_MANIFEST_DIR");
    let text = std::fs::read_to_string(format!("{root}/tests/browser/saves/{name}.json"));
    Game::load(&text.unwrap()).unwrap()
}

/// Plays on as the staff until something is so.
fn until(mut game: Game, is_so: impl Fn(&Game) -> bool) -> Game {
    while !is_so(&game) {
        let order = Sensible.order(&game).unwrap();
        play(&mut game, order);
    }
    game
}

fn at_turn(game: Game, turn: Turn) -> Game {
    until(game, |game| game.table().turn == turn)
}

/// A game whose oilers lie on the chart, with two forces that wait at the first, and one that is on its way.
fn at_the_oilers() -> Game {
    kept("oilers")
}

fn counter<'a>(all: &'a [CounterView], name: &str) -> &'a CounterView {
    let is_it = |it: &&CounterView| it.top().is_some_and(|top| top.to_string() == name);
    all.iter().find(is_it).unwrap()
}

fn texts(situation: &Situation, part: &str) -> Vec<String> {
    let part = situation.parts.iter().find(|it| it.name == part);
    let facts = part.map(|part| part.facts.clone()).unwrap_or_default();
    facts
        .into_iter()
        .map(|it| format!("{} {} {}", it.label, it.value, it.note))
        .map(|text| text.trim().to_owned())
        .collect()
}

/// 20.2-20.4: the oilers are counters like others, of the enemy, each in its hex.
#[test]
fn r20_3_oilers_lie_on_the_chart() {
    let game = at_the_oilers();
    let table = game.table();
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    for (oiler, hex) in &table.refuelling.oilers {
        let it = counter(&all, &oiler.to_string());
        assert_eq!(it.hex, *hex);
        assert_eq!(it.face.picture, "oiler");
        assert!(it.label.starts_with(&format!("{oiler}, ")), "{}", it.label);
    }
    assert_eq!(table.refuelling.oilers.len(), 3);
}

/// 20.6, 20.61: an oiler says who waits, in which order, and with what odds; so do the forces.
#[test]
fn r20_6_an_oiler_has_its_queue_and_the_odds_of_the_next_attempt() {
    let game = at_the_oilers();
    let mut table = game.table().clone();
    let hex = table.refuelling.hex_of(A).unwrap();
    let mut forces: Vec<ForceId> = table.forces.iter().map(|force| force.id).collect();
    forces.truncate(3);
    let [first, second, comes] = forces[..] else {
        panic!("three forces");
    };
    table.refuelling.bound = vec![(first, A), (second, A), (comes, A)];
    table.refuelling.entered = vec![second, first];
    for force in table.forces.iter_mut() {
        force.retiring |= [first, second, comes].contains(&force.id);
        if force.id == first || force.id == second {
            force.hex = hex;
        }
    }
    assert_eq!(oil::waiting(&table, A), [second, first]);
    let words = oil::at_oiler(&table, A);
    assert!(words.contains("wait in this order"), "{words}");
    assert!(words.contains("40% for oil at each attempt"), "{words}");
    assert!(words.ends_with(&format!("; {comes} comes")), "{words}");
    let of = |id| oil::of_force(&table, table.force(id).unwrap()).unwrap();
    assert!(of(second).contains("1st in line"), "{}", of(second));
    assert!(of(first).contains("2nd in line"), "{}", of(first));
    assert!(of(first).ends_with("Located or spotted by a search it runs."));
    assert!(of(comes).starts_with(&format!("Goes home by {A} in {hex}")));
    // 20.61: without the flagship it takes longer.
    let hits = Hits {
        permanent: 9,
        ..Hits::default()
    };
    table.damage.push((ShipId::named("Taiho").unwrap(), hits));
    assert!(oil::at_oiler(&table, A).contains("30% for oil at each attempt"));
}

/// 19.2: where all forces retire from the start nothing is said of it.
#[test]
fn r19_2_of_scenario_4_nobody_says_that_forces_retire() {
    let game = Game::new(Scenario::numbered(4).unwrap(), &[], 7).unwrap();
    let table = game.table();
    assert!(table.forces.iter().all(|force| force.retiring));
    assert!(
        table
            .forces
            .iter()
            .all(|force| oil::of_force(table, force).is_none())
    );
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    let marks = all
        .iter()
        .filter_map(|it| it.face.force.as_ref()?.marks.clone());
    assert_eq!(marks.count(), 0);
}

/// A force that goes home faces west: its counter and its card say so.
#[test]
fn r19_3_a_force_that_goes_home_says_so() {
    let game = at_the_oilers();
    let table = game.table();
    let retiring = table.forces.iter().find(|force| force.retiring).unwrap();
    let all = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    let it = counter(&all, &retiring.id.to_string());
    let marks = it.face.force.as_ref().unwrap().marks.clone().unwrap();
    assert!(marks.starts_with('\u{2190}'));
    assert!(it.label.contains(", retires"));
    let cards = enemy::reported_forces(game.scenario(), table).unwrap();
    let card = cards
        .into_iter()
        .find(|card| card.id == retiring.id)
        .unwrap();
    assert!(
        card.known
            .iter()
            .any(|it| it.starts_with("Goes home") || it.starts_with("Waits at"))
    );
}

#[test]
fn a_sheet_lies_at_each_dusk_and_dawn_of_two_days_and_nowhere_else() {
    let mut game = kept("before-the-first-dusk");
    assert_eq!(LightChange::now(&game), None);
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let dusk = LightChange::now(&game).unwrap();
    assert_eq!(dusk, (Turn::at(19, 1850), LightChange::Dusk));
    let game = at_turn(game, Turn::at(19, 2010));
    assert_eq!(LightChange::now(&game), None);
    let game = at_turn(game, Turn::at(20, 530));
    let dawn = LightChange::now(&game).unwrap();
    assert_eq!(dawn, (Turn::at(20, 530), LightChange::Dawn));
    // Of one day there is none.
    let six = Game::new(Scenario::numbered(6).unwrap(), &[], 3).unwrap();
    let six = at_turn(six, Turn::at(19, 1850));
    assert_eq!(LightChange::now(&six), None);
}

#[test]
fn the_sheet_of_dusk_says_what_the_hours_brought_where_everybody_is_and_what_changes() {
    let game = at_turn(kept("before-the-first-dusk"), Turn::at(19, 1850));
    let sheet = situation::at(&game, LightChange::Dusk);
    assert_eq!(sheet.subtitle, "19 June 1944, 1850 \u{b7} turn 11 of 31");
    let names: Vec<&str> = sheet.parts.iter().map(|part| part.name).collect();
    assert_eq!(
        names,
        [
            "Since dawn",
            "The enemy",
            "Task Force 58",
            "In the air",
            "Score",
            "What changes now"
        ]
    );
    let enemy = texts(&sheet, "The enemy");
    let told = |name: &str| enemy.iter().any(|line| line.starts_with(name));
    assert!(
        game.table()
            .forces
            .iter()
            .all(|force| told(&force.id.to_string()))
    );
    assert!(
        enemy
            .iter()
            .any(|line| line.contains("turns ago, not in contact"))
    );
    assert!(told("Oiler A") && told("Oiler B") && told("Oiler C"));
    let changes = texts(&sheet, "What changes now").join(" ");
    assert!(changes.contains("no plane takes off"), "{changes}");
    assert!(changes.contains("Oilers lie on the chart"), "{changes}");
    let fleet = texts(&sheet, "Task Force 58").join(" ");
    assert!(
        fleet.contains("Ready on deck") && fleet.contains("5 boats at sea"),
        "{fleet}"
    );
}

/// 22.4, 22.6: with night operations the sheets name who may fly, and who is tired.
#[test]
fn r22_6_the_sheet_of_dawn_names_tired_deck_crews() {
    let mut game = Game::new(
        Scenario::numbered(8).unwrap(),
        &[Variant::Refuelling, Variant::NightOperations],
        11,
    )
    .unwrap();
    game = at_turn(game, Turn::at(19, 1850));
    let dusk = situation::at(&game, LightChange::Dusk);
    assert!(
        texts(&dusk, "What changes now")
            .join(" ")
            .contains("only F6F-3Ns take off")
    );
    let at_dawn = |game: Game| {
        let game = at_turn(game, Turn::at(20, 530));
        let dawn = situation::at(&game, LightChange::Dawn);
        texts(&dawn, "What changes now").join(" ")
    };
    let changes = at_dawn(game);
    assert!(changes.contains("The oilers leave at 1330"), "{changes}");
    // The staff launches nobody at night.
    assert!(!changes.contains("Tired deck crews"), "{changes}");
    let (searched, carrier) = with_a_search_by_night();
    let changes = at_dawn(searched);
    assert!(changes.contains("Tired deck crews"), "{changes}");
    assert!(changes.contains(&carrier), "{carrier}: {changes}");
}

/// 22.6: in the last evening no morning follows, and nobody is told to be tired in it.
#[test]
fn r22_6_nobody_is_tired_at_a_dawn_that_does_not_come() {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let game = Game::new(Scenario::numbered(8).unwrap(), &options, 11).unwrap();
    let dusk = |game: &Game| {
        let sheet = situation::at(game, LightChange::Dusk);
        texts(&sheet, "What changes now").join(" ")
    };
    let game = at_turn(game, Turn::at(19, 1850));
    assert!(dusk(&game).contains("tired at dawn"));
    let game = at_turn(game, Turn::at(20, 1850));
    let told = dusk(&game);
    assert!(told.contains("only F6F-3Ns take off"), "{told}");
    assert!(!told.contains("tired"), "{told}");
    let game = until(game, |game| game.table().light() == Light::Night);
    let crews = night::crews(game.table()).unwrap();
    assert!(!crews.contains("0530"), "{crews}");
}

/// 14.16: torpedoes that have hit a ship that nobody knows are something, at dusk and in the log; they wait no more once they
/// are hers.
#[test]
fn r14_16_torpedo_hits_that_wait_are_not_told_as_nothing() {
    let mut told = 0;
    for seed in 1..=12 {
        let mut game = Game::new(Scenario::numbered(8).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        for it in game.events() {
            if let Event::Submarines(SubmarineEvent::HitsOnForce { hits, .. }) = it.event {
                let words = Tally::of(std::slice::from_ref(it)).words();
                let hits = count_of(hits, "hit", "hits");
                assert_eq!(words, format!("{hits} on a ship not yet known"));
                told += 1;
            }
        }
        assert_eq!(Tally::of(game.events()).waiting, 0);
    }
    assert!(told > 3, "{told}");
}

/// 14.13: what a submarine has found was seen then, and what it shadows is in sight all the time.
#[test]
fn r14_13_a_force_is_last_seen_when_a_submarine_finds_it() {
    let (mut found, mut shadowed) = (0, 0);
    for seed in 1..=12 {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &[], seed).unwrap();
        let mut random = Random::new(seed);
        while let Some(order) = random.order(&game) {
            play(&mut game, order);
            let mut at_sea = game.table().submarines.at_sea.iter();
            if let Some((submarine, force)) = at_sea.find_map(|it| Some((it.id, it.shadows()?))) {
                let enemy = texts(&situation::where_was_i(&game), "The enemy");
                let hers = enemy.iter().find(|it| it.starts_with(&force.to_string()));
                let words = format!("shadowed by {submarine}");
                assert!(hers.is_none_or(|it| it.ends_with(&words)), "{enemy:?}");
                shadowed += usize::from(hers.is_some());
            }
        }
        for (number, it) in game.events().iter().enumerate() {
            if let Event::Submarines(SubmarineEvent::Contact { force, .. }) = it.event {
                let seen = account::last_seen(&game.events()[..=number]);
                assert_eq!(seen.get(&force), Some(&it.at));
                found += 1;
            }
        }
    }
    assert!(found > 4 && shadowed > 0, "{found} {shadowed}");
}

/// A night in which a fresh night fighter searches, with the name of her carrier: of the first game in which one is.
fn with_a_search_by_night() -> (Game, String) {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let mut games = (1..40).filter_map(|seed| {
        let game = Game::new(Scenario::numbered(8).unwrap(), &options, seed).unwrap();
        let mut game = until(game, |game| {
            game.table().light() == Light::Night && game.decision() == Some(Decision::DeclareSearch)
        });
        game.play(Order::DeclareSearch).ok()?;
        let search = game.legal().find(|it| matches!(it, Order::Search { .. }))?;
        let Order::Search { units, .. } = search else {
            return None;
        };
        let (deck, _) = game.table().aboard(units.iter().next()?)?;
        let carrier = deck.carrier.to_string();
        game.play(search).ok()?;
        Some((game, carrier))
    });
    games.next().expect("a night fighter is fresh in some game")
}

/// 22.1, 22.4-22.6: at a launch in the dark it is said who is fresh, who rests tonight, and what it costs in the morning; and
/// of planes that stay on deck the reason is said once for all of them.
#[test]
fn r22_1_a_launch_by_night_says_who_may_fly_and_what_it_costs() {
    let options = [Variant::Refuelling, Variant::NightOperations];
    let game = Game::new(Scenario::numbered(8).unwrap(), &options, 11).unwrap();
    let game = until(game, |game| {
        game.table().light() == Light::Night && game.decision() == Some(Decision::DeclareSearch)
    });
    let words = night::crews(game.table()).unwrap();
    let is_fresh = words.starts_with("Fresh: ");
    assert!(is_fresh || words.starts_with("No night fighter is fresh"));
    assert_eq!(is_fresh, words.ends_with("(22.6)."), "{words}");
    // One that has searched is said to rest, and where.
    let (searched, _) = with_a_search_by_night();
    let after = night::crews(searched.table()).unwrap();
    assert_ne!(after, words);
    let asked = prompt(&game, &Selection::default(), &[]).unwrap();
    let why = asked.why().join(" ");
    assert!(why.contains(&words), "{why}");
    assert!(why.matches("(22.1)").count() <= 1, "{why}");
    let by_day = Game::new(Scenario::numbered(8).unwrap(), &options, 11).unwrap();
    assert_eq!(night::crews(by_day.table()), None);
}

/// 12.411: whoever may stay with a crippled ship is chosen unit by unit, and ordered at once.
#[test]
fn r12_411_units_are_chosen_to_stay_with_a_crippled_ship() {
    let options = [Variant::SurfaceCombat];
    let game = (1..40).find_map(|seed| {
        let mut game = Game::new(Scenario::numbered(6).unwrap(), &options, seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            let is_asked = game.decision() == Some(Decision::UsMovement);
            if is_asked && game.table().crippled_us_ships().next().is_some() {
                return Some(game);
            }
            play(&mut game, order);
        }
        None
    });
    let game = game.expect("a battle in which a ship is crippled");
    let crippled = game.table().crippled_us_ships().next().unwrap().0;
    let rows = |activity| {
        let selection = Selection {
            activity,
            ..Selection::default()
        };
        let asked = prompt(&game, &selection, &[]).unwrap();
        let rows = asked.blocks.into_iter().filter_map(|block| match block {
            Block::Choice(choice) if choice.who == crippled.to_string() => Some(choice),
            _ => None,
        });
        rows.collect::<Vec<_>>()
    };
    let folded = rows(Activity::None);
    assert_eq!(folded[0].answers.len(), 1);
    let open = rows(Activity::StandingBy(crippled, ShipSet::default()));
    let (last, units) = open[0].answers.split_last().unwrap();
    assert_eq!(last.label, "Nobody stays");
    assert!(!units.is_empty());
    let unit = ShipId::named(&units[0].label).unwrap();
    assert!(unit.carrier().is_none());
    let ships = ShipSet::default().toggled(unit);
    let chosen = rows(Activity::StandingBy(crippled, ships));
    let give = chosen[0].answers.last().unwrap();
    assert_eq!(
        give.orders(),
        [Order::StandBy {
            ships,
            ship: crippled
        }]
    );
    assert!(game.check(give.orders()[0]).is_ok());
}

/// In ten lines.
#[test]
fn who_comes_back_is_told_where_the_battle_stands_in_few_lines() {
    let game = at_the_oilers();
    let sheet = situation::where_was_i(&game);
    assert_eq!(
        texts(&sheet, "You are asked"),
        ["What do the submarines do?"]
    );
    let lines: usize = sheet.parts.iter().map(|part| part.facts.len()).sum();
    assert!(lines <= 14, "{lines}");
    let air = texts(&sheet, "In the air");
    assert!(
        air.iter()
            .any(|line| line.starts_with("Search ") && line.contains("home at ")),
        "{air:?}"
    );
    let enemy = texts(&sheet, "The enemy");
    assert!(enemy[0].starts_with("Butai "), "{enemy:?}");
    assert!(enemy.iter().any(|line| line.starts_with("1 other report")));
}

#[test]
fn each_turn_has_a_save_point_and_so_has_what_the_player_names() {
    let game = at_turn(
        Game::new(Scenario::numbered(4).unwrap(), &[], 7).unwrap(),
        Turn::at(20, 1330),
    );
    let orders = game.orders().len();
    let in_third_phase = (0..orders).find(|orders| game.branch(*orders).table().phase == 3);
    let named = [
        NamedPoint {
            name: "Before the strike".to_owned(),
            orders: in_third_phase.expect("an order of a third phase"),
        },
        // Of what was taken back since.
        NamedPoint {
            name: "Gone".to_owned(),
            orders: orders + 1,
        },
    ];
    let points = save_points(&game, &named);
    let words: Vec<String> = points.iter().map(|point| point.in_words()).collect();
    assert!(
        words.iter().any(|it| it.ends_with("Before the strike")),
        "{words:?}"
    );
    assert!(!words.iter().any(|it| it.contains("Gone")));
    assert!(points.is_sorted_by(|one, other| one.orders >= other.orders));
    // To the phase: a turn has four of them.
    for point in points.iter().filter(|point| point.is_named) {
        let then = game.branch(point.orders);
        let time = then.table().turn.time_of(then.table().phase);
        assert!(point.when.ends_with(&format!("{time:04}")), "{point:?}");
        assert_eq!(then.table().phase, 3);
    }
    for point in points.iter().filter(|point| !point.is_named) {
        let then = game.branch(point.orders);
        assert_eq!(then.orders(), &game.orders()[..point.orders]);
        let turn = then.table().turn;
        assert!(
            point.when.ends_with(&format!("{:04}", turn.time())),
            "{point:?}"
        );
        // It is the first question of its turn.
        let before = point
            .orders
            .checked_sub(1)
            .map(|orders| game.branch(orders));
        assert!(
            before.is_none_or(|before| before.table().turn < turn),
            "{point:?}"
        );
    }
    // The battle goes on from there as it did.
    let mut again = game.branch(3);
    for order in &game.orders()[3..] {
        play(&mut again, *order);
    }
    assert_eq!(again.table(), game.table());
}

/// A step back and on again takes no name away; another order does.
#[test]
fn named_moments_that_are_taken_back_come_again_with_redo_and_go_with_another_order() {
    let names = |points: &NamedPoints| {
        let kept = points.kept().iter();
        kept.map(|point| point.name.clone()).collect::<Vec<_>>()
    };
    let mut points = NamedPoints::default();
    points.name("dusk".to_owned(), 10);
    points.name("night".to_owned(), 20);
    points.go_to(15);
    assert_eq!(names(&points), ["dusk"]);
    points.go_to(20);
    assert_eq!(names(&points), ["dusk", "night"]);
    points.name("late".to_owned(), 20);
    assert_eq!(names(&points), ["dusk", "late"], "one moment has one name");
    points.go_to(15);
    points.play_on();
    points.go_to(20);
    assert_eq!(names(&points), ["dusk"]);
    // A game that plays on from before has those up to there.
    points.name("dawn".to_owned(), 30);
    assert_eq!(names(&points.up_to(25)), ["dusk"]);
    let mut branch = points.up_to(25);
    branch.go_to(30);
    assert_eq!(names(&branch), ["dusk"], "it is another game");
}

#[test]
fn a_game_that_grows_from_another_is_named_after_the_first_and_the_moment() {
    let named = |name: &str| {
        let (name, at) = (name.to_owned(), "19 June, 1330".to_owned());
        Origin { name, at }.name_of_branch()
    };
    assert_eq!(named("The first"), "The first, from 19 June, 1330");
    assert_eq!(named("The first, from 19 June, 0930"), named("The first"));
    assert_eq!(named(" "), "From 19 June, 1330");
    assert_eq!(named("From 19 June, 0930"), named(" "));
    assert_eq!(
        named("Escape, from Guam"),
        "Escape, from Guam, from 19 June, 1330"
    );
    let long = named(&"\u{e9}".repeat(60));
    assert_eq!(long.chars().count(), 60);
    assert!(long.ends_with("\u{e9}, from 19 June, 1330"));
}

#[test]
fn a_named_moment_that_cannot_be_read_takes_no_other_with_it() {
    let game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let here = NamedPoint {
        name: "Here".to_owned(),
        orders: 0,
    };
    let slot = Slot::new("Of a test", Some(7), None, &game).unwrap();
    let text = slot.with_points(None, vec![here.clone()]).to_text();
    let damaged = text.replace(r#""points":["#, r#""points":[{"name":7},"#);
    assert_ne!(text, damaged);
    let (entry, _) = SlotEntry::read("1".to_owned(), damaged);
    assert_eq!(entry.points, [here]);
}

#[test]
fn a_slot_keeps_its_points_and_where_it_grew_from_and_the_list_says_so() {
    let mut game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let order = Sensible.order(&game).unwrap();
    play(&mut game, order);
    let points = vec![NamedPoint {
        name: "Here".to_owned(),
        orders: 1,
    }];
    let point = save_points(&game, &points)[0].clone();
    let from = origin("The first try", &point);
    let slot = Slot::new("The second", Some(7), None, &game).unwrap();
    let text = slot
        .with_points(Some(from.clone()), points.clone())
        .to_text();
    let (entry, better) = SlotEntry::read("1".to_owned(), text);
    assert_eq!(
        (entry.grew_from.clone(), entry.points.clone(), better),
        (Some(from), points, None)
    );
    let line = start::line(&entry, true, &|_| "then".to_owned());
    assert!(
        line.state
            .ends_with("grew from \u{201c}The first try\u{201d} at 19 June, 0930"),
        "{}",
        line.state
    );
    // Another name leaves them.
    let (renamed, _) = SlotEntry::read("1".to_owned(), entry.renamed("The third").unwrap());
    assert_eq!(
        (renamed.grew_from, renamed.points),
        (entry.grew_from, entry.points)
    );
}

/// An order that is refused changes nothing, on a branch as anywhere.
#[test]
fn a_branch_is_a_game_like_any_other() {
    let game = Game::new(Scenario::numbered(1).unwrap(), &[], 7).unwrap();
    let mut branch = game.branch(0);
    assert_eq!(branch.undone(), 0);
    assert!(branch.play(Order::AcceptBattle).is_err());
    assert_eq!(branch.table(), game.table());
}

/// 20.6: who has its oil is told from who gave it up, on its card and at dawn.
#[test]
fn r20_6_whoever_has_its_oil_is_said_to_have_it() {
    let has_oil = |game: &Game| {
        let mut forces = game.table().forces.iter();
        let has = |force: &&Force| game.table().refuelling.has_oil(force.id);
        forces.find(has).map(|force| force.id)
    };
    let game = until(at_the_oilers(), |game| has_oil(game).is_some());
    let force = has_oil(&game).unwrap();
    let cards = enemy::reported_forces(game.scenario(), game.table()).unwrap();
    let card = cards.iter().find(|card| card.id == force).unwrap();
    assert!(card.known.iter().any(|it| it.starts_with("Has its oil")));
    let sheet = situation::at(&game, LightChange::Dawn);
    let its = texts(&sheet, "The enemy");
    let its = its.iter().find(|it| it.starts_with(&force.to_string()));
    assert!(
        its.unwrap().contains(", goes home with its oil "),
        "{its:?}"
    );
}

/// 14.162: the card of a force says that torpedo hits wait on it, and that of its last move whom they have hit.
#[test]
fn r14_162_torpedo_hits_on_a_force_that_leaves_the_map_are_told() {
    let scenario = Scenario::numbered(8).unwrap();
    let leaves_hit = |game: &Game, from: usize| {
        let left = game.events()[from..].iter().map(|it| &it.event);
        let is_hit = |event: &Event| {
            matches!(
                event,
                Event::Submarines(SubmarineEvent::HitsAtTheEdge { .. })
            )
        };
        let mut after = left.skip_while(|event| !is_hit(event));
        after.find_map(|event| match event {
            Event::Forces(ForceEvent::LeftTheMap { what, .. }) => Some(*what),
            _ => None,
        })
    };
    let told = (100..140).find_map(|seed| {
        let mut game = Game::new(scenario, &[Variant::Refuelling], seed).unwrap();
        loop {
            let (before, from) = (game.table().clone(), game.events().len());
            let order = Sensible.order(&game)?;
            play(&mut game, order);
            if let Some(force) = leaves_hit(&game, from) {
                return Some((before, game, force));
            }
        }
    });
    let (before, game, force) = told.unwrap();
    let cards = enemy::reported_forces(scenario, &before).unwrap();
    let is_hit = |card: &&ReportedCard| before.force(card.id).unwrap().hits.total() > 0;
    let card = cards.iter().find(is_hit).unwrap();
    let waits = " on one of its ships, nobody knows which.";
    assert!(
        card.known.iter().any(|it| it.contains(waits)),
        "{:?}",
        card.known
    );
    let cards = told_by_cards(&game);
    let is_told = |(card, _): &(EventCard, _)| {
        let outcome = card.outcome();
        outcome.sentence.starts_with("Torpedoes had hit a ship of ")
            && outcome
                .sentence
                .ends_with(&format!("{force} leaves the map now."))
    };
    assert!(cards.iter().any(is_told));
}

/// 20.7: whoever plans a search is told that to see a force well sends it running.
#[test]
fn r20_7_a_planned_search_says_whom_it_sends_running() {
    let game = until(kept("oilers"), |game| {
        let is_day = game.table().light() == Light::Day;
        let bound = !game.table().refuelling.bound.is_empty();
        game.decision() == Some(Decision::AirSearch) && is_day && bound
    });
    let mut told = 0;
    for bearing in (0..12).map(Bearing::clockwise) {
        let selection = Selection {
            activity: Activity::Searching(SearchAim::Standard(bearing)),
            ..Selection::default()
        };
        let asked = prompt(&game, &selection, &[]).unwrap();
        let plan = asked.blocks.iter().find_map(|block| match block {
            Block::Search(plan) => Some(plan),
            _ => None,
        });
        let facts = plan.map(|plan| plan.facts.join(" ")).unwrap_or_default();
        told += usize::from(facts.contains("Located or spotted, ") && facts.contains("(20.7)"));
    }
    assert!(told > 0);
}

/// 4.22, 6.33: where carriers are in contact, the question of the course says whether a strike can reach them.
#[test]
fn the_course_is_asked_with_how_far_a_strike_may_go() {
    let (mut near, mut far) = (0, 0);
    for seed in 1..=4 {
        let scenario = Scenario::numbered(8).unwrap();
        let mut game = Game::new(scenario, &[Variant::Refuelling], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::UsMovement) {
                let view = prompt(&game, &Selection::default(), &[]).unwrap();
                let why = view.why().join(" ");
                let reach = strike_reach(&game);
                let is_near = reach.is_some_and(|it| it.hexes <= it.reach);
                let is_far = reach.is_some_and(|it| it.hexes > it.reach);
                assert_eq!(
                    why.contains("A strike that takes off now can reach "),
                    is_near
                );
                assert_eq!(why.contains(" too far for a strike "), is_far);
                near += u32::from(is_near);
                far += u32::from(is_far);
            }
            play(&mut game, order);
        }
    }
    assert!(near > 0 && far > 0, "{near} {far}");
}
