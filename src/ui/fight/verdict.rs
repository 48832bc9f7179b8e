//! How a fight ended.

use leptos::prelude::*;

use crate::ui::parts::{Changing, Prose, Rows};
use crate::view::fight::{Fact, ScoreLine, ScoreView, ToldStep, Tone, VerdictView};

/// The outcome in a few words. It stands in the page before there is one, so that a screen reader
/// says it when it comes.
#[component]
pub fn VerdictHeadline(#[prop(into)] view: Signal<Option<VerdictView>>) -> impl IntoView {
    let headline = move || {
        view.with(|view| {
            let view = view.as_ref()?;
            let (headline, sentence) = (view.headline.clone(), view.sentence.clone());
            Some(view! {
                <h3 class=tone(view.tone) translate="no" prop:textContent=headline></h3>
                <p class="result"><Prose text=sentence /></p>
            })
        })
    };
    view! {
        <div class="outcome" aria-live="polite">
            {headline}
        </div>
    }
}

/// What each side lost, what is left, the score, and the dice once more.
#[component]
pub fn Verdict(#[prop(into)] view: Signal<VerdictView>) -> impl IntoView {
    let score = Memo::new(move |_| view.with(|view| view.score.clone()));
    view! {
        <div class="ending">
            <dl class="end-cards">
                <Rows of=view each=|view| &view.facts key=|fact| fact.label.clone() let:fact>
                    <FactCard fact />
                </Rows>
            </dl>
            <Score view=score />
            <details class="told">
                <summary>"The dice of this fight"</summary>
                <ol>
                    <Rows of=view each=|view| &view.told key=|told| told.number let:told>
                        <Told told />
                    </Rows>
                </ol>
            </details>
        </div>
    }
}

/// A figure with its name.
#[component]
pub fn FactCard(fact: Memo<Fact>) -> impl IntoView {
    let note = move || {
        let note = fact.with(|fact| fact.note.clone());
        (!note.is_empty()).then(|| view! { <small><Prose text=note /></small> })
    };
    view! {
        <div>
            <dt translate="no" prop:textContent=move || fact.with(|fact| fact.label.clone())></dt>
            <dd><Changing text=move || fact.with(|fact| fact.value.clone()) /> {note}</dd>
        </div>
    }
}

/// What the fight was worth: the change, what it is made of, and the score before and after.
#[component]
pub fn Score(view: Memo<ScoreView>) -> impl IntoView {
    let class = move || {
        let change = view.with(|view| view.change);
        match change {
            0 => "scored",
            1.. => "scored good",
            _ => "scored bad",
        }
    };
    view! {
        <div class=class>
            <b translate="no" prop:textContent=move || view.with(ScoreView::change_in_words)></b>
            <ul>
                <Rows of=view each=|view| &view.lines key=|line| line.what.clone() let:line>
                    <li translate="no" prop:textContent=move || line.with(ScoreLine::words)></li>
                </Rows>
            </ul>
            <Show when=move || view.with(|view| !view.carried.is_empty())>
                <p
                    class="carried"
                    translate="no"
                    prop:textContent=move || view.with(|view| view.carried.clone())
                ></p>
            </Show>
            <p class="counted">
                "score "
                <Show when=move || view.with(|view| view.change != 0)>
                    <span translate="no" prop:textContent=move || view.with(ScoreView::before_in_words)></span>
                    " \u{2192} "
                </Show>
                // The style sheet counts from the one to the other before it shows the sum.
                <b style=move || view.with(from_and_to)>
                    <span translate="no" prop:textContent=move || view.with(ScoreView::after_in_words)></span>
                </b>
            </p>
        </div>
    }
}

/// From where to where the score counts.
fn from_and_to(score: &ScoreView) -> String {
    format!("--from:{};--to:{}", score.before, score.after)
}

/// A step of the fight with its die, and what came of it.
#[component]
fn Told(told: Memo<ToldStep>) -> impl IntoView {
    let die = move || {
        let die = told.with(|told| told.step.die.clone());
        (!die.is_empty()).then(|| view! { <span class="told-die">{die}</span> })
    };
    view! {
        <li>
            <b translate="no" prop:textContent=move || told.with(|told| told.step.title.clone())></b>
            {die}
            <small translate="no" prop:textContent=move || told.with(|told| told.step.detail.clone())></small>
        </li>
    }
}

/// The class of what went well or badly.
pub fn tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Good => "good",
        Tone::Bad => "bad",
        Tone::Even => "even",
    }
}
