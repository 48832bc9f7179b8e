//! Who fights and who tries to get away (21.1).

use super::meeting::{Meeting, Side};
use super::sides::{is_battleship, side};
use crate::engine::charts::{EVADES_WITH_CARRIERS, SURFACE_EVASION};
use crate::engine::clock::Light;
use crate::engine::event::{Event, Purpose, SurfaceEvent};
use crate::engine::forces::Intelligence;
use crate::engine::play::Play;
use crate::engine::table::Table;

/// Whether the Japanese fight: a surface force at night, or by day with at least half as many battleships as we have, and
/// one at least (21.11).
pub(super) fn japanese_accept(table: &Table, meeting: &Meeting) -> bool {
    let force = table.force(meeting.force);
    if !force.is_some_and(|force| force.intelligence == Intelligence::Level3Surface) {
        return false;
    }
    let battleships = |whose| {
        let ships = side(table, meeting, whose).into_iter();
        ships.filter(|ship| is_battleship(*ship)).count()
    };
    let (ours, theirs) = (battleships(Side::Us), battleships(Side::Japanese));
    table.light() == Light::Night || theirs >= ours.div_ceil(2).max(1)
}

/// Whether a side has carriers that come along (21.14).
pub(crate) fn has_carriers(table: &Table, meeting: &Meeting, whose: Side) -> bool {
    // Which they are may not be known yet (7.33).
    let seem_to = whose == Side::Japanese
        && table
            .force(meeting.force)
            .is_some_and(|force| matches!(force.intelligence, Intelligence::Level3Carriers(_)));
    let mut ships = side(table, meeting, whose).into_iter();
    seem_to || ships.any(|ship| ship.data().kind.is_carrier())
}

/// One side tries to get away from the other: a die for each, and it does if its own is no lower (21.14). Says whether
/// it does.
pub(super) fn evade(play: &mut Play, whose: Side) -> bool {
    let Some(meeting) = play.table.markers.meeting.clone() else {
        return false;
    };
    let carriers = EVADES_WITH_CARRIERS.when(has_carriers(&play.table, &meeting, whose));
    let own = play.roll(Purpose::Evasion(whose), &SURFACE_EVASION, 0, carriers);
    let other = play.roll(Purpose::Evasion(whose.other()), &SURFACE_EVASION, 0, []);
    let escapes = own >= other;
    play.happen(Event::Surface(SurfaceEvent::Evaded {
        side: whose,
        escapes,
    }));
    escapes
}
