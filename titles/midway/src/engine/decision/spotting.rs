//! Questions of spotting (9).

use super::{Question, QuestionText};
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SpottingRefusal};
use crate::engine::spotting::usn;
use crate::engine::table::Table;

/// At which of several spaces, all equally near, the IJN looks (6.0(2)).
pub(super) struct NearestSpace<'a> {
    pub(super) spaces: &'a [Place],
}

impl Question for NearestSpace<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::ChooseSpace { space } if self.spaces.contains(space) => Ok(()),
            Order::ChooseSpace { space } => Err(SpottingRefusal::NotNearest(*space).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let spaces = self.spaces.iter().copied();
        spaces.map(|space| Order::ChooseSpace { space }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "nearest_space",
            rule: "6.0(2)",
            in_a_line: "The IJN looks at the nearest space with a task force it has not spotted; of several you say which.",
        }
    }
}

/// Who of the USN looks where: in the reaction on the active line (6.0(4a)), or in its own phase on every line (6.0(12a)).
pub(super) struct UsnSpotting {
    pub(super) on: Option<Line>,
}

impl Question for UsnSpotting {
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Spot { by, space } => usn::check(table, self.on, *by, *space),
            Order::StopSpotting => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, table: &Table) -> Vec<Order> {
        let attempts = usn::candidates(table, self.on).into_iter();
        let attempts = attempts.map(|(by, space)| Order::Spot { by, space });
        attempts.chain([Order::StopSpotting]).collect()
    }

    fn text(&self) -> QuestionText {
        match self.on {
            Some(_) => QuestionText {
                name: "reaction_spotting",
                rule: "6.0(4a)",
                in_a_line: "Each task force and island base on the active line may look once; a failure bars its aircraft.",
            },
            None => QuestionText {
                name: "spotting",
                rule: "6.0(12a)",
                in_a_line: "Each task force and island base may look once at every space in its range; a failure bars its aircraft.",
            },
        }
    }
}
