//! The log: its phases, its fights under their outcomes, the bookkeeping folded.

use leptos::prelude::*;

use super::log_line::LogLine;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Rows, Show};
use crate::ui::state::Fold;
use crate::view::account::VictoryPoints;
use crate::view::card::Tone;
use crate::view::record::{self, FightLine, FightTold, Filter, Folded, Line, Part, Phase};
use crate::view::shown_record::ShownRecord;

/// The fights that are told, and how often an order had been taken back by then.
type Told = (u32, Vec<FightTold>);

/// The whole log, the newest phase first. What is closed draws nothing.
#[component]
pub fn Log() -> impl IntoView {
    let Controls {
        playback,
        game,
        log,
        ..
    } = expect_context();
    // What was told before is not told again, unless an order was taken back since.
    let fights = Memo::new(move |before: Option<&Told>| {
        game.with(|game| {
            let before = before.filter(|(undone, _)| *undone == game.undone());
            let before = before.map_or(&[][..], |(_, fights)| fights);
            let fights = playback.with_record(|shown| record::fights(game, shown, before));
            (game.undone(), fights)
        })
    });
    let phases = Memo::new(move |_| {
        let filter = log.filter();
        fights
            .with(|(_, fights)| playback.with_events(|shown| record::phases(shown, fights, filter)))
    });
    view! {
        <FilterBar />
        <div class="log">
            <Show when=move || phases.with(Vec::is_empty)>
                <p class="log-nothing" translate="no" prop:textContent=move || log.filter().nothing()></p>
            </Show>
            <Rows of=phases each=|all| all key=|phase| phase.from let:phase>
                <PhaseItem phase fights />
            </Rows>
        </div>
    }
}

/// What of the log is shown.
#[component]
fn FilterBar() -> impl IntoView {
    let log = expect_context::<Controls>().log;
    let button = move |filter: Filter| {
        view! {
            <button
                aria-pressed=move || (log.filter() == filter).to_string()
                on:click=move |_| log.show(filter)
            >
                {filter.title()}
            </button>
        }
    };
    view! {
        <div class="filters" role="group" aria-label="What the log shows">
            {Filter::ALL.map(button)}
        </div>
    }
}

/// A phase under its headline; its turn's stands over the newest of a turn.
#[component]
fn PhaseItem(phase: Memo<Phase>, fights: Memo<Told>) -> impl IntoView {
    let log = expect_context::<Controls>().log;
    let fold = Fold::Phase(phase.with_untracked(|phase| phase.from));
    // What is lost and what is fought is little: it stands open.
    let is_open = Memo::new(move |_| {
        let is_short = matches!(log.filter(), Filter::Losses | Filter::Fights);
        log.is_open(fold, is_short || phase.with(|phase| phase.is_newest))
    });
    view! {
        {move || {
            let turn = phase.with(|phase| phase.turn.clone());
            turn.map(|turn| {
                view! {
                    <div class="log-turn">
                        <h3>{turn.title}</h3>
                        <p>{turn.headline}</p>
                        <b class="num">{turn.score}</b>
                    </div>
                }
            })
        }}
        <section class="log-phase" class:open=is_open>
            <button
                class="log-head"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| log.set_open(fold, !is_open.get_untracked())
            >
                <b translate="no" prop:textContent=move || phase.with(|phase| phase.title.clone())></b>
                <Scored points=Signal::derive(move || phase.with(|phase| phase.scored.clone())) />
                <span translate="no" prop:textContent=move || phase.with(|phase| phase.headline.clone())></span>
            </button>
            <Show when=move || is_open.get()>
                <PhaseParts phase fights />
            </Show>
        </section>
    }
}

/// Victory points beside a headline.
#[component]
fn Scored(points: Signal<Option<VictoryPoints>>) -> impl IntoView {
    move || {
        points.get().map(|VictoryPoints { text, tone }| {
            let class = match tone {
                Tone::Good => "scored-chip good",
                Tone::Bad => "scored-chip bad",
                Tone::Even => "scored-chip",
            };
            view! { <em class=class>{text}</em> }
        })
    }
}

/// What happened in a phase, the newest first.
#[component]
fn PhaseParts(phase: Memo<Phase>, fights: Memo<Told>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls { playback, log, .. } = controls;
    // What happened in a phase changes with its first and last event only, so that a long log is
    // not worded anew at each event.
    let parts = Memo::new(move |_| {
        let (phase, filter) = (phase.get(), log.filter());
        fights.with(|(_, fights)| {
            let of_phase = |shown: ShownRecord| record::parts(shown, fights, &phase, filter);
            untrack(|| playback.with_record(of_phase))
        })
    });
    let show = move |_| controls.show_moment(phase.with_untracked(|phase| phase.from));
    view! {
        <button class="link log-moment" on:click=show>
            "Show this moment"
        </button>
        <ol>
            <List each=move || parts.get() let:part>
                <PartItem part />
            </List>
        </ol>
    }
}

#[component]
fn PartItem(part: Part) -> impl IntoView {
    match part {
        Part::Line(line) => view! { <LogLine line in_log=true /> }.into_any(),
        Part::Fight(fight) | Part::Unseen(fight) => view! { <FightItem fight /> }.into_any(),
        Part::Folded(folded) => view! { <FoldedItem folded /> }.into_any(),
    }
}

/// A fight under its outcome, or a search.
#[component]
fn FightItem(fight: FightLine) -> impl IntoView {
    let FightLine {
        from,
        upto,
        outcome,
        scored,
    } = fight;
    let class = match outcome.tone {
        Tone::Good => "log-fight good",
        Tone::Bad => "log-fight bad",
        Tone::Even => "log-fight",
    };
    view! {
        <Opening class fold=Fold::Fight(from) from upto>
            <b>{outcome.headline}</b>
            <Scored points=Signal::stored(scored) />
            <span>{outcome.sentence}</span>
        </Opening>
    }
}

/// Lines of bookkeeping, folded into one that opens.
#[component]
fn FoldedItem(folded: Folded) -> impl IntoView {
    let title = folded.title();
    let Folded { from, upto, .. } = folded;
    view! {
        <Opening class="log-folded" fold=Fold::Bookkeeping(from) from upto>
            <span>{title}</span>
        </Opening>
    }
}

/// A headline that opens to its lines.
#[component]
fn Opening(
    class: &'static str,
    fold: Fold,
    /// The number of its first event.
    from: usize,
    /// And of the one after its last.
    upto: usize,
    /// What the headline says.
    children: Children,
) -> impl IntoView {
    let log = expect_context::<Controls>().log;
    let is_open = Memo::new(move |_| log.is_open(fold, false));
    view! {
        <li class=class>
            <button
                class="log-head"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| log.set_open(fold, !is_open.get_untracked())
            >
                {children()}
            </button>
            <Show when=move || is_open.get()>
                <Lines from upto />
            </Show>
        </li>
    }
}

/// The lines of a fight or of bookkeeping.
#[component]
fn Lines(from: usize, upto: usize) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    // They have happened: what shows them goes when that is taken back.
    let lines = untrack(|| playback.with_events(|shown| record::lines_of(shown, from, upto)));
    let line = |line: Line| view! { <LogLine line in_log=true /> };
    view! { <ol>{lines.into_iter().map(line).collect_view()}</ol> }
}
