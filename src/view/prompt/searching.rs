//! The questions of air search (8.2, 8.3, 18.1).

use super::PromptView;
use crate::engine::fleet::SearchId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, staff};
use crate::view::{Answer, Weight};

/// Asks whether the turn's searches fly in this phase (8.22).
pub fn declaring(game: &Game) -> PromptView {
    let suggestion = staff::suggestion(game);
    let now = Answer::new(game, "Search now", Order::DeclareSearch);
    let later = Answer::new(game, "Not in this phase", Order::GoOn);
    PromptView {
        answers: vec![
            now.key("s")
                .primary(suggestion == Some(Order::DeclareSearch)),
            later.key("e").primary(suggestion == Some(Order::GoOn)),
        ],
        ..PromptView::of(Decision::DeclareSearch, "Do searches fly in this phase?")
    }
}

/// Asks which searches take off (8.27).
pub fn launching(game: &Game) -> PromptView {
    let suggestion = staff::suggestion(game);
    let search = suggestion.filter(|order| matches!(order, Order::Search { .. }));
    let search = search.map(|order| Answer::new(game, capital(&order.to_string()), order));
    let end = Answer::new(game, "No further search", Order::GoOn);
    PromptView {
        answers: search
            .map(|search| search.key("s").primary(true))
            .into_iter()
            .chain([end.key("e").primary(suggestion == Some(Order::GoOn))])
            .collect(),
        ..PromptView::of(Decision::AirSearch, "Which searches take off?")
    }
}

/// Asks which of two hexes a narrow search flies through (8.32).
pub fn path(game: &Game, search: SearchId, hexes: [HexId; 2]) -> PromptView {
    let title = format!("Through which hex does {search} fly?");
    let through = |hex| Answer::new(game, format!("Through {hex}"), Order::FlyThrough { hex });
    PromptView {
        answers: hexes.map(through).into(),
        ..PromptView::of(Decision::SearchPath { search, hexes }, title)
    }
}

/// Asks which force a search looks for next (8.331).
pub fn which(game: &Game, search: SearchId) -> PromptView {
    let title = format!("Which force does {search} look for first?");
    let look = |force: &ForceId| {
        let order = Order::LookFor { force: *force };
        Answer::new(game, format!("Look for {force}"), order)
    };
    PromptView {
        answers: game.table().looking.iter().map(look).collect(),
        ..PromptView::of(Decision::WhichForce { search }, title)
    }
}

/// Asks whether a search stays with a force it has seen (18.11).
pub fn shadow(game: &Game, search: SearchId, force: ForceId) -> PromptView {
    let stay = Answer::new(game, format!("Shadow {force}"), Order::Shadow);
    let fly_on = Answer::new(game, "Fly on", Order::GoOn);
    PromptView {
        answers: vec![stay.key("s"), fly_on.key("e")],
        ..PromptView::of(
            Decision::Shadow { search, force },
            format!("Does {search} stay with {force}?"),
        )
    }
}

/// Asks on which deck each unit of a search lands (8.28).
pub fn landing(game: &Game, search: SearchId) -> PromptView {
    let answer = |order: Order| match order {
        Order::Land { unit, carrier } => Answer::new(game, format!("{unit} on {carrier}"), order),
        _ => Answer::new(game, "They ditch", order).weight(Weight::Danger),
    };
    PromptView {
        answers: game.legal().map(answer).collect(),
        ..PromptView::of(
            Decision::SearchLanding { search },
            format!("Where does {search} land?"),
        )
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
