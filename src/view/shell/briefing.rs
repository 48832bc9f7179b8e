//! The briefing: the situation, the levels of victory, the variants in play.

use crate::engine::{Game, Variant, count_of};
use crate::view::record::{Rung, ladder};

/// The briefing of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Briefing {
    /// The scenario's name.
    pub title: &'static str,
    /// Its number, its beginning and its length.
    pub subtitle: String,
    /// The situation.
    pub situation: &'static [&'static str],
    /// The levels of victory.
    pub levels: Vec<Rung>,
    /// The variants in play, each with what it does.
    pub variants: Vec<String>,
}

/// The briefing of a game.
pub fn briefing(game: &Game) -> Briefing {
    let scenario = game.scenario();
    let turns = count_of(scenario.turns, "turn", "turns");
    let variant = |variant: &Variant| format!("{}. {}", variant.title(), variant.explanation());
    Briefing {
        title: scenario.name,
        subtitle: format!(
            "Scenario {} \u{b7} {} \u{b7} {turns}",
            scenario.number, scenario.first_turn
        ),
        situation: scenario.briefing,
        levels: ladder(scenario, None),
        variants: game.options().iter().map(variant).collect(),
    }
}
