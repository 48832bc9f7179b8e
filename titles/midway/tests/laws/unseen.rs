//! Of what the player may not see: two games that differ only behind unspotted markers are the same to him until somebody
//! looks (9.0, 3.2).

use kernel::{Dice, Title, Written};
use midway::engine::scenario::GameOptions;
use midway::engine::staff::{Player, Random};
use midway::engine::table::ShipPlace;
use midway::engine::units::{Force, IjnForce, Ship, Side};
use midway::engine::{Game, GameSetup, Midway, Order, Play, Table};

/// How many pairs of games are tried.
const PAIRS: u64 = if cfg!(debug_assertions) { 80 } else { 1000 };

/// A game of a seed, with something of the table changed before the first turn; and that table.
fn game_with(seed: u64, change: impl FnOnce(&mut Table)) -> (Game, Table) {
    let setup = GameSetup {
        options: GameOptions::default(),
    };
    let mut play = Play::new(Table::empty(), Dice::seeded(seed));
    let procedure = Midway::set_up(&setup, &mut play);
    change(&mut play.table);
    let table = play.table.clone();
    (Game::on_table(setup, play, procedure), table)
}

/// Two warships of the IJN in different task forces, drawn by a seed.
fn two_warships(table: &Table, seed: u64) -> Option<(Ship, Ship)> {
    let all = Ship::of(Side::Ijn).filter(|ship| ship.class().is_warship());
    let all: Vec<Ship> = all.collect();
    let one = all[seed as usize % all.len()];
    let from = seed as usize * 5 % all.len();
    let mut others = all.iter().copied().cycle().skip(from).take(all.len());
    let differs = |other: &Ship| table.ships[*other].at != table.ships[one].at;
    others.find(differs).map(|other| (one, other))
}

fn force_of(table: &Table, ship: Ship) -> Option<IjnForce> {
    match table.ships[ship].at {
        ShipPlace::Force(Force::Ijn(force)) => Some(force),
        _ => None,
    }
}

/// Whether the player may see by now what is behind the marker of one of these task forces: it is spotted, or is where a
/// base of his is, which it fights (6.0(7), 9.0).
fn are_seen(table: &Table, forces: &[IjnForce]) -> bool {
    forces.iter().any(|force| {
        let place = table.place_of(*force);
        let at_base = place.and_then(|place| table.island_base_at(place, Side::Usn));
        table.is_spotted(*force) || at_base.is_some()
    })
}

#[test]
fn r9_0_games_that_differ_behind_unspotted_markers_are_the_same_until_somebody_looks() {
    let mut compared = 0;
    for seed in 0..PAIRS {
        let mut swapped = None;
        let (mut one, mut table) = game_with(seed, |table| swapped = two_warships(table, seed));
        let Some((first, second)) = swapped else {
            continue;
        };
        let (mut other, _) = game_with(seed, |table| {
            let (at, second_at) = (table.ships[first].at, table.ships[second].at);
            table.ships[first].at = second_at;
            table.ships[second].at = at;
        });
        let forces: Vec<IjnForce> = [first, second]
            .into_iter()
            .filter_map(|ship| force_of(&table, ship))
            .collect();
        let set_up = one.events().iter().take_while(|it| it.at.turn == 0).count();
        let mut told = set_up;
        let mut player = Random::new(seed);
        'game: loop {
            let events = one.events().iter().zip(other.events());
            for (ours, theirs) in events.skip(told) {
                Midway::apply(&mut table, &ours.event);
                if are_seen(&table, &forces) {
                    break 'game;
                }
                assert_eq!(
                    ours.event.to_string(),
                    theirs.event.to_string(),
                    "seed {seed}, {first} and {second}"
                );
                assert_eq!(ours.at, theirs.at);
                told += 1;
                compared += 1;
            }
            assert_eq!(one.events().len(), other.events().len(), "seed {seed}");
            assert_eq!(one.decision(), other.decision(), "seed {seed}");
            assert_eq!(one.legal(), other.legal(), "seed {seed}");
            let Some(order) = player.order(&one) else {
                break;
            };
            // A save's readable part are its orders.
            assert_eq!(Some(order.clone()), Order::read(&order.written()));
            one.play(order.clone()).expect("it is legal");
            other.play(order).expect("it is legal there too");
        }
    }
    assert!(
        compared > 20 * PAIRS,
        "they are the same for a while: {compared}"
    );
}
