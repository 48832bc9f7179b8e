//! What the player has arranged, from which moment on: a game that plays on from a moment goes by what held then.

use serde::{Deserialize, Serialize};

use crate::engine::orders_of_the_day::{OrdersOfTheDay, StandingOrders};
use crate::engine::plan::Plans;
use crate::engine::{Game, Scenario};

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
    /// What is arranged where a game stands, with its player's plans.
    pub fn now(game: &Game, plans: Plans) -> Arranged {
        Arranged {
            orders: game.orders().len(),
            standing: game.standing_orders(),
            plans,
        }
    }

    /// What is begun with where nothing is known: everything is asked, and the decks are handled as the staff does.
    pub fn nothing(orders: usize) -> Arranged {
        Arranged {
            orders,
            standing: OrdersOfTheDay::ASK_EVERYTHING.into(),
            plans: Plans::AS_STAFF,
        }
    }

    /// Whether games of a scenario begin so: by what it proposes, or with everything asked.
    pub(super) fn is_beginning(&self, scenario: &Scenario) -> bool {
        let proposed = Arranged {
            standing: OrdersOfTheDay::at_first(scenario).into(),
            ..Arranged::nothing(0)
        };
        [proposed, Arranged::nothing(0)].contains(self)
    }

    fn is_as(&self, other: &Arranged) -> bool {
        (self.standing, self.plans) == (other.standing, other.plans)
    }
}

/// Everything that the player has arranged in a game that goes back and on, the earliest first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(into = "Vec<Arranged>")]
pub struct Arrangements {
    /// As the orders went. What came with orders that he has taken back holds again with redo, and is gone with the next
    /// order.
    noted: Vec<Arranged>,
    /// What is arranged where the game stands.
    now: Option<Arranged>,
}

impl Arrangements {
    /// Those that a slot has kept.
    pub fn of(kept: Vec<Arranged>) -> Arrangements {
        Arrangements {
            noted: kept,
            now: None,
        }
    }

    /// Whether nothing is known of any.
    pub fn is_empty(&self) -> bool {
        self.noted.is_empty() && self.now.is_none()
    }

    /// Those up to where the game stands.
    pub fn all(&self) -> Vec<Arranged> {
        let mut all = self.clone();
        all.play_on();
        all.noted
    }

    /// The game stands here now, some of it taken back or given again, and so it is arranged.
    pub fn note(&mut self, now: Arranged) {
        self.now = Some(now);
        if self.noted.iter().all(|it| it.orders <= now.orders) {
            self.play_on();
        }
    }

    /// Another order is given: what was arranged after this moment has been taken back for good.
    pub fn play_on(&mut self) {
        let Some(now) = self.now else { return };
        self.noted.retain(|it| it.orders <= now.orders);
        if self.noted.last().is_some_and(|last| last.is_as(&now)) {
            return;
        }
        self.noted.retain(|it| it.orders < now.orders);
        self.noted.push(now);
    }

    /// Those that a game has which plays on from after so many orders.
    pub fn up_to(&self, orders: usize) -> Arrangements {
        let all = self.all().into_iter();
        Arrangements::of(all.filter(|it| it.orders <= orders).collect())
    }

    /// What held at a moment; nothing if that is not known.
    pub fn at(&self, orders: usize) -> Option<Arranged> {
        let mut all = self.all().into_iter();
        all.rfind(|it| it.orders <= orders)
    }
}

impl From<Arrangements> for Vec<Arranged> {
    fn from(all: Arrangements) -> Vec<Arranged> {
        all.all()
    }
}
