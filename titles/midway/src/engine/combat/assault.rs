//! The IJN's amphibious assault (6.0(7)): bombardment of every island base of the USN, and landing (16).

use super::Aftermath;
use super::bombardment::bombard;
use crate::engine::event::{AirLoss, BaseEvent, FlightEvent};
use crate::engine::procedure::Procedure;
use crate::engine::scope::Scope;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, IjnForce, IslandBase, ShipClass, Side};
use crate::engine::{Play, Step};

/// Where the assault on a base stands.
#[derive(Clone, Copy, Debug)]
enum At {
    /// The next base is bombarded.
    Bombardment,
    /// Transports land there, if its defense is gone.
    Landing(IslandBase),
}

/// The assault on one base of the USN after the other, on every line, whichever is active.
#[derive(Clone, Debug)]
pub struct AmphibiousAssault {
    /// Those whose turn has not come, the first one last.
    left: Vec<IslandBase>,
    at: At,
}

impl Default for AmphibiousAssault {
    fn default() -> AmphibiousAssault {
        let mut left: Vec<IslandBase> = IslandBase::of(Side::Usn).collect();
        left.reverse();
        let at = At::Bombardment;
        AmphibiousAssault { left, at }
    }
}

impl AmphibiousAssault {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        // 5.0: a second base that is captured ends the game at once.
        if play.table.outcome.is_some() {
            return Step::Done;
        }
        match self.at {
            At::Bombardment => {
                play.end_stage();
                let Some(base) = self.left.pop() else {
                    return Step::Done;
                };
                let space = base.place();
                let is_attacked = play.table.ships_at(space, Side::Ijn).next().is_some();
                if !is_attacked || play.table.holder(base) != Some(Side::Usn) {
                    return Step::Again;
                }
                play.begin_stage(Scope::Battle { at: space });
                self.at = At::Landing(base);
                let damaged = bombard(play, space, Side::Ijn);
                Step::Call(Procedure::Aftermath(Aftermath::new(damaged)))
            }
            At::Landing(base) => {
                land(play, base);
                self.at = At::Bombardment;
                Step::Again
            }
        }
    }
}

/// A transport takes a base whose coastal defense is gone, for good (16.0). The aircraft of the base are lost, wherever
/// they have flown in this step: all are back since step 6 (6.0(7)).
fn land(play: &mut Play, base: IslandBase) {
    let Some(by) = lands_at(&play.table, base) else {
        return;
    };
    let based: Vec<AirUnit> = play.table.air_on_land_at(base.place()).collect();
    for unit in based {
        let why = AirLoss::BaseCaptured;
        play.happen(FlightEvent::AirUnitLost { unit, why });
    }
    play.happen(BaseEvent::Captured { base, by });
}

/// The task force whose transports take a base now, if one does.
fn lands_at(table: &Table, base: IslandBase) -> Option<IjnForce> {
    if table.holder(base) != Some(Side::Usn) || table.bases[base].step().is_some() {
        return None;
    }
    let has_transports = |force: &IjnForce| {
        let mut ships = table.ships_in(*force);
        ships.any(|ship| ship.class() == ShipClass::Tr)
    };
    table.ijn_forces_at(base.place()).find(has_transports)
}
