//! Hits of submarines that had waited until the ships of a force were known: whose they are (14.162, 14.163).

use super::card::CardContent;
use super::ships::{afloat, forces_sunk};
use crate::engine::forces::Hits;
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Table, count_of};
use crate::view::account::{HitsGiven, SubmarineAccount};
use crate::view::card::{Fact, Tone};

/// What she is now.
pub(super) fn told(events: &[EventRecord], table: &Table) -> CardContent {
    let given = SubmarineAccount::of(events).given;
    let Some(HitsGiven {
        force,
        ship,
        hits,
        forfeited,
    }) = given.first().copied()
    else {
        return CardContent::default();
    };
    let there = table.forces.iter().find(|it| it.ships.contains(&ship));
    let more = match forfeited {
        0 => String::new(),
        more => format!(
            " {} more than she can take.",
            count_of(more, "hit is", "hits are")
        ),
    };
    let emptied = forces_sunk(events).map(|words| format!(" {words}"));
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
    let hits = count_of(hits.total(), "torpedo hit", "torpedo hits");
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
    let given = SubmarineAccount::of(events).given.into_iter();
    given.map(|given| afloat(given.ship, table)).collect()
}
