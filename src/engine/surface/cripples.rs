//! Crippled ships in a hex that only the enemy holds are sunk (21.16, 21.161).

use super::sides::{forces_in, us_side};
use crate::engine::fleet::{cripples_met, overtaken};
use crate::engine::forces::remove_the_sunk;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::title::Play;

/// Sinks those that nobody is with any more.
pub(super) fn sink_the_forsaken(play: &mut Play, hex: HexId) {
    let ours = !us_side(&play.table, hex).is_empty();
    let there = forces_in(&play.table, hex).next().is_some();
    // Of what nobody knows, nobody knows whether it has surface ships (12.46).
    let theirs = forces_in(&play.table, hex)
        .any(|force| force.intelligence.is_surface_force() || force.intelligence.is_complete());
    let lost: Vec<ShipId> = match (ours, there) {
        (true, false) => cripples_met(&play.table, hex),
        (false, true) if theirs => {
            let crippled = play.table.crippled_us_ships();
            let here = crippled.filter(|(_, at)| *at == hex);
            here.map(|(ship, _)| ship).collect()
        }
        _ => return,
    };
    for ship in lost {
        overtaken(play, ship, hex);
    }
    remove_the_sunk(play);
}
