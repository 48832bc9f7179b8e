//! How Japanese forces arrive: how many, and where (7.1).

use super::force::{Detection, ForceId};
use super::force_movement::move_force;
use super::refuelling::{have_turned_back, oilers_come_and_go};
use crate::engine::charts::{
    ARRIVAL_HEX, ARRIVAL_NEAR_CARRIERS, ARRIVAL_ZONE, MISSION_MOVEMENT, NearCarriers,
};
use crate::engine::event::{ArrivalEvent, Choice, DetectionEvent, Event, Purpose};
use crate::engine::forces::Intelligence;
use crate::engine::map::{ArrivalZone, HexId};
use crate::engine::record::Scope;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Of so many lettered counters that are not in play one arrives (7.1).
const ONE_IN: usize = 3;
/// Within so many hexes US carriers may turn an arrival away (7.15).
const NEAR: u8 = 6;
/// How often forces that have arrived before the first turn have moved (scenario 7).
const MOVES_BEFORE: u8 = 2;

/// How many forces arrive of so many that are not in play: a third, rounded down; of one or two, one (7.1).
pub const fn arriving(available: usize) -> usize {
    match available {
        1 | 2 => 1,
        more => more / ONE_IN,
    }
}

/// The forces of a turn arrive (7.1), and oilers (20.2).
pub(crate) fn arrive(play: &mut Play) {
    oilers_come_and_go(play);
    // 20.5: they are on their way home.
    if have_turned_back(&play.table) {
        return play.happen(Event::Arrivals(ArrivalEvent::TurnedBack));
    }
    // 13.24.
    if play.table.limit_reached() {
        return play.happen(Event::Arrivals(ArrivalEvent::Over));
    }
    let available = play.table.counters_not_in_play();
    let arriving = arriving(available.len());
    play.happen(Event::Arrivals(ArrivalEvent::Arrive {
        available: available.len() as u8,
        arriving: arriving as u8,
    }));
    place(play, &available[..arriving]);
}

/// Forces that have arrived before the first turn, and have moved twice, with one die for all of them each time
/// (scenario 7).
pub(crate) fn arrive_before(play: &mut Play, number: u8) {
    let mut forces = play.table.counters_not_in_play();
    forces.truncate(number.into());
    place(play, &forces);
    for _ in 0..MOVES_BEFORE {
        let mission_die = play.roll(Purpose::MissionMovement, &MISSION_MOVEMENT, 0, []);
        for force in &forces {
            move_force(play, *force, mission_die);
        }
    }
}

/// Places forces that arrive together, one after the other (7.12).
fn place(play: &mut Play, forces: &[ForceId]) {
    let mut taken = Vec::new();
    for what in forces.iter().copied() {
        let scope = Scope::Arrival { force: what };
        let hex = play.scoped(scope, |play| place_one(play, what, &taken));
        taken.push(hex);
    }
}

/// Places a force. Says in which hex.
fn place_one(play: &mut Play, what: ForceId, taken: &[HexId]) -> HexId {
    let hex = arrival_hex(play, what, taken);
    play.happen(Event::Detection(DetectionEvent::Placed {
        what,
        hex,
        detection: Detection::Undetected,
        intelligence: Intelligence::Level0,
        retiring: false,
        ships: Vec::new(),
        cap: None,
    }));
    hex
}

/// The hex a force arrives in, of those that others of this turn have left (7.12).
fn arrival_hex(play: &mut Play, what: ForceId, taken: &[HexId]) -> HexId {
    let zone = roll_zone(play, what);
    let rolled = roll_hex(play, what, zone);
    let hex = free_hex(play, what, zone, rolled, taken);
    if !is_near_carriers(&play.table, hex) {
        return hex;
    }
    // 7.15: once, wherever it leads.
    match play.roll(
        Purpose::ArrivalNearCarriers(what),
        &ARRIVAL_NEAR_CARRIERS,
        0,
        [],
    ) {
        NearCarriers::AsRolled => hex,
        NearCarriers::OtherHex => loop {
            let other = roll_hex(play, what, zone);
            if other != hex {
                break free_hex(play, what, zone, other, taken);
            }
        },
        NearCarriers::OtherZone => loop {
            let other = roll_zone(play, what);
            if other != zone {
                let rolled = roll_hex(play, what, other);
                break free_hex(play, what, other, rolled, taken);
            }
        },
    }
}

fn roll_zone(play: &mut Play, what: ForceId) -> ArrivalZone {
    play.roll(Purpose::ArrivalZone(what), &ARRIVAL_ZONE, 0, [])
}

fn roll_hex(play: &mut Play, what: ForceId, zone: ArrivalZone) -> HexId {
    let column = ARRIVAL_HEX.column(zone as u16);
    play.roll(Purpose::ArrivalHex(what), &ARRIVAL_HEX, column, [])
}

/// The hex rolled, or a free one of its zone at random if a force has arrived there in this turn, or US ships keep it
/// out (7.12 step 3, 7.24).
fn free_hex(
    play: &mut Play,
    what: ForceId,
    zone: ArrivalZone,
    rolled: HexId,
    taken: &[HexId],
) -> HexId {
    let table = &play.table;
    if !taken.contains(&rolled) && !table.is_held(rolled) {
        return rolled;
    }
    let is_free =
        |hex: &HexId| !table.is_held(*hex) && table.forces.iter().all(|force| force.hex != *hex);
    let free: Vec<HexId> = zone.hexes().into_iter().filter(is_free).collect();
    match free.is_empty() {
        true => rolled,
        false => play.pick(Choice::ArrivalHex(what), &free),
    }
}

/// Whether a US carrier task group is within six hexes (7.15).
fn is_near_carriers(table: &Table, hex: HexId) -> bool {
    let mut groups = table.carrier_hexes().into_iter();
    groups.any(|group| group.distance(hex) <= NEAR)
}
