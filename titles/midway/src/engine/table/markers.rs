//! The Ops markers (7.0).

use super::Table;
use crate::engine::event::MarkerEvent;
use crate::engine::map::Line;
use crate::engine::scenario::OpsMarker;

/// The pool of Ops markers, and what has come of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpsMarkers {
    /// Those still in the pool, in the order of their list. The player may not know them (7.0).
    pub pool: Vec<OpsMarker>,
    /// The one drawn in this turn, or the last of those drawn.
    pub drawn: Option<OpsMarker>,
    /// The next one, where signals intelligence has told it (6.0(12b)).
    pub known: Option<OpsMarker>,
    /// The lines that the drawn marker activates and that have not been active yet.
    pub lines: Vec<Line>,
}

impl OpsMarkers {
    /// Whether the last marker has been drawn and played (6.0).
    pub fn are_used_up(&self) -> bool {
        self.pool.is_empty() && self.known.is_none()
    }

    /// Whether steps 7, 8 and 10, which need no active line, are done in this turn: after every marker but CF vs NGS
    /// (7.1).
    pub fn has_logistics(&self) -> bool {
        match self.drawn {
            Some(OpsMarker::Special(special)) => special.data().logistics,
            _ => true,
        }
    }
}

impl Table {
    pub(super) fn apply_marker(&mut self, event: &MarkerEvent) {
        match event {
            MarkerEvent::Drawn { marker } => {
                // 6.0(12b): that one has left the pool already.
                match self.ops.known.take() {
                    Some(known) => debug_assert_eq!(known, *marker, "the known marker is played"),
                    None => self.ops.take(*marker),
                }
                self.ops.drawn = Some(*marker);
                self.ops.lines = marker.lines().collect();
            }
            MarkerEvent::Known { marker } => {
                self.ops.take(*marker);
                self.ops.known = Some(*marker);
            }
            MarkerEvent::Disregarded { .. } => {}
        }
    }
}

impl OpsMarkers {
    /// Takes one of a kind from the pool.
    fn take(&mut self, marker: OpsMarker) {
        if let Some(n) = self.pool.iter().position(|one| *one == marker) {
            self.pool.remove(n);
        }
    }
}
