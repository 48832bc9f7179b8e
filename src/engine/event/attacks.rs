//! Events of attacks on ships: of strikes and of raids (5).

use serde::Serialize;

use super::parts::{Killer, Target};
use super::procedure::PointsAway;
use crate::engine::charts::{DamageRolls, Surprise};
use crate::engine::combat::{Attacker, Quarry};
use crate::engine::fleet::{AirUnitId, MissionId};
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Something that happened in an attack on ships.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum AttackEvent {
    /// An attack on ships begins (5.1, 5.7).
    #[serde(rename = "attack_begins")]
    Begins {
        /// Who attacks.
        by: Attacker,
        /// Whose ships are attacked.
        target: Quarry,
    },
    /// The die has a strike take another force for its target, if there is one near enough (5.24, 5.26).
    WrongTarget {
        /// The strike.
        mission: MissionId,
        /// The force it looked for.
        sought: ForceId,
        /// Where that is.
        from: HexId,
        /// Within how many hexes of it: 2 for a W/2, 0 for a W/0.
        within: u8,
        /// The other forces there.
        near: Vec<ForceId>,
        /// The force it comes to: the one it looked for if there is no other.
        found: ForceId,
        /// Where that is, and the strike from now on.
        hex: HexId,
    },
    /// A strike found its target, or took another for it (5.21, 5.24).
    Contacted {
        /// The strike.
        mission: MissionId,
        /// The force it found.
        force: ForceId,
        /// Where that is.
        hex: HexId,
        /// Whether it is not the one it looked for.
        wrong: bool,
    },
    /// What a strike found seemed to be carriers and is nothing (13.22), or hits that had waited have sunk all of it
    /// (12.53): the strike has an attempt left, if it has made one (5.25).
    FoundNothing {
        /// The strike.
        mission: MissionId,
    },
    /// A strike makes no further attempt and must return (5.23).
    MustReturn {
        /// The mission.
        mission: MissionId,
    },
    /// How far a strike surprised its target (5.31).
    Surprised {
        /// The force.
        force: ForceId,
        /// How far.
        surprise: Surprise,
    },
    /// What the CAP of a force is read by: its air value, less what of it cannot fly (5.41).
    NetAirValue {
        /// The force.
        force: ForceId,
        /// Its air value.
        value: u16,
        /// What is lost, in the air or in servicing.
        away: PointsAway,
    },
    /// A force's CAP is up for this phase (5.42, 5.43).
    CapUp {
        /// The force.
        force: ForceId,
        /// Its air points.
        points: u8,
    },
    /// A strike and a force's CAP meet (4.53).
    StrikeCombat {
        /// The strike.
        mission: MissionId,
        /// The force.
        force: ForceId,
        /// Points of CAP that take on the escorts.
        on_escorts: u8,
        /// Points of CAP that are free for the attack planes.
        on_attack: u8,
    },
    /// One more point of CAP turns on the attack planes (4.57).
    CapTurns {
        /// The force.
        force: ForceId,
        /// The strike.
        mission: MissionId,
    },
    /// An attack unit of a strike is kept from its attack; it flies on (4.57, 5.51).
    Aborted {
        /// The strike.
        mission: MissionId,
        /// The unit.
        unit: AirUnitId,
    },
    /// Points of a raid are kept from its attack; they fly on (5.73).
    PointsAborted {
        /// The raid.
        raid: RaidId,
        /// Air points.
        points: u8,
        /// Of which kind: fighters do nothing more anyway.
        kind: Target,
        /// Who did it.
        why: Killer,
    },
    /// Ships open fire on what flies over them (5.51, 5.72).
    GunsFire {
        /// Whose guns.
        what: Quarry,
        /// Factors firing together.
        factors: u8,
        /// The battleships that fire on an overflying raid and are turned over (5.721).
        overflown: Vec<ShipId>,
    },
    /// The strength of an attack and the damage rolls it is worth (5.61).
    #[serde(rename = "attack_strength")]
    Strength {
        /// Who attacks.
        by: Attacker,
        /// Attack value of all who take part, doubled where it is.
        total: u16,
        /// Whether no fighters met it, so that it counts twice (5.61).
        doubled: bool,
        /// The column of the chart, as it is headed.
        column: &'static str,
        /// One damage roll each, with its modifier.
        rolls: DamageRolls,
    },
    /// A damage roll was assigned to a ship (5.61).
    Aimed {
        /// Which roll, from 0.
        roll: u8,
        /// The ship.
        ship: ShipId,
    },
    /// An attack is over.
    #[serde(rename = "attack_over")]
    Over {
        /// Who attacked.
        by: Attacker,
    },
}
