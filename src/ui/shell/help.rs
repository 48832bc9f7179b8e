//! Help for the controls.

use leptos::prelude::*;

use crate::ui::parts::{Modal, ModalText};
use crate::view::shell::{self, Keys, PHASE_IN_SHORT, SIGNS, TASKS, Task};

/// How to handle the chart, what the signs mean, and what happens in a phase.
#[component]
pub fn Help(on_close: Callback<()>) -> impl IntoView {
    let sign = |(sign, meaning)| view! { <div><dt>{sign}</dt><dd>{meaning}</dd></div> };
    view! {
        <Modal
            title="Help"
            subtitle="How to handle the chart, and what the signs mean"
            class="wide"
            closes_by_enter=true
            on_close
        >
            <ModalText>
                <TaskTable />
                <section>
                    <h3>"Signs"</h3>
                    <dl class="facts">{SIGNS.map(sign)}</dl>
                </section>
                <section>
                    <h3>"A phase in short"</h3>
                    <ol class="notes">
                        {PHASE_IN_SHORT.map(|step| view! { <li>{step}</li> })}
                    </ol>
                </section>
            </ModalText>
            <footer class="d-foot">
                <button class="btn primary" on:click=move |_| on_close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// What to do, by mouse, by touch, by keys.
#[component]
fn TaskTable() -> impl IntoView {
    let row = |task: &'static Task| {
        view! {
            <tr>
                <th scope="row">{task.what}</th>
                <td data-h="Mouse">{task.mouse}</td>
                <td data-h="Touch">{task.touch}</td>
                <td data-h="Keys">{keys(task.keys)}</td>
            </tr>
        }
    };
    view! {
        <table class="help">
            <thead>
                <tr>
                    <th scope="col">"To do this"</th>
                    <th scope="col">"Mouse"</th>
                    <th scope="col">"Touch"</th>
                    <th scope="col">"Keys"</th>
                </tr>
            </thead>
            <tbody>{TASKS.iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// What is said of keys, piece by piece, with spaces between.
fn keys(pieces: &'static [Keys]) -> impl IntoView {
    let piece = |(at, piece): (usize, &'static Keys)| {
        let is_comma = matches!(piece, Keys::Words(words) if words.starts_with(','));
        let space = if at == 0 || is_comma { "" } else { " " };
        let piece = match piece {
            Keys::Words(words) => words.into_any(),
            Keys::Of(command) => {
                let key = |(at, key): (usize, &shell::Key)| {
                    let space = if at == 0 { "" } else { " " };
                    view! {
                        {space}
                        <kbd>{key.label()}</kbd>
                    }
                };
                let keys = command.keys().iter().enumerate();
                keys.map(key).collect_view().into_any()
            }
        };
        view! {
            {space}
            {piece}
        }
    };
    pieces.iter().enumerate().map(piece).collect_view()
}
