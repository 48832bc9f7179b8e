//! The warning that searches come home to decks without room for them (8.28, 6.28).

use super::Warning;
use crate::engine::fleet::without_wind;
use crate::engine::forecast::{Homecoming, homecomings};
use crate::engine::{Decision, PHASES, Table, count_of};
use crate::view::wording;

/// What comes home with the next search segment, and to how much room; nothing if nobody does.
pub fn line(table: &Table) -> Option<String> {
    let lines: Vec<String> = homecomings(table).iter().map(due).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

fn due(home: &Homecoming) -> String {
    let searches: Vec<String> = home.searches.iter().map(ToString::to_string).collect();
    let units = home.units.len();
    let come = if home.searches.len() == 1 {
        "comes"
    } else {
        "come"
    };
    format!(
        "{} {come} home with the next search segment: {}, and the decks there have room for {}.",
        wording::list(&searches),
        count_of(units, "unit", "units"),
        home.room
    )
}

/// The warning where units outnumber the room, with what helps.
pub fn warning(table: &Table, decision: Decision) -> Option<Warning> {
    let homes = homecomings(table);
    let short: Vec<&Homecoming> = homes
        .iter()
        .filter(|home| home.without_deck() > 0)
        .collect();
    let lost: u8 = short.iter().map(|home| home.without_deck()).sum();
    let title = match lost {
        0 => return None,
        1 => "1 unit of a search would ditch: no deck has room for it.".to_owned(),
        lost => format!("{lost} units of searches would ditch: no deck has room for them."),
    };
    let lines: Vec<String> = short.iter().map(|home| due(home)).collect();
    Some(Warning {
        title,
        text: vec![format!("{} {}", lines.join(" "), remedy(table, decision))]
            .into_iter()
            .chain(is_for_the_wind(table, lost).then(|| IN_THE_WIND.to_owned()))
            .collect(),
    })
}

/// What is said where it is the wind that leaves so little room.
const IN_THE_WIND: &str = "It is the wind that leaves so little room: only a move to windward before then makes more, and each landing and launch of that phase takes some of it (17.2, 17.3).";

/// Whether without the wind fewer units would ditch than so many.
fn is_for_the_wind(table: &Table, lost: u8) -> bool {
    if table.markers.wind.is_none() {
        return false;
    }
    let calm = homecomings(&without_wind(table));
    calm.iter().map(Homecoming::without_deck).sum::<u8>() < lost
}

/// What can still be done about it.
fn remedy(table: &Table, decision: Decision) -> &'static str {
    match decision {
        Decision::DeclareSearch if table.phase < PHASES => {
            "It helps to search in a later phase of the turn, after air operations have cleared the decks: lower units, or launch what stands ready. Searches wait in the air at no cost until then."
        }
        Decision::DeclareSearch => {
            "It is the last phase of the turn. Without a search segment now they wait in the air for one in the next turn, and air operations of this phase can lower units to make room."
        }
        _ => {
            "It helps to lower units from the flight decks, to launch what stands ready, and to raise and land nobody there; or search only when the decks are clear."
        }
    }
}
