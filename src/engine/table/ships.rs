//! Ships: the group each sails with, her hits, her condition and her guns.

use super::Table;
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::Hits;
use crate::engine::map::HexId;
use crate::engine::ships::{Condition, ShipId};

impl Table {
    /// The task group a US ship sails with: that of her counter, unless she was detached (6.15); none once she
    /// was left behind (12.41), or if she is not in this scenario (6.13).
    pub fn group_of(&self, ship: ShipId) -> Option<TaskGroupId> {
        let is_absent = ship.carrier().is_some_and(|carrier| !self.sails(carrier));
        if is_absent || self.is_left_behind(ship) || self.escorted_by(ship).is_some() {
            return None;
        }
        let detached = self.detached.iter().find(|(detached, _)| *detached == ship);
        detached.map(|(_, group)| *group).or(ship.group())
    }

    /// The ships of a task group that are afloat, carriers first.
    pub fn ships_of(&self, group: TaskGroupId) -> impl Iterator<Item = ShipId> {
        // By their counters most ships are of another group, and need no closer look unless some were detached.
        let may_be = move |ship: &ShipId| ship.group() == Some(group) || !self.detached.is_empty();
        ShipId::all()
            .filter(may_be)
            .filter(move |ship| self.group_of(*ship) == Some(group) && !self.is_sunk(*ship))
    }

    /// Whether a ship was sunk.
    pub fn is_sunk(&self, ship: ShipId) -> bool {
        self.sunk.contains(&ship)
    }

    /// The crippled US ships, with the hexes they are in (12.45).
    pub fn crippled_us_ships(&self) -> impl Iterator<Item = (ShipId, HexId)> {
        let hit = self.damage.iter().map(|(ship, _)| *ship);
        let crippled =
            hit.filter(|ship| ship.is_us() && self.condition(*ship) == Condition::Crippled);
        crippled.filter_map(|ship| Some((ship, self.hex_of_ship(ship)?)))
    }

    /// The hits on a ship.
    pub fn hits(&self, ship: ShipId) -> Hits {
        let found = self.damage.iter().find(|(hit, _)| *hit == ship);
        found.map(|(_, hits)| *hits).unwrap_or_default()
    }

    /// A ship's condition (12.11, 12.26-12.28, 12.5). A Japanese carrier with hits to her
    /// capacity sinks only once they are permanent (12.27); until then she is crippled.
    pub fn condition(&self, ship: ShipId) -> Condition {
        let condition = ship.data().condition(self.hits(ship).total());
        if self.is_sunk(ship) {
            Condition::Sunk
        } else if ship.data().kind.sinks_slowly() && !ship.is_us() {
            condition.min(Condition::Crippled)
        } else {
            condition
        }
    }

    /// Whether a ship is afloat with hits to her capacity: a Japanese carrier, lost once they are
    /// permanent (12.27).
    pub fn is_sinking(&self, ship: ShipId) -> bool {
        self.condition(ship) < Condition::Sunk && self.hits(ship).total() >= ship.data().capacity
    }

    /// Whether nothing more can be done to a ship: she was sunk, or will be once her hits are permanent (12.27).
    pub fn is_sunk_or_sinking(&self, ship: ShipId) -> bool {
        self.is_sunk(ship) || self.is_sinking(ship)
    }

    /// A ship's anti-aircraft value in her condition (12.11, 12.25).
    pub fn guns(&self, ship: ShipId) -> u8 {
        ship.data().anti_aircraft(self.condition(ship))
    }

    /// The anti-aircraft factors of some ships together (5.51).
    pub fn factors(&self, ships: impl IntoIterator<Item = ShipId>) -> u8 {
        let all = ships.into_iter().map(|ship| u16::from(self.guns(ship)));
        all.sum::<u16>().min(u16::from(u8::MAX)) as u8
    }
}
