//! All missions at once, each as its own suggestion says (4.4).

use crate::engine::fleet::{self, Mission};
use crate::engine::staff::Reason;
use crate::engine::{Decision, Game, Order, count, forecast, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer};

/// One click for every mission that waits, beginning with the selected one. Each gets what is suggested to it when
/// its turn comes, after what those before it met.
pub(super) fn answer(game: &Game, selected: &Mission) -> Option<Answer> {
    let first = suggested(game, selected)?;
    let waiting = fleet::waiting(game.table());
    let (suggested, asked): (Vec<&Mission>, Vec<&Mission>) =
        waiting.partition(|mission| suggested(game, mission).is_some());
    let orders: Vec<String> = suggested.into_iter().map(|it| does(game, it)).collect();
    let all = orders.len();
    let places_patrol = || matches!(staff::suggestion(game), Some(Order::PlaceCap { .. }));
    let ends = asked.is_empty() && !game.scenario().ends_with_last_attack && !places_patrol();
    let end = if ends { ", then movement ends" } else { "" };
    (all > 1).then(|| {
        Answer::of(
            Action::AllAsSuggested(vec![first]),
            format!("All {} as suggested", count(all as i64, "mission", "missions")),
        )
        .detail(format!("\u{b7} {}{end}", counted(orders)))
        .kind("all-as-suggested")
        .title("Each mission in turn, as it would be suggested to it, and then the end of the movement. One without a suggestion is asked about, and so is a patrol that had better leave its box.")
        .by(CommandName::Routine)
    })
}

/// What a mission does by its suggestion, as it would be given now.
fn does(game: &Game, mission: &Mission) -> String {
    let heading = staff::heading(game, mission);
    let hex = match heading.order {
        Some(Order::Fly { to, .. }) => to,
        _ => mission.hex,
    };
    let foes = forecast::foes_in(game.table(), mission, hex);
    let meets = matches!(
        heading.reason,
        Some(Reason::MeetsItHere | Reason::MeetsItThere | Reason::SecondHex | Reason::RaidInReach)
    );
    if let Some(Reason::AwaitsNext { raid, .. }) = heading.reason {
        return format!("to wait for {raid}");
    }
    match (foes.as_slice(), heading.order) {
        ([foe, ..], _) if meets => format!("to {foe}"),
        (_, Some(Order::Hold { .. })) => "to hold".to_owned(),
        (_, Some(Order::Fly { .. })) if game.table().is_home(hex) => "home".to_owned(),
        _ => "to fly on".to_owned(),
    }
}

/// What some missions do, as many as do the same together: "3 to Raid 4, 2 to hold".
fn counted(orders: Vec<String>) -> String {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for does in orders {
        match groups.iter_mut().find(|(other, _)| *other == does) {
            Some((_, number)) => *number += 1,
            None => groups.push((does, 1)),
        }
    }
    let groups = groups
        .iter()
        .map(|(does, number)| format!("{number} {does}"));
    groups.collect::<Vec<_>>().join(", ")
}

/// The order suggested to the next mission that waits for one and has a suggestion; once all have theirs the end of
/// the movement, where the staff would place no patrol.
pub fn next_as_suggested(game: &Game) -> Vec<Order> {
    if game.decision() != Some(Decision::AirMovement) {
        return Vec::new();
    }
    let mut waiting = fleet::waiting(game.table());
    let order = waiting.find_map(|mission| suggested(game, mission));
    order
        .or_else(|| end_as_suggested(game))
        .into_iter()
        .collect()
}

/// The end of the movement, where nobody waits and the staff would end it. Where the battle ends with the attack that
/// follows, the player begins it himself.
fn end_as_suggested(game: &Game) -> Option<Order> {
    let waits = fleet::waiting(game.table()).next().is_some();
    let is_over = !waits && !game.scenario().ends_with_last_attack;
    is_over
        .then(|| staff::suggestion(game))
        .flatten()
        .filter(|order| *order == Order::EndMovement)
}

/// What is suggested to a mission, if it is an order of its own.
fn suggested(game: &Game, mission: &Mission) -> Option<Order> {
    let order = staff::heading(game, mission).order?;
    let is_its_own = match order {
        Order::Fly { mission: id, .. } | Order::Hold { mission: id } => id == mission.id,
        _ => false,
    };
    (is_its_own && game.check(order).is_ok()).then_some(order)
}
