//! Why the staff gives an order of air operations: named where it is decided.

use super::sensible::WhyLand;
use crate::engine::fleet::MissionId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::order::Order;

/// An order of air operations, and why.
pub(super) type Reasoned = (Order, Grounds);

/// Why the staff gives an order of air operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grounds {
    /// Lights in a hex save more than they cost (6.43).
    LightsPay(HexId),
    /// Fighters that have just taken off are better placed a hex further (4.42).
    BetterPlaced(MissionId),
    /// A strike that has just taken off flies towards a force (4.42).
    TowardsTarget(ForceId),
    /// Armed planes would burn on deck, and no force is to be attacked.
    OutOfTheWay,
    /// The strike that the staff advises.
    Strike,
    /// Over Guam fighters keep its raids from taking off (11.27).
    OverGuam,
    /// No raid is in sight, and a patrol costs no fuel (4.33).
    Patrol,
    /// So many fighters more are wanted in the air against the raids in sight.
    AgainstRaids {
        /// Units that are missing.
        missing: u8,
    },
    /// An attack plane is to stand ready: for a strike at a force that may come within reach, or to search.
    PlaneWanted {
        /// The force, where it is for a strike.
        strike_at: Option<ForceId>,
    },
    /// Fighters go round as fast as the decks allow, for the next raid.
    FightersGoRound,
    /// More attack planes stand ready or in servicing than are wanted, and they would burn there.
    PlaneNotWanted,
    /// A fighter makes room for an attack plane that is to come up, as long as no raid is in sight.
    InTheWay,
    /// What has landed is in the way of what is to take off, and is serviced below.
    HasLanded,
    /// The decks are for searches that take off together, and for those that come home (6.24, 8.28).
    DecksForSearches,
    /// A mission is due to land.
    Lands(MissionId, WhyLand),
    /// Nothing takes off: enough fighters are in the air for the raids in sight.
    EnoughInTheAir,
    /// Nothing takes off: fighters are missing against the raids in sight, and none can take off.
    NoneCanTakeOff,
    /// Nothing takes off, with a force in contact, for the reason that the staff gives of a strike.
    NoStrike,
    /// Nobody over the carriers is due to land.
    NobodyIsDue,
}
