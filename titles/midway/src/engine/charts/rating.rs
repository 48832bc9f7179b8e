//! A die against a number that is printed on a counter (2.3).

use kernel::{Chart, Source, Throw};

use super::column::of;
use super::results::Shot::{self, Hit, Miss};
use crate::engine::units::HitNumber;

impl From<HitNumber> for u16 {
    /// What chooses the column of [`HIT_NUMBER`].
    fn from(number: HitNumber) -> u16 {
        number.number().into()
    }
}

/// A shot, by its hit number with everything that raises it (2.3, 20.1, 20.3). A number above 6 hits always, like a 6.
/// A dash has no column: it never rolls (10.1).
pub const HIT_NUMBER: Chart<Shot> = Chart {
    id: "hit_number",
    title: "Hit number",
    rule: "2.3",
    source: Source::Rulebook,
    column_by: "hit number",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        of("1", 1, &[Hit, Miss, Miss, Miss, Miss, Miss]),
        of("2", 2, &[Hit, Hit, Miss, Miss, Miss, Miss]),
        of("3", 3, &[Hit, Hit, Hit, Miss, Miss, Miss]),
        of("4", 4, &[Hit, Hit, Hit, Hit, Miss, Miss]),
        of("5", 5, &[Hit, Hit, Hit, Hit, Hit, Miss]),
        of("6", 6, &[Hit, Hit, Hit, Hit, Hit, Hit]),
    ],
    modifiers: &[],
    notes: &[
        "Air combat, bombing, flak, naval combat, bombardment and coastal guns all hit on this number or less.",
    ],
};
