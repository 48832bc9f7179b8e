//! Of the pieces: none is lost, none is where it cannot be, and no more are anywhere than have room.

use kernel::Title;
use midway::engine::event::{Event, SequenceEvent};
use midway::engine::map::Place;
use midway::engine::table::{AirPlace, LeaderPlace, ShipPlace};
use midway::engine::units::{AirUnit, Force, IjnForce, IslandBase, Leader, Ship, Side, UsnForce};
use midway::engine::{Game, Midway, Table};

use crate::{GAMES, played};

/// Looks at the table after every event of many games, and at the end of each of their turns.
fn in_every_game(
    mut always: impl FnMut(&Table, &str),
    mut at_end_of_turn: impl FnMut(&Table, &str),
) {
    for seed in 0..GAMES {
        let game: Game = played(seed);
        let mut table = Table::empty();
        for (n, record) in game.events().iter().enumerate() {
            Midway::apply(&mut table, &record.event);
            if table.clock.turn == 0 {
                continue;
            }
            let at = format!("seed {seed}, event {n}, {:?}", record.at);
            always(&table, &at);
            let ends = SequenceEvent::TurnEnded {
                number: table.clock.turn,
            };
            if record.event == Event::Sequence(ends) {
                at_end_of_turn(&table, &at);
            }
        }
    }
}

fn count(table: &Table) -> (usize, usize) {
    let ships = table.ships.which(|it| it.at != ShipPlace::NotInPlay);
    let air = table.air.which(|it| it.at != AirPlace::NotInPlay);
    (ships.count(), air.count())
}

#[test]
fn no_piece_is_ever_lost_from_the_game() {
    let mut last: Option<(String, (usize, usize))> = None;
    in_every_game(
        |table, at| {
            let seed = at.split(',').next().unwrap_or_default().to_owned();
            let now = count(table);
            if let Some((same, before)) = &last {
                assert!(*same != seed || *before == now, "{at}");
            }
            last = Some((seed, now));
        },
        |_, _| {},
    );
}

#[test]
fn r2_4_a_marker_on_the_map_has_ships_or_decoys_and_ships_have_a_marker() {
    in_every_game(
        |table, at| {
            for force in IjnForce::ALL {
                let state = &table.ijn_forces[*force];
                // 3.2: what is spotted is shown.
                assert!(!state.spotted || state.place.is_some(), "{at}: {force}");
            }
        },
        |table, at| {
            let usn = UsnForce::ALL.iter().map(|it| Force::Usn(*it));
            let ijn = IjnForce::ALL.iter().map(|it| Force::Ijn(*it));
            for force in usn.chain(ijn) {
                let on_map = table.place_of(force).is_some();
                let has_pieces = table.has_ships(force) || table.force(force).decoys > 0;
                assert_eq!(on_map, has_pieces, "{at}: {force}");
            }
        },
    );
}

#[test]
fn r4_1_and_r4_2_no_deck_and_no_base_has_more_air_units_than_it_holds() {
    in_every_game(
        |_, _| {},
        |table, at| {
            for carrier in Ship::ALL.iter().copied() {
                let aboard = table.air_aboard(carrier).count();
                let most = usize::from(carrier.data().capacity);
                assert!(aboard <= most, "{at}: {aboard} aboard {carrier}");
            }
            for place in Place::ALL.iter().copied() {
                let based = table.air_on_land_at(place).count();
                let holds = table.capacity(place).holds(based);
                assert!(holds, "{at}: {based} at {place}");
            }
        },
    );
}

#[test]
fn r4_1_air_units_are_based_on_their_own_sides_ships_and_bases() {
    in_every_game(
        |_, _| {},
        |table, at| {
            for unit in AirUnit::ALL.iter().copied() {
                let state = &table.air[unit];
                assert_eq!(state.over, None, "{at}: {unit}");
                match state.at {
                    AirPlace::Base(place) => {
                        assert_eq!(place.first_held_by(), Some(unit.side()), "{at}: {unit}");
                        let base = place.island_base();
                        let captured = base.is_some_and(|it| table.bases[it].captured);
                        assert!(!captured, "{at}: {unit}");
                    }
                    AirPlace::Carrier(carrier) => {
                        assert!(
                            unit.is_naval() && carrier.side() == unit.side(),
                            "{at}: {unit}"
                        );
                        let at_carrier = table.ships[carrier].at;
                        let lost = matches!(at_carrier, ShipPlace::Sunk | ShipPlace::NotInPlay);
                        assert!(!lost, "{at}: {unit} aboard {carrier}");
                    }
                    _ => {}
                }
            }
        },
    );
}

#[test]
fn r20_1_leaders_are_with_forces_that_have_ships_two_at_most() {
    in_every_game(
        |_, _| {},
        |table, at| {
            for leader in Leader::ALL.iter().copied() {
                if let LeaderPlace::With(force) = table.leaders[leader] {
                    assert!(table.has_ships(force), "{at}: {leader} with {force}");
                }
            }
            for force in UsnForce::ALL.iter().copied() {
                assert!(table.leaders_with(force).count() <= 2, "{at}: {force}");
            }
        },
    );
}

#[test]
fn r8_7_no_ship_of_the_usn_is_in_a_home_base_of_the_ijn() {
    in_every_game(
        |_, _| {},
        |table, at| {
            for place in Place::home_bases(Side::Ijn) {
                assert_eq!(table.ships_at(place, Side::Usn).count(), 0, "{at}: {place}");
            }
        },
    );
}

#[test]
fn r14_2_ships_of_both_sides_are_in_no_space_when_a_turn_ends() {
    in_every_game(
        |_, _| {},
        |table, at| {
            // In a port a repaired ship may come to the enemy's (6.0(17)); the game is lost then.
            let spaces = Place::ALL.iter().copied();
            for place in spaces.filter(|place| place.home_base().is_none()) {
                let both = Side::ALL
                    .iter()
                    .all(|side| table.ships_at(place, *side).next().is_some());
                assert!(!both, "{at}: {place}");
            }
        },
    );
}

#[test]
fn r16_0_a_captured_base_has_no_coastal_defense() {
    in_every_game(
        |_, _| {},
        |table, at| {
            for base in IslandBase::ALL.iter().copied() {
                let state = &table.bases[base];
                assert!(!state.captured || state.step().is_none(), "{at}: {base}");
            }
        },
    );
}

#[test]
fn r9_3_nobody_is_spotted_when_a_turn_has_ended_and_r3_2_a_spotted_force_has_shown_its_decoys() {
    in_every_game(
        |_, _| {},
        |table, at| {
            assert_eq!(table.usn_forces.which(|it| it.spotted).count(), 0, "{at}");
            assert_eq!(table.ijn_forces.which(|it| it.spotted).count(), 0, "{at}");
            assert_eq!(table.ships.which(|it| it.spotted).count(), 0, "{at}");
        },
    );
    for seed in 0..GAMES / 4 {
        let mut game = crate::begun(seed);
        let mut player = crate::player(seed);
        while let Some(order) = player.order(&game) {
            let table = game.table();
            let hidden =
                |force: &IjnForce| table.is_spotted(*force) && table.ijn_forces[*force].decoys > 0;
            assert_eq!(
                IjnForce::ALL.iter().find(|it| hidden(it)),
                None,
                "seed {seed}"
            );
            game.play(order).expect("it is legal");
        }
    }
}
