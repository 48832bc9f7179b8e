//! Everything on the table. Events change it and nothing else does: each file here has one subject, what is there of it,
//! how its events change it, and what others ask about it.

mod air;
mod air_base;
mod apply;
mod bases;
mod basing;
mod battle;
mod clock;
mod flights;
mod forces;
mod hits;
mod ijn_repairs;
mod incidents;
mod losses;
mod markers;
mod organization;
mod ships;
mod spotting;
mod usn_repairs;
mod usn_turn;

use super::map::Place;
use super::roster::Roster;
use super::scenario::{GameOption, GameOptions};
use super::units::{AirUnit, IjnForce, IslandBase, Leader, Ship, UsnForce};
use super::victory::Outcome;

pub use air::{AirPlace, AirUnitState};
pub use air_base::AirBase;
pub use bases::{BaseState, Defense};
pub use battle::{Battle, BattleKind, Combat};
pub use clock::{Clock, GameTime};
pub use flights::PlannedStrike;
pub use forces::{ForceState, LeaderPlace};
pub use losses::OutOfAction;
pub use markers::OpsMarkers;
pub use ships::{ShipPlace, ShipState};
pub use spotting::{Attempts, Spotter};
pub use usn_turn::{LogisticsAction, UsnTurn};

/// The state of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The options in play (4.4, 20.3, 21, 22).
    pub options: GameOptions,
    /// Turn, step and active line.
    pub clock: Clock,
    /// The Ops markers: the pool, what has been drawn of it, and the lines that the drawn one activates (7).
    pub ops: OpsMarkers,
    /// Every task force of the USN.
    pub usn_forces: Roster<UsnForce, ForceState>,
    /// Every task force of the IJN.
    pub ijn_forces: Roster<IjnForce, ForceState>,
    /// Every ship.
    pub ships: Roster<Ship, ShipState>,
    /// The leaders of the USN.
    pub leaders: Roster<Leader, LeaderPlace>,
    /// Every air unit.
    pub air: Roster<AirUnit, AirUnitState>,
    /// Every island base.
    pub bases: Roster<IslandBase, BaseState>,
    /// The strike that is planned (6.0(13a)).
    pub planned_strike: Option<PlannedStrike>,
    /// The battle in progress, and where others are still to be fought (6.0(6), 6.0(14)).
    pub combat: Combat,
    /// Who has looked where (9.1).
    pub attempts: Attempts,
    /// Which ships had been hit before this turn and before this operation (6.0(9)).
    pub out_of_action: OutOfAction,
    /// The spaces into which and from which nobody looks or flies in this phase (21.2).
    pub weather: Vec<Place>,
    /// What the player has done in this turn (6.0(11), 6.0(13), 6.0(16)).
    pub usn_turn: UsnTurn,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// A table on which nothing lies yet.
    pub fn empty() -> Table {
        Table {
            options: GameOptions::NONE,
            clock: Clock::default(),
            ops: OpsMarkers::default(),
            usn_forces: Roster::of(|_| ForceState::default()),
            ijn_forces: Roster::of(|_| ForceState::default()),
            ships: Roster::of(|_| ShipState::default()),
            leaders: Roster::of(|_| LeaderPlace::default()),
            air: Roster::of(|_| AirUnitState::default()),
            bases: Roster::of(|_| BaseState::default()),
            planned_strike: None,
            combat: Combat::default(),
            attempts: Attempts::default(),
            out_of_action: OutOfAction::default(),
            weather: Vec::new(),
            usn_turn: UsnTurn::default(),
            outcome: None,
        }
    }

    /// Whether an option is in play.
    pub fn plays(&self, option: GameOption) -> bool {
        self.options.has(option)
    }
}
