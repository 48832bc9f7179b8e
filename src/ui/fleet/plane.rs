//! One air unit as a small counter.

use leptos::html::Button;
use leptos::prelude::*;

use super::grounded::{GroundedNote, Noted};
use crate::ui::controls::Controls;
use crate::ui::drag_image::press;
use crate::ui::parts::{has_modifier, plane_class, use_up};
use crate::ui::state::Focus;
use crate::view::Dragged;
use crate::view::chart::Arrow;
use crate::view::fleet::PlaneView;

/// A unit that can be selected by a click or Enter, and dragged. It stays a button while it cannot, so
/// that it is not made anew and the focus stays on it.
#[component]
pub fn Plane(
    /// Where it is, and whether it is selected.
    #[prop(into)]
    view: Signal<PlaneView>,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let (unit, name) = view.with_untracked(|plane| (plane.unit, plane.name));
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Plane(unit), button, || true);
    let is_open = move || view.with(|plane| plane.is_open);
    let press = press(Dragged::Plane(unit));
    let why = Memo::new(move |_| view.with(|plane| plane.grounded.clone()));
    let is_grounded = move || why.with(Option::is_some);
    let noted = Noted::new();
    view! {
        <button
            class=plane_class(unit.kind())
            class:grounded=move || is_grounded()
            id=format!("plane-{}", unit.to_string().replace(' ', "-"))
            data-plane=unit.to_string()
            title=move || (!is_grounded()).then(|| view.with(|plane| plane.about.clone()))
            aria-label=move || view.with(|plane| plane.label.clone())
            aria-pressed=move || view.with(|plane| plane.is_selected).to_string()
            aria-disabled=move || (!is_open()).then_some("true")
            tabindex=move || (!is_open()).then_some("-1")
            node_ref=button
            on:click=move |_| {
                noted.show();
                if untrack(is_open) {
                    controls.choose_plane(unit);
                }
            }
            on:focus=move |_| noted.show()
            on:blur=move |_| noted.hide()
            on:pointerenter=move |event| noted.enter(&event)
            on:pointerleave=move |_| noted.hide()
            on:keydown=move |event| {
                if let Some(arrow) = Arrow::of_key(&event.key())
                    && !has_modifier(&event)
                {
                    use_up(&event);
                    controls.focus_next_plane(unit, arrow);
                }
            }
            on:pointerdown=move |event| {
                if untrack(is_open) {
                    press(event);
                }
            }
        >
            <i class:long=is_long(name)>{name}</i>
            <GroundedNote name=unit.to_string() why noted button />
        </button>
    }
}

/// A unit that is only looked at.
#[component]
pub fn PlanePicture(plane: PlaneView) -> impl IntoView {
    view! {
        <span class=plane_class(plane.unit.kind()) role="img" title=plane.about aria-label=plane.label>
            <i class:long=is_long(plane.name)>{plane.name}</i>
        </span>
    }
}

/// Whether a name needs smaller letters, to stand in one line: "F6F-3N".
fn is_long(name: &str) -> bool {
    name.len() > 4
}
