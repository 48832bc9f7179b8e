//! What the player has arranged, from which moment on: a game that plays on from a moment goes by what held then.

use serde::{Deserialize, Serialize};

use crate::engine::orders_of_the_day::{OrdersOfTheDay, StandingOrders};
use crate::engine::plan::Plans;

/// What the player has arranged at a moment: it is no part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Arranged {
    /// How many orders the game had.
    pub orders: usize,
    /// What the fleet does without asking.
    pub standing: StandingOrders,
    /// How the decks are handled.
    pub plans: Plans,
}

impl Arranged {
    /// What is begun with where nothing is known: everything is asked, and the decks are handled as the staff does.
    pub fn nothing(orders: usize) -> Arranged {
        Arranged {
            orders,
            standing: OrdersOfTheDay::ASK_EVERYTHING.into(),
            plans: Plans::AS_STAFF,
        }
    }

    fn is_as(&self, other: &Arranged) -> bool {
        (self.standing, self.plans) == (other.standing, other.plans)
    }
}

/// Everything that the player has arranged in a game, the earliest first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arrangements(Vec<Arranged>);

impl Arrangements {
    /// Those that a slot has kept.
    pub fn of(kept: Vec<Arranged>) -> Arrangements {
        Arrangements(kept)
    }

    /// All of them.
    pub fn all(&self) -> &[Arranged] {
        &self.0
    }

    /// So it is arranged now; what was arranged after this moment has been taken back with its orders.
    pub fn note(&mut self, now: Arranged) {
        self.0.retain(|it| it.orders <= now.orders);
        if self.0.last().is_some_and(|last| last.is_as(&now)) {
            return;
        }
        self.0.retain(|it| it.orders < now.orders);
        self.0.push(now);
    }

    /// Those that a game has which plays on from after so many orders.
    pub fn up_to(&self, orders: usize) -> Arrangements {
        let before = self.0.iter().filter(|it| it.orders <= orders);
        Arrangements(before.copied().collect())
    }

    /// What held at a moment; nothing if that is not known.
    pub fn at(&self, orders: usize) -> Option<Arranged> {
        let before = self.0.iter().rfind(|it| it.orders <= orders);
        before.copied()
    }
}
