//! The raids and the strikes over time.

use leptos::prelude::*;

use super::days::{Days, room_for};
use crate::ui::parts::Unfolding;
use crate::view::record::{AttackTold, Attacks};

/// Raids as bars upwards and strikes as bars downwards, in the order of time; and all of them as a list.
#[component]
pub fn AttacksPicture(attacks: Attacks) -> impl IntoView {
    let Attacks {
        size: [width, height],
        middle: [left, right, middle],
        told,
        times,
        days,
    } = attacks;
    let bars = told.iter().map(bar).collect_view();
    // Nothing is explained that is not drawn.
    let key = [
        (
            "theirs",
            "raids, in points",
            told.iter().any(|it| !it.is_ours),
        ),
        (
            "ours",
            "strikes, in units",
            told.iter().any(|it| it.is_ours),
        ),
        ("lost", "of which lost", told.iter().any(|it| it.lost > 0)),
    ];
    let key = key.into_iter().filter(|(.., is_drawn)| *is_drawn);
    let key = key.map(|(class, words, _)| view! { <span><i class=class></i> " " {words}</span> });
    let time = move |(x, time): (i32, String)| view! { <text x=x y=height - 6>{time}</text> };
    let line = |it: AttackTold| {
        view! {
            <li>
                <span class="num">{it.when}</span>
                <span>
                    <b>{it.name}</b>
                    ": "
                    {it.words}
                </span>
            </li>
        }
    };
    let view_box = format!("0 0 {width} {}", height + room_for(&days));
    view! {
        <svg class="curve attacks" viewBox=view_box aria-hidden="true">
            <line class="curve-zero" x1=left x2=right y1=middle y2=middle></line>
            {bars}
            {times.into_iter().map(time).collect_view()}
            <Days days height />
        </svg>
        <p class="bar-key">{key.collect_view()}</p>
        <Unfolding name="raids and strikes">
            <summary class="link">"As a list"</summary>
            <ol class="attack-list">{told.into_iter().map(line).collect_view()}</ol>
        </Unfolding>
    }
}

fn bar(attack: &AttackTold) -> impl IntoView + use<> {
    let [x, y, width, height] = attack.bar;
    let [mark_x, mark_y] = attack.mark_at;
    let (class, lost_y) = match attack.is_ours {
        true => ("ours", y),
        false => ("theirs", y + height - attack.lost_height),
    };
    view! {
        <g class=class>
            <rect x=x y=y width=width height=height></rect>
            <rect class="lost" x=x y=lost_y width=width height=attack.lost_height></rect>
            <text x=mark_x y=mark_y text-anchor="middle">
                {attack.mark.clone()}
            </text>
        </g>
    }
}
