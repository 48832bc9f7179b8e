//! The account of the amphibious assault (6.0(7)): what came of it at each base.

use super::{Account, battle};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};

/// What was bombarded, and whether a base fell. Nothing where no base was attacked.
pub(super) fn assault(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let fought: Vec<_> = shown
        .children(span)
        .filter_map(|inner| battle::battle(shown, inner))
        .collect();
    let fallen = fought.iter().find_map(|it| it.captured);
    let places: Vec<_> = fought.iter().map(|it| it.place).collect();
    let outcome = match (fallen, &places[..]) {
        (_, []) => return None,
        (Some((base, _)), _) => Outcome::new(Tone::Bad, format!("{base} is captured"), ""),
        (None, [place]) => Outcome::new(Tone::Even, format!("{place} is bombarded"), ""),
        (None, places) => Outcome::new(
            Tone::Even,
            format!("{} bases are bombarded", places.len()),
            "",
        ),
    };
    let lines = fought.iter().map(|it| {
        let outcome = it.outcome();
        format!("{}: {}", it.place, outcome.sentence)
    });
    let lines = lines.collect();
    Some(Account::of(outcome).lines(lines).at(places))
}
