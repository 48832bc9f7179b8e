//! What is counted in the games of the whole battle beside what other games have.

use super::measures::Measure;
use crate::engine::forces::Launcher;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::{
    ArrivalEvent, DamageEvent, Event, EventRecord, ForceEvent, Game, HitKind, Light, RaidEvent,
    SearchEvent, SegmentId, SurfaceEvent, UnitLoss,
};

/// Everything of it, in the order of the table.
pub(super) const BATTLE: [Measure; 20] = [
    Measure::of_the_battle("forces_arrived", "Forces arrived", forces_arrived),
    Measure::of_the_battle("raids_from_guam", "Raids from Guam", |game| {
        let raids = game.table().raids.iter();
        raids.filter(|raid| raid.by == Some(Launcher::Guam)).count()
    }),
    Measure::of_the_battle("shuttles", "Raids turned for Guam", |game| {
        let raids = game.table().raids.iter();
        raids.filter(|raid| raid.is_shuttle()).count()
    }),
    Measure::of_the_battle("largest_raid", "Points of the largest", |game| {
        let raids = game.table().raids.iter();
        raids
            .map(|raid| usize::from(raid.launched))
            .max()
            .unwrap_or(0)
    }),
    Measure::of_the_battle("raids_met", "Raids met by fighters", raids_met),
    Measure::of_the_battle("units_lost_in_combat", "Units lost in combat", |game| {
        lost(game, &[UnitLoss::Combat])
    }),
    Measure::of_the_battle("units_lost_to_guns", "Units lost to guns", |game| {
        lost(game, &[UnitLoss::Guns])
    }),
    Measure::of_the_battle("lost_landing", "Units lost landing", |game| {
        lost(
            game,
            &[
                UnitLoss::Landing,
                UnitLoss::NoRoom,
                UnitLoss::NoRoomInTheWind,
            ],
        )
    }),
    Measure::of_the_battle("units_lost_for_fuel", "Units out of fuel", |game| {
        lost(game, &[UnitLoss::OutOfFuel, UnitLoss::NeverHome])
    }),
    Measure::of_the_battle("units_lost_aboard", "Units lost aboard", |game| {
        lost(game, &[UnitLoss::Aboard, UnitLoss::PushedOver])
    }),
    Measure::of_the_battle("units_lost_at_home", "Units lost at home", |game| {
        let lost = game.table().lost.iter();
        lost.filter(|unit| unit.at_home).count()
    }),
    Measure::of_the_battle(
        "japanese_carriers_damaged",
        "Their carriers damaged",
        |game| {
            let carriers = hit_carriers(game);
            carriers.filter(|ship| !is_sunk(game, *ship)).count()
        },
    ),
    Measure::of_the_battle("carriers_sunk_by_air", "Sunk by aircraft", |game| {
        sunk(game, false)
    }),
    Measure::of_the_battle("carriers_sunk_by_submarine", "Sunk by submarines", |game| {
        sunk(game, true)
    }),
    Measure::of_the_battle(
        "japanese_carriers_hit_by_submarines",
        "Hit by submarines",
        |game| {
            let hit = hit_carriers(game);
            hit.filter(|ship| is_torpedoed(game, *ship)).count()
        },
    ),
    Measure::of_the_battle("us_carriers_crippled", "Our carriers crippled", |game| {
        let damage = game.table().damage.iter();
        let carriers = damage.filter(|(ship, _)| ship.is_us() && ship.data().kind.is_carrier());
        carriers
            .filter(|(ship, _)| game.table().condition(*ship) == Condition::Crippled)
            .count()
    }),
    Measure::of_the_battle("left_west", "Forces that left west", |game| {
        count(game, |it| {
            matches!(it.event, Event::Forces(ForceEvent::LeftTheMap { .. }))
        })
    }),
    Measure::of_the_battle("surface_actions", "Surface actions", |game| {
        count(game, |it| {
            matches!(it.event, Event::Surface(SurfaceEvent::Fought { .. }))
        })
    }),
    Measure::of_the_battle("night_searches", "Searches by night", |game| {
        count(game, |it| {
            matches!(it.event, Event::Searches(SearchEvent::Launched { .. }))
                && it.at.turn.light(it.at.phase) == Light::Night
        })
    }),
    Measure::of_the_battle("orders", "Orders given", |game| game.orders().len()),
];

/// Forces that came onto the map, those before the first turn among them.
fn forces_arrived(game: &Game) -> usize {
    let before = game.scenario().battle.map_or(0, |battle| battle.arrived);
    let arrived = game.events().iter().map(|it| match it.event {
        Event::Arrivals(ArrivalEvent::Arrive { arriving, .. }) => usize::from(arriving),
        _ => 0,
    });
    usize::from(before) + arrived.sum::<usize>()
}

/// How often something happened.
pub(super) fn count(game: &Game, wanted: fn(&EventRecord) -> bool) -> usize {
    game.events().iter().filter(|it| wanted(it)).count()
}

/// Raids that fighters fought at least once.
fn raids_met(game: &Game) -> usize {
    let mut met: Vec<_> = game
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Raids(RaidEvent::BattleBegins { raid, .. })
                if it.at.segment == Some(SegmentId::UsInterception) =>
            {
                Some(raid)
            }
            _ => None,
        })
        .collect();
    met.sort();
    met.dedup();
    met.len()
}

/// Units that were lost in one of these ways.
fn lost(game: &Game, ways: &[UnitLoss]) -> usize {
    let lost = game.table().lost.iter();
    lost.filter(|unit| ways.contains(&unit.why)).count()
}

/// Their carriers that were hit.
fn hit_carriers(game: &Game) -> impl Iterator<Item = ShipId> {
    let damage = game.table().damage.iter();
    let carriers = damage.map(|(ship, _)| *ship);
    carriers.filter(|ship| !ship.is_us() && ship.data().kind.is_carrier())
}

/// Whether a carrier is sunk, or has the hits for it (12.27).
fn is_sunk(game: &Game, ship: ShipId) -> bool {
    let hits = game.table().hits(ship).total();
    game.table().is_sunk(ship) || ship.data().condition(hits) == Condition::Sunk
}

/// Hits that bombs did to a ship, and fires after them: what else she has are torpedoes, those too that waited for their
/// ship (14.162).
fn bombs(game: &Game, wanted: ShipId) -> u8 {
    let hits = game.events().iter().map(|it| match it.event {
        Event::Damage(DamageEvent::Hits { ship, kind, hits }) if ship == wanted => match kind {
            HitKind::AirAttack | HitKind::Fire => hits,
            HitKind::Torpedo | HitKind::Gunfire => 0,
        },
        _ => 0,
    });
    hits.sum()
}

fn is_torpedoed(game: &Game, ship: ShipId) -> bool {
    game.table().hits(ship).total() > bombs(game, ship)
}

/// Their carriers that were sunk: those that would float without torpedoes by submarines, the others by aircraft.
fn sunk(game: &Game, by_submarines: bool) -> usize {
    let sunk = hit_carriers(game).filter(|ship| is_sunk(game, *ship));
    let of_torpedoes = |ship: ShipId| {
        let alone = ship.data().condition(bombs(game, ship));
        is_torpedoed(game, ship) && alone != Condition::Sunk
    };
    sunk.filter(|ship| of_torpedoes(*ship) == by_submarines)
        .count()
}
