//! Which ships had been hit when the turn and when the operation began, so that what has been hit since is known: the
//! IJN's morale hangs on it (6.0(9)).

use super::{ShipPlace, Table};
use crate::engine::map::Line;
use crate::engine::units::{Ship, Side};

/// The ships that were out of action before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OutOfAction {
    /// When the turn began.
    before_turn: Vec<Ship>,
    /// When the operation began.
    before_operation: Vec<Ship>,
}

impl Table {
    /// The IJN's carriers, battleships and transports that are damaged or sunk and were hit on a line, in whichever
    /// turn (6.0(9)).
    pub fn losses_on(&self, line: Line) -> impl Iterator<Item = Ship> {
        let counted = self.ships.which(move |ship| ship.hit_on == Some(line));
        counted.filter(|ship| ship.class().counts_for_morale() && self.is_out_of_action(*ship))
    }

    /// Those of them that were hit in the operation that is in progress.
    pub fn losses_of_operation(&self, line: Line) -> impl Iterator<Item = Ship> {
        let before = &self.out_of_action.before_operation;
        self.losses_on(line).filter(|ship| !before.contains(ship))
    }

    /// The carriers of the USN that were damaged or sunk in this turn (6.0(9)).
    pub fn usn_carriers_hit(&self) -> impl Iterator<Item = Ship> {
        let before = &self.out_of_action.before_turn;
        let carriers = Ship::of(Side::Usn).filter(|ship| ship.is_carrier());
        carriers.filter(|ship| self.is_out_of_action(*ship) && !before.contains(ship))
    }

    /// Whether a ship is damaged or sunk. One on a repair track was damaged in an earlier phase: the track is entered in
    /// step 16 alone.
    pub fn is_out_of_action(&self, ship: Ship) -> bool {
        matches!(self.ships[ship].at, ShipPlace::Damaged | ShipPlace::Sunk)
    }

    fn ships_out_of_action(&self) -> Vec<Ship> {
        let all = Ship::ALL.iter().copied();
        all.filter(|ship| self.is_out_of_action(*ship)).collect()
    }

    pub(super) fn note_losses_before_turn(&mut self) {
        self.out_of_action.before_turn = self.ships_out_of_action();
    }

    pub(super) fn note_losses_before_operation(&mut self) {
        self.out_of_action.before_operation = self.ships_out_of_action();
    }
}
