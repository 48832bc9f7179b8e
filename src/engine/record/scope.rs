//! What spans are about.

use serde::Serialize;

use crate::engine::clock::Turn;
use crate::engine::combat::Attacker;
use crate::engine::fleet::{AirUnitId, CapId, CarrierId, MissionId, SearchId, SubmarineId};
use crate::engine::forces::{ActivationChit, ForceId, LandBase, Launcher, OilerId, RaidId};
use crate::engine::map::HexId;
use crate::engine::sequence::SegmentId;
use crate::engine::ships::ShipId;

/// What a span is about: a thing that a player would call one thing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "scope", rename_all = "snake_case")]
pub enum Scope {
    /// The game.
    Game,
    /// The table is set up.
    SetUp,
    /// Whence the wind blows, and who has come to leeward before the first turn (17.5, 17.6).
    Wind,
    /// The player readies the decks before the first turn (6.22).
    ReadyDecks,
    /// He places his submarines before it (14.11).
    PlacingSubmarines,
    /// He divides a pool of units among strikes before it.
    FormingStrikes,
    /// A turn (2.21).
    Turn {
        /// The turn.
        #[serde(flatten)]
        turn: Turn,
    },
    /// An action phase.
    Phase {
        /// 1 to 4.
        number: u8,
    },
    /// A segment of the flow chart (3.1).
    Segment {
        /// The segment.
        name: SegmentId,
    },
    /// What becomes known when the game ends, and the score.
    End,

    /// The die of mission movement is rolled, and the chits of the phase are drawn (3.1, step 1).
    Draw,
    /// A chit that has been drawn is carried out (3.2).
    Chit {
        /// The chit.
        chit: ActivationChit,
    },
    /// At the end of US Move each carrier task group gets the marker of its move by the wind (17.1, 17.2).
    WindCourses,
    /// The air raid procedure (10.1).
    RaidProcedure {
        /// Who may raid, by the counter it has at first.
        by: Launcher,
    },
    /// A step of it.
    RaidStep {
        /// The step.
        step: RaidStep,
    },
    /// A force moves, with its other half if that is with it (7.2).
    ForceMove {
        /// The force.
        force: ForceId,
    },
    /// The escorts of a force hunt a submarine (14.17).
    Hunt {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// A crippled US ship lies by herself as the enemy comes into her hex (12.46).
    Overtaken {
        /// The ship.
        ship: ShipId,
    },
    /// Our ships and a force meet in a hex (21.0).
    SurfaceBattle {
        /// The force, by the counter it has at first.
        force: ForceId,
    },
    /// A round of their fire (21.22).
    SurfaceRound {
        /// 1 or 2.
        number: u8,
    },
    /// At the limit of commitment every force that may still have carriers is looked through (13.23).
    CommitmentLimit,
    /// The commitment index changes (13.12).
    CommitmentIndex,
    /// When the game ends a force on which hits wait is taken to its highest level (14.162).
    ReportOpened {
        /// The force.
        force: ForceId,
    },
    /// It becomes known which ship of a force submarines had hit (14.162).
    WaitingHits {
        /// The force.
        force: ForceId,
    },
    /// A base sends aircraft to Guam, or does not (16.12).
    Reinforcement {
        /// Which base.
        base: LandBase,
    },
    /// A force arrives (7.1).
    Arrival {
        /// The force.
        force: ForceId,
    },
    /// An oiler comes to where the forces are to meet it (20.3).
    OilerArrival {
        /// The oiler.
        oiler: OilerId,
    },
    /// A force at its oiler tries to refuel (20.6).
    Refuelling {
        /// The force.
        force: ForceId,
    },

    /// Radar shows a raid, or both waves of one (10.21).
    RadarContact,
    /// A raid that has attacked near Guam may fly there instead of home (23.2).
    Shuttle {
        /// The raid.
        raid: RaidId,
    },
    /// A raid flies (10.23).
    RaidFlight {
        /// The raid.
        raid: RaidId,
    },
    /// A raid's fighters are told from its attack planes (10.13).
    Escorts {
        /// The raid.
        raid: RaidId,
    },
    /// A raid is over the task force when interception is done, in a scenario that ends there.
    GotThrough {
        /// The raid.
        raid: RaidId,
    },
    /// A US mission flies to a hex, or keeps its own (4.43).
    Flight {
        /// The mission.
        mission: MissionId,
    },
    /// A CAP mission leaves its box for the map (4.34).
    Patrol {
        /// The CAP mission.
        cap: CapId,
    },
    /// A unit comes in to land (4.451, 6.42).
    Landing {
        /// The unit.
        unit: AirUnitId,
    },
    /// A mission is out of fuel, and ditches (4.454).
    Ditching {
        /// The mission.
        mission: MissionId,
    },
    /// The units of a search find no deck (8.28).
    NoDeckForSearch {
        /// The search.
        search: SearchId,
    },
    /// Missions that are aloft when the battle ends, and those among them that cannot come home.
    NeverHome,
    /// A landed unit is pushed over the side (6.291).
    PushOver {
        /// The unit.
        unit: AirUnitId,
    },
    /// Ships are detached from the Battle Line (6.15).
    Detachment,
    /// A blocked deck may be cleared (4.453).
    DeckClearing {
        /// The carrier whose it is.
        carrier: CarrierId,
    },

    /// A search in one segment (8.27).
    Search {
        /// The search.
        search: SearchId,
    },
    /// A search looks for a force (8.34).
    Look {
        /// The search.
        search: SearchId,
        /// The force.
        force: ForceId,
    },

    /// A fight of an intercept mission with a raid (4.52).
    AirBattle {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
    },
    /// A round of it.
    AirBattleRound {
        /// The round.
        round: AirBattleRound,
    },
    /// A strike attacks ships (5.1).
    Strike {
        /// The strike.
        mission: MissionId,
        /// The force that it looks for.
        force: ForceId,
    },
    /// A step of it.
    StrikeStep {
        /// The step.
        step: StrikeStep,
    },
    /// Fighters are up over a force whose decks are all out of action (12.29).
    HomelessCap {
        /// The force.
        force: ForceId,
    },
    /// A raid attacks ships (5.71).
    RaidAttack {
        /// The raid.
        raid: RaidId,
    },
    /// A step of it.
    RaidAttackStep {
        /// The step.
        step: RaidAttackStep,
    },
    /// The attack on a ship: a damage roll (5.61, step 5).
    ShipAttack {
        /// Who attacks.
        by: Attacker,
        /// The ship.
        ship: ShipId,
    },
    /// What all hits of an attack on a ship do to her (5.61, step 5).
    Hits {
        /// The ship.
        ship: ShipId,
    },

    /// A US submarine looks for a force, and shadows or attacks the one it finds; or it attacks one that it shadows
    /// (14.13, 14.16).
    Submarine {
        /// The submarine.
        submarine: SubmarineId,
    },
    /// It looks for the force (14.13).
    SubmarineContact {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// It attacks the force, and is hunted (14.16, 14.17).
    SubmarineAttack {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// A Japanese submarine attacks in a lit hex (14.22).
    SubmarineAtLights {
        /// The hex.
        hex: HexId,
    },
    /// A Japanese submarine attacks a crippled ship that lies alone (14.25).
    SubmarineAtCripple {
        /// The ship.
        ship: ShipId,
    },

    /// Whether fire breaks out on a carrier (12.31).
    FireOutbreak {
        /// The carrier.
        carrier: CarrierId,
    },
    /// The fires of a carrier at the end of a turn (12.32).
    Fire {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A flight deck that is out of action may be repaired (12.13).
    DeckRepair {
        /// The carrier.
        carrier: CarrierId,
    },
}

/// The steps of the air raid procedure (10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RaidStep {
    /// A. Could it launch a raid at all?
    Eligibility,
    /// B. Does it find a target in range, and attack it?
    Target,
    /// C. Is it a carrier force?
    Identity,
    /// D. By what is its strength read?
    Basis,
    /// E. How strong would the raid be?
    InitialStrength,
    /// F. What of it is lost, or away?
    Reduction,
    /// G. Its points go into the boxes, and the raid on the map.
    Launch,
}

/// The rounds of an air battle (4.52-4.57).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AirBattleRound {
    /// Fighters and escorts fire at each other (4.54).
    Escorts,
    /// An escort that broke through fires (4.57).
    BreakThrough,
    /// Fighters fire at the attack planes (4.52).
    AttackPlanes,
}

/// The steps of a strike's attack (5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StrikeStep {
    /// It looks for its target (5.2).
    Contact,
    /// All that can be known of the target becomes known (5.1 step 2).
    Intelligence,
    /// How far the target is surprised (5.3).
    Surprise,
    /// The CAP meets the strike (5.4).
    Cap,
    /// The target's guns (5.5).
    Guns,
    /// It is drawn together or not, and its damage rolls are assigned (5.61, steps 1 to 4).
    Coordination,
    /// The damage rolls, and what the hits do (5.61, step 5).
    Damage,
}

/// The steps of a raid's attack (5.71).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RaidAttackStep {
    /// What it does about the Battle Line (step 1), and the fire of that (5.72).
    BattleLine,
    /// It chooses its target (step 2).
    Target,
    /// The target's guns (step 3).
    Guns,
    /// The attack (step 4).
    Damage,
}
