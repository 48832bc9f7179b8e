//! Ready units that cannot take off: which they are and why, on the decks and where a search is planned (6.24, 8.27).

use carrier_battle::engine::fleet::{
    AirStep, AirUnitId, SearchAim, TakeOff, UnitSet, grounded, why_grounded,
};
use carrier_battle::engine::map::Bearing;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    Decision, Deck, DeckRefusal, Game, MissionRefusal, Order, Refusal, SCENARIOS,
};
use carrier_battle::view::Selection;
use carrier_battle::view::fleet::{Look, PlaneView, carrier};
use carrier_battle::view::prompt::prompt;
use carrier_battle::view::search::{crews, grounded_in_words};

use crate::common::decks::carrier as named_carrier;
use crate::common::*;

const LAUNCH: Decision = Decision::AirOperations {
    step: AirStep::Launch,
};

fn go_to(game: &mut Game, is_there: impl Fn(Decision) -> bool) {
    while !game.decision().is_some_and(&is_there) {
        let order = match game.decision().unwrap() {
            Decision::AirMovement => Order::EndMovement,
            _ => Order::GoOn,
        };
        play(game, order);
    }
}

/// Scenario 4 with a Hellcat beside the two attack planes on the deck of Hornet, at the search of the next phase.
fn crowded() -> Game {
    let mut game = Game::new(SCENARIOS[3], &[], 7).unwrap();
    let step = AirStep::Raise;
    go_to(&mut game, |it| it == Decision::AirOperations { step });
    let hornet = game.table().deck(named_carrier("Hornet")).unwrap();
    let unit = hornet.servicing.iter().next().unwrap();
    play(&mut game, Order::Raise { unit });
    go_to(&mut game, |it| it == Decision::DeclareSearch);
    game
}

fn ready_on(game: &Game, ship: &str) -> Vec<PlaneView> {
    let look = Look {
        table: game.table(),
        selected: UnitSet::EMPTY,
        decision: game.decision(),
    };
    let view = carrier(&look, named_carrier(ship)).unwrap();
    view.at(Deck::Ready).unwrap().planes.clone()
}

#[test]
fn r6_24_a_unit_too_many_keeps_all_of_a_deck_down_and_it_is_said() {
    let mut game = crowded();
    let reason =
        "Hornet has 3 units on her flight deck and cannot launch with more than 2 there (6.24).";
    for wanted in [Decision::DeclareSearch, Decision::AirSearch, LAUNCH] {
        if game.decision() == Some(Decision::DeclareSearch) && wanted == Decision::AirSearch {
            play(&mut game, Order::DeclareSearch);
        }
        go_to(&mut game, |it| it == wanted);
        let on_hornet = ready_on(&game, "Hornet");
        assert_eq!(on_hornet.len(), 3);
        for plane in on_hornet {
            assert_eq!(plane.grounded.as_deref(), Some(reason));
            assert!(
                plane
                    .label
                    .ends_with(&format!("; cannot take off: {reason}"))
            );
        }
        for plane in ready_on(&game, "Yorktown") {
            assert_eq!(plane.grounded, None);
        }
        assert_eq!(grounded(game.table(), TakeOff::at(wanted)).len(), 3);
    }
    // In the other steps nobody takes off, and nothing is marked.
    let step = AirStep::Service;
    go_to(&mut game, |it| it == Decision::AirOperations { step });
    assert!(
        ready_on(&game, "Hornet")
            .iter()
            .all(|it| it.grounded.is_none())
    );
}

#[test]
fn r8_27_the_planner_says_who_stands_ready_and_cannot_go() {
    let mut game = crowded();
    let words = "1\u{a0}F6F, 1\u{a0}SB2C, 1\u{a0}TBF ready, but held on deck: Hornet has more on deck than may stand there at a launch (6.24).";
    let asked = prompt(&game, &Selection::default(), &[]).unwrap();
    assert!(asked.why()[0].contains(words), "{}", asked.why()[0]);
    play(&mut game, Order::DeclareSearch);
    let rows = crews(&game, UnitSet::EMPTY);
    assert_eq!(rows[0].note, words);
    assert!(rows[1..].iter().all(|row| row.note.is_empty()));
    assert_eq!(grounded_in_words(game.table(), None), words);
}

/// 4.31: an attack plane that could take off could not as an intercept mission.
#[test]
fn r4_31_what_could_take_off_depends_on_what_for() {
    let mut game = Game::new(SCENARIOS[3], &[], 7).unwrap();
    go_to(&mut game, |it| it == LAUNCH);
    let table = game.table();
    let unit = table.decks[0].ready.iter().next().unwrap();
    assert_eq!(TakeOff::Search.check(table, unit), Ok(()));
    assert_eq!(TakeOff::Strike.check(table, unit), Ok(()));
    let refusal = TakeOff::Intercept.check(table, unit);
    assert_eq!(
        refusal,
        Err(Refusal::Missions(MissionRefusal::NotAFighter(unit)))
    );
    assert_eq!(why_grounded(table, unit, TakeOff::at(LAUNCH)), None);
    let below = table.decks[0].hangar.iter().next().unwrap();
    let refusal = TakeOff::Strike.check(table, below);
    assert_eq!(refusal, Err(Refusal::Decks(DeckRefusal::NotReady(below))));
}

/// 6.24, 8.27: whoever is not marked has an order that takes him up, and whoever is marked has none.
#[test]
fn r6_24_the_mark_is_on_those_alone_for_whom_every_launch_is_refused() {
    let (mut marked, mut free) = (0, 0);
    for (scenario, seed) in [(2, 1), (2, 2), (3, 3), (3, 4), (3, 5)] {
        let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let decision = game.decision().unwrap();
            let launches = matches!(decision, Decision::AirSearch) || decision == LAUNCH;
            let decks = game.table().decks.iter().filter(|_| launches);
            let ready: Vec<AirUnitId> = decks.flat_map(|deck| deck.ready.iter()).collect();
            for unit in ready {
                let units = UnitSet::from(unit);
                let kind = unit.kind();
                // `legal` names one of each type of a carrier.
                let like = |other: UnitSet| {
                    other.len() == 1
                        && other.iter().all(|it| {
                            let place =
                                |unit| game.table().aboard(unit).map(|(deck, _)| deck.carrier);
                            it.kind() == kind && place(it) == place(unit)
                        })
                };
                let goes = game.legal().any(|order| match order {
                    Order::Launch { units, .. } | Order::LaunchCap { units, .. } => like(units),
                    Order::Search { units, .. } => like(units),
                    _ => false,
                });
                let why = why_grounded(game.table(), unit, TakeOff::at(decision));
                assert_eq!(why.is_none(), goes, "{unit}: {why:?}");
                if decision == Decision::AirSearch {
                    let aim = SearchAim::Standard(Bearing::clockwise(9));
                    let search = game.check(Order::Search { units, aim });
                    assert_eq!(search.err(), why);
                }
                marked += usize::from(!goes);
                free += usize::from(goes);
            }
            game.play(order).unwrap();
        }
    }
    assert!(marked > 50 && free > 200, "{marked}, {free}");
}
