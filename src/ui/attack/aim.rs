//! Damage rolls and the ships they are meant for (5.61): by dragging, by click and click, by keys.

use super::story::Aimed;
use crate::engine::forecast::attacks;
use crate::engine::ships::ShipId;
use crate::engine::{Attack, Order, Table};
use crate::ui::html::{el, tag, wrap};
use crate::ui::wording;

/// The damage roll in hand, and the others.
pub struct Hand {
    /// The roll that goes to the next ship chosen.
    pub roll: Option<u8>,
    /// The modifier of each roll.
    pub rolls: Vec<i8>,
    /// What the surprise adds to each.
    pub bonus: i8,
}

impl Hand {
    /// The roll the player has picked up, or else the first without a ship.
    pub fn of(attack: &Attack, picked: Option<u8>) -> Hand {
        let first = attack.rolls.iter().position(|roll| roll.ship.is_none());
        Hand {
            roll: picked.or(first.map(|first| first as u8)),
            rolls: attack.rolls.iter().map(|roll| roll.modifier).collect(),
            bonus: attack.surprise.damage_bonus(),
        }
    }

    /// A damage roll to pick up or to drag.
    pub fn chip(&self, n: u8, modifier: i8) -> String {
        let held = self.roll == Some(n);
        let order = format!("[{{\"order\":\"aim\",\"roll\":{n},\"ship\":\"%\"}}]");
        let label = format!("Damage roll {}, {}", n + 1, wording::plus(modifier));
        el("button")
            .class(if held { "roll-chip held" } else { "roll-chip" })
            .attr("id", &format_args!("roll-{n}"))
            .attr("data-act", &format_args!("aim {n}"))
            .attr("data-drag", &order)
            .flag("data-keeps-focus", true)
            .attr("aria-label", &label)
            .attr("aria-pressed", &held)
            .text(&wording::plus(modifier))
            .end()
    }

    /// A ship that takes the roll in hand.
    pub fn button(&self, ship: ShipId, face: &str) -> String {
        let id = format!("ship-{}", ship.to_string().replace(' ', "-"));
        let button = el("div")
            .class("face")
            .attr("id", &id)
            .flag("data-keeps-focus", true);
        let Some(roll) = self.roll else {
            return button.html(face).end();
        };
        let order = Order::Aim { roll, ship };
        let label = format!("Damage roll {} at {ship}", roll + 1);
        button
            .attr("role", &"button")
            .attr("tabindex", &0)
            .attr("aria-label", &label)
            .attr("data-order", &wording::json(&order))
            .html(face)
            .end()
    }

    /// What the rolls meant for a ship, or else the one in hand, can be expected to do to her.
    pub fn odds(&self, table: &Table, target: &Aimed) -> String {
        let meant: Vec<i8> = target
            .rolls
            .iter()
            .map(|(_, modifier)| modifier + self.bonus)
            .collect();
        let one = self.roll.and_then(|roll| self.rolls.get(usize::from(roll)));
        let (class, rolls) = match (meant.is_empty(), one) {
            (true, Some(modifier)) => ("odds if", vec![modifier + self.bonus]),
            _ => ("odds", meant),
        };
        if rolls.is_empty() {
            return String::new();
        }
        let odds = attacks::on_ship(table, target.ship, &rolls);
        let figure = |what: &str, figure: &str| wrap("span", "", &(tag("b", "", &figure) + what));
        let mut text =
            figure("hit", &format!("{}%", odds.hit)) + &figure("hits", &wording::tenths(odds.hits));
        for (condition, percent) in odds.telling() {
            text += &figure(&condition.to_string(), &format!("{percent}%"));
        }
        if odds.points > 0 {
            text += &figure("victory points", &wording::tenths(odds.points));
        }
        wrap("p", class, &text)
    }
}
