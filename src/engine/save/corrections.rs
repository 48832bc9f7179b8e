//! Rules that were corrected within a version of the saves: a game that met one was saved from another game than its
//! orders lead to now.

use std::fmt;

use crate::engine::event::{
    Event, EventRecord, ForceEvent, LossEvent, SubmarineEvent, SurfaceEvent,
};
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// A rule that was corrected within a version of the saves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Correction {
    /// 12.53: a force whose last ship went down by hits that had waited stayed on the map for a while.
    SunkByWaitingHits,
    /// 14.163: hits on a force that proved to be of surface ships waited until its ships were known.
    HitsPromote,
    /// 21.15: a force that lay where another came withdrew to where that had come from.
    WhoLayThere,
    /// 7.24: units that stood by a crippled ship kept no force out of their hex.
    HeldByUnits,
    /// 14.162: hits that waited on a force that left the map by the west edge were never given.
    HitsLeftTheMap,
    /// 8.28: a search without a deck was lost away from its task group where that had no ship left.
    DitchedAtHome,
}

impl Correction {
    /// The number of the rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Correction::SunkByWaitingHits => "12.53",
            Correction::HitsPromote => "14.163",
            Correction::WhoLayThere => "21.15",
            Correction::HeldByUnits => "7.24",
            Correction::HitsLeftTheMap => "14.162",
            Correction::DitchedAtHome => "8.28",
        }
    }

    /// Whether saves of the later form may be older too.
    const fn is_late(self) -> bool {
        !matches!(
            self,
            Correction::SunkByWaitingHits | Correction::HitsPromote
        )
    }

    /// The correction by which something happens, or may happen, that did not happen before, on the table after
    /// its order.
    fn of(event: &Event, table: &Table) -> Option<Correction> {
        // Into their hex a force might have gone.
        let beside_units = |hex: HexId| {
            let mut around = hex.neighbours();
            let is_beside = around.any(|hex| table.stands_by_in(hex) && !table.is_home(hex));
            is_beside.then_some(Correction::HeldByUnits)
        };
        match event {
            Event::Forces(ForceEvent::AllSunk {
                by_waiting_hits: true,
                ..
            }) => Some(Correction::SunkByWaitingHits),
            Event::Submarines(SubmarineEvent::HitsPromote { .. }) => Some(Correction::HitsPromote),
            Event::Surface(SurfaceEvent::Met {
                lay_there: true, ..
            }) => Some(Correction::WhoLayThere),
            Event::Submarines(SubmarineEvent::HitsAtTheEdge { .. }) => {
                Some(Correction::HitsLeftTheMap)
            }
            Event::Forces(ForceEvent::KeptHex { hex, .. }) => beside_units(*hex),
            Event::Forces(ForceEvent::Moved { from, .. }) => beside_units(*from),
            Event::Losses(LossEvent::Unit { hex, why, .. })
                if why.is_without_deck() && !table.is_home(*hex) =>
            {
                Some(Correction::DitchedAtHome)
            }
            _ => None,
        }
    }
}

/// The corrections by which a game departs, or may depart, from what it was before: those of the first order that met
/// any. Whatever comes after it may belong to another game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Departure {
    /// The order, from 1.
    pub number: usize,
    /// The corrections, in the order in which they were met.
    pub corrections: Vec<Correction>,
}

impl Departure {
    /// Whether an order has met corrections that a save may be older than, by what came of it.
    pub(in crate::engine) fn at(
        number: usize,
        happened: &[EventRecord],
        table: &Table,
        is_earlier: bool,
    ) -> Option<Departure> {
        let mut corrections: Vec<Correction> = Vec::new();
        let met = happened
            .iter()
            .filter_map(|it| Correction::of(&it.event, table));
        for met in met {
            if (is_earlier || met.is_late()) && !corrections.contains(&met) {
                corrections.push(met);
            }
        }
        (!corrections.is_empty()).then_some(Departure {
            number,
            corrections,
        })
    }
}

/// "rule 14.163 was corrected since, and order 412 may lead to something else now"
impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules: Vec<&str> = self.corrections.iter().map(|it| it.rule()).collect();
        match rules[..] {
            [rule] => write!(f, "rule {rule} was")?,
            _ => write!(f, "rules {} were", rules.join(" and "))?,
        }
        let number = self.number;
        write!(
            f,
            " corrected since, and order {number} may lead to something else now"
        )
    }
}
