//! What the great carrier battle of scenario 9 keeps, and what it changes for both sides (2.35, 5.75, 6.13).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{AirPoints, Event, ForceEvent, LossEvent};
use crate::engine::fleet::CarrierId;
use crate::engine::forces::{CarrierCount, Intelligence, KIDO_BUTAI, RaidId, Service};
use crate::engine::scenario::{GreatBattle, Scenario};
use crate::engine::ships::ShipId;

/// What is kept for the great carrier battle. In other scenarios it stays empty, and leaves no trace in a save's check.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct GreatBattleMarkers {
    /// Whether Kido Butai has appeared (7.36).
    pub kido_butai: bool,
    /// Air points of land bases destroyed, which count by themselves (15.1, note A).
    pub land_points_destroyed: u16,
}

impl GreatBattleMarkers {
    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        *self == GreatBattleMarkers::default()
    }
}

impl Hash for GreatBattleMarkers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.is_empty() {
            return;
        }
        self.kido_butai.hash(state);
        self.land_points_destroyed.hash(state);
    }
}

impl Table {
    /// Keeps what the event changes in the great carrier battle.
    pub(super) fn apply_to_great_battle(&mut self, event: &Event) {
        if self.great_battle().is_none() {
            return;
        }
        match event {
            Event::Forces(ForceEvent::Intelligence {
                to: Intelligence::Level2Carriers(CarrierCount::KidoButai),
                ..
            }) => self.great_battle.kido_butai = true,
            Event::Losses(LossEvent::Points { what, points, .. })
                if self.is_of_land_base(*what) =>
            {
                self.great_battle.land_points_destroyed += u16::from(*points);
            }
            _ => {}
        }
    }

    /// Whether the next carriers of level 2 that may be Kido Butai are: none have been so far, and the limit is not
    /// reached (7.36, note 3).
    pub(crate) fn kido_butai_may_appear(&self) -> bool {
        self.great_battle().is_some() && !self.great_battle.kido_butai && !self.limit_reached()
    }

    /// Whether a ship is kept out of every draw for Kido Butai: until it appears, since she is with it then, or until
    /// the limit keeps it from coming.
    pub(crate) fn is_kept_for_kido_butai(&self, ship: ShipId) -> bool {
        let comes = self.great_battle.kido_butai || self.kido_butai_may_appear();
        comes && KIDO_BUTAI.contains(&ship)
    }

    /// What the scenario has beside the whole battle, if it is the great carrier battle.
    pub fn great_battle(&self) -> Option<GreatBattle> {
        Scenario::numbered(self.scenario)?.battle?.great
    }

    /// Whether a carrier is with Task Force 58 in this scenario (6.13).
    pub fn sails(&self, carrier: CarrierId) -> bool {
        let joins = || self.great_battle().map(|great| great.joins);
        carrier.is_of_the_battle() || joins() == Some(carrier)
    }

    /// The attack value of each air point of a service against ships (5.75).
    pub fn attack_value(&self, service: Service) -> u16 {
        match (service, self.great_battle()) {
            (Service::Naval, Some(great)) => great.naval_attack,
            _ => service.attack_value(),
        }
    }

    /// Whether some air points are those of a land base (5.75). Those over a force are its own.
    pub(crate) fn is_of_land_base(&self, points: AirPoints) -> bool {
        match points {
            AirPoints::Raid(raid) | AirPoints::Returning(raid) => {
                self.service_of(raid) == Service::Land
            }
            AirPoints::Force(_) => false,
        }
    }

    /// Whose aircraft a raid is made of (5.75).
    pub(crate) fn service_of(&self, raid: RaidId) -> Service {
        self.raid(raid).map_or(Service::Naval, |raid| raid.service)
    }
}
