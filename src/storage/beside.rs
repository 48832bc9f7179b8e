//! What a slot keeps beside a game: it is no part of it.

use page::storage::{BesideGame, Parts};
use serde::Serialize;

use super::{Arranged, Arrangements, Moments, Origin};
use crate::engine::Game;
use crate::engine::plan::Plans;

/// What the player has named and arranged in a game, and which it grew from.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Beside {
    /// How he has the decks handled.
    #[serde(skip_serializing_if = "is_as_staff")]
    pub plans: Plans,
    /// The moments that he has named, and the game it grew from.
    #[serde(flatten)]
    pub moments: Moments,
    /// What he has arranged, and when.
    #[serde(skip_serializing_if = "Arrangements::is_empty")]
    pub arranged: Arrangements,
}

impl Default for Beside {
    fn default() -> Beside {
        Beside {
            plans: Plans::AS_STAFF,
            moments: Moments::default(),
            arranged: Arrangements::default(),
        }
    }
}

impl Beside {
    /// What stands beside a game that grows from this one, with what has been named and arranged by then.
    #[must_use]
    pub fn grown(&self, from: Origin, plans: Plans) -> Beside {
        Beside {
            plans,
            arranged: self.arranged.up_to(from.orders),
            moments: self.moments.grown(from),
        }
    }
}

impl BesideGame<Game> for Beside {
    fn read(parts: &Parts<'_>) -> Beside {
        Beside {
            plans: parts.value("plans").unwrap_or(Plans::AS_STAFF),
            moments: Moments::read(parts),
            arranged: Arrangements::of(parts.values("arranged")),
        }
    }

    /// A save of before does not say what was arranged when: what holds as it is opened is all that is known.
    fn note(&mut self, game: &Game) {
        self.moments.points.go_to(game.orders().len());
        self.arranged.note(Arranged::now(game, self.plans));
    }

    fn play_on(&mut self) {
        self.moments.points.play_on();
        self.arranged.play_on();
    }

    /// Not what is arranged: the tab that plays may have noted more than it has written.
    fn take_over(&mut self, there: Beside) {
        self.plans = there.plans;
        self.moments.points.take_over(there.moments.points);
    }
}

fn is_as_staff(plans: &Plans) -> bool {
    *plans == Plans::AS_STAFF
}
