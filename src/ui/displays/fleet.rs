//! The state of the task groups at a glance, above whatever display is open: guns, patrols, and what
//! stands on and under every flight deck.

use crate::engine::fleet::{AirUnitId, FlightDeck, TaskGroup};
use crate::engine::ships::ShipId;
use crate::engine::{Deck, Table};
use crate::ui::html::{el, tag, wrap};
use crate::ui::wording;

/// One line of figures for each group, and a small deck for each carrier.
pub fn html(table: &Table) -> String {
    let groups = table.task_groups.iter().map(|group| row(table, group));
    groups.collect::<String>() + KEY
}

/// What the marks mean.
const KEY: &str = "<small class=\"marks\"><i></i>ready<i class=\"down\"></i>landed\
    <i class=\"none\"></i>free<i class=\"low\"></i>servicing<i class=\"bomber\"></i>bombers</small>";

fn row(table: &Table, group: &TaskGroup) -> String {
    let guns = table.factors(table.ships_of(group.id));
    let carriers: String = table
        .decks
        .iter()
        .filter(|deck| deck.carrier.data().group == group.id)
        .map(|deck| carrier(table, deck))
        .collect();
    let patrol = if carriers.is_empty() {
        String::new()
    } else {
        format!(" \u{b7} CAP {}", group.on_patrol())
    };
    let head = tag("b", "", &format_args!("TG {}", group.id))
        + &tag("small", "", &format_args!("AA {guns}{patrol}"));
    wrap(
        "div",
        "fleet-group",
        &(wrap("p", "", &head) + &wrap("ul", "", &carriers)),
    )
}

/// A carrier's name over a mark for each unit: on deck, then in servicing.
fn carrier(table: &Table, deck: &FlightDeck) -> String {
    let ship = ShipId::from(deck.carrier);
    let marks = |place: Deck, class: &str| -> String {
        let mark = |unit| format!("<i class=\"{class} {}\"></i>", kind(unit));
        deck.at(place).iter().map(mark).collect()
    };
    let free = table
        .limits(deck.carrier)
        .flight_deck
        .saturating_sub(deck.on_deck().len());
    let marks = marks(Deck::Ready, "")
        + &marks(Deck::Landing, "down")
        + &"<i class=\"none\"></i>".repeat(usize::from(free))
        + "<i class=\"gap\"></i>"
        + &marks(Deck::Servicing, "low");
    let trouble = if table.is_sunk(ship) {
        "sunk".to_owned()
    } else if deck.burns() {
        "on fire".to_owned()
    } else if deck.inoperative {
        "deck inoperative".to_owned()
    } else {
        wording::condition(table.condition(ship))
    };
    let words = format!(
        "{}: {} ready, {} landed, {} in servicing, {} in the hangar, {trouble}",
        deck.carrier,
        deck.ready.len(),
        deck.landing.len(),
        deck.servicing.len(),
        deck.hangar.len()
    );
    let class = if trouble == "sound" { "" } else { "bad" };
    el("li")
        .class(class)
        .attr("title", &words)
        .html(&tag("span", "", &deck.carrier))
        .html(
            &el("span")
                .class("marks")
                .attr("role", &"img")
                .attr("aria-label", &words)
                .html(&marks)
                .end(),
        )
        .end()
}

fn kind(unit: AirUnitId) -> &'static str {
    if unit.kind().is_fighter() {
        ""
    } else {
        "bomber"
    }
}
