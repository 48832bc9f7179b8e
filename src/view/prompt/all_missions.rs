//! All missions at once, each as its own suggestion says (4.4).

use crate::engine::fleet::{self, Mission, MissionId};
use crate::engine::staff::{Errand, Heading};
use crate::engine::{Game, Order, count_of, staff};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, wording};

/// So many missions are named one by one.
const NAMED: usize = 4;

/// One click for every mission that waits, beginning with the selected one. Each gets what is suggested to it when
/// its turn comes; what is said is that, if those before it come where their orders bring them at the most fuel.
pub(super) fn answer(game: &Game, selected: &Mission) -> Option<Answer> {
    suggested(game, selected)?;
    let headings = staff::headings(game, selected.id);
    let ordered = headings.iter().filter_map(|(mission, heading)| {
        let order = heading.own_order(game, mission)?;
        Some((order, (mission.id, does(game, mission, heading))))
    });
    let (orders, what): (Vec<Order>, Vec<(MissionId, String)>) = ordered.unzip();
    let places_patrol = || matches!(staff::suggestion(game), Some(Order::PlaceCap { .. }));
    let is_all = orders.len() == headings.len();
    let ends = is_all && !game.scenario().ends_with_last_attack && !places_patrol();
    let end = if ends { ", then movement ends" } else { "" };
    (orders.len() > 1).then(|| {
        Answer::of(
            Action::AllAsSuggested(orders.clone()),
            match orders.len() {
                2 => "Both missions as suggested".to_owned(),
                orders => format!("All {} as suggested", count_of(orders as i64, "mission", "missions")),
            },
        )
        .detail(format!("\u{b7} {}{end}", told(what)))
        .kind("all-as-suggested")
        .title("Each mission in turn, as it would be suggested to it, and then the end of the movement. One without a suggestion is asked about, and so is a patrol that had better leave its box.")
        .by(CommandName::Routine)
    })
}

/// What a mission does by its suggestion, and against whom; where it does something else in a hex with raids, that they
/// are there.
fn does(game: &Game, mission: &Mission, heading: &Heading) -> String {
    let table = game.table();
    let foes = wording::targets(table, mission, heading.hex(mission));
    let foes = (!foes.is_empty()).then(|| wording::list(&foes));
    let errand = heading.errand(table, mission);
    let does = match errand {
        Some(Errand::Meets) => {
            let foes = foes.unwrap_or_default();
            let stays = heading.hex(mission) == mission.hex;
            return match (stays, mission.is_intercept()) {
                (false, _) => format!("to {foes}"),
                (true, true) => format!("to stay and fight {foes}"),
                (true, false) => format!("to stay and attack {foes}"),
            };
        }
        Some(Errand::Awaits(raid)) => format!("to wait for {raid}"),
        Some(Errand::Towards(force)) => format!("towards {force}"),
        Some(Errand::Home) => "home".to_owned(),
        Some(Errand::Homeward) => "towards home".to_owned(),
        Some(Errand::Station) => "to wait".to_owned(),
        Some(Errand::Stays) | None => "to hold".to_owned(),
    };
    match foes {
        Some(foes) => format!("{does} in the hex of {foes}"),
        None => does,
    }
}

/// What some missions do, those that do the same together: "Intercepts 1 and 3 to Raid 4, Intercept 2 to hold"; where
/// they are many, or all do the same, only how many: "3 to Raid 4, 2 to hold".
fn told(orders: Vec<(MissionId, String)>) -> String {
    let are_few = orders.len() <= NAMED;
    let mut groups: Vec<(String, Vec<MissionId>)> = Vec::new();
    for (mission, does) in orders {
        match groups.iter_mut().find(|(other, _)| *other == does) {
            Some((_, missions)) => missions.push(mission),
            None => groups.push((does, vec![mission])),
        }
    }
    let is_named = are_few && groups.len() > 1;
    let groups = groups.iter().map(|(does, missions)| match is_named {
        true => format!("{} {does}", wording::missions(missions)),
        false => format!("{} {does}", missions.len()),
    });
    groups.collect::<Vec<_>>().join(", ")
}

/// The order suggested to the next mission that waits for one and has a suggestion; once all have theirs the end of the
/// movement, where the staff would place no patrol.
pub(super) fn next(game: &Game) -> Option<Order> {
    let mut waiting = staff::in_turn(game.table()).into_iter();
    let order = waiting.find_map(|mission| suggested(game, mission));
    order.or_else(|| end_as_suggested(game))
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
    staff::heading(game, mission).own_order(game, mission)
}
