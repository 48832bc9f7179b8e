//! Where each mission flies (4.4).

use leptos::prelude::*;

use super::{Asked, order_button, sentence, split, split_button};
use crate::engine::fleet::{self, CapId, Mission, UnitSet};
use crate::engine::forecast::{self, Reach};
use crate::engine::map::HexId;
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, count};
use crate::ui::hand::Doing;
use crate::ui::html::{el, tag, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks for movement orders: for the mission in hand, or for the end of the segment.
pub(super) fn asked(session: Session) -> Asked {
    let mission = session.mission();
    let (waiting, none) = session.game.with(|game| {
        let table = game.table();
        (fleet::waiting(table).count(), table.missions.is_empty())
    });
    let title = match &mission {
        Some(mission) => format!("{} \u{2014} where to?", mission.id),
        None if waiting > 0 => "Air movement".to_owned(),
        None if none => "No mission is in the air".to_owned(),
        None => "Every mission has its orders".to_owned(),
    };
    let progress = match waiting {
        0 => String::new(),
        waiting => format!("{} to order", count(waiting as i64, "mission", "missions")),
    };
    let placing = session.doing.get() == Doing::Placing;
    let (answers, why_not) = session.game.with(|game| {
        let own = mission
            .as_ref()
            .map(|mission| for_mission(game, mission))
            .unwrap_or_default();
        let why_not = mission
            .as_ref()
            .map(|mission| why_not(game, mission))
            .unwrap_or_default();
        (own + &placings(game, placing) + &end(game), why_not)
    });
    let advice = tag("p", "prompt-why", &advice(session, mission.as_ref()));
    let body = advice + &split(session, mission.as_ref()) + &wrap("div", "row", &answers);
    let decision = Decision::AirMovement;
    Asked {
        decision: decision.name(),
        title,
        rule: decision.rule(),
        progress,
        body,
        why_not,
    }
}

/// What to think of: the nearest raid, and the rule.
fn advice(session: Session, mission: Option<&Mission>) -> String {
    if let Some(mission) = mission.filter(|mission| !mission.is_intercept()) {
        return strike_advice(mission) + Decision::AirMovement.rule_in_a_line();
    }
    let nearest = mission.and_then(|mission| {
        session.game.with(|game| {
            let table = game.table();
            let raid = table
                .inbound()
                .min_by_key(|raid| raid.hex.distance(mission.hex))?;
            let away = match raid.hex.distance(mission.hex) {
                0 => "is in its hex".to_owned(),
                away => format!("is {} off", count(away, "hex", "hexes")),
            };
            let points = count(raid.strength.points(), "point", "points");
            Some(format!(
                "{}, {points}, {away} and {}. ",
                raid.id,
                wording::arrival(table, raid)
            ))
        })
    });
    nearest.unwrap_or_default() + Decision::AirMovement.rule_in_a_line()
}

/// What a strike may do, and when it must go home (4.22, 5.23).
fn strike_advice(mission: &Mission) -> String {
    let value = mission.units.attack_value();
    let units = wording::by_type(mission.units);
    if mission.spent {
        return format!("{units}. It has made its attempts and flies home. ");
    }
    format!(
        "{units}, attack value {value}, {}. It flies straight to a detected force. ",
        mission.fuel
    )
}

/// The answers for the mission in hand.
fn for_mission(game: &Game, mission: &Mission) -> String {
    let id = mission.id;
    let meets = meets(game, mission);
    let mut html = String::new();
    for (n, (raids, reach)) in meets.iter().enumerate() {
        let order = Order::Fly {
            mission: id,
            to: reach.hex,
        };
        let enough = reach.worst.can_pay(FUEL_OF_COMBAT) || !mission.is_intercept();
        let short = if enough {
            ""
        } else {
            ", may be too short to fight"
        };
        let cost = format!(" \u{b7} {} fuel{short}", wording::fuel_range(reach));
        let button = order_button(if n == 0 { "btn primary" } else { "btn" }, &order)
            .attr("title", &wording::costs(reach));
        let verb = if mission.is_intercept() {
            "Meet"
        } else {
            "Fly to"
        };
        html += &button
            .text(&format_args!("{verb} {raids} at {}", reach.hex))
            .html(&tag("span", "cost", &cost))
            .end();
    }
    if meets.is_empty() && mission.is_intercept() {
        html += &ahead(game, mission);
    }
    let hold = Order::Hold { mission: id };
    if game.check(hold).is_ok() {
        let risk = if mission.fuel.spend(1).is_exhausted() {
            ", and is lost"
        } else {
            ""
        };
        let cost = tag("span", "cost", &format_args!(" \u{b7} 1 fuel{risk} "));
        let button = order_button(
            if meets.is_empty() {
                "btn primary"
            } else {
                "btn"
            },
            &hold,
        )
        .attr("data-key", &"h");
        html += &button.text(&"Hold").html(&cost).html("<kbd>H</kbd>").end();
    }
    if mission.units.len() > 1 && mission.is_intercept() {
        html += &split_button("btn", id)
            .attr("data-key", &"s")
            .text(&"Split ")
            .html("<kbd>S</kbd>")
            .end();
    }
    let next = el("button")
        .class("btn ghost")
        .attr("data-act", &"next")
        .attr("data-key", &"m");
    html + &next.text(&"Next mission ").html("<kbd>M</kbd>").end()
}

/// With no raid to meet: the way to where one will be after its next move, if that is certain.
fn ahead(game: &Game, mission: &Mission) -> String {
    let table = game.table();
    let reaches = forecast::reach(table, mission);
    let raids =
        table.inbound().filter_map(
            |raid| match forecast::raid_after(table, raid, 1).as_slice() {
                [hex] => Some((raid.id, *hex)),
                _ => None,
            },
        );
    let button = |(raid, hex)| {
        let reach = reaches.iter().find(|reach| reach.hex == hex)?;
        let order = Order::Fly {
            mission: mission.id,
            to: hex,
        };
        let cost = format!(" \u{b7} {} fuel", wording::fuel_range(reach));
        let button = order_button("btn", &order).attr("title", &wording::costs(reach));
        Some(
            button
                .text(&format_args!("Wait for {raid} at {hex}"))
                .html(&tag("span", "cost", &cost))
                .end(),
        )
    };
    raids.filter_map(button).collect()
}

/// The raids, or the forces, the mission can meet by flying, and what that costs: the cheapest first.
fn meets(game: &Game, mission: &Mission) -> Vec<(String, Reach)> {
    let table = game.table();
    let all = forecast::reach(table, mission)
        .into_iter()
        .filter_map(|reach| {
            let there = wording::targets(table, mission, reach.hex);
            (!there.is_empty()).then(|| (there.join(" and "), reach))
        });
    // Nearer hexes come first in the forecast, and they are the cheaper ones.
    all.collect()
}

/// CAP missions that can go on the map.
fn placings(game: &Game, open: bool) -> String {
    let caps = game.table().cap_missions();
    let legal = caps.filter(|(cap, _)| game.check(Order::PlaceCap { cap: *cap }).is_ok());
    let choices: String = legal.map(|(cap, units)| placing(cap, units)).collect();
    if choices.is_empty() {
        return String::new();
    }
    let button = el("button")
        .class("btn")
        .attr("data-order-kind", &"place-cap")
        .attr("data-act", &"place");
    let button = button.attr("data-key", &"p").attr("aria-expanded", &open);
    let button = button
        .text(&"Place CAP\u{2026} ")
        .html("<kbd>P</kbd>")
        .end();
    if open { button + &choices } else { button }
}

fn placing(cap: CapId, units: UnitSet) -> String {
    let (least, most) = wording::patrol_fuel();
    let what = format!(
        " \u{b7} {}, {least}\u{2013}{most} fuel by the die",
        wording::by_type(units)
    );
    order_button("btn", &Order::PlaceCap { cap })
        .attr("title", &cap.in_words())
        .text(&cap)
        .html(&tag("span", "cost", &what))
        .end()
}

/// The end of the segment.
fn end(game: &Game) -> String {
    let waiting: Vec<&Mission> = fleet::waiting(game.table()).collect();
    let lost = waiting
        .iter()
        .filter(|mission| mission.fuel.spend(1).is_exhausted())
        .count();
    let text = match waiting.len() {
        0 => "Go on".to_owned(),
        1 => "End movement: 1 mission holds".to_owned(),
        waiting => format!("End movement: {waiting} missions hold"),
    };
    let text = if lost > 0 {
        format!("{text}, {lost} of them lost for want of fuel ")
    } else {
        text + " "
    };
    let class = if waiting.is_empty() {
        "btn primary"
    } else {
        "btn ghost"
    };
    order_button(class, &Order::EndMovement)
        .attr("data-key", &"e")
        .text(&text)
        .html("<kbd>E</kbd>")
        .end()
}

/// Why the mission in hand cannot meet each raid, or each force, out of its reach.
fn why_not(game: &Game, mission: &Mission) -> Vec<(String, String)> {
    let table = game.table();
    let hexes: Vec<HexId> = if mission.is_intercept() {
        table.inbound().map(|raid| raid.hex).collect()
    } else {
        table.forces.iter().map(|force| force.hex).collect()
    };
    let others = hexes.into_iter().filter(|hex| *hex != mission.hex);
    let refused = others.filter_map(|hex| {
        let refusal = forecast::why_not(table, mission, hex)?;
        let there = wording::targets(table, mission, hex).join(" and ");
        let why = sentence(&format!("{refusal}."));
        Some((format!("{there} in {hex}"), why))
    });
    refused.collect()
}
