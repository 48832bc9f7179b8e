//! Help: how a game goes, and what the keys do.

use leptos::prelude::*;
use page::parts::{CloseFoot, KeyCap, Modal, ModalText};

use crate::view::shell::{CommandName, HelpPart, help};

/// The help.
#[component]
pub fn Help(on_close: Callback<()>) -> impl IntoView {
    view! {
        <Modal title="Help" on_enter=on_close on_close>
            <ModalText>
                {help().iter().map(|part| view! { <Part part=part.clone() /> }).collect_view()}
                <section class="by-keys">
                    <h3>"Keys"</h3>
                    <table class="help">
                        <tbody>{CommandName::ALL.iter().map(|name| view! { <KeyRow name=*name /> }).collect_view()}</tbody>
                    </table>
                </section>
            </ModalText>
            <CloseFoot on_close />
        </Modal>
    }
}

/// A part of it.
#[component]
fn Part(part: HelpPart) -> impl IntoView {
    view! {
        <section>
            <h3>{part.title}</h3>
            <ul class="notes">{part.lines.iter().map(|line| view! { <li>{*line}</li> }).collect_view()}</ul>
        </section>
    }
}

/// A command with its keys, if it has any.
#[component]
fn KeyRow(name: CommandName) -> impl IntoView {
    let keys = name.keys();
    (!keys.is_empty()).then(|| {
        view! {
            <tr>
                <th scope="row">{name.title()}</th>
                <td>{keys.iter().map(|key| view! { <KeyCap key=*key /> " " }).collect_view()}</td>
            </tr>
        }
    })
}
