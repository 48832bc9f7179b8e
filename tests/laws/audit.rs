//! Follows a game from its events alone, and holds it to the rules after every event and order.

use std::collections::BTreeMap;

use crate::account::{each_in_one_place, fuel_falls};
use crate::follows::Follows;
use carrier_battle::engine::fleet::{CAP_MISSIONS, CAP_UNITS, MISSION_DISPLAYS, UnitSet};
use carrier_battle::engine::forces::Fate;
use carrier_battle::engine::map::on_line;
use carrier_battle::engine::{
    AirEvent, AirPoints, DeckEvent, Event, EventRecord, Game, LossEvent, MoveReason, Order,
    RaidEvent, ScoreEvent, Scored, SegmentId, Table, Target,
};

/// Follows a game from its events alone and holds it to the rules.
pub struct Audit {
    table: Table,
    /// Events read.
    read: usize,
    /// Every unit of the game, once set up.
    units: UnitSet,
    points_lost: BTreeMap<u8, u8>,
    score: i16,
    reckoned: i16,
}

impl Follows for Audit {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        self.check(&record.event);
    }

    fn after(&mut self, event: &Event) {
        self.goes_on(event);
    }

    fn at_rest(&mut self, game: &Game) {
        self.holds_at_rest(game);
    }
}

impl Audit {
    pub fn new(game: &Game) -> Audit {
        let table = Table::new(game.scenario().first_turn);
        let mut audit = Audit {
            table,
            read: 0,
            units: UnitSet::EMPTY,
            points_lost: BTreeMap::new(),
            score: 0,
            reckoned: 0,
        };
        audit.follow(game);
        audit
    }

    fn check(&mut self, event: &Event) {
        match event {
            Event::Air(AirEvent::Fuel {
                mission,
                spent,
                left,
                ..
            }) => fuel_falls(&self.table, *mission, *spent, *left),
            Event::Air(AirEvent::MissionPlaced {
                what,
                units,
                fuel,
                from,
                hex,
            }) => {
                assert!(
                    self.table
                        .missions
                        .iter()
                        .all(|mission| mission.id.number != what.number)
                );
                match from {
                    None => assert_eq!(fuel.left(), 16),
                    Some(cap) => {
                        assert_eq!(self.table.cap(*cap), Some(*units));
                        assert_eq!(self.table.task_group(cap.group).unwrap().hex, *hex);
                        assert!((10..=14).contains(&fuel.left()));
                    }
                }
            }
            Event::Air(AirEvent::MissionMoved {
                what,
                from,
                to,
                hexes,
                why,
            }) => {
                assert_ne!(*why, MoveReason::ToTarget);
                assert_eq!(self.table.mission(*what).unwrap().hex, *from);
                assert!(from.distance(*to) == 1 && (1..=2).contains(hexes));
            }
            Event::Raids(RaidEvent::Moved {
                what,
                from,
                to,
                why,
            }) => {
                assert_eq!(*why, MoveReason::ToTarget);
                let raid = self.table.raid(*what).unwrap();
                let target = self.table.target_hex(raid);
                assert_eq!((raid.hex, from.distance(*to)), (*from, 1));
                assert_eq!(to.distance(target) + 1, from.distance(target));
                assert!(on_line(raid.source, target, to.distance(target)).contains(to));
            }
            Event::Air(AirEvent::Split { mission, units, .. }) => {
                let whole = self.table.mission(*mission).unwrap().units;
                assert!(whole.contains_all(*units) && !units.is_empty() && *units != whole);
            }
            Event::Losses(LossEvent::Points {
                what, points, kind, ..
            }) => {
                let AirPoints::Raid(raid) = *what else {
                    panic!("scenario 1 has no force");
                };
                let strength = self.table.raid(raid).unwrap().strength;
                let there = if *kind == Target::Fighters {
                    strength.fighters()
                } else {
                    strength.attack()
                };
                assert!(*points > 0 && *points <= there);
                *self.points_lost.entry(raid.0).or_default() += points;
                self.reckoned += i16::from(*points);
            }
            Event::Losses(LossEvent::Unit { .. }) => self.reckoned -= 2,
            Event::Raids(RaidEvent::GotThrough { raid, attack }) => {
                let raid = self.table.raid(*raid).unwrap();
                assert_eq!(
                    (raid.hex, raid.strength.attack()),
                    (self.table.target_hex(raid), *attack)
                );
                self.reckoned -= 2 * i16::from(*attack);
            }
            Event::Score(ScoreEvent::Scored { vp, why }) => {
                assert!(*vp != 0 && (*vp > 0) == (*why == Scored::PointsDestroyed));
                self.score += vp;
            }
            Event::Decks(DeckEvent::Landed {
                carrier,
                unit,
                from,
                ..
            }) => {
                let mission = self.table.mission(*from).unwrap();
                assert!(mission.units.contains(*unit));
                assert!(
                    self.table
                        .carriers_in(mission.hex)
                        .any(|there| there == *carrier)
                );
                assert!(!self.table.blocked_decks.contains(carrier));
            }
            _ => {}
        }
    }

    /// No unit is in two places, and none comes or goes.
    fn goes_on(&mut self, event: &Event) {
        let set_up = matches!(
            event,
            Event::Air(AirEvent::CapPlaced { .. } | AirEvent::MissionPlaced { from: None, .. })
        );
        let moves = matches!(
            event,
            Event::Air(AirEvent::MissionPlaced { .. } | AirEvent::Split { .. })
                | Event::Decks(DeckEvent::Landed { .. })
                | Event::Losses(LossEvent::Unit { .. })
                | Event::Air(AirEvent::MissionRemoved { .. })
        );
        if !set_up && !moves {
            return;
        }
        let table = &self.table;
        let aloft = table.missions.iter().map(|mission| mission.units);
        let patrols = table.task_groups.iter().flat_map(|group| group.cap);
        let landed = table.landed().into_iter().map(|(unit, _)| unit.into());
        let lost = table.lost.iter().map(|lost| lost.unit.into());
        let all = each_in_one_place(aloft.chain(patrols).chain(landed).chain(lost));
        if set_up {
            assert!(all.contains_all(self.units) && all != self.units);
            self.units = all;
        }
        assert_eq!(all, self.units);
    }

    /// What holds whenever the player is asked.
    fn holds_at_rest(&self, game: &Game) {
        let table = &self.table;
        assert!(table.missions.len() <= usize::from(MISSION_DISPLAYS));
        assert!(
            table
                .missions
                .windows(2)
                .all(|two| two[0].id.number < two[1].id.number)
        );
        for mission in &table.missions {
            assert!(
                !mission.units.is_empty() && !mission.fuel.is_exhausted() && mission.is_intercept()
            );
            assert!((1..=8).contains(&mission.id.number));
        }
        for group in &table.task_groups {
            assert!(group.cap_missions().count() <= CAP_MISSIONS);
            let patrol = group
                .cap
                .iter()
                .fold(UnitSet::EMPTY, |all, units| all.with(*units));
            assert!(patrol.len() <= CAP_UNITS);
            assert!(
                patrol
                    .iter()
                    .all(|unit| unit.home().data().group == group.id && unit.kind().is_fighter())
            );
        }
        for raid in &table.raids {
            let lost = self
                .points_lost
                .get(&raid.id.0)
                .copied()
                .unwrap_or_default();
            assert_eq!(raid.launched, raid.strength.points() + lost);
            assert_eq!(
                raid.fate == Fate::Destroyed,
                raid.strength.points() == 0 && !matches!(raid.fate, Fate::GotThrough { .. })
            );
        }
        assert_eq!([table.score; 2], [self.score, self.reckoned]);
        // A raid over its target waits there for nobody: at the end of interception it is gone.
        if table.segment == Some(SegmentId::JapaneseAirMovement) {
            assert!(
                table
                    .inbound()
                    .all(|raid| raid.hex != table.target_hex(raid))
            );
        }
        let legal: Vec<Order> = game.legal().collect();
        assert_eq!(legal.is_empty(), game.decision().is_none());
        for order in legal {
            assert!(game.check(order).is_ok(), "{order} is listed and not legal");
        }
    }
}
