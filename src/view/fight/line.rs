//! Aircraft side by side.

use super::AircraftPoints;

/// Aircraft side by side, with what they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Where it stands.
    pub place: LinePlace,
    /// What they are.
    pub label: String,
    /// The aircraft.
    pub slots: Vec<Slot>,
}

/// Where a line of aircraft stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinePlace {
    /// Theirs, above: the escorts, or all while they are not told apart.
    TheirsAbove,
    /// Theirs, below: the attack planes.
    TheirsBelow,
    /// Ours, above: against the escorts, or all while they are not divided.
    OursAbove,
    /// Ours, below: against the attack planes.
    OursBelow,
    /// Of the attackers on ships: attack planes that are not told apart.
    AttackPlanes,
    /// Of the attackers on ships: dive bombers.
    DiveBombers,
    /// Of the attackers on ships: torpedo planes.
    TorpedoPlanes,
    /// Of the attackers on ships: fighters.
    Fighters,
    /// Over the ships that are attacked.
    Cap,
}

/// An aircraft in a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slot {
    /// Whose and what it is.
    pub plane: Plane,
    /// What became of it.
    pub state: SlotState,
}

/// A picture of an aircraft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plane {
    /// A fighter of ours.
    Hellcat,
    /// A dive bomber of ours.
    Helldiver,
    /// A torpedo plane of ours.
    Avenger,
    /// A fighter of theirs.
    Zero,
    /// An attack plane of theirs.
    Kate,
}

/// What became of an aircraft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SlotState {
    /// It flies.
    Flying,
    /// It is driven off.
    DrivenOff,
    /// It is shot down just now.
    Falling,
    /// It was shot down.
    Lost,
}

impl Line {
    /// How many still fly, in words.
    pub fn standing(&self) -> String {
        let stands = |slot: &&Slot| matches!(slot.state, SlotState::Flying | SlotState::DrivenOff);
        let standing = self.slots.iter().filter(stands).count();
        format!(": {standing} of {}", self.slots.len())
    }
}

/// The aircraft of some points: the last of them are down, and fall just now.
pub(super) fn slots(plane: Plane, points: AircraftPoints) -> Vec<Slot> {
    let state = |n: u8| match points.all - n {
        left if left > points.down => SlotState::Flying,
        left if left > points.down - points.falling => SlotState::Falling,
        _ => SlotState::Lost,
    };
    let slot = |n| Slot {
        plane,
        state: state(n),
    };
    (0..points.all).map(slot).collect()
}
