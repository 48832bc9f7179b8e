//! Detaching ships from the Battle Line, on her display (6.15).

use crate::engine::fleet::{BATTLE_LINE_GROUP, TaskGroupId};
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::{Game, Order};
use crate::view::{Activity, Answer};

/// What leads to a detachment: first a button, then the ships to choose from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DetachmentView {
    /// The ships to choose from, once it is begun.
    pub ships: Vec<ChoiceOfShip>,
    /// Detaching those chosen.
    pub answer: Answer,
}

/// A ship that can leave.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChoiceOfShip {
    /// The ship.
    pub ship: ShipId,
    /// Her name.
    pub name: String,
    /// Whether she is chosen.
    pub is_chosen: bool,
}

/// What the button that begins it says.
pub const DETACH: &str = "Detach ships \u{2026}";

/// What it is for, on hover.
pub const DETACH_TITLE: &str = "Form a surface task group of ships of the Battle Line (6.15)";

/// A detachment from a task group, where there can be one.
pub fn detachment(game: &Game, group: TaskGroupId, activity: Activity) -> Option<DetachmentView> {
    if group != BATTLE_LINE_GROUP {
        return None;
    }
    let leaves = |ships: ShipSet| Order::Detach { ships };
    let first = game.table().ships_of(group).next()?;
    let one = [first].into_iter().collect();
    game.check(leaves(one)).ok()?;
    let (chosen, is_begun) = match activity {
        Activity::Detaching(chosen) => (chosen, true),
        _ => (ShipSet::default(), false),
    };
    let choice = |ship: ShipId| ChoiceOfShip {
        ship,
        name: ship.to_string(),
        is_chosen: chosen.contains(ship),
    };
    let ships = game.table().ships_of(group).filter(|_| is_begun);
    let answer = Answer::new(game, "They leave the Battle Line for good", leaves(chosen));
    Some(DetachmentView {
        ships: ships.map(choice).collect(),
        answer: answer.primary(true),
    })
}

impl DetachmentView {
    /// Whether ships are being chosen.
    pub fn is_begun(&self) -> bool {
        !self.ships.is_empty()
    }
}
