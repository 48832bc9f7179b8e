//! The log: the turns, in each its operations, in each of those its battles, to unfold.

use leptos::prelude::*;
use page::parts::{List, Rows, Show};

use super::line::LogLine;
use super::timeline::Timeline;
use crate::ui::controls::Controls;
use crate::ui::event_card::tone;
use crate::view::record::{self, Line, LogGroup, LogPart};

/// The whole log, the newest turn first. What is closed draws nothing.
#[component]
pub fn Turns() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let turns = Memo::new(move |_| playback.with_record(record::turns));
    view! {
        <div class="log">
            <Timeline />
            <Show when=move || turns.with(Vec::is_empty)>
                <p class="log-nothing">"Nothing has happened yet."</p>
            </Show>
            <Rows of=turns each=|all| all key=|turn| turn.span let:turn>
                <Group group=turn is_turn=true />
            </Rows>
        </div>
    }
}

/// A group under its headline, which opens.
#[component]
fn Group(
    group: Memo<LogGroup>,
    /// Whether it is a turn.
    is_turn: bool,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let log = controls.log;
    let span = group.with_untracked(|group| group.span);
    let is_open = Memo::new(move |_| log.is_open(span, group.with(|group| group.is_open)));
    let moment = group.with_untracked(|group| group.moment);
    let moment = move || {
        moment.map(|moment| {
            view! {
                <button class="link log-moment" on:click=move |_| controls.playback.look_at_moment(moment)>
                    "Show this moment"
                </button>
            }
        })
    };
    view! {
        <section class="log-group" class:turn=is_turn class:open=is_open>
            <button
                class="log-head"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| log.set_open(span, !is_open.get_untracked())
            >
                <b
                    class=move || tone(group.with(LogGroup::tone))
                    translate="no"
                    prop:textContent=move || group.with(|group| group.outcome.headline.clone())
                ></b>
                <span
                    translate="no"
                    prop:textContent=move || group.with(|group| group.outcome.sentence.clone())
                ></span>
            </button>
            <Show when=move || is_open.get()>
                {moment()}
                <Parts group />
            </Show>
        </section>
    }
}

/// What a group unfolds to.
#[component]
fn Parts(group: Memo<LogGroup>) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    // They change with the group alone, so that a long log is not worded anew at each event.
    let parts = Memo::new(move |_| {
        let span = group.with(|group| (group.span, group.upto)).0;
        untrack(|| playback.with_record(|shown| record::parts(shown, span)))
    });
    view! {
        <ol>
            <Rows of=parts each=|all| all key=key let:part>
                <PartItem part />
            </Rows>
        </ol>
    }
}

/// What a part is known by: a group stays, with what is open in it, while more comes of it.
fn key(part: &LogPart) -> (usize, u64) {
    match part {
        LogPart::Group(group) => (group.span, 0),
        other => (0, page::rows::number(other)),
    }
}

#[component]
fn PartItem(part: Memo<LogPart>) -> impl IntoView {
    match part.get_untracked() {
        LogPart::Line(line) => view! { <LogLine line /> }.into_any(),
        LogPart::Folded(title, lines) => view! { <Folded title lines /> }.into_any(),
        LogPart::Group(first) => {
            let group = Memo::new(move |_| match part.get() {
                LogPart::Group(group) => group,
                _ => first.clone(),
            });
            view! {
                <li class="log-inner">
                    <Group group is_turn=false />
                </li>
            }
            .into_any()
        }
    }
}

/// Quiet lines, folded into one that opens.
#[component]
fn Folded(title: String, lines: Vec<Line>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let lines = StoredValue::new(lines);
    view! {
        <li class="log-folded">
            <button
                class="log-head"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                <span>{title}</span>
            </button>
            <Show when=move || is_open.get()>
                <ol>
                    <List each=move || lines.get_value() let:line>
                        <LogLine line />
                    </List>
                </ol>
            </Show>
        </li>
    }
}
