//! Lines over time: what each side had lost by the end of each turn.

use crate::engine::units::{Combatant, Side};
use crate::view::account::{Fate, Loss, TurnAccount};

/// How wide and high the picture is.
const SIZE: [i32; 2] = [360, 150];
/// Where the field of the lines begins and ends: left, top, right, bottom.
const FIELD: [i32; 4] = [30, 12, 350, 126];

/// Lines over time.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Curve {
    /// What they count.
    pub title: &'static str,
    /// How wide and high the picture is.
    pub size: [i32; 2],
    /// Where the field of the lines begins and ends: left, top, right, bottom.
    pub field: [i32; 4],
    /// A line each side.
    pub series: Vec<Series>,
    /// Heights with their figures.
    pub heights: Vec<(i32, i32)>,
    /// Turns along the foot.
    pub turns: Vec<(i32, u8)>,
    /// All of it in a sentence.
    pub words: String,
}

/// The line of a side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Series {
    /// The side.
    pub side: Side,
    /// What it came to.
    pub total: i32,
    /// Its corners, as SVG has them.
    pub points: String,
}

/// Ships sunk or damaged, and air units lost, by the end of each turn.
pub(super) fn curves(turns: &[TurnAccount]) -> Vec<Curve> {
    vec![
        curve("Ships sunk and damaged", turns, |loss| {
            i32::from(matches!(loss.what, Combatant::Ship(_)))
        }),
        curve("Air units lost", turns, |loss| {
            i32::from(matches!(loss.what, Combatant::Air(_)) && loss.fate == Fate::Lost)
        }),
    ]
}

fn curve(title: &'static str, turns: &[TurnAccount], counts: impl Fn(Loss) -> i32) -> Curve {
    let so_far = |side: Side| -> Vec<i32> {
        let lost = turns.iter();
        let lost = lost.map(|turn| turn.losses.of_side(side).map(&counts).sum::<i32>());
        lost.scan(0, |sum, lost| {
            *sum += lost;
            Some(*sum)
        })
        .collect()
    };
    let sides: Vec<(Side, Vec<i32>)> = Side::ALL.map(|side| (side, so_far(side))).into();
    let last = |sums: &[i32]| sums.last().copied().unwrap_or(0);
    let high = sides
        .iter()
        .map(|(_, sums)| last(sums))
        .max()
        .unwrap_or(0)
        .max(4);
    let [left, top, right, bottom] = FIELD;
    let count = turns.len().max(1) as i32;
    let x = |n: i32| left + (right - left) * n / count;
    let y = |value: i32| bottom - (bottom - top) * value / high;
    let series = sides.iter().map(|(side, sums)| {
        let corners = sums.iter().enumerate();
        let corners = corners.map(|(n, sum)| format!("{},{}", x(n as i32 + 1), y(*sum)));
        let first = std::iter::once(format!("{left},{bottom}"));
        Series {
            side: *side,
            total: last(sums),
            points: first.chain(corners).collect::<Vec<_>>().join(" "),
        }
    });
    let series: Vec<Series> = series.collect();
    let of = |side: Side| {
        series
            .iter()
            .find(|it| it.side == side)
            .map_or(0, |it| it.total)
    };
    let turn = |(n, turn): (usize, &TurnAccount)| {
        (turn.number % 5 == 0).then_some((x(n as i32 + 1), turn.number))
    };
    Curve {
        title,
        size: SIZE,
        field: FIELD,
        heights: [0, high / 2, high].map(|value| (y(value), value)).into(),
        turns: turns.iter().enumerate().filter_map(turn).collect(),
        words: format!(
            "{title}: {} of theirs, {} of ours.",
            of(Side::Ijn),
            of(Side::Usn)
        ),
        series,
    }
}
