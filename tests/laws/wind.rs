//! The wind's limits hold in every game that is played with them, by a reckoning from the events alone (17).

use std::collections::{BTreeMap, BTreeSet};

use crate::follows::{Follows, Sees};
use crate::law_games;
use carrier_battle::engine::fleet::{AirUnitId, CarrierId, CarrierType, TaskGroupId, UnitSet};
use carrier_battle::engine::map::{Direction, HexId, Wind, WindCourse};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    AirEvent, Decision, DeckEvent, Event, EventRecord, FleetEvent, ForceEvent, Game, LossEvent,
    Scenario, Scope, SearchEvent, SegmentId, Table, UnitLoss, Variant,
};

use crate::common::*;

/// What each carrier has launched and landed in this phase, which way each group has gone, and the marker it should have.
struct Law {
    table: Table,
    read: usize,
    wind: Option<Direction>,
    /// Launched and landed in this phase.
    done: BTreeMap<CarrierId, (u8, u8)>,
    /// Where each group lay at the last US Move chit.
    before: BTreeMap<TaskGroupId, HexId>,
    /// Whether they have begun to move.
    moves: bool,
    courses: BTreeMap<TaskGroupId, WindCourse>,
    seen: BTreeMap<&'static str, u32>,
}

impl Follows for Law {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        match &record.event {
            // 18.41: what the morning's searches did counts in the first phase.
            Event::Phase { number: 1 } if self.table.search_declared => {}
            Event::Phase { .. } => self.done.clear(),
            Event::Fleet(FleetEvent::WindSet { wind }) => self.wind = Some(wind.from),
            Event::Fleet(FleetEvent::LeewardAtStart { groups }) => {
                assert_eq!(self.table.scenario, 7, "17.5");
                for group in groups.iter() {
                    self.courses.insert(group, WindCourse::Leeward);
                }
            }
            // Ships that met may have fallen back before.
            Event::Order {
                asked: Decision::UsMovement,
                ..
            } if !self.moves => {
                self.moves = true;
                self.note_places();
            }
            Event::Forces(ForceEvent::Chit { .. }) => {
                self.moves = false;
                self.note_places();
            }
            Event::Fleet(FleetEvent::CourseMarked { course, groups }) => {
                if !self.moves {
                    self.note_places();
                }
                for group in groups.iter() {
                    let hex = self.table.task_group(group).unwrap().hex;
                    assert_eq!(*course, self.course(self.before[&group], hex), "{group}");
                    self.courses.insert(group, *course);
                }
                self.see(match course {
                    WindCourse::Windward => "windward",
                    WindCourse::StationKeeping => "station",
                    WindCourse::Leeward => "leeward",
                });
            }
            Event::Decks(DeckEvent::Launched { units, .. }) => self.launch(*units),
            Event::Decks(DeckEvent::CapLaunched { what, units, .. }) => {
                self.launch(*units);
                assert_ne!(
                    self.courses.get(&what.group),
                    Some(&WindCourse::Leeward),
                    "17.2: no CAP enters"
                );
            }
            Event::Searches(SearchEvent::Launched { units, .. }) => self.launch(*units),
            Event::Decks(DeckEvent::Landed { carrier, .. })
            | Event::Searches(SearchEvent::Landed { carrier, .. }) => {
                self.done.entry(*carrier).or_default().1 += 1;
                self.check(carrier.data().group);
            }
            Event::Air(AirEvent::MissionPlaced {
                from: Some(cap), ..
            }) if self.table.segment == Some(SegmentId::Activation) => {
                assert_eq!(self.courses[&cap.group], WindCourse::Leeward, "17.2");
                self.see("patrols out");
            }
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::NoRoomInTheWind,
                ..
            }) => self.see("lost for the wind"),
            _ => {}
        }
    }

    fn at_rest(&mut self, _: &Game) {
        for (group, course) in &self.courses {
            assert_eq!(self.table.wind_course(*group), Some(*course), "{group}");
            let on_patrol = self.table.task_group(*group).unwrap().on_patrol();
            let is_in = on_patrol > 0 && *course == WindCourse::Leeward;
            assert!(!is_in, "17.2: no CAP stays in its box");
        }
    }
}

impl Sees for Law {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
}

impl Law {
    fn note_places(&mut self) {
        let groups = self.table.task_groups.iter();
        self.before = groups.map(|group| (group.id, group.hex)).collect();
    }

    fn new(game: &Game) -> Law {
        Law {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            wind: None,
            done: BTreeMap::new(),
            before: BTreeMap::new(),
            moves: false,
            courses: BTreeMap::new(),
            seen: BTreeMap::new(),
        }
    }

    /// A step by a reckoning apart from the game's: by how many sixths of a circle it turns from the wind.
    fn course(&self, from: HexId, to: HexId) -> WindCourse {
        if from == to {
            return WindCourse::StationKeeping;
        }
        let circle = Direction::ALL;
        let at = |wanted: Direction| circle.iter().position(|it| *it == wanted).unwrap();
        let step = circle
            .into_iter()
            .find(|step| from.neighbour(*step) == Some(to))
            .unwrap();
        let turned = (at(step) + 6 - at(self.wind.unwrap())) % 6;
        match turned {
            0 | 1 | 5 => WindCourse::Windward,
            _ => WindCourse::Leeward,
        }
    }

    fn launch(&mut self, units: UnitSet) {
        let mut groups: BTreeSet<TaskGroupId> = BTreeSet::new();
        for unit in units.iter() {
            let carrier = self.carrier(unit);
            self.done.entry(carrier).or_default().0 += 1;
            groups.insert(carrier.data().group);
        }
        groups.into_iter().for_each(|group| self.check(group));
    }

    fn carrier(&self, unit: AirUnitId) -> CarrierId {
        self.table.aboard(unit).unwrap().0.carrier
    }

    /// What the carriers of a group have done in this phase is within what the wind allows. What they did before they got
    /// the marker, in the morning, is over: nothing comes to it.
    fn check(&mut self, group: TaskGroupId) {
        let hers = self.done.iter().filter(|(it, _)| it.data().group == group);
        let hers: Vec<(CarrierType, u8)> = hers
            .map(|(carrier, (launched, landed))| {
                assert!(*launched == 0 || *landed == 0, "{carrier}: launch or land");
                (carrier.data().kind, launched + landed)
            })
            .collect();
        let all: u8 = hers.iter().map(|(_, units)| units).sum();
        let light = hers.iter().filter(|(kind, _)| *kind == CarrierType::Cvl);
        match self.courses.get(&group) {
            Some(WindCourse::Leeward) => {
                assert!(all <= 1, "17.2: {group} has {all}");
                self.see("units to leeward");
            }
            Some(WindCourse::StationKeeping) => {
                assert!(hers.iter().all(|(_, units)| *units <= 1), "17.3: {group}");
                assert!(light.count() <= 1, "17.3: one light carrier of {group}");
                self.see("units on station");
            }
            Some(WindCourse::Windward) | None => self.see("units freely"),
        }
    }
}

/// Games with leeward movement, every other one in a variable wind, and in each any of the other options.
fn games(seed: u64) -> Game {
    let number = 6 + (seed % 4) as u8;
    let scenario = Scenario::numbered(number).unwrap();
    let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
    let mut options = variants_of(scenario, bits);
    options.retain(|it| !matches!(it, Variant::LeewardMovement | Variant::VariableWind));
    options.push(Variant::LeewardMovement);
    if seed % 8 < 4 {
        options.push(Variant::VariableWind);
    }
    Game::new(scenario, &options, seed).unwrap()
}

/// 17.1-17.4, 8.282: random games, and games of the staff.
#[test]
fn the_winds_limits_hold_in_every_game() {
    let mut seen: BTreeMap<&'static str, u32> = BTreeMap::new();
    for seed in 0..law_games(300) {
        let mut game = games(seed);
        let mut law = Law::new(&game);
        law.follow(&game);
        let mut random = Random::new(seed);
        let mut staff = Sensible;
        let player: &mut dyn Player = if seed % 3 == 2 {
            &mut staff
        } else {
            &mut random
        };
        while let Some(order) = player.order(&game) {
            // What each commands beforehand is what the engine lists and takes.
            play(&mut game, order);
            law.follow(&game);
        }
        assert!(game.outcome().is_some());
        for (what, times) in law.seen {
            *seen.entry(what).or_default() += times;
        }
    }
    for what in [
        "windward",
        "station",
        "leeward",
        "patrols out",
        "lost for the wind",
        "units to leeward",
        "units on station",
        "units freely",
    ] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

/// The marks of a US Move are one thing, told in one span with the patrols that come out for it.
#[test]
fn the_courses_of_a_us_move_are_one_span() {
    for seed in 0..law_games(40) {
        let mut game = games(seed);
        Random::new(seed).finish(&mut game);
        let record = game.record();
        for it in record.events() {
            let scopes: Vec<Scope> = record
                .path(it.span)
                .map(|span| record.span(span).scope)
                .collect();
            let lies_in = |wanted: fn(&Scope) -> bool| scopes.iter().any(wanted);
            match &it.event {
                Event::Fleet(FleetEvent::CourseMarked { .. }) => {
                    assert_eq!(scopes[0], Scope::WindCourses);
                    assert!(lies_in(|it| matches!(it, Scope::Chit { .. })));
                }
                Event::Fleet(FleetEvent::WindSet { wind }) => {
                    assert!(lies_in(|it| *it == Scope::Wind));
                    assert_eq!(Wind::from(wind.from), *wind);
                }
                _ => {}
            }
        }
    }
}
