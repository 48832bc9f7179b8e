//! The task group displays (6.1): every carrier with her flight deck, servicing and hangar, and the
//! guns, patrols and damage of each group.

mod carrier;
mod plane;
pub mod zone;

use leptos::prelude::*;

use crate::engine::fleet::{TaskGroup, TaskGroupId};
use crate::engine::ships::ShipId;
use crate::engine::{Decision, Game, Table, count};
use crate::ui::displays::detachment;
use crate::ui::html::{el, tag, wrap};
use crate::ui::inside::{html as inside_html, inside};
use crate::ui::session::Session;
use crate::ui::wording;

pub use plane::plane;
use zone::Zone;

/// Whether a table has planes aboard, so that its decks are worth a display.
pub fn are_used(table: &Table) -> bool {
    table.decks.iter().any(|deck| !deck.aboard().is_empty())
        || table.segment.is_some() && table.air_step.is_some()
}

/// The task group displays. Each group is drawn by itself: an order changes one.
#[component]
pub fn Decks(session: Session) -> impl IntoView {
    // Those that may come to be (6.15) have their places, empty until then.
    let there = |id: &TaskGroupId| {
        let of_the_scenario = |game: &Game| game.table().task_group(*id).is_some();
        TaskGroupId::SURFACE.contains(id) || session.game.with_untracked(of_the_scenario)
    };
    let all = (1..=7).map(TaskGroupId).chain(TaskGroupId::SURFACE);
    all.filter(there)
        .map(|id| {
            let html = Memo::new(move |_| group_html(session, id));
            view! {
                <section
                    class="group"
                    data-unit=format!("TG {id}")
                    aria-label=format!("Task Group {id}")
                    use:inside=inside_html(move || html.get())
                ></section>
            }
        })
        .collect_view()
}

fn group_html(session: Session, id: TaskGroupId) -> String {
    let chosen = session.planes.get();
    let decision = session.decision();
    let asks = matches!(decision, Some(Decision::AirOperations { .. }));
    session.shown.with(|shown| {
        let table = &shown.table;
        let Some(group) = table.task_group(id) else {
            return String::new();
        };
        let look = carrier::Look {
            table,
            chosen,
            asks,
            may_push: decision.is_some(),
        };
        let carriers: String = table
            .decks
            .iter()
            .filter(|deck| deck.carrier.data().group == id)
            .map(|deck| carrier::column(&look, deck))
            .collect();
        let carriers = if carriers.is_empty() {
            String::new()
        } else {
            cap_box(&look, group) + &wrap("ol", "carriers", &carriers)
        };
        head(table, group)
            + &carriers
            + &screen(table, group)
            + &detachment::html(session, table, group)
    })
}

/// The group's name, hex and guns.
fn head(table: &Table, group: &TaskGroup) -> String {
    let guns = table.factors(table.ships_of(group.id));
    let place = tag("small", "", &format_args!("hex {}", group.hex));
    let aa = el("span")
        .class("aa")
        .attr("title", &"Anti-aircraft factors of all her ships (5.73)")
        .text(&format_args!("AA {guns}"))
        .end();
    let name = tag("span", "", &format_args!("Task Group {}", group.id));
    wrap("h3", "", &format!("{name}{place}{aa}"))
}

/// The CAP box: a place to drop ready fighters.
fn cap_box(look: &carrier::Look, group: &TaskGroup) -> String {
    let flying: String = group
        .cap_missions()
        .map(|(cap, units)| {
            let planes: String = units
                .iter()
                .map(|unit| plane(unit, "on patrol", false, false))
                .collect();
            let patrol = el("span").class("patrol");
            let words = format!("{cap}, {}", cap.in_words());
            patrol.attr("title", &words).html(&planes).end()
        })
        .collect();
    let empty = if flying.is_empty() {
        tag("span", "muted", &"no patrol")
    } else {
        String::new()
    };
    let label = tag("b", "", &format_args!("CAP {}/3", group.on_patrol()));
    zone::open(look, Zone::Patrol(group.id), "cap-box")
        .html(&(label + &flying + &empty))
        .end()
}

/// The screen, or all ships of a group without carriers (6.14): in a line, those that were hit with
/// their hits.
fn screen(table: &Table, group: &TaskGroup) -> String {
    let (carriers, ships): (Vec<ShipId>, Vec<ShipId>) = table
        .ships_of(group.id)
        .partition(|ship| ship.carrier().is_some());
    let what = if carriers.is_empty() {
        "Ships"
    } else {
        "Screen"
    };
    let names: Vec<String> = ships
        .into_iter()
        .map(|ship| {
            let hits = table.hits(ship).total();
            let guns = table.guns(ship);
            match hits {
                0 => format!("{ship} {guns}"),
                hits => format!(
                    "{ship} {guns} ({}, {})",
                    count(hits, "hit", "hits"),
                    wording::condition(table.condition(ship))
                ),
            }
        })
        .collect();
    if names.is_empty() {
        return String::new();
    }
    let summary = tag(
        "summary",
        "",
        &format_args!(
            "{what}: {}",
            count(names.len() as i64, "ship counter", "ship counters")
        ),
    );
    let list = tag("p", "muted", &format_args!("{}.", names.join(", ")));
    wrap("details", "screen", &(summary + &list))
}
