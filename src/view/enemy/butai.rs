//! The display of a butai: where the air points are that it has shown, and when they can come again (9.1). It lies on the
//! table, so that all of it is known.

use std::collections::BTreeMap;

use crate::engine::forces::{
    Fate, Force, ForceId, RETURN_TRACK, TURNAROUND, Turnaround, known_air_value,
};
use crate::engine::forecast::{self, NextRaid};
use crate::engine::{ForceRaids, NoRaid, Scenario, Table, Turn, count_of};
use crate::view::wording;

/// The display of a force.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ButaiDisplay {
    /// What its planes come to together.
    pub strength: String,
    /// The Air Raid boxes: raids on the chart.
    pub in_the_air: Vec<DisplayBox>,
    /// The Lost box.
    pub lost: DisplayBox,
    /// The Air Raid Return track.
    pub coming_home: Vec<DisplayBox>,
    /// The Turnaround track.
    pub turnaround: Vec<DisplayBox>,
    /// When its next raid may come, and how strong it can be.
    pub next: String,
}

/// A box of a display.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DisplayBox {
    /// What stands on it.
    pub title: String,
    /// The points in it.
    pub points: u8,
    /// Which raid they are of, and when it is over its target; empty where that is all.
    pub note: String,
    /// Whether what is in it can fly.
    pub is_ready: bool,
}

impl DisplayBox {
    pub(super) fn new(title: impl Into<String>, points: u8, note: impl Into<String>) -> DisplayBox {
        DisplayBox {
            title: title.into(),
            points,
            note: note.into(),
            is_ready: false,
        }
    }

    /// For those who do not see it.
    pub fn label(&self) -> String {
        let points = match self.points {
            0 => "empty".to_owned(),
            points => count_of(points, "point", "points"),
        };
        match self.note.is_empty() {
            true => format!("{}: {points}", self.title),
            false => format!("{}: {points}, {}", self.title, self.note),
        }
    }
}

/// The displays of all forces that have one.
pub fn displays(scenario: &Scenario, table: &Table) -> BTreeMap<ForceId, ButaiDisplay> {
    let Some(rules) = scenario.force_raids(&table.options) else {
        return BTreeMap::new();
    };
    let butai = table.forces.iter();
    let butai =
        butai.filter(|force| force.id.is_butai() || table.known_air_strength(force.id).is_some());
    butai
        .map(|force| (force.id, display(scenario, rules, table, force)))
        .collect()
}

fn display(scenario: &Scenario, rules: ForceRaids, table: &Table, force: &Force) -> ButaiDisplay {
    let in_the_air = table.raids_of(force.id).map(|raid| {
        let wave = if raid.wave == 2 { ", second wave" } else { "" };
        let points = raid.strength.points();
        DisplayBox::new(
            format!("{}{wave}", raid.id),
            points,
            wording::arrival(table, raid),
        )
    });
    ButaiDisplay {
        strength: strength(rules, table, force),
        in_the_air: in_the_air.collect(),
        lost: DisplayBox::new("Lost", force.lost, on_guam(table, force)),
        coming_home: coming_home(force),
        turnaround: turnaround_boxes(force.tracks.turnaround),
        next: next(scenario, table, force.id),
    }
}

/// How many of the points in its Lost box landed on Guam; empty where none did (23.3).
fn on_guam(table: &Table, force: &Force) -> String {
    let raids = table.raids.iter();
    let landed = raids.filter(|raid| raid.by == Some(force.id.into()) && raid.fate == Fate::Landed);
    match landed.map(|raid| raid.strength.points()).sum() {
        0_u8 => String::new(),
        points => format!("{points} of them on Guam"),
    }
}

/// What it is known to have (9.24 to 9.26).
fn strength(rules: ForceRaids, table: &Table, force: &Force) -> String {
    let shown = table.known_air_strength(force.id).unwrap_or(0);
    let shown = match shown {
        0 => "It has shown no planes yet".to_owned(),
        shown => format!(
            "It has shown {} so far",
            count_of(i64::from(shown), "air point", "air points")
        ),
    };
    let known = match rules {
        ForceRaids::Simple { points, .. } => {
            format!("every carrier force of this battle has {points}")
        }
        ForceRaids::Full => match known_air_value(table, force) {
            Some(value) => format!("the air value of its carriers is {value}"),
            None => "it may have more".to_owned(),
        },
    };
    format!("{shown}; {known}.")
}

fn coming_home(force: &Force) -> Vec<DisplayBox> {
    let boxes = RETURN_TRACK.iter().enumerate().map(|(place, least)| {
        let title = match place {
            0 => format!("{least}+ hexes"),
            _ => format!("{least}\u{2013}{}", RETURN_TRACK[place - 1] - 1),
        };
        let here = force.tracks.returning.iter();
        let here: Vec<_> = here
            .filter(|raid| usize::from(raid.place) == place)
            .collect();
        let names: Vec<String> = here.iter().map(|raid| raid.raid.to_string()).collect();
        let points = here.iter().map(|raid| raid.points).sum();
        DisplayBox::new(title, points, names.join(", "))
    });
    boxes.collect()
}

/// The boxes of a Turnaround track with the points in each.
pub(super) fn turnaround_boxes(points: [u8; TURNAROUND.len()]) -> Vec<DisplayBox> {
    let boxes = TURNAROUND.iter().zip(points);
    let boxes = boxes.map(|(of, points)| DisplayBox {
        is_ready: of.is_ready(),
        ..DisplayBox::new(
            match of {
                Turnaround::Servicing => "Servicing".to_owned(),
                Turnaround::ReadyUpTo(reach) => format!("Ready, 0\u{2013}{reach}"),
                Turnaround::ReadyForAll => "Ready, any range".to_owned(),
            },
            points,
            "",
        )
    });
    boxes.collect()
}

/// When its next raid may come, and how strong it can be, in a sentence or two.
fn next(scenario: &Scenario, table: &Table, id: ForceId) -> String {
    let Some(next) = forecast::next_raid(table, id) else {
        return "Whether it can raid again nobody can tell.".to_owned();
    };
    match next {
        NextRaid::Not(why) => not(why).to_owned(),
        NextRaid::From { turn, .. } if !scenario.has_turn(turn) => {
            "Next raid: not before the battle is over.".to_owned()
        }
        NextRaid::From {
            turn,
            phase,
            range,
            most,
        } => format!(
            "Next raid: from {} on, if its chit and its die will have it so; {} at most, at the {} between it and its target now.",
            when(table, turn, phase),
            count_of(most, "point", "points"),
            count_of(range, "hex", "hexes"),
        ),
    }
}

fn when(table: &Table, turn: Turn, phase: u8) -> String {
    let time = turn.time_of(phase);
    match turn {
        turn if turn == table.turn && phase == table.phase => format!("{time:04}, this phase,"),
        turn if turn == table.turn => format!("{time:04}, phase {phase} of this turn,"),
        turn if turn == table.turn.next() => format!("{time:04}, phase {phase} of the next turn,"),
        _ => format!("{time:04}"),
    }
}

/// Why there is none to come.
fn not(why: NoRaid) -> &'static str {
    match why {
        NoRaid::Retires => "No raid any more: it retires.",
        NoRaid::TooLate => "No raid any more today: it is too late when it comes up next.",
        NoRaid::TooFar { .. } => "No raid from where it is: your carriers are out of its reach.",
        NoRaid::NoTarget => "No raid: there is no carrier of yours for it to find.",
        _ => "No raid any more: too few of its planes are left.",
    }
}
