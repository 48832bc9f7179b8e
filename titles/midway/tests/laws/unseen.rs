//! Of what the player may not see: two games that differ only behind unspotted markers are the same to him until somebody
//! looks (9.0, 3.2).

use kernel::{Dice, Title, Written};
use midway::engine::event::{Event, SpottingEvent};
use midway::engine::scenario::GameOptions;
use midway::engine::staff::{Player, Random};
use midway::engine::table::ShipPlace;
use midway::engine::units::{Force, IjnForce, Ship, Side};
use midway::engine::{Game, GameSetup, Midway, Play, Table};

/// How many pairs of games are tried.
const PAIRS: u64 = if cfg!(debug_assertions) { 80 } else { 1000 };

/// A game of a seed, with something of the table changed before the first turn.
fn game_with(seed: u64, change: impl FnOnce(&mut Table)) -> Game {
    let setup = GameSetup {
        options: GameOptions::default(),
    };
    let mut play = Play::new(Table::empty(), Dice::seeded(seed));
    let procedure = Midway::set_up(&setup, &mut play);
    change(&mut play.table);
    Game::on_table(setup, play, procedure)
}

/// Two warships of the IJN in different task forces, drawn by a seed.
fn two_warships(table: &Table, seed: u64) -> Option<(Ship, Ship)> {
    let all = Ship::of(Side::Ijn).filter(|ship| ship.class().is_warship());
    let all: Vec<Ship> = all.collect();
    let one = all[seed as usize % all.len()];
    let mut others = all
        .iter()
        .copied()
        .cycle()
        .skip(seed as usize * 5 % all.len());
    let differs = |other: &Ship| table.ships[*other].at != table.ships[one].at;
    others
        .by_ref()
        .take(all.len())
        .find(differs)
        .map(|other| (one, other))
}

fn force_of(table: &Table, ship: Ship) -> Option<IjnForce> {
    match table.ships[ship].at {
        ShipPlace::Force(Force::Ijn(force)) => Some(force),
        _ => None,
    }
}

/// Whether an event lets the player see what is behind the marker of one of these task forces: it is spotted, or takes
/// part in combat, which is open to view (9.0).
fn shows(event: &Event, forces: &[IjnForce], table: &Table) -> bool {
    if let Event::Spotting(SpottingEvent::Spotted { force, .. }) = event {
        return forces.iter().any(|one| Force::Ijn(*one) == *force);
    }
    // 6.0(7): whatever is in the space of a base of ours bombards it.
    forces.iter().any(|force| {
        let place = table.place_of(*force);
        place.is_some_and(|place| table.island_base_at(place, Side::Usn).is_some())
    })
}

#[test]
fn r9_0_games_that_differ_behind_unspotted_markers_are_the_same_until_somebody_looks() {
    let mut compared = 0;
    for seed in 0..PAIRS {
        let mut swapped = None;
        let mut one = game_with(seed, |table| swapped = two_warships(table, seed));
        let Some((first, second)) = swapped else {
            continue;
        };
        let mut other = game_with(seed, |table| {
            let (at, second_at) = (table.ships[first].at, table.ships[second].at);
            table.ships[first].at = second_at;
            table.ships[second].at = at;
        });
        let forces: Vec<IjnForce> = [first, second]
            .into_iter()
            .filter_map(|ship| force_of(one.table(), ship))
            .collect();
        let mut player = Random::new(seed);
        let mut told = 0;
        loop {
            // What was told since, up to what shows something.
            let events = one.events();
            let shown = |event: &Event| shows(event, &forces, one.table());
            if events[told..].iter().any(|it| shown(&it.event)) {
                break;
            }
            for (ours, theirs) in events[told..].iter().zip(&other.events()[told..]) {
                assert_eq!(
                    ours.event.to_string(),
                    theirs.event.to_string(),
                    "seed {seed}"
                );
                assert_eq!(ours.at, theirs.at);
            }
            assert_eq!(events.len(), other.events().len(), "seed {seed}");
            told = events.len();
            assert_eq!(one.decision(), other.decision(), "seed {seed}");
            assert_eq!(one.legal(), other.legal(), "seed {seed}");
            let Some(order) = player.order(&one) else {
                break;
            };
            compared += 1;
            // A save's readable part are its orders.
            assert_eq!(
                Some(order.clone()),
                midway::engine::Order::read(&order.written())
            );
            one.play(order.clone()).expect("it is legal");
            other.play(order).expect("it is legal there too");
        }
    }
    assert!(
        compared > PAIRS,
        "they are the same for a while: {compared}"
    );
}
