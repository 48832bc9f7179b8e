//! Who can do something, with what.

use leptos::prelude::*;

use crate::ui::fleet::Plane;
use crate::ui::parts::{Anew, AnswerButton, List, Rows, Side, UnitPicture};
use crate::view::Answer;
use crate::view::prompt::{Block, Line, LineWords, LinesLook, Remark};

/// A line for each mission, patrol, carrier, submarine or strike. A line stays while what it says changes: its units
/// may be dragged.
#[component]
pub fn Lines(look: LinesLook, block: Memo<Block>) -> impl IntoView {
    let class = match look {
        LinesLook::Who => "engage",
        LinesLook::Arrivals => "engage arrivals",
        LinesLook::Pool => "pool",
        LinesLook::Strikes => "engage strikes",
    };
    view! {
        <Anew of=move || block.with(hint) let:hint>
            <span class="muted">{hint}</span>
        </Anew>
        <ul class=class>
            <Rows of=block each=lines key=|line| line.words.unit.clone() let:line>
                <LineRow look line />
            </Rows>
        </ul>
    }
}

fn hint(block: &Block) -> Option<String> {
    match block {
        Block::Lines(lines) if !lines.hint.is_empty() => Some(lines.hint.clone()),
        _ => None,
    }
}

fn lines(block: &Block) -> &[Line] {
    match block {
        Block::Lines(lines) => &lines.lines,
        _ => &[],
    }
}

#[component]
fn LineRow(look: LinesLook, line: Memo<Line>) -> impl IntoView {
    let (unit, picture) = line.with_untracked(|line| (line.words.unit.clone(), line.picture));
    // Where his units stand in the line, what he answers is not set apart from them.
    let answers = match look {
        LinesLook::Who | LinesLook::Strikes => "row",
        LinesLook::Arrivals | LinesLook::Pool => "in-line",
    };
    let planes = (look == LinesLook::Arrivals).then(|| {
        view! {
            <span class="row">
                <Rows of=line each=|line| &line.planes key=|plane| plane.unit let:view>
                    <Plane view />
                </Rows>
            </span>
        }
    });
    let refusal = move || line.with(|line| line.refusal.clone());
    view! {
        <li
            class:sent=move || line.with(|line| line.sent.is_some() || line.is_chosen())
            class:no=move || refusal().is_some() && look == LinesLook::Who
            data-unit=unit
        >
            <UnitPicture side=Side::Us picture />
            <Anew of=move || line.with(|line| Some(line.words.clone())) let:words>
                <What look words />
            </Anew>
            {planes}
            <span class=answers>
                <Anew of=move || line.with(|line| line.sent.clone()) let:sent>
                    <b class="chip now">{sent}</b>
                </Anew>
                <Anew of=refusal let:refusal>
                    <span class="muted">{refusal}</span>
                </Anew>
                <List each=move || line.with(|line| line.answers.clone()) let:answer>
                    <AnswerButton answer class="small" />
                </List>
            </span>
        </li>
    }
}

/// Who he is and where, what to expect, and what it costs; in a list to choose from, the button that chooses him.
#[component]
fn What(look: LinesLook, words: LineWords) -> impl IntoView {
    let LineWords {
        unit,
        what,
        stake,
        odds,
        choose,
    } = words;
    match (look, choose) {
        (LinesLook::Pool, _) => {
            let how_many = what.into_iter().map(|it| it.words);
            view! { <b>{how_many.collect::<String>()}</b> }.into_any()
        }
        (_, Some(choose)) => view! { <Choose choose what /> }.into_any(),
        (LinesLook::Arrivals | LinesLook::Strikes, None) => view! {
            <span class="what">
                <b>{unit}</b>
                {what.into_iter().map(small).collect_view()}
            </span>
        }
        .into_any(),
        (LinesLook::Who, None) => {
            let expected = |words: String| view! { <small class="odds">{words}</small> };
            view! {
                <span class="what">
                    <span class="who">
                        <b>{format!("{unit}:")}</b>
                        {what.into_iter().map(small).collect_view()}
                    </span>
                    <span class="expected">{odds.into_iter().map(expected).collect_view()}</span>
                </span>
                <span class="pays" class:warn=stake.warns>
                    {stake.words}
                </span>
            }
            .into_any()
        }
    }
}

/// Chooses the line: its name, and what it is worth.
#[component]
fn Choose(choose: Answer, what: Vec<Remark>) -> impl IntoView {
    let name = choose.label.clone();
    view! {
        <AnswerButton answer=choose class="what">
            <b>{name}</b>
            {what.into_iter().map(small).collect_view()}
        </AnswerButton>
    }
}

fn small(remark: Remark) -> impl IntoView {
    view! { " " <small class:warn=remark.warns>{remark.words}</small> }
}
