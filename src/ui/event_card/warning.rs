//! Who can meet the raids of a radar warning.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Prose, Rows};
use crate::view::event_card::{EventCard, MeetRow, RaidToMeet};

/// What the raids of a warning would find on deck, and who can meet them.
#[component]
pub fn Warning(view: Memo<EventCard>) -> impl IntoView {
    let next = move || view.with(|view| view.warning.as_ref().map(|warning| warning.next));
    view! {
        <Show when=move || view.with(|view| view.warning.is_some())>
            <div class="to-meet">
                <ul class="dangers">
                    <Rows of=view each=dangers key=String::clone let:text>
                        <li>
                            <Prose text />
                        </li>
                    </Rows>
                </ul>
                <Rows of=view each=raids key=|raid| raid.raid let:raid>
                    <Raid raid />
                </Rows>
                <p class="muted">{next}</p>
            </div>
        </Show>
    }
}

fn raids(view: &EventCard) -> &[RaidToMeet] {
    view.warning.as_ref().map_or(&[], |warning| &warning.raids)
}

fn dangers(view: &EventCard) -> &[String] {
    view.warning
        .as_ref()
        .map_or(&[], |warning| &warning.dangers)
}

/// A raid: who can meet it, where and when, with what fuel, and what to expect.
#[component]
fn Raid(raid: Memo<RaidToMeet>) -> impl IntoView {
    let rest = move || raid.with(|raid| raid.rest.clone());
    view! {
        <Show when=move || raid.with(|raid| !raid.rows.is_empty())>
            <table class="meetings" aria-label=move || raid.with(|raid| raid.title.clone())>
                <thead>
                    <tr>
                        <th scope="col" translate="no" prop:textContent=move || raid.with(|raid| raid.title.clone())></th>
                        <th scope="col">"Where, when"</th>
                        <th scope="col">"Fuel after"</th>
                        <th scope="col" colspan="2">"Shot down / lost / left"</th>
                    </tr>
                </thead>
                <tbody>
                    <Rows of=raid each=|raid| &raid.rows key=key let:row>
                        <Row row />
                    </Rows>
                </tbody>
            </table>
        </Show>
        <Show when=move || !rest().is_empty()>
            <p class="rest">{rest}</p>
        </Show>
    }
}

fn key(row: &MeetRow) -> (String, String, String) {
    (row.who.clone(), row.place.clone(), row.time.clone())
}

/// Fighters: the hex where they meet the raid is lit while they are pointed at, or have the focus.
#[component]
fn Row(row: Memo<MeetRow>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let light = move || controls.selection.light(Some(row.get_untracked().hex));
    let leave = move || controls.selection.light(None);
    on_cleanup(leave);
    let text = move |read: fn(&MeetRow) -> String| row.with(read);
    let bar = move || format!("width:{}%", row.with(|row| row.share));
    view! {
        <tr
            tabindex="0"
            class:together=move || row.with(|row| row.is_together)
            data-meets=move || row.with(|row| row.hex.to_string())
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| leave()
            on:focus=move |_| light()
            on:blur=move |_| leave()
        >
            <th scope="row" translate="no" prop:textContent=move || text(|row| row.who.clone())></th>
            <td>
                <Changing text=move || text(|row| row.place.clone()) /> " "
                <small translate="no" prop:textContent=move || text(|row| row.time.clone())></small>
            </td>
            <td
                class:warn=move || row.with(|row| row.is_short)
                translate="no"
                prop:textContent=move || text(|row| row.fuel.clone())
            ></td>
            <td
                class="expected"
                translate="no"
                prop:textContent=move || text(|row| format!("{} / {} / {}", row.down, row.lost, row.left))
            ></td>
            <td class="share" aria-hidden="true">
                <i>
                    <b style=bar></b>
                </i>
            </td>
        </tr>
    }
}
