//! Who is to sail, and what their move to the hex pointed at would change.

use leptos::prelude::*;

use super::part;
use crate::engine::Decision;
use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, Changing, List, Prose, Rows};
use crate::view::prompt::sailing::{end_of, sailors};
use crate::view::prompt::{
    PassageView, PlaceView, PromptView, SailingView, SailorView, Stake, passage,
};

/// The task groups and crippled ships to choose from, who comes along and who stays, and the passage pointed at.
#[component]
pub fn Sailing() -> impl IntoView {
    let sailing = part(|prompt| prompt.sailing.clone());
    view! {
        <Show when=move || sailing.with(Option::is_some)>
            <div class="sailing">
                <Rows of=sailing each=places key=|place| place.hex let:place>
                    <Place place />
                </Rows>
                <ul class="stakes">
                    <List each=move || sailing.get().map(|it| it.along).unwrap_or_default() let:line>
                        <StakeLine line />
                    </List>
                </ul>
            </div>
        </Show>
    }
}

fn places(sailing: &Option<SailingView>) -> &[PlaceView] {
    sailing.as_ref().map_or(&[], |sailing| &sailing.places)
}

/// A hex with ships of ours.
#[component]
fn Place(#[prop(into)] place: Signal<PlaceView>) -> impl IntoView {
    let name = move || place.with(|place| place.name.clone());
    view! {
        <div class="sailors" role="group" aria-label=move || name()>
            <h3 translate="no" prop:textContent=move || name()></h3>
            <Rows of=place each=|place| &place.rows key=|row| row.name.clone() let:row>
                <Sailor row />
            </Rows>
        </div>
    }
}

/// A task group or a crippled ship: a click has her sail, or stay.
#[component]
fn Sailor(#[prop(into)] row: Signal<SailorView>) -> impl IntoView {
    let answer = Memo::new(move |_| row.with(|row| row.answer.clone()));
    // What she is not free to do is said in a word or two, or else in full.
    let refusal = move || {
        let refusal = row.with(|row| row.answer.refusal.clone());
        refusal.filter(|_| row.with(|row| row.stays.is_empty()))
    };
    let ships = move || row.with(|row| row.ships.clone());
    let stays = move || {
        let stays = row.with(|row| row.stays.clone());
        (!stays.is_empty()).then(
            || view! { " " <small class="warn" translate="no" prop:textContent=stays></small> },
        )
    };
    view! {
        <AnswerButton view=answer class="small sailor">
            <span class="box" aria-hidden="true"></span>
            <span>
                <b translate="no" prop:textContent=move || row.with(|row| row.name.clone())></b>
                " "
                <small translate="no" prop:textContent=move || ships()></small>
                {move || stays()}
                {move || refusal().map(|refusal| view! { " " <small class="why-stays" translate="no" prop:textContent=refusal></small> })}
            </span>
        </AnswerButton>
    }
}

/// A line of what a move does; bad news stands out.
#[component]
fn StakeLine(line: Stake) -> impl IntoView {
    view! {
        <li class:warn=line.warns>
            <Prose text=line.words />
        </li>
    }
}

/// What the move to the hex pointed at would change. Its room stays the same, so that nothing jumps.
#[component]
pub fn Passage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let is_asked = move || controls.decision() == Some(Decision::UsMovement);
    let passage = Memo::new(move |_| {
        if !is_asked() {
            return None;
        }
        let (to, activity) = (controls.selection.pointed(), controls.selection.activity());
        let passage_to = |to| {
            controls.game.with(|game| {
                let sailors = sailors(game.table(), activity)?;
                passage::passage(game.table(), sailors, to)
            })
        };
        // While none is pointed at, the one that is suggested.
        let orders = controls.asked.prompt.with(|prompt| {
            let primary = prompt.as_ref().and_then(PromptView::primary);
            primary.map_or_else(Vec::new, |answer| answer.orders().to_vec())
        });
        let suggested = orders.into_iter().find_map(end_of);
        let pointed = to.and_then(passage_to);
        pointed.or_else(|| suggested.and_then(passage_to))
    });
    view! {
        <Show when=is_asked>
            <div class="passage" aria-live="polite">
                <Show
                    when=move || passage.with(Option::is_some)
                    fallback=|| view! { <p class="muted">{passage::POINT_AT_A_HEX}</p> }
                >
                    <h3>
                        <Changing text=move || passage.with(title) />
                        <Show when=move || controls.selection.is_tapped()>
                            " "
                            <small>{passage::TAP_AGAIN}</small>
                        </Show>
                    </h3>
                    <ul class="stakes">
                        <List each=move || passage.get().map(|it| it.lines).unwrap_or_default() let:line>
                            <StakeLine line />
                        </List>
                    </ul>
                </Show>
            </div>
        </Show>
    }
}

fn title(passage: &Option<PassageView>) -> String {
    passage
        .as_ref()
        .map_or_else(String::new, |passage| passage.title.clone())
}
