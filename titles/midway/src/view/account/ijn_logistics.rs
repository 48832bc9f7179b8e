//! The account of the IJN's logistics (6.0(10), 19).

use super::Account;
use crate::engine::event::{Event, IjnRepairEvent};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What the IJN has repaired: never where to a ship goes (9.0). Nothing where no die fell.
pub(super) fn logistics(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let mut has_tried = false;
    let (mut back, mut lines) = (Vec::new(), Vec::new());
    for (_, it) in shown.own_events_of(span) {
        match &it.event {
            Event::Roll(_) => has_tried = true,
            Event::IjnRepairs(event) => {
                lines.push(event.to_string());
                back.extend(match event {
                    IjnRepairEvent::ShipRepaired { ship, .. } => Some(ship.text()),
                    IjnRepairEvent::AirUnitRepaired { unit }
                    | IjnRepairEvent::AirUnitReturned { unit, .. } => Some(unit.text()),
                    IjnRepairEvent::DefenseRepaired { base } => Some(base.text()),
                    IjnRepairEvent::MarkerFormed { .. } => None,
                });
            }
            _ => {}
        }
    }
    let outcome = match &back[..] {
        [] if has_tried => Outcome::new(Tone::Good, "The IJN repairs nothing", ""),
        [] => return None,
        [one] => Outcome::new(Tone::Bad, format!("The IJN has {one} back"), ""),
        several => {
            let headline = format!("The IJN has {} back", wording::list(several));
            Outcome::new(Tone::Bad, headline, "")
        }
    };
    Some(Account::of(outcome).lines(lines))
}
