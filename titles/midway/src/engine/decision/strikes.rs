//! Questions of strikes and of the order of battles (6.0(4b), 6.0(6), 6.0(14)).

use super::{Question, QuestionText};
use crate::engine::combat::{check_flight, check_strike_target, fliers, strike_targets};
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, FlightRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Side};

/// Which air units attack which spaces in the reaction (6.0(4b)).
pub(super) struct ReactionStrikes {
    pub(super) on: Line,
}

impl Question for ReactionStrikes {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Done => Ok(()),
            Order::Strike { space, units } => self.check_strike(table, *space, units),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// For each space all that can fly there, and each of them alone; and nothing more.
    fn legal(&self, table: &Table) -> Vec<Order> {
        let at = |space: Place| {
            let fliers = fliers(table, space);
            let alone = fliers.iter().map(|unit| vec![*unit]).collect::<Vec<_>>();
            let together = (fliers.len() > 1).then_some(fliers);
            let strikes = together.into_iter().chain(alone);
            strikes.map(move |units| Order::Strike { space, units })
        };
        let strikes = strike_targets(table, self.on).into_iter().flat_map(at);
        strikes.chain([Order::Done]).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "reaction_strikes",
            rule: "6.0(4b)",
            in_a_line: "Your aircraft on the active line may attack what is spotted there; they fight at once and come home.",
        }
    }
}

impl ReactionStrikes {
    fn check_strike(&self, table: &Table, space: Place, units: &[AirUnit]) -> Result<(), Refusal> {
        if space.line() != Some(self.on) {
            let on = self.on;
            return Err(FlightRefusal::NotActive { space, on }.into());
        }
        check_strike_target(table, space)?;
        if units.is_empty() {
            return Err(FlightRefusal::NobodyFlies.into());
        }
        for (n, unit) in units.iter().copied().enumerate() {
            if unit.side() != Side::Usn {
                return Err(FlightRefusal::NotOurs(unit).into());
            }
            if units[..n].contains(&unit) {
                return Err(FlightRefusal::Flies(unit).into());
            }
            check_flight(table, unit, space)?;
        }
        Ok(())
    }
}

/// In which space the next battle is fought (6.0(6), 6.0(14)).
pub(super) struct BattleSpace<'a> {
    pub(super) spaces: &'a [Place],
}

impl Question for BattleSpace<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseSpace { space } if self.spaces.contains(space) => Ok(()),
            Order::ChooseSpace { space } => Err(CombatRefusal::NoBattle(*space).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let spaces = self.spaces.iter().copied();
        spaces.map(|space| Order::ChooseSpace { space }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "battle_space",
            rule: "6.0(6)",
            in_a_line: "Battles in several spaces are fought in the order you like.",
        }
    }
}
