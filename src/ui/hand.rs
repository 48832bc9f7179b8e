//! Carries out what an element says it does: every order and every look at something goes
//! through here, whether by mouse, by touch or by key.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::board::counters::Unit;
use super::board::pick_up;
use super::session::{Dialog, Session};
use crate::engine::ships::ShipSet;
use crate::engine::{Order, charts};
use crate::storage;

/// What is being done in the prompt besides orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// Nothing.
    Nothing,
    /// Choosing how many units leave a mission.
    Splitting(crate::engine::fleet::MissionId),
    /// Choosing a CAP mission to place.
    Placing,
    /// Filling a strike of this number, before the first turn.
    Forming(u8),
    /// Holding a damage roll, to give it to a ship.
    Aiming(u8),
    /// Choosing battleships to open fire.
    Firing(ShipSet),
    /// Choosing ships to detach from the Battle Line.
    Detaching(ShipSet),
    /// Looking at the chart and the displays, with the decision of a fight put aside.
    Looking,
}

impl Doing {
    /// Whether the decision of a fight is put aside: only then are the displays in reach.
    pub fn is_aside(self) -> bool {
        matches!(self, Doing::Looking | Doing::Detaching(_))
    }
}

/// A click somewhere on the table.
pub fn click(session: Session, event: &web_sys::Event) {
    let on = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if let Some(on) = on {
        // The menu closes when something else is clicked.
        if session.menu.get_untracked() && !on.closest(".menu").is_ok_and(|menu| menu.is_some()) {
            session.menu.set(false);
        }
        act(session, &on);
    }
}

/// Does what the element, or the nearest around it, says it does; says whether it said anything.
pub fn act(session: Session, on: &web_sys::Element) -> bool {
    let says = "[data-order],[data-orders],[data-chart],[data-pick],[data-act]";
    let Some(element) = on.closest(says).ok().flatten() else {
        return false;
    };
    if element.has_attribute("disabled") {
        return false;
    }
    let attribute = |name: &str| element.get_attribute(name);
    let id = element.id();
    if let Some(order) = attribute("data-order") {
        give(session, &format!("[{order}]"));
    } else if let Some(orders) = attribute("data-orders") {
        give(session, &orders);
    } else if let Some(chart) = attribute("data-chart").and_then(|id| charts::find(&id)) {
        session.dialog.set(Some(Dialog::Chart(chart.id())));
    } else if let Some(unit) = attribute("data-pick") {
        pick(session, &unit);
    } else if let Some(act) = attribute("data-act") {
        session.act(&act);
    }
    // What was used may be drawn anew: it keeps the focus.
    if !id.is_empty() && element.has_attribute("data-keeps-focus") {
        super::focus_on(&format!("#{id}"));
    }
    true
}

/// Gives orders written as JSON, as one step.
pub fn give(session: Session, orders: &str) {
    let read = storage::json::read(orders)
        .ok()
        .and_then(Order::list_from_json);
    if let Some(orders) = read {
        session.orders(&orders);
    }
}

/// Picks up units by name: a single one, or a stack to be opened.
fn pick(session: Session, units: &str) {
    let units: Vec<Unit> = units.split(',').filter_map(Unit::named).collect();
    match units.as_slice() {
        [unit] => pick_up(session, *unit),
        _ => session.stack.set(Some(units)),
    }
}

/// Enter or space on something that is not a button of the browser's own: a hex or a counter.
pub fn key(session: Session, event: &web_sys::KeyboardEvent) -> bool {
    let on = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let on = on.filter(|on| on.get_attribute("role").as_deref() == Some("button"));
    matches!(event.key().as_str(), "Enter" | " ") && on.is_some_and(|on| act(session, &on))
}
