//! What a slot keeps beside a game: it is no part of it.

use page::storage::{BesideGame, Parts};
use serde::Serialize;

use super::{Arranged, Arrangements, NamedPoints, Origin};
use crate::engine::Game;
use crate::engine::plan::Plans;

/// What the player has named and arranged in a game, and which it grew from.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Beside {
    /// How he has the decks handled.
    #[serde(skip_serializing_if = "is_as_staff")]
    pub plans: Plans,
    /// The game it grew from, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grew_from: Option<Origin>,
    /// The moments that he has named.
    #[serde(skip_serializing_if = "NamedPoints::is_empty")]
    pub points: NamedPoints,
    /// What he has arranged, and when.
    #[serde(skip_serializing_if = "Arrangements::is_empty")]
    pub arranged: Arrangements,
}

impl Default for Beside {
    fn default() -> Beside {
        Beside {
            plans: Plans::AS_STAFF,
            grew_from: None,
            points: NamedPoints::default(),
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
            points: self.points.up_to(from.orders),
            arranged: self.arranged.up_to(from.orders),
            grew_from: Some(from),
        }
    }
}

impl BesideGame<Game> for Beside {
    fn read(parts: &Parts<'_>) -> Beside {
        Beside {
            plans: parts.value("plans").unwrap_or(Plans::AS_STAFF),
            grew_from: parts.value("grew_from"),
            points: NamedPoints::of(parts.values("points")),
            arranged: Arrangements::of(parts.values("arranged")),
        }
    }

    /// A save of before does not say what was arranged when: what holds as it is opened is all that is known.
    fn note(&mut self, game: &Game) {
        self.points.go_to(game.orders().len());
        self.arranged.note(Arranged::now(game, self.plans));
    }

    fn play_on(&mut self) {
        self.points.play_on();
        self.arranged.play_on();
    }

    /// Not what is arranged: the tab that plays may have noted more than it has written.
    fn take_over(&mut self, there: Beside) {
        self.plans = there.plans;
        self.points.take_over(there.points);
    }
}

fn is_as_staff(plans: &Plans) -> bool {
    *plans == Plans::AS_STAFF
}
