//! Coastal bombardment (15).

use super::hits::{self, ShipHits};
use super::present::{defense_at, guns_present};
use crate::engine::Play;
use crate::engine::event::Purpose;
use crate::engine::map::Place;
use crate::engine::units::{Combatant, Force, HitNumber, Side};

/// The ships of a side in a space bombard the coastal defense there, and its guns fire back. Gives the task forces of
/// ships that are damaged.
pub(super) fn bombard(play: &mut Play, space: Place, side: Side) -> Vec<Force> {
    let ships = guns_present(&play.table, space, side);
    let Some(base) = defense_at(&play.table, space, side.enemy()) else {
        return Vec::new();
    };
    // 15.2: hit or not, it fires with the number it has before.
    let step = play.table.bases[base].step();
    let guns = step.map_or(HitNumber::NONE, |step| base.data().guns.at(step));
    // 15.1
    for ship in ships.iter().copied() {
        let purpose = Purpose::Bombardment { ship, base };
        if hits::shoots(play, purpose, ship.data().ground) {
            hits::hit_defense(play, base);
        }
    }
    // 15.2: once at each ship that bombarded, and at no other.
    let mut hits = ShipHits::default();
    for ship in ships {
        let purpose = Purpose::CoastalGuns { base, ship };
        let at = Combatant::Ship(ship);
        hits::shoot_at_surface(play, purpose, guns, at, &mut hits, space);
    }
    hits.settle(play, space)
}
