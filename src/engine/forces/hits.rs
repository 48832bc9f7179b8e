//! Hits on ships and how they grow old: Japanese carriers keep those of this turn, of the turn
//! before and the permanent ones apart (12.21).

use serde::Serialize;

use super::chits::Intelligence;
use super::force::ForceId;
use super::intelligence::learn;
use super::raid_return::lose_the_returning;
use crate::engine::event::{ButaiEvent, DamageEvent, Event, ForceEvent, SubmarineEvent};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Hits on a ship.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
pub struct Hits {
    /// Suffered in this turn; no effect on raids yet (12.22).
    pub current: u8,
    /// Suffered in the turn before; no effect on raids yet (12.22).
    pub previous: u8,
    /// For good. All hits on US ships are.
    pub permanent: u8,
}

impl Hits {
    /// All of them.
    pub const fn total(self) -> u8 {
        self.current + self.previous + self.permanent
    }

    /// The hits a turn later (12.21).
    #[must_use]
    pub const fn adjusted(self) -> Hits {
        Hits {
            current: 0,
            previous: self.current,
            permanent: self.permanent + self.previous,
        }
    }
}

/// The Hit Adjustment step of the turn's end (12.21): what was hit in the turn before is hit for
/// good, and a carrier with permanent hits to her capacity sinks (12.27).
pub(crate) fn adjust_hits(play: &mut Play) {
    let ages = |hits: &Hits| hits.current + hits.previous > 0;
    let on_forces = play.table.forces.iter().any(|force| ages(&force.hits));
    let afloat = |ship: &ShipId| !play.table.sunk.contains(ship);
    let mut on_ships = play.table.damage.iter();
    if !on_forces && !on_ships.any(|(ship, hits)| afloat(ship) && ages(hits)) {
        return;
    }
    play.happen(Event::Damage(DamageEvent::HitsAdjusted));
    let sinking = play.table.damage.iter().filter(|(ship, hits)| {
        let data = ship.data();
        data.kind.sinks_slowly() && !ship.is_us() && hits.permanent >= data.capacity
    });
    let sinking: Vec<_> = sinking.map(|(ship, _)| *ship).collect();
    for ship in sinking {
        if !play.table.sunk.contains(&ship) {
            sink(play, ship);
        }
    }
    remove_the_sunk(play);
}

/// Takes the forces off the map that have lost their last ship: there is nothing left to see, or to take for
/// another. Nothing happens to one whose ships are not known yet.
pub(crate) fn remove_the_sunk(play: &mut Play) {
    for (what, from) in without_a_ship(&play.table) {
        remove(play, what, from, false);
    }
}

/// Removes forces after something, from an event on, has made them better known: one whose last ship has gone down by
/// hits that had waited for it is gone at once (12.53, 14.162). One for which no ship was left (7.39, 7.43) stays.
pub(crate) fn remove_those_sunk_since(play: &mut Play, from: usize) {
    let mut hit: Vec<(ForceId, ShipId)> = Vec::new();
    for it in play.events().iter().skip(from) {
        match it.event {
            Event::Submarines(SubmarineEvent::HitsGiven { force, ship, .. }) => {
                hit.push((force, ship));
            }
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) => {
                let hers = hit.iter_mut().filter(|it| it.0 == force);
                hers.for_each(|it| it.0 = by);
            }
            _ => {}
        }
    }
    hit.retain(|(_, ship)| play.table.is_sunk(*ship));
    for (what, from) in without_a_ship(&play.table) {
        if hit.iter().any(|it| it.0 == what) {
            remove(play, what, from, true);
        }
    }
}

/// The forces that are known whole and have no ship, with their hexes.
fn without_a_ship(table: &Table) -> Vec<(ForceId, HexId)> {
    let empty = table.forces.iter();
    let empty = empty.filter(|force| force.intelligence.is_complete() && force.ships.is_empty());
    empty.map(|force| (force.id, force.hex)).collect()
}

fn remove(play: &mut Play, what: ForceId, from: HexId, by_waiting_hits: bool) {
    // 10.33: what was on its way home has nothing to come home to.
    lose_the_returning(play, what, |_| true);
    play.happen(Event::Forces(ForceEvent::AllSunk {
        what,
        from,
        by_waiting_hits,
    }));
}

/// A ship goes down. A force of known carriers that loses the last of them is from now on a surface force at its
/// highest level (9.13). Says which counter her force has then, if she had one.
pub(crate) fn sink(play: &mut Play, ship: ShipId) -> Option<ForceId> {
    let hers = play.table.forces.iter();
    let hers = hers.filter(|force| force.ships.contains(&ship));
    let hers = hers.map(|force| force.id).next();
    play.happen(Event::Damage(DamageEvent::Sunk { ship }));
    hers.map(|hers| lose_the_last_carrier(play, hers))
}

/// A force of known carriers that has none left is from now on a surface force at its highest level, and retires
/// (9.13, 19.1). A crippled ship by herself is none. Says which counter it has.
pub(super) fn lose_the_last_carrier(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let had_carriers = force.intelligence == Intelligence::Level4Carriers;
    if !had_carriers || force.has_carriers() || id.is_cripple() {
        return id;
    }
    let twin = force.twin;
    let id = learn(play, id, Intelligence::Level3Surface);
    // 19.1: without a carrier it retires.
    part_for_its_own_cause(play, id, twin);
    id
}

/// A half of a double force that retires for a cause of its own parts from the other (19.4).
pub(crate) fn part_for_its_own_cause(play: &mut Play, force: ForceId, other: Option<ForceId>) {
    let Some(other) = other else {
        return;
    };
    let has_moved = play.table.half_moved_by_other([force, other]);
    play.happen(Event::Forces(ForceEvent::DoubleForceEnded {
        force,
        other,
        has_moved,
    }));
}
