//! Hits of submarines that wait on a force until it is known which ship they have hit (14.162, 14.163).

use super::force::ForceId;
use super::hits::{Hits, sink};
use super::intelligence::take_to_the_highest_level;
use crate::engine::event::{Choice, DamageEvent, Event, SubmarineEvent};
use crate::engine::record::Scope;
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::engine::title::Play;

/// The ship of a known force that torpedoes have hit: a fleet carrier at random, else another carrier, else a ship of
/// the largest class it has (14.162, 14.163).
pub(crate) fn torpedoed_ship(play: &mut Play, id: ForceId) -> Option<ShipId> {
    let force = play.table.force(id)?;
    let first = force.ships.iter().map(|ship| rank(*ship)).min()?;
    let among = force.ships.iter().copied();
    let among: Vec<ShipId> = among.filter(|ship| rank(*ship) == first).collect();
    Some(play.pick(Choice::TorpedoedShip(id), &among))
}

/// In which order the ships of a force are hit, by their kinds.
fn rank(ship: ShipId) -> u8 {
    match ship.data().kind {
        ShipKind::Cv => 0,
        ShipKind::Cvl | ShipKind::HybridCarrier => 1,
        ShipKind::Battleship => 2,
        ShipKind::Cruisers | ShipKind::AntiAircraftCruiser => 3,
        ShipKind::Destroyers => 4,
    }
}

/// Gives the hits that wait on a force to one of its ships, now that they are known. Hits beyond what she can take are
/// forfeited. If there are enough for good she goes down at once (14.162). Says which counter the force has then.
pub(super) fn give_waiting_hits(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let waiting = force.hits;
    if waiting.total() == 0 || !force.intelligence.is_complete() {
        return id;
    }
    play.scoped(Scope::WaitingHits { force: id }, |play| {
        give(play, id, waiting)
    })
}

fn give(play: &mut Play, id: ForceId, waiting: Hits) -> ForceId {
    let Some(ship) = torpedoed_ship(play, id) else {
        return id;
    };
    let capacity = ship.data().capacity;
    let hits = at_most(waiting, capacity);
    play.happen(Event::Submarines(SubmarineEvent::HitsGiven {
        force: id,
        ship,
        hits,
        forfeited: waiting.total() - hits.total(),
    }));
    let condition = play.table.condition(ship);
    let slowly = ship.data().kind.sinks_slowly();
    if condition == Condition::Sunk || (slowly && hits.permanent >= capacity) {
        return sink(play, ship).unwrap_or(id);
    }
    if play.table.is_sinking(ship) {
        play.happen(Event::Damage(DamageEvent::Sinking { ship }));
    } else if condition > Condition::Sound {
        play.happen(Event::Damage(DamageEvent::Damaged { ship, condition }));
    }
    id
}

/// As many of some hits as a ship can take, the oldest first.
fn at_most(hits: Hits, capacity: u8) -> Hits {
    let permanent = hits.permanent.min(capacity);
    let previous = hits.previous.min(capacity - permanent);
    let current = hits.current.min(capacity - permanent - previous);
    Hits {
        current,
        previous,
        permanent,
    }
}

/// When the game ends, what was hit becomes known: forces on which hits wait are taken to their highest level, and the
/// hits are given (14.162).
pub(crate) fn settle_waiting_hits(play: &mut Play) {
    let waiting = play.table.forces.iter();
    let waiting = waiting.filter(|force| force.hits.total() > 0);
    let waiting: Vec<ForceId> = waiting.map(|force| force.id).collect();
    for force in waiting {
        play.scoped(Scope::ReportOpened { force }, |play| {
            take_to_the_highest_level(play, force)
        });
    }
}
