//! What is counted of a game that is over.

use crate::engine::Game;
use crate::engine::event::{Event, SequenceEvent};
use crate::engine::table::ShipPlace;
use crate::engine::units::{IslandBase, Ship, ShipClass, Side};

/// A number of a game.
pub(super) struct Measure {
    /// Its name in JSON.
    pub(super) key: &'static str,
    /// Its name in the table.
    pub(super) title: &'static str,
    /// The number.
    pub(super) of: fn(&Game) -> usize,
}

const fn measure(key: &'static str, title: &'static str, of: fn(&Game) -> usize) -> Measure {
    Measure { key, title, of }
}

/// All of them, in the order in which they are printed.
pub(super) const MEASURES: [Measure; 14] = [
    measure("turns", "Turns", |game| game.table().clock.turn.into()),
    measure("operations", "Operations", |game| {
        events(game, |it| {
            matches!(it, Event::Sequence(SequenceEvent::LineActive { .. }))
        })
    }),
    measure("cv_sunk", "CV sunk", |game| sunk(game, ShipClass::Cv)),
    measure("cv_damaged", "CV damaged", |game| {
        damaged(game, ShipClass::Cv)
    }),
    measure("cva_sunk", "CVA sunk", |game| sunk(game, ShipClass::Cva)),
    measure("cva_damaged", "CVA damaged", |game| {
        damaged(game, ShipClass::Cva)
    }),
    measure("cvl_sunk", "CVL sunk", |game| sunk(game, ShipClass::Cvl)),
    measure("cvl_damaged", "CVL damaged", |game| {
        damaged(game, ShipClass::Cvl)
    }),
    measure("tr_sunk", "TR sunk", |game| sunk(game, ShipClass::Tr)),
    measure("tr_damaged", "TR damaged", |game| {
        damaged(game, ShipClass::Tr)
    }),
    measure("aleutians_captured", "Aleutians captured", |game| {
        captured(game, IslandBase::Aleutians)
    }),
    measure("midway_captured", "Midway captured", |game| {
        captured(game, IslandBase::Midway)
    }),
    measure("solomons_captured", "Solomons captured", |game| {
        captured(game, IslandBase::Solomons)
    }),
    measure("port_moresby_captured", "Port Moresby captured", |game| {
        captured(game, IslandBase::PortMoresby)
    }),
];

/// How many events are so.
fn events(game: &Game, is_so: impl Fn(&Event) -> bool) -> usize {
    let events = game.events().iter();
    events.filter(|record| is_so(&record.event)).count()
}

/// How many ships of a class are sunk when the game is over.
fn sunk(game: &Game, class: ShipClass) -> usize {
    ships(game, class, |at| at == ShipPlace::Sunk)
}

/// How many are damaged or under repair then.
fn damaged(game: &Game, class: ShipClass) -> usize {
    ships(game, class, |at| {
        matches!(at, ShipPlace::Damaged | ShipPlace::Repairing(..))
    })
}

fn ships(game: &Game, class: ShipClass, are: impl Fn(ShipPlace) -> bool) -> usize {
    let all = Side::ALL.into_iter().flat_map(Ship::of);
    let of_class = all.filter(|ship| ship.class() == class);
    of_class
        .filter(|ship| are(game.table().ships[*ship].at))
        .count()
}

fn captured(game: &Game, base: IslandBase) -> usize {
    game.table().bases[base].captured.into()
}
