//! A die with its sum, and its row of the chart.

use leptos::prelude::*;

use crate::ui::parts::RuleNumber;
use crate::view::fight::{ChartStrip, DieRoll};

/// A die with its sum, and the column of the chart that was read.
#[component]
pub fn DieRow(roll: DieRoll) -> impl IntoView {
    let modifier = |(reason, value): (&'static str, String)| {
        view! { <div><dt>{reason}</dt><dd>{value}</dd></div> }
    };
    view! {
        <div class="roll-row">
            <Die die=roll.die label=roll.label />
            <dl class="sum">
                <div><dt>"Die"</dt><dd>{roll.die}</dd></div>
                {roll.modifiers.into_iter().map(modifier).collect_view()}
                <div class="total"><dt>"Read on the chart"</dt><dd>{roll.total}</dd></div>
            </dl>
        </div>
        {roll.strip.map(|strip| view! { <Strip strip /> })}
    }
}

/// The ten-sided die.
#[component]
fn Die(die: u8, label: String) -> impl IntoView {
    view! {
        <div class="die-big rolling" role="img" aria-label=label>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <path class="d-body" d="M0-47L44-8L32 24L0 47L-32 24L-44-8Z" />
                <path class="d-face" d="M0-47L27-4L0 19L-27-4Z" />
                <path class="d-edge" d="M0-47L27-4L44-8M27-4L0 19L-27-4L-44-8M0 19V47" />
            </svg>
            <b>{die}</b>
        </div>
    }
}

/// The column of the chart that was read, lying down, with the cell lit.
#[component]
fn Strip(strip: ChartStrip) -> impl IntoView {
    let lit = |is_lit: bool| is_lit.then_some("lit");
    let numbers = strip.cells.iter().map(|cell| {
        view! { <th scope="col" class=lit(cell.is_lit)>{cell.number}</th> }
    });
    let results = strip.cells.iter().map(|cell| {
        let current = cell.is_lit.then_some("true");
        view! { <td class=lit(cell.is_lit) aria-current=current>{cell.result.clone()}</td> }
    });
    view! {
        <table class="strip" class:words=strip.has_words>
            <caption>
                <b>{strip.title}</b>
                {strip.column}
                <RuleNumber number=strip.rule.to_owned() />
            </caption>
            <thead>
                <tr>{numbers.collect_view()}</tr>
            </thead>
            <tbody>
                <tr>{results.collect_view()}</tr>
            </tbody>
        </table>
    }
}
