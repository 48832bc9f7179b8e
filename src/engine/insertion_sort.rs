//! Sorting a list of a dozen.

use std::cmp::Ordering;

/// Sorts short lists in place, equals in the order in which they came. The standard library's sort is made for long ones:
/// each use of it is four kilobytes of the page, and there are sixty.
pub trait InsertionSort<T> {
    /// Sorts by what a comparison says of two.
    fn insertion_sort_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Sorts by a key, the least first.
    fn insertion_sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.insertion_sort_by(|one, other| key(one).cmp(&key(other)));
    }

    /// Sorts the least first.
    fn insertion_sort(&mut self)
    where
        T: Ord,
    {
        self.insertion_sort_by(T::cmp);
    }
}

impl<T> InsertionSort<T> for [T] {
    #[inline(never)]
    fn insertion_sort_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        for end in 1..self.len() {
            let mut at = end;
            while at > 0 && compare(&self[at - 1], &self[at]).is_gt() {
                self.swap(at - 1, at);
                at -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::InsertionSort;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        // Every list of six numbers under four, each number with its place, which must not matter.
        for code in 0..4_usize.pow(6) {
            let list: Vec<(usize, usize)> = (0..6).map(|at| (code >> (2 * at) & 3, at)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(number, _)| *number);
            let mut sorted = list;
            sorted.insertion_sort_by_key(|(number, _)| *number);
            assert_eq!(sorted, expected);
        }
        let mut none: [u8; 0] = [];
        none.insertion_sort();
    }
}
