//! Whether our ships fight those they have met (21.12): what the enemy does and why, and the odds of getting away.

use super::foot::Foot;
use crate::engine::surface::{
    JapaneseChoice, Meeting, Side, Weight, fires_as, japanese_choice, japanese_side, us_side,
};
use crate::engine::{Game, Order, Table, count_of, forecast, staff};
use crate::view::shell::CommandName;
use crate::view::{Answer, wording};

/// What is said of a meeting before the player answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MeetingChoice {
    /// What the enemy does, and why.
    pub they: String,
    /// The guns of both sides.
    pub guns: Vec<(String, String)>,
    /// What comes of either answer.
    pub odds: String,
}

pub(super) fn meeting_choice(table: &Table) -> MeetingChoice {
    let Some(meeting) = &table.markers.meeting else {
        return MeetingChoice {
            they: String::new(),
            guns: Vec::new(),
            odds: String::new(),
        };
    };
    let strength = |ships: &[_], none: &str| {
        let of = |weight, one, many| {
            let ships = ships.iter().filter(|ship| fires_as(**ship) == Some(weight));
            let number = ships.count() as i64;
            (number > 0).then(|| count_of(number, one, many))
        };
        let all = [
            of(Weight::Battleship, "battleship", "battleships"),
            of(Weight::Cruiser, "cruiser unit", "cruiser units"),
            of(Weight::Destroyer, "destroyer unit", "destroyer units"),
        ];
        let all: Vec<String> = all.into_iter().flatten().collect();
        match all.is_empty() {
            true => none.to_owned(),
            false => wording::list(&all),
        }
    };
    let ours = us_side(table, meeting.hex);
    let theirs = japanese_side(table, meeting.force);
    MeetingChoice {
        they: they(table, meeting),
        guns: vec![
            ("Ours".to_owned(), strength(&ours, "none")),
            ("Theirs".to_owned(), strength(&theirs, "not made out yet")),
        ],
        odds: match meeting.japanese_accept {
            true => "Who fights gets two rounds of fire; who gets away leaves the hex.".to_owned(),
            false => {
                "If you fight they may still get away; if you do not, both turn away.".to_owned()
            }
        },
    }
}

/// What the enemy does, and why (21.11).
fn they(table: &Table, meeting: &Meeting) -> String {
    let force = meeting.force;
    match japanese_choice(table, meeting) {
        JapaneseChoice::FightsByNight => {
            format!("{force} fights: surface ships always do by night.")
        }
        JapaneseChoice::FightsWithBattleships => {
            format!("{force} fights: it has at least half as many battleships as you.")
        }
        JapaneseChoice::EvadesByDay => format!(
            "{force} tries to get away: by day it fights only with a battleship, and at least half as many as you."
        ),
        JapaneseChoice::EvadesWithCarriers => {
            format!("{force} tries to get away: it has carriers.")
        }
    }
}

/// The two answers, each with its odds.
pub(super) fn foot(game: &Game) -> Foot {
    let table = game.table();
    let accepts = table
        .markers
        .meeting
        .as_ref()
        .is_some_and(|meeting| meeting.japanese_accept);
    let suggested = staff::suggestion(game);
    let chance = |side| forecast::evasion(table, side).unwrap_or_default();
    let fight = match accepts {
        true => String::new(),
        false => format!(
            "\u{b7} they get away in {}",
            wording::per_cent(chance(Side::Japanese))
        ),
    };
    let evade = match accepts {
        true => format!("\u{b7} {}", wording::per_cent(chance(Side::Us))),
        false => "\u{b7} both turn away".to_owned(),
    };
    let answer = |label: &str, order: Order, detail: String| {
        let is_suggested = suggested == Some(order);
        let answer = Answer::new(game, label, order).detail(detail);
        match is_suggested {
            true => answer.by(CommandName::FirstAnswer).primary(true),
            false => answer,
        }
    };
    Foot {
        answers: vec![
            answer("Get away", Order::Evade, evade),
            answer("Fight them", Order::AcceptBattle, fight),
        ],
        ..Foot::default()
    }
}
