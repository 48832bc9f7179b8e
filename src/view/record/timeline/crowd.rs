//! The marks of a timeline as there is room for them: where many would lie over each other, one stands for them.

use super::{Timeline, TimelineMark};

/// How wide a mark is to press, in pixels: both rows stand in one band, for it is as high.
const MARK: u32 = 24;

impl Timeline {
    /// Its marks on so many pixels. Those that the first of them would touch are one with it: that of the kind which
    /// matters most, and it tells of all.
    pub fn marks_on(&self, pixels: u32) -> Vec<TimelineMark> {
        let width = u64::from(self.frame.width.max(1));
        let mut marks: Vec<TimelineMark> = Vec::new();
        for mark in &self.marks {
            let touched = marks.last_mut().filter(|last| {
                let apart = u64::from(mark.place.saturating_sub(last.place));
                apart * u64::from(pixels) < u64::from(MARK) * width
            });
            match touched {
                Some(last) => join(last, mark),
                None => marks.push(mark.clone()),
            }
        }
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
