//! Guam at its chit, and what lands there (11.22, 11.23, 11.28, 11.29).

use super::air_raid::guam_raid_procedure;
use super::launcher::Launcher;
use super::raid::RaidId;
use crate::engine::event::{Event, GuamEvent};
use crate::engine::fleet::GUAM;
use crate::engine::title::Play;

/// Guam acts: it may launch a raid, and what stands in its boxes is made ready (11.22, 11.29). With a raid of its own in
/// the air it does nothing at all (11.23): says whether it acts.
pub(super) fn activate_guam(play: &mut Play) -> bool {
    if play.table.guam_raid().is_some() {
        return false;
    }
    guam_raid_procedure(play);
    let mut tracks = play.table.guam.tracks.clone();
    tracks.advance();
    if tracks != play.table.guam.tracks {
        play.happen(Event::Guam(GuamEvent::BoxesMoved {
            boxes: tracks.turnaround,
        }));
    }
    true
}

/// A raid of Guam that has done what it could flies back over the map (11.28).
pub(super) fn fly_back(play: &mut Play, raid: RaidId) {
    if let Some(from) = play.table.raid(raid).map(|raid| raid.hex) {
        play.happen(Event::Guam(GuamEvent::FliesHome { raid, from }));
    }
}

/// What has come to Guam lands there, after US fighters have had their fight with it (11.29, 16.21, 23.3).
pub(crate) fn land_on_guam(play: &mut Play) {
    let landing = play.table.inbound();
    let landing = landing.filter(|raid| !raid.attacks() && raid.hex == GUAM);
    let landing: Vec<(RaidId, u8, Option<Launcher>)> = landing
        .map(|raid| (raid.id, raid.strength.points(), raid.by))
        .collect();
    for (raid, points, by) in landing {
        // 16.21, 23.3: the air value of Guam rises by what comes from elsewhere.
        let more = if by == Some(Launcher::Guam) {
            0
        } else {
            points
        };
        let value = play.table.guam.value + more;
        play.happen(Event::Guam(GuamEvent::Landed {
            raid,
            points,
            value,
            lost_to: by.and_then(Launcher::force),
        }));
    }
}
