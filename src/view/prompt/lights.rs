//! Turning the lights on, and off again, with what they save and what they risk (6.43, 6.433).

use super::PromptView;
use crate::engine::fleet::possible_lights;
use crate::engine::forecast::{Illumination, illumination};
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, count, staff};
use crate::view::Answer;
use crate::view::shell::CommandName;

/// Asks whether ships that show lights turn them off.
pub fn prompt(game: &Game) -> PromptView {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let answer = |order: Order| {
        let answer = match order {
            Order::TurnOffLights { hex } => {
                Answer::new(game, "Turn off the lights", order).detail(format!("\u{b7} {hex}"))
            }
            _ => Answer::new(game, "Leave them on", order).by(CommandName::GoOn),
        };
        answer.primary(suggestion == Some(order))
    };
    let lit = table.lit_hexes().into_iter();
    let mut why: Vec<String> = lit.map(|hex| in_words(&illumination(table, hex))).collect();
    why.push(Decision::Lights.rule_in_a_line().to_owned());
    PromptView {
        answers: game.legal().map(answer).collect(),
        why,
        ..PromptView::of(Decision::Lights, "Do the lights go out?")
    }
}

/// The answers that turn lights on, in the dark.
pub fn answers(game: &Game) -> Vec<Answer> {
    let table = game.table();
    let orders = possible_lights(table).into_iter();
    let answer = |order: Order| {
        let hex = lit_hex(order)?;
        let answer = Answer::new(game, "Turn on the lights", order);
        let answer = answer.detail(format!("\u{b7} {hex}"));
        Some(answer.title(in_words(&illumination(table, hex))))
    };
    orders.filter_map(answer).collect()
}

fn lit_hex(order: Order) -> Option<HexId> {
    match order {
        Order::TurnOnLights { hex } => Some(hex),
        _ => None,
    }
}

/// What lights do for those who land, and what they risk.
pub fn in_words(lights: &Illumination) -> String {
    let lost = |hundredths: u16| format!("{}.{}", hundredths / 100, hundredths % 100 / 10);
    let home = match lights.units {
        0 => format!("Nobody is in the air who comes home to {}.", lights.hex),
        units => format!(
            "{} in the air come home to {}: about {} lost in landing in the dark, {} with lights.",
            count(units, "unit", "units"),
            lights.hex,
            lost(lights.lost_dark),
            lost(lights.lost_lit)
        ),
    };
    format!(
        "{home} A submarine finds the lights in {} of 100 cases at the end of the turn, and sinks a carrier in {}.",
        lights.hit_in_hundred, lights.sunk_in_hundred
    )
}
