//! What the player has selected. The game knows nothing of it.

use crate::engine::Decision;
use crate::engine::fleet::{MissionId, SearchAim, SubmarineId, TaskGroupSet, UnitSet};
use crate::engine::plan::{LeftOut, Plans};
use crate::engine::ships::{ShipId, ShipSet};
use crate::view::prompt::Engaging;
use crate::view::search::Fan;

/// What the player has selected, and what he is about to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Selection {
    /// The mission to be ordered.
    pub mission: Option<MissionId>,
    /// Units aboard or in the air, to be moved in air operations.
    pub planes: UnitSet,
    /// What he is doing that is not yet an order.
    pub activity: Activity,
    /// How he has the decks of each task group handled.
    pub plans: Plans,
    /// What he leaves out of what they propose.
    pub left_out: LeftOut,
}

/// What the player is doing that is not yet an order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum Activity {
    /// Nothing.
    #[default]
    None,
    /// Choosing how many units leave a mission.
    Splitting(MissionId),
    /// Choosing a CAP mission to place.
    Placing,
    /// Filling a strike of this number, before the first turn.
    Forming(u8),
    /// Holding a damage roll, by its number from 0, to give it to a ship.
    Aiming(u8),
    /// Laying the guns of a ship, to give them a target.
    Laying(ShipId),
    /// Choosing who engages which raid.
    Engaging(Engaging),
    /// Choosing battleships to open fire.
    Firing(ShipSet),
    /// Choosing ships to detach from the Battle Line.
    Detaching(ShipSet),
    /// Choosing the task groups that sail.
    Sailing(TaskGroupSet),
    /// Having a crippled ship towed.
    Towing(ShipId),
    /// Choosing units that stay with a crippled ship.
    StandingBy(ShipId, ShipSet),
    /// Sending a submarine to a hex.
    Stationing(SubmarineId),
    /// Planning a search that is aimed so.
    Searching(SearchAim),
    /// Planning several searches side by side.
    Fanning(Fan),
    /// Looking at the chart and the displays, with the decision of a fight put aside.
    Looking,
}

/// Whether several units can be selected together: those that take off together (6.24), fly a search, or are placed
/// before the first turn.
pub fn takes_several(decision: Option<Decision>) -> bool {
    match decision {
        Some(Decision::AirOperations { step }) => step.takes_several(),
        Some(Decision::AirSearch | Decision::ReadyDecks) => true,
        _ => false,
    }
}

impl Activity {
    /// Whether it is a choice in the prompt that can be left as it was.
    pub fn is_choice(self) -> bool {
        matches!(self, Activity::Splitting(_) | Activity::Placing) || self.plans_a_search()
    }

    /// Whether a hex of the chart is chosen next.
    pub fn chooses_a_hex(self) -> bool {
        matches!(self, Activity::Stationing(_))
    }

    /// Whether it is where a search is aimed.
    pub fn plans_a_search(self) -> bool {
        matches!(self, Activity::Searching(_) | Activity::Fanning(_))
    }

    /// Whether the decision of a fight is put aside: only then are the displays in reach.
    pub fn puts_fight_aside(self) -> bool {
        matches!(self, Activity::Looking | Activity::Detaching(_))
    }
}
