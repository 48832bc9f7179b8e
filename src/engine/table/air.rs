//! What events change of task groups, air missions and CAP.

use super::Table;
use crate::engine::event::{AirEvent, AttackEvent, DeckEvent, Event, LossEvent, MoveReason};
use crate::engine::fleet::{
    CapId, Fuel, Mission, MissionId, Movement, TaskGroup, TaskGroupId, TaskGroupSet, UnitSet,
};
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;

impl Table {
    /// Changes the task groups, their CAP and the missions as the event says.
    pub(super) fn apply_to_air(&mut self, event: &Event) {
        match event {
            Event::Segment {
                name: SegmentId::UsAirMovement,
            } => {
                for mission in &mut self.missions {
                    mission.movement = Movement::Waiting;
                }
            }
            Event::Air(event) => self.apply_to_groups_and_missions(event),
            Event::Decks(event) => self.launch_and_land(event),
            Event::Attacks(AttackEvent::Contacted { mission, hex, .. }) => {
                let mission = self.mission_mut(*mission);
                mission.hex = *hex;
                mission.spent = true;
            }
            Event::Attacks(AttackEvent::FoundNothing { mission }) => {
                self.mission_mut(*mission).spent = false;
            }
            Event::Attacks(AttackEvent::MustReturn { mission }) => {
                self.mission_mut(*mission).spent = true;
            }
            Event::Losses(LossEvent::Unit { what, .. }) => {
                for mission in &mut self.missions {
                    mission.units = mission.units.without((*what).into());
                }
            }
            _ => {}
        }
    }

    fn apply_to_groups_and_missions(&mut self, event: &AirEvent) {
        match event {
            AirEvent::TaskGroupPlaced { what, hex } => self.place_group(*what, *hex),
            AirEvent::Detached { what, hex, ships } => {
                self.place_group(*what, *hex);
                self.detached.extend(ships.iter().map(|ship| (ship, *what)));
            }
            AirEvent::CapPlaced {
                what,
                display,
                units,
            } => self.set_cap(*what, *display, *units),
            AirEvent::MissionPlaced {
                what,
                hex,
                units,
                fuel,
                from,
            } => {
                let base = match from {
                    Some(cap) => {
                        self.set_cap(*cap, 0, UnitSet::EMPTY);
                        cap.group
                    }
                    None => self.first_group_in(*hex),
                };
                self.place(Mission {
                    id: *what,
                    units: *units,
                    fuel: *fuel,
                    hex: *hex,
                    movement: Movement::Waiting,
                    base,
                    also_from: TaskGroupSet::EMPTY,
                    spent: false,
                });
            }
            AirEvent::MissionMoved {
                what,
                to,
                hexes,
                why,
                ..
            } => {
                let mission = self.mission_mut(*what);
                mission.hex = *to;
                if *why != MoveReason::WrongTarget {
                    mission.movement = Movement::Flew(*hexes);
                }
            }
            AirEvent::Held { what } => self.mission_mut(*what).movement = Movement::Held,
            AirEvent::Fuel { mission, left, .. } => self.mission_mut(*mission).fuel = *left,
            AirEvent::Split {
                mission,
                into,
                units,
                ..
            } => {
                let old = self.mission_mut(*mission);
                old.units = old.units.without(*units);
                let new = Mission {
                    id: *into,
                    units: *units,
                    ..old.clone()
                };
                self.place(new);
            }
            // It is told, and changes nothing.
            AirEvent::HomeAtTheEnd { .. } => {}
            AirEvent::MissionRemoved { what } => {
                self.missions.retain(|mission| mission.id != *what);
            }
        }
    }

    /// What takes off joins its mission or its CAP, and what lands or is recalled leaves it.
    fn launch_and_land(&mut self, event: &DeckEvent) {
        match event {
            DeckEvent::Launched {
                what,
                hex,
                units,
                fuel,
                base,
                also_from,
            } => {
                self.launch(*what, *hex, *units, *fuel, *base);
                self.add_bases(*what, also_from.with((*base).into()));
            }
            DeckEvent::CapLaunched {
                what,
                display,
                units,
            } => {
                let flying = self.cap(*what).unwrap_or_default();
                self.set_cap(*what, *display, flying.with(*units));
            }
            DeckEvent::Recalled { mission, units } => {
                let strike = self.mission_mut(*mission);
                strike.units = strike.units.without(*units);
            }
            DeckEvent::Landed { unit, from, .. } => {
                let mission = self.mission_mut(*from);
                mission.units = mission.units.without((*unit).into());
            }
            _ => {}
        }
    }

    fn place_group(&mut self, id: TaskGroupId, hex: HexId) {
        self.task_groups.push(TaskGroup {
            id,
            hex,
            cap: Default::default(),
            cap_displays: Default::default(),
        });
    }

    fn first_group_in(&self, hex: HexId) -> TaskGroupId {
        let here = self.task_groups.iter().find(|group| group.hex == hex);
        here.or(self.task_groups.first())
            .map_or(TaskGroupId(0), |group| group.id)
    }

    fn set_cap(&mut self, cap: CapId, display: u8, units: UnitSet) {
        if let Some(group) = self
            .task_groups
            .iter_mut()
            .find(|group| group.id == cap.group)
        {
            group.cap[usize::from(cap.place)] = units;
            group.cap_displays[usize::from(cap.place)] = display;
        }
    }

    /// Adds units to a mission, or forms it of them.
    fn launch(&mut self, id: MissionId, hex: HexId, units: UnitSet, fuel: Fuel, base: TaskGroupId) {
        if let Some(mission) = self.missions.iter_mut().find(|mission| mission.id == id) {
            mission.units = mission.units.with(units);
            mission.fuel = fuel;
            return;
        }
        let movement = if self.segment.is_some() {
            Movement::Launched
        } else {
            Movement::Waiting
        };
        self.place(Mission {
            id,
            units,
            fuel,
            hex,
            movement,
            base,
            also_from: TaskGroupSet::EMPTY,
            spent: false,
        });
    }

    /// A mission may come home to any task group that launched a unit of it, where task groups can part (4.14,
    /// 6.33).
    fn add_bases(&mut self, id: MissionId, bases: TaskGroupSet) {
        if self.has_all_rules() {
            let mission = self.mission_mut(id);
            mission.also_from = mission.bases().with(bases).without(mission.base.into());
        }
    }

    fn place(&mut self, mission: Mission) {
        let at = self
            .missions
            .partition_point(|other| other.id.number < mission.id.number);
        self.missions.insert(at, mission);
    }

    fn mission_mut(&mut self, id: MissionId) -> &mut Mission {
        let found = self.missions.iter_mut().find(|mission| mission.id == id);
        found.expect("events only speak of missions on the map")
    }
}
