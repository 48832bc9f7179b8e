//! Where the fleets go: worn carriers home, then the carriers to the line in most danger, then gun forces beside them
//! (6.0(13b)).

use super::Errand;
use super::appraisal::{air, naval};
use crate::engine::map::{Line, Place};
use crate::engine::movement::movement;
use crate::engine::order::Order;
use crate::engine::scenario::OpsMarker;
use crate::engine::table::Table;
use crate::engine::units::{Force, ForceKind, IjnForce, IslandBase, Mover, Side, UsnForce};

/// A line is in danger from so many tenths on.
const IN_DANGER: i32 = 10;
/// Gun forces sail for so many.
const FOR_GUNS: i32 = 20;
/// How near the enemy is to a loss on a line that signals intelligence says is next.
const KNOWN_NEXT: i32 = 20;

/// Whether a base is lost, or so far destroyed that the enemy goes on from it (8.5).
fn is_lost(table: &Table, base: IslandBase) -> bool {
    table.bases[base].captured || table.is_destroyed(base)
}

/// How far along its line a place is.
fn index(place: Place) -> i32 {
    place.station().map_or(0, |station| station.index.into())
}

/// How near the IJN's forces of a line stand, the leading one.
fn lead(table: &Table, line: Line) -> Option<i32> {
    let forces = table.ijn_forces_on(line);
    let places = forces.iter().filter_map(|force| table.place_of(*force));
    places.map(index).max()
}

/// How near a line is to a loss, in tenths: 0 for none, 100 for a force before a port.
pub(super) fn danger(table: &Table, line: Line) -> i32 {
    let Some(lead) = lead(table, line) else {
        return 0;
    };
    let objective = line.data().objective;
    let at = index(objective.place());
    if is_lost(table, objective) {
        // Then the port behind it is to be held: there is time for that until the enemy is where the base was.
        let end = line.places().len() as i32 - 1;
        return match lead >= at {
            true => (100 - 15 * (end - lead)).max(0),
            false => 0,
        };
    }
    let forces = table.ijn_forces_on(line);
    let invades = |force: &&IjnForce| force.kind() == ForceKind::Invasion;
    let invasion = forces.iter().filter(invades);
    let near = invasion.filter_map(|force| Some(50 - 12 * (at - index(table.place_of(*force)?))));
    let near = near.max().unwrap_or(0).max(0) + (25 - 8 * (at - lead)).max(0);
    match table.captured() > 0 {
        true => near * 115 / 100,
        false => near,
    }
}

/// The lines with their dangers, the most endangered first.
pub(super) fn dangers(table: &Table) -> Vec<(Line, i32)> {
    let known = |line: Line| match table.ops.known {
        Some(OpsMarker::Line(next)) if next == line => KNOWN_NEXT,
        _ => 0,
    };
    let lines = Line::ALL.iter().copied();
    let mut dangers: Vec<_> = lines
        .map(|line| (line, danger(table, line) + known(line)))
        .collect();
    dangers.sort_by_key(|(_, danger)| -danger);
    dangers
}

/// Where carriers stand to guard a line: at its base, where the enemy must turn back while a ship of ours lives (14.2);
/// when that is lost, a step before him on his way to the port.
fn station(table: &Table, line: Line) -> (Place, Errand) {
    let objective = line.data().objective;
    if !is_lost(table, objective) {
        return (objective.place(), Errand::Hold(objective));
    }
    let places = line.places();
    let at = (index(objective.place()) + 1).max(lead(table, line).unwrap_or(0) + 1);
    let place = places[(at as usize).min(places.len() - 1)];
    (place, Errand::Bar(line.usn_home_base()))
}

/// The places that ships enter on the shortest way, without the one where they are; nothing if they are there.
fn path(from: Place, to: Place) -> Option<Vec<Place>> {
    let mut ring = vec![vec![from]];
    let mut reached = vec![from];
    while !ring.is_empty() && !reached.contains(&to) {
        let mut next = Vec::new();
        for path in &ring {
            let at = path[path.len() - 1];
            for place in at.usn_joined() {
                if !reached.contains(&place) {
                    reached.push(place);
                    next.push([path.as_slice(), &[place]].concat());
                }
            }
        }
        ring = next;
    }
    let path = ring.into_iter().find(|path| path.last() == Some(&to))?;
    Some(path[1..].to_vec())
}

/// The task forces on the map with their places.
fn forces(table: &Table) -> Vec<(UsnForce, Place)> {
    let forces = UsnForce::ALL.iter().copied();
    forces
        .filter_map(|force| Some((force, table.place_of(force)?)))
        .collect()
}

fn carriers_in(table: &Table, force: UsnForce) -> i32 {
    let ships = table.ships_in(force);
    ships.filter(|ship| ship.is_carrier()).count() as i32
}

/// How strong the groups of a task force's carriers are.
fn strength(table: &Table, force: UsnForce) -> i32 {
    let carriers = table.ships_in(force).filter(|ship| ship.is_carrier());
    let groups = carriers.flat_map(|carrier| table.air_aboard(carrier));
    groups
        .map(|unit| {
            let in_the_air = if unit.kind().is_fighter() {
                air(table, unit)
            } else {
                0
            };
            naval(table, unit) + in_the_air
        })
        .sum()
}

/// The naval numbers of a task force together.
fn guns(table: &Table, force: UsnForce) -> i32 {
    let ships = table.ships_in(force);
    ships
        .map(|ship| i32::from(ship.data().naval.number()))
        .sum()
}

/// Whether an enemy is within three spaces.
fn is_near_enemy(table: &Table, place: Place) -> bool {
    let Some(line) = place.line() else {
        return false;
    };
    let forces = table.ijn_forces_on(line);
    let places = forces.iter().filter_map(|force| table.place_of(*force));
    places
        .filter_map(|other| place.range_to(other))
        .any(|spaces| spaces <= 3)
}

/// Whether a task force is the only one to guard the port at the end of a line.
fn guards_alone(table: &Table, force: UsnForce, place: Place) -> bool {
    let is_port = place
        .line()
        .is_some_and(|line| line.usn_home_base() == place);
    let mut ships = table.ships_at(place, Side::Usn);
    is_port && ships.all(|ship| table.force_of(ship) == Some(Force::Usn(force)))
}

/// A task force that sails, its way, and what for.
type Sails = (UsnForce, Vec<Place>, Errand);

/// The nearest of some forces to a place, with its way there.
fn nearest(forces: &[(UsnForce, Place)], (to, errand): (Place, Errand)) -> Option<Sails> {
    let ways = forces.iter();
    let ways = ways.filter_map(|(force, at)| Some((*force, path(*at, to)?, errand)));
    ways.filter(|(_, path, _)| !path.is_empty())
        .min_by_key(|(_, path, _)| path.len())
}

/// The move of the turn.
pub(super) struct Sail {
    /// The order for it.
    pub(super) order: Order,
    /// What for.
    pub(super) errand: Errand,
    /// How many spaces of the way are left after it.
    pub(super) left: usize,
}

/// The move of the turn, as far as the task force comes on its way.
pub(super) fn sail(table: &Table, is_legal: impl Fn(&Order) -> bool) -> Option<Sail> {
    let (force, path, errand) = who_sails(table)?;
    let mover = Mover::Force(force.into());
    let most = usize::from(movement(table, mover)).min(path.len());
    let mut moves = (1..=most).rev().map(|spaces| Sail {
        order: Order::Move {
            mover,
            path: path[..spaces].to_vec(),
        },
        errand,
        left: path.len() - spaces,
    });
    moves.find(|sail| is_legal(&sail.order))
}

/// Which task force sails, where it is bound, and what for.
fn who_sails(table: &Table) -> Option<Sails> {
    let dangers = dangers(table);
    let all = forces(table);
    let with_carriers = |(force, _): &(UsnForce, Place)| carriers_in(table, *force) > 0;
    let carriers: Vec<_> = all.iter().copied().filter(with_carriers).collect();
    let is_worn = |force: UsnForce| strength(table, force) < 4 * carriers_in(table, force);
    // Worn carriers near the enemy go home first.
    for (force, at) in &carriers {
        if is_worn(*force) && at.home_base().is_none() && is_near_enemy(table, *at) {
            let homes = Place::home_bases(Side::Usn).filter_map(|home| path(*at, home));
            if let Some(path) = homes.min_by_key(Vec::len) {
                return Some((*force, path, Errand::Rest));
            }
        }
    }
    // An open port with the enemy before it needs any ship with guns.
    for (line, _) in &dangers {
        let end = line.usn_home_base();
        let last = line.places().len() as i32 - 1;
        let is_open = is_lost(table, line.data().objective)
            && lead(table, *line).is_some_and(|lead| lead >= last - 2)
            && table.ships_at(end, Side::Usn).next().is_none();
        if is_open {
            let armed = |(force, _): &(UsnForce, Place)| guns(table, *force) > 0;
            let armed: Vec<_> = all.iter().copied().filter(armed).collect();
            let found = nearest(&armed, (end, Errand::Bar(end)));
            if let Some(found) = found.filter(|(_, path, _)| path.len() <= 4) {
                return Some(found);
            }
        }
    }
    // The carriers mass on the most endangered line, two forces of them; the rest go to the next.
    let mut fit: Vec<_> = carriers
        .iter()
        .copied()
        .filter(|(force, _)| !is_worn(*force))
        .collect();
    for (line, danger) in &dangers {
        if *danger < IN_DANGER {
            break;
        }
        let station = station(table, *line);
        let there = fit.iter().filter(|(_, at)| *at == station.0).count();
        if there < 2
            && let Some(found) = nearest(&fit, station)
        {
            return Some(found);
        }
        fit.retain(|(_, at)| *at != station.0);
    }
    if let Some((line, danger)) = dangers.first()
        && *danger >= IN_DANGER
        && let Some(found) = nearest(&fit, station(table, *line))
    {
        return Some(found);
    }
    // Gun forces stand by the carriers, from ports that another ship still guards.
    let is_gun_force = |(force, at): &(UsnForce, Place)| {
        guns(table, *force) >= 4
            && carriers_in(table, *force) == 0
            && !guards_alone(table, *force, *at)
    };
    let mut gun_forces: Vec<_> = all.iter().copied().filter(is_gun_force).collect();
    for (line, danger) in &dangers {
        if *danger < FOR_GUNS {
            break;
        }
        let station = station(table, *line);
        let found = nearest(&gun_forces, station).filter(|(_, path, _)| path.len() <= 7);
        if found.is_some() {
            return found;
        }
        gun_forces.retain(|(_, at)| *at != station.0);
    }
    None
}
