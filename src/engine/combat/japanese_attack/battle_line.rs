//! Raids and the Battle Line: whether they overfly it, and its battleships' fire on those that do (5.71 step 1,
//! 5.72).

use super::under_fire::{Point, points_of, suffer};
use super::{JapaneseAttack, Stage};
use crate::engine::charts::{BATTLE_LINE, BattleLine};
use crate::engine::combat::attack::Quarry;
use crate::engine::combat::guns;
use crate::engine::event::Purpose;
use crate::engine::fleet::BATTLE_LINE_GROUP;
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::refusal::{AttackRefusal, Refusal};
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::table::Table;
use crate::engine::title::Play;

impl JapaneseAttack {
    pub(crate) fn check_overflight(table: &Table, order: Order) -> Result<(), Refusal> {
        let Order::OpenFire { ships } = order else {
            return Err(Refusal::NotAsked);
        };
        let able = able_to_fire(table);
        let unable = ships.iter().find(|ship| !able.contains(*ship));
        match unable {
            None => Ok(()),
            Some(ship) if table.turned_over.contains(&ship) => {
                Err(Refusal::Attacks(AttackRefusal::HasFired(ship)))
            }
            Some(ship) if battleships(table).any(|afloat| afloat == ship) => {
                Err(Refusal::Attacks(AttackRefusal::GunsSilent(ship)))
            }
            Some(ship) => Err(Refusal::Attacks(AttackRefusal::NotABattleship(ship))),
        }
    }

    /// The legal orders: for each number of battleships, so many of those that can fire. Which of
    /// them, the player may choose as well.
    pub(crate) fn legal_overflight(table: &Table) -> Vec<Order> {
        let able: Vec<ShipId> = able_to_fire(table).iter().collect();
        (0..=able.len())
            .map(|number| Order::OpenFire {
                ships: able[..number].iter().copied().collect(),
            })
            .collect()
    }
}

/// The roll against the Battle Line, if it is there (5.71, step 1).
pub(super) fn meet_battle_line(play: &mut Play, raid: RaidId, hex: HexId) -> Stage {
    let line = play.table.task_group(BATTLE_LINE_GROUP);
    let is_here = line.is_some_and(|group| group.hex == hex)
        && play.table.ships_of(BATTLE_LINE_GROUP).next().is_some();
    if !is_here {
        return Stage::Target(BattleLine::Overfly);
    }
    match play.roll(Purpose::BattleLine(raid), &BATTLE_LINE, 0, []) {
        BattleLine::Overfly => Stage::Overflight,
        action => Stage::Target(action),
    }
}

/// Battleships fire on a raid that overflies them: each result falls on any of its points, fighters too
/// (5.72).
pub(super) fn fire_from_battle_line(play: &mut Play, raid: RaidId, ships: ShipSet) -> Stage {
    if !ships.is_empty() {
        let factors = overflight_factors(&play.table, ships);
        let fire = guns::fire(
            play,
            Purpose::UsGuns(BATTLE_LINE_GROUP, raid),
            Quarry::TaskGroup(BATTLE_LINE_GROUP),
            factors,
            ships.iter().collect(),
        );
        let points = points_of(
            play,
            raid,
            &[Point::Fighter, Point::Attacking, Point::Aborted],
        );
        suffer(play, raid, BATTLE_LINE_GROUP, fire, points);
    }
    Stage::Target(BattleLine::Overfly)
}

/// The battleships of the Battle Line that can still fire on an overflying raid (5.721).
pub fn able_to_fire(table: &Table) -> ShipSet {
    battleships(table)
        .filter(|ship| table.guns(*ship) > 0 && !table.turned_over.contains(ship))
        .collect()
}

/// The factors that battleships fire with on a raid that overflies them: half of theirs, fractions
/// dropped (5.72).
pub fn overflight_factors(table: &Table, ships: ShipSet) -> u8 {
    table.factors(ships.iter()) / 2
}

/// The battleships of the Battle Line that are afloat.
fn battleships(table: &Table) -> impl Iterator<Item = ShipId> {
    let line = table.ships_of(BATTLE_LINE_GROUP);
    line.filter(|ship| ship.data().kind.is_battleship())
}
