//! What the staff would answer to a question that takes several orders, all of it before the first is given.

use std::mem::{self, Discriminant};

use super::super::staff::{Player, Sensible};
use super::super::table::{GameTime, Table};
use super::super::{Decision, Game, Midway, Order};
use kernel::{Kind, Title};

/// A question that may take several orders: what is asked, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    asked: Discriminant<Decision>,
    at: GameTime,
}

impl Question {
    /// What a game asks now.
    pub(super) fn of(game: &Game) -> Option<Question> {
        let asked = game.decision().map(mem::discriminant)?;
        let at = game.table().now();
        Some(Question { asked, at })
    }
}

/// The staff's orders as far as they can be told.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Told {
    /// In the order in which they are given. The one that ends the step is the last of them, if it has to be given.
    pub orders: Vec<Order>,
    /// Whether the question is answered with them.
    pub ends: bool,
}

/// The orders with which the staff would answer what is asked. Where dice fall between them, these are imagined ones: should
/// the real ones change what it wants, it gives no more than it would still give ([`Session::as_told`](super::Session::as_told)).
/// What comes to light between them is not told, nor what would follow that. `note` hears each order with the table as it is
/// then.
pub fn told(game: &Game, mut note: impl FnMut(&Table, &Order)) -> Told {
    let mut told = Told::default();
    let mut imagined = game.imagined(0);
    let asked = Question::of(game);
    while let Some(order) = Sensible.order(&imagined) {
        told.orders.push(order.clone());
        // A battle follows it. If none other pays then, the question is answered; else it is asked anew.
        if let Order::Strike { .. } = order {
            note(imagined.table(), &order);
            told.orders.push(Order::Done);
            break;
        }
        if order == Order::Done {
            told.ends = true;
            break;
        }
        note(imagined.table(), &order);
        let shows = match imagined.play(order) {
            Ok(events) => events.iter().any(|it| comes_to_light(&it.event)),
            Err(_) => true,
        };
        told.ends = Question::of(&imagined) != asked;
        if told.ends || shows {
            break;
        }
    }
    told
}

/// Whether something hidden came to light, by whatever but a die of ours.
fn comes_to_light(event: &<Midway as Title>::Event) -> bool {
    matches!(Midway::kind(event), Kind::Other) && Midway::reveals(event)
}
