//! Questions of what the IJN repairs and gets back (7.1, 19.2).

use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{IjnReturnRefusal, Refusal};
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, IslandBase, Ship};

/// Which of several ships, all of the most valuable class, the Reinforcement marker repairs (7.1).
pub(super) struct ReinforcingShip<'a> {
    pub(super) ships: &'a [Ship],
}

impl Question for ReinforcingShip<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseShip { ship } if self.ships.contains(ship) => Ok(()),
            Order::ChooseShip { ship } => Err(IjnReturnRefusal::NotMostValuable(*ship).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let ships = self.ships.iter().copied();
        ships.map(|ship| Order::ChooseShip { ship }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "reinforcing_ship",
            rule: "7.1",
            in_a_line: "The IJN's Reinforcement marker repairs one of its most valuable damaged ships; of several you say which.",
        }
    }
}

/// Which eliminated air unit the Reinforcement marker brings back, and where (7.1).
pub(super) struct ReinforcingAirUnit<'a> {
    pub(super) choices: &'a [(AirUnit, AirBase)],
}

impl Question for ReinforcingAirUnit<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::ReturnAirUnit { unit, to } = order else {
            return Err(Refusal::NotAsked);
        };
        let (unit, to) = (*unit, *to);
        if self.choices.contains(&(unit, to)) {
            return Ok(());
        }
        let is_known = self.choices.iter().any(|(known, _)| *known == unit);
        Err(match is_known {
            true => IjnReturnRefusal::NoRoom { unit, to },
            false => IjnReturnRefusal::NotEliminated(unit),
        }
        .into())
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let choices = self.choices.iter().copied();
        choices
            .map(|(unit, to)| Order::ReturnAirUnit { unit, to })
            .collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "reinforcing_air_unit",
            rule: "7.1",
            in_a_line: "The IJN's Reinforcement marker brings an eliminated air unit back; you say which, and where to.",
        }
    }
}

/// Which coastal defense the Reinforcement marker makes whole (7.1).
pub(super) struct ReinforcingDefense<'a> {
    pub(super) bases: &'a [IslandBase],
}

impl Question for ReinforcingDefense<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseBase { base } if self.bases.contains(base) => Ok(()),
            Order::ChooseBase { base } => Err(IjnReturnRefusal::NotThatDefense(*base).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let bases = self.bases.iter().copied();
        bases.map(|base| Order::ChooseBase { base }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "reinforcing_defense",
            rule: "7.1",
            in_a_line: "The IJN's Reinforcement marker makes one coastal defense whole; of several you say which.",
        }
    }
}

/// Which air unit of the IJN rolls for its repair, or returns without a die if none is reduced (19.2).
pub(super) struct RepairedAirUnit<'a> {
    pub(super) units: &'a [AirUnit],
    pub(super) eliminated: bool,
}

impl Question for RepairedAirUnit<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::ChooseAirUnit { unit } = order else {
            return Err(Refusal::NotAsked);
        };
        if self.units.contains(unit) {
            return Ok(());
        }
        Err(match self.eliminated {
            true => IjnReturnRefusal::CannotReturn(*unit),
            false => IjnReturnRefusal::NotReduced(*unit),
        }
        .into())
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let units = self.units.iter().copied();
        units.map(|unit| Order::ChooseAirUnit { unit }).collect()
    }

    fn text(&self) -> QuestionText {
        match self.eliminated {
            true => QuestionText {
                name: "returning_air_unit",
                rule: "19.2",
                in_a_line: "No air unit of the IJN is reduced, so an eliminated one returns; of several you say which.",
            },
            false => QuestionText {
                name: "repaired_air_unit",
                rule: "19.2",
                in_a_line: "One reduced air unit of the IJN rolls for its repair; of several you say which.",
            },
        }
    }
}
