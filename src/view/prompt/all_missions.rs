//! All missions at once, each as its own suggestion says (4.4).

use crate::engine::fleet::{self, Mission};
use crate::engine::{Decision, Game, Order, count, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer};

/// One click for every mission that waits, beginning with the selected one. Each gets what is suggested to it when
/// its turn comes, after what those before it met.
pub(super) fn answer(game: &Game, selected: &Mission) -> Option<Answer> {
    let first = suggested(game, selected)?;
    let waiting = fleet::waiting(game.table());
    let all = waiting.filter(|mission| suggested(game, mission).is_some());
    let all = all.count();
    (all > 1).then(|| {
        Answer::of(
            Action::AllAsSuggested(vec![first]),
            format!("All {} as suggested", count(all as i64, "mission", "missions")),
        )
        .kind("all-as-suggested")
        .title("Each mission in turn, as it would be suggested to it; one without a suggestion is asked about.")
        .by(CommandName::Routine)
    })
}

/// The order suggested to the next mission that waits for one and has a suggestion.
pub fn next_as_suggested(game: &Game) -> Vec<Order> {
    if game.decision() != Some(Decision::AirMovement) {
        return Vec::new();
    }
    let mut waiting = fleet::waiting(game.table());
    let order = waiting.find_map(|mission| suggested(game, mission));
    order.into_iter().collect()
}

/// What is suggested to a mission, if it is an order of its own.
fn suggested(game: &Game, mission: &Mission) -> Option<Order> {
    let order = staff::heading(game, mission).order?;
    let is_its_own = match order {
        Order::Fly { mission: id, .. } | Order::Hold { mission: id } => id == mission.id,
        _ => false,
    };
    (is_its_own && game.check(order).is_ok()).then_some(order)
}
