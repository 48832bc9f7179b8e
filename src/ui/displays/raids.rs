//! What is known of each raid.

use leptos::prelude::*;
use crate::ui::live::dynamic;

use crate::engine::forces::{Raid, Strength};
use crate::engine::{Table, count};
use crate::ui::icons::UnitIcon;
use crate::ui::session::Session;
use crate::ui::wording;

/// The raids on the map, and what became of the others.
#[component]
pub fn Raids(session: Session) -> impl IntoView {
    dynamic(move || {
        session.shown.with(|shown| {
            let table = &shown.table;
            let none = table.raids.is_empty();
            let mut raids: Vec<&Raid> = table.raids.iter().collect();
            raids.sort_by_key(|raid| !raid.is_inbound());
            view! {
                {none.then(|| view! { <p class="key">"Radar shows nothing yet."</p> })}
                <ul>{raids.into_iter().map(|raid| card(table, raid)).collect_view()}</ul>
                <div class="key">
                    {sign("f", "F", "fighters")} {sign("", "A", "attack planes")} {sign("u", "?", "not known")}
                    {sign("x", "\u{d7}", "shot down")}
                </div>
            }
        })
    })
}

fn sign(class: &'static str, letter: &'static str, meaning: &'static str) -> impl IntoView {
    view! {
        <span>
            <span class="points">
                <i class=class>{letter}</i>
            </span>
            {meaning}
        </span>
    }
}

fn card(table: &Table, raid: &Raid) -> impl IntoView + use<> {
    let points = raid.strength.points();
    let lost = raid.launched - points;
    let wave = if raid.wave == 2 { "second wave, " } else { "" };
    let known = match raid.strength {
        Strength::Unsorted(_) => format!("{wave}fighters not known yet"),
        Strength::Sorted { fighters, attack } => format!("{wave}{fighters} fighters, {attack} attack planes"),
    };
    let (chip, state) = if raid.is_inbound() {
        let near = if crate::engine::forecast::segments_to_target(table, raid) <= 1 { "near" } else { "" };
        (near, wording::arrival(table, raid))
    } else {
        ("done", wording::fate(raid))
    };
    let place = format!("{} \u{b7} {}", raid.hex, wording::whereabouts(table, raid.hex));
    let boxes = match raid.strength {
        Strength::Unsorted(points) => vec![("u", "?"); usize::from(points)],
        Strength::Sorted { fighters, attack } => {
            let fighters = vec![("f", "F"); usize::from(fighters)];
            [fighters, vec![("", "A"); usize::from(attack)]].concat()
        }
    };
    let boxes = [boxes, vec![("x", "\u{d7}"); usize::from(lost)]].concat();
    view! {
        <li class="card" class:is-spent=!raid.is_inbound() data-unit=raid.id.to_string()>
            <div class="card-head">
                <UnitIcon side="jp" picture="zero" />
                <span>
                    <b>{raid.id.to_string()}</b>
                    <small>{known} {(lost > 0).then(|| format!(", {lost} shot down"))}</small>
                </span>
                <span class="big">{points} <small>{if points == 1 { " point" } else { " points" }}</small></span>
            </div>
            <div class="points" aria-hidden="true">
                {boxes.into_iter().map(|(class, letter)| view! { <i class=class>{letter}</i> }).collect_view()}
            </div>
            <p class="state">
                <span class=format!("chip {chip}")>{state}</span>
                " "
                {raid.is_inbound().then_some(place)}
                {(!raid.is_inbound())
                    .then(|| format!("launched {}", count(raid.launched, "point", "points")))}
            </p>
        </li>
    }
}
