//! Which fighters meet which raid (4.51).

use leptos::prelude::*;

use super::{Asked, named, order_button, sentence, split, split_button};
use crate::engine::fleet::{Interceptor, UnitSet};
use crate::engine::map::HexId;
use crate::engine::{Decision, FUEL_OF_COMBAT, Game, Order, Table};
use crate::ui::hand::Doing;
use crate::ui::html::{el, tag, unit, wrap};
use crate::ui::session::Session;
use crate::ui::wording;

/// Fighters, where they are, and what a fight costs them.
struct Fighters {
    who: Interceptor,
    units: UnitSet,
    hex: HexId,
    pays: String,
}

/// Asks for engagements.
pub(super) fn asked(session: Session) -> Asked {
    let decision = Decision::Interception;
    let (lines, declared, why_not, splitting) = session.game.with(|game| {
        let table = game.table();
        let near = fighters(table)
            .into_iter()
            .filter(|one| table.inbound().any(|raid| raid.hex == one.hex));
        let lines: String = near.map(|one| line(game, &one)).collect();
        let splitting = match session.doing.get() {
            Doing::Splitting(id) => table.mission(id).cloned(),
            _ => None,
        };
        (lines, table.engagements.len(), why_not(game), splitting)
    });
    let text = match declared {
        0 => "Let them pass ".to_owned(),
        1 => "Fight ".to_owned(),
        fights => format!("Fight the {fights} fights in this order "),
    };
    let class = if declared > 0 { "btn primary" } else { "btn" };
    let fight = order_button(class, &Order::Fight)
        .attr("data-key", &"e")
        .text(&text)
        .html("<kbd>E</kbd>")
        .end();
    let rule = tag("p", "prompt-why", &decision.rule_in_a_line());
    let body = rule
        + &wrap("ul", "engage", &lines)
        + &split(session, splitting.as_ref())
        + &wrap("div", "row", &fight);
    let progress = if declared > 0 {
        format!("{declared} sent")
    } else {
        String::new()
    };
    let title = "Who engages which raid?".to_owned();
    Asked {
        decision: decision.name(),
        title,
        rule: decision.rule(),
        progress,
        body,
        why_not,
    }
}

/// Every intercept mission on the map and every CAP mission in its box.
fn fighters(table: &Table) -> Vec<Fighters> {
    let missions = table
        .missions
        .iter()
        .filter(|mission| mission.is_intercept())
        .map(|mission| {
            let now = wording::fuel(mission.fuel);
            let pays = if mission.fuel.can_pay(FUEL_OF_COMBAT) {
                format!(
                    "fuel {now} \u{2192} {}",
                    wording::fuel(mission.fuel.spend(FUEL_OF_COMBAT))
                )
            } else {
                format!("fuel {now}")
            };
            Fighters {
                who: Interceptor::Mission(mission.id),
                units: mission.units,
                hex: mission.hex,
                pays,
            }
        });
    let caps = table.task_groups.iter().flat_map(|group| {
        group.cap_missions().map(move |(cap, units)| {
            let (least, most) = wording::patrol_fuel();
            let pays = format!(
                "fuel {}\u{2013}{} left",
                least - FUEL_OF_COMBAT,
                most - FUEL_OF_COMBAT
            );
            Fighters {
                who: Interceptor::Cap(cap),
                units,
                hex: group.hex,
                pays,
            }
        })
    });
    missions.chain(caps).collect()
}

/// The line of fighters that share a hex with a raid.
fn line(game: &Game, one: &Fighters) -> String {
    let table = game.table();
    let (mut buttons, mut refused) = (String::new(), None);
    let sent = table
        .engagements
        .iter()
        .position(|engagement| engagement.interceptor == one.who);
    if let Some(place) = sent {
        buttons += &tag(
            "b",
            "chip now",
            &format_args!("{}. {}", place + 1, table.engagements[place].raid),
        );
    } else {
        for raid in table.inbound().filter(|raid| raid.hex == one.hex) {
            let order = Order::Engage {
                interceptor: one.who,
                raid: raid.id,
            };
            match game.check(order) {
                Ok(()) => {
                    let text = format!("Engage {} \u{b7} {}", raid.id, raid.strength.points());
                    buttons += &order_button("btn small", &order).text(&text).end();
                }
                Err(refusal) => refused = Some(refusal),
            }
        }
    }
    let cannot = buttons.is_empty();
    if let Some(refusal) = refused.filter(|_| cannot) {
        buttons += &tag("span", "muted", &sentence(&refusal.to_string()));
    }
    if let (Interceptor::Mission(id), None, true) = (one.who, sent, one.units.len() > 1 && !cannot)
    {
        buttons += &split_button("btn small ghost", id).text(&"Split").end();
    }
    let mut what = format!("{} in {}", wording::by_type(one.units), one.hex);
    if let Interceptor::Cap(cap) = one.who {
        what += &format!(", {}", cap.in_words());
    }
    let html = unit("us", "hellcat")
        + &named(&one.who, &what)
        + &tag("span", "pays", &one.pays)
        + &wrap("span", "row", &buttons);
    let class = match (sent, cannot) {
        (Some(_), _) => "sent",
        (None, true) => "no",
        _ => "",
    };
    el("li")
        .class(class)
        .attr("data-unit", &one.who)
        .html(&html)
        .end()
}

/// Why the fighters elsewhere cannot engage the raid nearest to them.
fn why_not(game: &Game) -> Vec<(String, String)> {
    let table = game.table();
    let refused = fighters(table).into_iter().filter_map(|one| {
        let raid = table
            .inbound()
            .min_by_key(|raid| raid.hex.distance(one.hex))?
            .id;
        let refusal = game
            .check(Order::Engage {
                interceptor: one.who,
                raid,
            })
            .err()?;
        Some((one.who.to_string(), sentence(&format!("{refusal}."))))
    });
    refused.collect()
}
