//! The marks of a timeline as there is room for them: where many would lie over each other, one stands for them.

use super::{Timeline, TimelineMark};
use crate::engine::insertion_sort::InsertionSort;

/// How wide a mark is drawn, with the room beside it.
const MARK: u32 = 15;

impl Timeline {
    /// Its marks on so many pixels. Of a row, those that the first of them would touch are one with it: that of the kind
    /// which matters most, and it tells of all.
    pub fn marks_on(&self, pixels: u32) -> Vec<TimelineMark> {
        let width = u64::from(self.frame.width.max(1));
        let mut rows: [Vec<TimelineMark>; 2] = Default::default();
        for mark in &self.marks {
            let row = &mut rows[usize::from(mark.kind.is_above())];
            let touched = row.last_mut().filter(|last| {
                let apart = u64::from(mark.place.saturating_sub(last.place));
                apart * u64::from(pixels) < u64::from(MARK) * width
            });
            match touched {
                Some(last) => join(last, mark),
                None => row.push(mark.clone()),
            }
        }
        let [below, above] = rows;
        let mut marks: Vec<TimelineMark> = above.into_iter().chain(below).collect();
        marks.insertion_sort_by_key(|mark| mark.place);
        marks
    }
}

/// A mark stands for another too. It stays where it is, so that none comes nearer to the next.
fn join(mark: &mut TimelineMark, other: &TimelineMark) {
    if other.kind > mark.kind {
        mark.kind = other.kind;
        mark.moment = other.moment;
    }
    mark.words = format!("{}. {}", mark.words, other.words);
}
