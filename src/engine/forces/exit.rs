//! Forces that leave the map by the invasion zone's edge (7.23, 15.11).

use super::force::ForceId;
use super::hits::remove_those_sunk_since;
use super::intelligence::take_to_the_highest_level;
use super::left_behind::leave_cripples;
use crate::engine::event::{ButaiEvent, Event};
use crate::engine::play::Play;

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
