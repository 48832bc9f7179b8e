//! What a choice has more or less of than the best, in words.

use crate::engine::foresight::{Average, Tally};

/// Differences that are told of a choice: those that weigh most.
const TOLD: usize = 2;

/// Something that battles come to, and about what one of it is worth in points.
struct Part {
    of: fn(Tally) -> f64,
    one: &'static str,
    many: &'static str,
    worth: f64,
}

const PARTS: [Part; 4] = [
    Part {
        of: |it| it.carriers,
        one: "Japanese carrier sunk",
        many: "Japanese carriers sunk",
        worth: 20.0,
    },
    Part {
        of: |it| it.hits,
        one: "hit on our ships",
        many: "hits on our ships",
        worth: 4.0,
    },
    Part {
        of: |it| it.lost,
        one: "unit lost",
        many: "units lost",
        worth: 1.0,
    },
    Part {
        of: |it| it.destroyed,
        one: "Japanese point shot down",
        many: "Japanese points shot down",
        worth: 1.0,
    },
];

/// Less than half a point on average is not told.
const LEAST: f64 = 0.5;

/// What a choice has more or less of than the best, the weightiest first; nothing where that is little.
pub(super) fn made_of(more: Tally) -> String {
    let mut parts: Vec<(f64, &Part)> = PARTS
        .iter()
        .map(|part| ((part.of)(more), part))
        .filter(|(more, part)| more.abs() * part.worth >= LEAST)
        .collect();
    parts.sort_by(|(one, part), (other, its)| {
        (other.abs() * its.worth).total_cmp(&(one.abs() * part.worth))
    });
    let told = parts.into_iter().take(TOLD);
    let told: Vec<String> = told.map(|(more, part)| one_of(more, part)).collect();
    told.join(", ")
}

fn one_of(more: f64, part: &Part) -> String {
    let way = if more > 0.0 { "more" } else { "fewer" };
    let number = more.abs();
    match number {
        // Of a part of one it is clearer to say how often.
        _ if number < 0.75 => {
            let battles = (1.0 / number).round().max(2.0);
            format!("one {way} {} in one battle in {battles}", part.one)
        }
        _ => format!("{number:.1} {way} {}", part.many),
    }
}

/// A difference and its error.
pub(super) fn in_words(difference: Average) -> String {
    let mean = format!("{:.1}", difference.mean.abs());
    match difference.error {
        Some(error) => format!("{mean} (\u{b1}{error:.1})"),
        None => mean,
    }
}
