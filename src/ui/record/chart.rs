//! The charts: a list of them, and the dialog with one.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Modal;
use crate::ui::parts::{RuleLabel, RuleNumber};
use crate::ui::state::Focus;
use crate::view::record::{self, ChartCell, ChartRow, ChartView, Light, ModifierLine, Page};
use crate::view::shell::{Dialog, Tab};

/// Every chart of the game, to open.
#[component]
pub fn Charts() -> impl IntoView {
    let panels = expect_context::<Controls>().panels;
    let entry = move |entry: record::ChartEntry| {
        view! {
            <button
                data-chart=entry.id
                on:click=move |_| panels.open(Dialog::Chart(entry.id))
            >
                <b>{entry.title}</b>
                <RuleLabel number=entry.rule />
            </button>
        }
    };
    view! {
        <div class="charts-list">{record::charts().into_iter().map(entry).collect_view()}</div>
    }
}

/// A chart, as the dice read it, with the last roll's cell lit.
#[component]
pub fn ChartDialog(
    /// The chart's name.
    id: &'static str,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let chart = Memo::new(move |_| playback.with_events(|shown| record::chart(shown, id)));
    view! { <ChartModal chart /> }
}

/// The chart of a die of the log, with its own cell lit.
#[component]
pub fn RollDialog(
    /// The number of its event.
    roll: usize,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let chart =
        Memo::new(move |_| playback.with_events(|shown| record::chart_of_roll(shown, roll)));
    view! { <ChartModal chart /> }
}

#[component]
fn ChartModal(chart: Memo<Option<ChartView>>) -> impl IntoView {
    let Controls { panels, focus, .. } = expect_context();
    let title = move || chart.with(|chart| chart.as_ref().map_or("", |chart| chart.title));
    let subtitle = move || {
        let subtitle = chart.with(|chart| Some(chart.as_ref()?.subtitle.clone()));
        subtitle.unwrap_or_default()
    };
    let close = Callback::new(move |()| panels.close());
    let show_all = move |_| {
        panels.close();
        panels.open_page(Page::Charts);
        focus.send(Focus::Tab(Tab::Record));
    };
    view! {
        <Modal
            title=Signal::derive(move || title().to_owned())
            subtitle=Signal::derive(subtitle)
            on_close=close
            on_enter=close
        >
            // It may scroll, so the keyboard can reach it.
            <div class="d-body" role="group" aria-label="The chart" tabindex="0">
                {move || chart.get().map(|chart| view! { <Chart chart /> })}
            </div>
            <footer class="d-foot">
                <p class="tally">
                    <RuleNumber number=Signal::derive(move || {
                        chart.with(|chart| chart.as_ref().map_or("", |chart| chart.rule)).to_owned()
                    }) />
                    " "
                    <span
                        class="chip"
                        translate="no"
                        prop:textContent=move || chart.with(|chart| chart.as_ref().map_or("", |chart| chart.source))
                    ></span>
                </p>
                <button class="btn" on:click=show_all>
                    "All charts"
                </button>
                <button class="btn primary" on:click=move |_| close.run(())>
                    "Close"
                </button>
            </footer>
        </Modal>
    }
}

/// A chart as a table, its modifiers and its notes.
#[component]
pub fn Chart(chart: ChartView) -> impl IntoView {
    let ChartView {
        caption,
        has_row_heads,
        heads,
        rows,
        modifiers,
        notes,
        ..
    } = chart;
    let head = |cell: ChartCell| {
        view! { <th scope="col" class=class(cell.light)>{cell.text}</th> }
    };
    let row = move |row: ChartRow| {
        let ChartRow { head, cells } = row;
        view! {
            <tr>
                {has_row_heads
                    .then(|| view! { <th scope="row" class=class(head.light)>{head.text}</th> })}
                {cells.into_iter().map(result).collect_view()}
            </tr>
        }
    };
    let note = |note: &&'static str| view! { <li>{*note}</li> };
    view! {
        <div class="grid-wrap" role="group" aria-label="Results" tabindex="0">
            <table class="grid">
                <caption>{caption}</caption>
                <thead>
                    <tr>
                        {has_row_heads.then(|| view! { <th scope="col">"Roll"</th> })}
                        {heads.into_iter().map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
        <div class="two">
            <section>
                <h3>"Modifiers"</h3>
                <Modifiers modifiers />
            </section>
            {(!notes.is_empty())
                .then(|| {
                    view! {
                        <section>
                            <h3>"Notes"</h3>
                            <ul class="notes">{notes.iter().map(note).collect_view()}</ul>
                        </section>
                    }
                })}
        </div>
    }
}

/// The result in a cell.
fn result(cell: ChartCell) -> impl IntoView {
    let is_lit = cell.light == Light::Lit;
    view! {
        <td class=class(cell.light) aria-current=is_lit.then_some("true")>
            {cell.text}
        </td>
    }
}

/// What is added to the die, with what counted in the last roll.
#[component]
fn Modifiers(modifiers: Vec<ModifierLine>) -> impl IntoView {
    if modifiers.is_empty() {
        return view! { <p class="muted">"None."</p> }.into_any();
    }
    let line = |line: ModifierLine| {
        view! {
            <li class=line.is_used.then_some("used")>
                <span>{line.reason}</span>
                <b>{line.value}</b>
            </li>
        }
    };
    view! { <ul class="mods-list">{modifiers.into_iter().map(line).collect_view()}</ul> }.into_any()
}

fn class(light: Light) -> Option<&'static str> {
    match light {
        Light::Dark => None,
        Light::Along => Some("along"),
        Light::Lit => Some("lit"),
    }
}
