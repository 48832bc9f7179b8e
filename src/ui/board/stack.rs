//! The list of what lies in a stack.

use leptos::prelude::*;
use crate::ui::live::{dynamic, on};

use super::counters::Unit;
use super::pieces::{OpenStack, pick_up};
use crate::engine::Table;
use crate::ui::icons::{CloseButton, UnitIcon};
use crate::ui::session::Session;
use crate::ui::wording;

/// The open stack, if one is.
#[component]
pub fn StackList(session: Session, stack: OpenStack) -> impl IntoView {
    let close = Callback::new(move |()| stack.set(None));
    // What lies there may fly away while the list is open.
    Effect::new(move |_| {
        session.shown.track();
        stack.set(None);
    });
    let first = NodeRef::<leptos::html::Ul>::new();
    Effect::new(move |_| {
        use wasm_bindgen::JsCast;
        let button = first.get().and_then(|list| list.query_selector("button").ok().flatten());
        if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = button.focus();
        }
    });
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            stack.set(None);
        }
    };
    dynamic(move || {
        let units = stack.get()?;
        let lines = session.shown.with(|shown| {
            let lines = units.iter().filter_map(|unit| Some((*unit, line(&shown.table, *unit)?)));
            lines.collect::<Vec<_>>()
        });
        Some(view! {
            <div class="stack-list" role="dialog" aria-label="In this hex" on:keydown=on(on_key)>
                <h3>"In this hex" <CloseButton on_close=close /></h3>
                <ul node_ref=first>
                    {lines
                        .into_iter()
                        .map(|(unit, (name, what, side, picture))| {
                            let choose = move |_| {
                                stack.set(None);
                                pick_up(session, unit);
                            };
                            view! {
                                <li>
                                    <button data-unit=name.clone() on:click=on(choose)>
                                        <UnitIcon side picture />
                                        <span>{name.clone()} <small>{what}</small></span>
                                    </button>
                                </li>
                            }
                        })
                        .collect_view()}
                </ul>
            </div>
        })
    })
}

/// A unit's name, what it is, its side and its picture.
fn line(table: &Table, unit: Unit) -> Option<(String, String, &'static str, &'static str)> {
    Some(match unit {
        Unit::TaskForce => {
            let patrol: u8 = table.cap_missions().map(|(_, units)| units.len()).sum();
            let what = format!("{} task groups, {patrol} units on CAP", table.task_groups.len());
            ("Task Force 58".to_owned(), what, "us", "carrier")
        }
        Unit::Mission(id) => {
            let mission = table.mission(id)?;
            let what = format!("{}, {}", wording::by_type(mission.units), mission.fuel);
            (id.to_string(), what, "us", "hellcat")
        }
        Unit::Raid(id) => {
            let raid = table.raid(id)?;
            let what = format!("{} points, {}", raid.strength.points(), wording::arrival(table, raid));
            (id.to_string(), what, "jp", "zero")
        }
    })
}
