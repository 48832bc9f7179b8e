//! A die with its sum, and its row of the chart.

use leptos::prelude::*;

use crate::ui::parts::RuleNumber;
use crate::view::fight::{ChartStrip, DieRoll, Meaning};

/// A die with its sum, and the column of the chart that is read. While it rolls, nothing tells what it
/// will show. It tumbles while it rolls; lying, it is drawn anew, and lands.
#[component]
pub fn DieRow(roll: DieRoll) -> impl IntoView {
    let modifier = |(reason, value): (&'static str, String)| {
        view! { <div><dt>{reason}</dt><dd>{value}</dd></div> }
    };
    let is_rolling = roll.is_rolling();
    view! {
        <div class="roll-row" data-rolling=is_rolling.then_some("")>
            <Die die=roll.die label=roll.label is_rolling />
            <dl class="sum">
                <div><dt>"Die"</dt><dd>{roll.die}</dd></div>
                {roll.modifiers.into_iter().map(modifier).collect_view()}
                <div class="total">
                    <dt>"Read on the chart"</dt>
                    <dd>{roll.total}</dd>
                </div>
            </dl>
        </div>
        {roll.strip.map(|strip| view! { <Strip strip /> })}
    }
}

/// The ten-sided die.
#[component]
fn Die(die: Option<u8>, label: String, is_rolling: bool) -> impl IntoView {
    view! {
        <div class="die-big" class:rolling=is_rolling role="img" aria-label=label>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <path class="d-body" d="M0-47L44-8L32 24L0 47L-32 24L-44-8Z" />
                <path class="d-face" d="M0-47L27-4L0 19L-27-4Z" />
                <path class="d-edge" d="M0-47L27-4L44-8M27-4L0 19L-27-4L-44-8M0 19V47" />
            </svg>
            <b>{die}</b>
        </div>
    }
}

/// The column of the chart, lying down: good and bad cells tinted, and the one that was read lit.
#[component]
pub fn Strip(strip: ChartStrip) -> impl IntoView {
    let lit = |is_lit: bool| is_lit.then_some("lit");
    let numbers = strip.cells.iter().map(|cell| {
        view! { <th scope="col" class=lit(cell.is_lit)>{cell.number}</th> }
    });
    let results = strip.cells.iter().map(|cell| {
        let current = cell.is_lit.then_some("true");
        let means = match cell.means {
            Meaning::Good => "good",
            Meaning::Bad => "bad",
            Meaning::Neither => "",
        };
        view! {
            <td class=means class:lit=cell.is_lit aria-current=current>
                {cell.result.clone()}
            </td>
        }
    });
    view! {
        <table class="strip" class:words=strip.has_words>
            <caption>
                <b>{strip.title}</b>
                {strip.column}
                <RuleNumber number=strip.rule.to_owned() />
                " "
                <span class="strip-key">{strip.key}</span>
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
