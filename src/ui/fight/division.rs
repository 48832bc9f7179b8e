//! Dividing the fighters (4.52): the legal range, and what to expect of each choice.

use leptos::prelude::*;

use crate::engine::forecast::{self, Expectation};
use crate::engine::staff::best_division;
use crate::engine::{Decision, Division, Order, Refusal};
use crate::ui::html::{el, rule, tag, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// The choices, with the expected result of each; the best is chosen at first.
pub fn body(session: Session, division: &Division) -> String {
    let (expected, best) = session.game.with_untracked(|game| {
        (
            forecast::divisions(game.table(), division),
            best_division(game, division),
        )
    });
    let legal: String = expected
        .iter()
        .map(|one| choice(division, one, best))
        .collect();
    let illegal: String = (0..division.least)
        .map(|escorts| too_few(division, escorts))
        .collect();
    let text = format!(
        "{} points of escorts, {} of attack planes. {} ",
        division.escorts,
        division.attack,
        Decision::Division(*division).rule_in_a_line()
    );
    let rule = el("p").class("muted").text(&text).html(&rule("4.52")).end();
    let legend = tag("legend", "sr", &"How to divide the Hellcats");
    rule + &wrap("fieldset", "divisions", &(legend + &legal + &illegal))
}

/// The button that gives the order.
pub fn foot(division: &Division, chosen: u8) -> String {
    let note = tag(
        "p",
        "tally",
        &"Expected results are averages over every roll of the charts.",
    );
    let order = Order::Divide { escorts: chosen };
    let button = el("button")
        .class("btn primary")
        .attr("data-order", &wording::json(&order));
    let text = format!("Engage \u{b7} {chosen} and {} ", division.units - chosen);
    note + &button.text(&text).html("<kbd>Enter</kbd>").end()
}

fn radio(escorts: u8) -> crate::ui::html::Element {
    el("input")
        .attr("type", &"radio")
        .attr("name", &"division")
        .attr("value", &escorts)
}

fn split(division: &Division, escorts: u8) -> String {
    tag(
        "span",
        "split",
        &format_args!(
            "{escorts} on escorts \u{b7} {} on attack planes",
            division.units - escorts
        ),
    )
}

fn choice(division: &Division, one: &Expectation, best: u8) -> String {
    let escorts = one.against_escorts;
    let figure = |class: &str, figure: u32, what: &str| {
        wrap(
            "span",
            class,
            &(tag("b", "", &wording::tenths(figure)) + what),
        )
    };
    let expected = figure("", one.escorts, "escorts down")
        + &figure("", one.attack, "attack planes down")
        + &figure("cost", one.lost, "Hellcats lost");
    let input = radio(escorts)
        .flag("checked", escorts == best)
        .flag("autofocus", escorts == best)
        .end();
    wrap(
        "label",
        "",
        &(input + &split(division, escorts) + &wrap("span", "expect", &expected)),
    )
}

fn too_few(division: &Division, escorts: u8) -> String {
    let refusal = Refusal::Division {
        least: division.least,
        most: division.most,
    };
    let why = tag("span", "why", &format_args!("Too few: {refusal}."));
    wrap(
        "label",
        "",
        &(radio(escorts).flag("disabled", true).end() + &split(division, escorts) + &why),
    )
}
