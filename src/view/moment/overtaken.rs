//! Crippled ships that lie by themselves as the enemy comes: they are lost (12.46).

use super::card::{Told, each};
use super::sea::our_losses_aboard;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Event, FleetEvent, Happening, Table};
use crate::view::fight::{Fact, Tone};
use crate::view::wording;

/// The ships that were come upon.
pub(super) fn overtaken(events: &[Happening], table: &Table) -> Told {
    let found: Vec<(ShipId, HexId)> = each(events, |event| match event {
        Event::Fleet(FleetEvent::Overtaken { ship, hex }) => Some((*ship, *hex)),
        _ => None,
    })
    .collect();
    let is_ours = found.iter().any(|(ship, _)| ship.is_us());
    let names: Vec<String> = found.iter().map(|(ship, _)| ship.to_string()).collect();
    let (is, was) = match found.len() {
        1 => ("is", "She lay crippled and alone"),
        _ => ("are", "They lay crippled and alone"),
    };
    let place = found
        .first()
        .map(|(_, hex)| wording::whereabouts(table, *hex));
    let place = place.unwrap_or_default();
    let by = match is_ours {
        true => "a Japanese surface force came upon her place",
        false => "Task Force 58 came upon her place",
    };
    let mut facts: Vec<Fact> = found
        .iter()
        .map(|(ship, hex)| Fact::new(ship.to_string(), "sunk", hex.to_string()))
        .collect();
    if is_ours {
        facts.push(our_losses_aboard(events));
    }
    Told {
        tone: if is_ours { Tone::Bad } else { Tone::Good },
        headline: format!("{} {is} lost", wording::list(&names)),
        sentence: format!("{was} {place}; {by}, and no more is needed to sink a cripple."),
        facts,
        hexes: found.iter().map(|(_, hex)| *hex).collect(),
        ..Told::default()
    }
}
