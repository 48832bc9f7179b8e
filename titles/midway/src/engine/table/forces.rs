//! Where each task force is, and who leads it.

use super::{ShipPlace, Table};
use crate::engine::event::MovementEvent;
use crate::engine::map::{Line, Place};
use crate::engine::scenario::GameOption;
use crate::engine::units::{Force, IjnForce, Leader, Side, UsnForce};

/// What is known of a task force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ForceState {
    /// Where its marker is; nothing if that is not on the map.
    pub place: Option<Place>,
    /// Whether its spotted side is up.
    pub spotted: bool,
    /// How many decoys one of the IJN has (3.2).
    pub decoys: u8,
}

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LeaderPlace {
    /// Not in the game (22.0), or not yet set up.
    #[default]
    NotInPlay,
    /// With a task force.
    With(UsnForce),
    /// Lost with his (20.1).
    Lost,
}

impl Table {
    /// What is known of a task force of either side.
    pub fn force(&self, force: impl Into<Force>) -> &ForceState {
        match force.into() {
            Force::Usn(force) => &self.usn_forces[force],
            Force::Ijn(force) => &self.ijn_forces[force],
        }
    }

    pub(super) fn force_mut(&mut self, force: Force) -> &mut ForceState {
        match force {
            Force::Usn(force) => &mut self.usn_forces[force],
            Force::Ijn(force) => &mut self.ijn_forces[force],
        }
    }

    /// Where a task force is; nothing if it is not on the map.
    pub fn place_of(&self, force: impl Into<Force>) -> Option<Place> {
        self.force(force).place
    }

    /// Whether a task force is spotted (9.0).
    pub fn is_spotted(&self, force: impl Into<Force>) -> bool {
        self.force(force).spotted
    }

    /// The task forces of the USN in a place.
    pub fn usn_forces_at(&self, place: Place) -> impl Iterator<Item = UsnForce> {
        self.usn_forces
            .which(move |force| force.place == Some(place))
    }

    /// The task forces of the IJN in a place, decoys and all.
    pub fn ijn_forces_at(&self, place: Place) -> impl Iterator<Item = IjnForce> {
        self.ijn_forces
            .which(move |force| force.place == Some(place))
    }

    /// The task forces of a side in a place.
    pub fn forces_at(&self, place: Place, side: Side) -> Vec<Force> {
        match side {
            Side::Usn => self.usn_forces_at(place).map(Force::Usn).collect(),
            Side::Ijn => self.ijn_forces_at(place).map(Force::Ijn).collect(),
        }
    }

    /// The task forces of the IJN on a line, the one farthest east first (7.0); in one place in the order of their list.
    pub fn ijn_forces_on(&self, line: Line) -> Vec<IjnForce> {
        let from_the_east = line.places().iter().rev();
        from_the_east
            .flat_map(|place| self.ijn_forces_at(*place))
            .collect()
    }

    /// Whether a task force has a ship: one without has no capabilities (2.4), and a marker without any, nor a decoy,
    /// leaves the map (8.3).
    pub fn has_ships(&self, force: impl Into<Force>) -> bool {
        self.ships_in(force).next().is_some()
    }

    /// How many ships a task force holds: its number and what its leaders add. Nothing without the option, when it holds any
    /// number (4.4).
    pub fn capacity_of_force(&self, force: UsnForce) -> Option<usize> {
        let leaders = self.leaders_with(force);
        let more: u8 = leaders.map(|leader| leader.data().capacity).sum();
        let capacity = usize::from(force.data().capacity + more);
        self.plays(GameOption::Composition).then_some(capacity)
    }

    /// The leaders with a task force (20.1).
    pub fn leaders_with(&self, force: UsnForce) -> impl Iterator<Item = Leader> {
        self.leaders
            .which(move |leader| *leader == LeaderPlace::With(force))
    }

    pub(super) fn apply_movement(&mut self, event: &MovementEvent) {
        match event {
            MovementEvent::Moved { force, to, .. } => self.force_mut(*force).place = Some(*to),
            MovementEvent::ShipMoved { ship, to, .. } => {
                self.ships[*ship].at = ShipPlace::Loose(*to);
            }
            MovementEvent::SentBack { force, to, .. } => self.ijn_forces[*force].place = Some(*to),
            // It only stays where it is.
            MovementEvent::Halted { .. } => {}
            MovementEvent::MarkerRemoved { force } => {
                *self.force_mut(*force) = ForceState::default();
            }
        }
    }
}
