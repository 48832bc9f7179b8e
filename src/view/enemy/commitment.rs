//! How far the Japanese have committed their carriers: the index on its track with its threshold and its limit, and
//! what has moved it (13).

use crate::engine::{EventRecord, Table};
use crate::view::account;
use crate::view::wording;

/// The commitment index on its track.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CommitmentView {
    /// The index, the threshold and the limit, and what they mean now.
    pub words: String,
    /// The boxes of the track, from 0.
    pub track: Vec<TrackBox>,
    /// What moved it, and what was tested, the oldest first.
    pub moved: Vec<IndexMoved>,
}

/// A box of the track.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrackBox {
    /// Its number.
    pub number: u8,
    /// Whether the index has come so far.
    pub is_reached: bool,
    /// Whether the marker stands on it.
    pub is_index: bool,
    /// What is marked there: the threshold or the limit.
    pub mark: &'static str,
}

/// Something that moved the index, or hung on it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IndexMoved {
    /// The number of its event, which leads back to that moment.
    pub number: usize,
    /// Day and time, as they are written.
    pub when: String,
    /// What it was.
    pub what: String,
}

/// The commitment index of a table that some events have led to, where the scenario has one (13.21).
pub fn commitment(table: &Table, shown: &[EventRecord]) -> Option<CommitmentView> {
    let levels = table.commitment_levels()?;
    let index = table.commitment.index;
    let boxes = (0..=levels.limit.max(index)).map(|number| TrackBox {
        number,
        is_reached: number <= index,
        is_index: number == index,
        mark: match number {
            number if number == levels.limit => "limit",
            number if number == levels.threshold => "threshold",
            _ => "",
        },
    });
    let (threshold, limit) = (levels.threshold, levels.limit);
    let meaning = if table.limit_reached() {
        format!("the limit of {limit} has been reached, and no more carriers come")
    } else if index >= threshold {
        format!(
            "the threshold of {threshold} has been reached, and each new carrier force is tested: it may prove to be nothing. At {limit} no more carriers come"
        )
    } else {
        format!(
            "below the threshold of {threshold} every new carrier force is what it seems. At {limit} no more carriers come"
        )
    };
    let steps = account::commitment(shown);
    Some(CommitmentView {
        words: format!("The Commitment Index is {index}: {meaning}."),
        track: boxes.collect(),
        moved: steps.map(|(number, _)| moved(shown, number)).collect(),
    })
}

fn moved(shown: &[EventRecord], number: usize) -> IndexMoved {
    let record = &shown[number];
    IndexMoved {
        number,
        when: wording::date_and_time(record.at.turn, record.at.phase),
        what: record.event.to_string(),
    }
}
