//! A plan of the player's own.

use super::{Choice, Whose};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::refusal::Refusal;

/// Why a plan cannot be played on from.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum IllegalPlan {
    /// It holds no order.
    #[error("a plan needs an order")]
    Empty,
    /// One of its orders is illegal.
    #[error("order {number} ({order}) is illegal: {refusal}")]
    Order {
        /// Which, counted from 1.
        number: usize,
        /// The order.
        order: Order,
        /// The rule that forbids it.
        refusal: Refusal,
    },
}

impl Choice {
    /// A plan of the player's own: its orders, one after the other. What comes after a die may be legal or not, and is
    /// left out in the battles in which it is not.
    ///
    /// # Errors
    /// The first order that is illegal before any die has been thrown.
    pub fn own(game: &Game, orders: Vec<Order>) -> Result<Choice, IllegalPlan> {
        if orders.is_empty() {
            return Err(IllegalPlan::Empty);
        }
        let mut ahead = game.imagined(0);
        for (number, order) in (1..).zip(orders.iter().copied()) {
            let happened = ahead.play(order).map_err(|refusal| IllegalPlan::Order {
                number,
                order,
                refusal,
            })?;
            if happened.iter().any(|record| record.event.reveals()) {
                break;
            }
        }
        Ok(Choice {
            whose: Whose::Player,
            ..Choice::named("Your plan", orders)
        })
    }
}
