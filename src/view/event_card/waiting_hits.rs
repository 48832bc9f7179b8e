//! Hits of submarines that had waited until the ships of a force were known: whose they are (14.162, 14.163).

use super::card::{CardContent, each};
use super::ships::afloat;
use super::span::{CardKind, Span};
use crate::engine::forces::{ForceId, Hits};
use crate::engine::ships::ShipId;
use crate::engine::{
    ButaiEvent, Choice, DamageEvent, Event, EventRecord, ForceEvent, ScoreEvent, SubmarineEvent,
    Table, count,
};
use crate::view::fight::{self, Fact, Tone};

/// The moment that ends before the event number `upto`, if one does; what came before `told` is no part of it.
pub(super) fn span(all: &[EventRecord], told: usize, upto: usize) -> Option<Span> {
    let from = first(all, told, upto)?;
    let goes_on = all.get(upto).is_some_and(|next| follows(&next.event));
    (!goes_on).then_some(Span {
        kind: CardKind::HitsGiven,
        from,
        upto,
        is_over: true,
    })
}

/// Where begins what the events before the number `upto` are part of, if they are. In a fight its verdict tells of it.
fn first(all: &[EventRecord], told: usize, upto: usize) -> Option<usize> {
    for n in (told..upto.min(all.len())).rev() {
        if given(&all[n].event).is_some() {
            let is_drawn = |n: &usize| {
                let what = all.get(*n).map(|it| &it.event);
                let of_torpedoes = |what: &Choice| matches!(what, Choice::TorpedoedShip(_));
                matches!(what, Some(Event::Pick { what, .. }) if of_torpedoes(what))
            };
            let drawn = n.checked_sub(1).filter(|n| *n >= told).filter(is_drawn);
            return (!fight::is_fighting(&all[..n])).then_some(drawn.unwrap_or(n));
        }
        if !follows(&all[n].event) {
            return None;
        }
    }
    None
}

/// The force, the ship, her hits, and those forfeited.
const fn given(event: &Event) -> Option<(ForceId, ShipId, Hits, u8)> {
    match event {
        Event::Submarines(SubmarineEvent::HitsGiven {
            force,
            ship,
            hits,
            forfeited,
        }) => Some((*force, *ship, *hits, *forfeited)),
        _ => None,
    }
}

/// Whether an event follows from the hits.
const fn follows(event: &Event) -> bool {
    matches!(
        event,
        Event::Damage(
            DamageEvent::Damaged { .. } | DamageEvent::Sinking { .. } | DamageEvent::Sunk { .. }
        ) | Event::Score(ScoreEvent::Scored { .. })
            | Event::Forces(
                ForceEvent::Intelligence { .. }
                    | ForceEvent::DoubleForceEnded { .. }
                    | ForceEvent::AllSunk { .. }
            )
            | Event::Butai(ButaiEvent::CounterReplaced { .. })
    )
}

/// What she is now.
pub(super) fn told(events: &[EventRecord], table: &Table) -> CardContent {
    let Some((force, ship, hits, forfeited)) = each(events, given).next() else {
        return CardContent::default();
    };
    let there = table.forces.iter().find(|it| it.ships.contains(&ship));
    let more = match forfeited {
        0 => String::new(),
        more => format!(
            " {} more than she can take.",
            count(more, "hit is", "hits are")
        ),
    };
    let emptied = each(events, |event| match event {
        Event::Forces(ForceEvent::AllSunk { .. }) => Some(format!(" {event}")),
        _ => None,
    });
    CardContent {
        tone: Tone::Good,
        headline: headline(ship, hits, table),
        sentence: format!(
            "Torpedoes had hit a ship of {force}, and nobody knew which: it was {ship}.{more}{}",
            emptied.collect::<String>()
        ),
        facts: facts(events, table),
        hexes: there.map(|force| force.hex).into_iter().collect(),
        ..CardContent::default()
    }
}

/// "Taiho is sinking: the submarines had hit her 6 times".
fn headline(ship: ShipId, hits: Hits, table: &Table) -> String {
    let hits = count(hits.total(), "torpedo hit", "torpedo hits");
    if table.is_sunk(ship) {
        format!("{ship} goes down with {hits}")
    } else if table.is_sinking(ship) {
        format!("{ship} is sinking with {hits}")
    } else {
        format!("The ship torpedoed was {ship}: {hits}")
    }
}

/// The ships whose hits had waited, as they are now.
pub(super) fn facts(events: &[EventRecord], table: &Table) -> Vec<Fact> {
    let ships = each(events, given).map(|(_, ship, ..)| afloat(ship, table));
    ships.collect()
}
