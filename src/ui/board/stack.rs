//! The list of what lies in a stack.

use leptos::prelude::*;

use super::counters::Unit;
use crate::engine::{Table, count};
use crate::ui::focus_on;
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::icons::CloseButton;
use crate::ui::live::{dynamic, live, on};
use crate::ui::session::Session;
use crate::ui::wording;

/// The open stack, if one is.
#[component]
pub fn StackList(session: Session) -> impl IntoView {
    let stack = session.stack;
    let close = Callback::new(move |()| stack.set(None));
    // What lies there may fly away while the list is open.
    Effect::new(move |_| {
        session.shown.track();
        stack.set(None);
    });
    Effect::new(move |_| {
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
    dynamic(move || {
        stack.with(Option::is_some).then(|| {
            view! {
                <div class="stack-list" role="dialog" aria-label="In this hex" on:keydown=on(on_key)>
                    <h3>"In this hex" <CloseButton on_close=close /></h3>
                    <ul inner_html=live(lines)></ul>
                </div>
            }
        })
    })
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
