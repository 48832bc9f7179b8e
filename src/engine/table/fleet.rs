//! Where the ships of the fleet are when its task groups part, and what they leave behind (6.3, 6.4, 12.4).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{Event, FleetEvent, ForceEvent};
use crate::engine::fleet::{CarrierId, GUAM, TaskGroup, TaskGroupId, TaskGroupSet};
use crate::engine::forces::{Force, Intelligence, RaidId, RaidTarget};
use crate::engine::map::{HexId, Wind, WindCourse};
use crate::engine::scenario::FIRST_WITH_ALL_RULES;
use crate::engine::ships::{Condition, ShipId, ShipSet};
use crate::engine::surface::Meeting;

/// Markers of the fleet that scenarios 1 to 4 do without.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct FleetMarkers {
    /// Crippled ships that are on the map by themselves, in the order in which they were left behind (12.41); sunk
    /// ones where they sank.
    pub left_behind: Vec<(ShipId, HexId)>,
    /// The task groups that have moved at the chit that is being carried out (6.34).
    pub moved: TaskGroupSet,
    /// The crippled ships that were towed at it (12.42).
    pub towed: ShipSet,
    /// The raids that go for a crippled ship, and which (12.44).
    pub raids_at: Vec<(RaidId, ShipId)>,
    /// The task groups that have turned on their lights; light belongs to the ships and goes with them (6.43).
    pub lit: TaskGroupSet,
    /// The wind, where carriers must steam into it (17).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wind: Option<Wind>,
    /// The task groups with Leeward Move markers (17.2).
    #[serde(skip_serializing_if = "is_none")]
    pub leeward: TaskGroupSet,
    /// Those with Station Keeping markers (17.3).
    #[serde(skip_serializing_if = "is_none")]
    pub keeping_station: TaskGroupSet,
    /// Ships of both sides that have met (21.0).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meeting: Option<Meeting>,
    /// Units that stay with a crippled ship for good, and which (12.411).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub escorts: Vec<(ShipId, ShipId)>,
}

/// Whether no task group has a marker.
fn is_none(groups: &TaskGroupSet) -> bool {
    groups.is_empty()
}

/// As long as there are none, they leave no trace in the check of a save: it is the same as before there were any.
impl Hash for FleetMarkers {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self == FleetMarkers::default() {
            return;
        }
        self.left_behind.hash(state);
        self.moved.hash(state);
        self.towed.hash(state);
        self.lit.hash(state);
        self.raids_at.hash(state);
        // Without wind there are none of its markers either.
        if self.wind.is_some() {
            self.wind.hash(state);
            self.leeward.hash(state);
            self.keeping_station.hash(state);
        }
        // Nor does surface combat where it is not played.
        if self.meeting.is_some() {
            self.meeting.hash(state);
        }
        if !self.escorts.is_empty() {
            self.escorts.hash(state);
        }
    }
}

impl FleetMarkers {
    /// Whether nothing has moved at the chit that is being carried out (6.32).
    pub fn nothing_moved(&self) -> bool {
        self.moved.is_empty() && self.towed.is_empty()
    }
}

impl Table {
    /// Changes where the ships are as the event says.
    pub(super) fn apply_to_fleet(&mut self, event: &Event) {
        match event {
            // 6.34: what has moved at a chit is forgotten with the segment.
            Event::Segment { .. } => {
                self.markers.moved = TaskGroupSet::EMPTY;
                self.markers.towed = ShipSet::default();
            }
            Event::Forces(ForceEvent::TaskForceMoved { to, .. }) => {
                let all = self.task_groups.iter().map(|group| group.id).collect();
                self.move_groups(all, *to);
            }
            Event::Fleet(event) => self.apply_to_groups_at_sea(event),
            _ => {}
        }
    }

    fn apply_to_groups_at_sea(&mut self, event: &FleetEvent) {
        match event {
            FleetEvent::GroupsMoved { what, to, .. } => self.move_groups(*what, *to),
            // A retreat is no move at the chit (6.34).
            FleetEvent::Withdrew { what, to, .. } => self.place_groups(*what, *to),
            FleetEvent::LeftBehind { ship, hex, .. } => {
                self.markers.left_behind.push((*ship, *hex));
            }
            FleetEvent::Towed { what, to, .. } => {
                for (ship, hex) in &mut self.markers.left_behind {
                    if ship == what {
                        *hex = *to;
                    }
                }
                let towed = self.markers.towed.iter().chain([*what]);
                self.markers.towed = towed.collect();
            }
            FleetEvent::RaidAtCripple { raid, ship } => {
                self.markers.raids_at.push((*raid, *ship));
            }
            FleetEvent::LightsOn { groups, .. } => {
                self.markers.lit = self.markers.lit.with(*groups);
            }
            FleetEvent::LightsOff { groups, .. } => {
                self.markers.lit = self.markers.lit.without(*groups);
            }
            // She sinks by an event of her own.
            FleetEvent::Overtaken { .. } => {}
            FleetEvent::WindSet { wind } => self.markers.wind = Some(*wind),
            FleetEvent::LeewardAtStart { groups } => {
                self.mark_course(*groups, WindCourse::Leeward);
            }
            FleetEvent::CourseMarked { course, groups } => self.mark_course(*groups, *course),
        }
    }

    /// Gives task groups the marker of a course in the place of the one they had (17.1).
    fn mark_course(&mut self, groups: TaskGroupSet, course: WindCourse) {
        let others = self.markers.leeward.without(groups);
        let stay = self.markers.keeping_station.without(groups);
        self.markers.leeward = match course {
            WindCourse::Leeward => others.with(groups),
            WindCourse::Windward | WindCourse::StationKeeping => others,
        };
        self.markers.keeping_station = match course {
            WindCourse::StationKeeping => stay.with(groups),
            WindCourse::Windward | WindCourse::Leeward => stay,
        };
    }

    /// Whether a task group has carriers afloat that sail with it: the wind matters to those alone (17.0).
    pub fn is_carrier_group(&self, group: TaskGroupId) -> bool {
        let mut ships = self.ships_of(group);
        ships.any(|ship| ship.data().kind.is_carrier())
    }

    /// What the marker of a task group says of its last move, where the wind matters: no marker is one to windward
    /// (17.1, 17.4).
    pub fn wind_course(&self, group: TaskGroupId) -> Option<WindCourse> {
        self.markers.wind?;
        Some(match () {
            () if self.markers.leeward.contains(group) => WindCourse::Leeward,
            () if self.markers.keeping_station.contains(group) => WindCourse::StationKeeping,
            () => WindCourse::Windward,
        })
    }

    fn move_groups(&mut self, groups: TaskGroupSet, to: HexId) {
        self.place_groups(groups, to);
        self.markers.moved = self.markers.moved.with(groups);
    }

    fn place_groups(&mut self, groups: TaskGroupSet, to: HexId) {
        for group in &mut self.task_groups {
            if groups.contains(group.id) {
                group.hex = to;
            }
        }
    }

    /// Whether the game is played by the whole rules of movement, darkness and crippled ships: in scenarios 1 to 4
    /// the task groups stay together, and crippled ships with them (6.33, 12.41).
    pub fn has_all_rules(&self) -> bool {
        self.scenario >= FIRST_WITH_ALL_RULES
    }

    /// The task groups that have ships afloat. One whose last ship has sunk, or has been left behind, is nowhere.
    pub fn groups_at_sea(&self) -> impl Iterator<Item = &TaskGroup> {
        let afloat = |group: &&TaskGroup| self.ships_of(group.id).next().is_some();
        self.task_groups.iter().filter(afloat)
    }

    /// The task groups at sea in a hex.
    pub fn groups_in(&self, hex: HexId) -> TaskGroupSet {
        let here = self.groups_at_sea().filter(|group| group.hex == hex);
        here.map(|group| group.id).collect()
    }

    /// The hexes of the task groups that have carriers afloat, each once (7.21, 10.1).
    pub fn carrier_hexes(&self) -> Vec<HexId> {
        let mut hexes = Vec::new();
        for group in &self.task_groups {
            if !hexes.contains(&group.hex) && self.has_carriers_in(group.hex) {
                hexes.push(group.hex);
            }
        }
        hexes
    }

    /// Whether a ship is on the map by herself, crippled and without a task group (12.41).
    pub fn is_left_behind(&self, ship: ShipId) -> bool {
        let mut left = self.markers.left_behind.iter();
        left.any(|(cripple, _)| *cripple == ship)
    }

    /// The crippled ships that are on the map by themselves, and where (12.41).
    pub fn left_behind(&self) -> impl Iterator<Item = (ShipId, HexId)> + use<'_> {
        let left = self.markers.left_behind.iter().copied();
        left.filter(|(ship, _)| !self.is_sunk(*ship))
    }

    /// The crippled ship that a unit stays with, if it does (12.411).
    pub fn escorted_by(&self, unit: ShipId) -> Option<ShipId> {
        let mut escorts = self.markers.escorts.iter();
        let found = escorts.find(|(escort, _)| *escort == unit);
        found.map(|(_, cripple)| *cripple)
    }

    /// Whether units that stand by a crippled ship are in a hex, or are left there since she sank (12.411).
    pub fn stands_by_in(&self, hex: HexId) -> bool {
        let mut escorts = self.markers.escorts.iter().map(|(unit, _)| *unit);
        escorts.any(|unit| !self.is_sunk(unit) && self.hex_of_ship(unit) == Some(hex))
    }

    /// The hex a US ship is in: that of her task group, or where she was left behind.
    pub fn hex_of_ship(&self, ship: ShipId) -> Option<HexId> {
        // 12.411: an escort is where the ship is, or where she sank.
        let ship = self.escorted_by(ship).unwrap_or(ship);
        let mut left = self.markers.left_behind.iter();
        let left = left.find(|(cripple, _)| *cripple == ship);
        left.map(|(_, hex)| *hex).or_else(|| {
            let group = self.task_group(self.group_of(ship)?)?;
            Some(group.hex)
        })
    }

    /// The hex a carrier is in.
    pub fn hex_of(&self, carrier: CarrierId) -> Option<HexId> {
        self.hex_of_ship(carrier.into())
    }

    /// The crippled ship that a raid goes for, if it goes for one (12.44).
    pub fn raided_cripple(&self, raid: RaidId) -> Option<ShipId> {
        let mut raids = self.markers.raids_at.iter();
        let found = raids.find(|(other, _)| *other == raid);
        found.map(|(_, ship)| *ship)
    }

    /// Where a raid goes that is on the map or about to be: to Guam (11.28), to a crippled ship (12.44), or to its task
    /// group (10.23).
    pub fn target_of(&self, raid: RaidId, target: RaidTarget) -> Option<HexId> {
        let RaidTarget::Group(group) = target else {
            return Some(GUAM);
        };
        match self.raided_cripple(raid) {
            Some(ship) => self.hex_of_ship(ship),
            None => self.task_group(group).map(|group| group.hex),
        }
    }

    /// The crippled ships of a task group, which do not move with it (12.41).
    pub fn cripples_of(&self, group: TaskGroupId) -> impl Iterator<Item = ShipId> {
        let crippled = |ship: &ShipId| self.condition(*ship) == Condition::Crippled;
        self.ships_of(group).filter(crippled)
    }

    /// Whether every ship of a force is known and crippled: a hex with no other ships of the enemy may be entered
    /// (12.46).
    pub fn is_all_crippled(&self, force: &Force) -> bool {
        let known = matches!(
            force.intelligence,
            Intelligence::Level4Carriers | Intelligence::Level3Surface
        );
        let mut ships = force.ships.iter();
        known
            && !force.ships.is_empty()
            && ships.all(|ship| self.condition(*ship) >= Condition::Crippled)
    }
}
