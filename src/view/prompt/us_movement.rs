//! Where Task Force 58 moves when its chit is drawn, as one or in parts (6.33, 6.34, 12.42).

use super::{HowTo, PromptView};
use crate::engine::fleet::SearchId;
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, Table, count, staff};
use crate::view::shell::CommandName;
use crate::view::{Answer, search, sentence, wording};

/// Asks whether it moves, and where.
pub fn prompt(game: &Game) -> PromptView {
    let table = game.table();
    let suggestion = staff::suggestion(game);
    let answer = |order: Order| {
        let answer = match order {
            Order::MoveTaskForce { to } => moved(game, order, way(table, to), to),
            Order::MoveTaskGroups { groups, to } => {
                let first = groups.iter().next().and_then(|it| table.task_group(it));
                let way = first.map_or("", |it| wording::bearing(it.hex, to));
                let groups: Vec<String> = groups.iter().map(|it| it.to_string()).collect();
                moved(game, order, format!("{} {way}", wording::list(&groups)), to)
            }
            Order::Tow { ship, to } => {
                let here = table.hex_of_ship(ship).unwrap_or(to);
                let way = wording::bearing(here, to);
                moved(game, order, format!("Tow {ship} {way}"), to)
            }
            _ if table.markers.nothing_moved() => {
                Answer::new(game, "Stay here", order).by(CommandName::GoOn)
            }
            _ => Answer::new(game, "The others stay", order).by(CommandName::GoOn),
        };
        answer.primary(suggestion == Some(order))
    };
    let mut why = vec![reason(suggestion), consequences(table)];
    why.push(Decision::UsMovement.rule_in_a_line().to_owned());
    PromptView {
        answers: game.legal().map(answer).collect(),
        why,
        how: Some(HowTo::lit_hex("Click a lit hex to move there")),
        ..PromptView::of(Decision::UsMovement, question(table))
    }
}

fn question(table: &Table) -> &'static str {
    if table.markers.nothing_moved() {
        "Does Task Force 58 move?"
    } else {
        "What else moves?"
    }
}

fn moved(game: &Game, order: Order, label: String, to: HexId) -> Answer {
    Answer::new(game, label, order)
        .detail(format!("\u{b7} {to}"))
        .title(nearest(game.table(), to))
}

/// The direction of a hex beside the task force.
pub fn way(table: &Table, to: HexId) -> String {
    let here = table.task_groups.first().map(|group| group.hex);
    here.map_or_else(
        || to.to_string(),
        |here| sentence(wording::bearing(here, to)),
    )
}

/// What is nearest to a hex.
pub fn nearest(table: &Table, to: HexId) -> String {
    let forces = table.forces.iter();
    let nearest = forces.min_by_key(|force| to.distance(force.hex));
    nearest.map_or(String::new(), |force| {
        let away = count(to.distance(force.hex), "hex", "hexes");
        format!("{} is nearest then, {away} off", force.id)
    })
}

fn reason(suggestion: Option<Order>) -> String {
    match suggestion {
        Some(Order::Tow { .. }) => {
            "The staff would tow crippled ships away from the enemy.".to_owned()
        }
        Some(Order::MoveTaskForce { .. } | Order::MoveTaskGroups { .. }) => {
            "The staff would go towards the reports that are not cleared up yet.".to_owned()
        }
        _ => "The staff would stay: no move brings the reports nearer.".to_owned(),
    }
}

/// What comes along, and what stays.
fn consequences(table: &Table) -> String {
    let mut parts = Vec::new();
    let groups = table.groups_at_sea().map(|group| group.id);
    let crippled: Vec<String> = groups
        .filter(|_| table.has_all_rules())
        .flat_map(|group| table.cripples_of(group))
        .map(|ship| ship.to_string())
        .collect();
    if !crippled.is_empty() {
        let verb = if crippled.len() == 1 { "is" } else { "are" };
        parts.push(format!(
            "{} {verb} crippled and left behind where the task group moves.",
            wording::list(&crippled)
        ));
    }
    let patrols: u8 = table
        .task_groups
        .iter()
        .map(|group| group.on_patrol())
        .sum();
    if patrols > 0 {
        parts.push("Patrols in their boxes come along.".to_owned());
    }
    let missions: Vec<String> = table.missions.iter().map(|it| it.id.to_string()).collect();
    if !missions.is_empty() {
        let stay = match missions.len() {
            1 => "stays on the map where it is",
            _ => "stay on the map where they are",
        };
        parts.push(format!("{} {stay}.", wording::list(&missions)));
    }
    let searches: Vec<SearchId> = table.searches.iter().map(|it| it.id).collect();
    if !searches.is_empty() {
        let verb = if searches.len() == 1 { "comes" } else { "come" };
        parts.push(format!(
            "{} {verb} home to wherever the task force is then; sectors are still measured from where they took off (8.281).",
            search::named(&searches)
        ));
    }
    match parts.is_empty() {
        true => "Nothing is in the air that would be left behind.".to_owned(),
        false => parts.join(" "),
    }
}
