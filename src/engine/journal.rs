//! Saves: a game is its scenario, its variants, its seed and its orders.

use std::hash::{Hash, Hasher};

use fnv::FnvHasher;

use super::game::Game;
use super::json::{Json, object};
use super::order::Order;
use super::refusal::Refusal;
use super::scenario::{Scenario, Variant};

/// The mark of a save of this game.
pub const FORMAT: &str = "carrier-battle";
/// The version of the rules as this program plays them. A save of another version may replay
/// into another game, so it is refused.
pub const VERSION: u32 = 3;

/// A saved game.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// What the player calls the game, in a file he takes away. No part of the game: the check
    /// leaves it out, and files without it are as good.
    pub name: Option<String>,
    /// The scenario's number.
    pub scenario: u8,
    /// The variants, in the order of their list.
    pub options: Vec<Variant>,
    /// The seed of its dice. Written as a text: JSON numbers do not hold all of them everywhere.
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
    #[error("the save uses the variant \"{0}\", which its scenario does not have")]
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

impl Save {
    /// Reads a save, and says what is wrong with one that cannot be read. The game is replayed
    /// and its check compared, so that a damaged save is never half loaded.
    ///
    /// # Errors
    /// What is wrong.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn load(text: &str) -> Result<Game, LoadError> {
        let json = Json::read(text).map_err(|error| {
            // A text without our mark is somebody else's; one that has it was a save once.
            if text.contains(FORMAT) {
                LoadError::Damaged(error.to_string())
            } else {
                LoadError::NotASave
            }
        })?;
        Save::replay(json)
    }

    /// Replays a save into the game it was made from.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn replay(json: Json) -> Result<Game, LoadError> {
        Save::read(json)?.game()
    }

    /// Reads a save without replaying it: first what says whether it can be read at all.
    fn read(json: Json) -> Result<Save, LoadError> {
        let mut of = json.fields().ok_or(LoadError::NotASave)?;
        if of.take("format").and_then(Json::text).as_deref() != Some(FORMAT) {
            return Err(LoadError::NotASave);
        }
        let damaged = |field: &str| LoadError::Damaged(format!("its {field} cannot be read"));
        let mut number = |field| {
            of.take(field)
                .and_then(Json::number)
                .ok_or_else(|| damaged(field))
        };
        match number("version")? {
            version if version == u64::from(VERSION) => {}
            other => return Err(LoadError::OtherVersion(other)),
        }
        let scenario = number("scenario")?;
        let scenario = u8::try_from(scenario)
            .ok()
            .and_then(Scenario::numbered)
            .ok_or(LoadError::UnknownScenario(scenario))?;
        let undone = number("undone")?;
        let options: Vec<String> = of.all_named("options").ok_or_else(|| damaged("options"))?;
        let offered = |name: String| {
            let mut variants = scenario.variants.iter().copied();
            let known = variants.find(|variant| variant.name() == name);
            known.ok_or(LoadError::UnknownVariant(name))
        };
        let name = of
            .take("name")
            .map(|name| name.text().ok_or_else(|| damaged("name")));
        let save = Save {
            name: name.transpose()?,
            scenario: scenario.number,
            options: options.into_iter().map(offered).collect::<Result<_, _>>()?,
            seed: of.named("seed").ok_or_else(|| damaged("seed"))?,
            undone: u32::try_from(undone).map_err(|_| damaged("undone"))?,
            orders: of
                .take("orders")
                .and_then(Order::list_from_json)
                .ok_or_else(|| damaged("orders"))?,
            check: of.named("check").ok_or_else(|| damaged("check"))?,
        };
        if of.is_empty() {
            Ok(save)
        } else {
            Err(LoadError::Damaged(
                "it has something that no save has".to_owned(),
            ))
        }
    }

    fn game(&self) -> Result<Game, LoadError> {
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
        let options = self.options.iter().map(|variant| variant.name());
        let save = object().text("format", &FORMAT);
        let save = match &self.name {
            Some(name) => save.text("name", name),
            None => save,
        };
        save.json("version", &VERSION)
            .json("scenario", &self.scenario)
            .texts("options", options)
            .text("seed", &self.seed)
            .json("undone", &self.undone)
            .json("orders", &Order::list_to_json(&self.orders))
            .text("check", &self.check)
            .end()
    }

    /// Fills in the check: a hash of everything else in the save and of the state of the game.
    pub(super) fn sealed(mut self, state: &impl Hash) -> Save {
        self.check.clear();
        let mut hasher = Everywhere(FnvHasher::default());
        hasher.write(self.to_text().as_bytes());
        state.hash(&mut hasher);
        self.check = format!("{:016x}", hasher.finish());
        self
    }
}

/// A hasher that says the same of the same on every machine, whatever the width and the order
/// of its bytes.
struct Everywhere(FnvHasher);

impl Hasher for Everywhere {
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }
    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }
    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }
    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }
    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
    fn finish(&self) -> u64 {
        self.0.finish()
    }
}
