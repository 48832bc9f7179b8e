//! What a title fills in so that its games are kept.

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Parts, Summary};
use crate::titles;

/// A title whose games are kept in slots, and go out as files.
///
/// It is a type without values, like the kernel's title, and may be the same.
pub trait Stored: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// A game.
    type Game: Clone + Debug + Send + Sync + 'static;
    /// Why one cannot be opened.
    type Problem: Clone + PartialEq + Debug + Display + Send + Sync;
    /// What the list of saved games says of one in its own words.
    type Standing: Clone
        + PartialEq
        + Default
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What stands in a slot beside a game.
    type Beside: BesideGame<Self::Game>;

    /// Which title it is.
    const TITLE: titles::Title;
    /// What is wrong with a text that was never a save.
    const NOT_A_SAVE: Self::Problem;

    /// What is wrong with a text that was a save once.
    fn damaged(error: &serde_json::Error) -> Self::Problem;

    /// The title that a save is of instead, if that is what is wrong with it.
    fn other_title(problem: &Self::Problem) -> Option<&str>;

    /// Why this program cannot open a game of a title and a version of its rules, if it cannot.
    fn problem(title: &str, version: u32) -> Option<Self::Problem>;

    /// The game of a save, replayed.
    ///
    /// # Errors
    /// What is wrong with it.
    fn load(save: &str) -> Result<Self::Game, Self::Problem>;

    /// The text of a game's save; nothing if its dice are scripted.
    fn save(game: &Self::Game) -> Option<String>;

    /// A game as a file, under its name, with what goes out with it; nothing if its dice are scripted.
    fn file(game: &Self::Game, name: Option<&str>, beside: &Self::Beside) -> Option<String>;

    /// What the list says of a game, whatever the text of its save.
    fn summary(game: &Self::Game) -> Summary<Self::Standing>;

    /// The checks that a save of a game may have.
    fn checks(game: &Self::Game) -> Vec<String>;

    /// Whether the save that a game was loaded from, if any, could be verified.
    fn is_verified(_game: &Self::Game) -> bool {
        true
    }
}

/// What stands in a slot beside a game of type `G`, and is no part of it: what the player has named and arranged.
pub trait BesideGame<G>:
    Clone + PartialEq + Default + Debug + Serialize + Send + Sync + 'static
{
    /// Reads it: what cannot be read takes nothing else with it.
    fn read(parts: &Parts<'_>) -> Self;

    /// Notes where the game stands now, some of it taken back or given again.
    fn note(&mut self, _game: &G) {}

    /// Another order is given: what belonged to orders taken back is gone for good.
    fn play_on(&mut self) {}

    /// Takes over what another tab has changed of it.
    fn take_over(&mut self, _there: Self) {}
}
