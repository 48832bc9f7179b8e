//! What events change of the ships' damage, and of the fires aboard (12).

use super::Table;
use crate::engine::event::{DamageEvent, HitKind};
use crate::engine::fleet::CarrierId;
use crate::engine::forces::Hits;
use crate::engine::ships::ShipId;

impl Table {
    /// Changes what the ships have suffered as the event says.
    pub(super) fn apply_to_damage(&mut self, event: &DamageEvent) {
        match event {
            DamageEvent::Hits { ship, hits, kind } => self.hit(*ship, *hits, *kind),
            DamageEvent::HitsAdjusted => {
                self.adjust_hits(|table, ship| !table.sunk.contains(&ship))
            }
            DamageEvent::Sunk { ship } => self.sunk.push(*ship),
            DamageEvent::DeckInoperative { carrier } => self.deck_mut(*carrier).inoperative = true,
            DamageEvent::DeckRepaired { carrier } => self.deck_mut(*carrier).inoperative = false,
            DamageEvent::FireBrokeOut { carrier } => self.deck_mut(*carrier).fires.push(1),
            DamageEvent::FireChanged {
                carrier,
                fire,
                level,
            } => self.change_fire(*carrier, usize::from(*fire), *level),
            // They follow from the hits and from the fires.
            DamageEvent::Damaged { .. }
            | DamageEvent::Sinking { .. }
            | DamageEvent::FireBurnsOn { .. }
            | DamageEvent::FiresOut { .. } => {}
        }
    }

    /// Hits on Japanese ships that sank before grow old with the turn, of which nobody needs to be told (12.21).
    pub(super) fn adjust_hits_on_the_sunk(&mut self) {
        self.adjust_hits(|table, ship| table.sunk.contains(&ship));
    }

    /// The hits on some Japanese ships are a turn older (12.21).
    fn adjust_hits(&mut self, is_meant: impl Fn(&Table, ShipId) -> bool) {
        let mut damage = std::mem::take(&mut self.damage);
        for (ship, hits) in &mut damage {
            if !ship.is_us() && is_meant(self, *ship) {
                *hits = hits.adjusted();
            }
        }
        self.damage = damage;
    }

    fn change_fire(&mut self, carrier: CarrierId, fire: usize, level: u8) {
        let fires = &mut self.deck_mut(carrier).fires;
        if level == 0 && fire < fires.len() {
            fires.remove(fire);
        } else if let Some(burning) = fires.get_mut(fire) {
            *burning = level;
        }
    }

    /// A Japanese ship takes hits that have waited for her on her force, as old as they are (14.162).
    pub(super) fn take_hits(&mut self, ship: ShipId, hits: Hits) {
        self.record_of(ship);
        for (_, record) in self.damage.iter_mut().filter(|(hit, _)| *hit == ship) {
            record.current += hits.current;
            record.previous += hits.previous;
            record.permanent += hits.permanent;
        }
    }

    /// A ship that was never hit gets a record of hits.
    fn record_of(&mut self, ship: ShipId) {
        if self.damage.iter().all(|(hit, _)| *hit != ship) {
            self.damage.push((ship, Hits::default()));
        }
    }

    /// Records hits: on Japanese ships those of this turn (12.21), on US ships for good (12.1).
    fn hit(&mut self, ship: ShipId, hits: u8, kind: HitKind) {
        self.record_of(ship);
        for (_, record) in self.damage.iter_mut().filter(|(hit, _)| *hit == ship) {
            // 21.25(4): in surface combat at once.
            if ship.is_us() || kind == HitKind::Gunfire {
                record.permanent += hits;
            } else {
                record.current += hits;
            }
        }
        if let Some(carrier) = ship.carrier() {
            let deck = self.deck_mut(carrier);
            deck.hit_in_phase = true;
            if matches!(kind, HitKind::AirAttack | HitKind::Gunfire) {
                if deck.hits_in_segment == 0 {
                    deck.exposed = deck.exposes();
                }
                deck.hits_in_segment += hits;
            }
        }
    }
}
