//! The chits of a phase where each force that comes up has a card of its own: which were drawn, and in which order they
//! are carried out (3.1, 3.21).

use super::card::CardContent;
use crate::engine::forces::{ActivationChit, ForceId};
use crate::engine::{EventRecord, Table};
use crate::view::account;
use crate::view::chit::{self, ChitView};

/// The chits drawn.
pub(super) fn draw(events: &[EventRecord], table: &Table) -> CardContent {
    let drawn: Vec<ActivationChit> = account::chits_drawn(events).collect();
    let chits = drawn.iter().enumerate().map(|(number, chit)| ChitView {
        did: does(*chit, &drawn[..number], table),
        ..ChitView::of(number, *chit)
    });
    let names: Vec<String> = drawn.iter().map(ActivationChit::to_string).collect();
    let forces = drawn.iter().filter_map(|chit| match chit {
        ActivationChit::Force(force) => table.force(*force),
        _ => None,
    });
    CardContent {
        headline: format!("Chits of this phase: {}", names.join(", ")),
        sentence: match drawn.first() {
            Some(ActivationChit::UsMove) => "Task Force 58 may move first.".to_owned(),
            _ => "They are carried out in the order drawn.".to_owned(),
        },
        hexes: forces.map(|force| force.hex).collect(),
        chits: chits.collect(),
        ..CardContent::default()
    }
}

/// What a chit will do, behind those before it.
fn does(chit: ActivationChit, before: &[ActivationChit], table: &Table) -> String {
    if let Some(words) = chit::does(chit) {
        return words.to_owned();
    }
    let ActivationChit::Force(force) = chit else {
        return String::new();
    };
    let Some(there) = table.force(force) else {
        return match cripples_of(force, table) {
            true => "its crippled ships may be towed".to_owned(),
            false => "is gone: its chit does nothing".to_owned(),
        };
    };
    // 7.53.
    let is_drawn = |twin: ForceId| {
        let twin = ActivationChit::Force(twin);
        let mut drawn = table.drawn_chits.iter().take_while(|other| **other != chit);
        drawn.any(|other| *other == twin)
    };
    if let Some(twin) = there.twin.filter(|twin| is_drawn(*twin)) {
        return format!("moves with {twin}: its own chit does nothing");
    }
    let acts = |chit: &&ActivationChit| !matches!(chit, ActivationChit::NoOp);
    match before.iter().rfind(acts) {
        None => "comes up first".to_owned(),
        Some(ActivationChit::UsMove) => "comes up after Task Force 58".to_owned(),
        Some(other) => format!("comes up after {other}"),
    }
}

/// Whether a force has left crippled ships behind (12.43).
fn cripples_of(force: ForceId, table: &Table) -> bool {
    let mut forces = table.forces.iter();
    forces.any(|cripple| cripple.left_by == Some(force))
}
