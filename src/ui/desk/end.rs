//! The end: score, level, and what happened to every raid.

use leptos::prelude::*;
use crate::ui::live::{dynamic, on};

use super::help::Levels;
use crate::engine::forces::{Fate, Raid};
use crate::engine::{Event, Game, Outcome, Scored, count};
use crate::ui::icons::UnitIcon;
use crate::ui::session::Session;
use crate::ui::{Leave, PlayAgain, wording};

/// The report of a finished game, once the player has seen everything.
#[component]
pub fn End(session: Session) -> impl IntoView {
    let looking = RwSignal::new(false);
    let outcome = Memo::new(move |_| if session.is_ready() { session.game.with(Game::outcome) } else { None });
    dynamic(move || {
        let outcome = outcome.get()?;
        if looking.get() {
            let back = move |_| looking.set(false);
            return Some(
                view! {
                    <section class="prompt" data-decision="over" aria-labelledby="ask">
                        <div class="prompt-head">
                            <h2 id="ask">{format!("The battle is over: {}", outcome.level)}</h2>
                        </div>
                        <div class="row">
                            <button class="btn primary" on:click=on(back)>
                                "Back to the report"
                            </button>
                        </div>
                    </section>
                }
                .into_any(),
            );
        }
        Some(view! { <Report session outcome looking /> }.into_any())
    })
}

#[component]
fn Report(session: Session, outcome: Outcome, looking: RwSignal<bool>) -> impl IntoView {
    let leave = expect_context::<Leave>();
    let again = expect_context::<PlayAgain>();
    let game = session.game.get_untracked();
    let scenario = game.scenario();
    let table = game.table();
    let shot: u16 = table.raids.iter().map(|raid| u16::from(raid.launched - raid.strength.points())).sum();
    let launched: u16 = table.raids.iter().map(|raid| u16::from(raid.launched)).sum();
    let through: u16 = table.raids.iter().map(through).sum();
    let lost = table.lost.len();
    let dice = game.events().iter().filter(|happening| matches!(happening.event, Event::Roll(_))).count();
    let rows: Vec<_> = table.raids.iter().map(row).collect();
    let sum = sum(&game);
    let new_seed = again;
    let focus = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = focus.get() {
            let _ = button.focus();
        }
    });
    view! {
        <div class="end end-over" data-decision="over">
            <article class="report" aria-labelledby="verdict">
                <header class="verdict">
                    <p class="vp num">
                        {wording::signed(outcome.score)} <small>"victory points"</small>
                    </p>
                    <div>
                        <h1 id="verdict">{outcome.level}</h1>
                        <p>{format!("\u{201c}{}\u{201d} \u{b7} {}", scenario.name, scenario.first_turn)}</p>
                    </div>
                    <Levels scenario score=Some(outcome.score) />
                </header>
                <div class="report-body">
                    <h2>"What became of the raids"</h2>
                    <table class="fates">
                        <thead>
                            <tr>
                                <th scope="col">"Raid"</th>
                                <th scope="col" class="wide-only">
                                    "From"
                                </th>
                                <th scope="col" class="n">
                                    "Points"
                                </th>
                                <th scope="col" class="n">
                                    "Down"
                                </th>
                                <th scope="col" class="n">
                                    "Through"
                                </th>
                                <th scope="col">"How it ended"</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                        <tfoot>
                            <tr>
                                <th scope="row">"In all"</th>
                                <td class="wide-only"></td>
                                <td class="n">{launched}</td>
                                <td class="n">{shot}</td>
                                <td class="n">{through}</td>
                                <td>{sum}</td>
                            </tr>
                        </tfoot>
                    </table>
                    <dl class="facts">
                        <div>
                            <dt>"Hellcats lost"</dt>
                            <dd>{count(lost as i64, "unit", "units")}</dd>
                        </div>
                        <div>
                            <dt>"Dice rolled"</dt>
                            <dd>{dice}</dd>
                        </div>
                        <div>
                            <dt>"Steps back past a die"</dt>
                            <dd data-undone=game.undone()>{game.undone()}</dd>
                        </div>
                        <div>
                            <dt>"Seed"</dt>
                            <dd class="num">{game.seed().map(|seed| seed.to_string())}</dd>
                        </div>
                    </dl>
                    <div class="row">
                        <button class="btn primary" node_ref=focus on:click=on(move |_| new_seed.0.run((session, true)))>
                            "Play again, new seed"
                        </button>
                        <button class="btn" on:click=on(move |_| again.0.run((session, false)))>
                            "Play again, same seed"
                        </button>
                        <button class="btn" on:click=on(move |_| looking.set(true))>
                            "Look at the chart"
                        </button>
                        <button class="btn" on:click=on(move |_| session.export())>
                            "Export the game"
                        </button>
                        <button class="btn ghost" on:click=on(move |_| leave.0.run(()))>
                            "Back to the start"
                        </button>
                    </div>
                </div>
            </article>
        </div>
    }
}

fn through(raid: &Raid) -> u16 {
    match raid.fate {
        Fate::GotThrough { attack } => u16::from(attack),
        Fate::Inbound | Fate::Destroyed => 0,
    }
}

fn row(raid: &Raid) -> impl IntoView + use<> {
    let wave = if raid.wave == 2 { ", second wave" } else { "" };
    view! {
        <tr>
            <th scope="row">
                <UnitIcon side="jp" picture="zero" />
                {format!("{}{wave}", raid.id)}
            </th>
            <td class="wide-only">{raid.source.to_string()}</td>
            <td class="n">{raid.launched}</td>
            <td class="n">{raid.launched - raid.strength.points()}</td>
            <td class="n">{through(raid)}</td>
            <td>{wording::fate(raid)}</td>
        </tr>
    }
}

/// How the score adds up.
fn sum(game: &Game) -> String {
    let of = |what: Scored| -> i16 {
        let events = game.events().iter();
        events
            .filter_map(|happening| match happening.event {
                Event::Score { vp, why } if why == what => Some(vp),
                _ => None,
            })
            .sum()
    };
    format!(
        "{} shot down, {} got through, {} own losses: {}",
        wording::signed(of(Scored::PointsDestroyed)),
        wording::signed(of(Scored::GotThrough)),
        wording::signed(of(Scored::UnitLost)),
        wording::signed(game.table().score),
    )
}
