//! What the rows of a list are known by, as numbers, so that all lists of the page are of one type.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A key as a number. Two keys of a list have the same 64 bits by a chance that nobody lives to see.
pub fn number(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

/// The keys of a list, each once: the second of two that are equal becomes a number of its own, and so the third. It is
/// the same number whatever else is in the list, so that a row keeps its key as long as those equal to it stay.
pub fn dedup_keys(mut keys: Vec<u64>) -> Vec<u64> {
    // Equal keys are rare; to see that there are none costs no look at the rows.
    if !has_equal(&keys) {
        return keys;
    }
    let mut seen = BTreeMap::new();
    for key in &mut keys {
        let before: &mut u64 = seen.entry(*key).or_default();
        if *before > 0 {
            *key = number(&(*key, *before));
        }
        *before += 1;
    }
    keys
}

fn has_equal(keys: &[u64]) -> bool {
    let mut seen = BTreeSet::new();
    keys.iter().any(|key| !seen.insert(key))
}
