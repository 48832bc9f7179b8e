//! Everything on the table: where each piece is, the clock and the score. Events change it and
//! nothing else does.

use serde::Serialize;

use super::clock::{Light, PHASES, Turn};
use super::event::{Event, Target, UnitLoss};
use super::fleet::{
    AirUnitId, CapId, CarrierId, Interceptor, MISSION_DISPLAYS, Mission, MissionId, MissionType,
    Movement, TaskGroup, TaskGroupId, UnitSet,
};
use super::forces::{Fate, Force, Raid, RaidId, Strength};
use super::map::HexId;
use super::scenario::Variant;
use super::sequence::SegmentId;

/// A US air unit that was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LostUnit {
    /// The unit.
    pub unit: AirUnitId,
    /// Where (15.1 counts losses in a task group's hex for less).
    pub hex: HexId,
    /// How.
    pub why: UnitLoss,
}

/// Fighters that were sent against a raid and have not fought it yet (4.51).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Engagement {
    /// The fighters.
    pub interceptor: Interceptor,
    /// The raid.
    pub raid: RaidId,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Net victory points.
    pub score: i16,
    /// The level of victory.
    pub level: &'static str,
}

/// The state of a game, as a player sees it on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// The scenario's number.
    pub scenario: u8,
    /// The variants in play.
    pub options: Vec<Variant>,
    /// The turn.
    pub turn: Turn,
    /// The action phase: 1 to 4, or 0 before the first.
    pub phase: u8,
    /// The segment, once one has begun.
    pub segment: Option<SegmentId>,
    /// The task groups, in order of number.
    pub task_groups: Vec<TaskGroup>,
    /// The air missions on the map, in order of number.
    pub missions: Vec<Mission>,
    /// Every raid of the game, in the order they were detected.
    pub raids: Vec<Raid>,
    /// The Japanese forces on the map.
    pub forces: Vec<Force>,
    /// The engagements declared and not yet fought, in order.
    pub engagements: Vec<Engagement>,
    /// Units that have landed, and where.
    pub landed: Vec<(AirUnitId, CarrierId)>,
    /// Decks a crash blocks (4.452).
    pub blocked_decks: Vec<CarrierId>,
    /// Units lost.
    pub lost: Vec<LostUnit>,
    /// Net victory points.
    pub score: i16,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// An empty table.
    pub fn new(turn: Turn) -> Table {
        Table {
            scenario: 0,
            options: Vec::new(),
            turn,
            phase: 0,
            segment: None,
            task_groups: Vec::new(),
            missions: Vec::new(),
            raids: Vec::new(),
            forces: Vec::new(),
            engagements: Vec::new(),
            landed: Vec::new(),
            blocked_decks: Vec::new(),
            lost: Vec::new(),
            score: 0,
            outcome: None,
        }
    }

    /// Whether a variant is in play.
    pub fn plays(&self, variant: Variant) -> bool {
        self.options.contains(&variant)
    }

    /// The light now (6.41).
    pub fn light(&self) -> Light {
        self.turn.light(self.phase.clamp(1, PHASES))
    }

    /// An air mission on the map.
    pub fn mission(&self, id: MissionId) -> Option<&Mission> {
        self.missions.iter().find(|mission| mission.id == id)
    }

    /// The air mission a unit flies with.
    pub fn mission_of(&self, unit: AirUnitId) -> Option<&Mission> {
        self.missions
            .iter()
            .find(|mission| mission.units.contains(unit))
    }

    /// A raid, on the map or gone.
    pub fn raid(&self, id: RaidId) -> Option<&Raid> {
        self.raids.iter().find(|raid| raid.id == id)
    }

    /// The raids on the map.
    pub fn inbound(&self) -> impl Iterator<Item = &Raid> {
        self.raids.iter().filter(|raid| raid.is_inbound())
    }

    /// A task group.
    pub fn task_group(&self, id: TaskGroupId) -> Option<&TaskGroup> {
        self.task_groups.iter().find(|group| group.id == id)
    }

    /// The units of a CAP mission in its box.
    pub fn cap(&self, cap: CapId) -> Option<UnitSet> {
        let units = *self
            .task_group(cap.group)?
            .cap
            .get(usize::from(cap.place))?;
        (!units.is_empty()).then_some(units)
    }

    /// Every CAP mission in a box.
    pub fn cap_missions(&self) -> impl Iterator<Item = (CapId, UnitSet)> {
        self.task_groups.iter().flat_map(TaskGroup::cap_missions)
    }

    /// Where a raid is going: its target's hex.
    pub fn target_hex(&self, raid: &Raid) -> HexId {
        self.task_group(raid.target)
            .map_or(raid.hex, |group| group.hex)
    }

    /// Whether any US aircraft are in the air on the map in a hex.
    pub fn has_us_aircraft(&self, hex: HexId) -> bool {
        self.missions.iter().any(|mission| mission.hex == hex)
    }

    /// The carriers in a hex.
    pub fn carriers_in(&self, hex: HexId) -> impl Iterator<Item = CarrierId> {
        CarrierId::all().filter(move |carrier| {
            self.task_group(carrier.data().group)
                .is_some_and(|group| group.hex == hex)
        })
    }

    /// The lowest free air mission display, as an intercept mission (4.13).
    pub fn free_intercept(&self) -> Option<MissionId> {
        (1..=MISSION_DISPLAYS)
            .find(|number| {
                self.missions
                    .iter()
                    .all(|mission| mission.id.number != *number)
            })
            .map(MissionId::intercept)
    }

    /// How many air mission displays are free (4.13).
    pub fn free_displays(&self) -> usize {
        usize::from(MISSION_DISPLAYS) - self.missions.len()
    }

    fn mission_mut(&mut self, id: MissionId) -> &mut Mission {
        let found = self.missions.iter_mut().find(|mission| mission.id == id);
        found.expect("events only speak of missions on the map")
    }

    fn raid_mut(&mut self, id: RaidId) -> &mut Raid {
        let found = self.raids.iter_mut().find(|raid| raid.id == id);
        found.expect("events only speak of raids that were detected")
    }

    fn place(&mut self, mission: Mission) {
        let at = self
            .missions
            .partition_point(|other| other.id.number < mission.id.number);
        self.missions.insert(at, mission);
    }

    /// Changes the table as the event says.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Game { scenario, options } => {
                self.scenario = *scenario;
                self.options.clone_from(options);
            }
            Event::Turn { turn } => {
                self.turn = *turn;
                self.phase = 0;
                self.segment = None;
            }
            Event::Phase { number } => {
                self.phase = *number;
                self.segment = None;
            }
            Event::Segment { name } => {
                self.segment = Some(*name);
                if *name == SegmentId::UsAirMovement {
                    self.missions
                        .iter_mut()
                        .for_each(|mission| mission.movement = Movement::Waiting);
                }
            }
            Event::TaskGroupPlaced { what, hex } => {
                self.task_groups.push(TaskGroup {
                    id: *what,
                    hex: *hex,
                    cap: Default::default(),
                });
            }
            Event::CapPlaced { what, units } => self.set_cap(*what, *units),
            Event::MissionPlaced {
                what,
                hex,
                units,
                fuel,
                from,
            } => {
                if let Some(cap) = from {
                    self.set_cap(*cap, UnitSet::EMPTY);
                    self.rename_engagement(*cap, *what);
                }
                let movement = Movement::Waiting;
                self.place(Mission {
                    id: *what,
                    units: *units,
                    fuel: *fuel,
                    hex: *hex,
                    movement,
                });
            }
            Event::RaidPlaced {
                what,
                hex,
                points,
                source,
                target,
                wave,
            } => self.raids.push(Raid {
                id: *what,
                source: *source,
                target: *target,
                wave: *wave,
                launched: *points,
                strength: Strength::Unsorted(*points),
                hex: *hex,
                fate: Fate::Inbound,
            }),
            Event::ForcePlaced { what, hex } => self.forces.push(Force {
                id: *what,
                hex: *hex,
            }),
            Event::MissionMoved {
                what, to, hexes, ..
            } => {
                let mission = self.mission_mut(*what);
                mission.hex = *to;
                mission.movement = Movement::Flew(*hexes);
            }
            Event::Held { what } => self.mission_mut(*what).movement = Movement::Held,
            Event::RaidMoved { what, to, .. } => self.raid_mut(*what).hex = *to,
            Event::Fuel { mission, left, .. } => self.mission_mut(*mission).fuel = *left,
            Event::Split {
                mission,
                into,
                units,
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
            Event::Declared { interceptor, raid } => {
                self.engagements.push(Engagement {
                    interceptor: *interceptor,
                    raid: *raid,
                });
            }
            Event::Sorted {
                raid,
                fighters,
                attack,
            } => {
                self.raid_mut(*raid).strength = Strength::Sorted {
                    fighters: *fighters,
                    attack: *attack,
                };
            }
            Event::PointsLost {
                what, points, kind, ..
            } => {
                if let Strength::Sorted { fighters, attack } = &mut self.raid_mut(*what).strength {
                    *(if *kind == Target::Fighters {
                        fighters
                    } else {
                        attack
                    }) -= points;
                }
            }
            Event::UnitLost {
                what,
                mission,
                hex,
                why,
                ..
            } => {
                let flying = self.mission_mut(*mission);
                flying.units = flying.units.without((*what).into());
                self.lost.push(LostUnit {
                    unit: *what,
                    hex: *hex,
                    why: *why,
                });
            }
            Event::Fought { mission, raid } => self.close(Interceptor::Mission(*mission), *raid),
            Event::StoodDown { interceptor, raid } => self.close(*interceptor, *raid),
            Event::Landed {
                carrier,
                unit,
                from,
                ..
            } => {
                let mission = self.mission_mut(*from);
                mission.units = mission.units.without((*unit).into());
                self.landed.push((*unit, *carrier));
            }
            Event::DeckCrash { carrier } => self.blocked_decks.push(*carrier),
            Event::DeckCleared { carrier } => {
                self.blocked_decks.retain(|blocked| blocked != carrier)
            }
            Event::MissionRemoved { what } => self.missions.retain(|mission| mission.id != *what),
            Event::RaidDestroyed { what } => self.raid_mut(*what).fate = Fate::Destroyed,
            Event::GotThrough { raid, attack } => {
                self.raid_mut(*raid).fate = Fate::GotThrough { attack: *attack }
            }
            Event::Score { vp, .. } => self.score += vp,
            Event::Ended { score, level } => {
                self.outcome = Some(Outcome {
                    score: *score,
                    level,
                })
            }
            Event::Order { .. }
            | Event::Roll(_)
            | Event::Pick { .. }
            | Event::Divided { .. }
            | Event::BrokeThrough { .. }
            | Event::HeldOut { .. } => {}
        }
    }

    fn set_cap(&mut self, cap: CapId, units: UnitSet) {
        if let Some(group) = self
            .task_groups
            .iter_mut()
            .find(|group| group.id == cap.group)
        {
            group.cap[usize::from(cap.place)] = units;
        }
    }

    fn close(&mut self, interceptor: Interceptor, raid: RaidId) {
        self.engagements
            .retain(|engagement| *engagement != Engagement { interceptor, raid });
    }

    /// A CAP mission that was sent against a raid keeps its raid when it goes on the map.
    fn rename_engagement(&mut self, cap: CapId, mission: MissionId) {
        for engagement in &mut self.engagements {
            if engagement.interceptor == Interceptor::Cap(cap) {
                engagement.interceptor = Interceptor::Mission(mission);
            }
        }
    }
}

impl Mission {
    /// Whether it is an intercept mission.
    pub fn is_intercept(&self) -> bool {
        self.id.kind == MissionType::Intercept
    }
}
