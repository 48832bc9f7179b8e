//! What the player is asked.

mod declined;

use serde::Serialize;

use super::combat::{AirAttack, Division, Interception, JapaneseAttack, StrikeAttack};
use super::fleet::{
    AirMovement, AirOperations, AirSearch, AirStep, Forming, Landing, MissionId, PlacingSubmarines,
    ReadyDecks, SearchFlight, SearchId, SubmarineId, check_declaring, check_detaching,
    check_dousing, check_path, check_pushing, check_search_landing, check_us_movement, check_which,
    legal_declaring, legal_dousing, legal_launches, legal_path, legal_search_landings,
    legal_us_movement, legal_which, submarines,
};
use super::forces::{ForceId, RaidId};
use super::map::HexId;
use super::order::Order;
use super::refusal::Refusal;
use super::table::Table;

pub use declined::Declined;

/// A question to the player; the engine waits for an order that answers it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum Decision {
    /// Where each air mission flies, and which CAP missions go on the map (4.4, 4.34).
    AirMovement,
    /// Which units land in their hex (4.433).
    Landing,
    /// Which fighters meet which raid, in which order (4.51).
    Interception,
    /// How one mission's fighters divide between escorts and attack planes (4.52).
    Division(Division),
    /// How the pool of units divides among the strikes, before the first turn.
    FormStrikes,
    /// What the carriers do in a step of air operations (6.23).
    AirOperations {
        /// The step.
        step: AirStep,
    },
    /// Which strike looks for which force (5.2).
    AirAttack,
    /// Whether a strike that failed to find its target tries again, and whom (5.22).
    SecondAttempt {
        /// The strike.
        mission: MissionId,
        /// Whether the force it came upon was nothing, so that it may look for an undetected one (5.25).
        wrong_target: bool,
    },
    /// Whether a strike pays a fuel point to be drawn together (5.61).
    Coordination {
        /// The strike.
        mission: MissionId,
    },
    /// Which ship each damage roll goes to (5.61).
    Assignment {
        /// The strike.
        mission: MissionId,
    },
    /// Which battleships fire on a raid that overflies them (5.721).
    Overflight {
        /// The raid.
        raid: RaidId,
    },
    /// Whether Task Force 58 moves, and where (6.3).
    UsMovement,
    /// Whether ships turn off their lights (6.433).
    Lights,
    /// Whether to declare the turn's Search Segment in this phase (8.22).
    DeclareSearch,
    /// Which searches are launched (8.27).
    AirSearch,
    /// Which of two hexes a narrow search flies through (8.32).
    SearchPath {
        /// The search.
        search: SearchId,
        /// The hexes.
        hexes: [HexId; 2],
    },
    /// Which force a search looks for next (8.331).
    WhichForce {
        /// The search.
        search: SearchId,
    },
    /// Whether a search stays with a force it has seen (18.11).
    Shadow {
        /// The search.
        search: SearchId,
        /// The force.
        force: ForceId,
    },
    /// On which decks a search lands (8.28).
    SearchLanding {
        /// The search.
        search: SearchId,
    },
    /// How the decks stand before the first turn (6.22).
    ReadyDecks,
    /// Where the submarines lie, before the first turn (14.11).
    PlaceSubmarines,
    /// What the submarines do, now that their chit has been drawn (14.12).
    Submarines,
    /// Whether a submarine shadows the force it has found, or attacks it (14.14).
    SubmarineContact {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
}

impl Decision {
    /// Whether an order answers it on a table by the rules. It only looks, so a refused order
    /// changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the order.
    pub fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        // At any time (6.291, 6.15).
        match order {
            Order::PushOver { unit } => return check_pushing(table, unit),
            Order::Detach { ships } => return check_detaching(table, ships),
            _ => {}
        }
        match self {
            Decision::AirMovement => AirMovement::check(table, order),
            Decision::Landing => Landing::check(table, order),
            Decision::Interception => Interception::check(table, order),
            Decision::Division(division) => division.check(order),
            Decision::FormStrikes => Forming::check(table, order),
            Decision::AirOperations { step } => AirOperations::check(table, *step, order),
            Decision::AirAttack => AirAttack::check(table, order),
            Decision::SecondAttempt {
                mission,
                wrong_target,
            } => StrikeAttack::check_second_attempt(table, *mission, *wrong_target, order),
            Decision::Coordination { mission } => {
                StrikeAttack::check_coordination(table, *mission, order)
            }
            Decision::Assignment { .. } => StrikeAttack::check_assignment(table, order),
            Decision::Overflight { .. } => JapaneseAttack::check_overflight(table, order),
            Decision::UsMovement => check_us_movement(table, order),
            Decision::Lights => check_dousing(table, order),
            Decision::DeclareSearch => check_declaring(order),
            Decision::AirSearch => AirSearch::check(table, order),
            Decision::SearchPath { hexes, .. } => check_path(*hexes, order),
            Decision::WhichForce { .. } => check_which(table, order),
            Decision::Shadow { .. } => SearchFlight::check_shadow(order),
            Decision::SearchLanding { search } => check_search_landing(table, *search, order),
            Decision::ReadyDecks => ReadyDecks::check(table, order),
            Decision::PlaceSubmarines => PlacingSubmarines::check(table, order),
            Decision::Submarines => submarines::check_orders(table, order),
            Decision::SubmarineContact { submarine, force } => {
                submarines::check_contact(table, *submarine, *force, order)
            }
        }
    }

    /// Its legal answers on a table, as [`Game::legal`](super::Game::legal) lists them.
    pub fn legal(&self, table: &Table) -> Vec<Order> {
        match self {
            Decision::AirMovement => AirMovement::legal(table),
            Decision::Landing => Landing::legal(table),
            Decision::Interception => Interception::legal(table),
            Decision::Division(division) => division.legal(),
            Decision::FormStrikes => Forming::legal(table),
            Decision::AirOperations { step } => AirOperations::legal(table, *step),
            Decision::AirAttack => AirAttack::legal(table),
            Decision::SecondAttempt {
                mission,
                wrong_target,
            } => StrikeAttack::legal_second_attempt(table, *mission, *wrong_target),
            Decision::Coordination { mission } => StrikeAttack::legal_coordination(table, *mission),
            Decision::Assignment { .. } => StrikeAttack::legal_assignment(table),
            Decision::Overflight { .. } => JapaneseAttack::legal_overflight(table),
            Decision::UsMovement => legal_us_movement(table),
            Decision::Lights => legal_dousing(table),
            Decision::DeclareSearch => legal_declaring(),
            Decision::AirSearch => legal_launches(table),
            Decision::SearchPath { hexes, .. } => legal_path(*hexes),
            Decision::WhichForce { .. } => legal_which(table),
            Decision::Shadow { .. } => vec![Order::Shadow, Order::GoOn],
            Decision::SearchLanding { search } => legal_search_landings(table, *search),
            Decision::ReadyDecks => ReadyDecks::legal(table),
            Decision::PlaceSubmarines => PlacingSubmarines::legal(table),
            Decision::Submarines => submarines::legal_orders(table),
            Decision::SubmarineContact { submarine, force } => {
                submarines::legal_contact(table, *submarine, *force)
            }
        }
    }

    /// Its stable name.
    pub fn name(&self) -> &'static str {
        match self {
            Decision::AirMovement => "air_movement",
            Decision::Landing => "landing",
            Decision::Interception => "interception",
            Decision::Division(_) => "division",
            Decision::FormStrikes => "form_strikes",
            Decision::AirOperations { .. } => "air_operations",
            Decision::AirAttack => "air_attack",
            Decision::SecondAttempt { .. } => "second_attempt",
            Decision::Coordination { .. } => "coordination",
            Decision::Assignment { .. } => "assignment",
            Decision::Overflight { .. } => "overflight",
            Decision::UsMovement => "us_movement",
            Decision::Lights => "lights",
            Decision::DeclareSearch => "declare_search",
            Decision::AirSearch => "air_search",
            Decision::SearchPath { .. } => "search_path",
            Decision::WhichForce { .. } => "which_force",
            Decision::Shadow { .. } => "shadow",
            Decision::SearchLanding { .. } => "search_landing",
            Decision::ReadyDecks => "ready_decks",
            Decision::PlaceSubmarines => "place_submarines",
            Decision::Submarines => "submarines",
            Decision::SubmarineContact { .. } => "submarine_contact",
        }
    }

    /// The number of its rule.
    pub fn rule(&self) -> &'static str {
        match self {
            Decision::AirMovement => "4.4",
            Decision::Landing => "4.433",
            Decision::Interception => "4.51",
            Decision::Division(_) => "4.52",
            Decision::FormStrikes => "4.21",
            Decision::AirOperations { step } => step.rule(),
            Decision::AirAttack => "5.2",
            Decision::SecondAttempt { .. } => "5.22",
            Decision::Coordination { .. } | Decision::Assignment { .. } => "5.61",
            Decision::Overflight { .. } => "5.721",
            Decision::UsMovement => "6.34",
            Decision::Lights => "6.433",
            Decision::DeclareSearch => "8.22",
            Decision::AirSearch => "8.27",
            Decision::SearchPath { .. } => "8.32",
            Decision::WhichForce { .. } => "8.331",
            Decision::Shadow { .. } => "18.11",
            Decision::SearchLanding { .. } => "8.28",
            Decision::ReadyDecks => "6.22",
            Decision::PlaceSubmarines => "14.11",
            Decision::Submarines => "14.12",
            Decision::SubmarineContact { .. } => "14.14",
        }
    }

    /// Its rule in one line.
    pub fn rule_in_a_line(&self) -> &'static str {
        match self {
            Decision::AirMovement => {
                "Every mission on the map flies up to two hexes or holds. The first hex, or holding, costs 1 fuel; \
                 the second costs 1 more on a die of 1\u{2013}5 and 2 more on 6\u{2013}10."
            }
            Decision::Landing => {
                "Units over their carriers may land for 1 fuel. If that leaves them Fuel Critical, each rolls \
                 for a safe return. Units that have landed do not fly again in this scenario."
            }
            Decision::Interception => {
                "Fighters in a raid\u{2019}s hex may engage one raid each, for 3 fuel. \
                 Decide on all of them before the first die; they fight in the order you name them."
            }
            Decision::Division(_) => {
                "The escorts fight first. At least one unit for every two points of escorts must take them on; \
                 the rest go for the attack planes."
            }
            Decision::FormStrikes => {
                "A strike may be of any aircraft: attack planes sink ships, Hellcats keep the fighters off them. \
                 It is never divided or joined once it flies."
            }
            Decision::AirOperations { step } => in_a_line(*step),
            Decision::AirAttack => {
                "A strike over a detected force may look for it and attack. It has two attempts to find its target; \
                 then it must fly home."
            }
            Decision::SecondAttempt { .. } => {
                "A second attempt follows at once or never. It costs 1 fuel and takes 1 from the die."
            }
            Decision::Coordination { .. } => {
                "A fuel point draws the strike together. Without it, it attacks one column further left on the chart."
            }
            Decision::Assignment { .. } => {
                "Every damage roll gets its ship before the first die. Several may go to the same ship."
            }
            Decision::Overflight { .. } => {
                "Each battleship fires on one overflying raid a phase, at half strength together. \
                 She can fire all the same on planes that attack the Battle Line itself."
            }
            Decision::UsMovement => {
                "When its chit is drawn, Task Force 58 may move one hex, into no island and no hex of the enemy. \
                 Missions on the map stay behind; patrols come along."
            }
            Decision::Lights => {
                "Lights stay on until they are turned off here. At the end of each turn a submarine may find them: \
                 on a die of 8\u{2013}10 its torpedoes hit one of the carriers in the hex."
            }
            Decision::DeclareSearch => {
                "Searches fly in one phase of each turn, which you choose: those in the air go on four hexes, \
                 and new ones take off. A search in the air waits until then."
            }
            Decision::AirSearch => {
                "One or two ready units of a task group fly out ten hexes and see the sector of thirty degrees on either side, \
                 or fly a narrow line of fourteen hexes. They count against what their carriers launch in this phase."
            }
            Decision::SearchPath { .. } => {
                "The line runs along a hexside here; the search flies through the hex you choose, and sees what is in it."
            }
            Decision::WhichForce { .. } => {
                "A search looks once for every force in its zone, in the order you like."
            }
            Decision::Shadow { .. } => {
                "A search that has seen a force well may stay with it for a second look, with 1 added, and see no other on its way out."
            }
            Decision::SearchLanding { .. } => {
                "A search that is home lands at once, on any carriers of the hex with room; units that find none are lost."
            }
            Decision::ReadyDecks => {
                "Before the first turn every unit stands where you like: up to 3 on a flight deck and 2 in servicing \
                 (a light carrier 1 and 1), the others in the hangar. With 3 on deck nobody takes off; patrols go up later."
            }
            Decision::PlaceSubmarines => {
                "Five submarines lie anywhere on the chart, in islands\u{2019} hexes too. A force that comes upon one is easier to find \
                 than one that has to be chased."
            }
            Decision::Submarines => {
                "Each submarine may move one hex and then look for a force in its hex. One that shadows a force goes on, \
                 lets it go, or attacks it. One that lies deep only comes up by a turn."
            }
            Decision::SubmarineContact { .. } => {
                "A submarine that shadows a force makes it easier for searches to see, by 2. One that attacks fires once, \
                 and is hunted for it."
            }
        }
    }
}

/// The rule of a step of air operations in one line.
fn in_a_line(step: AirStep) -> &'static str {
    match step {
        AirStep::Launch => {
            "Ready units take off as missions, or for patrol. A carrier launches 2 units (a light carrier 1) \
             while no more than 2 (1) stand on her deck, and lands none in this segment. A new mission may fly one hex at once, for 1 fuel."
        }
        AirStep::Raise => {
            "Serviced units come up to the flight deck, which holds 3 (a light carrier\u{2019}s 1), ready and landed together."
        }
        AirStep::Service => {
            "Units go from the hangar into servicing, or back: 2 moves a carrier (a light carrier 1), and never more than \
             2 (1) in servicing."
        }
        AirStep::Lower => {
            "Up to 2 units (a light carrier 1) leave the flight deck: landed ones to the hangar, ready ones to servicing."
        }
        AirStep::Land => {
            "Missions over their carriers land up to 2 units (a light carrier 1) on each that has launched none, for 1 fuel."
        }
    }
}
