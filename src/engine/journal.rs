//! Saves: a game is its scenario, its variants, its seed and its orders.

use std::hash::Hasher;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use super::game::Game;
use super::order::Order;
use super::refusal::Refusal;
use super::scenario::{Scenario, Variant};

/// The mark of a save of this game.
pub const FORMAT: &str = "carrier-battle";
/// The version of the rules as this program plays them. A save of another version may replay
/// into another game, so it is refused.
pub const VERSION: u32 = 2;

/// A saved game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// Always [`FORMAT`].
    pub format: String,
    /// What the player calls the game, in a file he takes away. No part of the game: the check
    /// leaves it out, and files without it are as good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The [`VERSION`] it was played with.
    pub version: u32,
    /// The scenario's number.
    pub scenario: u8,
    /// The variants, in the order of their list.
    pub options: Vec<Variant>,
    /// The seed of its dice, in decimal: JSON numbers do not hold all of them everywhere.
    #[serde(with = "seed_as_text")]
    pub seed: u64,
    /// Steps taken back past a die.
    pub undone: u32,
    /// Every order, in turn.
    pub orders: Vec<Order>,
    /// A hash of all this and of the state it leads to.
    pub check: String,
}

/// Why a save cannot be loaded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The text is cut off or damaged.
    #[error("the save is damaged: {0}")]
    Damaged(String),
    /// The text is something else.
    #[error("this is not a save of Carrier Battle: Philippine Sea")]
    NotASave,
    /// Made by another version.
    #[error(
        "the save was made with version {0} of the rules, and this program plays version {VERSION}"
    )]
    OtherVersion(u64),
    /// Made for a scenario this program does not have.
    #[error("the save is of scenario {0}, which this program does not have")]
    UnknownScenario(u64),
    /// A variant the scenario does not offer.
    #[error("the save uses the variant {0:?}, which its scenario does not have")]
    UnknownVariant(String),
    /// An order that the rules refuse.
    #[error("the save is damaged: order {number} is not legal, for {refusal}")]
    IllegalOrder {
        /// Which, from 1.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// It replays, but not into the game it says it is.
    #[error("the save is damaged: its orders do not lead to the game it was saved from")]
    WrongCheck,
}

mod seed_as_text {
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(seed)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| de::Error::custom("the seed is no number"))
    }
}

/// What is wrong with a damaged text, and where; without the list of all that could stand there.
fn damaged(error: serde_json::Error) -> LoadError {
    let told = error.to_string();
    let brief = told
        .split_once(", expected one of ")
        .and_then(|(what, list)| Some(what.to_owned() + &list[list.rfind(" at line ")?..]));
    LoadError::Damaged(brief.unwrap_or(told))
}

impl Save {
    /// Reads a save, and says what is wrong with one that cannot be read. The game is replayed
    /// and its check compared, so that a damaged save is never half loaded.
    pub fn load(text: &str) -> Result<Game, LoadError> {
        Save::read(text)?.replay()
    }

    /// Reads a save without replaying it: first what says whether it can be read at all.
    fn read(text: &str) -> Result<Save, LoadError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u64,
            scenario: u64,
            #[serde(default)]
            options: Vec<String>,
        }
        // A text without our mark is somebody else's; one that has it was a save once.
        if !text.contains(FORMAT) {
            return Err(LoadError::NotASave);
        }
        let head: Head = serde_json::from_str(text).map_err(damaged)?;
        if head.format != FORMAT {
            return Err(LoadError::NotASave);
        }
        if head.version != u64::from(VERSION) {
            return Err(LoadError::OtherVersion(head.version));
        }
        let scenario = u8::try_from(head.scenario)
            .ok()
            .and_then(Scenario::numbered);
        let scenario = scenario.ok_or(LoadError::UnknownScenario(head.scenario))?;
        let offers = |name: &String| {
            scenario
                .variants
                .iter()
                .any(|variant| variant.name() == name)
        };
        match head.options.into_iter().find(|name| !offers(name)) {
            Some(unknown) => Err(LoadError::UnknownVariant(unknown)),
            None => serde_json::from_str(text).map_err(damaged),
        }
    }

    /// Replays the save into the game it was made from.
    fn replay(&self) -> Result<Game, LoadError> {
        let unknown = LoadError::UnknownScenario(u64::from(self.scenario));
        let scenario = Scenario::numbered(self.scenario).ok_or(unknown)?;
        let mut game = Game::new(scenario, &self.options, self.seed)
            .map_err(|error| LoadError::UnknownVariant(error.0.name().to_owned()))?;
        for (n, order) in self.orders.iter().enumerate() {
            let number = n + 1;
            game.play(*order)
                .map_err(|refusal| LoadError::IllegalOrder { number, refusal })?;
        }
        game.set_undone(self.undone);
        let again = game.save().map(|save| save.named(self.name.as_deref()));
        if again.as_ref() == Some(self) {
            Ok(game)
        } else {
            Err(LoadError::WrongCheck)
        }
    }

    /// The save under a name, or under none.
    pub fn named(self, name: Option<&str>) -> Save {
        Save {
            name: name.map(str::to_owned),
            ..self
        }
    }

    /// The save as a text to store.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Fills in the check: a hash of everything else in the save and of the state of the game.
    pub(super) fn sealed(mut self, state: &impl Serialize) -> Save {
        self.check.clear();
        let mut hasher = FnvHasher::default();
        hasher.write(self.to_text().as_bytes());
        hasher.write(serde_json::to_string(state).unwrap_or_default().as_bytes());
        self.check = format!("{:016x}", hasher.finish());
        self
    }
}
