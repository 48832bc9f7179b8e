//! Variants and optional rules.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A variant or an optional rule the player can choose with a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// Six more points in the last raid.
    SixMorePoints,
    /// Radar and fighter direction work less well (24.2).
    LessEffectiveInterception,
    /// A unit lost in landing may block the deck (4.452).
    DeckCrashes,
    /// Every Japanese force is only approximately known (5.21).
    ApproximateSighting,
    /// Four points of CAP over each Japanese force.
    FourPointsOfCap,
    /// Task Group 58.7 is elsewhere.
    NoBattleLine,
    /// The decks are full of attack planes at the start.
    AttackPlanesOnDeck,
    /// Japanese ships that were not in the battle may be met (2.35).
    AdditionalShips,
    /// Two forces may sail as one (7.5).
    DoubleForces,
    /// A search may stay with a force for a second look (18.1).
    Shadowing,
    /// Fighters search to twelve hexes (18.2).
    ExtendedSearch,
    /// A force roughly known may be elsewhere (18.3).
    LocationUncertainty,
    /// Task Group 58.1 sails with the others.
    #[serde(rename = "task-group-58-1")]
    TaskGroup581,
    /// The air raid procedure is carried out whole (10.1).
    FullRaidProcedure,
    /// Task Group 58.1 is not there (24.1).
    #[serde(rename = "no-task-group-58-1")]
    NoTaskGroup581,
    /// There are no US submarines (24.3).
    NoUsSubmarines,
    /// The Japanese fly newer aircraft (24.4).
    NewJapaneseAircraft,
    /// The first searches fly before anybody has arrived (18.4).
    MorningSearches,
    /// Guam may be reinforced from Iwo Jima and Yap (16).
    LandAirReinforcements,
    /// Carriers must steam into the wind to launch and to land (17).
    LeewardMovement,
    /// A die says whence the wind blows (17.6).
    VariableWind,
    /// Raids of carriers may fly on to Guam (23).
    ShuttleRaids,
    /// With the dusk of June 19 the Japanese turn back, for oil (20).
    Refuelling,
    /// Ships may enter a hex of the enemy, and fight (21).
    SurfaceCombat,
    /// Night fighters fly in the dark (22).
    NightOperations,
}

impl Variant {
    /// What is written in links and on the command line to play without any.
    pub const NONE: &str = "none";

    /// Its name in links and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::SixMorePoints => "six-more-points",
            Variant::LessEffectiveInterception => "less-effective-interception",
            Variant::DeckCrashes => "deck-crashes",
            Variant::ApproximateSighting => "approximate-sighting",
            Variant::FourPointsOfCap => "four-points-of-cap",
            Variant::NoBattleLine => "no-battle-line",
            Variant::AttackPlanesOnDeck => "attack-planes-on-deck",
            Variant::AdditionalShips => "additional-ships",
            Variant::DoubleForces => "double-forces",
            Variant::Shadowing => "shadowing",
            Variant::ExtendedSearch => "extended-search",
            Variant::LocationUncertainty => "location-uncertainty",
            Variant::TaskGroup581 => "task-group-58-1",
            Variant::FullRaidProcedure => "full-raid-procedure",
            Variant::NoTaskGroup581 => "no-task-group-58-1",
            Variant::NoUsSubmarines => "no-us-submarines",
            Variant::NewJapaneseAircraft => "new-japanese-aircraft",
            Variant::MorningSearches => "morning-searches",
            Variant::LandAirReinforcements => "land-air-reinforcements",
            Variant::LeewardMovement => "leeward-movement",
            Variant::VariableWind => "variable-wind",
            Variant::ShuttleRaids => "shuttle-raids",
            Variant::Refuelling => "refuelling",
            Variant::SurfaceCombat => "surface-combat",
            Variant::NightOperations => "night-operations",
        }
    }

    /// The variant without which it means nothing, if there is one.
    pub const fn needs(self) -> Option<Variant> {
        match self {
            // 17.6: without 17 the wind is of no account.
            Variant::VariableWind => Some(Variant::LeewardMovement),
            Variant::SixMorePoints
            | Variant::LessEffectiveInterception
            | Variant::DeckCrashes
            | Variant::ApproximateSighting
            | Variant::FourPointsOfCap
            | Variant::NoBattleLine
            | Variant::AttackPlanesOnDeck
            | Variant::AdditionalShips
            | Variant::DoubleForces
            | Variant::Shadowing
            | Variant::ExtendedSearch
            | Variant::LocationUncertainty
            | Variant::TaskGroup581
            | Variant::FullRaidProcedure
            | Variant::NoTaskGroup581
            | Variant::NoUsSubmarines
            | Variant::NewJapaneseAircraft
            | Variant::MorningSearches
            | Variant::LandAirReinforcements
            | Variant::LeewardMovement
            | Variant::ShuttleRaids
            | Variant::Refuelling
            | Variant::SurfaceCombat
            | Variant::NightOperations => None,
        }
    }

    /// Its name for the player.
    pub const fn title(self) -> &'static str {
        match self {
            Variant::SixMorePoints => "Six more points in the last raid",
            Variant::LessEffectiveInterception => "Less effective interception (24.2)",
            Variant::DeckCrashes => "Deck crashes (4.452)",
            Variant::ApproximateSighting => "Approximate Sighting on every force",
            Variant::FourPointsOfCap => "Four points of CAP over each force",
            Variant::NoBattleLine => "No Battle Line",
            Variant::AttackPlanesOnDeck => "Attack planes start on the decks",
            Variant::AdditionalShips => "Additional ships (2.35)",
            Variant::DoubleForces => "Double forces (7.5)",
            Variant::Shadowing => "Shadowing (18.1)",
            Variant::ExtendedSearch => "Extended search range (18.2)",
            Variant::LocationUncertainty => "Location uncertainty (18.3)",
            Variant::TaskGroup581 => "Task Group 58.1 joins",
            Variant::FullRaidProcedure => "The whole air raid procedure (10.1)",
            Variant::NoTaskGroup581 => "Task Group 58.1 not present (24.1)",
            Variant::NoUsSubmarines => "No US submarines (24.3)",
            Variant::NewJapaneseAircraft => "New Japanese aircraft (24.4)",
            Variant::MorningSearches => "Morning searches (18.4)",
            Variant::LandAirReinforcements => "Land air reinforcements (16)",
            Variant::LeewardMovement => "Leeward movement (17)",
            Variant::VariableWind => "Variable wind (17.6)",
            Variant::ShuttleRaids => "Shuttle raids (23)",
            Variant::Refuelling => "Japanese refuelling (20)",
            Variant::SurfaceCombat => "Surface combat (21)",
            Variant::NightOperations => "Night operations (22)",
        }
    }

    /// What it does, in a sentence.
    pub const fn explanation(self) -> &'static str {
        match self {
            Variant::SixMorePoints => "The last raid comes with twelve air points instead of six.",
            Variant::LessEffectiveInterception => {
                "Radar meets raids nearer the fleet: two is taken from every roll for their range. Harder."
            }
            Variant::DeckCrashes => {
                "A unit lost coming aboard may leave a wreck that closes the deck. A little harder."
            }
            Variant::ApproximateSighting => {
                "The sightings are poor: two is taken from every attempt to find a force."
            }
            Variant::FourPointsOfCap => {
                "Every Japanese force keeps four points of fighters overhead, however few carriers it has."
            }
            Variant::NoBattleLine => {
                "The battleships are away, and every raid goes straight for the carriers."
            }
            Variant::AttackPlanesOnDeck => {
                "You were about to strike: bombers stand fuelled and armed where the fighters should be."
            }
            Variant::AdditionalShips => {
                "Carriers and battleships that might have been there are drawn with those that were, Shinano among them. Harder."
            }
            Variant::DoubleForces => {
                "A report may prove to be two forces in one hex, as Ozawa really kept his carriers together. Harder."
            }
            Variant::Shadowing => {
                "A search that sees a force well may stay with it for a second, better look. Easier."
            }
            Variant::ExtendedSearch => {
                "Fighters with drop tanks may search to twelve hexes. A little easier."
            }
            Variant::LocationUncertainty => {
                "A force sighted roughly may prove to be up to two hexes from where it was reported. A little harder."
            }
            Variant::TaskGroup581 => {
                "Four more carriers, with fighters on their decks and two on patrol."
            }
            Variant::FullRaidProcedure => {
                "Reports may be large, medium or small, and carrier forces are as strong as they prove to be."
            }
            Variant::NoTaskGroup581 => {
                "Four carriers fewer: the group that raided Iwo Jima is not back. Much harder."
            }
            Variant::NoUsSubmarines => {
                "Nothing finds or torpedoes the enemy but your own aircraft. A little harder."
            }
            Variant::NewJapaneseAircraft => {
                "Newer aircraft: one more for their dice in the air and against ships, one less for yours against fighters. Harder."
            }
            Variant::MorningSearches => {
                "The first searches of the day are sent before any report has come in. A little harder."
            }
            Variant::LandAirReinforcements => {
                "Once a day aircraft may come to Guam from Iwo Jima and from Yap. Harder."
            }
            Variant::LeewardMovement => {
                "Carriers fly freely only while they steam into the wind, and it blows from the east: to go at Ozawa is to fly less. Much harder."
            }
            Variant::VariableWind => {
                "A die says before the battle whence the wind blows. Only with leeward movement; mostly no harder."
            }
            Variant::ShuttleRaids => {
                "What has attacked near Guam may land there instead of on its carriers, and come again from the island unless you meet it on its way. A little harder."
            }
            Variant::Refuelling => {
                "With the dusk of June 19 Ozawa turns back for oil, and his ships wait at the oilers until they have it or are seen. Easier."
            }
            Variant::SurfaceCombat => {
                "Ships that meet in a hex fight it out, or try to get away; the enemy comes for your cripples. A little harder."
            }
            Variant::NightOperations => {
                "Night fighters may search and patrol in the dark, once: then their crews rest for good, and in the morning the deck crews are tired. A little easier."
            }
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
