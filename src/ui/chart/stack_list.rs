//! The list of what lies in a stack.

use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;

use crate::engine::Table;
use crate::ui::controls::Controls;
use crate::ui::parts::{CloseButton, List, Show, UnitPicture};
use crate::ui::state::Focus;
use crate::view::chart::{self, StackLine, StackView};

/// The open stack, if one is.
#[component]
pub fn StackList() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let stack = Memo::new(move |_| {
        let units = controls.stack()?;
        let stack = |table: &Table| chart::stack(table, &units);
        controls.playback.with_table(stack)
    });
    view! {
        <Show when=move || stack.with(Option::is_some)>
            <OpenStack stack />
        </Show>
    }
}

/// The list, beside its stack.
#[component]
fn OpenStack(stack: Memo<Option<StackView>>) -> impl IntoView {
    let Controls {
        camera,
        selection,
        focus,
        ..
    } = expect_context();
    let top = move || stack.with(|stack| stack.as_ref().map(|stack| stack.top));
    let first = move || stack.with(|stack| Some(stack.as_ref()?.lines.first()?.unit));
    let lines = move || stack.get().map(|stack| stack.lines).unwrap_or_default();
    let close = move || {
        let top = untrack(top);
        selection.close_stack();
        // Back to the stack that was opened.
        if let Some(top) = top {
            focus.send(Focus::Unit(top));
        }
    };
    let place = move || {
        let place = |stack: &StackView| camera.with(|camera| chart::stack_place(camera, stack));
        let (left, top) = stack
            .with(|stack| stack.as_ref().map(place))
            .unwrap_or_default();
        format!("left:{left}px;top:{top}px")
    };
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close();
        }
    };
    view! {
        <div class="stack-list" role="dialog" aria-label="In this hex" style=move || place() on:keydown=on_key>
            <h3>"In this hex" <CloseButton on_close=Callback::new(move |()| close()) /></h3>
            <ul>
                // A line never changes: the list closes when anything on the chart does.
                <List each=lines let:line>
                    <Line is_first=untrack(first) == Some(line.unit) line />
                </List>
            </ul>
        </div>
    }
}

/// A unit in the list: picked, it is what its counter is.
#[component]
fn Line(
    line: StackLine,
    /// Whether it is the first, which takes the focus when the list opens.
    is_first: bool,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let unit = line.unit;
    let button = NodeRef::<Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get().filter(|_| is_first) {
            let _ = button.focus();
        }
    });
    let pick = move |_| {
        controls.pick(unit);
        // The list is gone: a mission that has come to the top of its stack has the focus there.
        controls.focus.keep_or_send(Focus::Unit(unit));
    };
    view! {
        <li>
            <button data-unit=unit.to_string() node_ref=button on:click=pick>
                <UnitPicture side=line.side picture=line.picture />
                <span>{line.name} <small>{line.detail}</small></span>
            </button>
        </li>
    }
}
