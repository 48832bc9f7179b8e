//! What became of Guam (11, 16).

use crate::engine::forces::LandBase;
use crate::engine::{Event, EventRecord, GuamEvent};

/// The points that a base sent to Guam, if it sent any (16.21).
pub fn reinforcement(events: &[EventRecord]) -> Option<u8> {
    events.iter().rev().find_map(|record| {
        let Event::Guam(GuamEvent::Reinforced { points, .. }) = record.event else {
            return None;
        };
        Some(points)
    })
}

/// The points that landed on Guam without being seen, each with the number of the event and the base they come from
/// (16.22).
pub fn landed_on_guam(events: &[EventRecord]) -> impl Iterator<Item = (usize, LandBase, u8)> {
    let numbered = events.iter().enumerate();
    numbered.filter_map(|(number, record)| {
        let Event::Guam(GuamEvent::ArrivedUnseen { base, points, .. }) = record.event else {
            return None;
        };
        Some((number, base, points))
    })
}

/// What stands in its boxes once they have moved on, if they have (11.29).
pub fn guam_boxes(events: &[EventRecord]) -> Option<[u8; 6]> {
    events.iter().find_map(|record| {
        let Event::Guam(GuamEvent::BoxesMoved { boxes }) = record.event else {
            return None;
        };
        Some(boxes)
    })
}
