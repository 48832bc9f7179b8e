//! The submarines: where they lie at first, what they do when their chit is drawn, and what one does with the force it has
//! found (14.11, 14.12, 14.14).

use super::{LineView, PromptView};
use crate::engine::fleet::{Submarine, SubmarineId, SubmarineState, SubmarineTask};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::submarines::{contact_in_ten, torpedo_odds};
use crate::engine::ships::Condition;
use crate::engine::{Decision, Game, Order, Table, count, staff};
use crate::view::shell::CommandName;
use crate::view::{Answer, wording};

/// The picture of a submarine's counter.
const PICTURE: &str = "hull";

/// Asks where the submarines lie before the first turn.
pub fn placing(game: &Game) -> PromptView {
    let table = game.table();
    let line = |submarine: &Submarine| {
        LineView {
        unit: submarine.id.to_string(),
        picture: PICTURE,
        what: wording::whereabouts(table, submarine.hex),
        answers: game
            .legal()
            .filter(|order| matches!(order, Order::PlaceSubmarine { submarine: id, .. } if *id == submarine.id))
            .map(|order| Answer::new(game, hex_of(order), order))
            .collect(),
        ..LineView::default()
    }
    };
    PromptView {
        lines: table.submarines.at_sea.iter().map(line).collect(),
        answers: vec![go_on(game, "Begin the day")],
        ..PromptView::of(Decision::PlaceSubmarines, "Where do the submarines lie?")
    }
}

/// Asks what the submarines do.
pub fn orders(game: &Game) -> PromptView {
    let table = game.table();
    let line = |submarine: &Submarine| LineView {
        unit: submarine.id.to_string(),
        picture: PICTURE,
        what: what(table, submarine),
        odds: forces_here(table, submarine)
            .map(|force| {
                let faces = contact_in_ten(table, submarine.id, submarine.entered_from, force);
                format!("{} to find {}", wording::per_cent(faces * 10), force.id)
            })
            .collect(),
        answers: answers(game, submarine.id),
        ..LineView::default()
    };
    PromptView {
        lines: table.submarines.at_sea.iter().map(line).collect(),
        answers: vec![go_on(game, "That is all")],
        ..PromptView::of(Decision::Submarines, "What do the submarines do?")
    }
}

/// Asks what a submarine does with the force it has found.
pub fn contact(game: &Game, submarine: SubmarineId, force: ForceId) -> PromptView {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let answer = |order: Order| {
        let label = match order {
            Order::Torpedo {
                ship: Some(ship), ..
            } => format!("Attack {ship}"),
            Order::Torpedo { .. } => format!("Attack {force}"),
            _ => format!("Shadow {force}"),
        };
        let answer = Answer::new(game, label, order);
        answer.primary(suggestion == Some(order))
    };
    let decision = Decision::SubmarineContact { submarine, force };
    let crippled = table.force(force).is_some_and(|it| {
        let mut ships = it.ships.iter();
        !it.ships.is_empty() && ships.all(|ship| table.condition(*ship) == Condition::Crippled)
    });
    let odds = torpedo_odds(crippled, force.is_cripple());
    PromptView {
        answers: game.legal().map(answer).collect(),
        why: vec![
            format!(
                "An attack hits with {}. The submarine is driven deep with {}, and sunk with {}.",
                wording::per_cent(odds.hit),
                wording::per_cent(odds.pinned),
                wording::per_cent(odds.lost)
            ),
            decision.rule_in_a_line().to_owned(),
        ],
        ..PromptView::of(decision, format!("{submarine} has found {force}: and now?"))
    }
}

fn go_on(game: &Game, label: &str) -> Answer {
    let suggestion = staff::suggestion(game);
    let answer = Answer::new(game, label, Order::GoOn).by(CommandName::GoOn);
    answer.primary(suggestion == Some(Order::GoOn))
}

fn forces_here<'a>(table: &'a Table, submarine: &'a Submarine) -> impl Iterator<Item = &'a Force> {
    let free = submarine.state == SubmarineState::Free && submarine.task != SubmarineTask::Done;
    let forces = table.forces.iter();
    forces.filter(move |force| free && force.hex == submarine.hex)
}

/// What a submarine is about, and where.
fn what(table: &Table, submarine: &Submarine) -> String {
    let place = wording::whereabouts(table, submarine.hex);
    match submarine.state {
        SubmarineState::Free => place,
        SubmarineState::Shadowing(force) => format!("shadows {force}, {place}"),
        SubmarineState::Pinned(turns) => {
            let turns = count(turns, "turn", "turns");
            format!("deep for {turns}, {place}")
        }
    }
}

fn answers(game: &Game, submarine: SubmarineId) -> Vec<Answer> {
    let suggestion = staff::suggestion(game);
    let labelled = |order: Order| {
        let label = match order {
            Order::SeekContact {
                submarine: id,
                force,
            } if id == submarine => format!("Look for {force}"),
            Order::MoveSubmarine { submarine: id, .. } if id == submarine => hex_of(order),
            Order::StopShadowing { submarine: id } if id == submarine => "Let it go".to_owned(),
            Order::Torpedo {
                submarine: id,
                ship,
            } if id == submarine => match ship {
                Some(ship) => format!("Attack {ship}"),
                None => "Attack".to_owned(),
            },
            _ => return None,
        };
        let answer = Answer::new(game, label, order);
        Some(answer.primary(suggestion == Some(order)))
    };
    game.legal().filter_map(labelled).collect()
}

/// The hex that an order sends a submarine to.
fn hex_of(order: Order) -> String {
    match order {
        Order::PlaceSubmarine { hex, .. } => hex.to_string(),
        Order::MoveSubmarine { to, .. } => to.to_string(),
        _ => String::new(),
    }
}
