//! The fire of a round, and what it does (21.25-21.261).

use super::meeting::{Aim, Meeting, Side};
use super::sides::{Weight, defense, fires_as};
use crate::engine::charts::{
    Applied, FIRER_HEAVILY_DAMAGED, FIRING_AT_SURPRISED, JAPANESE_GUNS_AT_NIGHT,
    JAPANESE_TORPEDOES, SURFACE_FIRE, TORPEDO_COLUMN, gunfire_column,
};
use crate::engine::clock::Light;
use crate::engine::combat::suffer;
use crate::engine::event::{HitKind, Purpose};
use crate::engine::record::Scope;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// With what a ship fires.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weapon {
    Guns,
    Torpedoes,
}

/// Rolls for everybody who has a target; all damage is done when all have fired (21.25).
pub(super) fn resolve(play: &mut Play) {
    let Some(meeting) = play.table.markers.meeting.clone() else {
        return;
    };
    let mut struck: Vec<(ShipId, u8)> = Vec::new();
    for aim in &meeting.aims {
        let hits = fire(play, &meeting, *aim);
        match struck.iter_mut().find(|(ship, _)| *ship == aim.at) {
            Some((_, sum)) => *sum += hits,
            None => struck.push((aim.at, hits)),
        }
    }
    for (ship, hits) in struck {
        play.scoped(Scope::Hits { ship }, |play| {
            suffer(play, ship, hits, HitKind::Gunfire);
        });
    }
}

/// Fires at a target with all that a ship uses, and says how many hits that is.
fn fire(play: &mut Play, meeting: &Meeting, aim: Aim) -> u8 {
    let shots = shots(&play.table, meeting, aim).into_iter();
    let hits = shots.map(|shot| play.roll(shot.purpose, &SURFACE_FIRE, shot.column, shot.added));
    hits.collect::<Vec<u8>>().iter().sum()
}

/// A die of a round of fire.
pub(crate) struct Shot {
    /// Who fires on whom, and with what.
    pub purpose: Purpose,
    /// The column of the chart (21.25, 21.26).
    pub column: usize,
    /// What is added to the die.
    pub added: Vec<Applied>,
}

/// The dice of a ship's fire on a target in the round that is fought (21.25-21.261).
pub(crate) fn shots(table: &Table, meeting: &Meeting, aim: Aim) -> Vec<Shot> {
    let weapons = weapons(table, meeting, aim.ship).into_iter();
    weapons
        .map(|weapon| shot(table, meeting, aim, weapon))
        .collect()
}

/// Destroyers use torpedoes at night, and Japanese cruisers both in the first round (21.26, 21.261).
fn weapons(table: &Table, meeting: &Meeting, ship: ShipId) -> Vec<Weapon> {
    let is_night = table.light() == Light::Night;
    match fires_as(ship) {
        Some(Weight::Destroyer) if is_night => vec![Weapon::Torpedoes],
        Some(Weight::Cruiser) if is_night && meeting.round == 1 && !ship.is_us() => {
            vec![Weapon::Guns, Weapon::Torpedoes]
        }
        _ => vec![Weapon::Guns],
    }
}

fn shot(table: &Table, meeting: &Meeting, aim: Aim, weapon: Weapon) -> Shot {
    let Aim { ship, at } = aim;
    let is_night = table.light() == Light::Night;
    let target = if at.is_us() { Side::Us } else { Side::Japanese };
    let surprised = meeting.round == 1 && meeting.surprised == Some(target);
    let damaged = table.condition(ship) == Condition::Heavy;
    let always = [
        FIRING_AT_SURPRISED.when(surprised),
        FIRER_HEAVILY_DAMAGED.when(damaged),
    ];
    let (purpose, column, own) = match weapon {
        Weapon::Guns => (
            Purpose::Gunfire(ship, at),
            gunfire_column(ship.data().value, defense(at)),
            JAPANESE_GUNS_AT_NIGHT.when(is_night && !ship.is_us()),
        ),
        Weapon::Torpedoes => (
            Purpose::ShipTorpedoes(ship, at),
            TORPEDO_COLUMN,
            JAPANESE_TORPEDOES.when(!ship.is_us()),
        ),
    };
    let added = own.into_iter().chain(always.into_iter().flatten());
    Shot {
        purpose,
        column,
        added: added.collect(),
    }
}
