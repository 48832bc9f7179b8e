//! Whether a force finds a target in its range, and attacks it (10.1B).

use crate::engine::charts::{
    AIR_RAID_GENERATION, Applied, RAID_US_ADVANTAGE, RaidDecision, SCENARIO_9_RAIDS,
    generation_modifiers, largest_raid_range,
};
use crate::engine::event::{Choice, Event, NoRaid, ProcedureEvent, Purpose};
use crate::engine::fleet::{TaskGroup, TaskGroupId, cripples_to_raid};
use crate::engine::forces::{ForceId, Launcher};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// What a raid is aimed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// The task group; of a crippled ship that lies alone, the one that she sailed with.
    pub(super) group: TaskGroupId,
    /// The crippled ship, if the raid goes for one (12.44).
    pub(super) cripple: Option<ShipId>,
    /// How far it is, in hexes.
    pub(super) range: u8,
}

/// What lies nearest to a force: all of these are as near, and as good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Nearest {
    /// Task groups with carriers.
    Groups(Vec<TaskGroupId>),
    /// Crippled carriers that lie alone (12.44).
    Cripples(Vec<(ShipId, HexId)>),
}

/// The target of a force (10.1B).
///
/// # Errors
/// Why it attacks none.
pub(super) fn find_target(play: &mut Play, id: ForceId) -> Result<Target, NoRaid> {
    let force = play.table.force(id).ok_or(NoRaid::NoTarget)?;
    let us_advantage = RAID_US_ADVANTAGE.when(force.us_advantage);
    find_target_from(play, id.into(), force.hex, us_advantage)
}

/// Looks from a hex for the nearest carrier group, of several the one with the most carriers, or else for a crippled
/// carrier, and rolls whether it is attacked (10.1B, 12.44). Beside turn and range something of its own may count.
///
/// # Errors
/// Why it is not.
pub(super) fn find_target_from(
    play: &mut Play,
    by: Launcher,
    hex: HexId,
    of_its_own: Option<Applied>,
) -> Result<Target, NoRaid> {
    // 1. How far raids are launched in this turn.
    let turn = play.table.turn;
    let largest = largest_raid_range(turn).ok_or(NoRaid::TooLate)?;
    let (nearest, range) = nearest_target(&play.table, hex, largest)?;
    // 2. The target.
    let target = match nearest {
        Nearest::Groups(among) => aim_at_group(play, by, &among, range, largest),
        Nearest::Cripples(among) => {
            aim_at_cripple(play, by, &among, range, largest).ok_or(NoRaid::NoTarget)?
        }
    };
    // 3. Whether it is found, and attacked.
    let scenario_9 = SCENARIO_9_RAIDS.when(play.table.great_battle().is_some());
    let modifiers = generation_modifiers(turn, range)
        .chain(of_its_own)
        .chain(scenario_9);
    match play.roll(Purpose::WouldRaid(by), &AIR_RAID_GENERATION, 0, modifiers) {
        RaidDecision::Raids => Ok(target),
        RaidDecision::Stays => Err(NoRaid::NotFound),
    }
}

/// The targets nearest to a hex, and how far they are: carrier groups, of which those with the most carriers count, or
/// if none is in range the crippled carriers that a raid may go for (10.1B, 12.44).
///
/// # Errors
/// Why there is none in range.
pub(crate) fn nearest_target(
    table: &Table,
    hex: HexId,
    largest: u8,
) -> Result<(Nearest, u8), NoRaid> {
    match nearest_groups(table, hex) {
        Some((groups, range)) if range <= largest => Ok((Nearest::Groups(groups), range)),
        groups => match nearest_cripples(table, hex) {
            Some((cripples, range)) if range <= largest => Ok((Nearest::Cripples(cripples), range)),
            _ => Err(match groups {
                Some((_, range)) => NoRaid::TooFar { range, largest },
                None => NoRaid::NoTarget,
            }),
        },
    }
}

fn nearest_groups(table: &Table, hex: HexId) -> Option<(Vec<TaskGroupId>, u8)> {
    let groups = table.task_groups.iter();
    let groups = groups.filter(|group| carriers(table, group) > 0);
    let range = |group: &TaskGroup| group.hex.distance(hex);
    let least = groups.clone().map(range).min()?;
    let nearest = groups.filter(|group| range(group) == least);
    let most = nearest.clone().map(|group| carriers(table, group)).max();
    let among = nearest.filter(|group| Some(carriers(table, group)) == most);
    Some((among.map(|group| group.id).collect(), least))
}

fn nearest_cripples(table: &Table, hex: HexId) -> Option<(Vec<(ShipId, HexId)>, u8)> {
    let mut cripples = cripples_to_raid(table, hex);
    let least = cripples.iter().map(|(_, at)| at.distance(hex)).min()?;
    cripples.retain(|(_, at)| at.distance(hex) == least);
    Some((cripples, least))
}

fn aim_at_group(
    play: &mut Play,
    force: Launcher,
    among: &[TaskGroupId],
    range: u8,
    largest: u8,
) -> Target {
    let group = play.pick(Choice::RaidTarget(force), among);
    if let Some(hex) = play.table.task_group(group).map(|group| group.hex) {
        play.happen(Event::Procedure(ProcedureEvent::Target {
            force,
            group,
            hex,
            range,
            largest,
        }));
    }
    Target {
        group,
        cripple: None,
        range,
    }
}

fn aim_at_cripple(
    play: &mut Play,
    force: Launcher,
    among: &[(ShipId, HexId)],
    range: u8,
    largest: u8,
) -> Option<Target> {
    let ships: Vec<ShipId> = among.iter().map(|(ship, _)| *ship).collect();
    let ship = play.pick(Choice::RaidTarget(force), &ships);
    let (_, hex) = among.iter().find(|(other, _)| *other == ship)?;
    play.happen(Event::Procedure(ProcedureEvent::Cripple {
        force,
        ship,
        hex: *hex,
        range,
        largest,
    }));
    Some(Target {
        group: ship.group()?,
        cripple: Some(ship),
        range,
    })
}

/// The carriers afloat of a task group.
fn carriers(table: &Table, group: &TaskGroup) -> usize {
    let ships = table.ships_of(group.id);
    ships.filter(|ship| ship.data().kind.is_carrier()).count()
}
