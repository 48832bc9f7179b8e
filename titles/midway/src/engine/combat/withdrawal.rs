//! Withdrawal after naval combat (14.2).

use crate::engine::Play;
use crate::engine::event::{BattleEvent, MovementEvent};
use crate::engine::map::Place;
use crate::engine::spotting;
use crate::engine::units::{Ship, Side};

/// Which side withdraws from a space: the one that is farther from home, by the perimeter.
pub fn withdrawing_side(space: Place) -> Side {
    match space.is_inside_perimeter() {
        true => Side::Usn,
        false => Side::Ijn,
    }
}

/// All forces and single ships of one side go one space towards their home base. Gives the space.
pub(super) fn withdraw(play: &mut Play, from: Place) -> Option<Place> {
    let side = withdrawing_side(from);
    let to = from.next_towards_home_of(side)?;
    play.happen(BattleEvent::Withdrawal { side, from, to });
    for force in play.table.forces_at(from, side) {
        play.happen(MovementEvent::Moved { force, from, to });
    }
    let loose = play.table.loose_ships_at(from);
    let loose: Vec<Ship> = loose.filter(|ship| ship.side() == side).collect();
    for ship in loose {
        play.happen(MovementEvent::ShipMoved { ship, from, to });
    }
    // 9.2: as they enter.
    spotting::spot_those_who_meet(play);
    Some(to)
}
