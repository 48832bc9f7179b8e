//! What is known of each raid.

use crate::engine::forces::{Raid, Strength};
use crate::engine::{Table, count, forecast};
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::wording;

/// The raids on the map, and what became of the others.
pub fn html(table: &Table) -> String {
    let (inbound, gone): (Vec<&Raid>, Vec<&Raid>) =
        table.raids.iter().partition(|raid| raid.is_inbound());
    let cards: String = inbound
        .into_iter()
        .chain(gone)
        .map(|raid| card(table, raid))
        .collect();
    let none = if cards.is_empty() {
        tag("p", "key", &"Radar shows nothing yet.")
    } else {
        String::new()
    };
    let signs = [
        ("f", "F", "fighters"),
        ("", "A", "attack planes"),
        ("u", "?", "not known"),
        ("x", "\u{d7}", "shot down"),
    ];
    let sign = |(class, letter, meaning): (&str, &str, &str)| {
        wrap(
            "span",
            "",
            &(wrap("span", "points", &tag("i", class, &letter)) + meaning),
        )
    };
    let key: String = signs.into_iter().map(sign).collect();
    format!(
        "{none}{}{}",
        wrap("ul", "", &cards),
        wrap("div", "key", &key)
    )
}

fn card(table: &Table, raid: &Raid) -> String {
    let points = raid.strength.points();
    let lost = raid.launched - points;
    let wave = if raid.wave == 2 { "second wave, " } else { "" };
    let known = match raid.strength {
        Strength::Unsorted(_) => format!("{wave}fighters not known yet"),
        Strength::Sorted { fighters, attack } => {
            format!("{wave}{fighters} fighters, {attack} attack planes")
        }
    };
    let known = if lost > 0 {
        format!("{known}, {lost} shot down")
    } else {
        known
    };
    let (chip, state, place) = if raid.is_inbound() {
        let near = if forecast::segments_to_target(table, raid) <= 1 {
            "chip near"
        } else {
            "chip"
        };
        let place = format!(
            " {} \u{b7} {}",
            raid.hex,
            wording::whereabouts(table, raid.hex)
        );
        (near, wording::arrival(table, raid), place)
    } else {
        (
            "chip done",
            wording::fate(raid),
            format!(" launched {}", count(raid.launched, "point", "points")),
        )
    };
    let box_of = |class: &str, letter: &str, number: u8| {
        tag("i", class, &letter).repeat(usize::from(number))
    };
    let boxes = match raid.strength {
        Strength::Unsorted(points) => box_of("u", "?", points),
        Strength::Sorted { fighters, attack } => {
            box_of("f", "F", fighters) + &box_of("", "A", attack)
        }
    };
    let boxes = boxes + &box_of("x", "\u{d7}", lost);
    let names = wrap(
        "span",
        "",
        &(tag("b", "", &raid.id) + &tag("small", "", &known)),
    );
    let noun = if points == 1 { " point" } else { " points" };
    let big = el("span")
        .class("big")
        .text(&points)
        .html(&tag("small", "", &noun))
        .end();
    let head = wrap("div", "card-head", &(unit("jp", "zero") + &names + &big));
    let points = el("div")
        .class("points")
        .attr("aria-hidden", &true)
        .html(&boxes)
        .end();
    let state = el("p")
        .class("state")
        .html(&tag("span", chip, &state))
        .text(&place)
        .end();
    let class = if raid.is_inbound() {
        "card"
    } else {
        "card is-spent"
    };
    el("li")
        .class(class)
        .attr("data-unit", &raid.id)
        .html(&(head + &points + &state))
        .end()
}
