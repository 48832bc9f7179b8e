//! The slots in the local storage of the browser.

use page::storage::{improve, read, slots};

use super::{KEYS, SlotEntry, sort};

/// Every slot, the last saved first; unreadable ones too. Older slots are given their summaries.
pub fn entries() -> Vec<SlotEntry> {
    let keys = slots(KEYS).unwrap_or_default();
    let mut entries: Vec<SlotEntry> = keys.into_iter().filter_map(entry).collect();
    sort(&mut entries);
    entries
}

/// What the list says of a slot. A text with a summary takes the place of one without only if it is
/// kept: a slot without is as good.
fn entry(id: String) -> Option<SlotEntry> {
    let (mut entry, better) = SlotEntry::read(id.clone(), read(&id).ok()??);
    if let Some(better) = better.filter(|better| improve(&id, &entry.text, better)) {
        entry.text = better;
    }
    Some(entry)
}
