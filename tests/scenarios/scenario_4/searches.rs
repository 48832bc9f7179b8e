//! Searches in scenario 4: who may fly them, when, and with what odds (8.2, 8.34).

use carrier_battle::engine::charts::Applied;
use carrier_battle::engine::fleet::{
    SearchAim, TaskGroupId, UnitSet, check_search, search_modifiers,
};
use carrier_battle::engine::map::Bearing;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    Decision, Event, Game, Order, Purpose, Refusal, SearchRefusal, Table, Turn, Variant,
};

use super::{WEST, at};
use crate::common::*;

/// 8.22: one Search Segment a turn, in the phase that the player chooses; without it the searches stay.
#[test]
fn r8_22_one_search_segment_a_turn() {
    for seed in 0..30 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        let mut declared = Vec::new();
        for it in game.events() {
            let json = serde_json::to_value(&it.event).unwrap();
            if json["event"] == "search_declared" {
                assert!(!declared.contains(&it.at.turn), "twice in {}", it.at.turn);
                declared.push(it.at.turn);
            }
        }
    }
    let mut game = at("declare_search", &[], 7);
    play_all(&mut game, &[Order::GoOn]);
    assert!(!game.table().search_declared);
    // Declared once, the searches stay where they are until the next turn.
    let mut game = at("air_search", &[], 7);
    let launched = game
        .legal()
        .find(|order| matches!(order, Order::Search { .. }));
    play_all(&mut game, &[launched.unwrap(), Order::GoOn]);
    let turn = game.table().turn;
    while game.table().turn == turn {
        let search = &game.table().searches[0];
        assert_eq!(search.hex.distance(search.origin), 2);
        assert_ne!(game.decision(), Some(Decision::DeclareSearch));
        let order = match game.decision() {
            Some(Decision::AirMovement) => Order::EndMovement,
            _ => Order::GoOn,
        };
        play(&mut game, order);
    }
}

/// 8.27, 8.28, 18.21: one or two ready units of one task group; fighters alone go far out, and only by choice.
#[test]
fn r8_27_r8_28_what_may_be_sent_on_a_search() {
    let game = at("air_search", &[], 1944);
    let table = game.table();
    let ready = |group: u8| -> Vec<_> {
        let hers = table
            .decks
            .iter()
            .filter(|deck| deck.carrier.data().group == TaskGroupId(group));
        hers.flat_map(|deck| deck.ready.iter().collect::<Vec<_>>())
            .collect()
    };
    let (first, second) = (ready(1), ready(2));
    let set = |units: &[carrier_battle::engine::fleet::AirUnitId]| {
        units.iter().copied().collect::<UnitSet>()
    };
    let check = |units, aim| check_search(table, units, aim);
    assert_eq!(check(set(&first[..1]), WEST), Ok(()));
    assert_eq!(check(set(&first[..2]), SearchAim::Narrow(83)), Ok(()));
    assert_eq!(
        check(set(&first[..3]), WEST),
        Err(Refusal::Searches(SearchRefusal::SearchOfOneOrTwo))
    );
    assert_eq!(
        check(UnitSet::EMPTY, WEST),
        Err(Refusal::Searches(SearchRefusal::SearchOfOneOrTwo))
    );
    assert_eq!(
        check(set(&[first[0], second[0]]), WEST),
        Err(Refusal::Searches(SearchRefusal::SearchOfOneGroup))
    );
    assert_eq!(
        check(set(&first[..1]), SearchAim::Narrow(84)),
        Err(Refusal::Searches(SearchRefusal::NoSuchAim))
    );
    let far = SearchAim::Extended(Bearing::clockwise(9));
    assert_eq!(
        check(set(&first[..1]), far),
        Err(Refusal::Searches(SearchRefusal::NoExtendedSearch))
    );
    let with_option = at("air_search", &[Variant::ExtendedSearch], 1944);
    assert_eq!(
        check_search(with_option.table(), set(&first[..1]), far),
        Err(Refusal::Searches(SearchRefusal::ExtendedNeedsFighters(
            first[0]
        )))
    );
}

/// 8.282: what a search launched counts against the carrier's launches in air operations, and she lands nobody.
#[test]
fn r8_282_searches_count_in_the_air_operations_of_the_phase() {
    let mut game = at("air_search", &[], 1944);
    let carrier = named::<carrier_battle::engine::fleet::CarrierId>("Essex");
    let deck = game
        .table()
        .deck(carrier)
        .or_else(|| game.table().decks.iter().find(|deck| deck.ready.len() == 2))
        .unwrap();
    let (carrier, crew) = (deck.carrier, deck.ready);
    play(
        &mut game,
        Order::Search {
            units: crew,
            aim: WEST,
        },
    );
    let deck = game.table().deck(carrier).unwrap();
    assert_eq!((deck.handled.launched, deck.ready), (2, UnitSet::EMPTY));
    let search = &game.table().searches[0];
    assert_eq!((search.units, search.hex.distance(hex("1113"))), (crew, 2));
    // 6.28: who has launched lands nobody in this phase; in the next she may.
    play(&mut game, Order::GoOn);
    assert_eq!(game.table().deck(carrier).unwrap().handled.launched, 2);
    let phase = game.table().phase;
    while game.table().phase == phase {
        play(&mut game, Order::GoOn);
    }
    assert_eq!(game.table().deck(carrier).unwrap().handled.launched, 0);
}

/// 8.34: what adds to the die and takes from it.
#[test]
fn r8_34_the_modifiers_of_a_search() {
    let game = at("air_search", &[], 1944);
    let mut table = game.table().clone();
    let of = |table: &Table, flying: &[&str], aim, distance| -> Vec<i8> {
        let added = search_modifiers(table, units(flying), aim, distance);
        added.iter().map(|added: &Applied| added.value).collect()
    };
    assert_eq!(of(&table, &["TBM 1"], WEST, 2), [0_i8; 0]);
    assert_eq!(of(&table, &["TBM 1"], WEST, 3), [-1]);
    assert_eq!(of(&table, &["TBM 1"], WEST, 10), [-2]);
    assert_eq!(of(&table, &["TBM 1"], SearchAim::Narrow(0), 11), [1, -3]);
    assert_eq!(of(&table, &["TBM 1", "TBM 2"], WEST, 2), [1]);
    // 8.34a: the fighters' modifier applies if any of the units is a fighter.
    assert_eq!(of(&table, &["TBM 1", "F6F 1"], WEST, 2), [1, -1]);
    for (turn, phase, expected) in [
        (1610, 4, 0),
        (1730, 1, -1),
        (1730, 4, -1),
        (1850, 1, -1),
        (1850, 2, -3),
        (1850, 4, -2),
    ] {
        table.turn = Turn::at(20, turn);
        table.phase = phase;
        let sum: i8 = of(&table, &["TBM 1"], WEST, 2).iter().sum();
        assert_eq!(sum, expected, "{turn}, phase {phase}");
    }
}

/// 8.21, 8.211: planes of any type may be sent.
#[test]
fn r8_211_planes_of_every_type_may_search() {
    let game = at("air_search", &[], 1944);
    let mut kinds = Vec::new();
    for deck in &game.table().decks {
        let mut table = game.table().clone();
        let everybody = deck.hangar.with(deck.servicing).with(deck.ready);
        for unit in everybody.iter() {
            if kinds.contains(&unit.kind()) {
                continue;
            }
            for own in table
                .decks
                .iter_mut()
                .filter(|own| own.carrier == deck.carrier)
            {
                own.ready = unit.into();
            }
            assert_eq!(check_search(&table, unit.into(), WEST), Ok(()), "{unit}");
            kinds.push(unit.kind());
        }
    }
    // The night-rated fighters are a type of their own.
    assert_eq!(kinds.len(), 6, "{kinds:?}");
}

/// 8.34: a look that the chart answers with a dash saw nothing; any other saw the force. Other dice are no looks.
#[test]
fn r8_34_a_die_says_whether_the_search_saw_its_force() {
    let mut told = [0; 2];
    for seed in 0..4 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        for record in game.events() {
            let Event::Roll(roll) = &record.event else {
                continue;
            };
            let expected = matches!(roll.purpose, Purpose::Search(..));
            assert_eq!(roll.result.sighting().is_some(), expected, "{roll:?}");
            if let Some(sighting) = roll.result.sighting() {
                let is_seen = sighting.detection().is_some();
                assert_eq!(is_seen, roll.result.to_string() != "-", "{roll:?}");
                told[usize::from(is_seen)] += 1;
            }
        }
    }
    assert!(told.iter().all(|told| *told > 0), "{told:?}");
}
