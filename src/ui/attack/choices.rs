//! The decisions that fall in an attack.

use leptos::prelude::*;

use super::aim::Hand;
use super::story::Attack;
use crate::engine::fleet::MissionId;
use crate::engine::forecast::attacks;
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::{Attacker, Decision, Order, Table, able_to_fire, targets};
use crate::ui::desk::{order_button, sentence};
use crate::ui::fight::{chart_button, tally, told};
use crate::ui::hand::Doing;
use crate::ui::html::{el, rule, tag, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// The decision, or else what happens.
pub fn body(session: Session, attack: &Attack) -> String {
    let Some(decision) = session.decision() else {
        return happens(attack);
    };
    let why = el("p")
        .class("muted")
        .text(&decision.rule_in_a_line())
        .text(&" ")
        .html(&rule(decision.rule()))
        .end();
    let choice = session.game.with(|game| {
        let table = game.table();
        match decision {
            Decision::SecondAttempt { .. } => happens(attack),
            Decision::Coordination { mission } => coordination(table, attack, mission),
            Decision::Assignment { .. } => assignment(session, table),
            Decision::Overflight { .. } => overflight(session, table),
            _ => String::new(),
        }
    });
    why + &choice
}

/// What happens: its steps, and the last die.
fn happens(attack: &Attack) -> String {
    told(
        attack.over,
        &attack.steps,
        attack.roll.as_ref(),
        &attack.result,
    )
}

/// The buttons: to go on, or to give the decision's answer.
pub fn foot(session: Session, attack: &Attack) -> String {
    match session.decision() {
        Some(Decision::Assignment { .. }) => session.game.with(|game| assigned(game.table())),
        Some(Decision::Overflight { .. }) => session.game.with(|game| {
            let ships = firing(session, game.table());
            let order = Order::OpenFire { ships };
            let text = if ships.is_empty() {
                "Hold fire ".to_owned()
            } else {
                format!("Open fire with {} ", game.table().factors(ships.iter()) / 2)
            };
            order_button("btn primary", &order)
                .text(&text)
                .html("<kbd>Enter</kbd>")
                .end()
        }),
        Some(Decision::SecondAttempt { mission }) => session
            .game
            .with(|game| second_attempt(game.table(), mission, attack.chart)),
        Some(_) => String::new(),
        None => figures(attack) + &crate::ui::fight::buttons(attack.chart, attack.over),
    }
}

/// The figures so far.
fn figures(attack: &Attack) -> String {
    let down = attack.down[0].0 + attack.down[1].0;
    let (lost, aborted) = match attack.by {
        Attacker::Strike(_) => (attack.lost.0.len(), attack.aborted.len()),
        Attacker::Raid(_) => (attack.lost_aboard, attack.points_aborted),
    };
    tally(&[
        (&"Shot down", &down),
        (&"Units lost", &lost),
        (&"Driven off", &aborted),
    ])
}

/// The fuel left, the way home, and the forces to look for once more.
fn second_attempt(table: &Table, mission: MissionId, chart: Option<&str>) -> String {
    let fuel = table.mission(mission).map(|mission| mission.fuel);
    let left = fuel.map_or_else(String::new, |fuel| format!("{mission} has {fuel}."));
    let home = order_button("btn", &Order::GoOn).text(&"Fly home").end();
    let mut buttons = tag("p", "tally", &left) + &chart_button(chart) + &home;
    let mut class = "btn primary";
    for force in &table.forces {
        let order = Order::Contact {
            mission,
            force: force.id,
        };
        if (Decision::SecondAttempt { mission })
            .check(table, order)
            .is_ok()
        {
            let odds = contact_odds(&attacks::contact(table, force.id, true));
            let text = format!("Look for {} \u{b7} 1 fuel", force.id);
            buttons += &order_button(class, &order)
                .text(&text)
                .html(&tag("span", "cost", &format_args!(" \u{b7} {odds}")))
                .end();
            class = "btn";
        }
    }
    buttons
}

/// The odds of an attempt in words.
pub fn contact_odds(odds: &attacks::ContactOdds) -> String {
    let wrong = match odds.wrong {
        0 => String::new(),
        wrong => format!(", {wrong}0% another force"),
    };
    format!("{}0% finds it{wrong}", odds.found)
}

/// Both columns side by side.
fn coordination(table: &Table, attack: &Attack, mission: MissionId) -> String {
    let taking_part = attack.units.without(attack.lost.0).without(attack.aborted);
    let (met, bonus) = table.attack.as_ref().map_or((false, 0), |attack| {
        (attack.met_fighters, attack.surprise.damage_bonus())
    });
    let fuel = table.mission(mission).map(|mission| mission.fuel);
    let card = |pay: bool| {
        let strength = attacks::strength(taking_part.attack_value(), !met, pay, bonus);
        let rolls: String = strength
            .rolls
            .0
            .iter()
            .map(|modifier| tag("span", "roll-chip", &wording::plus(*modifier)))
            .collect();
        let (class, title) = if pay {
            let left = fuel.map(|fuel| wording::fuel(fuel.spend(1)));
            let left = left.unwrap_or_default();
            (
                "card-choice primary",
                format!("Draw together \u{b7} 1 fuel, {left} left"),
            )
        } else {
            ("card-choice", "Attack at once \u{b7} no fuel".to_owned())
        };
        let hits = wording::tenths(strength.hits);
        let face = tag("b", "", &title)
            + &tag("small", "", &format_args!("column {}", strength.column))
            + &wrap("span", "chips", &rolls)
            + &tag("small", "", &format_args!("{hits} hits to be expected"));
        order_button(class, &Order::Coordinate { pay })
            .html(&face)
            .end()
    };
    let value = taking_part.attack_value();
    let total = if met {
        format!("Attack value {value}; fighters met the strike, so it counts once.")
    } else {
        format!(
            "Attack value {value}, doubled to {}: no fighters met the strike.",
            2 * value
        )
    };
    let bonus = match bonus {
        0 => String::new(),
        bonus => format!(" The surprise adds {bonus} to every damage roll."),
    };
    let total = tag("p", "result", &(total + &bonus));
    total + &wrap("div", "choices", &(card(true) + &card(false)))
}

/// The damage rolls without a ship, and quick ways to deal them.
fn assignment(session: Session, table: &Table) -> String {
    let Some(attack) = &table.attack else {
        return String::new();
    };
    let hand = hand(session, table);
    let waiting: String = (0..)
        .zip(&attack.rolls)
        .filter(|(_, roll)| roll.ship.is_none())
        .map(|(n, roll)| hand.chip(n, roll.modifier))
        .collect();
    let bonus = match hand.bonus {
        0 => String::new(),
        bonus => format!(" The surprise adds {bonus} to each."),
    };
    let waiting = if waiting.is_empty() {
        tag(
            "span",
            "muted",
            &"Every roll has its ship; a click on one takes it up again.",
        )
    } else {
        waiting
    };
    let pool = wrap(
        "div",
        "row pool",
        &(tag("b", "", &"Damage rolls:") + &waiting),
    );
    let how = format!(
        "Drag a roll onto a ship, or choose a roll and then the ship. Each shows what is to be expected.{bonus}"
    );
    pool + &tag("p", "muted", &how) + &wrap("div", "row", &quick(table))
}

/// The hand for the assignment that is asked, if it is.
pub fn hand(session: Session, table: &Table) -> Hand {
    let picked = match session.doing.get() {
        Doing::Aiming(roll) => Some(roll),
        _ => None,
    };
    let none = Hand {
        roll: None,
        rolls: Vec::new(),
        bonus: 0,
    };
    table
        .attack
        .as_ref()
        .map_or(none, |attack| Hand::of(attack, picked))
}

/// The carriers among the ships that can be hit, or else all of them.
fn worthwhile(table: &Table) -> Vec<ShipId> {
    let ships = targets(table);
    let afloat = |ship: &ShipId| table.hits(*ship).total() < ship.data().capacity;
    let carriers = ships.iter().copied();
    let carriers: Vec<ShipId> = carriers
        .filter(|ship| ship.data().kind.is_carrier() && afloat(ship))
        .collect();
    if carriers.is_empty() { ships } else { carriers }
}

/// The orders that deal every roll, in turn, to some ships.
fn deal(table: &Table, ships: &[ShipId]) -> String {
    let rolls = table.attack.as_ref().map_or(0, |attack| attack.rolls.len());
    let orders: Vec<Order> = (0..rolls)
        .zip(ships.iter().cycle())
        .map(|(roll, ship)| Order::Aim {
            roll: roll as u8,
            ship: *ship,
        })
        .collect();
    Order::list_to_json(&orders)
}

fn deal_button(table: &Table, ships: &[ShipId], class: &str, text: &str) -> String {
    el("button")
        .class(class)
        .attr("data-order-kind", &"deal")
        .attr("data-orders", &deal(table, ships))
        .text(&text)
        .end()
}

/// All rolls at one carrier, or dealt among all of them.
fn quick(table: &Table) -> String {
    let ships = worthwhile(table);
    let mut html = String::new();
    if ships.len() > 1 {
        for ship in &ships {
            html += &deal_button(table, &[*ship], "btn small", &format!("All at {ship}"));
        }
    }
    html
}

/// The attack, once every roll has its ship; before that, a way to deal them.
fn assigned(table: &Table) -> String {
    let done = table
        .attack
        .as_ref()
        .is_some_and(|attack| attack.is_assigned());
    if done {
        let attack = order_button("btn primary", &Order::Attack);
        return attack.text(&"Attack ").html("<kbd>Enter</kbd>").end();
    }
    let ships = worthwhile(table);
    let text = match ships.as_slice() {
        [_] => "Deal them all to her ",
        _ => "Deal them out in turn ",
    };
    let note = tag(
        "p",
        "tally",
        &"The attack begins once every roll has its ship.",
    );
    note + &deal_button(table, &ships, "btn primary", text)
}

/// The battleships that fire: all that can, until the player chooses.
fn firing(session: Session, table: &Table) -> ShipSet {
    match session.doing.get() {
        Doing::Firing(ships) => ships,
        _ => able_to_fire(table),
    }
}

fn overflight(session: Session, table: &Table) -> String {
    let firing = firing(session, table);
    let ship = |ship: ShipId| {
        let fires = firing.contains(ship);
        let text = format!("{} AA {ship}", table.guns(ship));
        el("button")
            .class(if fires { "btn small on" } else { "btn small" })
            .attr(
                "id",
                &format_args!("gun-{}", ship.to_string().replace(' ', "-")),
            )
            .attr("data-act", &format_args!("gun {ship}"))
            .flag("data-keeps-focus", true)
            .attr("aria-pressed", &fires)
            .text(&if fires { "\u{2713} " } else { "" })
            .text(&text)
            .end()
    };
    let buttons: String = able_to_fire(table).iter().map(ship).collect();
    let factors = table.factors(firing.iter());
    let sum = format!(
        "{factors} factors, halved to {}. Fewer than 10 do nothing.",
        factors / 2
    );
    wrap("div", "row", &buttons) + &tag("p", "result", &sentence(&sum))
}
