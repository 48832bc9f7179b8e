//! How a fight ended.

use leptos::prelude::*;

use crate::ui::parts::Prose;
use crate::view::fight::{Fact, ScoreLine, ScoreView, Step, ToldStep, Tone, VerdictView};

/// The outcome in a few words. It stands in the page before there is one, so that a screen reader
/// says it when it comes.
#[component]
pub fn VerdictHeadline(verdict: Memo<Option<VerdictView>>) -> impl IntoView {
    let draw = |verdict: VerdictView| {
        view! {
            <h3 class=tone(verdict.tone)>{verdict.headline}</h3>
            <p class="result"><Prose text=verdict.sentence /></p>
        }
    };
    view! {
        <div class="outcome" aria-live="polite">
            {move || verdict.get().map(draw)}
        </div>
    }
}

/// What each side lost, what is left, the score, and the dice once more.
#[component]
pub fn Verdict(view: VerdictView) -> impl IntoView {
    let fact = |fact| view! { <FactCard fact /> };
    let told = |told| view! { <Told told /> };
    view! {
        <div class="ending">
            <dl class="end-cards">{view.facts.into_iter().map(fact).collect_view()}</dl>
            <Score score=view.score />
            <details class="told">
                <summary>"The dice of this fight"</summary>
                <ol>{view.told.into_iter().map(told).collect_view()}</ol>
            </details>
        </div>
    }
}

/// A figure with its name.
#[component]
pub fn FactCard(fact: Fact) -> impl IntoView {
    let Fact { label, value, note } = fact;
    let note = (!note.is_empty()).then(|| view! { <small><Prose text=note /></small> });
    view! {
        <div>
            <dt>{label}</dt>
            <dd>{value} {note}</dd>
        </div>
    }
}

/// What the fight was worth: the change, what it is made of, and the score before and after.
#[component]
pub fn Score(score: ScoreView) -> impl IntoView {
    let class = match score.change {
        0 => "scored",
        1.. => "scored good",
        _ => "scored bad",
    };
    let line = |line: &ScoreLine| view! { <li>{line.words()}</li> };
    let carried = (!score.carried.is_empty())
        .then(|| view! { <p class="carried">{score.carried.clone()}</p> });
    let before =
        (score.change != 0).then(|| view! { <span>{score.before_in_words()}</span> " \u{2192} " });
    view! {
        <div class=class>
            <b>{score.change_in_words()}</b>
            <ul>{score.lines.iter().map(line).collect_view()}</ul>
            {carried}
            <p class="counted">
                "score "
                {before}
                // The style sheet counts from the one to the other before it shows the sum.
                <b style=from_and_to(&score)>
                    <span>{score.after_in_words()}</span>
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
fn Told(told: ToldStep) -> impl IntoView {
    let Step { title, detail, die } = told.step;
    view! {
        <li>
            <b>{title}</b>
            {(!die.is_empty()).then(|| view! { <span class="told-die">{die}</span> })}
            <small>{detail}</small>
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
