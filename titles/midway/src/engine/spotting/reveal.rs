//! What is spotted, by an attempt or without one: its marker is turned over, and decoys are found out (9.0, 9.2, 3.2).

use crate::engine::Play;
use crate::engine::event::{MovementEvent, SpottedBy, SpottingEvent};
use crate::engine::map::{Line, Place};
use crate::engine::table::Table;
use crate::engine::units::{Force, Side};

/// Whether something of a side in a space is not spotted.
pub(super) fn is_unspotted(table: &Table, space: Place, side: Side) -> bool {
    let forces = table.forces_at(space, side);
    let mut loose = loose_at(table, space, side);
    forces.into_iter().any(|force| !table.is_spotted(force))
        || loose.any(|ship| !table.is_ship_spotted(ship))
}

fn loose_at(
    table: &Table,
    space: Place,
    side: Side,
) -> impl Iterator<Item = crate::engine::units::Ship> {
    table
        .loose_ships_at(space)
        .filter(move |ship| ship.side() == side)
}

/// Whether task forces or single ships of a side are in a space: decoys pass for a force until they are found out.
fn is_present(table: &Table, space: Place, side: Side) -> bool {
    !table.forces_at(space, side).is_empty() || loose_at(table, space, side).next().is_some()
}

/// Everything of a side in a space is spotted.
pub(super) fn spot_all(play: &mut Play, space: Place, side: Side, why: SpottedBy) {
    for force in play.table.forces_at(space, side) {
        spot(play, force, space, why);
    }
    let ships: Vec<_> = loose_at(&play.table, space, side).collect();
    for ship in ships {
        if !play.table.is_ship_spotted(ship) {
            play.happen(SpottingEvent::ShipSpotted { ship, space, why });
        }
    }
}

/// A task force is spotted, unless it is already.
fn spot(play: &mut Play, force: Force, space: Place, why: SpottedBy) {
    if play.table.is_spotted(force) {
        return;
    }
    play.happen(SpottingEvent::Spotted { force, space, why });
    let Force::Ijn(ijn) = force else {
        return;
    };
    // 3.2: decoys are shown and taken away; a force of decoys alone leaves the map.
    let count = play.table.ijn_forces[ijn].decoys;
    if count > 0 {
        play.happen(SpottingEvent::DecoysShown { force: ijn, count });
    }
    if !play.table.has_ships(force) {
        play.happen(MovementEvent::MarkerRemoved { force });
    }
}

/// Where both sides have task forces or ships in one space, all of them are spotted without a die (9.2).
pub(crate) fn spot_those_who_meet(play: &mut Play) {
    for space in Place::ALL.iter().copied() {
        let meet = Side::ALL
            .iter()
            .all(|side| is_present(&play.table, space, *side));
        if meet {
            for side in Side::ALL {
                spot_all(play, space, side, SpottedBy::Meeting);
            }
        }
    }
}

/// Task forces of the IJN at an island base of theirs on a line are spotted like the base (6.0(4a)).
pub(crate) fn spot_at_own_bases(play: &mut Play, line: Line) {
    for base in line.island_bases() {
        if play.table.holder(base) == Some(Side::Ijn) {
            spot_all(play, base.place(), Side::Ijn, SpottedBy::OwnBase);
        }
    }
}
