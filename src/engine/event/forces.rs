//! Events of the unseen enemy: activation, movement, detection and intelligence (3.2, 7, 8.1).

use serde::Serialize;

use super::parts::{DrawnFrom, ForceMove, Idle, NothingThere};
use crate::engine::forces::{ActivationChit, ForceId, Intelligence, LevelOne};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Something that happened to the Japanese forces or to their chits.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ForceEvent {
    /// The cup of Level 1 chits was filled (7.35).
    LevelOneCup {
        /// The chits in it.
        chits: Vec<LevelOne>,
        /// Those kept out for double forces (7.51).
        withheld: Vec<LevelOne>,
    },
    /// The cup of activation chits was filled for a turn (3.23).
    CupFilled {
        /// The chits in it.
        chits: Vec<ActivationChit>,
        /// How many are drawn in each phase (3.24).
        per_phase: u8,
    },
    /// An activation chit was drawn (3.1).
    Chit {
        /// The chit.
        chit: ActivationChit,
    },
    /// A drawn chit activates nothing (3.2, 3.22, 7.53).
    ChitIdle {
        /// The chit.
        chit: ActivationChit,
        /// Why it does nothing.
        why: Idle,
    },
    /// A force moved one hex (7.2).
    #[serde(rename = "moved")]
    Moved {
        /// The force.
        what: ForceId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// What moved it.
        why: ForceMove,
    },
    /// A force was activated, and keeps its hex (7.2).
    KeptHex {
        /// The force.
        what: ForceId,
        /// The hex where it happens.
        hex: HexId,
        /// What would have moved it.
        why: ForceMove,
    },
    /// A force left the map.
    #[serde(rename = "removed")]
    LeftTheMap {
        /// The force.
        what: ForceId,
        /// From where.
        from: HexId,
    },
    /// A force left the map with its last ship.
    #[serde(rename = "removed")]
    AllSunk {
        /// The force.
        what: ForceId,
        /// From where.
        from: HexId,
        /// Whether hits that had waited sank it, as its ships came to be known (12.53, 14.162).
        by_waiting_hits: bool,
    },
    /// A chit of Level 1 was drawn for a force (7.35).
    LevelOneDrawn {
        /// The force.
        force: ForceId,
        /// The chit.
        chit: LevelOne,
        /// Where it came from.
        from: DrawnFrom,
    },
    /// A half of a double force is what a chit would say, and none is left in the cup for it (7.56).
    #[serde(rename = "level_one_without_chit")]
    WithoutChit {
        /// The half.
        force: ForceId,
        /// The other half.
        other: ForceId,
        /// What it counts as.
        chit: LevelOne,
    },
    /// What is known of a force changed (7.3).
    Intelligence {
        /// The force.
        force: ForceId,
        /// What was known.
        from: Intelligence,
        /// What is known now.
        to: Intelligence,
    },
    /// A force proved to be nothing, and left the map (7.35).
    #[serde(rename = "removed")]
    FalseContact {
        /// The force.
        what: ForceId,
        /// Where it had been reported.
        hex: HexId,
        /// How that came.
        why: NothingThere,
    },
    /// A force proved to be two in one hex (7.52).
    DoubleForce {
        /// The force.
        force: ForceId,
        /// The other half, until now not in play.
        other: ForceId,
        /// The hex where it happens.
        hex: HexId,
    },
    /// A double force moves as two from now on, for one half has come to retire by itself (19.4).
    #[serde(rename = "double_force_ended")]
    DoubleForceEnded {
        /// The half that retires: all its carriers are sunk or crippled (19.1).
        force: ForceId,
        /// The other half.
        other: ForceId,
        /// The one of them that has moved in this turn by the chit of the other: its own does nothing (7.53).
        #[serde(skip_serializing_if = "Option::is_none")]
        has_moved: Option<ForceId>,
    },
    /// Ships of a force became known (7.39, 7.42).
    ShipsDrawn {
        /// The force.
        force: ForceId,
        /// The ships.
        ships: Vec<ShipId>,
    },
    /// A US Advantage marker was put on a force, or taken off (8.35).
    UsAdvantage {
        /// The force.
        force: ForceId,
        /// Whether it carries one now.
        on: bool,
    },
    /// Task Force 58 moved one hex (6.34).
    #[serde(rename = "moved")]
    TaskForceMoved {
        /// Always Task Force 58.
        what: &'static str,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
}
