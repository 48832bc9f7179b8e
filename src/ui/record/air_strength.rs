//! The air strength of both sides, turn by turn.

use leptos::prelude::*;

use super::days::{Days, room_for};
use super::figures::Figures;
use crate::view::record::{AirStrength, StrengthLine, TurnStrength};

/// Our units and the known Japanese points as two lines; and as a table, for whoever wants the numbers.
#[component]
pub fn AirStrengthPicture(strength: AirStrength) -> impl IntoView {
    let AirStrength {
        size: [width, height],
        field: [left, right],
        across,
        ours,
        theirs,
        times,
        days,
        turns,
        words,
    } = strength;
    let rule = move |(y, number): (i32, u32)| {
        view! {
            <line class="curve-zero" x1=left x2=right y1=y y2=y></line>
            <text x=left - 6 y=y + 4 text-anchor="end">
                {number}
            </text>
        }
    };
    let line = |line: StrengthLine, class: &'static str| {
        let [x, y] = line.end;
        view! {
            <g class=class>
                <polyline points=line.corners></polyline>
                <text class="curve-last" x=x + 6 y=y + 5>
                    {line.last}
                </text>
            </g>
        }
    };
    let time = move |(x, time): (i32, String)| {
        view! {
            <text x=x y=height - 8 text-anchor="middle">
                {time}
            </text>
        }
    };
    let row = |turn: TurnStrength| {
        let TurnStrength {
            when,
            units,
            lost,
            points,
            destroyed,
            ..
        } = turn;
        let numbers = [units, lost, points, destroyed].map(|it| it.to_string());
        (when, numbers.into())
    };
    let view_box = format!("0 0 {width} {}", height + room_for(&days));
    view! {
        <svg
            class="curve strength"
            viewBox=view_box
            role="img"
            aria-label=words
        >
            {across.into_iter().map(rule).collect_view()}
            {line(theirs, "theirs")}
            {line(ours, "ours")}
            {times.into_iter().map(time).collect_view()}
            <Days days height />
        </svg>
        <p class="bar-key">
            <span>
                <i class="ours"></i>
                " our air units"
            </span>
            <span>
                <i class="theirs"></i>
                " Japanese air points, known and not destroyed"
            </span>
        </p>
        <Figures
            heads=["Turn", "Our units", "Lost", "Points known", "Destroyed"]
            rows=turns.into_iter().map(row).collect()
        />
    }
}
