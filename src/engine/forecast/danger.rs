//! What a raid that is near would find on the flight decks and under them (12.31).

use super::phases_until_arrival;
use crate::engine::charts::{FIRE_OUTBREAK, Outbreak};
use crate::engine::combat::fed_by_planes;
use crate::engine::fleet::{CarrierId, Exposed, FlightDeck, UnitSet};
use crate::engine::forces::RaidId;
use crate::engine::table::Table;

/// A raid so many phases away endangers what stands on the decks.
const NEAR: u8 = 2;

/// A carrier with planes aboard that would feed a fire when a raid is near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger {
    /// The carrier.
    pub carrier: CarrierId,
    /// The raid that arrives first.
    pub raid: RaidId,
    /// Action phases until it is over its target.
    pub phases: u8,
    /// Units armed and fuelled on the flight deck.
    pub ready: UnitSet,
    /// Units being armed and fuelled below.
    pub servicing: UnitSet,
    /// In how many of ten cases a single hit starts a fire.
    pub fires_in_ten: u8,
}

/// The carriers that are in danger, in the order of the decks.
pub fn dangers(table: &Table) -> Vec<Danger> {
    let decks = table.decks.iter();
    decks.filter_map(|deck| danger_on(table, deck)).collect()
}

/// What endangers a carrier.
pub fn danger(table: &Table, carrier: CarrierId) -> Option<Danger> {
    danger_on(table, table.deck(carrier)?)
}

fn danger_on(table: &Table, deck: &FlightDeck) -> Option<Danger> {
    let exposed = deck.exposes();
    if exposed == Exposed::default() || table.is_sunk(deck.carrier.into()) {
        return None;
    }
    let (phases, raid) = nearest_raid(table, deck.carrier)?;
    (phases <= NEAR).then(|| Danger {
        carrier: deck.carrier,
        raid,
        phases,
        ready: deck.ready,
        servicing: deck.servicing,
        fires_in_ten: fires_in_ten(exposed),
    })
}

/// The raid that is first over the hex of a carrier with anything to drop, and in how many phases.
/// Whichever group in that hex it was sent to, it may attack her (5.71).
fn nearest_raid(table: &Table, carrier: CarrierId) -> Option<(u8, RaidId)> {
    let group = table.group_of(carrier.into())?;
    let hex = table.task_group(group)?.hex;
    let coming = table.attackers().filter(|raid| raid.strength.may_bomb());
    coming
        .filter(|raid| table.target_hex(raid) == hex)
        .map(|raid| (phases_until_arrival(table, raid), raid.id))
        .min()
}

/// In how many of ten cases a single hit starts a fire aboard, with planes in these places (12.31).
pub fn fires_in_ten(exposed: Exposed) -> u8 {
    let modifiers = fed_by_planes(exposed).into_iter().flatten();
    let total = modifiers.map(|applied| applied.value).sum();
    let faces = FIRE_OUTBREAK.faces(0, total);
    let fires = faces.filter(|result| *result == Outbreak::Fire);
    fires.count() as u8
}
