//! Words that all rooms use: names, numbers, chances, lists.

mod places;
mod units;

pub use places::{enemies_at, ours_at, who_is_at};
pub use units::{air_base, air_unit, air_units, ratings, ship, strength};

use crate::engine::Refusal;
use crate::engine::forecast::Chance;

/// Several things in a sentence: "A, B and C".
pub fn list<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let things: Vec<String> = things.into_iter().map(|it| it.to_string()).collect();
    match &things[..] {
        [] => String::new(),
        [one] => one.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// So many of something: "1 ship", "3 ships".
pub fn count(number: usize, one: &str, several: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        _ => format!("{number} {several}"),
    }
}

/// A chance: on one die in faces, "4 in 6"; else in per cent.
pub fn chance(chance: Chance) -> String {
    match chance.all {
        6 => format!("{} in 6", chance.cases),
        _ => per_cent(chance),
    }
}

/// A chance in per cent. What may happen is never said to be impossible, nor what may not to be sure.
pub fn per_cent(chance: Chance) -> String {
    match (chance.per_cent(), chance.cases) {
        (0, 1..) => "under 1 %".to_owned(),
        (100, cases) if cases < chance.all => "over 99 %".to_owned(),
        (per_cent, _) => format!("{per_cent} %"),
    }
}

/// A number of hundredths, with one place: "2.5".
pub fn tenths(hundredths: u32) -> String {
    let tenths = (hundredths + 5) / 10;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A text as the beginning of a sentence.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// What the air combat numbers of fighters come to: points, not units.
pub fn fighter_points(points: u32) -> String {
    format!(
        "{points} {} of fighters",
        if points == 1 { "point" } else { "points" }
    )
}

/// Why an order is refused, as a sentence with its rule.
pub fn refusal(refusal: &Refusal) -> String {
    format!("{}.", capitalized(&refusal.to_string()))
}
