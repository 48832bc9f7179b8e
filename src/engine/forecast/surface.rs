//! What surface combat promises: who gets away, and how many hits a ship's fire comes to (21).

use crate::engine::charts::{
    Applied, EVADES_WITH_CARRIERS, SURFACE_EVASION, SURFACE_FIRE, by_face,
};
use crate::engine::ships::ShipId;
use crate::engine::surface::{Aim, Side, has_carriers, shots};
use crate::engine::table::Table;

/// Faces of a die.
const FACES: u32 = 10;

/// In how many of a hundred attempts a side gets away from the other, which fights (21.14); nothing where nobody has met.
pub fn evasion(table: &Table, side: Side) -> Option<u8> {
    let meeting = table.markers.meeting.as_ref()?;
    let faster = EVADES_WITH_CARRIERS.when(has_carriers(table, meeting, side));
    let own = SURFACE_EVASION.faces(0, faster.map_or(0, |it| it.value));
    let other = by_face(&SURFACE_EVASION, 0, 0);
    let escapes = own.map(|own| {
        let beaten = other.iter().filter(|other| own >= **other);
        beaten.count() as u8
    });
    Some(escapes.sum())
}

/// Hits that a ship's fire on another comes to on the average in this round, in hundredths (21.25, 21.26).
pub fn gunfire(table: &Table, ship: ShipId, at: ShipId) -> u32 {
    let Some(meeting) = &table.markers.meeting else {
        return 0;
    };
    let shots = shots(table, meeting, Aim { ship, at });
    let hits = shots.iter().map(|shot| {
        let added: i8 = shot.added.iter().map(|it: &Applied| it.value).sum();
        let faces = SURFACE_FIRE.faces(shot.column, added);
        faces.map(u32::from).sum::<u32>()
    });
    hits.sum::<u32>() * 100 / FACES
}
