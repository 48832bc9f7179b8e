//! The end: score, level, and what happened to every raid.

use crate::ui::live::{dynamic, on};
use leptos::prelude::*;

use super::help::levels;
use crate::engine::forces::{Fate, Raid};
use crate::engine::{Event, Game, Outcome, Scored, count};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::{Leave, PlayAgain, wording};

/// The report of a finished game, once the player has seen everything.
#[component]
pub fn End(session: Session) -> impl IntoView {
    let looking = RwSignal::new(false);
    let outcome = Memo::new(move |_| {
        if session.is_ready() {
            session.game.with(Game::outcome)
        } else {
            None
        }
    });
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
    let shot: u16 = table
        .raids
        .iter()
        .map(|raid| u16::from(raid.launched - raid.strength.points()))
        .sum();
    let launched: u16 = table
        .raids
        .iter()
        .map(|raid| u16::from(raid.launched))
        .sum();
    let through: u16 = table.raids.iter().map(through).sum();
    let lost = table.lost.len();
    let dice = game
        .events()
        .iter()
        .filter(|happening| matches!(happening.event, Event::Roll(_)))
        .count();
    let rows: String = table.raids.iter().map(row).collect();
    let sum = sum(&game);
    Effect::new(move |_| crate::ui::focus_on("#again"));
    let columns = [
        ("Raid", ""),
        ("From", "wide-only"),
        ("Points", "n"),
        ("Down", "n"),
        ("Through", "n"),
        ("How it ended", "how"),
    ];
    let head: String = columns
        .iter()
        .map(|(head, class)| el("th").attr("scope", &"col").class(class).text(head).end())
        .collect();
    let foot = el("th").attr("scope", &"row").text(&"In all").end()
        + &tag("td", "wide-only", &"")
        + &tag("td", "n", &launched)
        + &tag("td", "n", &shot)
        + &tag("td", "n", &through)
        + &tag("td", "how", &sum);
    let table = wrap("thead", "", &wrap("tr", "", &head))
        + &wrap("tbody", "", &rows)
        + &wrap("tfoot", "", &wrap("tr", "", &foot));
    let fact = |name: &str, value: &str| wrap("div", "", &(tag("dt", "", &name) + value));
    let undone = el("dd")
        .attr("data-undone", &game.undone())
        .text(&game.undone())
        .end();
    let facts = fact(
        "Hellcats lost",
        &tag("dd", "", &count(lost as i64, "unit", "units")),
    ) + &fact("Dice rolled", &tag("dd", "", &dice))
        + &fact("Steps back past a die", &undone)
        + &fact(
            "Seed",
            &tag(
                "dd",
                "num",
                &game.seed().map(|seed| seed.to_string()).unwrap_or_default(),
            ),
        );
    let verdict = tag("h1", "", &outcome.level)
        + &tag(
            "p",
            "",
            &format_args!(
                "\u{201c}{}\u{201d} \u{b7} {}",
                scenario.name, scenario.first_turn
            ),
        );
    let points = el("p")
        .class("vp num")
        .text(&wording::signed(outcome.score))
        .html("<small>victory points</small>")
        .end();
    let verdict = points + &wrap("div", "", &verdict) + &levels(scenario, Some(outcome.score));
    let body = tag("h2", "", &"What became of the raids")
        + &wrap("table", "fates", &table)
        + &wrap("dl", "facts", &facts);
    view! {
        <div class="end end-over" data-decision="over">
            <article class="report" aria-label="The battle is over">
                <header class="verdict" inner_html=verdict></header>
                <div class="report-body">
                    <div inner_html=body></div>
                    <div class="row">
                        <button class="btn primary" id="again" on:click=on(move |_| again.0.run((session, true)))>
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
        Fate::Inbound | Fate::Destroyed | Fate::Withdrew => 0,
    }
}

fn row(raid: &Raid) -> String {
    let wave = if raid.wave == 2 { ", second wave" } else { "" };
    let name = el("th")
        .attr("scope", &"row")
        .html(&unit("jp", "zero"))
        .text(&raid.id)
        .text(&wave)
        .end();
    let cells = name
        + &tag("td", "wide-only", &raid.source)
        + &tag("td", "n", &raid.launched)
        + &tag("td", "n", &(raid.launched - raid.strength.points()))
        + &tag("td", "n", &through(raid))
        + &tag("td", "how", &wording::fate(raid));
    wrap("tr", "", &cells)
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
