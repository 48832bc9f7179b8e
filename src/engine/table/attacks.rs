//! What events change of the attack in progress (5.1, 5.7).

use super::Table;
use crate::engine::combat::{Attack, Attacker};
use crate::engine::event::{AttackEvent, Event};

impl Table {
    /// Begins, carries on and ends the attack as the event says.
    pub(super) fn apply_to_attacks(&mut self, event: &Event) {
        match event {
            Event::Phase { .. } => self.turned_over.clear(),
            Event::Attacks(event) => self.begin_or_end(event),
            _ => {}
        }
        if let Some(attack) = &mut self.attack {
            attack.apply(event);
        }
    }

    fn begin_or_end(&mut self, event: &AttackEvent) {
        match event {
            AttackEvent::Begins { by, target } => {
                let mut attack = Attack::new(*by, *target);
                if let Attacker::Raid(raid) = by {
                    // Spoiled on the way in, over the Battle Line (5.72).
                    attack.points_aborted = self.raid_mut(*raid).aborted;
                }
                self.attack = Some(attack);
            }
            AttackEvent::GunsFire { overflown, .. } => self.turned_over.extend(overflown),
            AttackEvent::Over { .. } => self.attack = None,
            _ => {}
        }
    }
}
