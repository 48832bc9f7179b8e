//! The moments of a game that can be played on from: the start of each turn, and those that the player has named. They
//! need not be kept: a game is its orders.

use std::cmp::Reverse;

use super::account::turns_begun;
use super::situation::LightChange;
use super::wording;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Game, Turn};
use crate::storage::{NamedPoint, Origin};

/// A moment that can be played on from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SavePoint {
    /// How many orders the game had.
    pub orders: usize,
    /// When it was, to the phase: "19 June, 1850".
    pub when: String,
    /// What it was: the player's name for it, or "It gets dark".
    pub what: String,
    /// Whether the player has named it.
    pub is_named: bool,
}

impl SavePoint {
    /// In a line: "19 June, 1850 · It gets dark".
    pub fn in_words(&self) -> String {
        match self.what.is_empty() {
            true => self.when.clone(),
            false => format!("{} \u{b7} {}", self.when, self.what),
        }
    }
}

/// The moments of a game, the newest first; not the one that it is at.
pub fn save_points(game: &Game, named: &[NamedPoint]) -> Vec<SavePoint> {
    let orders = game.orders().len();
    let turns = turns_begun(game.events())
        .into_iter()
        .map(|(turn, event)| SavePoint {
            orders: game.marks().partition_point(|mark| *mark <= event),
            when: wording::date_and_time(turn, 1),
            what: what(turn).to_owned(),
            is_named: false,
        });
    let named = named.iter().filter(|point| point.orders <= orders);
    let named = named.map(|point| SavePoint {
        orders: point.orders,
        when: when(game, point.orders),
        what: point.name.clone(),
        is_named: true,
    });
    let mut points: Vec<SavePoint> = turns.filter(|point| point.orders < orders).collect();
    points.extend(named);
    points.insertion_sort_by_key(|point| (Reverse(point.orders), !point.is_named));
    points
}

/// What is kept of where a game grew from, and whether it is known what the player had arranged there.
pub fn origin(name: &str, point: &SavePoint, is_arranged: bool) -> Origin {
    Origin {
        name: name.to_owned(),
        at: point.when.clone(),
        moment: point.is_named.then(|| point.what.clone()),
        orders: point.orders,
        arranged_anew: !is_arranged,
    }
}

/// Whether a game is at its start, and no other was played to there: it begins with its briefing.
pub fn begins_afresh(game: &Game, grew_from: Option<&Origin>) -> bool {
    game.orders().is_empty() && grew_from.is_none()
}

/// Said with the first question of a game that grew from another: that it is a game of its own, and what it goes by.
pub fn begun_anew(from: &Origin, game: &Game) -> Option<String> {
    if game.orders().len() != from.orders {
        return None;
    }
    let other = match from.name.trim() {
        "" => "the game it grew from".to_owned(),
        name => format!("\u{201c}{name}\u{201d}"),
    };
    let moment = match &from.moment {
        Some(moment) => format!("\u{201c}{moment}\u{201d}"),
        None => from.at.clone(),
    };
    let arranged = match from.arranged_anew {
        true => {
            " Which orders of the day it went by then is not known: the new game has none, and the decks are handled as the staff would."
        }
        false => "",
    };
    Some(format!(
        "You play on from {moment} in a new game; {other} stays as it was.{arranged}"
    ))
}

/// When it was in a game after so many orders: the phase that its player saw.
fn when(game: &Game, orders: usize) -> String {
    let event = match game.marks().get(orders) {
        Some(mark) => *mark,
        None => game.events().len(),
    };
    let before = event
        .checked_sub(1)
        .and_then(|last| game.events().get(last));
    let (turn, phase) = before.map_or((game.scenario().first_turn, 1), |it| {
        (it.at.turn, it.at.phase)
    });
    wording::date_and_time(turn, phase)
}

/// What stands out in a turn.
fn what(turn: Turn) -> &'static str {
    match LightChange::of(turn) {
        Some(LightChange::Dawn) => "Dawn",
        Some(LightChange::Dusk) => LightChange::GETS_DARK,
        None => "",
    }
}
