//! Draws the counters.

use leptos::prelude::*;

use super::counters::{Counter, Unit, counters};
use crate::engine::Table;
use crate::engine::fleet::{self, MissionId};
use crate::ui::html::el;
use crate::ui::inside::{html, inside};
use crate::ui::live::live;
use crate::ui::session::Session;
use crate::ui::wording;

/// Every counter on the chart.
#[component]
pub fn Pieces(session: Session) -> impl IntoView {
    let all = Memo::new(move |_| {
        let selected = session.selected.get();
        session.shown.with(|shown| counters(&shown.table, selected))
    });
    view! {
        <g class="counters">
            <For
                each=move || all.get()
                key=|counter| counter.key.clone()
                children=move |counter| view! { <Piece all key=counter.key.clone() first=counter /> }
            />
        </g>
    }
}

/// One counter. It stays the same element while its unit is on the chart, so that it flies.
#[component]
fn Piece(all: Memo<Vec<Counter>>, key: String, first: Counter) -> impl IntoView {
    let name = key.clone();
    let counter = Memo::new(move |last: Option<&Counter>| {
        let found = all.with(|all| all.iter().find(|counter| counter.key == key).cloned());
        found.or(last.cloned()).unwrap_or_else(|| first.clone())
    });
    let place = move || {
        counter.with(|counter| {
            let small = if counter.small { " scale(.7)" } else { "" };
            let (x, y) = counter.at;
            format!(
                "transform:translate({}px, {}px){small}",
                x.round() as i32,
                y.round() as i32
            )
        })
    };
    let class = move || counter.with(|counter| format!("counter moving {}", counter.classes));
    let units = move || {
        let names = |counter: &Counter| {
            counter
                .units
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(",")
        };
        counter.with(names)
    };
    view! {
        <g
            class=live(class)
            style=live(place)
            data-unit=name
            data-pick=live(units)
            data-hex=live(move || counter.with(|counter| counter.hex.to_string()))
            role="button"
            tabindex="0"
            aria-label=live(move || counter.with(|counter| counter.label.clone()))
            use:inside=html(move || counter.with(body))
        ></g>
    }
}

/// What is drawn of a counter: the plates of its stack, its picture, its name and its figures.
fn body(counter: &Counter) -> String {
    let plate = |turn: &str| {
        let side = if counter.japanese { "jp" } else { "us" };
        format!(
            "<use href=\"#plate-{side}\" x=\"-32\" y=\"-32\" width=\"64\" height=\"64\" transform=\"{turn}\"/>"
        )
    };
    let pile = counter.units.len();
    let mut beneath = String::new();
    if pile > 1 {
        beneath += &plate("translate(-5 -3) rotate(-9)");
    }
    if pile > 2 {
        beneath += &plate("translate(4 -5) rotate(7)");
    }
    let (x, y, size) = if counter.picture == "carrier" {
        (-25, -30, 50)
    } else {
        (-20, -27, 40)
    };
    let picture = format!(
        "<use class=\"silhouette\" href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" transform=\"rotate({} 0 -7)\"/>",
        counter.picture, counter.heading
    );
    let name = el("text")
        .class("name")
        .attr("y", &22)
        .text(&counter.name)
        .end();
    let figure = counter
        .figure
        .as_ref()
        .map(|(text, class)| badge(class, 25, -27, text))
        .unwrap_or_default();
    let wave = counter
        .wave
        .map(|wave| badge("wave", -24, -27, wave))
        .unwrap_or_default();
    let count = if pile > 1 {
        badge("count", 26, 38, &format!("\u{d7}{pile}"))
    } else {
        String::new()
    };
    format!(
        "<g class=\"body\">{beneath}<rect class=\"halo\" x=\"-39\" y=\"-39\" width=\"78\" height=\"78\" rx=\"13\"/>\
         <rect class=\"ring\" x=\"-33.5\" y=\"-33.5\" width=\"67\" height=\"67\" rx=\"10.5\"/>\
         <g class=\"face\">{}{picture}{name}<g class=\"alarm\"><rect x=\"-27\" y=\"24\" width=\"54\" height=\"4\"/></g></g>\
         {figure}{wave}{count}<g class=\"tick\" transform=\"translate(26 25)\"><circle r=\"10\"/><path d=\"M-4.5 0L-1 3.8L5-3.6\"/></g></g>",
        plate("")
    )
}

fn badge(class: &str, x: i32, y: i32, text: &str) -> String {
    let width = (9 * text.chars().count() as i32 + 8).max(22);
    let half = width / 2;
    format!(
        "<g class=\"badge {class}\" transform=\"translate({x} {y})\"><rect x=\"-{half}\" y=\"-11\" width=\"{width}\" height=\"22\" rx=\"11\"/>\
         <text y=\"4.6\">{text}</text></g>"
    )
}

/// The player picks a unit up: a mission to order it, a raid or the fleet to look at it.
pub fn pick_up(session: Session, unit: Unit) {
    session.stack.set(None);
    match unit {
        Unit::Mission(id) => {
            if can_order(session, id) {
                session.selected.set(Some(id));
            }
            session.tab.set("missions");
        }
        Unit::Raid(_) => session.tab.set("raids"),
        Unit::Force(_) => session.tab.set("forces"),
        Unit::TaskForce => session.tab.set("force"),
    }
}

/// Whether a mission can be given a movement order now.
fn can_order(session: Session, id: MissionId) -> bool {
    let open = |table: &Table| {
        table.mission(id).is_some_and(|mission| {
            mission.movement == fleet::Movement::Waiting
                || fleet::range(mission) > 0
                || mission.units.len() > 1
        })
    };
    let decision = untrack(|| session.decision());
    session.game.with_untracked(|game| {
        let table = game.table();
        let flies = table
            .mission(id)
            .is_some_and(|mission| wording::flies_now(decision, mission));
        flies && open(table)
    })
}
