//! The record of results as it is stored: one that cannot be read is put aside, told once, and never written over.

use std::cell::RefCell;
use std::collections::BTreeMap;

use carrier_battle::storage::{Finished, PutAside, RECORD, Results, StorageProblem, Texts};

const RESULTS: &str = "carrier-battle/results";
const ASIDE: &str = "carrier-battle/results-damaged";

/// Texts as a browser keeps them.
#[derive(Default)]
struct Kept {
    texts: RefCell<BTreeMap<String, String>>,
    /// It takes nothing more.
    is_full: bool,
}

impl Kept {
    fn with(key: &str, text: &str) -> Kept {
        let kept = Kept::default();
        kept.put(key, text);
        kept
    }

    fn put(&self, key: &str, text: &str) {
        self.texts
            .borrow_mut()
            .insert(key.to_owned(), text.to_owned());
    }

    fn get(&self, key: &str) -> Option<String> {
        self.texts.borrow().get(key).cloned()
    }

    /// The texts that have been put aside.
    fn aside(&self) -> Vec<String> {
        RECORD
            .put_aside_texts(self)
            .into_iter()
            .map(|PutAside { text, .. }| text)
            .collect()
    }
}

impl Texts for Kept {
    fn read(&self, key: &str) -> Result<Option<String>, StorageProblem> {
        Ok(self.get(key))
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StorageProblem> {
        if self.is_full {
            return Err(StorageProblem::Full);
        }
        self.put(key, text);
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.texts.borrow_mut().remove(key);
    }
}

fn finished() -> Finished {
    Finished {
        game: "carrier-battle/game/1".to_owned(),
        scenario: 1,
        seed: Some(7),
        variants: Vec::new(),
        score: 8,
        level: "US victory".to_owned(),
    }
}

#[test]
fn a_damaged_record_is_put_aside_and_told_until_it_is_put_away() {
    let kept = Kept::with(RESULTS, "{torn");
    assert!(RECORD.read(&kept).is_damaged);
    assert_eq!(
        (kept.get(RESULTS), kept.aside()),
        (None, vec!["{torn".to_owned()])
    );
    assert!(RECORD.read(&kept).is_damaged, "nobody has read it yet");
    RECORD.say_no_more(&kept).unwrap();
    assert!(!RECORD.read(&kept).is_damaged);
    assert_eq!(kept.aside(), ["{torn"], "it stays there");

    // Pages before this one put a record aside too, and had no button.
    let older = Kept::with(ASIDE, "{torn");
    assert!(RECORD.read(&older).is_damaged);
    RECORD.say_no_more(&older).unwrap();
    assert!(!RECORD.read(&older).is_damaged);
}

#[test]
fn a_second_damage_stands_beside_the_first_and_is_told_too() {
    let kept = Kept::with(RESULTS, "{torn");
    let _ = RECORD.read(&kept);
    RECORD.say_no_more(&kept).unwrap();
    kept.put(RESULTS, "17");
    assert!(RECORD.read(&kept).is_damaged);
    assert_eq!(kept.aside(), ["{torn", "17"]);
    RECORD.say_no_more(&kept).unwrap();
    // It is damaged while the page is open, and a result is to be written.
    kept.put(RESULTS, "null");
    let mut results = Results::default();
    results.add(finished());
    RECORD.write(&kept, &results).unwrap();
    assert_eq!(kept.aside(), ["{torn", "17", "null"]);
    let record = RECORD.read(&kept);
    assert!(record.is_damaged);
    assert_eq!(record.results.all().collect::<Vec<_>>(), [&finished()]);
}

#[test]
fn where_there_is_no_room_to_put_it_aside_it_stays_where_it_is() {
    let mut kept = Kept::with(RESULTS, "{torn");
    kept.is_full = true;
    let record = RECORD.read(&kept);
    assert!(record.is_damaged);
    assert_eq!(record.results, Results::default());
    let written = RECORD.write(&kept, &record.results);
    assert_eq!(written, Err(StorageProblem::Full));
    assert_eq!(kept.get(RESULTS).as_deref(), Some("{torn"));
}
