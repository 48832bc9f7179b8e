//! A scenario to choose: what it is, its variants, its seed.

use leptos::html::Div;
use leptos::prelude::*;

use super::picture::Picture;
use crate::engine::Variant;
use crate::storage::new_seed;
use crate::ui::card::tone;
use crate::ui::parts::{Icon, Prose, bring_in_sight, ignore_double_click, is_enter_in_field};
use crate::ui::state::Screens;
use crate::view::shell::Notice;
use crate::view::start::{self, CardView, Link, Stop, VariantView};

/// The card of a scenario.
#[component]
pub fn ScenarioCard(
    /// What it says.
    card: CardView,
    /// Where the scenario stands on the way.
    stop: Memo<Stop>,
) -> impl IntoView {
    let scenario = stop.with_untracked(|stop| stop.scenario);
    let screens = expect_context::<Screens>();
    let chosen = RwSignal::new(card.by_default.to_vec());
    let seed = RwSignal::new(new_seed().to_string());
    let link = move |seed| chosen.with_untracked(|chosen| Link::new(scenario, chosen, Some(seed)));
    let sail = move || match start::seed(&seed.get_untracked()) {
        Ok(seed) => screens.begin(&link(seed)),
        Err(why) => screens.show_notice(Some(Notice::bad(why))),
    };
    let press = move |event: leptos::ev::KeyboardEvent| {
        if is_enter_in_field(&event) {
            sail();
        }
    };
    let watch = move || match start::seed(&seed.get_untracked()) {
        Ok(seed) => screens.begin_for_staff(&link(seed)),
        Err(why) => screens.show_notice(Some(Notice::bad(why))),
    };
    // What is unfolded at the foot of the page is seen whole.
    let more = NodeRef::<Div>::new();
    let show = move |_| {
        if let Some(more) = more.get_untracked() {
            bring_in_sight(&more);
        }
    };
    let number = card.number;
    let facts = card
        .facts
        .into_iter()
        .map(|fact| view! { <dt>{fact.name}</dt> <dd>{fact.text}</dd> });
    let variants = card
        .variants
        .into_iter()
        .map(|variant| view! { <VariantBox variant chosen /> });
    view! {
        <article
            class="sheet scenario"
            aria-labelledby=format!("scenario-{number}")
            data-scenario=number
        >
            <Picture picture=card.picture />
            <div class="scenario-text">
                <h2 id=format!("scenario-{number}")>
                    <small>{format!("Scenario {number}")}</small>
                    {card.name}
                </h2>
                <p>{card.in_short}</p>
                <p class="length">{card.length}</p>
            </div>
            <div class="options" on:keydown=press>
                <Played stop />
                <div>
                    <button
                        class="btn sail"
                        class:primary=move || stop.with(|stop| stop.is_next)
                        data-order-kind="new"
                        on:click=ignore_double_click(sail)
                        translate="no"
                        prop:textContent=move || stop.with(|stop| stop.begin)
                    ></button>
                    <button
                        type="button"
                        class="link watch-staff"
                        data-order-kind="watch-staff"
                        on:click=ignore_double_click(watch)
                    >
                        "Watch the staff play it"
                    </button>
                    <details on:toggle=show>
                        <summary class="link">"Story and variants"</summary>
                        <div class="more" node_ref=more>
                            <p>
                                <Prose text=card.summary.to_owned() />
                            </p>
                            <dl class="about">{facts.collect_view()}</dl>
                            <fieldset>
                                <legend>"Variants"</legend>
                                {variants.collect_view()}
                            </fieldset>
                            <Seed number seed />
                        </div>
                    </details>
                </div>
            </div>
        </article>
    }
}

/// How the scenario was played, if it was.
#[component]
fn Played(stop: Memo<Stop>) -> impl IntoView {
    move || {
        stop.with(|stop| stop.played.clone()).map(|played| {
            view! {
                <p class="stop-result">
                    <b class=tone(played.tone)>{played.level}</b>
                    " "
                    <span>{played.score}</span>
                </p>
            }
        })
    }
}

/// A variant to choose.
#[component]
fn VariantBox(
    /// The variant.
    variant: VariantView,
    /// The variants that are chosen.
    chosen: RwSignal<Vec<Variant>>,
) -> impl IntoView {
    let VariantView {
        variant,
        title,
        explanation,
    } = variant;
    let choose = move |event: leptos::ev::Event| {
        let is_wanted = event_target_checked(&event);
        chosen.update(|chosen| *chosen = start::choose(chosen, variant, is_wanted));
    };
    view! {
        <label class="check">
            <input
                type="checkbox"
                name=variant.name()
                prop:checked=move || chosen.with(|chosen| chosen.contains(&variant))
                on:change=choose
            />
            {title}
            <small>{explanation}</small>
        </label>
    }
}

/// The seed: as drawn, drawn anew, or the player's own.
#[component]
fn Seed(
    /// The scenario's number.
    number: u8,
    /// What is written.
    seed: RwSignal<String>,
) -> impl IntoView {
    let id = format!("seed-{number}");
    view! {
        <label class="t" for=id.clone()>
            "Seed"
        </label>
        <div class="seed">
            <input id=id name="seed" inputmode="numeric" autocomplete="off" bind:value=seed />
            <button
                type="button"
                class="btn"
                on:click=move |_| seed.set(new_seed().to_string())
            >
                <Icon name="dice" />
                "New seed"
            </button>
        </div>
        <p class="hint">"The same seed and the same orders give the same battle."</p>
    }
}
