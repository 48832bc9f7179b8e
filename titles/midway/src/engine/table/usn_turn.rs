//! What the player has done in this turn of what may be done once (6.0(11), 6.0(13), 6.0(16)).

use super::Table;
use crate::engine::event::UsnOperationEvent;
use crate::engine::units::AirUnit;

/// What the player has done in this turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UsnTurn {
    /// Whether the reinforcement of the turn has come (6.0(11a)).
    pub has_reinforced: bool,
    /// Whether a task force or ship has moved (6.0(13b)).
    pub has_moved: bool,
    /// The air units that have changed their base (6.0(13c) to 6.0(13e)).
    pub rebased: Vec<AirUnit>,
    /// What has been done of the logistics (6.0(16)).
    pub logistics: Vec<LogisticsAction>,
}

/// One of the five things that the player may do once a turn in his logistics (6.0(16)).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogisticsAction {
    /// 6.0(16a): see whether an air unit can be repaired.
    RepairAir,
    /// 6.0(16b): take a reduced air unit off the map.
    Withdraw,
    /// 6.0(16c): give an eliminated air unit new aircraft and crews.
    Refit,
    /// 6.0(16d): see whether a ship can be repaired.
    RepairShip,
    /// 6.0(16e): see whether a coastal defense can be repaired.
    RepairDefense,
}

impl Table {
    /// Whether an air unit is to fly the strike that is planned (6.0(13a)).
    pub fn is_to_strike(&self, unit: AirUnit) -> bool {
        let strike = self.planned_strike.as_ref();
        strike.is_some_and(|plan| plan.units.contains(&unit))
    }

    pub(super) fn apply_usn_operation(&mut self, event: &UsnOperationEvent) {
        match event {
            UsnOperationEvent::MoveOrdered { .. } => self.usn_turn.has_moved = true,
            UsnOperationEvent::Rebased { unit, to, .. } => {
                self.air[*unit].at = (*to).into();
                self.usn_turn.rebased.push(*unit);
            }
        }
    }
}
