//! One value for each of a list that never changes: for every ship, every base.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A list that never changes: each of its items has its place in it.
pub trait Listed: Copy + 'static {
    /// All of them, in the order of the list.
    fn all() -> &'static [Self];

    /// Its place in the list.
    fn place_in_list(self) -> usize;
}

/// A value for each of a list.
pub struct Roster<K, V> {
    values: Vec<V>,
    list: PhantomData<K>,
}

impl<K: Listed, V> Roster<K, V> {
    /// The values that a function gives.
    pub fn of(value: impl FnMut(K) -> V) -> Roster<K, V> {
        Roster {
            values: K::all().iter().copied().map(value).collect(),
            list: PhantomData,
        }
    }

    /// Each with its value, in the order of the list.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> {
        K::all().iter().copied().zip(&self.values)
    }

    /// Every value, to change.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.values.iter_mut()
    }

    /// Those whose value is so, in the order of the list.
    pub fn which<'a>(
        &'a self,
        is_so: impl Fn(&V) -> bool + 'a,
    ) -> impl DoubleEndedIterator<Item = K> + 'a {
        let those = self.iter().filter(move |(_, value)| is_so(value));
        those.map(|(key, _)| key)
    }
}

impl<K: Listed, V> Index<K> for Roster<K, V> {
    type Output = V;

    fn index(&self, key: K) -> &V {
        &self.values[key.place_in_list()]
    }
}

impl<K: Listed, V> IndexMut<K> for Roster<K, V> {
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.values[key.place_in_list()]
    }
}

impl<K, V: Clone> Clone for Roster<K, V> {
    fn clone(&self) -> Roster<K, V> {
        Roster {
            values: self.values.clone(),
            list: PhantomData,
        }
    }
}

impl<K, V: PartialEq> PartialEq for Roster<K, V> {
    fn eq(&self, other: &Roster<K, V>) -> bool {
        self.values == other.values
    }
}

impl<K: Listed + fmt::Debug, V: fmt::Debug> fmt::Debug for Roster<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
