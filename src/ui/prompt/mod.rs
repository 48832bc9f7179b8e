//! The prompt: what is asked, its rule in a line, and the answers.

mod answers;
mod arrivals;
mod composer;
mod done;
mod forming;
mod lights;
mod lines;
mod plan;
mod sailing;
mod steps;

use leptos::ev;
use leptos::html::{Div, H2, Section, Ul};
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_resize_observer};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use answers::{Answers, Batches, ChoiceRow, Choices};
use arrivals::Arrivals;
use composer::Composer;
use done::DoneNotes;
use forming::Forming;
use lights::Lights;
use lines::Lines;
use plan::{CarryOut, Plan};
use sailing::{Passage, Sailing};
use steps::Steps;

use super::air::Critical;
use super::controls::Controls;
use super::learn::HintAt;
use super::parts::{Changing, Prose, RuleNumber, Unfolding, bring_in_sight};
use super::search::Planner;
use super::state::Focus;
use crate::view::Asked;
use crate::view::learn::HintPlace;
use crate::view::prompt::{HowTo, PromptView, WhyNot};

/// What the game waits for. The fight has a dialog of its own, which the player can put aside.
#[component]
pub fn PromptBar() -> impl IntoView {
    let prompt = expect_context::<Controls>().asked.prompt;
    view! {
        <Show when=move || prompt.with(Option::is_some)>
            <Question />
        </Show>
    }
}

/// A part of the prompt: what reads it runs again only if it differs.
fn part<T>(read: impl Fn(&PromptView) -> T + Send + Sync + 'static) -> Memo<T>
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    let prompt = expect_context::<Controls>().asked.prompt;
    Memo::new(move |_| prompt.with(|prompt| prompt.as_ref().map(&read).unwrap_or_default()))
}

/// The question with its parts; those that a decision has no use for draw nothing.
#[component]
fn Question() -> impl IntoView {
    let asked = part(|prompt| prompt.asked);
    let is_choosing = part(|prompt| prompt.is_choosing);
    let section = NodeRef::<Section>::new();
    let what = NodeRef::<Div>::new();
    measure(section);
    // Each question is read from its beginning. With the frame: at once, the browser would lay out what is not drawn
    // yet.
    let title = part(|prompt| prompt.title.clone());
    Effect::watch(
        move || title.get(),
        move |_, _, _| {
            request_animation_frame(move || {
                let section = section.try_get_untracked().flatten();
                let what = what.try_get_untracked().flatten();
                section.iter().for_each(|it| it.set_scroll_top(0));
                what.iter().for_each(|it| it.set_scroll_top(0));
            });
        },
        false,
    );
    view! {
        <section
            node_ref=section
            class="prompt"
            class:busy=move || asked.get() == Asked::Showing
            class:choosing=is_choosing
            data-decision=move || asked.get().mark()
            aria-labelledby="ask"
        >
            <Head />
            <div class="prompt-body">
                <Steps />
                <div class="prompt-what" node_ref=what>
                    // What is to be decided stands before what is said of it.
                    <Lights />
                    <HintAt here=HintPlace::Question />
                    <DoneNotes />
                    <Plan />
                    <Notes />
                    <Why />
                    <CriticalFuel />
                    <Choices />
                    <Composer />
                    <Planner />
                    <Forming />
                    <Sailing />
                    <Lines />
                    <Arrivals />
                    <Splitting />
                </div>
                <Passage />
                <div class="row prompt-answers">
                    <CarryOut />
                    <Batches />
                    <Answers answers=part(|prompt| prompt.answers.clone()) />
                </div>
            </div>
            <Warning />
            <WhyNotList />
        </section>
    }
}

/// Tells the camera how much of the chart the prompt covers, or what stands in its place, with what lies below it.
pub fn measure(prompt: NodeRef<Section>) {
    let camera = expect_context::<Controls>().camera;
    let cover = move || {
        if let Some(prompt) = prompt.try_get_untracked().flatten() {
            camera.cover(reach(&prompt));
        }
    };
    // Measured at once: the chart is framed above it when it is first laid out.
    prompt.on_load(move |_| cover());
    let _ = use_resize_observer(prompt, move |_, _| cover());
    let _ = use_event_listener(window(), ev::resize, move |_| cover());
    on_cleanup(move || camera.cover(0.0));
}

/// How far an element reaches up from the lower edge of what it stands in: as it is laid out, wherever it flies in
/// from.
fn reach(element: &HtmlElement) -> f64 {
    let stage = element.offset_parent();
    let stage = stage.and_then(|it| it.dyn_into::<HtmlElement>().ok());
    stage.map_or(0.0, |stage| {
        f64::from(stage.offset_height() - element.offset_top())
    })
}

/// What is asked. After an answer the focus goes on to it, if what had it has gone.
#[component]
fn Head() -> impl IntoView {
    let heading = NodeRef::<H2>::new();
    let focus = expect_context::<Controls>().focus;
    focus.take(Focus::Question, heading, || true);
    let title = part(|prompt| prompt.title.clone());
    let rule = part(|prompt| prompt.rule.to_owned());
    let progress = part(|prompt| prompt.progress.clone());
    view! {
        <div class="prompt-head">
            <h2
                id="ask"
                tabindex="-1"
                aria-live="polite"
                node_ref=heading
                translate="no"
                prop:textContent=title
            ></h2>
            <RuleNumber number=rule />
            <span class="prompt-of" translate="no" prop:textContent=progress></span>
        </div>
    }
}

/// What was passed over, or will be.
#[component]
fn Notes() -> impl IntoView {
    let notes = part(|prompt| prompt.notes.clone());
    let note =
        |text: String| view! { <p class="prompt-note" translate="no" prop:textContent=text></p> };
    view! {
        <Show when=move || notes.with(|notes| !notes.is_empty())>
            <div class="prompt-notes">
                {move || notes.get().into_iter().map(note).collect_view()}
            </div>
        </Show>
    }
}

/// What to think of, with how a hex is chosen, and the rule in a line.
#[component]
fn Why() -> impl IntoView {
    let why = part(|prompt| prompt.why.clone());
    let how = part(|prompt| prompt.how.clone());
    let first = Memo::new(move |_| why.with(|why| why.first().cloned().unwrap_or_default()));
    let others =
        Memo::new(move |_| why.with(|why| why.iter().skip(1).cloned().collect::<Vec<_>>()));
    let has_first = move || first.with(|text| !text.is_empty()) || how.with(Option::is_some);
    let paragraph = |text: String| view! { <p class="prompt-why"><Prose text /></p> };
    view! {
        <Show when=has_first>
            <p class="prompt-why">
                <Prose text=first />
                {move || how.get().map(|how| view! { " " <How how /> })}
            </p>
        </Show>
        {move || others.get().into_iter().map(paragraph).collect_view()}
    }
}

/// How a hex is chosen; by the keys only where there are keys.
#[component]
fn How(how: HowTo) -> impl IntoView {
    view! {
        <span class="how">
            <Changing text=move || how.by_hand.clone() />
            <span class="by-keys" translate="no" prop:textContent=how.by_keys></span>
            "."
        </span>
    }
}

/// The Fuel Critical track of the mission that is asked about, where its fuel comes to that.
#[component]
fn CriticalFuel() -> impl IntoView {
    let critical = part(|prompt| prompt.critical.clone());
    move || critical.get().map(|track| view! { <Critical track /> })
}

/// How many units leave a mission, while that is being chosen.
#[component]
fn Splitting() -> impl IntoView {
    let splitting = part(|prompt| prompt.splitting.clone());
    let choice = Memo::new(move |_| splitting.get().unwrap_or_default());
    view! {
        <Show when=move || splitting.with(Option::is_some)>
            <ChoiceRow view=choice />
        </Show>
    }
}

/// What is to be thought of before an answer is given.
#[component]
fn Warning() -> impl IntoView {
    let warning = part(|prompt| prompt.warning.clone());
    let title = move || warning.with(|it| it.as_ref().map(|it| it.title.clone()));
    let text = move || {
        let text = warning.with(|it| it.as_ref().map(|it| it.text.clone()));
        // A line each, where there are several.
        let line = |(number, text)| view! { {(number > 0).then(|| view! { <br /> })} <span translate="no" prop:textContent=text></span> };
        text.map(|text| text.into_iter().enumerate().map(line).collect_view())
    };
    view! {
        <Show when=move || warning.with(Option::is_some)>
            // Where it is long for its place it scrolls, by the keys too.
            <p class="warning" role="note" tabindex="0">
                <b translate="no" prop:textContent=move || title()></b>
                " "
                {move || text()}
            </p>
        </Show>
    }
}

/// What cannot be done, and why.
#[component]
fn WhyNotList() -> impl IntoView {
    let all = part(|prompt| prompt.why_not.clone());
    let list = NodeRef::<Ul>::new();
    // It opens below what is in sight.
    let show = Callback::new(move |()| {
        if let Some(list) = list.get_untracked() {
            bring_in_sight(&list);
        }
    });
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <Unfolding name="what cannot be done" on_toggle=show>
                <summary class="link ask-why">"What cannot be done, and why?"</summary>
                <ul class="why-not" node_ref=list>
                    {move || all.get().into_iter().map(line).collect_view()}
                </ul>
            </Unfolding>
        </Show>
    }
}

fn line(line: WhyNot) -> impl IntoView {
    view! {
        <li>
            <b translate="no" prop:textContent=line.what></b>
            <span><Prose text=line.why /></span>
        </li>
    }
}
