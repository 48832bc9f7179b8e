//! Who can meet the raids of a radar warning.

use leptos::prelude::*;

use crate::engine::map::HexId;
use crate::ui::controls::Controls;
use crate::ui::parts::Prose;
use crate::view::event_card::{MeetPlace, MeetRow, RaidToMeet, WarningView};

/// Who can meet the raids of a warning, and what they would find on deck.
#[component]
pub fn Warning(warning: WarningView) -> impl IntoView {
    let danger = |text: String| view! { <li><Prose text /></li> };
    let raid = |raid| view! { <Raid raid /> };
    view! {
        <div class="to-meet">
            {warning.raids.into_iter().map(raid).collect_view()}
            <p class="muted">{warning.next}</p>
            <ul class="dangers">{warning.dangers.into_iter().map(danger).collect_view()}</ul>
        </div>
    }
}

/// A raid: who can meet it, where and when, with what fuel, and what to expect.
#[component]
fn Raid(raid: RaidToMeet) -> impl IntoView {
    let place = |place| view! { <Place place /> };
    let table = (!raid.places.is_empty()).then(|| {
        view! {
            <table class="meetings" aria-label=raid.title>
                <thead>
                    <tr>
                        <th scope="col">{raid.title.clone()}</th>
                        <th scope="col">"Fuel after"</th>
                        <th scope="col" colspan="2">"Shot down / lost / left"</th>
                    </tr>
                </thead>
                {raid.places.into_iter().map(place).collect_view()}
            </table>
        }
    });
    view! {
        {table}
        {(!raid.rest.is_empty()).then(|| view! { <p class="rest">{raid.rest}</p> })}
    }
}

/// A hex and a phase in which the raid can be met, and by whom.
#[component]
fn Place(place: MeetPlace) -> impl IntoView {
    let MeetPlace { hex, words, rows } = place;
    let row = move |row| view! { <Row row hex /> };
    view! {
        <tbody>
            <tr class="meet-at">
                <th scope="rowgroup" colspan="4">
                    {words}
                </th>
            </tr>
            {rows.into_iter().map(row).collect_view()}
        </tbody>
    }
}

/// Fighters: the hex where they meet the raid is lit while they are pointed at, have the focus or have been tapped.
#[component]
fn Row(row: MeetRow, hex: HexId) -> impl IntoView {
    let selection = expect_context::<Controls>().selection;
    let light = move || selection.light(Some(hex));
    let leave = move || selection.light(None);
    on_cleanup(leave);
    view! {
        <tr
            class="meeting"
            class:together=row.is_together
            data-meets=hex.to_string()
            on:pointerenter=move |_| light()
            on:pointerleave=move |_| leave()
        >
            <th scope="row">
                <button
                    class="who"
                    title="Show where on the chart"
                    on:click=move |_| light()
                    on:focus=move |_| light()
                    on:blur=move |_| leave()
                >
                    {row.who}
                </button>
            </th>
            <td class="fuel-after" class:warn=row.is_short>
                {row.fuel}
            </td>
            <td class="expected">{format!("{} / {} / {}", row.down, row.lost, row.left)}</td>
            <td class="share" aria-hidden="true">
                <i>
                    <b style=format!("width:{}%", row.share)></b>
                </i>
            </td>
        </tr>
    }
}
