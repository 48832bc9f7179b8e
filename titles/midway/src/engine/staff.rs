//! Computer players for the USN, to try the game out.

mod appraisal;
mod battle;
mod fleet;
mod ijn;
mod organization;
mod random;
mod rebasing;
mod sensible;
mod spotting;
mod strikes;

use super::Game;
use super::map::Place;
use super::order::Order;
use super::table::Table;
use super::units::IslandBase;

pub use random::Random;
pub use sensible::Sensible;

/// Somebody who answers decisions.
pub trait Player {
    /// An order for the decision the game waits at; nothing once it is over.
    fn order(&mut self, game: &Game) -> Option<Order>;

    /// Plays a game to its end.
    fn finish(&mut self, game: &mut Game) {
        while let Some(order) = self.order(game) {
            if let Err(refusal) = game.play(order.clone()) {
                debug_assert!(false, "{order:?} was refused: {refusal}");
                return;
            }
        }
    }
}

/// What the staff sends a task force, or an air unit to another base, for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// The groups of its carriers are worn, and the enemy is near: it goes home.
    Rest,
    /// It stands at a base in danger, where the enemy must turn back while a ship of ours lives (14.2).
    Hold(IslandBase),
    /// The base is lost: it stands in the enemy's way to the home base behind it, where he would win the game (5.0).
    Bar(Place),
    /// It leaves a base that is full, so that a patrol plane may come.
    MakeRoom,
    /// It looks out from a base in danger.
    Patrol,
    /// It flies to where a tender gives fighters a base.
    Escort,
    /// It strikes from one of the bases in most danger.
    Bomb,
}

/// What the staff gives an order of the operations for, and how many spaces are left to sail after it to where that is;
/// nothing of one that it would not give.
pub fn errand(table: &Table, order: &Order) -> Option<(Errand, usize)> {
    let is_it = |other: &Order| other == order;
    let sails = fleet::sail(table, is_it).map(|sail| (sail.errand, sail.left));
    sails.or_else(|| rebasing::rebase(table, is_it).map(|(_, errand)| (errand, 0)))
}

/// The one of these for which a number is highest, the first of several.
fn best<T>(among: impl IntoIterator<Item = T>, worth: impl Fn(&T) -> i32) -> Option<T> {
    let mut best: Option<(i32, T)> = None;
    for one in among {
        let worth = worth(&one);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, one));
        }
    }
    best.map(|(_, one)| one)
}

#[cfg(test)]
mod tests;
