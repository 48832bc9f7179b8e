//! A submarine attacks the force it has found (14.16).

use super::hunt::hunt_after_attack;
use super::submarine::SubmarineId;
use crate::engine::charts::{
    CRIPPLED_SHIP_HIT, SUBMARINE_ATTACK, SUBMARINE_HITS, SUBMARINE_HITS_AGAIN, TorpedoHits,
};
use crate::engine::combat::{go_down, suffer};
use crate::engine::event::{ButaiEvent, DamageEvent, Event, HitKind, Purpose, SubmarineEvent};
use crate::engine::forces::{
    Force, ForceId, Intelligence, remove_the_sunk, ships_in_play, take_to_the_highest_level,
    torpedoed_ship,
};
use crate::engine::record::Scope;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// What torpedoes do together.
#[derive(Clone, Copy, Default, Debug)]
struct Struck {
    hits: u8,
    /// Whether the ship is destroyed at once (14.164).
    destroyed: bool,
}

impl Struck {
    const fn any(self) -> bool {
        self.hits > 0 || self.destroyed
    }
}

/// What a submarine can fire on: one of the carriers of a force whose ships are known, or else the force (14.16, 2).
pub fn torpedo_targets(force: &Force) -> Vec<Option<ShipId>> {
    let carriers: Vec<Option<ShipId>> = match force.intelligence {
        Intelligence::Level4Carriers => force.carriers().map(Some).collect(),
        _ => Vec::new(),
    };
    if carriers.is_empty() {
        vec![None]
    } else {
        carriers
    }
}

/// Whether an attack is at a crippled ship: at the carrier that is fired on, or at a force of nothing else (14.131, 14.16).
pub fn is_at_cripple(table: &Table, force: &Force, ship: Option<ShipId>) -> bool {
    match ship {
        Some(ship) => table.condition(ship) == Condition::Crippled,
        None => table.is_all_crippled(force),
    }
}

/// The attack, with what follows from it.
pub(super) fn attack(play: &mut Play, submarine: SubmarineId, id: ForceId, ship: Option<ShipId>) {
    let scope = Scope::SubmarineAttack {
        submarine,
        force: id,
    };
    play.scoped(scope, |play| carry_out(play, submarine, id, ship));
}

fn carry_out(play: &mut Play, submarine: SubmarineId, id: ForceId, ship: Option<ShipId>) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    let hex = force.hex;
    let at_cripple = is_at_cripple(&play.table, force, ship);
    play.happen(Event::Submarines(SubmarineEvent::Attacks {
        submarine,
        force: id,
        hex,
        ship,
    }));
    // 1.
    let rolls = play.roll(
        Purpose::UsSubmarineAttack(submarine, id),
        &SUBMARINE_ATTACK,
        0,
        CRIPPLED_SHIP_HIT.when(at_cripple),
    );
    // 2.
    let struck = damage_rolls(play, submarine, id, rolls);
    let before = play.events().len();
    if struck.any() {
        strike(play, submarine, id, ship, struck);
    }
    // 3. What proves to be a False Contact as it is promoted (13.22) has nobody to hunt with (14.14, step 1).
    let id = counter_since(play, id, before);
    if play.table.force(id).is_some() {
        hunt_after_attack(play, submarine, id, struck.any());
    }
    remove_the_sunk(play);
}

/// The counter of a force after some events, which may have given it another (9.11, 9.13).
fn counter_since(play: &Play, id: ForceId, before: usize) -> ForceId {
    let since = play.events().iter().skip(before);
    since.fold(id, |id, it| match it.event {
        Event::Butai(ButaiEvent::CounterReplaced { force, by, .. }) if force == id => by,
        _ => id,
    })
}

/// The damage rolls, each with the second roll that it may call for (14.16, 2; 14.164).
fn damage_rolls(play: &mut Play, submarine: SubmarineId, force: ForceId, rolls: u8) -> Struck {
    let purpose = Purpose::TorpedoHits(submarine, force);
    let mut struck = Struck::default();
    for _ in 0..rolls {
        let result = match play.roll(purpose, &SUBMARINE_HITS, 0, []) {
            TorpedoHits::RollAgain => play.roll(purpose, &SUBMARINE_HITS_AGAIN, 0, []),
            result => result,
        };
        match result {
            TorpedoHits::Hits(hits) => struck.hits += hits,
            TorpedoHits::Destroyed => struck.destroyed = true,
            TorpedoHits::RollAgain => {}
        }
    }
    struck
}

/// Whom the hits fall on (14.16, 2).
fn strike(
    play: &mut Play,
    submarine: SubmarineId,
    id: ForceId,
    ship: Option<ShipId>,
    struck: Struck,
) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    if let Some(ship) = ship {
        // a. The carrier that the submarine has fired on.
        hit(play, ship, struck);
    } else if force.intelligence.is_surface_force() {
        // c. One ship of the largest class of a surface force, which is known from now on (14.163).
        let id = take_to_the_highest_level(play, id);
        if let Some(ship) = torpedoed_ship(play, id) {
            hit(play, ship, struck);
        }
    } else {
        // b. Nobody knows yet which ship it was.
        let hits = match struck.destroyed {
            true => struck.hits.max(enough_for_any_carrier(&play.table)),
            false => struck.hits,
        };
        play.happen(Event::Submarines(SubmarineEvent::HitsOnForce {
            submarine,
            force: id,
            hits,
        }));
    }
}

/// The torpedoes hit a ship; one that they destroy goes down at once (14.164).
fn hit(play: &mut Play, ship: ShipId, struck: Struck) {
    if !struck.destroyed {
        return suffer(play, ship, struck.hits, HitKind::Torpedo);
    }
    let capacity = ship.data().capacity;
    let hits = capacity.saturating_sub(play.table.hits(ship).total());
    if hits > 0 {
        play.happen(Event::Damage(DamageEvent::Hits {
            ship,
            hits,
            kind: HitKind::Torpedo,
        }));
    }
    go_down(play, ship);
}

/// Hits that sink any carrier that a force of this game can prove to have: the large number of 14.164.
pub(crate) fn enough_for_any_carrier(table: &Table) -> u8 {
    let classes = ships_in_play(table);
    let in_play = |ship: &ShipId| ship.class().is_some_and(|class| classes.contains(&class));
    let in_play = ShipId::all().filter(in_play);
    let carriers = in_play.filter(|ship| ship.data().kind.is_carrier());
    let capacities = carriers.map(|ship| ship.data().capacity);
    capacities.max().unwrap_or(0)
}
