//! The list of what lies in a stack.

use leptos::prelude::*;

use super::camera::Camera;
use super::counters::Unit;
use super::geometry::{WIDTH, centre};
use crate::engine::map::HexId;
use crate::engine::{Table, count};
use crate::ui::focus_on;
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::icons::CloseButton;
use crate::ui::live::{dynamic, effect, live, on};
use crate::ui::session::Session;
use crate::ui::wording;

/// The open stack, if one is.
#[component]
pub fn StackList(session: Session) -> impl IntoView {
    let stack = session.stack;
    let close = Callback::new(move |()| stack.set(None));
    // What lies there may fly away while the list is open.
    effect(move || {
        session.shown.track();
        stack.set(None);
    });
    effect(move || {
        if stack.with(Option::is_some) {
            focus_on(".stack-list li button");
        }
    });
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            stack.set(None);
        }
    };
    let lines = move || {
        let units = stack.get().unwrap_or_default();
        session.shown.with(|shown| {
            units
                .iter()
                .filter_map(|unit| line(&shown.table, *unit))
                .collect::<String>()
        })
    };
    let place = move || {
        let units = stack.get().unwrap_or_default();
        let hex = session
            .shown
            .with(|shown| units.first().and_then(|unit| hex_of(&shown.table, *unit)));
        hex.map(|hex| {
            session
                .camera
                .with(|camera| beside(camera, hex, units.len()))
        })
        .unwrap_or_default()
    };
    dynamic(move || {
        stack.with(Option::is_some).then(|| {
            view! {
                <div class="stack-list" role="dialog" aria-label="In this hex" style=live(place) on:keydown=on(on_key)>
                    <h3>"In this hex" <CloseButton on_close=close /></h3>
                    <ul inner_html=live(lines)></ul>
                </div>
            }
        })
    })
}

/// Where a unit is.
fn hex_of(table: &Table, unit: Unit) -> Option<HexId> {
    match unit {
        Unit::TaskForce => table.task_groups.first().map(|group| group.hex),
        Unit::Mission(id) => table.mission(id).map(|mission| mission.hex),
        Unit::Raid(id) => table.raid(id).map(|raid| raid.hex),
        Unit::Force(id) => table.force(id).map(|force| force.hex),
    }
}

/// The list's width and what a line and its head take, in pixels, as the style sheet has it.
const LIST: (f64, f64, f64) = (272.0, 50.0, 60.0);

/// Places the list beside its stack, on the side that has room, and within the view.
fn beside(camera: &Camera, hex: HexId, lines: usize) -> String {
    let (x, y) = centre(hex);
    let (x, y) = camera.pixel(x, y);
    let (wide, line, head) = LIST;
    let off = WIDTH / camera.units;
    let right = x + off;
    let left = if right + wide < camera.width {
        right
    } else {
        x - off - wide
    };
    let within = |at: f64, room: f64| at.min(room - 8.0).max(8.0).round() as i32;
    let high = head + line * lines as f64;
    format!(
        "left:{}px;top:{}px",
        within(left, camera.width - wide),
        within(y - high / 2.0, camera.height - high)
    )
}

/// A unit's line: its name and what it is.
fn line(table: &Table, one: Unit) -> Option<String> {
    let (what, side, picture) = match one {
        Unit::TaskForce => {
            let patrol: u8 = table.cap_missions().map(|(_, units)| units.len()).sum();
            (
                format!(
                    "{} task groups, {patrol} units on CAP",
                    table.task_groups.len()
                ),
                "us",
                "carrier",
            )
        }
        Unit::Mission(id) => {
            let mission = table.mission(id)?;
            (
                format!("{}, {}", wording::by_type(mission.units), mission.fuel),
                "us",
                wording::picture(mission),
            )
        }
        Unit::Raid(id) => {
            let raid = table.raid(id)?;
            (
                format!(
                    "{} points, {}",
                    raid.strength.points(),
                    wording::arrival(table, raid)
                ),
                "jp",
                "zero",
            )
        }
        Unit::Force(id) => {
            let force = table.force(id)?;
            let ships = count(force.ships.len() as i64, "ship", "ships");
            (format!("{}, {ships}", force.detection), "jp", "carrier")
        }
    };
    let words = wrap("span", "", &format!("{one}{}", tag("small", "", &what)));
    let button = el("button")
        .attr("data-unit", &one)
        .attr("data-pick", &one)
        .html(&unit(side, picture))
        .html(&words)
        .end();
    Some(wrap("li", "", &button))
}
