//! The slots in the local storage of the browser.

use page::storage::{read, slots, write};

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
    if let Some(better) = better {
        match write(&id, &better) {
            Ok(()) => entry.text = better,
            // The text that was there is there still, or is put back.
            Err(_) if read(&id).ok().flatten().as_deref() != Some(&entry.text) => {
                let _ = write(&id, &entry.text);
            }
            Err(_) => {}
        }
    }
    Some(entry)
}
