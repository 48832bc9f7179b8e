//! What changes with the light.

use super::LightChange;
use crate::engine::fleet::night_operations;
use crate::engine::forces::ALL_GO_HOME;
use crate::engine::{Game, Variant, count_of};
use crate::view::card::Fact;
use crate::view::{night, wording};

/// What changes with dusk or dawn, a line each with its rule.
pub(super) fn changes(game: &Game, change: LightChange) -> Vec<Fact> {
    match change {
        LightChange::Dusk => dusk(game),
        LightChange::Dawn => dawn(game),
    }
}

fn dusk(game: &Game) -> Vec<Fact> {
    let table = game.table();
    let mut lines = vec![rule(
        "6.41",
        "Dusk from 1910, night from 1950: whoever lands rolls a die, and with the lights on only those short of fuel.",
    )];
    let tired = match night::has_a_morning(table) {
        true => ", and the deck crews are tired at dawn",
        false => "",
    };
    lines.push(match night_operations(table) {
        true => rule("22.1", format!("At night only F6F-3Ns take off, once, if they have not flown by day; then they rest for good{tired}.")),
        false => rule("8.34", "At night no plane takes off, and no search sees anything: call home what is out."),
    });
    if !table.refuelling.oilers.is_empty() {
        lines.push(rule(
            "20.5",
            "Oilers lie on the chart. Forces west of the red line turn back to them, and nobody arrives any more.",
        ));
    }
    ending(game, lines)
}

/// On the last day how much of it is left.
fn ending(game: &Game, mut lines: Vec<Fact>) -> Vec<Fact> {
    let scenario = game.scenario();
    let over = scenario.first_turn.turns_until(game.table().turn) + 1;
    let left = scenario.turns.saturating_sub(over);
    if game.table().turn >= ALL_GO_HOME {
        let left = count_of(left, "turn is", "turns are");
        lines.push(rule(
            "15.1",
            format!(
                "{left} left after this: a mission that is aloft at the end and cannot come home is lost."
            ),
        ));
    }
    lines
}

fn dawn(game: &Game) -> Vec<Fact> {
    let table = game.table();
    let mut lines = vec![rule(
        "6.41",
        "Day until 1910: everybody flies again, and searches see as by day.",
    )];
    if table.plays(Variant::Refuelling) {
        lines.push(rule(
            "20.5",
            "What has turned back waits for oil, or makes for the western edge. The oilers leave at 1330, and everybody with them.",
        ));
    }
    let tired: Vec<String> = table
        .night
        .launched
        .iter()
        .map(ToString::to_string)
        .collect();
    if !tired.is_empty() {
        lines.push(rule(
            "22.6",
            format!(
                "Tired deck crews launch and land a unit less in this turn: {}.",
                wording::list(&tired)
            ),
        ));
    }
    lines
}

/// A line with its rule.
fn rule(number: &str, words: impl Into<String>) -> Fact {
    Fact::new("", words, format!("\u{a7}\u{a0}{number}"))
}
