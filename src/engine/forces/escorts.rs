//! Telling a raid's fighters from its attack planes (10.12-10.14).

use super::raid::{RaidId, Strength};
use crate::engine::charts::ESCORT_FIGHTERS;
use crate::engine::event::{Event, Purpose, RaidEvent};
use crate::engine::record::Scope;
use crate::engine::title::Play;

/// At a raid's first contact, or when it reaches its target untouched, a die tells how many of
/// its points are fighters (10.13). The rest are attack planes, and so they stay for as long as
/// the raid lasts (10.14).
pub(crate) fn sort(play: &mut Play, id: RaidId) {
    let Some(&Strength::Unsorted(points)) = play.table.raid(id).map(|raid| &raid.strength) else {
        return;
    };
    play.scoped(Scope::Escorts { raid: id }, |play| {
        let column = ESCORT_FIGHTERS.column(points);
        let fighters = play.roll(Purpose::Escorts(id), &ESCORT_FIGHTERS, column, []);
        let fighters = fighters.min(points);
        play.happen(Event::Raids(RaidEvent::Sorted {
            raid: id,
            fighters,
            attack: points - fighters,
        }));
    });
}
