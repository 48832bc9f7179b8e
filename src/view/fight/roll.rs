//! A die with its sum, and its row of the chart.

use crate::engine::charts::{self, AnyChart};
use crate::engine::ships::Allegiance;
use crate::engine::{Purpose, Roll};
use crate::view::wording;

/// A die that rolls, or was rolled.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DieRoll {
    /// The step it is rolled in: no two dice of a fight are of one step.
    pub step: usize,
    /// What it shows; nothing while it rolls.
    pub die: Option<u8>,
    /// What is added to it, and why.
    pub modifiers: Vec<(&'static str, String)>,
    /// What was read on the chart, once it has landed.
    pub total: Option<i8>,
    /// The column of the chart that is read, lying down.
    pub strip: Option<ChartStrip>,
    /// What it is for those who do not see it.
    pub label: String,
}

impl DieRoll {
    /// Whether it still rolls.
    pub fn is_rolling(&self) -> bool {
        self.die.is_none()
    }
}

/// A column of a chart, lying down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartStrip {
    /// The chart's title.
    pub title: &'static str,
    /// Which column it is, of a chart with several, as it stands between the title and the rule.
    pub column: String,
    /// The number of the chart's rule.
    pub rule: &'static str,
    /// Its cells.
    pub cells: Vec<ChartCell>,
    /// Whether its results are whole words, which want more room.
    pub has_words: bool,
    /// What the letters and figures of its cells stand for; empty where they are words.
    pub key: String,
}

/// A cell of a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartCell {
    /// The roll that reads it.
    pub number: i32,
    /// The result.
    pub result: String,
    /// Whether it was read.
    pub is_lit: bool,
    /// What it would mean to the player.
    pub means: Meaning,
}

/// What a result means to the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Meaning {
    /// It helps him.
    Good,
    /// It hurts him, or a chance of his is lost.
    Bad,
    /// It is neither.
    Neither,
}

/// Letters of a result that is no word.
const SHORT: usize = 4;

/// A die that rolls, or was rolled; `step` is the step it is rolled in.
pub fn die_roll(roll: &Roll, step: usize, is_rolling: bool) -> DieRoll {
    let modifiers = roll.modifiers.iter();
    let modifier = |it: &charts::Applied| (it.reason, wording::modifier(it.value));
    DieRoll {
        step,
        die: (!is_rolling).then_some(roll.die),
        modifiers: modifiers.map(modifier).collect(),
        total: (!is_rolling).then_some(roll.total),
        strip: charts::find(roll.chart).map(|chart| strip(chart, roll, is_rolling)),
        label: match is_rolling {
            true => "The die rolls".to_owned(),
            false => format!("die {}", roll.die),
        },
    }
}

fn strip(chart: &dyn AnyChart, roll: &Roll, is_rolling: bool) -> ChartStrip {
    let labels = chart.labels();
    let column = labels.iter().position(|label| *label == roll.column);
    let column = column.unwrap_or(0);
    let lit = chart.row_of(column, roll.total);
    let cell = |row: usize| {
        let result = chart.cell(column, row);
        ChartCell {
            number: i32::from(chart.lo()) + row as i32,
            means: meaning(roll.purpose, &result),
            result,
            is_lit: row == lit && !is_rolling,
        }
    };
    let cells: Vec<ChartCell> = (0..chart.rows()).map(cell).collect();
    let is_word = |cell: &ChartCell| cell.result.chars().count() > SHORT;
    ChartStrip {
        title: chart.title(),
        column: match chart.column_by().is_empty() {
            true => " ".to_owned(),
            false => format!(" \u{b7} column {} ", roll.column),
        },
        rule: chart.rule(),
        has_words: cells.iter().any(is_word),
        key: key(roll.purpose, &cells),
        cells,
    }
}

/// What letters on the charts stand for.
const LETTERS: [(&str, &str); 8] = [
    ("A", "one unit driven off"),
    ("E", "one unit shot down"),
    ("2E", "two shot down"),
    ("A+E", "one of each"),
    ("C", "finds the force"),
    ("W/0", "takes another force in the hex for it"),
    ("W/2", "takes another force within 2 hexes for it"),
    ("F", "finds nothing"),
];

/// What stands in the cells of a chart, those of its letters alone that are there.
fn key(purpose: Purpose, cells: &[ChartCell]) -> String {
    let is_there = |code: &str| cells.iter().any(|cell| cell.result == code);
    let letters = LETTERS.iter().filter(|(code, _)| is_there(code));
    let letters: Vec<String> = letters
        .map(|(code, means)| format!("{code} {means}"))
        .collect();
    if !letters.is_empty() {
        return letters.join(" \u{b7} ");
    }
    match purpose {
        Purpose::UsGuns(..) | Purpose::JapaneseGuns(..)
            if cells.iter().any(|cell| cell.result.contains('/')) =>
        {
            "driven off / shot down".to_owned()
        }
        Purpose::UsFire(..) | Purpose::EscortsFire(..) => "points shot down".to_owned(),
        Purpose::Damage(_) => "hits on the ship".to_owned(),
        _ => String::new(),
    }
}

/// What a result means to the player: an effect of his is good and one of theirs is bad; a chance
/// without effect is the other way about.
fn meaning(purpose: Purpose, result: &str) -> Meaning {
    let is_ours = match purpose {
        Purpose::UsFire(..)
        | Purpose::EscortsFire(..)
        | Purpose::UsGuns(..)
        | Purpose::Contact(..)
        | Purpose::Surprise(..)
        | Purpose::Search(..) => true,
        Purpose::Damage(ship) => matches!(ship.data().allegiance, Allegiance::Japan(_)),
        Purpose::Escort(..)
        | Purpose::BreakThrough(..)
        | Purpose::CapOnEscorts(..)
        | Purpose::CapOnAttackPlanes(..)
        | Purpose::JapaneseGuns(..)
        | Purpose::Outbreak(_) => false,
        _ => return Meaning::Neither,
    };
    let has_effect = !matches!(result, "-" | "0" | "0/0" | "F" | "none" | "no fire");
    match has_effect == is_ours {
        true => Meaning::Good,
        false => Meaning::Bad,
    }
}
