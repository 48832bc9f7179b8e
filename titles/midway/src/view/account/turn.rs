//! The account of a turn: what was lost in it.

use super::{Account, Losses};
use crate::engine::event::{BaseEvent, Event};
use crate::engine::scope::Scope;
use crate::engine::units::IslandBase;
use crate::view::calendar;
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// The facts of a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnAccount {
    /// Its number.
    pub number: u8,
    /// Its span.
    pub span: SpanId,
    /// What each side lost.
    pub losses: Losses,
    /// The base that fell.
    pub fallen: Option<IslandBase>,
    /// Whether it is over.
    is_over: bool,
}

/// The account of a turn, as far as it has been shown; nothing of a span that is about something else. Its marker is told
/// as it comes, and not listed turn by turn (7.0).
pub fn turn(shown: ShownRecord, span: SpanId) -> Option<TurnAccount> {
    let Scope::Turn { number } = shown.scope(span) else {
        return None;
    };
    let events = shown.events_of(span);
    let fallen = events.iter().find_map(|it| match it.event {
        Event::Bases(BaseEvent::Captured { base, .. }) => Some(base),
        _ => None,
    });
    Some(TurnAccount {
        number,
        span,
        losses: Losses::of(events),
        fallen,
        is_over: shown.is_over(span),
    })
}

impl TurnAccount {
    /// Whom it was good for.
    pub fn tone(&self) -> Tone {
        match self.fallen {
            Some(_) => Tone::Bad,
            None => self.losses.tone(),
        }
    }

    /// As an account among others.
    pub(super) fn account(&self) -> Account {
        let parts = [
            self.fallen.map(|base| format!("{base} is captured")),
            self.losses.of_both(),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let sentence = match (parts.is_empty(), self.is_over) {
            (false, _) => format!("{}.", wording::capitalized(&parts.join("; "))),
            (true, true) => "Nothing is lost.".to_owned(),
            (true, false) => String::new(),
        };
        let title = calendar::turn_with_dates(self.number);
        Account {
            losses: self.losses.by_side(),
            ..Account::of(Outcome::new(self.tone(), title, sentence))
        }
    }
}
