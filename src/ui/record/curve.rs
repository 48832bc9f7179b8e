//! The score over time.

use leptos::prelude::*;

use super::days::{Days, room_for};
use crate::ui::controls::Controls;
use crate::ui::parts::Unfolding;
use crate::view::record::{Across, Curve, CurvePoint};

/// The score at the end of every phase as a line; and as a table, for whoever wants the numbers.
#[component]
pub fn ScoreCurve(curve: Curve) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let Curve {
        size: [width, height],
        field: [left, right],
        points,
        across,
        times,
        days,
        line,
        area,
        words,
    } = curve;
    let dot = |point: &CurvePoint| {
        let [x, y] = point.at;
        view! { <circle cx=x cy=y r="3"></circle> }
    };
    let dots = points.iter().map(dot).collect_view();
    let last = points.last().map(|point| {
        let ([x, y], score) = (point.at, point.score_in_words());
        view! {
            <text class="curve-last" x=x + 7 y=y + 5>
                {score}
            </text>
        }
    });
    let rule = move |across: Across| {
        let class = match across.level {
            "" => "curve-zero",
            _ if across.is_history => "curve-history",
            _ => "curve-level",
        };
        // What history came to stands at the other end: it is near a level's line.
        let (at, anchor, name) = match across.is_history {
            true => (right, "end", format!("{}: {}", across.level, across.score)),
            false => (left + 6, "start", across.level.to_owned()),
        };
        let name_class = (!across.is_history).then_some("curve-name");
        let name = across.name_at.map(|y| {
            view! {
                <text class=name_class x=at y=y text-anchor=anchor>
                    {name}
                </text>
            }
        });
        let figure = across.has_figure.then(|| {
            view! {
                <text x=left - 6 y=across.y + 4 text-anchor="end">
                    {across.score}
                </text>
            }
        });
        view! {
            <line class=class x1=left x2=right y1=across.y y2=across.y></line>
            {figure}
            {name}
        }
    };
    let time = move |(x, time): (i32, String)| view! { <text x=x y=height - 8>{time}</text> };
    let row = move |point: CurvePoint| {
        let score = point.score_in_words();
        let change = point.change_in_words();
        let moment = point.moment;
        let when = point.when;
        let label = format!("{when}, show that moment");
        view! {
            <tr>
                <th scope="row">
                    <button
                        class="link"
                        aria-label=label
                        on:click=move |_| controls.look_back(moment)
                    >
                        {when}
                    </button>
                </th>
                <td class="n">{change}</td>
                <td class="n">{score}</td>
            </tr>
        }
    };
    let view_box = format!("0 0 {width} {}", height + room_for(&days));
    view! {
        <svg class="curve" viewBox=view_box role="img" aria-label=words>
            {across.into_iter().map(rule).collect_view()}
            <polygon points=area></polygon>
            <polyline points=line></polyline>
            {dots}
            {last}
            {times.into_iter().map(time).collect_view()}
            <Days days height />
        </svg>
        <Unfolding name="score">
            <summary class="link">"As a table"</summary>
            <table class="num curve-table">
                <thead>
                    <tr>
                        <th scope="col">"Phase of"</th>
                        <th scope="col" class="n">
                            "Change"
                        </th>
                        <th scope="col" class="n">
                            "Score"
                        </th>
                    </tr>
                </thead>
                <tbody>{points.into_iter().map(row).collect_view()}</tbody>
            </table>
        </Unfolding>
    }
}
