//! An attempt to spot (9.1).

use kernel::Applied;

use super::reveal;
use crate::engine::Play;
use crate::engine::charts::{
    IJN_INSIDE, OWN_SPACE, SPOTTING, SpottingResult, USN_OUTSIDE, WITH_DESTROYERS,
};
use crate::engine::event::{Purpose, SpottedBy, SpottingEvent};
use crate::engine::map::Place;
use crate::engine::refusal::SpottingRefusal;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Force, ShipClass, Side};

/// How far the IJN looks, and the USN with a PBY (9.1).
const FAR: u8 = 3;
/// How far the USN looks without.
const NEAR: u8 = 2;

/// How many spaces somebody looks (9.1).
pub fn range(table: &Table, by: Spotter) -> u8 {
    let from = table.place_of_spotter(by);
    let is_pby_here = |unit: AirUnit| unit.is_pby() && table.base_of(unit) == from;
    match by.side() {
        Side::Ijn => FAR,
        // In the same space, wherever it is based there.
        Side::Usn if AirUnit::of(Side::Usn).any(is_pby_here) => FAR,
        Side::Usn => NEAR,
    }
}

/// The modifiers of an attempt (9.1, 20.2).
pub fn modifiers(table: &Table, by: Spotter, space: Place) -> impl Iterator<Item = Applied> {
    let inside = space.is_inside_perimeter();
    [
        USN_OUTSIDE.when(by.side() == Side::Usn && !inside),
        IJN_INSIDE.when(by.side() == Side::Ijn && inside),
        OWN_SPACE.when(table.place_of_spotter(by) == Some(space)),
        WITH_DESTROYERS.when(has_destroyers(table, by)),
    ]
    .into_iter()
    .flatten()
}

/// Whether destroyers are with a task force of the USN that looks (20.2).
fn has_destroyers(table: &Table, by: Spotter) -> bool {
    match by {
        Spotter::Force(force @ Force::Usn(_)) => {
            let mut ships = table.ships_in(force);
            ships.any(|ship| ship.class() == ShipClass::Dd)
        }
        Spotter::Force(Force::Ijn(_)) | Spotter::Base(_) => false,
    }
}

/// How many of the six faces of the die would spot.
pub fn chance(table: &Table, by: Spotter, space: Place) -> u8 {
    let modifier = modifiers(table, by, space).map(|it| it.value).sum();
    let faces = SPOTTING.faces(0, modifier);
    faces
        .filter(|result| *result == SpottingResult::Spotted)
        .count() as u8
}

/// Whether somebody can look at a space: in range on his line, with something there that is not spotted (9.1).
///
/// # Errors
/// Why not.
pub(crate) fn check_attempt(
    table: &Table,
    by: Spotter,
    space: Place,
) -> Result<(), SpottingRefusal> {
    let from = table.place_of_spotter(by);
    let from = from.ok_or(SpottingRefusal::NotThere(by))?;
    let spaces = from.range_to(space);
    let spaces = spaces.ok_or(SpottingRefusal::OtherLine { by, space })?;
    let most = range(table, by);
    if spaces > most {
        return Err(SpottingRefusal::OutOfRange { by, space, most });
    }
    if table.has_weather(from) || table.has_weather(space) {
        return Err(SpottingRefusal::Weather { by, space });
    }
    if table.attempts.has_looked_at(by, space) {
        return Err(SpottingRefusal::Tried { by, space });
    }
    let enemy = by.side().enemy();
    match reveal::is_unspotted(table, space, enemy) {
        true => Ok(()),
        false => Err(SpottingRefusal::NothingUnspotted(space)),
    }
}

/// Somebody looks at a space: on a success every enemy task force and single ship there is spotted (9.1). Says whether he
/// sees them.
pub(crate) fn attempt(play: &mut Play, by: Spotter, space: Place) -> bool {
    let modifiers: Vec<Applied> = modifiers(&play.table, by, space).collect();
    let result = play.roll(Purpose::Spotting { by, space }, &SPOTTING, 0, modifiers);
    let seen = result == SpottingResult::Spotted;
    play.happen(SpottingEvent::Looked { by, space, seen });
    if seen {
        reveal::spot_all(play, space, by.side().enemy(), SpottedBy::Attempt);
    }
    seen
}
