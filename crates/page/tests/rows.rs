//! The keys of lists: every row has one of its own, and keeps it.

use page::rows::{dedup_keys, number};

fn keys(of: &[&str]) -> Vec<u64> {
    dedup_keys(of.iter().map(number).collect())
}

#[test]
fn rows_that_say_the_same_have_keys_of_their_own() {
    let out = "Wasp: die 1, gave out.";
    let three = keys(&[out, "Lexington: die 8, gave +1 level.", out, out]);
    for (n, key) in three.iter().enumerate() {
        assert!(!three[..n].contains(key), "row {n}");
    }
}

#[test]
fn a_row_keeps_its_key_when_others_come_and_go_before_it() {
    let before = keys(&["a", "b", "a", "c", "a"]);
    let after = keys(&["new", "b", "a", "a", "a"]);
    // The first, second and third "a", and "b".
    assert_eq!([before[0], before[2], before[4]], after[2..]);
    assert_eq!(before[1], after[1]);
    // The one that had been second becomes the first when the first goes.
    assert_eq!(keys(&["b", "a", "c"])[1], before[0]);
}

#[test]
fn keys_that_differ_stay_as_they_are() {
    for list in [&[][..], &["a"], &["a", "b"], &["c", "b", "a"]] {
        let numbers: Vec<u64> = list.iter().map(number).collect();
        assert_eq!(dedup_keys(numbers.clone()), numbers);
    }
}
