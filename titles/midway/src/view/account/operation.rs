//! The account of an operation: the steps of the IJN phase on one line (7.0).

use super::{Account, Losses};
use crate::engine::event::{BaseEvent, Event, MovementEvent, SentBack, SpottingEvent};
use crate::engine::map::Line;
use crate::engine::scope::Scope;
use crate::engine::units::{Force, Side};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What an operation came to, or that it is going on.
pub(super) fn operation(shown: ShownRecord, span: SpanId, line: Line) -> Account {
    let events = shown.events_of(span);
    let losses = Losses::of(events);
    let (mut sailed, mut seen, mut gave_up, mut fallen) = (Vec::new(), Vec::new(), false, None);
    for it in events {
        match &it.event {
            Event::Movement(MovementEvent::Moved {
                force: force @ Force::Ijn(_),
                ..
            }) if !sailed.contains(force) => sailed.push(*force),
            Event::Movement(MovementEvent::SentBack {
                why: SentBack::Morale,
                ..
            }) => gave_up = true,
            Event::Spotting(SpottingEvent::Spotted { force, .. }) if !seen.contains(force) => {
                seen.push(*force);
            }
            Event::Bases(BaseEvent::Captured { base, .. }) => fallen = Some(*base),
            _ => {}
        }
    }
    let battles = shown
        .children(span)
        .flat_map(|step| shown.children(step))
        .filter(|inner| matches!(shown.scope(*inner), Scope::Battle { .. }))
        .count();
    let seen_of = |side: Side| {
        let those = seen.iter().filter(|force| force.side() == side);
        let names: Vec<&str> = those.map(|force| force.text()).collect();
        (!names.is_empty()).then(|| wording::list(names))
    };
    let parts = [
        (!sailed.is_empty()).then(|| wording::count(sailed.len(), "force sails", "forces sail")),
        seen_of(Side::Ijn).map(|names| format!("we see {names}")),
        seen_of(Side::Usn).map(|names| format!("they see {names}")),
        (battles > 0).then(|| wording::count(battles, "fight", "fights")),
        losses.of_both(),
        fallen.map(|base| format!("{base} is captured")),
        gave_up.then(|| "the IJN gives up".to_owned()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let sentence = match parts.is_empty() {
        true => "Nothing happens.".to_owned(),
        false => format!("{}.", wording::capitalized(&parts.join("; "))),
    };
    let tone = match fallen {
        Some(_) => Tone::Bad,
        None => losses.tone(),
    };
    let title = format!("Operation on {line}, the {} line", line.data().name);
    let outcome = match shown.is_over(span) {
        true => Outcome::new(tone, title, sentence),
        false => Outcome::new(Tone::Even, title, "It is going on."),
    };
    Account {
        losses: losses.by_side(),
        ..Account::of(outcome)
    }
}
