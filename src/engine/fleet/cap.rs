//! Combat air patrol: CAP missions leaving their box for the map (4.34, 4.35).

use super::mission::{CapId, MissionId};
use crate::engine::charts::INTERCEPTION_FUEL;
use crate::engine::event::{AirEvent, Event, Purpose};
use crate::engine::fleet::Fuel;
use crate::engine::record::Scope;
use crate::engine::refusal::{MissionRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// A CAP mission in its box may go on the map; it has its display already (4.13, 4.34).
pub(crate) fn check_placing(table: &Table, cap: CapId) -> Result<(), Refusal> {
    match table.cap(cap) {
        Some(_) => Ok(()),
        None => Err(Refusal::Missions(MissionRefusal::NoCap(cap))),
    }
}

/// Places a CAP mission on the map in its task group's hex, with the number it holds; a die gives it its fuel
/// (4.13, 4.35). From now on it is an intercept mission like any other (4.34).
pub(crate) fn place_on_map(play: &mut Play, cap: CapId) -> Option<MissionId> {
    play.scoped(Scope::Patrol { cap }, |play| leave_box(play, cap))
}

fn leave_box(play: &mut Play, cap: CapId) -> Option<MissionId> {
    let units = play.table.cap(cap)?;
    let what = MissionId::intercept(play.table.cap_display(cap)?);
    let hex = play.table.task_group(cap.group)?.hex;
    let fuel = Fuel::points(play.roll(Purpose::CapFuel(cap), &INTERCEPTION_FUEL, 0, []));
    play.happen(Event::Air(AirEvent::MissionPlaced {
        what,
        hex,
        units,
        fuel,
        from: Some(cap),
    }));
    Some(what)
}
