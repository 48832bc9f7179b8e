//! What the unseen enemy shows of itself: which events of chits and looks are worth a card.

use crate::engine::forces::{ActivationChit, Detection};
use crate::engine::{DetectionEvent, Event, ForceEvent};

/// Whether an event is one that makes the card of chits worth while.
pub(super) fn tells_of_chits(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed { .. })
            | Event::Forces(
                ForceEvent::Chit { .. }
                    | ForceEvent::ChitIdle {
                        chit: ActivationChit::Force(_),
                        ..
                    }
                    | ForceEvent::Moved { .. }
                    | ForceEvent::KeptHex { .. }
                    | ForceEvent::LeftTheMap { .. }
            )
    )
}

/// Whether an event tells something new of a force.
pub(super) fn is_news(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed { .. }) | Event::Forces(_)
    )
}

/// Whether contact with a force is lost: it has faded altogether (8.14), or the force is over the edge.
pub(super) fn loses_contact(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection(DetectionEvent::Changed {
            to: Detection::Undetected,
            ..
        }) | Event::Forces(ForceEvent::LeftTheMap { .. })
    )
}
