//! Forces that leave the map: by the invasion zone's edge (7.23, 15.11), or by the west edge, on their way home (19.2).

use super::force::ForceId;
use super::hits::remove_those_sunk_since;
use super::intelligence::take_to_the_highest_level;
use super::left_behind::{can_move, leave_cripples};
use crate::engine::event::{ButaiEvent, Event, ForceEvent, ForceMove, SubmarineEvent};
use crate::engine::title::Play;

/// A force leaves the map, and a double force as a whole: its ships are drawn, and stand in the Japanese Ships Exited
/// box (15.11). One of Level 0 that proves to be nothing leaves for nothing.
pub(super) fn leave(play: &mut Play, id: ForceId) {
    let twin = play.table.force(id).and_then(|force| force.twin);
    let known_from = play.events().len();
    let id = take_to_the_highest_level(play, id);
    let twin = twin.map(|twin| take_to_the_highest_level(play, twin));
    // 12.53: who goes down by hits that had waited has not left by the edge.
    remove_those_sunk_since(play, known_from);
    for half in [Some(id), twin].into_iter().flatten() {
        let what = leave_cripples(play, half);
        let Some(force) = play.table.force(what) else {
            continue;
        };
        let (from, ships) = (force.hex, force.ships.clone());
        play.happen(Event::Butai(ButaiEvent::Exited { what, from, ships }));
    }
}

/// A force that goes home leaves the map by the west edge. If torpedo hits wait on it, it becomes known first which ship
/// they have hit, as it does at the end of the battle (14.162): she may go down, or stay behind crippled. Says which
/// counter the force has then.
pub(super) fn leave_for_good(play: &mut Play, id: ForceId, why: ForceMove) -> ForceId {
    let id = settle_hits(play, id);
    let what = leave_cripples(play, id);
    let Some(force) = play.table.force(what) else {
        return what;
    };
    let from = force.hex;
    play.happen(Event::Forces(match can_move(&play.table, force) {
        true => ForceEvent::LeftTheMap { what, from },
        // 12.42: nothing but her is left of it.
        false => ForceEvent::KeptHex {
            what,
            hex: from,
            why,
        },
    }));
    what
}

/// Gives the hits that wait on a force that goes off the map, if any do. Says which counter it has then.
fn settle_hits(play: &mut Play, id: ForceId) -> ForceId {
    let hits = play.table.force(id).map_or(0, |force| force.hits.total());
    if hits == 0 {
        return id;
    }
    let known_from = play.events().len();
    play.happen(Event::Submarines(SubmarineEvent::HitsAtTheEdge {
        force: id,
        hits,
    }));
    let id = take_to_the_highest_level(play, id);
    // 12.53: a force may have gone down with its only ship.
    remove_those_sunk_since(play, known_from);
    id
}
