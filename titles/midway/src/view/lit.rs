//! Which places of the chart answer the question, each with its chance and with what a click on it does.

use super::answer::Action;
use super::selection::Selection;
use crate::engine::Game;
use crate::engine::forecast::Chance;
use crate::engine::map::Place;

/// What a lit place is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LitKind {
    /// It can be looked at.
    Look,
    /// It can be attacked.
    Strike,
    /// A task force or ship can sail to it.
    Sail,
    /// Air units can be based in it.
    Base,
    /// It is one of those that are asked about.
    Choice,
}

/// A place that answers the question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LitPlace {
    /// The place.
    pub place: Place,
    /// What it is for.
    pub kind: LitKind,
    /// The chance that goes with it, if there is one.
    pub chance: Option<Chance>,
    /// What a click on it does, in words: its name for the ear, and on hover.
    pub words: String,
    /// Whether the enemy may come there in his next operation, or come near.
    pub is_risky: bool,
    /// Whether it is picked.
    pub is_picked: bool,
    /// Whether the staff would take it.
    pub is_suggested: bool,
    /// What a click on it does.
    pub action: Action,
}

/// The places that answer what is asked, from west to east along each line.
pub fn lit(game: &Game, selection: &Selection) -> Vec<LitPlace> {
    let _ = (game, selection);
    Vec::new()
}
