//! What the page says of the wind: before US Move, on the decks, on the chart, and of what came of it (17).

use carrier_battle::engine::fleet::AirStep;
use carrier_battle::engine::map::{Direction, WindCourse};
use carrier_battle::engine::orders_of_the_day::{CourseOrder, OrdersOfTheDay};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Decision, Game, Order, Scenario, Session, UnitLoss, Variant, signed};
use carrier_battle::view::card::Tone;
use carrier_battle::view::chart::{self, lit_hexes};
use carrier_battle::view::event_card::{self, CardKind};
use carrier_battle::view::prompt::passage::passage;
use carrier_battle::view::prompt::sailing::sailors;
use carrier_battle::view::prompt::{Block, Prompt, prompt};
use carrier_battle::view::record::{self, Filter, MarkKind, report, timeline};
use carrier_battle::view::shown_record::ShownRecord;
use carrier_battle::view::start::{Link, choose};
use carrier_battle::view::{Activity, Selection, account, fleet, learn};

use crate::common::*;

const WITH_WIND: &[Variant] = &[Variant::LeewardMovement];
const BY_DIE: &[Variant] = &[Variant::LeewardMovement, Variant::VariableWind];

fn battle(number: u8, options: &[Variant], seed: u64) -> Game {
    Game::new(Scenario::numbered(number).unwrap(), options, seed).unwrap()
}

/// A game that the staff has played up to a US Move, with patrols up.
fn before_us_move() -> Game {
    let mut game = battle(6, WITH_WIND, 4);
    loop {
        let patrols = game.table().cap_missions().count();
        if game.decision() == Some(Decision::UsMovement) && patrols > 0 {
            return game;
        }
        let order = Sensible.order(&game).unwrap();
        play(&mut game, order);
    }
}

/// That game after the fleet has gone west, or another way.
fn gone(step: Direction) -> Game {
    let mut game = before_us_move();
    let to = game.table().task_groups[0].hex.neighbour(step).unwrap();
    play(&mut game, Order::MoveTaskForce { to });
    game
}

fn asked(game: &Game) -> Prompt {
    prompt(game, &Selection::default(), &[]).unwrap()
}

fn remarks(prompt: &Prompt) -> Vec<(String, bool)> {
    let blocks = prompt.blocks.iter();
    let remarks = blocks.filter_map(|block| match block {
        Block::Remarks(remarks) => Some(remarks),
        _ => None,
    });
    let all = remarks.flatten();
    all.map(|it| (it.words.clone(), it.warns)).collect()
}

#[test]
fn r17_1_before_us_move_each_hex_and_staying_says_how_it_lies_to_the_wind() {
    let game = before_us_move();
    let view = asked(&game);
    let wind = game.table().markers.wind.unwrap();
    let here = game.table().task_groups[0].hex;
    let mut told = Vec::new();
    for answer in &view.answers {
        if let [Order::MoveTaskForce { to }] = answer.orders() {
            let course = wind.course(here, *to).to_string();
            assert!(answer.detail.ends_with(&course), "{}", answer.detail);
            let name = answer.name.as_deref().unwrap();
            assert!(name.ends_with(&course), "{name}");
            told.push(course);
        }
    }
    told.sort();
    assert_eq!(
        told,
        [
            "to leeward",
            "to leeward",
            "to leeward",
            "to windward",
            "to windward",
            "to windward"
        ]
    );
    let stay = view.answers.iter().find(|it| it.label == "Stay here");
    assert_eq!(stay.unwrap().detail, "\u{b7} keeping station");
    assert!(stay.unwrap().title.starts_with("Keeping station: "));
    // On the chart too, under the pointer and to a screen reader.
    for lit in lit_hexes(game.table(), game.decision(), None, Activity::None) {
        let course = wind.course(here, lit.hex);
        assert_eq!(lit.cost, course.to_string());
        assert!(lit.label.contains(&course.to_string()), "{}", lit.label);
    }
    let without = battle(6, &[], 4);
    assert_eq!(chart::wind(without.table()), None);
}

#[test]
fn r17_2_before_us_move_a_line_says_what_each_course_leaves() {
    let game = before_us_move();
    let table = game.table();
    let lines = remarks(&asked(&game));
    let line = |begins: &str| {
        let mut found = lines.iter().filter(|(words, _)| words.starts_with(begins));
        found
            .next()
            .unwrap_or_else(|| panic!("{begins}: {lines:?}"))
    };
    let (windward, warns) = line("To windward");
    assert_eq!(
        windward,
        "To windward: launches and landings are free (17.4)."
    );
    assert!(!warns);
    let (station, _) = line("Keeping station");
    assert!(station.contains("58.1 3 of 6, 58.2 3 of 6"), "{station}");
    let (leeward, warns) = line("To leeward");
    assert!(leeward.contains("58.1 1 of 6, 58.2 1 of 6"), "{leeward}");
    for (cap, _) in table.cap_missions() {
        assert!(leeward.contains(&cap.to_string()), "{leeward}");
    }
    assert!(leeward.contains("come out") || leeward.contains("comes out"));
    assert!(warns, "patrols that come out are bad news");
    // By ship, what staying leaves.
    let (ships, _) = line("58.1:");
    assert_eq!(
        ships,
        "58.1: Hornet, Yorktown and one of Belleau Wood and Bataan, one unit each."
    );
    // And in what a hex pointed at would change, first of all.
    let west = table.task_groups[0].hex.neighbour(Direction::W).unwrap();
    let them = sailors(table, Activity::None).unwrap();
    let view = passage(table, them, west).unwrap();
    assert!(view.title.ends_with(", to leeward"), "{}", view.title);
    assert_eq!(&view.lines[0].words, leeward);
}

#[test]
fn r17_2_the_decks_say_the_limit_and_that_the_wind_is_why() {
    for (step, course, says) in [
        (
            Direction::W,
            WindCourse::Leeward,
            "Task Force 58, to leeward: each group launches or lands one unit a phase",
        ),
        (Direction::E, WindCourse::Windward, ""),
    ] {
        let mut game = gone(step);
        let launch = Decision::AirOperations {
            step: AirStep::Launch,
        };
        while game.decision() != Some(launch) {
            let order = Sensible.order(&game).unwrap();
            play(&mut game, order);
        }
        let view = asked(&game);
        let table = game.table();
        let first = view.why().first().cloned().unwrap_or_default();
        let head = fleet::task_group(table, table.task_groups[0].id).unwrap();
        let glance = fleet::fleet_at_a_glance(table).unwrap();
        match course {
            WindCourse::Leeward => {
                assert!(first.starts_with(says), "{first}");
                assert!(head.guns.ends_with("to leeward"), "{}", head.guns);
                assert!(glance[0].figures.ends_with("to leeward"));
            }
            WindCourse::Windward | WindCourse::StationKeeping => {
                assert!(!first.contains("leeward"), "{first}");
                assert!(!head.guns.contains("leeward"), "{}", head.guns);
            }
        }
        // Who cannot take off is told so: 17.2 is the reason.
        if course == WindCourse::Leeward {
            let all = table
                .decks
                .iter()
                .filter(|it| it.carrier.data().group.0 == 1);
            let all = all.map(|deck| deck.ready);
            let units = all.reduce(|all, more| all.with(more)).unwrap();
            let mission = named("Intercept 8");
            let refused = game.check(Order::Launch { mission, units });
            let words = refused.unwrap_err().to_string();
            assert!(words.contains("(17.2)"), "{words}");
        }
    }
}

#[test]
fn r17_6_an_arrow_on_the_chart_shows_whither_the_wind_blows() {
    let from_the_east = chart::wind(battle(7, WITH_WIND, 1).table()).unwrap();
    assert_eq!(from_the_east.degrees, 270);
    assert_eq!(from_the_east.from, "E");
    assert_eq!(from_the_east.words, "The wind blows from the east");
    let mut all: Vec<u16> = (0..60)
        .map(|seed| {
            chart::wind(battle(6, BY_DIE, seed).table())
                .unwrap()
                .degrees
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    assert!(all.len() > 3, "{all:?}");
}

#[test]
fn r17_2_a_card_and_a_line_of_news_tell_of_the_courses() {
    for (step, tone, headline) in [
        (Direction::W, Tone::Bad, "Task Force 58 goes to leeward"),
        (Direction::E, Tone::Even, "Task Force 58 goes to windward"),
    ] {
        let game = gone(step);
        let shown = ShownRecord::all(&game);
        let span = (0..=shown.end())
            .rev()
            .find_map(|end| {
                let span = event_card::ending(shown.up_to(end), 0, || game.table_after(end))?;
                (span.kind == CardKind::WindCourses).then_some(span)
            })
            .unwrap();
        let card = event_card::finished_card(shown, span, game.table());
        assert_eq!(card.card.outcome.headline, headline);
        assert_eq!(card.card.outcome.tone, tone);
        assert!(!card.waits, "the player has ordered it");
        let sentence = &card.card.outcome.sentence;
        assert!(
            sentence.starts_with("The wind is from the east."),
            "{sentence}"
        );
        let out = account::patrols_out(game.events()).count();
        assert_eq!(out > 0, step == Direction::W);
        assert_eq!(sentence.contains("patrol"), out > 0, "{sentence}");
    }
}

#[test]
fn r17_2_log_timeline_and_report_tell_of_the_wind() {
    let mut game = gone(Direction::W);
    let all = ShownRecord::all(&game);
    let fights = record::fights(&game, all, &[]);
    let phases = record::phases(game.events(), &fights, Filter::Everything);
    let parts = record::parts(all, &fights, &phases[0], Filter::Everything);
    let told = format!("{parts:?}");
    assert!(told.contains("bound to leeward"), "the group of the chits");
    assert!(told.contains("comes out as"), "and the patrols in it");
    let marks = timeline(game.scenario(), ShownRecord::all(&game)).marks;
    assert!(marks.iter().any(|it| it.kind == MarkKind::ToLeeward));
    Sensible.finish(&mut game);
    let outcome = game.outcome().unwrap();
    let report = report(&game, outcome);
    let figure = report
        .facts
        .iter()
        .find(|it| it.name == "Moves of task groups by the wind")
        .unwrap();
    assert!(figure.value.contains("to windward"), "{}", figure.value);
    assert!(figure.value.contains("to leeward"), "{}", figure.value);
    assert_eq!(report.score, signed(outcome.score));
    let calm = {
        let mut game = battle(6, &[], 4);
        Sensible.finish(&mut game);
        let outcome = game.outcome().unwrap();
        record::report(&game, outcome)
    };
    assert!(calm.facts.iter().all(|it| !it.name.contains("wind")));
}

#[test]
fn r8_282_search_planes_lost_for_the_wind_are_told_apart() {
    for seed in 0..60 {
        let mut game = battle(6, WITH_WIND, seed);
        Random::new(seed).finish(&mut game);
        let lost = account::units_lost(game.events());
        let lost = lost
            .filter(|it| it.why == UnitLoss::NoRoomInTheWind)
            .count();
        if lost == 0 {
            continue;
        }
        let outcome = game.outcome().unwrap();
        let report = report(&game, outcome);
        let causes = report.losses.iter().flat_map(|it| &it.causes);
        let by_wind = causes
            .filter(|it| it.name == "the wind")
            .map(|it| it.number);
        assert_eq!(by_wind.sum::<u32>(), lost as u32);
        let shown = ShownRecord::all(&game);
        let card = (0..=shown.end()).find_map(|end| {
            let span = event_card::ending(shown.up_to(end), 0, || game.table_after(end))?;
            let is_lost = span.kind == CardKind::NoDeckForSearch;
            let table = game.table_after(end);
            is_lost.then(|| event_card::finished_card(shown.up_to(end), span, &table))
        });
        let sentence = card.unwrap().card.outcome.sentence;
        assert!(sentence.contains("must land"), "{sentence}");
        return;
    }
    panic!("no search is lost for the wind");
}

#[test]
fn r17_6_on_the_start_screen_one_option_brings_the_other() {
    use Variant::{DeckCrashes, LeewardMovement, VariableWind};
    let chosen = choose(&[DeckCrashes], VariableWind, true);
    assert_eq!(chosen, [DeckCrashes, LeewardMovement, VariableWind]);
    assert_eq!(choose(&chosen, LeewardMovement, false), [DeckCrashes]);
    assert_eq!(
        choose(&chosen, VariableWind, false),
        [DeckCrashes, LeewardMovement]
    );
    let link = Link::read("scenario=7&options=leeward-movement,variable-wind").unwrap();
    assert_eq!(link.options, BY_DIE);
    let alone = Link::read("scenario=7&options=variable-wind").unwrap_err();
    assert_eq!(
        alone,
        "the variant variable-wind needs the variant leeward-movement"
    );
}

#[test]
fn r17_1_the_rules_of_the_wind_have_a_text_and_its_chart() {
    for number in ["17.1", "17.2", "17.3", "17.4", "17.5", "17.6"] {
        assert_eq!(learn::rules::find(number).unwrap().number, number);
    }
    let chart = learn::rules::find("17.6").unwrap();
    assert_eq!(learn::rules::charts_of(chart), ["wind"]);
}

/// The orders of the day sail the fleet as the staff would, and towards a hex by the same rules.
#[test]
fn the_orders_of_the_day_sail_by_the_wind() {
    for course in [
        CourseOrder::AsStaff,
        CourseOrder::CloseNearest,
        CourseOrder::Towards(hex("1120")),
        CourseOrder::Hold,
    ] {
        let mut session = Session::new(battle(6, WITH_WIND, 2));
        session.issue(OrdersOfTheDay {
            course,
            ..OrdersOfTheDay::AS_STAFF
        });
        session.carry_on();
        while let Some(order) = Sensible.order(session.game()) {
            let by_hand = match order {
                // Asked for something new, the player answers as the line does.
                Order::MoveTaskForce { .. } if course == CourseOrder::Hold => Order::GoOn,
                order => order,
            };
            assert_eq!(session.play(&[by_hand], |_| Vec::new()).refusal, None);
        }
        let events = session.game().events();
        let of = |course| account::times_on_course(events, course);
        let [windward, station, leeward] = WindCourse::ALL.map(of);
        assert!(windward + station + leeward >= 40, "{course:?}");
        match course {
            CourseOrder::Hold => assert_eq!((windward, leeward), (0, 0)),
            CourseOrder::Towards(_) => assert!(leeward > 0),
            _ => {}
        }
    }
}

#[test]
fn r17_5_the_set_up_tells_of_the_wind_and_of_who_has_come_to_leeward() {
    let game = battle(7, BY_DIE, 9);
    let told: Vec<String> = game
        .events()
        .iter()
        .map(|it| it.event.to_string())
        .collect();
    assert!(
        told.iter()
            .any(|it| it.starts_with("The wind blows from the "))
    );
    let leeward = told.iter().find(|it| it.contains("in the night"));
    assert!(leeward.unwrap().contains("58.1, 58.2, 58.3, 58.4"));
}
