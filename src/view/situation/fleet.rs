//! How the fleet stands: its place, the planes on its decks, what is wrong with its carriers, its submarines.

use crate::engine::fleet::{FlightDeck, SubmarineState, UnitSet};
use crate::engine::{Game, Table, count_of};
use crate::view::card::Fact;
use crate::view::fleet::worst_trouble;
use crate::view::{fleet, wording};

pub(super) fn facts(game: &Game) -> Vec<Fact> {
    let table = game.table();
    let mut facts = vec![ready(table), aboard(table)];
    facts.extend(troubles(table));
    facts.extend(resting(table));
    facts.extend(submarines(table));
    facts
}

/// What can take off at once.
fn ready(table: &Table) -> Fact {
    let decks = table.decks.iter().filter(|deck| !deck.inoperative);
    let ready = decks.fold(UnitSet::EMPTY, |sum, deck| sum.with(deck.ready));
    let by_type = match ready.is_empty() {
        true => "nothing".to_owned(),
        false => wording::by_type(ready),
    };
    Fact::new("Ready on deck", by_type, "")
}

/// What is being armed, and what has landed.
fn aboard(table: &Table) -> Fact {
    let count = |of: fn(&FlightDeck) -> UnitSet| -> u8 {
        table.decks.iter().map(|deck| of(deck).len()).sum()
    };
    let servicing = count(|deck| deck.servicing);
    let landed = count(|deck| deck.landing);
    let hangar = count(|deck| deck.hangar);
    Fact::new(
        "Aboard besides",
        count_of(servicing, "unit in servicing", "units in servicing"),
        format!("{landed} just landed, {hangar} in the hangars"),
    )
}

/// Carriers that something is wrong with.
fn troubles(table: &Table) -> Option<Fact> {
    let carriers = fleet::task_groups(table)
        .into_iter()
        .flat_map(|group| fleet::carriers(table, group));
    let troubled = carriers.filter_map(|carrier| {
        let trouble = worst_trouble(table, carrier)?;
        Some(format!("{carrier}: {}", trouble.in_short()))
    });
    let troubled: Vec<String> = troubled.collect();
    (!troubled.is_empty()).then(|| Fact::new("In trouble", troubled.join("; "), ""))
}

/// The crews of night fighters that are out of play (22.4).
fn resting(table: &Table) -> Option<Fact> {
    let resting = table.night.resting;
    (!resting.is_empty()).then(|| {
        Fact::new(
            "At rest for good",
            wording::by_type(resting),
            "they have flown by night",
        )
    })
}

/// What the submarines do.
fn submarines(table: &Table) -> Option<Fact> {
    let all = &table.submarines.at_sea;
    let shadowing = all.iter().filter_map(|it| match it.state {
        SubmarineState::Shadowing(force) => Some(format!("{} shadows {force}", it.id)),
        SubmarineState::Free | SubmarineState::Pinned(_) => None,
    });
    let shadowing: Vec<String> = shadowing.collect();
    (!all.is_empty()).then(|| {
        Fact::new(
            "Submarines",
            count_of(all.len() as u8, "boat at sea", "boats at sea"),
            shadowing.join("; "),
        )
    })
}
