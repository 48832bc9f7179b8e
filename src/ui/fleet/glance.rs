//! The fleet at a glance, above whatever display is open.

use leptos::prelude::*;

use super::carrier::danger_mark;
use super::shown;
use crate::engine::fleet::AirUnitId;
use crate::ui::controls::Controls;
use crate::ui::parts::{KeyOf, List, Show};
use crate::ui::state::KeyboardStore;
use crate::view::fleet::{self, CarrierAtAGlance, GroupAtAGlance, Mark};
use crate::view::shell::{CommandName, Tab};

/// The decks in small, and the button that puts them on the stage: one line of figures for each group, and
/// a mark for each unit. Nothing but the button is shown while the tab "Fleet" says the same.
#[component]
pub fn FleetAtAGlance() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let view = shown(move |table| {
        let others = controls.panels.tab() != Tab::Fleet;
        others.then(|| fleet::fleet_at_a_glance(table)).flatten()
    });
    let keyboard = expect_context::<KeyboardStore>();
    view! {
        <div class="fleet" role="group" aria-label="The fleet at a glance">
            <button
                class="inset-name"
                id="stage-switch"
                aria-label="Open the flight decks"
                title=move || keyboard.with(|it| CommandName::Stage.title_with_key(it))
                on:click=move |_| controls.switch_stage()
            >
                "Decks"
                <KeyOf command=CommandName::Stage />
            </button>
            <List each=move || view.get().unwrap_or_default() let:group>
                <Group group />
            </List>
            <Show when=move || view.with(Option::is_some)>
                <Marks />
            </Show>
        </div>
    }
}

/// What the marks mean.
#[component]
fn Marks() -> impl IntoView {
    view! {
        <small class="marks">
            <i></i>
            "ready"
            <i class="down"></i>
            "landed"
            <i class="none"></i>
            "free"
            <i class="low"></i>
            "servicing"
            <i class="bomber"></i>
            "bombers"
        </small>
    }
}

#[component]
fn Group(group: GroupAtAGlance) -> impl IntoView {
    let carrier = |carrier| view! { <CarrierInMarks carrier /> };
    view! {
        <div class="fleet-group">
            <p>
                <b>{group.name}</b>
                <small>{group.figures}</small>
            </p>
            <ul>{group.carriers.into_iter().map(carrier).collect_view()}</ul>
        </div>
    }
}

/// A carrier: a mark for each unit on deck and, after a gap, in servicing, and what is wrong with her.
#[component]
pub fn CarrierInMarks(carrier: CarrierAtAGlance) -> impl IntoView {
    let is_in_trouble = carrier.is_in_trouble();
    view! {
        <li class:bad=is_in_trouble title=carrier.words>
            <span>{carrier.name}</span>
            <span class="marks" role="img" aria-label=carrier.words.clone()>
                {carrier.on_deck.into_iter().map(mark).collect_view()}
                <i class="gap"></i>
                {carrier.in_servicing.into_iter().map(mark).collect_view()}
            </span>
            {carrier.trouble.map(|trouble| view! { <em>{trouble}</em> })}
            {danger_mark(carrier.danger)}
        </li>
    }
}

fn mark(mark: Mark) -> impl IntoView {
    let is_bomber = |unit: AirUnitId| !unit.kind().is_fighter();
    let (class, is_bomber) = match mark {
        Mark::Ready(unit) => ("", is_bomber(unit)),
        Mark::Landed(unit) => ("down", is_bomber(unit)),
        Mark::Free => ("none", false),
        Mark::Servicing(unit) => ("low", is_bomber(unit)),
    };
    view! { <i class=class class:bomber=is_bomber></i> }
}
