//! Which strike looks for which force (5.2).

use leptos::prelude::*;

use super::{Asked, named, order_button, sentence};
use crate::engine::fleet::Mission;
use crate::engine::forces::Force;
use crate::engine::{Decision, Game, Order, forecast};
use crate::ui::attack::contact_odds;
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Asks which strike attacks next.
pub(super) fn asked(session: Session) -> Asked {
    let decision = Decision::AirAttack;
    let (lines, why_not) = session.game.with(|game| {
        let able = |mission: &&Mission| {
            let forces = &game.table().forces;
            forces
                .iter()
                .any(|force| game.check(look(mission, force)).is_ok())
        };
        let missions = game.table().missions.iter();
        let lines: String = missions
            .filter(able)
            .map(|mission| line(game, mission))
            .collect();
        (lines, why_not(game))
    });
    let end = order_button("btn", &Order::GoOn)
        .attr("data-key", &"e")
        .text(&"No further attack in this phase ")
        .html("<kbd>E</kbd>")
        .end();
    let rule = tag("p", "prompt-why", &decision.rule_in_a_line());
    Asked {
        decision: decision.name(),
        title: "Which strike attacks?".to_owned(),
        rule: decision.rule(),
        progress: String::new(),
        body: rule + &wrap("ul", "engage", &lines) + &wrap("div", "row", &end),
        why_not,
    }
}

fn look(mission: &Mission, force: &Force) -> Order {
    Order::Contact {
        mission: mission.id,
        force: force.id,
    }
}

/// A strike, and each force it may look for with the odds of finding it.
fn line(game: &Game, mission: &Mission) -> String {
    let table = game.table();
    let mut buttons = String::new();
    let mut words = String::new();
    for force in &table.forces {
        let order = look(mission, force);
        if game.check(order).is_ok() {
            let odds = forecast::attacks::contact(table, force.id, false);
            let text = format!("Look for {}", force.id);
            buttons += &order_button("btn small primary", &order).text(&text).end();
            words = contact_odds(&odds);
        }
    }
    let what = format!(
        "{} in {}, attack value {}, {}",
        wording::by_type(mission.units),
        mission.hex,
        mission.units.attack_value(),
        mission.fuel
    );
    let html = unit("us", wording::picture(mission))
        + &named(&mission.id, &what)
        + &tag("span", "pays", &words)
        + &wrap("span", "row", &buttons);
    el("li").attr("data-unit", &mission.id).html(&html).end()
}

/// Why the others cannot attack: the first force each might look for.
fn why_not(game: &Game) -> Vec<(String, String)> {
    let table = game.table();
    let refused = table.missions.iter().filter_map(|mission| {
        let nearest = table
            .forces
            .iter()
            .min_by_key(|force| force.hex.distance(mission.hex))?;
        let refusal = game.check(look(mission, nearest)).err()?;
        let why = sentence(&format!("{refusal}."));
        Some((mission.id.to_string(), why))
    });
    refused.collect()
}
