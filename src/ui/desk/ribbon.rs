//! The ribbon: the clock, the phase, the segment, the score, undo and the menu.

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use crate::engine::{PHASES, When};
use crate::ui::Leave;
use crate::ui::icons::Icon;
use crate::ui::session::{Dialog, Session};
use crate::ui::wording;

/// The ribbon over the chart.
#[component]
pub fn Ribbon(session: Session) -> impl IntoView {
    let date = move || session.shown.with(|shown| format!("{} June 1944 \u{b7} ", shown.table.turn.day));
    let time = move || session.shown.with(|shown| format!("{:04}", shown.table.turn.time()));
    let light = move || {
        let turns = session.game.with(|game| (game.scenario().first_turn, game.scenario().turns));
        session.shown.with(|shown| {
            let table = &shown.table;
            let (first, turns) = turns;
            let mut turn = first;
            let number = (1..turns).find(|_| {
                let here = turn == table.turn;
                turn = turn.next();
                here
            });
            format!(" Turn {} of {turns} \u{b7} {}", number.unwrap_or(turns), table.light())
        })
    };
    let icon = move || session.shown.with(|shown| matches!(shown.table.light(), crate::engine::Light::Day));
    view! {
        <header class="ribbon">
            <div class="clock">
                <h1>{live(date)} <span>{live(time)}</span></h1>
                <p>
                    {dynamic(move || {
                        let name = if icon() { "sun" } else { "moon" };
                        view! { <Icon name /> }
                    })} {live(light)}
                </p>
            </div>
            <Phases session />
            <Segments session />
            <p class="score" aria-live="polite" data-score=live(move || session.shown.with(|shown| shown.table.score))>
                <b>{dynamic(move || session.shown.with(|shown| wording::signed(shown.table.score)))}</b>
                <span>"victory points"</span>
            </p>
            <div class="tools">
                <button
                    class="tool"
                    data-order-kind="undo"
                    aria-label="Undo the last order"
                    title=live(move || undo_title(session))
                    disabled=live(move || session.game.with(|game| game.orders().is_empty()))
                    on:click=on(move |_| session.undo())
                >
                    <Icon name="undo" />
                    <span>"Undo"</span>
                </button>
                <Menu session />
            </div>
        </header>
    }
}

/// What undo would do.
fn undo_title(session: Session) -> String {
    let text = session.game.with(|game| match (game.undo_reveals(), game.orders().last()) {
        (Some(true), Some(order)) => format!("Take back \u{201c}{order}\u{201d}; it steps past a die and is counted"),
        (_, Some(order)) => format!("Take back \u{201c}{order}\u{201d}"),
        _ => "Nothing to take back".to_owned(),
    });
    format!("{text} (Ctrl+Z)")
}

#[component]
fn Phases(session: Session) -> impl IntoView {
    let phase = move || session.shown.with(|shown| shown.table.phase);
    view! {
        <ol class="phases" aria-label="Phases of the turn">
            {(1..=PHASES)
                .map(|number| {
                    let title = move || match phase() {
                        now if now > number => format!("Phase {number}, done"),
                        now if now == number => format!("Phase {number}, now"),
                        _ => format!("Phase {number}"),
                    };
                    view! {
                        <li
                            class:past=live(move || { phase() > number })
                            aria-current=live(move || (phase() == number).then_some("step"))
                            title=live(title)
                        >
                            {number}
                        </li>
                    }
                })
                .collect_view()}
        </ol>
    }
}

#[component]
fn Segments(session: Session) -> impl IntoView {
    let segments = session.game.with_untracked(|game| game.scenario().segments(game.options()));
    let segments: Vec<_> = segments.into_iter().filter(|segment| segment.data().when == When::EveryPhase).collect();
    let now = move || session.shown.with(|shown| shown.table.segment);
    view! {
        <ol class="segments" aria-label="Segments of the phase">
            {segments
                .into_iter()
                .map(|segment| {
                    let title = format!("{} segment, rule {}", segment, segment.data().rule);
                    view! {
                        <li
                            class:past=live(move || now().is_some_and(|now| now > segment))
                            aria-current=live(move || (now() == Some(segment)).then_some("step"))
                            title=title
                        >
                            {segment.data().short}
                        </li>
                    }
                })
                .collect_view()}
        </ol>
    }
}

#[component]
fn Menu(session: Session) -> impl IntoView {
    let open = RwSignal::new(false);
    let leave = expect_context::<Leave>();
    let choose = move |dialog: Dialog| {
        open.set(false);
        session.dialog.set(Some(dialog));
    };
    let charts = move |_| {
        open.set(false);
        session.tab.set("charts");
        session.sheet.set(true);
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" && open.get_untracked() {
            event.stop_propagation();
            open.set(false);
            crate::ui::focus_on("#menu-button");
        }
    };
    view! {
        <div class="menu" on:keydown=on(on_key)>
            <button
                class="tool"
                id="menu-button"
                aria-label="Menu"
                aria-expanded=live(move || open.get().to_string())
                aria-controls="menu"
                on:click=on(move |_| open.update(|open| *open = !*open))
            >
                <Icon name="menu" />
                <span>"Menu"</span>
            </button>
            <ul id="menu" hidden=live(move || !open.get())>
                <li>
                    <button on:click=on(charts)>
                        <Icon name="chart" />
                        "Charts"
                        <kbd>"C"</kbd>
                    </button>
                </li>
                <li>
                    <button on:click=on(move |_| choose(Dialog::Briefing))>
                        <Icon name="fit" />
                        "Briefing"
                        <kbd>"B"</kbd>
                    </button>
                </li>
                <li>
                    <button on:click=on(move |_| choose(Dialog::Settings))>
                        <Icon name="gear" />
                        "Settings"
                    </button>
                </li>
                <li>
                    <button on:click=on(move |_| choose(Dialog::Help))>
                        <Icon name="help" />
                        "Help"
                        <kbd>"?"</kbd>
                    </button>
                </li>
                <li class="apart">
                    <button on:click=on(move |_| choose(Dialog::Keep))>
                        <Icon name="save" />
                        "Name, export, link"
                    </button>
                </li>
                <li>
                    <button on:click=on(move |_| leave.0.run(()))>
                        <Icon name="leave" />
                        "Back to the start"
                    </button>
                </li>
            </ul>
        </div>
    }
}
