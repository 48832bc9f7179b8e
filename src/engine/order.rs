//! What the player may answer.

pub(crate) mod written;

use std::fmt;

use serde::Serialize;

use super::event::Deck;
use super::fleet::{
    AirUnitId, CapId, CarrierId, Interceptor, MissionId, SearchAim, SubmarineId, TaskGroupSet,
    UnitSet,
};
use super::forces::{ForceId, RaidId};
use super::map::HexId;
use super::ships::{ShipId, ShipSet};

/// An order. It names everything it needs, so that a game is its seed and its orders.
///
/// Serde writes it as the log has it; saves have it as [`written`](Order::written).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// Fly a mission one hex, or two (4.431, 4.432).
    Fly {
        /// The mission.
        mission: MissionId,
        /// The hex it shall end in.
        to: HexId,
    },
    /// Keep a mission in its hex (4.431).
    Hold {
        /// The mission.
        mission: MissionId,
    },
    /// Let units leave an intercept mission and form another (4.37).
    Split {
        /// The mission they leave.
        mission: MissionId,
        /// The units that leave.
        units: UnitSet,
    },
    /// Place a CAP mission on the map (4.34).
    PlaceCap {
        /// The CAP mission.
        cap: CapId,
    },
    /// End air movement; missions without an order keep their hex (4.431).
    EndMovement,
    /// Land a unit on a carrier in its mission's hex (4.433).
    Land {
        /// The unit.
        unit: AirUnitId,
        /// The carrier.
        carrier: CarrierId,
    },
    /// Land nobody else.
    EndLanding,
    /// Send fighters against a raid in their hex (4.51).
    Engage {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// Fight the air battles as declared, in the order declared (4.51); none if none is.
    Fight,
    /// Divide a mission's fighters: this many against the escorts, the rest against the attack
    /// planes (4.52).
    Divide {
        /// Units against the escorts.
        escorts: u8,
    },
    /// Launch ready units as a mission, or to join one (4.14); before the first turn, put units
    /// of the pool into a strike.
    Launch {
        /// The mission.
        mission: MissionId,
        /// The units.
        units: UnitSet,
    },
    /// Launch ready fighters for combat air patrol (4.33).
    LaunchCap {
        /// The CAP mission.
        cap: CapId,
        /// The units.
        units: UnitSet,
    },
    /// Take units out of a strike that is being formed.
    Recall {
        /// The strike.
        mission: MissionId,
        /// The units.
        units: UnitSet,
    },
    /// Raise a unit from servicing to the flight deck (6.25).
    Raise {
        /// The unit.
        unit: AirUnitId,
    },
    /// Move a unit from the hangar into servicing (6.26).
    Service {
        /// The unit.
        unit: AirUnitId,
    },
    /// Move a unit from servicing back to the hangar (6.26).
    Stow {
        /// The unit.
        unit: AirUnitId,
    },
    /// Lower a unit from the flight deck (6.27).
    Lower {
        /// The unit.
        unit: AirUnitId,
    },
    /// Push a landed unit over the side (6.291).
    PushOver {
        /// The unit.
        unit: AirUnitId,
    },
    /// Detach ships from the Battle Line as a surface task group (6.15).
    Detach {
        /// The ships.
        ships: ShipSet,
    },
    /// Have a strike look for a force, to attack it (5.2).
    Contact {
        /// The strike.
        mission: MissionId,
        /// The force.
        force: ForceId,
    },
    /// Draw a strike together for a fuel point, or attack without: one column left (5.61).
    Coordinate {
        /// Whether to pay.
        pay: bool,
    },
    /// Assign a damage roll to a ship (5.61).
    Aim {
        /// Which roll, from 0.
        roll: u8,
        /// The ship.
        ship: ShipId,
    },
    /// Attack with the damage rolls as assigned (5.61).
    Attack,
    /// Let these battleships fire on the raid that overflies them (5.721).
    OpenFire {
        /// The battleships; none is a choice.
        ships: ShipSet,
    },
    /// Move Task Force 58 one hex (6.34).
    MoveTaskForce {
        /// The hex.
        to: HexId,
    },
    /// Move task groups of one hex, apart from others (6.33, 6.34).
    MoveTaskGroups {
        /// The task groups.
        groups: TaskGroupSet,
        /// The hex.
        to: HexId,
    },
    /// Tow a crippled ship one hex (12.42).
    Tow {
        /// The ship.
        ship: ShipId,
        /// The hex.
        to: HexId,
    },
    /// Turn on the lights of all task groups in a hex (6.43).
    TurnOnLights {
        /// The hex.
        hex: HexId,
    },
    /// Turn them off (6.433).
    TurnOffLights {
        /// The hex.
        hex: HexId,
    },
    /// Declare the turn's Search Segment (8.22).
    DeclareSearch,
    /// Send ready units on a search (8.27).
    Search {
        /// The units.
        units: UnitSet,
        /// Where it is aimed.
        aim: SearchAim,
    },
    /// Fly a narrow search through one of two hexes that its line runs between (8.32).
    FlyThrough {
        /// The hex.
        hex: HexId,
    },
    /// Look for this force next (8.331).
    LookFor {
        /// The force.
        force: ForceId,
    },
    /// Stay with the force just seen by a search, or found by a submarine (18.11, 14.15).
    Shadow,
    /// Place a submarine in a hex, before the first turn (14.11).
    PlaceSubmarine {
        /// The submarine.
        submarine: SubmarineId,
        /// The hex.
        hex: HexId,
    },
    /// Move a submarine one hex (14.12).
    MoveSubmarine {
        /// The submarine.
        submarine: SubmarineId,
        /// The hex.
        to: HexId,
    },
    /// Have a submarine look for a force in its hex (14.13).
    SeekContact {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// Have a submarine let the force go that it shadows (14.151).
    StopShadowing {
        /// The submarine.
        submarine: SubmarineId,
    },
    /// Have a submarine attack the force that it has found, or shadows (14.16).
    Torpedo {
        /// The submarine.
        submarine: SubmarineId,
        /// The carrier it fires on, where the carriers of the force are known.
        #[serde(skip_serializing_if = "Option::is_none")]
        ship: Option<ShipId>,
    },
    /// Go on: to the next step, or to the next segment.
    GoOn,
    /// Before the first turn, have a unit stand in a box of her carrier (6.22).
    PlaceAboard {
        /// The unit.
        unit: AirUnitId,
        /// The box.
        deck: Deck,
    },
    /// Fight the force that our ships have met (21.12).
    AcceptBattle,
    /// Try to get away from it (21.12).
    Evade,
    /// Have a ship fire on one of the enemy in this round (21.24).
    FireOn {
        /// The ship.
        ship: ShipId,
        /// The enemy.
        at: ShipId,
    },
    /// Leave surface units behind with a crippled ship in their hex, for good (12.411).
    StandBy {
        /// The units.
        ships: ShipSet,
        /// The crippled ship.
        ship: ShipId,
    },
}

impl Order {
    /// The mission that a movement order is for.
    pub const fn moved_mission(self) -> Option<MissionId> {
        match self {
            Order::Fly { mission, .. } | Order::Hold { mission } | Order::Split { mission, .. } => {
                Some(mission)
            }
            _ => None,
        }
    }

    /// The order as JSON, as the log has it.
    pub fn to_json(&self) -> String {
        // Names and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Order::Fly { mission, to } => write!(f, "{mission} flies to {to}"),
            Order::Hold { mission } => write!(f, "{mission} holds"),
            Order::PlaceCap { cap } => write!(f, "{cap} goes on the map"),
            Order::EndMovement => f.write_str("end of air movement"),
            Order::Land { unit, carrier } => write!(f, "{unit} lands on {carrier}"),
            Order::EndLanding => f.write_str("no more landings"),
            Order::Engage { interceptor, raid } => write!(f, "{interceptor} engages {raid}"),
            Order::Fight => f.write_str("fight as declared"),
            Order::Divide { escorts } => write!(f, "{escorts} against the escorts"),
            Order::Launch { mission, units } => {
                write!(
                    f,
                    "{units} {} off with {mission}",
                    units.word("takes", "take")
                )
            }
            Order::LaunchCap { cap, units } => {
                write!(f, "{units} {} off for {cap}", units.word("takes", "take"))
            }
            Order::Split { mission, units } | Order::Recall { mission, units } => {
                write!(f, "{units} {} {mission}", units.word("leaves", "leave"))
            }
            Order::Raise { unit } => write!(f, "raise {unit}"),
            Order::Service { unit } => write!(f, "service {unit}"),
            Order::Stow { unit } => write!(f, "stow {unit}"),
            Order::Lower { unit } => write!(f, "lower {unit}"),
            Order::PushOver { unit } => write!(f, "push {unit} over the side"),
            Order::Detach { ships } => write!(f, "detach {ships} from the Battle Line"),
            Order::Contact { mission, force } => write!(f, "{mission} looks for {force}"),
            Order::Coordinate { pay: true } => f.write_str("draw the strike together"),
            Order::Coordinate { pay: false } => f.write_str("attack at once"),
            Order::Aim { roll, ship } => write!(f, "damage roll {} at {ship}", roll + 1),
            Order::Attack => f.write_str("attack"),
            Order::OpenFire { ships } if ships.is_empty() => f.write_str("hold fire"),
            Order::OpenFire { ships } => write!(f, "{ships} open fire"),
            Order::MoveTaskForce { to } => write!(f, "Task Force 58 moves to {to}"),
            Order::MoveTaskGroups { groups, to } => {
                write!(f, "{groups} {} to {to}", groups.word("moves", "move"))
            }
            Order::Tow { ship, to } => write!(f, "tow {ship} to {to}"),
            Order::TurnOnLights { hex } => write!(f, "turn on the lights in {hex}"),
            Order::TurnOffLights { hex } => write!(f, "turn off the lights in {hex}"),
            Order::DeclareSearch => f.write_str("declare the search segment"),
            Order::Search { units, aim } => {
                write!(f, "{units} {} {aim}", units.word("searches", "search"))
            }
            Order::FlyThrough { hex } => write!(f, "fly through {hex}"),
            Order::LookFor { force } => write!(f, "look for {force}"),
            Order::Shadow => f.write_str("shadow the force"),
            Order::PlaceSubmarine { submarine, hex } => write!(f, "{submarine} lies in {hex}"),
            Order::MoveSubmarine { submarine, to } => write!(f, "{submarine} moves to {to}"),
            Order::SeekContact { submarine, force } => write!(f, "{submarine} looks for {force}"),
            Order::StopShadowing { submarine } => {
                write!(f, "{submarine} lets the force go that it shadows")
            }
            Order::Torpedo {
                submarine,
                ship: Some(ship),
            } => write!(f, "{submarine} attacks {ship}"),
            Order::Torpedo { submarine, .. } => write!(f, "{submarine} attacks"),
            Order::GoOn => f.write_str("go on"),
            Order::PlaceAboard { unit, deck } => write!(f, "{unit} to {deck}"),
            Order::AcceptBattle => f.write_str("accept battle"),
            Order::Evade => f.write_str("evade"),
            Order::FireOn { ship, at } => write!(f, "{ship} fires on {at}"),
            Order::StandBy { ships, ship } => {
                write!(f, "{ships} {} by {ship}", ships.word("stands", "stand"))
            }
        }
    }
}
