//! One air unit as a small counter.

use leptos::html::Button;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::drag_image::press;
use crate::ui::parts::{has_modifier, plane_class, use_up};
use crate::ui::state::{Focus, FocusStore};
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
    let focus = expect_context::<FocusStore>();
    let (unit, name) = view.with_untracked(|plane| (plane.unit, plane.name));
    let button = NodeRef::<Button>::new();
    focus.take(Focus::Plane(unit), button, || true);
    let is_open = move || view.with(|plane| plane.is_open);
    let label = move || view.with(|plane| plane.label.clone());
    let press = press(Dragged::Plane(unit));
    view! {
        <button
            class=plane_class(unit.kind())
            id=format!("plane-{}", unit.to_string().replace(' ', "-"))
            data-plane=unit.to_string()
            title=move || view.with(|plane| plane.about.clone())
            aria-label=label
            aria-pressed=move || view.with(|plane| plane.is_selected).to_string()
            aria-disabled=move || (!is_open()).then_some("true")
            tabindex=move || (!is_open()).then_some("-1")
            node_ref=button
            on:click=move |_| {
                if untrack(is_open) {
                    controls.choose_plane(unit);
                }
            }
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
            <i>{name}</i>
        </button>
    }
}

/// A unit that is only looked at.
#[component]
pub fn PlanePicture(view: Memo<PlaneView>) -> impl IntoView {
    let (unit, name) = view.with_untracked(|plane| (plane.unit, plane.name));
    view! {
        <span
            class=plane_class(unit.kind())
            role="img"
            title=move || view.with(|plane| plane.about.clone())
            aria-label=move || view.with(|plane| plane.label.clone())
        >
            <i>{name}</i>
        </span>
    }
}
