//! The sentences of the player's orders.

use std::fmt;

use crate::engine::decision::{Decision, Declined};
use crate::engine::order::Order;

/// An order; one to go on is told by what was declined.
pub(super) fn order(
    f: &mut fmt::Formatter<'_>,
    order: Order,
    asked: &Decision,
    declined: Option<Declined>,
) -> fmt::Result {
    match (declined, asked) {
        (Some(Declined::Shadow), Decision::Shadow { search, force }) => {
            write!(f, "Order: {search} does not stay with {force}.")
        }
        (Some(Declined::PushOver), Decision::SearchLanding { search }) => write!(
            f,
            "Order: no unit is pushed over the side to make room for {search}."
        ),
        (Some(Declined::PushOver), _) => {
            f.write_str("Order: no unit is pushed over the side to make room.")
        }
        (Some(Declined::SecondAttempt), Decision::SecondAttempt { mission, .. }) => {
            write!(f, "Order: {mission} makes no second attempt.")
        }
        (Some(Declined::Lights), _) => f.write_str("Order: the lights stay off."),
        (Some(Declined::Move), _) => f.write_str("Order: the fleet stays where it is."),
        (Some(Declined::DeclareSearch), _) => {
            f.write_str("Order: no search segment in this phase.")
        }
        (None | Some(Declined::Shadow | Declined::SecondAttempt), _) => {
            write!(f, "Order: {order}.")
        }
    }
}
