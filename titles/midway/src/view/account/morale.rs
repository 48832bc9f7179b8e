//! The account of the IJN's morale on a line (6.0(9)).

use super::Account;
use crate::engine::event::{Event, MovementEvent, Purpose, SentBack};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// Whether the IJN goes on. Nothing where no die fell.
pub(super) fn morale(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let rolled = shown.own_events_of(span).find_map(|(_, it)| {
        let roll = it.event.roll()?;
        match roll.purpose {
            Purpose::Morale { on } => Some((on, roll.total)),
            _ => None,
        }
    });
    let (line, total) = rolled?;
    let sent = shown
        .own_events_of(span)
        .filter_map(|(_, it)| match it.event {
            Event::Movement(MovementEvent::SentBack {
                force,
                to,
                why: SentBack::Morale,
                ..
            }) => Some((force, to)),
            _ => None,
        });
    let sent: Vec<_> = sent.collect();
    let outcome = match &sent[..] {
        [] => Outcome::new(
            Tone::Even,
            format!("The IJN goes on on {line}"),
            format!("Its morale is {total}: enough for its losses there."),
        ),
        [(_, to), ..] => Outcome::new(
            Tone::Good,
            format!("The IJN gives up on {line}"),
            format!(
                "Its morale is {total}, less than its losses there: {} back to {to}.",
                match sent.len() {
                    1 => format!("{} goes", sent[0].0),
                    _ => format!("{} go", wording::list(sent.iter().map(|it| it.0))),
                }
            ),
        ),
    };
    let waits = !sent.is_empty() && shown.is_over(span);
    Some(Account {
        waits,
        ..Account::of(outcome)
    })
}
