//! The score over time as a picture: a line through the score at the end of every phase.

use super::curve_labels;
use super::facts::Facts;
use super::history::{as_fought, score_then};
use crate::engine::{Game, Level};
use crate::view::account::Tally;
use crate::view::wording;

/// How wide the picture is.
const WIDTH: i32 = 380;
/// How high it is.
const HEIGHT: i32 = 168;
/// Where the line's field begins and ends.
const FIELD: [i32; 4] = [36, 18, WIDTH - 46, HEIGHT - 26];
/// So many times have room under the picture.
const MOST_TIMES: usize = 8;

/// The score over time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Curve {
    /// How wide and high the picture is.
    pub size: [i32; 2],
    /// Where the lines across begin and end.
    pub field: [i32; 2],
    /// The score at the end of every phase, from nothing on.
    pub points: Vec<CurvePoint>,
    /// Lines across: nothing, and the levels of victory in between.
    pub across: Vec<Across>,
    /// The times under it.
    pub times: Vec<(i32, String)>,
    /// Where each day begins, in a battle of two.
    pub days: Vec<(i32, String)>,
    /// The line, as corners of an SVG.
    pub line: String,
    /// The line with the field under it.
    pub area: String,
    /// All of it in a sentence.
    pub words: String,
}

/// The score at the end of a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CurvePoint {
    /// The phase and its time.
    pub when: String,
    /// The change in it.
    pub change: i32,
    /// The score after it.
    pub score: i32,
    /// Where it is in the picture.
    pub at: [i32; 2],
    /// The number of events up to its end.
    pub moment: usize,
}

impl CurvePoint {
    /// The score after it.
    pub fn score_in_words(&self) -> String {
        wording::score(self.score)
    }

    /// The change in it.
    pub fn change_in_words(&self) -> String {
        wording::score(self.change)
    }
}

/// A line across the picture.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Across {
    /// Its height in the picture.
    pub y: i32,
    /// The score.
    pub score: String,
    /// The level of victory that begins there; empty for nothing.
    pub level: &'static str,
    /// Whether it is what the battle came to as it was fought.
    pub is_history: bool,
    /// The height at which its words stand; none where there is no room for them.
    pub name_at: Option<i32>,
    /// Whether its figure has room before it.
    pub has_figure: bool,
}

/// The score of a game over time.
pub(super) fn curve(facts: &Facts) -> Curve {
    let phases = scores(facts);
    let scores = || phases.iter().map(|phase| phase.score);
    let low = scores().min().unwrap_or(0).min(0);
    let then = score_then(facts.game.scenario().number);
    let high = scores().max().unwrap_or(0).max(low + 4);
    let high = then.map_or(high, |then| high.max(then + 2));
    let [left, top, right, bottom] = FIELD;
    let x = |n: usize| left + (right - left) * n as i32 / phases.len().max(1) as i32;
    let y = |score: i32| bottom - (bottom - top) * (score - low) / (high - low);
    let mut points = vec![CurvePoint {
        when: "At first".to_owned(),
        change: 0,
        score: 0,
        at: [left, y(0)],
        moment: 0,
    }];
    for (n, phase) in phases.iter().enumerate() {
        points.push(CurvePoint {
            at: [x(n + 1), y(phase.score)],
            ..phase.clone()
        });
    }
    let corners: Vec<String> = points
        .iter()
        .map(|point| format!("{},{}", point.at[0], point.at[1]))
        .collect();
    let line = corners.join(" ");
    let last = points.last().map_or(left, |point| point.at[0]);
    let nothing = y(0);
    Curve {
        size: [WIDTH, HEIGHT],
        field: [left, right],
        area: format!("{left},{nothing} {line} {last},{nothing}"),
        line,
        across: across(facts.game, low, high, y),
        times: times(facts, x),
        days: days(facts, x),
        words: words(&points),
        points,
    }
}

/// Every phase with what it scored and the score after it, with no place yet. What comes before a turn's first phase
/// counts with that.
fn scores(facts: &Facts) -> Vec<CurvePoint> {
    let shown = facts.game.events();
    let (mut score, mut before) = (0, 0);
    let mut phases = Vec::new();
    for &(at, from, upto) in &facts.phases {
        let change = Tally::of(&shown[from..upto]).score;
        score += change;
        if at.phase == 0 {
            before += change;
            continue;
        }
        phases.push(CurvePoint {
            when: wording::when_in(facts.game.scenario(), at),
            change: change + before,
            score,
            at: [0, 0],
            moment: upto,
        });
        before = 0;
    }
    phases
}

fn across(game: &Game, low: i32, high: i32, y: impl Fn(i32) -> i32) -> Vec<Across> {
    let levels = game.scenario().levels;
    let line = |score: i32, level| Across {
        y: y(score),
        score: wording::score(score),
        level,
        is_history: false,
        name_at: None,
        has_figure: false,
    };
    // The lowest level begins nowhere: everything under the next is of it.
    let begins = &levels[..levels.len().saturating_sub(1)];
    let inside = |level: &&Level| i32::from(level.from) > low && i32::from(level.from) <= high;
    let levels = begins.iter().filter(inside);
    let mut across = vec![line(0, "")];
    across.extend(score_then(game.scenario().number).map(|score| Across {
        is_history: true,
        ..line(score, as_fought(game.scenario()))
    }));
    across.extend(levels.map(|level| line(i32::from(level.from), level.name)));
    curve_labels::place(&mut across);
    across
}

/// The time at which each turn begins; of many turns every second, so that none runs into the next.
fn times(facts: &Facts, x: impl Fn(usize) -> i32) -> Vec<(i32, String)> {
    let mut times: Vec<(i32, String)> = Vec::new();
    let phases = facts.phases.iter();
    for (n, (at, _, _)) in phases.filter(|(at, _, _)| at.phase > 0).enumerate() {
        if at.phase == 1 {
            times.push((x(n), format!("{:04}", at.turn.time())));
        }
    }
    let every = times.len().div_ceil(MOST_TIMES).max(1);
    times.into_iter().step_by(every).collect()
}

/// Where each day begins, in a battle of two.
fn days(facts: &Facts, x: impl Fn(usize) -> i32) -> Vec<(i32, String)> {
    let phases = facts.phases.iter().filter(|(at, _, _)| at.phase > 0);
    let turns = phases.enumerate().map(|(n, (at, _, _))| (x(n), at.turn));
    wording::days(facts.game.scenario(), turns)
}

fn words(points: &[CurvePoint]) -> String {
    let mut told = points.iter().skip(1);
    let each = |point: &CurvePoint| format!("{} {}", point.when, wording::score(point.score));
    let first: Vec<String> = told.by_ref().map(each).collect();
    format!("The score after each phase: {}", first.join(", "))
}
