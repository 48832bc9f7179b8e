//! Pairs of games that differ only behind unspotted markers: two ships of the IJN have changed places. To the player they
//! are the same until somebody looks (9.0, 3.2).

use kernel::{Dice, Title};
use midway::engine::scenario::GameOptions;
use midway::engine::table::ShipPlace;
use midway::engine::units::{Force, IjnForce, Ship, Side};
use midway::engine::{Game, GameSetup, Midway, Play, Table};

/// One of a pair as far as it has been shown.
pub struct Shown<'a> {
    /// The game, which is ahead of what has been shown until the player is asked.
    pub game: &'a Game,
    /// The table after the events shown.
    pub table: &'a Table,
    /// How many events have been shown.
    pub events: usize,
}

impl Shown<'_> {
    /// Whether all has been shown, and the player is asked.
    pub fn is_asked(&self) -> bool {
        self.events == self.game.events().len()
    }
}

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

/// Two ships of the IJN in different task forces, drawn by a seed: warships, or two carriers.
fn two_ships(table: &Table, seed: u64) -> Option<(Ship, Ship)> {
    let is_of_kind = |ship: &Ship| match seed % 4 {
        0 => ship.is_carrier(),
        _ => ship.class().is_warship(),
    };
    let all: Vec<Ship> = Ship::of(Side::Ijn).filter(is_of_kind).collect();
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
/// base of his is, which it fights, or aircraft of its carriers have flown (6.0(7), 9.0).
fn are_seen(table: &Table, forces: &[IjnForce], ships: [Ship; 2]) -> bool {
    let mut groups = ships.iter().flat_map(|ship| table.air_aboard(*ship));
    groups.any(|unit| table.air[unit].over.is_some())
        || forces.iter().any(|force| {
            let place = table.place_of(*force);
            let at_base = place.and_then(|place| table.island_base_at(place, Side::Usn));
            table.is_spotted(*force) || at_base.is_some()
        })
}

/// Plays two games of a seed that differ only in that two ships have changed places, and looks at both after each event,
/// until somebody could see the difference. Gives how many events were the same.
pub fn play_pair(seed: u64, mut look: impl FnMut(&Shown, &Shown)) -> u64 {
    let mut swapped = None;
    let (mut one, mut table) = game_with(seed, |table| swapped = two_ships(table, seed));
    let Some((first, second)) = swapped else {
        return 0;
    };
    let (mut other, mut other_table) = game_with(seed, |table| {
        let (at, second_at) = (table.ships[first].at, table.ships[second].at);
        table.ships[first].at = second_at;
        table.ships[second].at = at;
    });
    let ships = [first, second];
    let forces: Vec<IjnForce> = ships
        .into_iter()
        .filter_map(|ship| force_of(&table, ship))
        .collect();
    let set_up = one.events().iter().take_while(|it| it.at.turn == 0).count();
    let mut told = set_up;
    let mut player = crate::player(seed);
    loop {
        let events = one.events().iter().zip(other.events());
        for (ours, theirs) in events.skip(told) {
            Midway::apply(&mut table, &ours.event);
            Midway::apply(&mut other_table, &theirs.event);
            if are_seen(&table, &forces, ships) || are_seen(&other_table, &forces, ships) {
                return (told - set_up) as u64;
            }
            told += 1;
            let (game, other_game) = (&one, &other);
            let shown = |game, table| Shown {
                game,
                table,
                events: told,
            };
            look(&shown(game, &table), &shown(other_game, &other_table));
        }
        assert_eq!(one.events().len(), other.events().len(), "seed {seed}");
        let order = player.order(&one);
        if crate::is_staffs(seed) {
            // The staff does not see more than the player.
            assert_eq!(player.order(&other), order, "seed {seed}");
        }
        let Some(order) = order else {
            return (told - set_up) as u64;
        };
        one.play(order.clone()).expect("it is legal");
        other.play(order).expect("it is legal there too");
    }
}
