//! A set of counters of one kind, small enough to copy.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

/// A counter of a list that never changes: its place there stands for it.
pub trait Listed: Copy {
    /// Its place in the list, under 128.
    fn place(self) -> u8;

    /// The counter at a place of the list.
    fn at_place(place: u8) -> Self;
}

/// A set of counters, in the order of their list. Written as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CounterSet<T> {
    /// A bit for each place of the list.
    places: u128,
    kind: PhantomData<T>,
}

impl<T> CounterSet<T> {
    /// The empty set.
    pub const EMPTY: CounterSet<T> = CounterSet::of(0);

    const fn of(places: u128) -> CounterSet<T> {
        let kind = PhantomData;
        CounterSet { places, kind }
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.places.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.places == 0
    }

    /// Whether all of the other are in this one.
    pub const fn contains_all(self, other: CounterSet<T>) -> bool {
        self.places & other.places == other.places
    }

    /// Those in both.
    pub const fn common(self, other: CounterSet<T>) -> CounterSet<T> {
        CounterSet::of(self.places & other.places)
    }

    /// Those in either.
    #[must_use]
    pub const fn with(self, other: CounterSet<T>) -> CounterSet<T> {
        CounterSet::of(self.places | other.places)
    }

    /// Those of this one that are not in the other.
    #[must_use]
    pub const fn without(self, other: CounterSet<T>) -> CounterSet<T> {
        CounterSet::of(self.places & !other.places)
    }

    /// The word for one, or that for several.
    pub fn word(self, one: &'static str, several: &'static str) -> &'static str {
        if self.len() == 1 { one } else { several }
    }
}

impl<T: Listed> CounterSet<T> {
    /// Whether the counter is in it.
    pub fn contains(self, counter: T) -> bool {
        self.places & bit(counter) != 0
    }

    /// The set with the counter in it if it was not, or without it if it was.
    #[must_use]
    pub fn toggled(self, counter: T) -> CounterSet<T> {
        CounterSet::of(self.places ^ bit(counter))
    }

    /// The last `count` of them, or all there are.
    pub fn last(self, count: u8) -> CounterSet<T> {
        let skip = usize::from(self.len().saturating_sub(count));
        self.iter().skip(skip).collect()
    }

    /// The first `count` of them, or all there are.
    pub fn first(self, count: u8) -> CounterSet<T> {
        self.iter().take(usize::from(count)).collect()
    }

    /// The counters, in the order of their list.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.places;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                T::at_place(place)
            })
        })
    }
}

fn bit<T: Listed>(counter: T) -> u128 {
    1 << counter.place()
}

impl<T> Default for CounterSet<T> {
    fn default() -> CounterSet<T> {
        CounterSet::EMPTY
    }
}

impl<T: Listed> From<T> for CounterSet<T> {
    fn from(counter: T) -> CounterSet<T> {
        CounterSet::of(bit(counter))
    }
}

impl<T: Listed> FromIterator<T> for CounterSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(counters: I) -> CounterSet<T> {
        let places = counters.into_iter().map(bit);
        CounterSet::of(places.fold(0, |set, place| set | place))
    }
}

impl<T: Listed + fmt::Display> fmt::Display for CounterSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, counter) in self.iter().enumerate() {
            write!(f, "{}{counter}", if n == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl<T: Listed + fmt::Display> fmt::Debug for CounterSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl<T: Listed + Serialize> Serialize for CounterSet<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
