//! What holds of Guam in every game of the whole battle, whatever the dice and the orders (11, 16, 23).

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use crate::follows::{Follows, Sees};
use crate::law_games;
use carrier_battle::engine::fleet::GUAM;
use carrier_battle::engine::forces::{ActivationChit, LandBase, Launcher, RaidId, Service};
use carrier_battle::engine::map::on_line;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    AirPoints, AttackEvent, Attacker, ButaiEvent, Event, EventRecord, ForceEvent, Game, GuamEvent,
    LossEvent, ProcedureEvent, RaidEvent, Scenario, SegmentId, Table, Variant,
};

/// Follows what Guam has from the events alone.
struct Law {
    table: Table,
    read: usize,
    /// Guam's air value when the battle begins (11.21).
    at_first: u8,
    /// Points that have left their boxes for a raid that is not on the map yet.
    launching: u8,
    /// What has come from elsewhere and landed.
    reinforced: u8,
    /// What the bases have sent, each once a day.
    sent: BTreeSet<(LandBase, u8)>,
    /// Hexes that each raid has flown in this phase.
    flown: BTreeMap<RaidId, u8>,
    /// Points shot down in all.
    destroyed: u16,
    seen: BTreeMap<&'static str, u32>,
}

impl Follows for Law {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        assert!(!record.event.to_string().is_empty());
        match &record.event {
            Event::Phase { .. } => self.flown.clear(),
            Event::Guam(event) => self.of_guam(event),
            Event::Forces(ForceEvent::CupFilled { chits, .. }) => self.cup(chits),
            Event::Procedure(ProcedureEvent::Begins {
                force: Launcher::Guam,
                ..
            }) => assert!(self.table.guam_raid().is_none(), "11.23"),
            Event::Butai(ButaiEvent::RaidLaunched {
                force: Launcher::Guam,
                waves,
                taken,
                revealed: 0,
                ages,
                ..
            }) => {
                let ready: u8 = ages.iter().map(|it| it.points).sum();
                assert_eq!(ready, taken.iter().sum::<u8>(), "9.23");
                assert_eq!(waves.number(), 1, "11.26");
                self.launching = taken.iter().sum();
                assert_eq!(self.launching, waves.total());
                self.see("raids");
            }
            Event::Raids(event) => self.of_raids(event),
            Event::Attacks(AttackEvent::Begins {
                by: Attacker::Raid(raid),
                ..
            }) => {
                let raid = self.table.raid(*raid).unwrap();
                assert!(raid.attacks(), "11.28, 16.21");
                if raid.service == Service::Land {
                    self.see("attacks");
                }
            }
            Event::Losses(LossEvent::Points { what, points, .. }) => {
                self.destroyed += u16::from(*points);
                if let AirPoints::Raid(raid) = what {
                    let raid = self.table.raid(*raid).unwrap();
                    self.see(match (raid.by, raid.attacks()) {
                        (Some(Launcher::Base(_)), _) => "reinforcements shot down",
                        (_, false) => "shot down on the way home",
                        _ => "shot down on the way out",
                    });
                }
            }
            _ => {}
        }
    }

    fn after(&mut self, event: &Event) {
        let guam = &self.table.guam;
        let raids = self.table.inbound();
        let flying: Vec<u8> = raids
            .filter(|raid| raid.by == Some(Launcher::Guam))
            .map(|raid| raid.strength.points())
            .collect();
        assert!(flying.len() <= 1, "11.23");
        // 11.21: nothing is ever lost from sight.
        let all = guam.tracks.points() + guam.lost + flying.iter().sum::<u8>() + self.launching;
        assert_eq!(all, guam.value, "{event}");
        if guam.value > 0 {
            assert_eq!(guam.value, self.at_first + self.reinforced, "11.21, 16.21");
        }
        assert!(guam.tracks.returning.is_empty(), "11.28");
    }

    fn at_rest(&mut self, game: &Game) {
        let table = &self.table;
        assert_eq!(self.launching, 0);
        assert_eq!(table.points_destroyed, self.destroyed, "15.1");
        for raid in table.inbound().filter(|raid| !raid.attacks()) {
            assert_eq!(table.target_hex(raid), GUAM);
            let after_attack = table.segment > Some(SegmentId::JapaneseAirAttack);
            assert!(raid.hex != GUAM || !after_attack, "{} has landed", raid.id);
        }
        for order in game.legal() {
            assert!(game.check(order).is_ok(), "{order} is listed and not legal");
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
        let mut law = Law {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            at_first: match game.scenario().number {
                9 => 9,
                _ => 7,
            },
            launching: 0,
            reinforced: 0,
            sent: BTreeSet::new(),
            flown: BTreeMap::new(),
            destroyed: 0,
            seen: BTreeMap::new(),
        };
        law.follow(game);
        law
    }

    fn of_guam(&mut self, event: &GuamEvent) {
        let table = &self.table;
        match event {
            GuamEvent::Ready { value } => {
                assert_eq!((*value, table.guam.value), (self.at_first, 0))
            }
            GuamEvent::TakesOff { raid } => {
                assert!(table.has_fighters_over_guam(), "11.27");
                assert_eq!(table.raid(*raid).unwrap().hex, GUAM);
                self.see("under fighters");
            }
            GuamEvent::FliesHome { raid, from } => {
                let raid = table.raid(*raid).unwrap();
                assert!(raid.attacks() && raid.by == Some(Launcher::Guam));
                assert_eq!((*from, *from), (raid.hex, table.target_hex(raid)), "11.28");
                self.see("flights home");
            }
            // Its laws are those of `shuttles`.
            GuamEvent::Diverts { .. } => {}
            GuamEvent::Landed { raid, points, .. } => {
                let raid = table.raid(*raid).unwrap();
                assert_eq!((raid.hex, raid.strength.points()), (GUAM, *points));
                assert!(!raid.attacks() && raid.is_inbound());
                assert_eq!(table.segment, Some(SegmentId::JapaneseAirAttack), "16.21");
                match raid.by {
                    Some(Launcher::Base(_)) => {
                        self.reinforced += points;
                        self.see("reinforcements landed");
                    }
                    // 23.3: as if from another base.
                    Some(Launcher::Force(_)) => self.reinforced += points,
                    _ => self.see("landings"),
                }
            }
            GuamEvent::BoxesMoved { boxes } => {
                assert_eq!(table.segment, Some(SegmentId::Activation));
                assert_eq!(boxes.iter().sum::<u8>(), table.guam.tracks.points());
            }
            GuamEvent::Reinforced { base, .. } => {
                assert!(table.plays(Variant::LandAirReinforcements));
                assert!(table.turn.number > 2, "16.11");
                assert!(self.sent.insert((*base, table.turn.day)), "16.12");
            }
            GuamEvent::ArrivedUnseen { points, .. } => {
                assert!(!table.watches_guam(), "16.22");
                self.reinforced += points;
                self.see("reinforcements unseen");
            }
        }
    }

    fn of_raids(&mut self, event: &RaidEvent) {
        match event {
            RaidEvent::Placed {
                by: Some(Launcher::Guam),
                points,
                source,
                service,
                ..
            } => {
                assert_eq!((*points, *source), (self.launching, GUAM));
                assert_eq!(*service, Service::Land);
                self.launching = 0;
            }
            RaidEvent::Placed {
                by: Some(Launcher::Base(base)),
                hex,
                source,
                ..
            } => {
                assert!(self.table.watches_guam(), "16.21");
                assert_eq!(*source, base.origin());
                assert!(on_line(*source, GUAM, hex.distance(GUAM)).contains(hex));
            }
            RaidEvent::Moved { what, from, to, .. } => {
                assert_eq!(from.distance(*to), 1);
                let flown = self.flown.entry(*what).or_default();
                *flown += 1;
                assert!(*flown <= 2, "10.23, 11.28");
                let raid = self.table.raid(*what).unwrap();
                assert_ne!(self.table.guam.taking_off, Some(*what), "11.27");
                let target = self.table.target_hex(raid);
                assert_eq!(to.distance(target) + 1, from.distance(target));
            }
            RaidEvent::Withdrew { raid, .. } => {
                let by = self.table.raid(*raid).unwrap().by;
                assert_ne!(by, Some(Launcher::Guam), "11.28");
            }
            _ => {}
        }
    }

    /// 3.23, 11.22, 16.11: the chits of the cup.
    fn cup(&mut self, chits: &[ActivationChit]) {
        assert_eq!(chits.len() % 4, 0);
        let how_many = |wanted| chits.iter().filter(|chit| **chit == wanted).count();
        assert_eq!(how_many(ActivationChit::Guam), 1);
        for (chit, base) in [
            (ActivationChit::IwoJima, LandBase::IwoJima),
            (ActivationChit::YapPeleliu, LandBase::YapPeleliu),
        ] {
            let turn = self.table.turn;
            let is_in = self.table.plays(Variant::LandAirReinforcements)
                && turn.number > 2
                && !self.sent.contains(&(base, turn.day));
            assert_eq!(how_many(chit), usize::from(is_in), "{turn}: {chit}");
        }
    }
}

#[test]
fn no_point_of_guam_is_ever_lost_from_sight() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..law_games(200) {
        for number in [6 + seed as u8 % 2, 8 + seed as u8 % 2] {
            let scenario = Scenario::numbered(number).unwrap();
            let mut variants = variants_of(scenario, seed);
            if seed % 4 > 0 && !variants.contains(&Variant::LandAirReinforcements) {
                variants.push(Variant::LandAirReinforcements);
            }
            let mut game = Game::new(scenario, &variants, seed).unwrap();
            let mut player = Random::new(seed ^ 0x1100);
            let mut law = Law::new(&game);
            while let Some(order) = player.order(&game) {
                if let Err(refusal) = game.play(order) {
                    panic!("scenario {number}, seed {seed}: {order}: {refusal}");
                }
                law.follow(&game);
            }
            assert!(game.outcome().is_some());
            for (what, number) in law.seen {
                *seen.entry(what).or_default() += number;
            }
        }
    }
    for what in [
        "raids",
        "attacks",
        "flights home",
        "landings",
        "shot down on the way out",
        "reinforcements unseen",
        "reinforcements landed",
    ] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}
