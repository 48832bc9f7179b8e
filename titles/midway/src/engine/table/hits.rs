//! What hits do to air units, ships, coastal defenses and leaders (17, 20.1).

use super::{AirPlace, Defense, LeaderPlace, ShipPlace, Table};
use crate::engine::event::HitEvent;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Ship, Side, Strength};

impl Table {
    pub(super) fn apply_hit(&mut self, event: &HitEvent) {
        match *event {
            HitEvent::AirUnitReduced { unit } => self.air[unit].strength = Strength::Reduced,
            HitEvent::AirUnitEliminated { unit } => self.eliminate(unit),
            HitEvent::ShipDamaged { ship, space } => {
                self.takes_out(ship, space, ShipPlace::Damaged);
                // 17.2: her groups stay with her, those over her too.
                for unit in self.groups_of(ship) {
                    if self.air[unit].over == Some(space) {
                        self.air[unit].over = None;
                    }
                }
            }
            HitEvent::ShipSunk { ship, space } => {
                self.takes_out(ship, space, ShipPlace::Sunk);
                // 18.0: her groups are in the air, and must land elsewhere.
                for unit in self.groups_of(ship) {
                    self.air[unit].over.get_or_insert(space);
                }
            }
            HitEvent::DefenseReduced { base } => {
                self.bases[base].defense = Defense::Standing(Strength::Reduced);
            }
            HitEvent::DefenseEliminated { base } => {
                self.bases[base].defense = Defense::Eliminated;
                self.bases[base].fell_once = true;
            }
            HitEvent::LeaderLost { leader } => self.leaders[leader] = LeaderPlace::Lost,
            HitEvent::LeaderSaved { leader, force } => {
                self.leaders[leader] = LeaderPlace::With(force);
            }
        }
    }

    /// A ship leaves the map. Of one of the IJN it is kept on which line she was hit (6.0(9)).
    fn takes_out(&mut self, ship: Ship, space: Place, to: ShipPlace) {
        let state = &mut self.ships[ship];
        state.at = to;
        state.spotted = false;
        if ship.side() == Side::Ijn {
            state.hit_on = space.line();
        }
    }

    fn groups_of(&self, carrier: Ship) -> Vec<AirUnit> {
        let at = AirPlace::Carrier(carrier);
        self.air.which(|unit| unit.at == at).collect()
    }
}
