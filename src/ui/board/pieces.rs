//! Draws the counters.

use leptos::prelude::*;
use crate::ui::live::{dynamic, live, on};

use super::counters::{Counter, Unit, counters};
use crate::engine::fleet::{self, MissionId};
use crate::engine::{Decision, Table};
use crate::ui::session::Session;

/// A stack that has been opened.
pub type OpenStack = RwSignal<Option<Vec<Unit>>>;

/// Every counter on the chart.
#[component]
pub fn Pieces(session: Session, stack: OpenStack) -> impl IntoView {
    let all = Memo::new(move |_| {
        let selected = session.selected.get();
        session.shown.with(|shown| counters(&shown.table, selected))
    });
    view! {
        <g class="counters">
            <For
                each=move || all.get()
                key=|counter| counter.key.clone()
                children=move |counter| view! { <Piece session stack all key=counter.key.clone() first=counter /> }
            />
        </g>
    }
}

/// One counter. It stays the same element while its unit is on the chart, so that it flies.
#[component]
fn Piece(session: Session, stack: OpenStack, all: Memo<Vec<Counter>>, key: String, first: Counter) -> impl IntoView {
    let name = key.clone();
    let counter = Memo::new(move |last: Option<&Counter>| {
        let found = all.with(|all| all.iter().find(|counter| counter.key == key).cloned());
        found.or(last.cloned()).unwrap_or_else(|| first.clone())
    });
    let open = move || {
        let units = counter.with(|counter| counter.units.clone());
        match units.as_slice() {
            [unit] => pick_up(session, *unit),
            _ => stack.set(Some(units)),
        }
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            event.stop_propagation();
            open();
        }
    };
    let place = move || {
        counter.with(|counter| {
            let small = if counter.small { " scale(.7)" } else { "" };
            format!("translate({:.1}px, {:.1}px){small}", counter.at.0, counter.at.1)
        })
    };
    view! {
        <g
            class=live(move || counter.with(|counter| format!("counter moving {}", counter.classes)))
            style:transform=live(place)
            data-unit=name
            data-hex=live(move || counter.with(|counter| counter.hex.to_string()))
            role="button"
            tabindex="0"
            aria-label=live(move || counter.with(|counter| counter.label.clone()))
            on:click=on(move |_| open())
            on:keydown=on(on_key)
        >
            {dynamic(move || counter.with(body))}
        </g>
    }
}

/// What is drawn of a counter: the plates of its stack, its picture, its name and its figures.
fn body(counter: &Counter) -> impl IntoView + use<> {
    let plate = if counter.japanese { "#plate-jp" } else { "#plate-us" };
    let beneath = ["translate(-5 -3) rotate(-9)", "translate(4 -5) rotate(7)"];
    let pile = counter.units.len().saturating_sub(1).min(2);
    let size = if counter.picture == "carrier" { (-25, -30, 50) } else { (-20, -27, 40) };
    let badge = |class: &'static str, x: i32, y: i32, text: String| {
        let width = (9 * text.chars().count() as i32 + 8).max(22);
        view! {
            <g class=format!("badge {class}") transform=format!("translate({x} {y})")>
                <rect x=-f64::from(width) / 2.0 y="-11" width=width height="22" rx="11"></rect>
                <text y="4.6">{text}</text>
            </g>
        }
    };
    view! {
        <g class="body">
            {beneath[..pile]
                .iter()
                .map(|turn| {
                    view! { <use_ href=plate x="-32" y="-32" width="64" height="64" transform=*turn></use_> }
                })
                .collect_view()} <rect class="halo" x="-39" y="-39" width="78" height="78" rx="13"></rect>
            <rect class="ring" x="-33.5" y="-33.5" width="67" height="67" rx="10.5"></rect> <g class="face">
                <use_ href=plate x="-32" y="-32" width="64" height="64"></use_>
                <use_
                    class="silhouette"
                    href=format!("#{}", counter.picture)
                    x=size.0
                    y=size.1
                    width=size.2
                    height=size.2
                    transform=format!("rotate({} 0 -7)", counter.heading)
                ></use_>
                <text class="name" y="22">
                    {counter.name.clone()}
                </text>
                <g class="alarm">
                    <rect x="-27" y="24" width="54" height="4"></rect>
                </g>
            </g> {counter.figure.clone().map(|(text, class)| badge(class, 25, -27, text))}
            {counter.wave.map(|wave| badge("wave", -24, -27, wave.to_owned()))}
            {(pile > 0).then(|| badge("count", 26, 27, format!("\u{d7}{}", counter.units.len())))} <g
                class="tick"
                transform="translate(26 25)"
            >
                <circle r="10"></circle>
                <path d="M-4.5 0L-1 3.8L5-3.6"></path>
            </g>
        </g>
    }
}

/// The player picks a unit up: a mission to order it, a raid or the fleet to look at it.
pub fn pick_up(session: Session, unit: Unit) {
    match unit {
        Unit::Mission(id) => {
            if can_order(session, id) {
                session.selected.set(Some(id));
            }
            session.tab.set("missions");
        }
        Unit::Raid(_) => session.tab.set("raids"),
        Unit::TaskForce => session.tab.set("force"),
    }
}

/// Whether a mission can be given a movement order now.
pub fn can_order(session: Session, id: MissionId) -> bool {
    let open = |table: &Table| {
        table.mission(id).is_some_and(|mission| {
            mission.movement == fleet::Movement::Waiting || fleet::range(mission) > 0 || mission.units.len() > 1
        })
    };
    untrack(|| session.decision()) == Some(Decision::AirMovement) && session.game.with_untracked(|game| open(game.table()))
}
