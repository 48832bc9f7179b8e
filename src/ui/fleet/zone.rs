//! A place to put units: by a drop, a click, or Enter.

use leptos::prelude::*;

use super::look;
use crate::ui::controls::Controls;
use crate::ui::parts::ignore_double_click;
use crate::view::DropTarget;
use crate::view::fleet::{Zone, ZoneView};

/// A place to put units. With units selected it says whether they may go there, and why not: from a memo
/// of its own, so that selecting one changes the frames and not what stands in them.
#[component]
pub fn ZoneFrame(
    zone: Zone,
    /// Its classes.
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let drag = controls.drag;
    let target = DropTarget::Zone(zone);
    // Only while units are selected does it read the table: there are four zones for every carrier.
    let view = Memo::new(move |_| {
        if controls.selection.planes().is_empty() {
            return ZoneView { zone, offer: None };
        }
        look(controls, |look| ZoneView::new(look, zone))
    });
    view! {
        <div
            class=class
            class:may=move || view.with(ZoneView::accepts)
            class:over=move || drag.is_over(target)
            data-drop=zone.to_string()
            title=move || view.with(|view| view.refusal().map(str::to_owned))
            on:pointerenter=move |_| drag.enter(target)
            on:pointerleave=move |_| drag.leave(target)
        >
            <PutButton zone view />
            {children()}
        </div>
    }
}

/// Puts the selected units into the zone around it, which it fills behind what stands there. Where
/// they may not go, a click says why, and the keyboard goes past it: the prompt has the reasons.
/// Hidden rather than taken away while nothing is selected: there are four for every carrier.
#[component]
fn PutButton(zone: Zone, view: Memo<ZoneView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let accepts = move || view.with(ZoneView::accepts);
    view! {
        <button
            class="put"
            hidden=move || view.with(|view| view.offer.is_none())
            aria-label=move || view.with(|view| Some(view.offer.as_ref()?.label.clone()))
            aria-disabled=move || (!accepts()).then_some("true")
            tabindex=move || (!accepts()).then_some("-1")
            on:click=ignore_double_click(move || controls.put_planes(zone))
        ></button>
    }
}
