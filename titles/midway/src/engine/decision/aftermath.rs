//! Questions that losses leave (4.2, 18.0, 20.1).

use super::aims::choices_of;
use super::{Question, QuestionText};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, Refusal};
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, UsnForce};

/// Where air units land whose base is gone, one after the other (18.0).
pub(super) struct Adrift<'a> {
    pub(super) landings: &'a [(AirUnit, AirBase)],
}

impl Question for Adrift<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match *order {
            Order::Land { unit, base } if self.landings.contains(&(unit, base)) => Ok(()),
            Order::Land { unit, base } => Err(CombatRefusal::CannotLand { unit, base }.into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let landings = self.landings.iter().copied();
        landings
            .map(|(unit, base)| Order::Land { unit, base })
            .collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "adrift",
            rule: "18.0",
            in_a_line: "Aircraft whose base is gone land on the closest in range that has room; you say who first, and where if two are as close.",
        }
    }
}

/// Which air units a base gives up (4.2, 4.3).
pub(super) struct GiveUp<'a> {
    pub(super) at: Place,
    pub(super) units: &'a [AirUnit],
    pub(super) count: u8,
}

impl Question for GiveUp<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::GiveUp { units } = order else {
            return Err(Refusal::NotAsked);
        };
        let (at, count) = (self.at, self.count);
        for (n, unit) in units.iter().copied().enumerate() {
            if !self.units.contains(&unit) || units[..n].contains(&unit) {
                return Err(CombatRefusal::NotBasedThere { unit, at }.into());
            }
        }
        match units.len() == usize::from(count) {
            true => Ok(()),
            false => Err(CombatRefusal::GiveUpSoMany { at, count }.into()),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let choices = choices_of(self.units, self.count.into()).into_iter();
        choices.map(|units| Order::GiveUp { units }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "give_up",
            rule: "4.2",
            in_a_line: "A base has more aircraft than room: you say which are eliminated.",
        }
    }
}

/// To which task force a leader goes whose last ship is damaged (20.1).
pub(super) struct LeaderTransfer<'a> {
    pub(super) forces: &'a [UsnForce],
}

impl Question for LeaderTransfer<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::SendLeader { force } if self.forces.contains(force) => Ok(()),
            Order::SendLeader { force } => Err(CombatRefusal::NoPlaceForLeader(*force).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let forces = self.forces.iter().copied();
        forces.map(|force| Order::SendLeader { force }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "leader_transfer",
            rule: "20.1",
            in_a_line: "A leader whose last ship is damaged goes to another task force.",
        }
    }
}
