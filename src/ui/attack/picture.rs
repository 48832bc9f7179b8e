//! Who attacks at the left, the ships at the right.

use super::aim::Hand;
use super::ship;
use super::story::{Aimed, Attack};
use crate::engine::fleet::UnitSet;
use crate::engine::{Attacker, Table};
use crate::ui::fight::{Slot, line, slots};
use crate::ui::html::{el, tag, wrap};
use crate::ui::wording;

/// The attackers and the ships; while damage rolls are aimed, each ship is a button that takes one.
pub fn html(attack: &Attack, table: &Table, hand: Option<&Hand>) -> String {
    let attackers = match attack.by {
        Attacker::Strike(_) => strike(attack),
        Attacker::Raid(_) => raid(attack),
    };
    let ships: String = attack
        .ships
        .iter()
        .map(|target| tile(target, table, hand))
        .collect();
    let hint = if ships.is_empty() {
        tag("p", "muted", &"The target is not known yet.")
    } else {
        String::new()
    };
    let over = match attack.points {
        [points, _] if points > 0 && matches!(attack.by, Attacker::Strike(_)) => line(
            "theirs",
            "CAP over the ships",
            "auto",
            &slots("zero", points, attack.down[0]),
        ),
        _ => String::new(),
    };
    wrap("div", "attackers", &attackers)
        + &wrap(
            "div",
            "quarry",
            &(over + &hint + &wrap("ul", "targets", &ships)),
        )
}

fn strike(attack: &Attack) -> String {
    let escorts = attack.units.fighters();
    let planes = attack.units.without(escorts);
    let of = |label: &str, units: UnitSet, picture: &'static str| {
        let state = |unit| match unit {
            unit if attack.lost.1.contains(unit) => "slot lost now",
            unit if attack.lost.0.contains(unit) => "slot lost",
            unit if attack.aborted.contains(unit) => "slot held",
            _ => "slot",
        };
        let all: Vec<Slot> = units
            .iter()
            .map(|unit| ("us", picture, state(unit)))
            .collect();
        let label = format!("{label}: {}", wording::by_type(units));
        line("ours", &label, "auto", &all)
    };
    of("Attack planes", planes, "avenger") + &of("Escorts", escorts, "hellcat")
}

fn raid(attack: &Attack) -> String {
    let [fighters, planes] = attack.points;
    let mut planes = slots("kate", planes, attack.down[1]);
    // Points that are driven off fly on, and drop nothing.
    let mut held = attack.points_aborted;
    for slot in planes.iter_mut().rev() {
        if held > 0 && slot.2 == "slot" {
            slot.2 = "slot held";
            held -= 1;
        }
    }
    line("ours", "Attack planes", "auto", &planes)
        + &line(
            "ours",
            "Fighters",
            "auto",
            &slots("zero", fighters, attack.down[0]),
        )
}

/// A ship with her hits and the damage rolls meant for her.
fn tile(target: &Aimed, table: &Table, hand: Option<&Hand>) -> String {
    let chip = |(n, modifier): &(u8, i8)| match hand {
        Some(hand) => hand.chip(*n, *modifier),
        None => tag("span", "roll-chip", &wording::plus(*modifier)),
    };
    let chips: String = target.rolls.iter().map(chip).collect();
    let class = match (target.sunk, target.pips.now > 0) {
        (true, _) => "target sunk",
        (_, true) => "target struck",
        _ => "target",
    };
    let mut words = format!(
        "{} \u{b7} {} of {} hits",
        target.condition,
        target.pips.hits.total(),
        target.ship.data().capacity
    );
    if target.pips.rolled > 0 {
        words += &format!(", {} more rolled", target.pips.rolled);
    }
    words += &format!(" \u{b7} AA\u{a0}{}", table.guns(target.ship));
    let face = ship::outline(target.ship, target.pips)
        + &tag("b", "", &target.ship)
        + &tag("small", "", &words)
        + &wrap("span", "chips", &chips);
    let (face, odds) = match hand {
        Some(hand) => (hand.button(target.ship, &face), hand.odds(table, target)),
        None => (wrap("div", "face", &face), String::new()),
    };
    el("li")
        .class(class)
        .attr("data-drop", &target.ship)
        .html(&(face + &odds))
        .end()
}
