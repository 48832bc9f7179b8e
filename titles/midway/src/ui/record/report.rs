//! The report of a game that is over.

use leptos::prelude::*;
use page::parts::{CopyButton, GuestNotice, Modal, ModalText, ignore_double_click};

use super::curve::CurvePicture;
use crate::engine::units::Side;
use crate::ui::controls::Controls;
use crate::ui::event_card::tone;
use crate::view::record::{
    self, BaseRow, BattleRow, CarrierRow, LevelRow, Luck, LuckRow, Report, TurnRow, UnseenForce,
};

/// The report as a dialog; nothing before the game is over.
#[component]
pub fn ReportDialog() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Controls {
        game, panels, save, ..
    } = controls;
    let close = Callback::new(move |()| panels.close());
    let next = record::after_report(untrack(|| save.is_guest()));
    let next = next.map(|what| {
        let go = move || {
            panels.close();
            controls.afterwards(what);
        };
        view! {
            <button class="btn" on:click=ignore_double_click(go)>
                {what.label()}
            </button>
        }
    });
    let report = game.peek(record::report);
    report.map(|report| {
        let verdict = report.verdict.clone();
        let text = record::report_text(&report, &save.link());
        view! {
            <Modal
                class="report"
                title=Signal::stored(verdict.headline)
                subtitle=Signal::stored(verdict.sentence)
                on_close=close
                on_enter=close
            >
                <ModalText>
                    <GuestNotice save games=expect_context() />
                    <ReportBody report />
                </ModalText>
                <footer class="d-foot">
                    <CopyButton
                        id="report-text"
                        label="The report as a text"
                        button="Copy as a text"
                        done="The text is copied"
                        text
                    />
                    {next}
                    <button class="btn primary" on:click=move |_| close.run(())>
                        "Back to the table "
                        <kbd>"Enter"</kbd>
                    </button>
                </footer>
            </Modal>
        }
    })
}

#[component]
fn ReportBody(report: Report) -> impl IntoView {
    let Report {
        causes,
        levels,
        undone,
        turns,
        battles,
        carriers,
        bases,
        luck,
        unseen,
        curves,
        ..
    } = report;
    let curve = |curve| view! { <CurvePicture curve /> };
    view! {
        <div class="report-grid">
            <Levels causes levels undone />
            <section class="curves">{curves.into_iter().map(curve).collect_view()}</section>
            <BothCarriers carriers />
            <section>
                <h3>"Our island bases"</h3>
                <ul class="rows">{bases.into_iter().map(base).collect_view()}</ul>
                <h3>"The dice"</h3>
                <LuckTable rows=luck />
            </section>
            <Unseen forces=unseen />
            <Battles battles />
            <section class="wide">
                <h3>"Turn by turn"</h3>
                <ol class="turn-rows">{turns.into_iter().map(turn).collect_view()}</ol>
            </section>
        </div>
    }
}

/// What made the end, what each level takes, and that steps past dice were taken back.
#[component]
fn Levels(causes: Vec<String>, levels: Vec<LevelRow>, undone: Option<String>) -> impl IntoView {
    let cause = |cause: String| view! { <li>{cause}</li> };
    let level = |row: LevelRow| {
        view! {
            <li class:reached=row.is_reached aria-current=row.is_reached.then_some("true")>
                <b>{row.level}</b>
                " "
                <span>{row.takes}</span>
            </li>
        }
    };
    view! {
        <section>
            <h3>"How it came to that"</h3>
            <ul class="causes">{causes.into_iter().map(cause).collect_view()}</ul>
            <h3>"What each level takes"</h3>
            <ul class="levels">{levels.into_iter().map(level).collect_view()}</ul>
            {undone.map(|words| view! { <p class="muted">{words}</p> })}
        </section>
    }
}

/// The carriers of both sides.
#[component]
fn BothCarriers(carriers: Vec<(Side, Vec<CarrierRow>)>) -> impl IntoView {
    let of = |(side, rows)| view! { <Carriers side rows /> };
    view! {
        <section>
            <h3>"Carriers"</h3>
            <div class="two">{carriers.into_iter().map(of).collect_view()}</div>
        </section>
    }
}

/// What was behind the markers that were never seen.
#[component]
fn Unseen(forces: Vec<UnseenForce>) -> impl IntoView {
    let force = |row: UnseenForce| {
        let (title, words) = (row.title(), row.words());
        view! {
            <li data-unit=row.force.to_string()>
                <b>{title}</b>
                " "
                <span>{words}</span>
            </li>
        }
    };
    (!forces.is_empty()).then(|| {
        view! {
            <section>
                <h3>"Behind the markers that we never saw"</h3>
                <ul class="rows">{forces.into_iter().map(force).collect_view()}</ul>
            </section>
        }
    })
}

/// The battles in which anything was lost.
#[component]
fn Battles(battles: Vec<BattleRow>) -> impl IntoView {
    let battle = |row: BattleRow| {
        view! {
            <li>
                <b class=tone(row.outcome.tone)>{row.outcome.headline}</b>
                " "
                <MomentLink moment=row.moment>"turn " {row.turn}</MomentLink>
                " "
                <span>{row.outcome.sentence}</span>
            </li>
        }
    };
    (!battles.is_empty()).then(|| {
        view! {
            <section>
                <h3>"Battles, the gravest first"</h3>
                <ol class="rows">{battles.into_iter().map(battle).collect_view()}</ol>
            </section>
        }
    })
}

/// The carriers of a side.
#[component]
fn Carriers(side: Side, rows: Vec<CarrierRow>) -> impl IntoView {
    let row = |row: CarrierRow| {
        let CarrierRow {
            ship,
            stands,
            is_sunk,
            hits,
        } = row;
        let hits = (!hits.is_empty()).then(|| view! { <small>{hits}</small> });
        view! {
            <li class:sunk=is_sunk data-unit=ship.to_string()>
                <b>{ship.text()}</b>
                " "
                <span>{stands}</span>
                " "
                {hits}
            </li>
        }
    };
    view! {
        <div data-side=side.to_string()>
            <h4>{side.text()}</h4>
            <ul class="rows">{rows.into_iter().map(row).collect_view()}</ul>
        </div>
    }
}

fn base(row: BaseRow) -> impl IntoView {
    view! {
        <li class:sunk=row.is_captured data-unit=row.base.to_string()>
            <b>{row.base.text()}</b>
            " "
            <span>{row.stands}</span>
        </li>
    }
}

/// Leads from the report to a moment of the game, from which it can be watched again.
#[component]
fn MomentLink(moment: usize, children: Children) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let show = move |_| {
        controls.panels.close();
        controls.playback.look_at_moment(moment);
    };
    view! {
        <button class="link" title="Show this moment" on:click=show>
            {children()}
        </button>
    }
}

fn turn(row: TurnRow) -> impl IntoView {
    view! {
        <li class=tone(row.tone)>
            <MomentLink moment=row.moment>{row.number}</MomentLink>
            <span class="dates">{row.dates}</span>
            <b>{row.markers}</b>
            <span>{row.lost}</span>
        </li>
    }
}

/// What was to be expected of the dice, and what came.
#[component]
fn LuckTable(rows: Vec<LuckRow>) -> impl IntoView {
    let row = |row: LuckRow| {
        let (expected, luck) = (row.expected(), row.luck());
        let class = match luck {
            Luck::AsExpected => "",
            Luck::Lucky => "lucky",
            Luck::Unlucky => "unlucky",
        };
        view! {
            <tr>
                <th scope="row">{row.what} " (" {row.side.text()} ")"</th>
                <td>{row.rolls}</td>
                <td>{expected}</td>
                <td>{row.came}</td>
                <td class=class>{luck.text()}</td>
            </tr>
        }
    };
    view! {
        <table class="luck">
            <thead>
                <tr>
                    <th scope="col">"Rolled for"</th>
                    <th scope="col">"Dice"</th>
                    <th scope="col">"Expected"</th>
                    <th scope="col">"Came"</th>
                    <th scope="col"><span class="sr">"In a word"</span></th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
