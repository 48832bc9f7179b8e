//! How raids come home: along the Air Raid Return track, to decks that may be there no more (9.12, 10.3).

use super::force::{Force, ForceId};
use super::guam::fly_back;
use super::launcher::Launcher;
use super::raid::RaidId;
use crate::engine::event::{
    AirPoints, ButaiEvent, Event, Homeward, Killer, LossEvent, RaidEvent, Target,
};
use crate::engine::ships::Condition;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// A raid that has done what it could leaves the map for the Air Raid Return track of its force (10.31); one of Guam flies
/// back over the map (11.28). If every ship of the force is sunk there is nothing to return to (10.33); if it has left the map, nobody sees the raid again (15.11).
pub(crate) fn fly_home(play: &mut Play, id: RaidId) {
    let Some(raid) = play.table.raid(id) else {
        return;
    };
    if raid.by == Some(Launcher::Guam) {
        return fly_back(play, id);
    }
    let (force, hex) = (raid.by.and_then(Launcher::force), raid.hex);
    let parts = [
        (Target::AttackPlanes, raid.strength.attack(), raid.aborted),
        (Target::Fighters, raid.strength.fighters(), 0),
    ];
    if force.is_some_and(|force| play.table.sunk_forces.contains(&force)) {
        for (kind, points, aborted) in parts.into_iter().filter(|(_, points, _)| *points > 0) {
            play.happen(Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(id),
                points,
                aborted,
                kind,
                hex,
                why: Killer::NoDeck,
            }));
        }
        return play.happen(Event::Raids(RaidEvent::Destroyed { what: id }));
    }
    let home = force.and_then(|force| play.table.force(force));
    let returns = home.map(|force| Homeward {
        force: force.id,
        distance: force.hex.distance(hex),
    });
    play.happen(Event::Raids(RaidEvent::Withdrew { raid: id, returns }));
}

/// Moves everything on the tracks of an activated force one box to the right (9.12, 10.32). What is due to land and
/// finds no working deck is lost (10.33).
pub(super) fn move_tracks(play: &mut Play, id: ForceId) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    if force.tracks.points() == 0 {
        return;
    }
    if !has_a_working_deck(&play.table, force) {
        lose_the_returning(play, id, |place| place.is_due());
    }
    let Some(force) = play.table.force(id) else {
        return;
    };
    let mut tracks = force.tracks.clone();
    tracks.advance();
    if tracks != force.tracks {
        play.happen(Event::Butai(ButaiEvent::TracksMoved {
            force: id,
            returning: tracks.returning,
            turnaround: tracks.turnaround,
        }));
    }
}

/// Whether a force has a flight deck to land on, as far as is known: hits of every age close one (10.33).
fn has_a_working_deck(table: &Table, force: &Force) -> bool {
    if !force.intelligence.is_complete() {
        return force.intelligence.is_carrier_force();
    }
    let mut carriers = force.carriers();
    carriers.any(|carrier| table.condition(carrier) < Condition::Heavy)
}

/// The points of some raids that come home to a force are lost, for it has no deck for them (10.33).
pub(super) fn lose_the_returning(
    play: &mut Play,
    id: ForceId,
    which: impl Fn(&super::butai::Returning) -> bool,
) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    let hex = force.hex;
    let lost = force.tracks.returning.iter().copied().filter(which);
    for home in lost.collect::<Vec<_>>() {
        play.happen(Event::Losses(LossEvent::Points {
            what: AirPoints::Returning(home.raid),
            points: home.points,
            aborted: 0,
            kind: Target::AttackPlanes,
            hex,
            why: Killer::NoDeck,
        }));
    }
}
