//! What is counted of a game that is over.

use crate::engine::Game;
use crate::engine::event::{BattleEvent, Event, HitEvent, Purpose, SequenceEvent};
use crate::engine::table::ShipPlace;
use crate::engine::units::{IslandBase, Ship, ShipClass};

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
pub(super) const MEASURES: [Measure; 17] = [
    measure("turns", "Turns", |game| game.table().clock.turn.into()),
    measure("operations", "Operations", |game| {
        events(game, |it| {
            matches!(it, Event::Sequence(SequenceEvent::LineActive { .. }))
        })
    }),
    measure("air_battles", "Air battles", |game| {
        stages(game, |it| matches!(it, BattleEvent::AirRound { round: 1 }))
    }),
    measure("naval_battles", "Naval battles", |game| {
        stages(game, |it| matches!(it, BattleEvent::NavalCombat))
    }),
    measure("bombardments", "Bombardments", bombardments),
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
    let of_class = Ship::ALL.iter().filter(|ship| ship.class() == class);
    of_class
        .filter(|ship| game.table().ships[**ship].at == ShipPlace::Sunk)
        .count()
}

/// How many were damaged in the game and are not sunk.
fn damaged(game: &Game, class: ShipClass) -> usize {
    let was_damaged = |ship: Ship| {
        let mut events = game.events().iter();
        events.any(|it| {
            matches!(it.event, Event::Hits(HitEvent::ShipDamaged { ship: hit, .. }) if hit == ship)
        })
    };
    let of_class = Ship::ALL.iter().filter(|ship| ship.class() == class);
    let afloat = of_class.filter(|ship| game.table().ships[**ship].at != ShipPlace::Sunk);
    afloat.filter(|ship| was_damaged(**ship)).count()
}

/// How many battles had such a stage: a round of air combat, the bombing, or the naval combat.
fn stages(game: &Game, is_so: impl Fn(&BattleEvent) -> bool) -> usize {
    events(
        game,
        |it| matches!(it, Event::Battle(battle) if is_so(battle)),
    )
}

fn captured(game: &Game, base: IslandBase) -> usize {
    game.table().bases[base].captured.into()
}

/// How many times ships bombarded a base: in one step of a turn at one base.
fn bombardments(game: &Game) -> usize {
    let at = game
        .events()
        .iter()
        .filter_map(|it| match it.event.roll()?.purpose {
            Purpose::Bombardment { base, .. } => Some((it.at, base)),
            _ => None,
        });
    let mut at: Vec<_> = at.collect();
    at.dedup();
    at.len()
}
