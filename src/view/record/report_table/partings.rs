//! Where the player and the staff parted.

use std::cmp::Reverse;

use super::{Column, Facts, ReportRow, ReportTable, head, text};
use crate::engine::fleet::MissionType;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::staff::{self, Parting};
use crate::engine::{Order, signed};
use crate::view::account::Tally;
use crate::view::wording;

/// So many are listed: those in whose phase the score changed most.
const LISTED: usize = 12;
/// So many orders of an answer are named.
const NAMED: usize = 3;

/// What the player ordered otherwise than the staff would have in his place, what the staff would have, and what the
/// rest of the phase brought: by that order or by anything else, which nobody can tell apart.
pub(in crate::view::record) fn partings(facts: &Facts) -> Option<ReportTable> {
    let all = staff::partings(facts.game);
    let tallies: Vec<Tally> = all.iter().map(|it| came_of(facts, it)).collect();
    let mut listed: Vec<usize> = (0..all.len()).collect();
    listed.insertion_sort_by_key(|at| Reverse(tallies[*at].score.abs()));
    listed.truncate(LISTED);
    listed.insertion_sort();
    let rows = listed.iter().map(|at| row(facts, &all[*at], &tallies[*at]));
    let left = all.len().saturating_sub(LISTED);
    let heads = [
        ("When", Column::Name),
        ("You", Column::Sentence),
        ("The staff", Column::Sentence),
        ("Rest of the phase", Column::Number),
        ("All that it brought", Column::Sentence),
    ];
    (!all.is_empty()).then(|| ReportTable {
        title: "Where you and the staff parted",
        key: &[],
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows: rows.collect(),
        sum: (left > 0).then(|| ReportRow {
            counter: None,
            name: format!("and {left} more"),
            cells: Vec::new(),
        }),
    })
}

/// What the rest of its phase brought.
fn came_of(facts: &Facts, parting: &Parting) -> Tally {
    let mut phases = facts.phases.iter();
    let phase = phases.find(|(_, from, upto)| (*from..*upto).contains(&parting.from));
    let upto = phase.map_or(parting.from, |(_, _, upto)| *upto);
    Tally::of(&facts.game.events()[parting.from..upto])
}

fn row(facts: &Facts, parting: &Parting, tally: &Tally) -> ReportRow {
    let at = facts.game.events()[parting.from].at;
    let Parting {
        ordered,
        advised,
        player_rests,
        staff_rests,
        ..
    } = parting;
    let players = in_words(ordered, *player_rests, advised);
    let staffs = in_words(advised, *staff_rests, ordered);
    let segment = at.segment.map(|segment| segment.to_string());
    ReportRow {
        counter: None,
        name: format!(
            "{} {}",
            wording::when_in(facts.game.scenario(), at),
            segment.unwrap_or_default()
        ),
        cells: vec![
            (Column::Sentence, text(players)),
            (Column::Sentence, text(staffs)),
            (Column::Number, text(signed(tally.score))),
            (Column::Sentence, text(tally.words())),
        ],
    }
}

/// The orders of one of the two in words, the first of them by name. Where he gave none, what he did instead of those of
/// the other.
fn in_words(orders: &[Order], rests: bool, others: &[Order]) -> String {
    match orders {
        [] if rests => others.first().map_or("nothing", instead_of).to_owned(),
        [] => "nothing more".to_owned(),
        _ => named(orders),
    }
}

/// The first of some orders by name, and how many more there are.
pub(in crate::view::record) fn named(orders: &[Order]) -> String {
    let named = orders.iter().take(NAMED).map(Order::to_string);
    let more = orders.len().saturating_sub(NAMED);
    let more = (more > 0).then(|| format!("{more} more"));
    wording::list(&named.chain(more).collect::<Vec<_>>())
}

/// What is done by whoever gives no such order.
const fn instead_of(order: &Order) -> &'static str {
    match order {
        Order::Launch { mission, .. } => match mission.kind {
            MissionType::Strike => "no strike",
            MissionType::Intercept => "no fighters sent",
        },
        Order::LaunchCap { .. } => "no patrol",
        Order::PlaceCap { .. } => "patrols stay over the fleet",
        Order::DeclareSearch | Order::Search { .. } => "no search",
        Order::MoveTaskForce { .. }
        | Order::MoveTaskGroups { .. }
        | Order::MoveSubmarine { .. }
        | Order::Fly { .. } => "stay",
        Order::Land { .. } => "stay in the air",
        Order::Engage { .. } => "no fight",
        Order::Contact { .. } | Order::SeekContact { .. } | Order::Torpedo { .. } => "no attack",
        Order::Raise { .. } | Order::Service { .. } | Order::Stow { .. } | Order::Lower { .. } => {
            "decks as they are"
        }
        Order::TurnOnLights { .. } => "no lights",
        Order::TurnOffLights { .. } => "lights left on",
        Order::Tow { .. } => "no tow",
        Order::Shadow => "go on",
        _ => "nothing",
    }
}
