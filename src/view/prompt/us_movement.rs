//! Where the fleet moves when its chit is drawn, as one or in parts (6.33, 6.34, 12.42).

use super::sailing::{self, Sailors};
use super::{Block, HowTo, Prompt, Remark, passage, standing_by, wind};
use crate::engine::staff::{self, StrikeReach, WhySail};
use crate::engine::{Decision, Game, Order, Table, count_of, forecast};
use crate::view::orders_of_the_day::gets_past;
use crate::view::shell::CommandName;
use crate::view::{Activity, Answer, Selection, sentence, wording};

/// Asks who moves, and where.
pub fn prompt(game: &Game, selection: &Selection) -> Prompt {
    let table = game.table();
    let (suggested, reason) = staff::sailing(game);
    let suggestion = Some(suggested);
    let sailors = sailing::sailors(table, selection.activity);
    let moves = sailors.map_or_else(Vec::new, |sailors| sailing::moves(table, sailors));
    // What the staff would move, and is not chosen, is an answer of its own.
    let other = suggestion.filter(|order| *order != Order::GoOn && !moves.contains(order));
    let mut answers: Vec<Answer> = moves
        .iter()
        .map(|order| match suggestion == Some(*order) {
            true => sail(game, *order).by(CommandName::Routine).primary(true),
            false => sail(game, *order),
        })
        .collect();
    answers.extend(other.map(|order| as_suggested(game, order)));
    answers.push(stay(game).primary(suggestion == Some(Order::GoOn)));
    let why = why(game, sailors, reason);
    let how = HowTo::lit_hex("Click a lit hex to move there");
    Prompt {
        answers,
        ..Prompt::because(Decision::UsMovement, question(table), why)
    }
    .how((!moves.is_empty()).then_some(how))
    .noting(getting_past(table))
    .with(by_the_wind(table, &moves))
    .with(sailing::choice(table, sailors))
    .with(standing_by::choices(game, selection.activity))
}

/// The forces that are about to get past the fleet.
fn getting_past(table: &Table) -> Vec<String> {
    let forces = forecast::getting_past(table);
    forces.map(|it| gets_past(it.force, it.moves)).collect()
}

/// What going to windward, staying and going to leeward leave until the next move, a line each, and by ship what
/// staying does (17.2-17.4).
fn by_the_wind(table: &Table, moves: &[Order]) -> Option<Block> {
    table.markers.wind?;
    let mut lines: Vec<Remark> = Vec::new();
    for order in moves.iter().copied().chain([Order::GoOn]) {
        let line = wind::line(table, order);
        lines.extend(line.filter(|line| !lines.contains(line)));
    }
    lines.extend(wind::by_ship(table, Order::GoOn));
    (!lines.is_empty()).then_some(Block::Remarks(lines))
}

fn question(table: &Table) -> &'static str {
    let is_whole = wording::is_together(table);
    match (table.markers.nothing_moved(), is_whole) {
        (true, true) => "Does Task Force 58 move?",
        (true, false) => "Who moves, and where?",
        (false, _) => "What else moves?",
    }
}

/// What the staff would do and why, and where there is no choice of task groups, what comes along; and the rule.
fn why(game: &Game, sailors: Option<Sailors>, reason: WhySail) -> Vec<String> {
    let table = game.table();
    let reach = staff::strike_reach(game);
    let mut why = vec![with_reach(in_words(reason), reach)];
    if !table.has_all_rules() {
        let along = sailors.map_or_else(Vec::new, |sailors| passage::along(table, sailors));
        why.extend(along.into_iter().map(|line| line.words));
    }
    why.push(Decision::UsMovement.rule_in_a_line().to_owned());
    why
}

/// Why the staff would sail or stay, and whether a strike could reach the nearest carriers from here, which a move may
/// change.
fn with_reach(why: &str, reach: Option<StrikeReach>) -> String {
    let Some(StrikeReach {
        force,
        hexes,
        reach,
    }) = reach
    else {
        return why.to_owned();
    };
    let off = count_of(hexes, "hex", "hexes");
    match hexes.checked_sub(reach).filter(|more| *more > 0) {
        None => format!("{why} A strike that takes off now can reach {force}, {off} off."),
        Some(more) => format!(
            "{why} {force}, {off} off, is {} too far for a strike.",
            count_of(more, "hex", "hexes")
        ),
    }
}

const fn in_words(why: WhySail) -> &'static str {
    match why {
        WhySail::Tows => "The staff would tow crippled ships away from the enemy.",
        WhySail::Closes => "The staff would go towards the reports that are not cleared up yet.",
        WhySail::ClosesOnCarriers => "The staff would go towards what may have carriers.",
        WhySail::Corners => {
            "The staff would go towards what may have carriers, and the north edge of the map keeps from drawing off (7.21)."
        }
        WhySail::RaidIsOver => {
            "The staff would stay while a raid is over the fleet: who is in the air to meet it is left behind by a move."
        }
        WhySail::Dark => {
            "The staff would stay: it looks for nobody any more in this light, and what is in the air comes home to where the fleet is."
        }
        WhySail::TooLate => {
            "The staff would stay: a strike from nearer by would hardly come before night any more, and carriers draw off from a fleet that comes on, out of the way of our submarines (7.21)."
        }
        WhySail::LeavesCripples => {
            "The staff would stay: a move would leave a crippled ship behind alone (12.41)."
        }
        WhySail::IntoTheWind => {
            "The staff would steam into the wind: raids are in sight, and only so do fighters take off and land from every deck (17.4)."
        }
        WhySail::KeepsPatrols => {
            "The staff would stay: what it would close on lies to leeward, and there nobody stays on patrol, and hardly anybody takes off or lands (17.2)."
        }
        WhySail::KeepsDecks => {
            "The staff would stay: what it would close on lies to leeward, where a strike could neither take off nor land (17.2)."
        }
        WhySail::NoneIsNearer => "The staff would stay: no move brings what it looks for nearer.",
    }
}

/// A move, by its direction.
fn sail(game: &Game, order: Order) -> Answer {
    let table = game.table();
    let (who, way) = who_and_way(table, order);
    let to = sailing::end_of(order).map_or_else(String::new, |to| to.to_string());
    let course = wind::course(table, order);
    let course = course.map_or_else(String::new, |course| format!(", {course}"));
    Answer::new(game, sentence(way), order)
        .detail(format!("\u{b7} {to}{course}"))
        .name(format!("{who} {way} to {to}{course}"))
        .title(passage::worst(table, order).words)
}

/// What the staff would move and the player has not chosen.
fn as_suggested(game: &Game, order: Order) -> Answer {
    let (who, way) = who_and_way(game.table(), order);
    let label = format!("As the staff would: {who} {way}");
    let worst = passage::worst(game.table(), order);
    Answer::new(game, label, order)
        .title(worst.words)
        .by(CommandName::Routine)
        .primary(true)
}

/// Who moves by an order, and which way.
fn who_and_way(table: &Table, order: Order) -> (String, &'static str) {
    let sailors = match order {
        Order::Tow { ship, .. } => Some(Sailors::Cripple(ship)),
        Order::MoveTaskGroups { groups, .. } => Some(Sailors::Groups(groups)),
        _ => sailing::sailors(table, Activity::None),
    };
    let from = sailors.and_then(|sailors| sailing::from(table, sailors));
    let ways = from.zip(sailing::end_of(order));
    let way = ways.map_or("", |(from, to)| wording::bearing(from, to));
    let who = sailors.map(|sailors| sailing::named(table, sailors));
    (who.unwrap_or_default(), way)
}

/// Nobody moves, or nobody else.
fn stay(game: &Game) -> Answer {
    let label = match game.table().markers.nothing_moved() {
        true => "Stay here",
        false => "The others stay",
    };
    let stays = Answer::new(game, label, Order::GoOn).by(CommandName::GoOn);
    match wind::line(game.table(), Order::GoOn) {
        Some(left) => stays.detail("\u{b7} keeping station").title(left.words),
        None => stays,
    }
}
