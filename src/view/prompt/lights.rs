//! Turning the lights on, and off again: what they save of those who land, and what they risk (6.43, 6.433, 14.2).

use super::{Block, Comparison, Prompt};
use crate::engine::fleet::possible_lights;
use crate::engine::forecast::{Illumination, illumination};
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, Table, count_of, staff};
use crate::view::shell::CommandName;
use crate::view::{Answer, wording};

/// Asks whether ships that show lights turn them off.
pub fn prompt(game: &Game) -> Prompt {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let douse = |hex: HexId| {
        let order = Order::TurnOffLights { hex };
        let answer = Answer::new(game, "Turn off the lights", order);
        let answer = answer.primary(suggestion == Some(order));
        weighed(table, hex, answer)
    };
    let leave = Answer::new(game, "Leave them on", Order::GoOn).by(CommandName::GoOn);
    let lit = table.lit_hexes().into_iter().map(douse);
    let asked = Prompt {
        answers: vec![leave.primary(suggestion == Some(Order::GoOn))],
        ..Prompt::of(Decision::Lights, "Do the lights go out?")
    };
    asked.adding(Some(Block::Comparisons(lit.collect())))
}

/// The lights that can be turned on, in the dark (6.43).
pub fn to_turn_on(game: &Game) -> Vec<(HexId, Comparison)> {
    let table = game.table();
    let orders = possible_lights(table).into_iter();
    let turn_on = |order: Order| match order {
        Order::TurnOnLights { hex } => {
            let answer = Answer::new(game, "Turn on the lights", order);
            Some((hex, weighed(table, hex, answer)))
        }
        _ => None,
    };
    orders.filter_map(turn_on).collect()
}

/// What landing and the end of the turn bring without lights in a hex and with them.
fn weighed(table: &Table, hex: HexId, answer: Answer) -> Comparison {
    let lights = illumination(table, hex);
    let title = format!("{} in {hex}", wording::fleet_in(table, hex));
    let name = format!("{}: {title}", answer.label);
    Comparison {
        columns: ["dark", "lit"],
        rows: rows(&lights),
        verdict: verdict(&lights),
        answer: answer.name(name),
        title,
    }
}

fn rows(lights: &Illumination) -> Vec<(&'static str, [String; 2])> {
    let units = count_of(lights.units, "unit", "units");
    let lost = |hundredths: u16| match lights.units {
        0 => "nobody comes home".to_owned(),
        _ => format!("{} of {units} lost", wording::tenths(hundredths.into())),
    };
    let torpedoed = format!(
        "{} hits a carrier, {} sinks her",
        wording::per_cent(lights.hit_in_hundred),
        wording::per_cent(lights.sunk_in_hundred)
    );
    vec![
        (
            "Landing now (6.42)",
            [lost(lights.lost_dark), lost(lights.lost_lit)],
        ),
        (
            "A submarine, when the turn ends (14.2)",
            ["none".to_owned(), torpedoed],
        ),
        (
            "Victory points, on average",
            [points(lights.points_dark()), points(lights.points_lit())],
        ),
    ]
}

fn points(hundredths: u16) -> String {
    // Less than half a tenth is nothing.
    match hundredths {
        ..5 => "none".to_owned(),
        _ => format!("\u{2212}{}", wording::tenths(hundredths.into())),
    }
}

/// What the staff makes of lights in a hex.
pub(super) fn why(table: &Table, hex: HexId) -> String {
    verdict(&illumination(table, hex))
}

fn verdict(lights: &Illumination) -> String {
    match (lights.pays(), lights.units) {
        (true, _) => {
            "The staff would show lights: they save more than a submarine is likely to cost."
        }
        (false, 0) => "The staff would stay dark: nobody is in the air who comes home here.",
        (false, _) => {
            "The staff would stay dark: a submarine is likely to cost more than lights save."
        }
    }
    .to_owned()
}
