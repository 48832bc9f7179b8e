//! Shuttle raids: a raid of a carrier force that has attacked near Guam may fly there instead of home (23).

use super::launcher::Launcher;
use super::raid::RaidId;
use super::raid_return::fly_home;
use crate::engine::charts::{SHUTTLE_RAID, Shuttle};
use crate::engine::event::{Event, GuamEvent, Purpose};
use crate::engine::fleet::GUAM;
use crate::engine::record::Scope;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Hexes from Guam within which the target of a raid must be (23.1).
const NEAR_GUAM: u8 = 4;

/// Whether a raid that is over its target, and has done what it could, may fly on to Guam: one from carriers, with
/// points left (23.1).
pub(crate) fn may_divert(table: &Table, raid: RaidId) -> bool {
    let Some(raid) = table.raid(raid).filter(|raid| raid.is_inbound()) else {
        return false;
    };
    let is_naval = raid.by.and_then(Launcher::force).is_some();
    table.plays(Variant::ShuttleRaids)
        && is_naval
        && raid.strength.points() > 0
        && raid.hex.distance(GUAM) <= NEAR_GUAM
}

/// Rolls for whether a raid flies to Guam; else it flies home (23.2).
pub(crate) fn divert_or_fly_home(play: &mut Play, id: RaidId) {
    play.scoped(Scope::Shuttle { raid: id }, |play| {
        let Some(from) = play.table.raid(id).map(|raid| raid.hex) else {
            return;
        };
        let column = usize::from(from.distance(GUAM));
        match play.roll(Purpose::Shuttle(id), &SHUTTLE_RAID, column, []) {
            Shuttle::Diverts => {
                play.happen(Event::Guam(GuamEvent::Diverts { raid: id, from }));
            }
            Shuttle::Returns => fly_home(play, id),
        }
    });
}
