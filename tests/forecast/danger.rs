//! When raids arrive, and what they would find on the decks (10.23, 12.31).

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::{AirStep, Exposed};
use carrier_battle::engine::forces::Strength;
use carrier_battle::engine::forecast::{
    arrival, danger, dangers, fires_in_ten, phases_until_arrival,
};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::{Deck, Event, Game, SegmentId, Table, Turn};

/// A raid next to the fleet's hex in the first phase, over it in the second.
fn near() -> Game {
    let mut game = scripted_with(&ONE_RAID, &[], &[1]);
    pass_to_step(&mut game, 1, 1, AirStep::Launch);
    game
}

/// The table of that game with the raid so many hexes from its target.
fn at_distance(hexes: u16) -> Table {
    let mut table = near().table().clone();
    table.raids[0].hex = HexId::at(1109 + hexes);
    table
}

/// 10.23: two hexes in each segment of Japanese air movement.
#[test]
fn r10_23_a_raid_arrives_after_two_hexes_a_phase() {
    for (hexes, phases) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
        let table = at_distance(hexes);
        assert_eq!(
            phases_until_arrival(&table, &table.raids[0]),
            phases,
            "{hexes}"
        );
    }
}

/// 10.23: before the segment of a phase the raid still flies in it; and a phase later is the next
/// turn's first after the fourth.
#[test]
fn r10_23_arrival_counts_the_segment_of_this_phase_and_goes_on_into_the_next_turn() {
    let mut table = at_distance(5);
    let turn = Turn::at(19, 930);
    let when = |table: &Table| arrival(table, &table.raids[0]);
    assert_eq!(when(&table), (turn, 4));
    table.apply(&Event::Phase { number: 2 });
    assert_eq!(phases_until_arrival(&table, &table.raids[0]), 2);
    assert_eq!(when(&table), (turn, 4));
    let name = SegmentId::UsAirOperations;
    table.apply(&Event::Segment { name });
    assert_eq!(when(&table), (turn.next(), 1));
    table.apply(&Event::Turn { turn: turn.next() });
    assert_eq!(
        when(&table),
        (turn.next(), 3),
        "before the turn's first phase"
    );
}

/// 10.23: the forecast is what happens, whatever the raid's way.
#[test]
fn r10_23_every_raid_of_the_scenario_arrives_when_it_is_forecast() {
    let mut arrived = 0;
    for seed in 1..=5 {
        let mut game = Game::new(scenario_3(), &[], seed).unwrap();
        let mut told = Vec::new();
        while game.decision().is_some() {
            let table = game.table();
            for raid in table.inbound() {
                told.push((raid.id, raid.wave, arrival(table, raid)));
                if raid.hex == table.target_hex(raid) {
                    let all = told.iter().filter(|one| one.0 == raid.id);
                    let now = (table.turn, table.phase);
                    arrived += 1;
                    all.for_each(|one| assert_eq!(one.2, now, "{} seed {seed}", raid.id));
                }
            }
            let next = game.legal().last().unwrap();
            game.play(next).unwrap();
        }
    }
    assert!(arrived > 0);
}

/// 12.31: planes armed on deck add two, planes in servicing one.
#[test]
fn r12_31_planes_aboard_make_a_fire_likelier() {
    let odds = |ready, servicing| fires_in_ten(Exposed { ready, servicing });
    assert_eq!(
        [
            odds(false, false),
            odds(false, true),
            odds(true, false),
            odds(true, true)
        ],
        [2, 3, 4, 5]
    );
}

/// 12.31: who would burn is told while the raid is two phases off or nearer.
#[test]
fn r12_31_danger_is_told_within_two_phases() {
    for (hexes, phases) in [(0, 0), (2, 1), (4, 2)] {
        let table = at_distance(hexes);
        let all = dangers(&table);
        assert_eq!(all.len(), 8, "every carrier has planes ready");
        let wasp = danger(&table, carrier("Wasp")).unwrap();
        assert!(all.contains(&wasp));
        assert_eq!((wasp.phases, wasp.raid), (phases, named("Raid 1")));
        assert_eq!((wasp.ready.len(), wasp.servicing.len()), (2, 1));
        assert_eq!(wasp.fires_in_ten, 5);
    }
    assert_eq!(dangers(&at_distance(5)), []);
    assert_eq!(dangers(quiet().table()), [], "no raid");
}

/// 12.31: planes that are landed or stored feed no fire, nor does a raid without attack planes.
#[test]
fn r12_31_clear_decks_and_raids_of_fighters_are_no_danger() {
    let mut table = at_distance(2);
    for deck in &mut table.decks {
        deck.landing = deck.ready;
        deck.hangar = deck.servicing;
        (deck.ready, deck.servicing) = (units(&[]), units(&[]));
    }
    assert_eq!(dangers(&table), []);
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 9"]);
    assert_eq!(dangers(&table).len(), 1);
    assert_eq!(dangers(&table)[0].fires_in_ten, 3);
    table.raids[0].strength = Strength::Sorted {
        fighters: 3,
        attack: 0,
    };
    assert_eq!(dangers(&table), []);
}
