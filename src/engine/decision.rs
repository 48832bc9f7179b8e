//! What the player is asked.

mod decks;
mod declined;
mod fights;
mod movement;
mod question;
mod searches;
mod strikes;
mod submarines;
mod surface;

use serde::Serialize;

use super::combat::Division;
use super::fleet::{AirStep, MissionId, SearchId, SubmarineId, check_detaching, check_pushing};
use super::forces::{ForceId, RaidId};
use super::forecast::AutoAnswer;
use super::game::Game;
use super::map::HexId;
use super::order::Order;
use super::orders_of_the_day::Line;
use super::refusal::Refusal;
use super::table::Table;

pub use declined::Declined;
pub(crate) use question::Question;

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
    /// Whether our ships fight the force that they have met (21.12).
    SurfaceBattle {
        /// The force.
        force: ForceId,
    },
    /// On whom our ships fire in a round (21.24).
    SurfaceFire,
}

impl Decision {
    /// The question as an object, which knows all about it.
    pub(crate) fn question(&self) -> Box<dyn Question> {
        match *self {
            Decision::AirMovement => Box::new(movement::AirMovement),
            Decision::Landing => Box::new(movement::Landing),
            Decision::Interception => Box::new(fights::Interception),
            Decision::Division(division) => Box::new(fights::Division { division }),
            Decision::FormStrikes => Box::new(strikes::FormStrikes),
            Decision::AirOperations { step } => Box::new(decks::AirOperations { step }),
            Decision::AirAttack => Box::new(strikes::AirAttack),
            Decision::SecondAttempt {
                mission,
                wrong_target,
            } => Box::new(strikes::SecondAttempt {
                mission,
                wrong_target,
            }),
            Decision::Coordination { mission } => Box::new(strikes::Coordination { mission }),
            Decision::Assignment { .. } => Box::new(strikes::Assignment),
            Decision::Overflight { raid } => Box::new(fights::Overflight { raid }),
            Decision::UsMovement => Box::new(movement::UsMovement),
            Decision::Lights => Box::new(decks::Lights),
            Decision::DeclareSearch => Box::new(searches::DeclareSearch),
            Decision::AirSearch => Box::new(searches::AirSearch),
            Decision::SearchPath { search, hexes } => {
                Box::new(searches::SearchPath { search, hexes })
            }
            Decision::WhichForce { search } => Box::new(searches::WhichForce { search }),
            Decision::Shadow { .. } => Box::new(searches::Shadow),
            Decision::SearchLanding { search } => Box::new(searches::SearchLanding { search }),
            Decision::ReadyDecks => Box::new(decks::ReadyDecks),
            Decision::PlaceSubmarines => Box::new(submarines::PlaceSubmarines),
            Decision::Submarines => Box::new(submarines::Submarines),
            Decision::SubmarineContact { submarine, force } => {
                Box::new(submarines::SubmarineContact { submarine, force })
            }
            Decision::SurfaceBattle { .. } => Box::new(surface::AcceptOrEvade),
            Decision::SurfaceFire => Box::new(surface::Fire),
        }
    }

    /// Whether an order answers it on a table by the rules. It only looks, so a refused order
    /// changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the order.
    pub fn check(&self, table: &Table, order: Order) -> Result<(), Refusal> {
        // At any time (6.291, 6.15).
        match order {
            Order::PushOver { unit } => check_pushing(table, unit),
            Order::Detach { ships } => check_detaching(table, ships),
            _ => self.question().check(table, order),
        }
    }

    /// Its legal answers on a table, as [`Game::legal`](super::Game::legal) lists them.
    pub fn legal(&self, table: &Table) -> Vec<Order> {
        self.question().legal(table)
    }

    /// The line of the orders of the day that may answer it; none where the player is always asked.
    pub fn line(&self) -> Option<Line> {
        self.question().line()
    }

    /// Its stable name.
    pub fn name(&self) -> &'static str {
        self.question().text().name
    }

    /// The number of its rule.
    pub fn rule(&self) -> &'static str {
        self.question().text().rule
    }

    /// Its rule in one line.
    pub fn rule_in_a_line(&self) -> &'static str {
        self.question().text().in_a_line
    }
}

/// The order that goes on, if nobody could want another, and why. Not where the player has just
/// begun to do something: then he says himself when he is done.
pub fn auto_answer(game: &Game) -> Option<(Order, AutoAnswer)> {
    game.decision()?.question().auto_answer(game)
}
