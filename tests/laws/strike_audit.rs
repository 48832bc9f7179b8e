//! Follows a game of strikes from its events alone, and holds it to the rules of attacks after
//! every event and every order.

use std::collections::BTreeMap;

use crate::account::fuel_falls;
use crate::follows::{Follows, Sees};
use carrier_battle::engine::charts::{Outcome, Surprise};
use carrier_battle::engine::fleet::{GUAM, LEASH, MissionId, UnitSet};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::{Condition, ShipId, ShipKind};
use carrier_battle::engine::{
    AirEvent, AirPoints, Attack, AttackEvent, Attacker, DamageEvent, DeckEvent, Event, EventRecord,
    FuelUse, Game, Killer, LossEvent, MoveReason, Order, Purpose, Quarry, Roll, ScoreEvent, Table,
};

/// Units in the air in scenario 2.
const UNITS: u8 = 18;

/// What happened in some games, to see that the random player comes everywhere.
#[derive(Default, Debug)]
pub struct Seen(pub BTreeMap<&'static str, u32>);

impl Sees for Seen {
    fn seen(&mut self) -> &mut BTreeMap<&'static str, u32> {
        &mut self.0
    }
}

/// Follows a game from its events alone and holds it to the rules.
pub struct StrikeAudit<'a> {
    table: Table,
    /// Events read.
    read: usize,
    score: i16,
    /// Strikes that have begun their attack.
    attacked: Vec<MissionId>,
    /// Attempts to find the target in this attack.
    attempts: u8,
    /// Damage rolls made in this attack, and the hits they rolled by ship.
    damage_rolls: usize,
    rolled: BTreeMap<ShipId, u8>,
    recorded: BTreeMap<ShipId, u8>,
    seen: &'a mut Seen,
}

impl Follows for StrikeAudit<'_> {
    fn place(&mut self) -> (&mut Table, &mut usize) {
        (&mut self.table, &mut self.read)
    }

    fn before(&mut self, record: &EventRecord) {
        self.fleet(&record.event);
        self.fights(&record.event);
        self.ships(&record.event);
    }

    fn after(&mut self, event: &Event) {
        self.everybody_is_somewhere(event);
    }

    fn at_rest(&mut self, game: &Game) {
        assert_eq!([self.table.score, self.score], [recount(&self.table); 2]);
        let legal: Vec<Order> = game.legal().collect();
        assert_eq!(legal.is_empty(), game.decision().is_none());
        for order in legal {
            assert!(game.check(order).is_ok(), "{order} is listed and not legal");
        }
    }
}

impl StrikeAudit<'_> {
    pub fn new<'a>(game: &Game, seen: &'a mut Seen) -> StrikeAudit<'a> {
        let mut audit = StrikeAudit {
            table: Table::new(game.scenario().first_turn),
            read: 0,
            score: 0,
            attacked: Vec::new(),
            attempts: 0,
            damage_rolls: 0,
            rolled: BTreeMap::new(),
            recorded: BTreeMap::new(),
            seen,
        };
        audit.follow(game);
        audit
    }

    /// Fuel, flights, losses.
    fn fleet(&mut self, event: &Event) {
        match event {
            Event::Air(AirEvent::Fuel {
                mission,
                spent,
                left,
                why,
            }) => {
                fuel_falls(&self.table, *mission, *spent, *left);
                if *why == FuelUse::SecondContact {
                    assert_eq!(self.attempts, 1);
                }
            }
            Event::Air(AirEvent::MissionMoved {
                what,
                from,
                to,
                why,
                ..
            }) => {
                let mission = self.table.mission(*what).unwrap();
                // 5.24: what it takes for its target lies within two hexes of that.
                let most = if *why == MoveReason::WrongTarget {
                    2
                } else {
                    1
                };
                assert_eq!(mission.hex, *from);
                assert!(
                    (1..=most).contains(&from.distance(*to)),
                    "{what} flies from {from} to {to}"
                );
                let home = self.table.task_group(mission.base).unwrap().hex;
                let nearer = |target: HexId| to.distance(target) < from.distance(target);
                let forces = &self.table.forces;
                assert!(
                    nearer(home)
                        || !mission.spent
                            && (to.distance(home) <= LEASH
                                || nearer(GUAM)
                                || forces.iter().any(|force| nearer(force.hex))),
                    "4.22, 5.23: {what} flies from {from} to {to}"
                );
            }
            Event::Losses(LossEvent::Unit {
                what, mission, hex, ..
            }) => {
                let strike = self.table.mission(mission.unwrap()).unwrap();
                assert!(strike.units.contains(*what) && strike.hex == *hex);
            }
            Event::Air(AirEvent::Split { .. }) => panic!("4.25"),
            Event::Score(ScoreEvent::Scored { vp, .. }) => self.score += vp,
            _ => {}
        }
    }

    /// From contact to the guns.
    fn fights(&mut self, event: &Event) {
        match event {
            Event::Attacks(AttackEvent::Begins { by, target }) => {
                let (Attacker::Strike(strike), Quarry::Force(force)) = (*by, *target) else {
                    panic!("{by} attacks {target}");
                };
                assert!(!self.attacked.contains(&strike), "{strike} attacks twice");
                self.attacked.push(strike);
                let mission = self.table.mission(strike).unwrap();
                assert_eq!(mission.hex, self.table.force(force).unwrap().hex);
                assert!(!mission.spent);
                self.attempts = 0;
                self.damage_rolls = 0;
                self.rolled.clear();
                self.recorded.clear();
            }
            Event::Attacks(AttackEvent::Contacted { wrong, .. }) => {
                self.seen
                    .see(if *wrong { "wrong target" } else { "contact" });
            }
            Event::Attacks(AttackEvent::CapUp { force, points }) => {
                let force = self.table.force(*force).unwrap();
                assert_eq!(force.cap, None, "5.43");
                assert!(force.has_carriers());
                assert_eq!(points + force.lost, force.fixed_cap.unwrap());
            }
            Event::Attacks(AttackEvent::StrikeCombat {
                force,
                on_escorts,
                on_attack,
                ..
            }) => {
                assert_ne!(self.attack().surprise, Surprise::Complete);
                let up = self.table.force(*force).unwrap().cap.unwrap();
                assert_eq!(on_escorts + on_attack, up);
            }
            Event::Attacks(AttackEvent::CapTurns { .. }) => {
                self.seen.see("CAP turns on the attack planes")
            }
            Event::Losses(LossEvent::Points {
                what, points, why, ..
            }) => {
                let AirPoints::Force(force) = *what else {
                    panic!("{what} in scenario 2");
                };
                let up = self.table.force(force).unwrap().cap.unwrap();
                assert!((1..=up).contains(points), "{points} lost of {up}");
                if *why == Killer::NoDeck {
                    self.seen.see("CAP without a deck");
                    assert_eq!(*points, up);
                }
            }
            Event::Attacks(AttackEvent::Aborted { mission, unit }) => {
                self.seen.see("aborted");
                let strike = self.table.mission(*mission).unwrap();
                assert!(strike.units.contains(*unit) && !unit.kind().is_fighter());
                assert!(!self.attack().aborted.contains(*unit));
            }
            Event::Attacks(AttackEvent::GunsFire { factors, .. }) => {
                let all: u8 = self
                    .target()
                    .iter()
                    .map(|ship| self.table.guns(*ship))
                    .sum();
                let fire = match self.attack().surprise {
                    Surprise::None => all,
                    Surprise::Partial => all / 2,
                    Surprise::Complete => panic!("5.51"),
                };
                assert_eq!(*factors, fire);
            }
            _ => {}
        }
    }

    /// The attack itself.
    fn ships(&mut self, event: &Event) {
        match event {
            Event::Attacks(AttackEvent::Strength {
                by: Attacker::Strike(strike),
                total,
                doubled,
                rolls,
                ..
            }) => {
                let attack = self.attack();
                let units = self.table.mission(*strike).unwrap().units;
                let value = units.without(attack.aborted).attack_value();
                assert_eq!(*doubled, !attack.met_fighters);
                assert_eq!(*total, value * if *doubled { 2 } else { 1 });
                assert!(!rolls.0.is_empty());
            }
            Event::Attacks(AttackEvent::Aimed { ship, .. }) => {
                assert!(self.target().contains(ship))
            }
            Event::Roll(roll) => self.roll(roll),
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) => {
                assert!(!self.table.is_sunk(*ship) && *hits > 0);
                assert_eq!(self.damage_rolls, self.attack().rolls.len());
                *self.recorded.entry(*ship).or_default() += hits;
            }
            Event::Damage(DamageEvent::Sunk { ship }) => {
                self.seen.see("sunk");
                let kind = ship.data().kind;
                assert!(!matches!(kind, ShipKind::Cv | ShipKind::Cvl), "12.27");
                assert!(self.table.hits(*ship).total() >= ship.data().capacity);
            }
            Event::Attacks(AttackEvent::Over { .. }) => {
                self.rolled.retain(|_, hits| *hits > 0);
                assert_eq!(self.rolled, self.recorded, "hits rolled, hits recorded");
                assert_eq!(self.damage_rolls, self.attack().rolls.len());
                self.damage_rolls = 0;
                self.seen.see("attack");
            }
            _ => {}
        }
    }

    fn roll(&mut self, roll: &Roll) {
        match roll.chart {
            "strike_contact" => {
                self.attempts += 1;
                assert!(self.attempts <= 2, "5.2");
            }
            "surprise" if roll.result == Outcome::Surprise(Surprise::Complete) => {
                self.seen.see("complete surprise")
            }
            "surprise" => {}
            "air_attack_damage" => {
                // 5.61: every roll has its ship before the first die.
                let attack = self.attack();
                assert!(attack.is_assigned());
                let ship = attack.rolls[self.damage_rolls].ship.unwrap();
                assert_eq!(roll.purpose, Purpose::Damage(ship));
                *self.rolled.entry(ship).or_default() += roll.purpose.hits(roll.result).unwrap();
                self.damage_rolls += 1;
            }
            "second_hex_fuel" | "us_air_to_air" | "japanese_air_to_air" | "anti_aircraft" => {
                assert_eq!(self.damage_rolls, 0);
            }
            other => panic!("a roll on {other}"),
        }
    }

    fn attack(&self) -> &Attack {
        self.table.attack.as_ref().unwrap()
    }

    /// The ships under attack.
    fn target(&self) -> &[ShipId] {
        let Quarry::Force(force) = self.attack().target else {
            panic!("a strike attacks a task group");
        };
        &self.table.force(force).unwrap().ships
    }

    /// Every unit is in one place: still waiting, in a strike, or lost.
    fn everybody_is_somewhere(&self, event: &Event) {
        let moves = matches!(
            event,
            Event::Decks(DeckEvent::Launched { .. } | DeckEvent::Recalled { .. })
                | Event::Losses(LossEvent::Unit { .. })
                | Event::Air(AirEvent::MissionRemoved { .. })
        );
        if !moves {
            return;
        }
        let strikes = self.table.missions.iter().map(|mission| mission.units);
        let lost = self.table.lost.iter().map(|lost| lost.unit.into());
        let places = strikes.chain(lost).chain([self.table.pool]);
        let (all, sum) = places.fold((UnitSet::EMPTY, 0), |(all, sum), units| {
            (all.with(units), sum + units.len())
        });
        assert_eq!([all.len(), sum], [UNITS; 2]);
    }
}

/// The score by 15.1, from what is damaged, destroyed and lost.
fn recount(table: &Table) -> i16 {
    let carriers = table.damage.iter().map(|(ship, hits)| {
        let data = ship.data();
        let hits = hits.total();
        let value = |cv, cvl| if data.kind == ShipKind::Cv { cv } else { cvl };
        match (data.kind, data.condition(hits)) {
            (ShipKind::Cv | ShipKind::Cvl, Condition::Sunk) => value(25, 15),
            (ShipKind::Cv | ShipKind::Cvl, Condition::Crippled) => value(17, 10),
            (ShipKind::Cv | ShipKind::Cvl, Condition::Heavy) => value(10, 6),
            (ShipKind::Cv | ShipKind::Cvl, _) => i16::from(hits),
            _ => 0,
        }
    });
    let away = table.lost.iter().filter(|lost| !lost.at_home).count() as i16;
    let home = table.lost.len() as i16 - away;
    carriers.sum::<i16>() + table.points_destroyed as i16 / 5 - away / 2 - home / 4
}
