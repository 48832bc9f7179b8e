//! The luck of the dice, and the best and the worst fight.

use leptos::prelude::*;

use crate::view::record::{DiceRow, Extreme, LuckRow, LuckView};

/// What the dice did, beside what they could be expected to do.
#[component]
pub fn Luck(luck: LuckView) -> impl IntoView {
    let LuckView {
        sentence,
        rows,
        dice,
    } = luck;
    let row = |row: LuckRow| {
        let mean = row.mean();
        let class = match row.is_good {
            true => "luck-bar good",
            false => "luck-bar bad",
        };
        let (bar, mark) = (row.bar, row.mark);
        view! {
            <tr>
                <th scope="row">{row.name}</th>
                <td class="n muted">{mean}</td>
                <td class="luck-picture">
                    <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                        <rect class=class y="3" width=bar height="8"></rect>
                        <line x1=mark x2=mark y1="0" y2="14"></line>
                    </svg>
                </td>
                <td class="n">
                    <b>{row.came}</b>
                </td>
            </tr>
        }
    };
    let dice_row = |row: DiceRow| {
        view! {
            <div>
                <dt>{row.whose}</dt>
                <dd>{row.words}</dd>
            </div>
        }
    };
    let has_rows = !rows.is_empty();
    view! {
        <p>{sentence}</p>
        {has_rows
            .then(|| {
                view! {
                    <table class="luck num">
                        <thead>
                            <tr>
                                <th scope="col">"What they decided"</th>
                                <th scope="col" class="n">
                                    "Expected"
                                </th>
                                <td></td>
                                <th scope="col" class="n">
                                    "Actual"
                                </th>
                            </tr>
                        </thead>
                        <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                    </table>
                }
            })}
        <dl class="dice-rows num">{dice.into_iter().map(dice_row).collect_view()}</dl>
    }
}

/// The best fight and the worst.
#[component]
pub fn Extremes(fights: Vec<Extreme>) -> impl IntoView {
    let fight = |fight: Extreme| {
        view! {
            <div class="extreme">
                <h3>{fight.name}</h3>
                <p>
                    <b>{fight.headline}</b>
                </p>
                <p>{fight.title}</p>
                <p class="muted">{fight.sentence}</p>
            </div>
        }
    };
    view! {
        <section class="report-card">
            <h2>"Best and worst"</h2>
            {fights.into_iter().map(fight).collect_view()}
        </section>
    }
}
