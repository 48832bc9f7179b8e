//! What holds of shuttle raids in every game of the whole battle (23).

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use crate::follows::{Follows, Sees};
use crate::law_games;
use carrier_battle::engine::charts::{Outcome, Shuttle};
use carrier_battle::engine::fleet::GUAM;
use carrier_battle::engine::forces::{Fate, ForceId, Launcher, RaidId, Service};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    AirPoints, AttackEvent, Attacker, Event, EventRecord, Game, GuamEvent, LossEvent, Purpose,
    RaidEvent, Roll, Scenario, Scope, Table, Variant,
};

/// Follows the raids that may fly on to Guam.
struct Law {
    table: Table,
    read: usize,
    /// The raids that have had their die.
    rolled: BTreeSet<RaidId>,
    /// Points shot down of each raid.
    down: BTreeMap<RaidId, u8>,
    /// What there was before a landing: the value of Guam, its Landed box, the score of points, and what the force has
    /// shown and lost.
    before: Option<(u8, u8, u16, Option<u16>, u8)>,
    seen: BTreeMap<&'static str, u32>,
}

impl Follows for Law {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        match &record.event {
            Event::Roll(roll) => {
                if let Purpose::Shuttle(raid) = roll.purpose {
                    self.rolls(raid, roll);
                }
            }
            Event::Guam(GuamEvent::Diverts { raid, from }) => {
                assert!(self.rolled.contains(raid), "23.2");
                assert_eq!(*from, self.table.raid(*raid).unwrap().hex);
                self.see("diverts");
            }
            Event::Guam(GuamEvent::Landed {
                raid,
                points,
                lost_to,
                value,
            }) => self.lands(*raid, *points, *value, *lost_to),
            Event::Raids(RaidEvent::Withdrew { raid, .. }) => {
                let raid = self.table.raid(*raid).unwrap();
                assert!(!raid.is_shuttle(), "23.3");
                let is_near = raid.hex.distance(GUAM) <= 4 && raid.strength.points() > 0;
                let may = self.table.plays(Variant::ShuttleRaids) && is_near;
                assert_eq!(self.rolled.contains(&raid.id), may, "23.1");
                if may {
                    self.see("returns");
                }
            }
            Event::Attacks(AttackEvent::Begins {
                by: Attacker::Raid(raid),
                ..
            }) => assert!(!self.rolled.contains(raid), "it attacks once"),
            Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(raid),
                points,
                ..
            }) => {
                *self.down.entry(*raid).or_default() += points;
                if self.table.raid(*raid).unwrap().is_shuttle() {
                    self.see("shot down on the way");
                }
            }
            _ => {}
        }
    }

    fn after(&mut self, event: &Event) {
        let Some((value, box_of, destroyed, known, lost)) = self.before.take() else {
            return;
        };
        let Event::Guam(GuamEvent::Landed {
            points,
            lost_to: Some(force),
            ..
        }) = event
        else {
            return;
        };
        let table = &self.table;
        assert_eq!(table.guam.value, value + points, "23.3");
        assert_eq!(table.guam.tracks.turnaround[0], box_of + points, "23.3");
        assert_eq!(table.points_destroyed, destroyed, "23.3: it scores nothing");
        if let Some(there) = table.force(*force) {
            assert_eq!(there.lost, lost + points, "9.12, 23.3");
            assert_eq!(table.known_air_strength(*force), known, "9.24");
        }
    }

    fn at_rest(&mut self, _game: &Game) {
        for raid in self.table.raids.iter().filter(|raid| raid.is_shuttle()) {
            assert_eq!(raid.service, Service::Naval, "23.3");
            let down = self.down.get(&raid.id).copied().unwrap_or_default();
            // Every point leaves its butai once: shot down, or landed.
            assert_eq!(raid.launched, down + raid.strength.points(), "23.3");
            assert_ne!(raid.fate, Fate::Withdrew);
        }
    }
}

impl Sees for Law {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.seen
    }
}

impl Law {
    fn new(game: &Game) -> Law {
        Law {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            rolled: BTreeSet::new(),
            down: BTreeMap::new(),
            before: None,
            seen: BTreeMap::new(),
        }
    }

    fn rolls(&mut self, id: RaidId, roll: &Roll) {
        assert!(self.table.plays(Variant::ShuttleRaids), "23");
        let raid = self.table.raid(id).unwrap();
        assert!(raid.is_inbound() && raid.attacks() && raid.strength.points() > 0);
        assert!(raid.by.and_then(Launcher::force).is_some());
        assert_eq!(raid.hex, self.table.target_hex(raid), "23.2");
        let away = raid.hex.distance(GUAM);
        assert!(away <= 4, "23.1");
        assert_eq!(roll.column, away.to_string());
        let diverts = i16::from(roll.die) - 4 > i16::from(away);
        let result = if diverts {
            Shuttle::Diverts
        } else {
            Shuttle::Returns
        };
        assert_eq!(roll.result, Outcome::Shuttle(result), "23.2");
        assert!(self.rolled.insert(id), "23.2: once");
    }

    fn lands(&mut self, id: RaidId, points: u8, value: u8, lost_to: Option<ForceId>) {
        let raid = self.table.raid(id).unwrap();
        assert_eq!(lost_to, raid.by.and_then(Launcher::force));
        let Some(force) = lost_to else {
            return;
        };
        assert!(self.rolled.contains(&id) && raid.hex == GUAM);
        assert_eq!(points, raid.strength.points());
        let guam = &self.table.guam;
        assert_eq!(value, guam.value + points);
        self.before = Some((
            guam.value,
            guam.tracks.turnaround[0],
            self.table.points_destroyed,
            self.table.known_air_strength(force),
            self.table.force(force).map_or(0, |force| force.lost),
        ));
        self.see("landed");
    }
}

#[test]
fn a_point_that_flies_to_guam_leaves_its_butai_once_and_scores_only_when_shot_down() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..law_games(300) {
        let scenario = Scenario::numbered(6 + (seed % 4) as u8).unwrap();
        let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        let mut options = variants_of(scenario, bits);
        if seed % 8 > 0 && !options.contains(&Variant::ShuttleRaids) {
            options.push(Variant::ShuttleRaids);
        }
        let mut game = Game::new(scenario, &options, seed).unwrap();
        let mut law = Law::new(&game);
        law.follow(&game);
        // The staff keeps its carriers farther from Guam.
        let mut player = Random::new(seed ^ 0x2300);
        while let Some(order) = player.order(&game) {
            play(&mut game, order);
            law.follow(&game);
        }
        assert!(game.outcome().is_some());
        // The die is told by itself, and not within the fight.
        let record = game.record();
        for it in record.events() {
            if matches!(it.event.roll(), Some(roll) if matches!(roll.purpose, Purpose::Shuttle(_)))
            {
                let scopes: Vec<Scope> = record
                    .path(it.span)
                    .map(|span| record.span(span).scope)
                    .collect();
                assert!(matches!(scopes[0], Scope::Shuttle { .. }));
                assert!(
                    !scopes
                        .iter()
                        .any(|it| matches!(it, Scope::RaidAttack { .. }))
                );
            }
        }
        for (what, times) in law.seen {
            *seen.entry(what).or_default() += times;
        }
    }
    for what in ["diverts", "returns", "landed"] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}
