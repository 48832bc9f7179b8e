//! All missions at once, each as its own suggestion says (4.4).

use super::heading::heading;
use crate::engine::{Decision, Game, Order, count, fleet};
use crate::view::{Action, Answer};

/// One click for every mission that waits, beginning with the order that is suggested to the selected one. Each
/// gets what is suggested to it when its turn comes, after what those before it met.
pub(super) fn answer(game: &Game, first: Order) -> Option<Answer> {
    let suggested = fleet::waiting(game.table())
        .filter(|mission| heading(game, mission).order.is_some())
        .count();
    (suggested > 1).then(|| {
        let missions = count(suggested as i64, "mission", "missions");
        Answer::of(Action::AllAsSuggested(vec![first]), format!("All {missions} as suggested"))
            .kind("all-as-suggested")
            .title("Each mission in turn, as it would be suggested to it; one without a suggestion is asked about.")
            .key("r")
    })
}

/// The order suggested to the next mission that waits for one and has a suggestion.
pub fn next_as_suggested(game: &Game) -> Vec<Order> {
    if game.decision() != Some(Decision::AirMovement) {
        return Vec::new();
    }
    let mut waiting = fleet::waiting(game.table());
    let order = waiting.find_map(|mission| heading(game, mission).order);
    order.into_iter().collect()
}
