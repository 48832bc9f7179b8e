//! Events of the set-up (3).

use serde::{Serialize, Serializer};

use crate::engine::scenario::{DrawnCounter, GameOptions};
use crate::engine::units::{IjnForce, Leader, Ship, UsnForce};

/// Something that happened at the set-up.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SetupEvent {
    /// The game begins: all is set up that is not left to chance (3.1, 3.2).
    Game {
        /// The options in play.
        options: GameOptions,
    },
    /// A carrier of the IJN joins a task force (3.2).
    CarrierPlaced {
        /// The carrier.
        ship: Ship,
        /// The force.
        force: IjnForce,
    },
    /// A warship or decoy of the IJN joins a task force (3.2).
    CounterPlaced {
        /// The warship or decoy.
        #[serde(serialize_with = "as_printed")]
        counter: DrawnCounter,
        /// The force.
        force: IjnForce,
    },
    /// Halsey joins a task force (22.0).
    LeaderPlaced {
        /// The leader.
        leader: Leader,
        /// The force.
        force: UsnForce,
    },
}

/// As the counter prints it.
fn as_printed<S: Serializer>(counter: &DrawnCounter, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(counter)
}
