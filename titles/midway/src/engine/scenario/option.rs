//! What can be switched for a game: the optional rules and the optional units (4.4, 20.3, 21.0, 22.0).

use std::fmt;

use serde::de::Deserialize;
use serde::{Deserializer, Serialize, Serializer};

use crate::engine::listed::listed;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Leader, Ship};

/// What an option adds to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// A rule.
    Rule,
    /// An admiral, in a force of the player's choice.
    Leader(Leader),
    /// A ship, loose in a home base.
    Ship(Ship, Place),
    /// An air unit, where it belongs.
    Air(AirUnit),
}

/// What is true of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameOptionData {
    /// Its name for the player.
    pub name: &'static str,
    /// The rule that offers it.
    pub rule: &'static str,
    /// Whether a game has it unless the player says otherwise.
    pub default: bool,
    /// What it adds.
    pub adds: Added,
}

const fn rule(name: &'static str, rule: &'static str, default: bool) -> GameOptionData {
    GameOptionData {
        name,
        rule,
        default,
        adds: Added::Rule,
    }
}

const fn unit(name: &'static str, adds: Added) -> GameOptionData {
    GameOptionData {
        adds,
        ..rule(name, "22.0", false)
    }
}

/// A ship that Pearl Harbor's raiders would have sunk.
const fn saved(name: &'static str, ship: Ship) -> GameOptionData {
    unit(name, Added::Ship(ship, Place::PearlHarbor))
}

listed! {
    /// An option of a game.
    pub enum GameOption: GameOptionData, "an option";
    Composition = "composition" => rule("Task force capacity", "4.4", true);
    SbdTbd = "sbd-tbd" => rule("SBD and TBD together", "20.3", true);
    Incidents = "incidents" => rule("Incidents", "21.0", false);
    Halsey = "halsey" => unit("Admiral Halsey", Added::Leader(Leader::Halsey));
    Bb1 = "bb-1" => saved("Battleship Division 1", Ship::Bb1);
    Bb3 = "bb-3" => saved("Battleship Division 3", Ship::Bb3);
    Dd1_5 = "dd-1.5" => saved("Destroyers of TF 1", Ship::Dd1_5);
    Sb2 = "sb2" => unit("SB2U bombers", Added::Air(AirUnit::Sb2));
    A6mOf26Ag = "26ag" => unit("IJN 26th Air Group", Added::Air(AirUnit::A6mOf26Ag));
}

/// The options of a game: any mix (22.0). Written as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameOptions(u16);

impl GameOptions {
    /// None.
    pub const NONE: GameOptions = GameOptions(0);

    /// Whether it is on.
    pub const fn has(self, option: GameOption) -> bool {
        self.0 & bit(option) != 0
    }

    /// These with one on or off.
    #[must_use]
    pub const fn with(self, option: GameOption, on: bool) -> GameOptions {
        match on {
            true => GameOptions(self.0 | bit(option)),
            false => GameOptions(self.0 & !bit(option)),
        }
    }

    /// Those that are on.
    pub fn iter(self) -> impl Iterator<Item = GameOption> {
        let all = GameOption::ALL.iter().copied();
        all.filter(move |option| self.has(*option))
    }

    /// The ships they add, and where.
    pub fn ships(self) -> impl Iterator<Item = (Ship, Place)> {
        self.iter().filter_map(|option| match option.data().adds {
            Added::Ship(ship, place) => Some((ship, place)),
            _ => None,
        })
    }

    /// The air units they add.
    pub fn air_units(self) -> impl Iterator<Item = AirUnit> {
        self.iter().filter_map(|option| match option.data().adds {
            Added::Air(unit) => Some(unit),
            _ => None,
        })
    }
}

const fn bit(option: GameOption) -> u16 {
    1 << option.index()
}

impl Default for GameOptions {
    /// What a game has unless the player says otherwise.
    fn default() -> GameOptions {
        let all = GameOption::ALL.iter().copied();
        all.filter(|option| option.data().default).collect()
    }
}

impl FromIterator<GameOption> for GameOptions {
    fn from_iter<I: IntoIterator<Item = GameOption>>(options: I) -> GameOptions {
        let options = options.into_iter();
        options.fold(GameOptions::NONE, |all, option| all.with(option, true))
    }
}

impl fmt::Display for GameOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, option) in self.iter().enumerate() {
            write!(f, "{}{option}", if n == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for GameOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for GameOptions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for GameOptions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameOptions, D::Error> {
        Ok(Vec::<GameOption>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
