//! The USN's reaction strikes on the active line (6.0(4b)): air combat and bombing at once, and back to base.

use super::strikes::{fliers, strike_targets};
use super::{Homecoming, SpaceBattle};
use crate::engine::decision::Decision;
use crate::engine::event::FlightEvent;
use crate::engine::map::{Line, Place};
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::table::{BattleKind, Table};
use crate::engine::{Play, Step};

/// Where the reaction stands.
#[derive(Clone, Copy, Debug)]
enum At {
    /// The player orders strikes.
    Orders,
    /// They are fought.
    Battles,
    /// It is over.
    Over,
}

/// The reaction strikes on one line.
#[derive(Clone, Debug)]
pub struct ReactionStrikes {
    line: Line,
    /// The spaces that are attacked, in the order of the orders.
    targets: Vec<Place>,
    at: At,
}

impl ReactionStrikes {
    /// Before the first order.
    pub(crate) const fn new(line: Line) -> ReactionStrikes {
        ReactionStrikes {
            line,
            targets: Vec::new(),
            at: At::Orders,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.at {
            At::Orders if can_strike(&play.table, self.line) => {
                Step::Ask(Decision::ReactionStrikes { on: self.line })
            }
            At::Orders => {
                self.at = At::Battles;
                // The next one is taken from the end.
                self.targets.reverse();
                Step::Again
            }
            At::Battles => match self.targets.pop() {
                Some(space) => {
                    let battle = SpaceBattle::new(space, BattleKind::ReactionStrike);
                    Step::Call(Procedure::Battle(battle))
                }
                None => {
                    self.at = At::Over;
                    Step::Call(Procedure::Homecoming(Homecoming::default()))
                }
            },
            At::Over => Step::Done,
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::Strike { space, units } => {
                if !self.targets.contains(space) {
                    self.targets.push(*space);
                }
                let (space, units) = (*space, units.clone());
                play.happen(FlightEvent::Launched { units, space });
            }
            _ => {
                self.at = At::Battles;
                self.targets.reverse();
            }
        }
    }
}

/// Whether any air unit can attack anything on a line.
fn can_strike(table: &Table, line: Line) -> bool {
    let mut targets = strike_targets(table, line).into_iter();
    targets.any(|space| !fliers(table, space).is_empty())
}
