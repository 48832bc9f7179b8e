//! What only the whole battle has: forces that arrive, Guam, submarines, and how far Ozawa commits himself (7.1, 11, 13,
//! 14).

use super::decks::FIGHTERS;
use super::where_is_ozawa::LEVEL_ONE_CUP;
use super::{Award, ForceRaids, Level, RumourSetup, Scored, UsSetup, Variant};
use crate::engine::fleet::{CarrierId, TaskGroupId};
use crate::engine::forces::{ActivationChit, chits_of_bases};
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// How far the Japanese commit their carriers (13.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment {
    /// From this index on, a new carrier force may prove to be nothing (13.22).
    pub threshold: u8,
    /// At this index no more carrier forces come (13.23).
    pub limit: u8,
}

/// What the great carrier battle has beside the whole battle (2.35, 5.61, 5.75, 6.13, 15.1): the ships that should have
/// been sunk by then, Kido Butai among them, and naval airmen like those of its day, whom the charts' modifiers for
/// scenario 9 favour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GreatBattle {
    /// The carrier that joins Task Force 58 (6.13).
    pub joins: CarrierId,
    /// The commitment of all the Japanese ships together (13.21).
    pub commitment: Commitment,
    /// The attack value of a naval air point against ships (5.75).
    pub naval_attack: u16,
}

/// What a scenario of the whole battle begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattleSetup {
    /// Forces that have arrived before the first turn, and have moved twice.
    pub arrived: u8,
    /// Where the US submarines are, unless the player places them elsewhere; in the order of their names (14.11).
    pub submarines: [HexId; 5],
    /// The air value of Guam (11.21).
    pub guam: u8,
    /// Whether the carrier task groups begin with Leeward Move markers, where those are played (17.5).
    pub leeward_at_start: bool,
    /// The commitment of the historical ships (13.21).
    pub historical: Commitment,
    /// The commitment with the additional ships (2.35, 13.21).
    pub additional: Commitment,
    /// What it has if it is the great carrier battle: every ship is in play then.
    pub great: Option<GreatBattle>,
}

impl BattleSetup {
    /// The threshold and the limit of a game (13.21).
    pub fn commitment(&self, table: &Table) -> Commitment {
        match (self.great, table.plays(Variant::AdditionalShips)) {
            (Some(great), _) => great.commitment,
            (None, true) => self.additional,
            (None, false) => self.historical,
        }
    }

    /// The chits of the whole battle that go into the cup beside those of forces and of Task Force 58 (3.22, 16.11, 24.3).
    pub(super) fn chits(&self, table: &Table) -> Vec<ActivationChit> {
        let submarines = !table.plays(Variant::NoUsSubmarines);
        let submarines = submarines.then_some(ActivationChit::UsSubs);
        submarines
            .into_iter()
            .chain([ActivationChit::Guam])
            .chain(chits_of_bases(table))
            .collect()
    }
}

/// What all scenarios of it begin with.
pub(super) const BATTLE: BattleSetup = BattleSetup {
    arrived: 0,
    submarines: [
        HexId::at(617),
        HexId::at(917),
        HexId::at(1117),
        HexId::at(1317),
        HexId::at(1617),
    ],
    guam: 7,
    leeward_at_start: false,
    historical: Commitment {
        threshold: 8,
        limit: 12,
    },
    additional: Commitment {
        threshold: 13,
        limit: 18,
    },
    great: None,
};

/// Task Force 58 whole, with fighters on its decks, which the player may ready otherwise.
pub(super) const fn fleet_at(hex: HexId) -> UsSetup {
    UsSetup {
        hex,
        groups: &[
            (TaskGroupId(1), 0),
            (TaskGroupId(2), 0),
            (TaskGroupId(3), 0),
            (TaskGroupId(4), 0),
            (TaskGroupId(7), 0),
        ],
        intercepts: &[],
        strikes: None,
        decks: Some(FIGHTERS),
        attack_decks: None,
    }
}

/// Nobody is there at the start; what arrives draws from the whole cup of Level 1 (7.1, 7.35).
pub(super) const RUMOURS: RumourSetup = RumourSetup {
    hexes: &[],
    level_one_cup: LEVEL_ONE_CUP,
    retiring: false,
};

/// The whole air raid procedure (10.1).
pub(super) const FORCE_RAIDS: ForceRaids = ForceRaids::Full;

/// The victory points of the whole game (15.1).
pub(super) const SCORES: &[Award] = &[
    Award::new(Scored::JapaneseCarriers, 1, 1),
    Award::new(Scored::PointsDestroyed, 1, 5),
    Award::new(Scored::UsCarriers, -1, 1),
    Award::new(Scored::UnitLostAway, -1, 2),
    Award::UNIT_LOST_AT_HOME,
    Award::new(Scored::ShipsExited, -1, 1),
    Award::new(Scored::SubmarinesLost, -4, 1),
];

/// Its levels of victory (15.1).
pub(super) const LEVELS: &[Level] = &[
    Level {
        from: 101,
        name: "Overwhelming victory",
    },
    Level {
        from: 76,
        name: "Substantial victory",
    },
    Level {
        from: 51,
        name: "Incomplete victory",
    },
    Level {
        from: 31,
        name: "Mixed result",
    },
    Level {
        from: 16,
        name: "Defeat",
    },
    Level {
        from: -999,
        name: "Humiliating defeat",
    },
];

/// The variants and optional rules of the whole battle on June 19.
pub(super) const VARIANTS: &[Variant] = &[
    Variant::AdditionalShips,
    Variant::DoubleForces,
    Variant::NoTaskGroup581,
    Variant::LessEffectiveInterception,
    Variant::NoUsSubmarines,
    Variant::NewJapaneseAircraft,
    Variant::Shadowing,
    Variant::ExtendedSearch,
    Variant::LocationUncertainty,
    Variant::MorningSearches,
    Variant::LandAirReinforcements,
    Variant::DeckCrashes,
    Variant::LeewardMovement,
    Variant::VariableWind,
    Variant::ShuttleRaids,
    Variant::SurfaceCombat,
    Variant::NightOperations,
];
