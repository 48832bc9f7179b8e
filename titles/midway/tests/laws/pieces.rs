//! Of the pieces: none is lost, none is where it cannot be, and no more are anywhere than have room.
//!
//! The games are played once for all of these laws.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::Title;
use midway::engine::event::{Event, SequenceEvent};
use midway::engine::map::Place;
use midway::engine::table::{AirPlace, LeaderPlace, ShipPlace};
use midway::engine::units::{AirUnit, Force, IjnForce, IslandBase, Leader, Ship, Side, UsnForce};
use midway::engine::{Midway, Table};

use crate::{GAMES, begun, played, player};

/// A law of the table when a turn has ended: what breaks it, if anything does.
type Law = fn(&Table) -> Option<String>;

const AT_END_OF_TURN: [(&str, Law); 9] = [
    ("markers", markers_have_pieces),
    ("decks", decks_hold_their_groups),
    ("bases", bases_hold_their_aircraft),
    ("air", air_units_are_at_home),
    ("leaders", leaders_have_ships),
    ("home bases", no_usn_ship_is_in_japan),
    ("spaces", no_space_is_contested),
    ("captured", captured_bases_are_bare),
    ("spotted", nobody_is_spotted),
];

/// A law of every table of the game.
const ALWAYS: &str = "pieces";

/// The first breach of each law in all games.
static BREACHES: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    let mut breaches = BTreeMap::new();
    (0..GAMES).for_each(|seed| look_at(seed, &mut breaches));
    breaches
});

/// Looks at the table after every event of a game, and at the end of each of its turns.
fn look_at(seed: u64, breaches: &mut BTreeMap<&str, String>) {
    let game = played(seed);
    let mut table = Table::empty();
    let mut pieces = None;
    for (n, record) in game.events().iter().enumerate() {
        Midway::apply(&mut table, &record.event);
        let at = || format!("seed {seed}, event {n}, {:?}", record.at);
        if table.clock.turn == 0 {
            continue;
        }
        let now = count(&table);
        let before = *pieces.get_or_insert(now);
        if before != now {
            let breach = format!("{}: {before:?} have become {now:?}", at());
            breaches.entry(ALWAYS).or_insert(breach);
        }
        if let Event::Sequence(SequenceEvent::TurnEnded { .. }) = record.event {
            for (name, law) in AT_END_OF_TURN {
                if let Some(what) = law(&table) {
                    let breach = format!("{}: {what}", at());
                    breaches.entry(name).or_insert(breach);
                }
            }
        }
    }
}

#[track_caller]
fn assert_holds(law: &str) {
    assert_eq!(BREACHES.get(law), None);
}

/// How many ships and air units are in the game.
fn count(table: &Table) -> (usize, usize) {
    let ships = table.ships.which(|it| it.at != ShipPlace::NotInPlay);
    let air = table.air.which(|it| it.at != AirPlace::NotInPlay);
    (ships.count(), air.count())
}

#[test]
fn what_is_damaged_eliminated_and_in_play_comes_to_the_same_all_the_time() {
    assert_holds(ALWAYS);
}

fn forces() -> impl Iterator<Item = Force> {
    let usn = UsnForce::ALL.iter().map(|it| Force::Usn(*it));
    let ijn = IjnForce::ALL.iter().map(|it| Force::Ijn(*it));
    usn.chain(ijn)
}

fn markers_have_pieces(table: &Table) -> Option<String> {
    let mut wrong = forces().filter(|force| {
        let has_pieces = table.has_ships(*force) || table.force(*force).decoys > 0;
        table.place_of(*force).is_some() != has_pieces
    });
    wrong.next().map(|force| force.to_string())
}

#[test]
fn r8_3_a_marker_on_the_map_has_ships_or_decoys_and_ships_have_a_marker() {
    assert_holds("markers");
}

fn decks_hold_their_groups(table: &Table) -> Option<String> {
    let mut carriers = Ship::ALL.iter();
    let is_full =
        |ship: &&Ship| table.air_aboard(**ship).count() > usize::from(ship.data().capacity);
    carriers.find(is_full).map(|ship| ship.to_string())
}

#[test]
fn r4_1_no_deck_has_more_groups_than_it_holds() {
    assert_holds("decks");
}

fn bases_hold_their_aircraft(table: &Table) -> Option<String> {
    let mut places = Place::ALL.iter();
    let is_full = |place: &&Place| {
        let based = table.air_on_land_at(**place).count();
        !table.capacity(**place).holds(based)
    };
    places.find(is_full).map(|place| place.to_string())
}

#[test]
fn r4_2_no_base_has_more_air_units_than_it_holds() {
    assert_holds("bases");
}

fn air_units_are_at_home(table: &Table) -> Option<String> {
    let is_wrong = |unit: &&AirUnit| {
        let state = &table.air[**unit];
        let is_at_home = match state.at {
            AirPlace::Base(place) => {
                let base = place.island_base();
                let captured = base.is_some_and(|it| table.bases[it].captured);
                place.first_held_by() == Some(unit.side()) && !captured
            }
            AirPlace::Carrier(carrier) => {
                let at = table.ships[carrier].at;
                let lost = matches!(at, ShipPlace::Sunk | ShipPlace::NotInPlay);
                unit.is_naval() && carrier.side() == unit.side() && !lost
            }
            _ => true,
        };
        !is_at_home || state.over.is_some()
    };
    AirUnit::ALL.iter().find(is_wrong).map(|it| it.to_string())
}

#[test]
fn r18_0_when_a_turn_has_ended_air_units_are_back_on_their_own_sides_decks_and_bases() {
    assert_holds("air");
}

fn leaders_have_ships(table: &Table) -> Option<String> {
    let is_alone = |leader: &&Leader| match table.leaders[**leader] {
        LeaderPlace::With(force) => !table.has_ships(force),
        _ => false,
    };
    let alone = Leader::ALL.iter().find(is_alone).map(|it| it.to_string());
    let is_crowded = |force: &&UsnForce| table.leaders_with(**force).count() > 2;
    let crowded = UsnForce::ALL.iter().find(is_crowded);
    alone.or_else(|| crowded.map(|it| it.to_string()))
}

#[test]
fn r20_1_leaders_are_with_forces_that_have_ships_two_at_most() {
    assert_holds("leaders");
}

fn no_usn_ship_is_in_japan(table: &Table) -> Option<String> {
    let mut bases = Place::home_bases(Side::Ijn);
    let is_entered = |place: &Place| table.ships_at(*place, Side::Usn).next().is_some();
    bases.find(is_entered).map(|place| place.to_string())
}

#[test]
fn r8_7_no_ship_of_the_usn_is_in_a_home_base_of_the_ijn() {
    assert_holds("home bases");
}

fn no_space_is_contested(table: &Table) -> Option<String> {
    // In a port a repaired ship may come to the enemy's (6.0(17)); the game is lost then.
    let mut spaces = Place::ALL
        .iter()
        .filter(|place| place.home_base().is_none());
    let both = |place: &&Place| {
        let mut sides = Side::ALL.iter();
        sides.all(|side| table.ships_at(**place, *side).next().is_some())
    };
    spaces.find(both).map(|place| place.to_string())
}

#[test]
fn r14_2_ships_of_both_sides_are_in_no_space_when_a_turn_has_ended() {
    assert_holds("spaces");
}

fn captured_bases_are_bare(table: &Table) -> Option<String> {
    let is_wrong = |base: &&IslandBase| {
        let state = &table.bases[**base];
        state.captured && state.step().is_some()
    };
    IslandBase::ALL
        .iter()
        .find(is_wrong)
        .map(|it| it.to_string())
}

#[test]
fn r16_0_a_captured_base_has_no_coastal_defense() {
    assert_holds("captured");
}

fn nobody_is_spotted(table: &Table) -> Option<String> {
    let force = forces().find(|force| table.is_spotted(*force));
    let ship = table.ships.which(|it| it.spotted).next();
    let force = force.map(|it| it.to_string());
    force.or_else(|| ship.map(|it| it.to_string()))
}

#[test]
fn r9_3_nobody_is_spotted_when_a_turn_has_ended() {
    assert_holds("spotted");
}

#[test]
fn r3_2_a_spotted_force_has_shown_its_decoys() {
    for seed in 0..GAMES / 4 {
        let mut game = begun(seed);
        let mut player = player(seed);
        while let Some(order) = player.order(&game) {
            let table = game.table();
            let hides = |force: &&IjnForce| {
                table.is_spotted(**force) && table.ijn_forces[**force].decoys > 0
            };
            assert_eq!(IjnForce::ALL.iter().find(hides), None, "seed {seed}");
            game.play(order).expect("it is legal");
        }
    }
}
