//! Combat air patrol: CAP missions leaving their box for the map (4.34, 4.35).

use super::mission::{CapId, MissionId};
use crate::engine::charts::INTERCEPTION_FUEL;
use crate::engine::event::{Event, Purpose};
use crate::engine::fleet::Fuel;
use crate::engine::play::Play;
use crate::engine::refusal::Refusal;
use crate::engine::table::Table;

/// A CAP mission may go on the map while a display is free for it (4.13, 4.34).
pub(crate) fn check_placing(table: &Table, cap: CapId) -> Result<(), Refusal> {
    if table.cap(cap).is_none() {
        Err(Refusal::NoCap(cap))
    } else if table.free_displays() == 0 {
        Err(Refusal::NoFreeDisplay)
    } else {
        Ok(())
    }
}

/// Places a CAP mission on the map in its task group's hex; a die gives it its fuel (4.35). From
/// now on it is an intercept mission like any other (4.34).
pub(crate) fn place_on_map(play: &mut Play, cap: CapId) -> Option<MissionId> {
    let (units, what) = (play.table.cap(cap)?, play.table.free_intercept()?);
    let hex = play.table.task_group(cap.group)?.hex;
    let fuel = Fuel::points(play.roll(Purpose::CapFuel(cap), &INTERCEPTION_FUEL, 0, []));
    play.happen(Event::MissionPlaced {
        what,
        hex,
        units,
        fuel,
        from: Some(cap),
    });
    Some(what)
}
