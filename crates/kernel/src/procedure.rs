//! Procedures of a rulebook in progress. They stand on a stack, so that one can be carried out within another.

use crate::title::Title;

/// What a procedure does next.
#[derive(Debug)]
pub enum Step<T: Title> {
    /// Goes on.
    Again,
    /// Waits until another procedure has been carried out.
    Call(T::Procedure),
    /// Asks the player.
    Ask(T::Decision),
    /// Is over.
    Done,
}
