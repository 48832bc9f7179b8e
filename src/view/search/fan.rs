//! A fan: several standard searches side by side, laid in one go (8.25).

use super::crew;
use super::words;
use crate::engine::fleet::{SearchAim, UnitSet};
use crate::engine::map::{Bearing, HexId};
use crate::engine::{Order, Table};

/// A fan of searches around a direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fan {
    /// Its middle.
    pub middle: Bearing,
    /// How many searches, and how far apart.
    pub form: FanForm,
    /// Whether each is of two units.
    pub pairs: bool,
}

/// How many searches a fan has, and how far apart they are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FanForm {
    /// Two side by side: 120 degrees.
    Two,
    /// Three side by side: 180 degrees.
    Three,
    /// Five, each over half of the next: 180 degrees, most of it seen by two.
    Five,
}

impl FanForm {
    /// Every form.
    pub const ALL: [FanForm; 3] = [FanForm::Two, FanForm::Three, FanForm::Five];

    /// How many searches.
    pub const fn number(self) -> usize {
        match self {
            FanForm::Two => 2,
            FanForm::Three => 3,
            FanForm::Five => 5,
        }
    }

    /// How many searches, in words.
    pub const fn word(self) -> &'static str {
        match self {
            FanForm::Two => "two",
            FanForm::Three => "three",
            FanForm::Five => "five",
        }
    }

    /// What it covers.
    pub const fn covers(self) -> &'static str {
        match self {
            FanForm::Two => "side by side, 120 degrees",
            FanForm::Three => "side by side, 180 degrees",
            FanForm::Five => "180 degrees, most of it by two searches",
        }
    }

    /// Steps of thirty degrees from the middle to each search, the middle first, so that what a fan that is
    /// cut short has searched lies together.
    const fn steps(self) -> &'static [i8] {
        match self {
            FanForm::Two => &[-1, 1],
            FanForm::Three => &[0, -2, 2],
            FanForm::Five => &[0, -1, 1, -2, 2],
        }
    }
}

impl Fan {
    /// The directions of its searches, the middle first.
    pub fn bearings(self) -> impl Iterator<Item = Bearing> {
        let middle = self.middle.steps() as i8;
        let steps = self.form.steps().iter();
        steps.map(move |step| Bearing::clockwise((middle + step).rem_euclid(12) as u8))
    }

    /// Its orders, if there are crews for all of it.
    pub fn orders(self, table: &Table) -> Option<Vec<Order>> {
        let crews = crew::several(table, self.form.number(), self.pairs)?;
        let orders = self.bearings().zip(crews).map(|(bearing, units)| {
            let aim = SearchAim::Standard(bearing);
            Order::Search { units, aim }
        });
        Some(orders.collect())
    }

    /// This fan turned by one step.
    #[must_use]
    pub fn turned(self, clockwise: bool) -> Fan {
        let middle = match clockwise {
            true => self.middle.right(),
            false => self.middle.left(),
        };
        Fan { middle, ..self }
    }

    /// It in words: "three to the west".
    pub fn in_words(self) -> String {
        format!(
            "{} to the {}",
            self.form.word(),
            words::direction(self.middle)
        )
    }
}

/// The units of some searches.
pub fn units_of(orders: &[Order]) -> UnitSet {
    let units = orders.iter().map(|order| match order {
        Order::Search { units, .. } => *units,
        _ => UnitSet::EMPTY,
    });
    units.fold(UnitSet::EMPTY, UnitSet::with)
}

/// The middle around which the searches of a form look at most of the forces that are not fully known; of
/// equal ones that nearest to the west, where the enemy is.
pub fn best_middle(table: &Table, origin: HexId, form: Option<FanForm>) -> Bearing {
    const WEST: u8 = 9;
    let steps = form.map_or(&[0][..], FanForm::steps);
    let wanted = table.forces.iter();
    let wanted: Vec<HexId> = wanted
        .filter(|force| !force.intelligence.is_complete())
        .map(|force| force.hex)
        .collect();
    let seen = |middle: &Bearing| {
        let aims = steps.iter().map(|step| {
            let at = (middle.steps() as i8 + step).rem_euclid(12) as u8;
            SearchAim::Standard(Bearing::clockwise(at))
        });
        let aims: Vec<SearchAim> = aims.collect();
        let is_seen = |hex: &&HexId| aims.iter().any(|aim| aim.sees(origin, **hex));
        wanted.iter().filter(is_seen).count()
    };
    let off_west = |bearing: &Bearing| {
        let off = (bearing.steps() as i8 - WEST as i8).rem_euclid(12);
        off.min(12 - off)
    };
    let best = Bearing::all().min_by_key(|middle| (usize::MAX - seen(middle), off_west(middle)));
    best.unwrap_or(Bearing::clockwise(WEST))
}
