//! The briefing: the situation, the levels of victory, the variants in play.

use crate::engine::orders_of_the_day::{Line, OrdersOfTheDay};
use crate::engine::{Game, Variant, count_of};
use crate::storage::Origin;
use crate::view::record::{Rung, ladder};
use crate::view::save_points::begins_afresh;

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
    /// What the fleet does without asking, where the orders of the day that are proposed say anything.
    pub orders: Option<&'static str>,
}

/// The briefing of a game, and of what it grew from, if it did.
pub fn briefing(game: &Game, grew_from: Option<&Origin>) -> Briefing {
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
        orders: orders(game).filter(|_| begins_afresh(game, grew_from)),
    }
}

/// What the orders of the day come to with which a game begins.
fn orders(game: &Game) -> Option<&'static str> {
    let orders = OrdersOfTheDay::at_first(game.scenario());
    match () {
        () if orders.asks_everything() => None,
        () if orders.asks(Line::Decks) => Some(
            "Searches, fights and the course go as your staff would have them. You are asked whatever is new.",
        ),
        () => Some(
            "Your staff sends searches, patrols and fighters as it sees fit, and asks you whatever is new.",
        ),
    }
}
