//! The end: score, level, and what happened to every ship and raid.

use crate::ui::live::{dynamic, effect, on, provided};
use leptos::prelude::*;

use super::help::levels;
use super::sentence;
use crate::engine::forces::{Fate, Raid};
use crate::engine::ships::ShipId;
use crate::engine::{Attacker, Award, Event, Game, Outcome, Table};
use crate::ui::attack::ship::{Pips, condition, outline};
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
    let leave = provided::<Leave>();
    let again = provided::<PlayAgain>();
    effect(move || crate::ui::focus_on("#again"));
    let (verdict, body) = session.game.with_untracked(|game| report(game, outcome));
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

/// A figure of the report.
fn fact(name: &str, value: &str) -> String {
    wrap("div", "", &(tag("dt", "", &name) + value))
}

/// The verdict and what it comes from.
fn report(game: &Game, outcome: Outcome) -> (String, String) {
    let scenario = game.scenario();
    let table = game.table();
    let lost = table.lost.len();
    let dice = game
        .events()
        .iter()
        .filter(|happening| matches!(happening.event, Event::Roll(_)))
        .count();
    let undone = el("dd")
        .attr("data-undone", &game.undone())
        .text(&game.undone())
        .end();
    let fighters_only = scenario.us.strikes.is_none() && scenario.us.decks.is_none();
    let facts = fact(
        if fighters_only {
            "Hellcat units lost"
        } else {
            "Units lost"
        },
        &tag("dd", "", &lost),
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
    let body =
        score(game) + &strikes(game) + &ships(table) + &raids(game) + &wrap("dl", "facts", &facts);
    (verdict, body)
}

fn through(raid: &Raid) -> u16 {
    match raid.fate {
        Fate::GotThrough { attack } => u16::from(attack),
        Fate::Inbound | Fate::Destroyed | Fate::Withdrew => 0,
    }
}

/// A table of the report, if there is anything in it: its heads with their classes, its rows and
/// its sum.
fn report_table(title: &str, heads: &[(&str, &str)], rows: &str, sum: &str) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let head: String = heads
        .iter()
        .map(|(head, class)| el("th").attr("scope", &"col").class(class).text(head).end())
        .collect();
    let table = wrap("thead", "", &wrap("tr", "", &head))
        + &wrap("tbody", "", rows)
        + &wrap("tfoot", "", &wrap("tr", "", sum));
    tag("h2", "", &title) + &wrap("table", "fates", &table)
}

fn row_head(html: &str, text: &dyn std::fmt::Display) -> crate::ui::html::Element {
    el("th").attr("scope", &"row").html(html).text(text)
}

/// What became of the raids, where there were any.
fn raids(game: &Game) -> String {
    let table = game.table();
    let get_through = game.scenario().raids_get_through;
    let shot = |raid: &Raid| u16::from(raid.launched - raid.strength.points());
    let sum = |of: &dyn Fn(&Raid) -> u16| table.raids.iter().map(of).sum::<u16>();
    let cells = |launched: u16, shot: u16, got: u16, how: &str| {
        let got = if get_through {
            tag("td", "n", &got)
        } else {
            String::new()
        };
        tag("td", "n", &launched) + &tag("td", "n", &shot) + &got + &tag("td", "how", &how)
    };
    let row = |raid: &Raid| {
        let wave = if raid.wave == 2 { ", second wave" } else { "" };
        let name = row_head(&unit("jp", "zero"), &raid.id).text(&wave).end();
        let fate = wording::fate(raid);
        let cells = cells(raid.launched.into(), shot(raid), through(raid), &fate);
        wrap(
            "tr",
            "",
            &(name + &tag("td", "wide-only", &raid.source) + &cells),
        )
    };
    let rows: String = table.raids.iter().map(row).collect();
    let launched = sum(&|raid| raid.launched.into());
    let all = row_head("", &"In all").end()
        + &tag("td", "wide-only", &"")
        + &cells(launched, sum(&shot), sum(&through), "");
    let mut heads = vec![
        ("Raid", ""),
        ("From", "wide-only"),
        ("Points", "n"),
        ("Down", "n"),
        ("Through", "n"),
        ("How it ended", "how"),
    ];
    if !get_through {
        heads.remove(4);
    }
    report_table("What became of the raids", &heads, &rows, &all)
}

/// What each strike found and hit, and what it lost.
fn strikes(game: &Game) -> String {
    let (mut rows, mut did, mut made, mut lost) = (String::new(), String::new(), 0, 0);
    for happening in game.events() {
        match &happening.event {
            Event::AttackBegins { target, .. } => {
                (did, made, lost) = (format!("did not find {target}"), 0, 0);
            }
            Event::Contacted { force, .. } => did = format!("found {force}"),
            Event::Hits { ship, hits, .. } => {
                did += &format!(", {hits} on {ship}");
                made += hits;
            }
            Event::UnitLost { .. } => lost += 1,
            Event::AttackOver {
                by: Attacker::Strike(strike),
            } => {
                let name = row_head(&unit("us", "avenger"), strike).end();
                let cells = tag("td", "n", &made) + &tag("td", "n", &lost);
                rows += &wrap("tr", "", &(name + &cells + &tag("td", "how", &did)));
            }
            _ => {}
        }
    }
    let heads = [
        ("Strike", ""),
        ("Hits", "n"),
        ("Units lost", "n"),
        ("What it did", "how"),
    ];
    report_table("What the strikes did", &heads, &rows, "")
}

/// The ships that were hit.
fn ships(table: &Table) -> String {
    let row = |ship: ShipId| {
        let pips = Pips {
            hits: table.hits(ship),
            ..Pips::default()
        };
        let side = if ship.is_us() { "us" } else { "jp" };
        let name = row_head(&unit(side, "carrier"), &ship).end();
        let hits = format!("{} of {}", pips.hits.total(), ship.data().capacity);
        let cells = tag("td", "wide-only", &ship.data().kind.name())
            + &wrap("td", "wide-only", &outline(ship, pips))
            + &tag("td", "n", &hits)
            + &tag("td", "how", &condition(table, ship));
        wrap("tr", "", &(name + &cells))
    };
    let rows: String = table.damage.iter().map(|(ship, _)| row(*ship)).collect();
    let heads = [
        ("Ship", ""),
        ("", "wide-only"),
        ("", "wide-only"),
        ("Hits", "n"),
        ("Condition", "how"),
    ];
    report_table("Ships that were hit", &heads, &rows, "")
}

/// How the score adds up.
fn score(game: &Game) -> String {
    let table = game.table();
    let line = |award: &Award| {
        let vp = wording::signed(table.scored(award.what));
        let what = sentence(&award.what.to_string());
        fact(&what, &tag("dd", "", &vp))
    };
    let lines: String = game.scenario().scores.iter().map(line).collect();
    tag("h2", "", &"Victory points") + &wrap("dl", "facts", &lines)
}
