//! What the player is asked.

mod aftermath;
mod aims;
mod air_combat;
mod bombing;
mod ijn_returns;
mod incidents;
mod launch;
mod naval;
mod organization;
mod setup;
mod spotting;
mod strikes;
mod targets;
mod usn_logistics;
mod usn_operations;

use serde::Serialize;

use super::map::{Line, Place};
use super::order::Order;
use super::refusal::Refusal;
use super::table::{AirBase, Spotter, Table};
use super::units::{AirUnit, Combatant, IslandBase, Leader, Ship, UsnForce};

pub use aims::Aims;

/// A question to the player; the engine waits for an order that answers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "decision", rename_all = "snake_case")]
pub enum Decision {
    /// At which of several spaces, all equally near, a task force or base of the IJN looks (6.0(2)).
    NearestSpace {
        /// Who looks.
        by: Spotter,
        /// The spaces.
        spaces: Vec<Place>,
    },
    /// Which damaged ship of the IJN the Reinforcement marker repairs (7.1).
    ReinforcingShip {
        /// The most valuable ones.
        ships: Vec<Ship>,
    },
    /// Which eliminated air unit of the IJN it brings back, and where (7.1).
    ReinforcingAirUnit {
        /// Each with each carrier or base that has room.
        choices: Vec<(AirUnit, AirBase)>,
    },
    /// Which coastal defense of the IJN it makes whole (7.1).
    ReinforcingDefense {
        /// The bases.
        bases: Vec<IslandBase>,
    },
    /// Which reduced air unit of the IJN rolls for its repair (19.2).
    RepairedAirUnit {
        /// The units.
        units: Vec<AirUnit>,
    },
    /// Which eliminated air unit of the IJN returns, as none is reduced (19.2).
    ReturningAirUnit {
        /// The units.
        units: Vec<AirUnit>,
    },
    /// Which ship a submarine damages (21.2).
    SubmarineTarget {
        /// The ships of the class that it found.
        ships: Vec<Ship>,
    },
    /// Which task force Halsey leads (22.0).
    HalseyForce,
    /// Who looks where in the reaction, or that nobody does any more (6.0(4a)).
    ReactionSpotting {
        /// The active line.
        on: Line,
    },
    /// Who looks where in the player's own phase (6.0(12a)).
    Spotting,
    /// How the player organizes his forces (6.0(11)).
    Organization,
    /// What he does in his operations (6.0(13)).
    Operations,
    /// What he repairs (6.0(16)).
    Logistics,
    /// Whether a repaired naval air unit goes aboard its carrier or into the port (6.0(17)).
    RepairedGroup {
        /// The unit.
        unit: AirUnit,
        /// Its own carrier.
        carrier: Ship,
        /// The port it is repaired in.
        port: Place,
    },
    /// Which air units attack which spaces in the reaction (6.0(4b)).
    ReactionStrikes {
        /// The active line.
        on: Line,
    },
    /// At which of several spaces, with as many aircraft and equally near, an air unit of the IJN flies (6.0(5)).
    LaunchSpace {
        /// The air unit.
        unit: AirUnit,
        /// The spaces.
        spaces: Vec<Place>,
    },
    /// In which space the next battle is fought (6.0(6), 6.0(14)).
    BattleSpace {
        /// The spaces where there is one to fight.
        spaces: Vec<Place>,
    },
    /// Which of several units, all targeted least, a unit of the IJN attacks (11.1, 11.2).
    IjnTarget {
        /// The unit of the IJN.
        by: Combatant,
        /// The units.
        targets: Vec<Combatant>,
    },
    /// What fighters attack: those that several enemies attack, one of these, the others anything (12.0).
    FighterTargets {
        /// Each fighter with what it can attack.
        open: Vec<Aims<AirUnit>>,
    },
    /// Whether the air combat is broken off, or another round follows (12.3).
    BreakOff,
    /// What bombers attack, and which of them the leaders help (13.0, 20.1).
    BombTargets {
        /// The bombers.
        bombers: Vec<AirUnit>,
        /// What they can attack.
        targets: Vec<Combatant>,
        /// Each leader with those whom he can help.
        bonuses: Vec<Aims<Leader, AirUnit>>,
    },
    /// Which bomber the flak has hit (13.2).
    FlakVictim {
        /// Whose flak.
        by: Combatant,
        /// The bombers.
        bombers: Vec<AirUnit>,
    },
    /// What ships fire at: those that several enemies attack, at one of these, the others at what they like (14.0).
    NavalTargets {
        /// Each ship with what she can fire at.
        open: Vec<Aims<Ship>>,
    },
    /// Where an air unit lands whose base is gone (18.0).
    Adrift {
        /// Each such unit with each base that it can land on.
        landings: Vec<(AirUnit, AirBase)>,
    },
    /// Which air units a base gives up that has room for them no longer (4.2, 4.3).
    GiveUp {
        /// The base.
        at: Place,
        /// The units based there.
        units: Vec<AirUnit>,
        /// How many must go.
        count: u8,
    },
    /// To which task force a leader goes whose last ship is damaged (20.1).
    LeaderTransfer {
        /// The leader.
        leader: Leader,
        /// The task forces.
        forces: Vec<UsnForce>,
    },
}

/// What there is to know of a question. Each is answered in the file of its subject.
pub(crate) trait Question {
    /// Whether an order answers it on a table by the rules. It only looks.
    fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal>;

    /// Its legal answers.
    fn legal(&self, table: &Table) -> Vec<Order>;

    /// What it is called, and its rule.
    fn text(&self) -> QuestionText;
}

/// What a question is called, and its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuestionText {
    /// Its stable name.
    pub name: &'static str,
    /// The number of its rule.
    pub rule: &'static str,
    /// Its rule in one line.
    pub in_a_line: &'static str,
}

impl Decision {
    /// The question as an object, which knows all about it.
    fn question(&self) -> Box<dyn Question + '_> {
        match self {
            Decision::NearestSpace { spaces, .. } => Box::new(spotting::NearestSpace { spaces }),
            Decision::ReinforcingShip { ships } => Box::new(ijn_returns::ReinforcingShip { ships }),
            Decision::ReinforcingAirUnit { choices } => {
                Box::new(ijn_returns::ReinforcingAirUnit { choices })
            }
            Decision::ReinforcingDefense { bases } => {
                Box::new(ijn_returns::ReinforcingDefense { bases })
            }
            Decision::RepairedAirUnit { units } => Box::new(ijn_returns::RepairedAirUnit {
                units,
                eliminated: false,
            }),
            Decision::ReturningAirUnit { units } => Box::new(ijn_returns::RepairedAirUnit {
                units,
                eliminated: true,
            }),
            Decision::SubmarineTarget { ships } => Box::new(incidents::SubmarineTarget { ships }),
            Decision::HalseyForce => Box::new(setup::HalseyForce),
            Decision::ReactionSpotting { on } => Box::new(spotting::UsnSpotting { on: Some(*on) }),
            Decision::Spotting => Box::new(spotting::UsnSpotting { on: None }),
            Decision::Organization => Box::new(organization::Organization),
            Decision::Operations => Box::new(usn_operations::Operations),
            Decision::Logistics => Box::new(usn_logistics::Logistics),
            Decision::RepairedGroup { .. } => Box::new(usn_logistics::RepairedGroup),
            Decision::ReactionStrikes { on } => Box::new(strikes::ReactionStrikes { on: *on }),
            Decision::LaunchSpace { spaces, .. } => Box::new(launch::LaunchSpace { spaces }),
            Decision::BattleSpace { spaces } => Box::new(strikes::BattleSpace { spaces }),
            Decision::IjnTarget { targets, .. } => Box::new(targets::IjnTarget { targets }),
            Decision::FighterTargets { open } => Box::new(air_combat::FighterTargets { open }),
            Decision::BreakOff => Box::new(air_combat::BreakOff),
            Decision::BombTargets {
                bombers,
                targets,
                bonuses,
            } => Box::new(bombing::BombTargets {
                bombers,
                targets,
                bonuses,
            }),
            Decision::FlakVictim { bombers, .. } => Box::new(bombing::FlakVictim { bombers }),
            Decision::NavalTargets { open } => Box::new(naval::NavalTargets { open }),
            Decision::Adrift { landings } => Box::new(aftermath::Adrift { landings }),
            Decision::GiveUp { at, units, count } => Box::new(aftermath::GiveUp {
                at: *at,
                units,
                count: *count,
            }),
            Decision::LeaderTransfer { forces, .. } => {
                Box::new(aftermath::LeaderTransfer { forces })
            }
        }
    }

    /// Whether an order answers it on a table by the rules. It only looks, so a refused order changes nothing.
    ///
    /// # Errors
    /// The rule that forbids the order.
    pub fn check(&self, table: &Table, order: &Order) -> Result<(), Refusal> {
        self.question().check(table, order)
    }

    /// Its legal answers on a table.
    pub fn legal(&self, table: &Table) -> Vec<Order> {
        self.question().legal(table)
    }

    /// What it is called, and its rule.
    pub fn text(&self) -> QuestionText {
        self.question().text()
    }

    /// Whether the player can foresee that he is asked: every turn has this question at its place (6.0), or the set-up has. The
    /// others are brought up by what he does not know before: a marker that is drawn, a die, who is seen, what is hit.
    pub const fn is_foreseen(&self) -> bool {
        matches!(
            self,
            Decision::HalseyForce
                | Decision::Spotting
                | Decision::Organization
                | Decision::Operations
                | Decision::Logistics
        )
    }
}
