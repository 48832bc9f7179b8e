//! The blocks that cards and verdicts are made of.

mod chits;
mod fights;
mod raid_procedure;
mod roll;
mod warning;

pub use roll::DieRow;

use leptos::prelude::*;

use chits::Chits;
use fights::Fights;
use raid_procedure::RaidProcedure;
use warning::Warning;

use super::parts::{List, Prose, Rows};
use crate::view::card::{Block, Fact, Tone};
use crate::view::fight::{ScoreLine, ScoreView, Step};

/// The blocks of a card.
#[component]
pub fn Blocks(
    /// They, as far as the card has come.
    #[prop(into)]
    blocks: Signal<Vec<Block>>,
    /// Whether the card is over.
    #[prop(into, default = Signal::stored(true))]
    is_over: Signal<bool>,
) -> impl IntoView {
    view! {
        <Rows of=blocks each=|all| all key=Block::key let:block>
            <BlockView block is_over />
        </Rows>
    }
}

/// A block: the kinds that change while they stay read what changes.
#[component]
fn BlockView(block: Memo<Block>, is_over: Signal<bool>) -> impl IntoView {
    match block.get_untracked() {
        Block::Lines(lines) => {
            let line = |line| view! { <li>{line}</li> };
            view! { <ul class="card-lines">{lines.into_iter().map(line).collect_view()}</ul> }
                .into_any()
        }
        Block::Die(roll) => view! { <DieRow roll /> }.into_any(),
        Block::Warning(warning) => view! { <Warning warning /> }.into_any(),
        Block::Procedure(_) => view! { <RaidProcedure block is_over /> }.into_any(),
        Block::Known { .. } => view! { <Known block /> }.into_any(),
        Block::Fights(fights) => view! { <Fights fights /> }.into_any(),
        Block::Score(score) => view! { <Score score /> }.into_any(),
        Block::Dice(steps) => {
            let step = |step| view! { <StepOfFight step /> };
            view! {
                <details class="told">
                    <summary>"The dice of this fight"</summary>
                    <ol>{steps.into_iter().map(step).collect_view()}</ol>
                </details>
            }
            .into_any()
        }
    }
}

/// Chits, and figures side by side.
#[component]
fn Known(block: Memo<Block>) -> impl IntoView {
    let facts = move || {
        block.with(|block| match block {
            Block::Known { facts, .. } => facts.clone(),
            _ => Vec::new(),
        })
    };
    view! {
        <div class="card-known">
            <Chits block />
            <dl class="end-cards">
                <List each=facts let:fact>
                    <FactCard fact />
                </List>
            </dl>
        </div>
    }
}

/// A figure with its name.
#[component]
fn FactCard(fact: Fact) -> impl IntoView {
    let Fact { label, value, note } = fact;
    let note = (!note.is_empty()).then(|| view! { <small><Prose text=note /></small> });
    view! {
        <div>
            <dt>{label}</dt>
            <dd>{value} {note}</dd>
        </div>
    }
}

/// What it was worth: the change, what it is made of, and the score before and after.
#[component]
fn Score(score: ScoreView) -> impl IntoView {
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
fn StepOfFight(step: Step) -> impl IntoView {
    let Step { title, detail, die } = step;
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
