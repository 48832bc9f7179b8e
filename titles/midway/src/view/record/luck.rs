//! How the dice fell: of each kind of roll what was to be expected, and what came.

use crate::engine::EventRecord;
use crate::engine::charts::{HIT_NUMBER, Outcome, SPOTTING, Shot, SpottingResult};
use crate::engine::event::{Purpose, Roll};
use crate::engine::units::{Combatant, Side};

/// The dice of one kind and of one side.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LuckRow {
    /// What was rolled for.
    pub what: &'static str,
    /// Whose dice.
    pub side: Side,
    /// How many were rolled.
    pub rolls: u32,
    /// How many successes were to be expected, in sixths.
    pub expected_sixths: u32,
    /// How many there were.
    pub came: u32,
}

/// What dice came to beside what was to be expected of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// No more and no less than dice come to.
    AsExpected,
    /// More.
    Lucky,
    /// Less.
    Unlucky,
}

impl Luck {
    /// It in words.
    pub const fn text(self) -> &'static str {
        match self {
            Luck::AsExpected => "as expected",
            Luck::Lucky => "lucky",
            Luck::Unlucky => "unlucky",
        }
    }
}

impl LuckRow {
    /// How many successes were to be expected, with a decimal.
    pub fn expected(&self) -> String {
        let tenths = (self.expected_sixths * 10 + 3) / 6;
        format!("{}.{}", tenths / 10, tenths % 10)
    }

    /// Whether more came than was to be expected.
    pub fn luck(&self) -> Luck {
        let came = self.came * 6;
        let by = came.abs_diff(self.expected_sixths);
        // A standard deviation of so many rolls at one in three, in sixths, is about 3 times the root of their number.
        let is_within = by * by <= 8 * self.rolls;
        match (is_within, came > self.expected_sixths) {
            (true, _) => Luck::AsExpected,
            (false, true) => Luck::Lucky,
            (false, false) => Luck::Unlucky,
        }
    }
}

/// What kind of success a die was rolled for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Spotting,
    Air,
    Bombs,
    Flak,
    Guns,
}

impl Kind {
    const ALL: [(Kind, &'static str); 5] = [
        (Kind::Spotting, "Spotting"),
        (Kind::Air, "Air combat"),
        (Kind::Bombs, "Bombs"),
        (Kind::Flak, "Flak"),
        (Kind::Guns, "Ships\u{2019} and coastal guns"),
    ];
}

/// The luck of the dice in some events: ours and theirs of each kind that was rolled.
pub(super) fn luck(events: &[EventRecord]) -> Vec<LuckRow> {
    let rolls: Vec<&Roll> = events.iter().filter_map(|it| it.event.roll()).collect();
    let kinds = Kind::ALL
        .iter()
        .flat_map(|kind| Side::ALL.map(|side| (*kind, side)));
    let rows = kinds.map(|((kind, what), side)| {
        let mut row = LuckRow {
            what,
            side,
            rolls: 0,
            expected_sixths: 0,
            came: 0,
        };
        let of_kind = rolls
            .iter()
            .filter(|roll| tells(roll.purpose) == Some((kind, side)));
        for roll in of_kind {
            row.rolls += 1;
            row.expected_sixths += faces(roll);
            row.came += u32::from(is_success(roll));
        }
        row
    });
    rows.filter(|row| row.rolls > 0).collect()
}

/// Of which kind and whose a die is.
const fn tells(purpose: Purpose) -> Option<(Kind, Side)> {
    Some(match purpose {
        Purpose::Spotting { by, .. } => (Kind::Spotting, by.side()),
        Purpose::Shot { by, .. } => match by {
            Combatant::Air(unit) => (Kind::Air, unit.side()),
            by => (Kind::Guns, by.side()),
        },
        Purpose::Bomb { unit, .. } => (Kind::Bombs, unit.side()),
        Purpose::Flak { by } => (Kind::Flak, by.side()),
        Purpose::Bombardment { ship, .. } => (Kind::Guns, ship.side()),
        Purpose::CoastalGuns { base, .. } => (Kind::Guns, base.side()),
        _ => return None,
    })
}

/// How many of the six faces were a success.
fn faces(roll: &Roll) -> u32 {
    let modifier: i8 = roll.modifiers.iter().map(|it| it.value).sum();
    let faces = match roll.chart == SPOTTING.id {
        true => SPOTTING
            .faces(0, modifier)
            .filter(|result| *result == SpottingResult::Spotted)
            .count(),
        false => {
            let labels = HIT_NUMBER.columns.iter();
            let column = labels.into_iter().position(|it| it.label == roll.column);
            column.map_or(0, |column| {
                let faces = HIT_NUMBER.faces(column, 0);
                faces.filter(|result| *result == Shot::Hit).count()
            })
        }
    };
    faces as u32
}

fn is_success(roll: &Roll) -> bool {
    matches!(
        roll.result,
        Outcome::Shot(Shot::Hit) | Outcome::Spotting(SpottingResult::Spotted)
    )
}
