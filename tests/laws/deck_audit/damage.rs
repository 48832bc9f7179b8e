//! Guns, hits, fires and decks out of action, reckoned apart (5.7, 12.1, 12.3).

use super::*;
use carrier_battle::engine::charts::{FireSpread, Outcome};
use carrier_battle::engine::{AttackEvent, DamageEvent, DeckEvent, LossEvent};

impl DeckAudit {
    /// Events of attacks, damage and fire.
    pub(super) fn reckon_damage(&mut self, event: &Event) {
        match event {
            Event::Roll(roll) => self.read_roll(roll),
            Event::Attacks(AttackEvent::GunsFire {
                what,
                factors,
                overflown,
            }) => self.fire_guns(*what, *factors, overflown),
            Event::Attacks(AttackEvent::Begins { by, target }) => {
                let Attacker::Raid(raid) = by else {
                    panic!("nobody else attacks");
                };
                assert!(matches!(target, Quarry::TaskGroup(_)));
                let raid = self.table.raid(*raid).unwrap();
                assert_eq!(raid.hex, self.table.target_hex(raid));
                assert!(self.rolled.is_empty());
                self.see("attacks");
            }
            Event::Attacks(AttackEvent::Strength {
                by: Attacker::Raid(raid),
                total,
                doubled,
                ..
            }) => {
                let raid = self.table.raid(*raid).unwrap();
                let aborted = self.table.attack.as_ref().unwrap().points_aborted;
                let value = u16::from(raid.strength.attack() - aborted) * 4;
                assert_eq!(*total, if *doubled { 2 * value } else { value }, "5.75");
                assert_eq!(*doubled, !raid.met_fighters);
            }
            Event::Attacks(AttackEvent::Over { .. }) => {
                self.rolled.retain(|_, hits| *hits > 0);
                assert!(self.rolled.is_empty(), "hits rolled and not recorded");
            }
            Event::Damage(DamageEvent::Hits { ship, hits, kind }) => self.hit(*ship, *hits, *kind),
            Event::Damage(DamageEvent::Sunk { ship }) => {
                assert!(self.hits(*ship) >= ship.data().capacity);
                if let Some(carrier) = ship.carrier() {
                    self.ship(carrier).sunk = true;
                    self.see("carriers sunk");
                }
            }
            Event::Damage(DamageEvent::DeckInoperative { carrier }) => {
                assert!(!self.ship(*carrier).inoperative);
                self.ship(*carrier).inoperative = true;
            }
            Event::Damage(DamageEvent::DeckRepaired { carrier }) => {
                let ship = self.ship(*carrier);
                assert!(
                    ship.inoperative && !ship.hit_in_phase && !ship.sunk,
                    "12.13"
                );
                ship.inoperative = false;
                self.see("decks repaired");
            }
            Event::Decks(DeckEvent::Crash { carrier }) => self.ship(*carrier).blocked = true,
            Event::Decks(DeckEvent::Cleared { carrier }) => self.ship(*carrier).blocked = false,
            Event::Damage(DamageEvent::FireBrokeOut { carrier }) => {
                assert!(self.ship(*carrier).rolled);
                self.ship(*carrier).fires.push(1);
                if self.ship(*carrier).fires.len() > 1 {
                    self.see("second fires");
                }
                self.see("fires");
            }
            Event::Damage(DamageEvent::FireChanged {
                carrier,
                fire,
                level,
            }) => {
                assert!(*level <= 3);
                let fires = &mut self.ship(*carrier).fires;
                assert_ne!(fires[usize::from(*fire)], *level, "12.33");
                match level {
                    0 => _ = fires.remove(usize::from(*fire)),
                    _ => fires[usize::from(*fire)] = *level,
                }
                if *level == 3 {
                    self.see("fires of level 3");
                }
            }
            Event::Damage(DamageEvent::FireBurnsOn {
                carrier,
                fire,
                level,
            }) => assert_eq!(self.ship(*carrier).fires[usize::from(*fire)], *level),
            // Only her last fire is told so, and never of a ship that has sunk.
            Event::Damage(DamageEvent::FiresOut { carrier }) => {
                let ship = self.ship(*carrier);
                assert!(ship.fires.is_empty() && !ship.sunk, "a fire burns on");
            }
            Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(raid),
                points,
                kind,
                ..
            }) => {
                let strength = self.table.raid(*raid).unwrap().strength;
                let there = match kind {
                    Target::Fighters => strength.fighters(),
                    Target::AttackPlanes => strength.attack(),
                };
                assert!(*points > 0 && *points <= there);
                *self.points_lost.entry(*raid).or_default() += points;
            }
            _ => {}
        }
    }

    pub(super) fn read_roll(&mut self, roll: &Roll) {
        match roll.purpose {
            Purpose::Damage(ship) => {
                *self.rolled.entry(ship).or_default() += roll.purpose.hits(roll.result).unwrap();
            }
            Purpose::Outbreak(carrier) => {
                let ship = self.ship(carrier);
                assert!(ship.hits_in_segment > 0 && !ship.rolled && !ship.sunk);
                ship.rolled = true;
                let further: i8 = roll
                    .modifiers
                    .iter()
                    .filter(|applied| applied.reason.contains("beyond the first"))
                    .map(|applied| applied.value)
                    .sum();
                assert_eq!(further, ship.hits_in_segment as i8 - 1, "12.31");
            }
            Purpose::Spread(carrier) => {
                assert_eq!(self.burning, None);
                let Outcome::FireSpread(spread) = roll.result else {
                    panic!("{roll:?}");
                };
                let times = match spread {
                    FireSpread::Damage | FireSpread::GrowsAndDamage => 1,
                    FireSpread::GrowsAndDoubleDamage => 2,
                    FireSpread::Out
                    | FireSpread::Shrinks
                    | FireSpread::NoChange
                    | FireSpread::Grows => 0,
                };
                self.burning = (times > 0).then_some((carrier, times));
            }
            Purpose::Repair(carrier) => {
                let ship = self.ship(carrier);
                assert!(ship.inoperative && !ship.hit_in_phase && !ship.sunk);
            }
            Purpose::Clearing(carrier) => {
                let ship = self.ship(carrier);
                assert!(ship.blocked && !ship.sunk);
            }
            _ => {}
        }
    }

    /// 6.15: the group of her counter, unless she was detached.
    pub(super) fn group_of(&self, ship: ShipId) -> Option<TaskGroupId> {
        self.detached.get(&ship).copied().or(ship.group())
    }

    pub(super) fn anti_aircraft(&self, ship: ShipId) -> u16 {
        let (aa, hits) = (u16::from(ship.data().aa), self.hits(ship));
        let steps = match (ship.data().kind, ship.data().capacity) {
            (ShipKind::Cv, _) => [1, 6, 8],
            (ShipKind::Cvl, _) => [1, 4, 5],
            (ShipKind::Battleship, 20) => [10, 15, 20],
            (ShipKind::Battleship, _) => [12, 15, 22],
            (_, capacity) => [capacity; 3],
        };
        if hits >= steps[1] {
            0
        } else if hits >= steps[0] {
            aa / 2
        } else {
            aa
        }
    }

    /// 5.721, 5.73: every ship of the target fires; on an overflying raid those battleships that
    /// have not yet done so in this phase, at half value.
    pub(super) fn fire_guns(&mut self, what: Quarry, factors: u8, overflown: &[ShipId]) {
        let Quarry::TaskGroup(group) = what else {
            panic!("only task groups fire");
        };
        let afloat = |ship: &ShipId| self.group_of(*ship) == Some(group);
        if overflown.is_empty() {
            let all = ShipId::all()
                .filter(afloat)
                .map(|ship| self.anti_aircraft(ship));
            assert_eq!(u16::from(factors), all.sum::<u16>(), "5.73");
            return;
        }
        assert_eq!(group, TaskGroupId(7));
        for ship in overflown {
            assert!(ship.data().kind.is_battleship());
            assert_eq!(self.group_of(*ship), Some(group));
            assert!(
                !self.turned_over.contains(ship),
                "{ship} fired twice (5.721)"
            );
            self.turned_over.push(*ship);
        }
        let all = overflown.iter().map(|ship| self.anti_aircraft(*ship));
        assert_eq!(u16::from(factors), all.sum::<u16>() / 2, "5.72");
        self.see("overflights");
    }

    pub(super) fn hit(&mut self, ship: ShipId, hits: u8, kind: HitKind) {
        match kind {
            HitKind::AirAttack => {
                let attack = self.table.attack.as_ref().unwrap();
                let Quarry::TaskGroup(group) = attack.target else {
                    panic!("a raid attacks a task group");
                };
                assert_eq!(self.group_of(ship), Some(group));
                assert_eq!(self.rolled.remove(&ship), Some(hits), "hits as rolled");
            }
            HitKind::Torpedo => panic!("no submarine in scenarios 1 to 4"),
            HitKind::Gunfire => panic!("no surface combat in scenarios 1 to 4"),
            HitKind::Fire => {
                let (carrier, times) = self.burning.take().unwrap();
                assert_eq!(ship, carrier.into());
                let fires = self.ships[&carrier].fires.iter();
                assert!(fires.clone().any(|level| hits == level * times), "12.33");
                self.see("hits of fire");
            }
        }
        *self.hits.entry(ship).or_default() += hits;
        if let Some(carrier) = ship.carrier() {
            assert!(!self.ship(carrier).sunk);
            self.ship(carrier).hit_in_phase = true;
            if kind == HitKind::AirAttack {
                self.ship(carrier).hits_in_segment += hits;
            }
            self.due = Some((carrier, hits));
            self.see("carriers hit");
        } else {
            self.see("other ships hit");
        }
    }
}
