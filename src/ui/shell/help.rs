//! Help: a phase in short, the words, the signs, the controls.

use leptos::prelude::*;

use crate::engine::Scenario;
use crate::ui::parts::{CloseFoot, KeyCap, Modal, ModalText, Prose, RuleNumber};
use crate::view::learn::Term;
use crate::view::shell::{self, CLOCK_IN_SHORT, Keys, PhasePart, SIGNS, TASKS, Task};

/// What one does in a phase, what the words and the signs mean, and how to handle it all.
#[component]
pub fn Help(
    /// What is played: of what happens in a phase it may have use for a part.
    scenario: &'static Scenario,
    on_close: Callback<()>,
) -> impl IntoView {
    let part = |part: &PhasePart| {
        view! {
            <li>
                <h4>
                    {part.name} " " <RuleNumber number=part.rule.to_owned() />
                </h4>
                <p>
                    <Prose text=part.text.to_owned() />
                </p>
            </li>
        }
    };
    let sign = |(sign, meaning)| view! { <div><dt>{sign}</dt><dd>{meaning}</dd></div> };
    let term = |term: Term| {
        view! { <div><dt>{term.label()}</dt><dd>{term.explanation()}</dd></div> }
    };
    view! {
        <Modal
            title="Help"
            subtitle="A phase in short, the words, the signs, the controls"
            class="wide"
            on_enter=on_close
            on_close
        >
            <ModalText>
                <h3>"A phase in short"</h3>
                <p>{CLOCK_IN_SHORT}</p>
                <ol class="phase-in-short">{shell::phase_in_short(scenario).map(part).collect_view()}</ol>
                <section>
                    <h3>"The words"</h3>
                    <dl class="glossary">{Term::ALL.map(term)}</dl>
                </section>
                <section>
                    <h3>"Signs"</h3>
                    <dl class="facts">{SIGNS.map(sign)}</dl>
                </section>
                <section>
                    <h3>"Controls"</h3>
                    <TaskTable />
                </section>
            </ModalText>
            <CloseFoot on_close />
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
                <td class="by-keys" data-h="Keys">{keys(task.keys)}</td>
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
                    <th class="by-keys" scope="col">"Keys"</th>
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
                        <KeyCap key=*key />
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
