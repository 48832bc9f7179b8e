//! The Japanese forces: where they are, how well they are known, their CAP and their ships.

use crate::engine::Table;
use crate::engine::count;
use crate::engine::forces::Force;
use crate::engine::ships::ShipId;
use crate::ui::attack::ship::{self, Pips};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::wording;

/// Every force, the ships that sank, and what the signs mean.
pub fn html(table: &Table) -> String {
    let forces: String = table
        .forces
        .iter()
        .map(|force| card(table, force))
        .collect();
    let sunk = table.sunk.iter().filter(|ship| !ship.is_us());
    let sunk: String = sunk.map(|ship| line(table, *ship)).collect();
    let sunk = if sunk.is_empty() {
        sunk
    } else {
        let head = tag("h3", "", &"Sunk");
        wrap(
            "div",
            "card force is-spent",
            &(head + &wrap("ul", "ships", &sunk)),
        )
    };
    let sign = |class: &str, meaning: &str| {
        let pip = format!(
            "<svg viewBox=\"0 0 12 12\" aria-hidden=\"true\"><rect class=\"pip {class}\" x=\"2\" y=\"2\" width=\"8\" height=\"8\"/></svg>"
        );
        wrap("span", "", &(pip + meaning))
    };
    let key = sign("cur", "hit this turn")
        + &sign("prev", "last turn")
        + &sign("perm", "for good")
        + &sign("", "still to take");
    wrap("ul", "", &forces) + &sunk + &wrap("div", "key pips", &key)
}

fn card(table: &Table, force: &Force) -> String {
    let place = format!(
        "hex {}, {}",
        force.hex,
        wording::whereabouts(table, force.hex)
    );
    let names = tag("b", "", &force.id) + &tag("small", "", &place);
    let known = tag("span", "chip", &force.detection);
    let head = unit("jp", "carrier") + &wrap("span", "", &names) + &known;
    let head = wrap("div", "card-head", &head);
    let points = |points: u8| count(points, "point", "points");
    let cap = match (force.cap, force.fixed_cap) {
        (Some(cap), _) => format!("CAP: {} up", points(cap)),
        (None, Some(cap)) => format!("CAP: {}", points(cap.saturating_sub(force.lost))),
        (None, None) => "CAP not known".to_owned(),
    };
    let state = tag("span", "", &cap) + &tag("span", "", &format_args!("Lost box: {}", force.lost));
    let guns = table.factors(force.ships.iter().copied());
    let state = state + &tag("span", "", &format_args!("AA together: {guns}"));
    let ships: String = force.ships.iter().map(|ship| line(table, *ship)).collect();
    let body = head + &wrap("p", "state", &state) + &wrap("ul", "ships", &ships);
    el("li")
        .class("card force")
        .attr("data-unit", &force.id)
        .html(&body)
        .end()
}

/// A ship: her outline with her hits, her values, her condition.
fn line(table: &Table, ship: ShipId) -> String {
    let pips = Pips {
        hits: table.hits(ship),
        ..Pips::default()
    };
    let name = tag("b", "", &ship) + &ship::values(ship);
    let state = tag("small", "", &ship::state(table, ship));
    el("li")
        .attr("data-unit", &ship)
        .html(&(ship::outline(ship, pips) + &wrap("span", "", &(name + &state))))
        .end()
}
