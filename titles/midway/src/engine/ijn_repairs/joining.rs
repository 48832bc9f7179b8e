//! Which task force a repaired ship of the IJN joins (19.1, 7.1).

use crate::engine::Play;
use crate::engine::charts::RANDOM_DEPLOYMENT;
use crate::engine::event::{Choice, IjnRepairEvent, Purpose};
use crate::engine::map::{Line, Place};
use crate::engine::table::Table;
use crate::engine::units::{IjnForce, Ship, ShipClass};

/// A ship repaired in step 10 rolls for a line and joins a force there, at sea too (19.1).
pub(super) fn repair_on_a_line(play: &mut Play, ship: Ship) {
    let purpose = Purpose::RepairedShipLine { ship };
    let line = play.roll(purpose, &RANDOM_DEPLOYMENT, 0, []);
    join_one_of(
        play,
        ship,
        &forces_for(&play.table, ship, line),
        line.ijn_home_base(),
    );
}

/// A ship repaired by the Reinforcement marker is placed in Japan, in the home base box of MI (7.1): in a force that is
/// there, else in one whose marker is off the map, else in one of the line.
pub(crate) fn repair_in_japan(play: &mut Play, ship: Ship) {
    let japan = Line::Mi.ijn_home_base();
    let table = &play.table;
    let off_the_map = || {
        let forces = IjnForce::ALL.iter().copied();
        forces
            .filter(|force| table.place_of(*force).is_none())
            .collect()
    };
    let forces = first_with_any([
        &|| table.ijn_forces_at(japan).collect(),
        &off_the_map,
        &|| table.ijn_forces_on(Line::Mi),
        &|| IjnForce::on(Line::Mi).collect(),
    ]);
    join_one_of(play, ship, &forces, japan);
}

/// The forces that a ship may join which comes to a line: of those on it the carriers' for a carrier and the invasion
/// force for a transport; else any of them; if none is on it, the line's own, wherever that is.
fn forces_for(table: &Table, ship: Ship, line: Line) -> Vec<IjnForce> {
    let takes = |force: &IjnForce| {
        let own = match ship.class() {
            class if class.is_carrier() => IjnForce::carriers_of(force.line()),
            ShipClass::Tr => IjnForce::invasion_of(force.line()),
            _ => Some(*force),
        };
        own == Some(*force)
    };
    let on_line = table.ijn_forces_on(line);
    let own = || IjnForce::on(line);
    let is_off_the_map = |force: &IjnForce| table.place_of(*force).is_none();
    first_with_any([
        &|| on_line.iter().copied().filter(takes).collect(),
        &|| on_line.clone(),
        &|| own().filter(takes).filter(is_off_the_map).collect(),
        &|| own().filter(is_off_the_map).collect(),
        // 7.1: all of them were redeployed to other lines.
        &|| own().filter(takes).collect(),
    ])
}

/// The first of these lists that is not empty.
fn first_with_any<const N: usize>(lists: [&dyn Fn() -> Vec<IjnForce>; N]) -> Vec<IjnForce> {
    let mut lists = lists.iter().map(|list| list());
    lists.find(|list| !list.is_empty()).unwrap_or_default()
}

/// The ship joins one of these forces, drawn at random. A marker that is off the map is formed anew in a home base box
/// (8.3).
fn join_one_of(play: &mut Play, ship: Ship, forces: &[IjnForce], place: Place) {
    if forces.is_empty() {
        return;
    }
    let force = play.pick(Choice::ForceOf { ship }, forces);
    if play.table.place_of(force).is_none() {
        play.happen(IjnRepairEvent::MarkerFormed { force, place });
    }
    play.happen(IjnRepairEvent::ShipRepaired { ship, force });
}
