//! Saves: a game is its scenario, its variants, its seed and its orders.

pub(super) mod check;
pub(super) mod corrections;
pub(super) mod earlier;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use kernel::{Check, FORMAT};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use self::corrections::Departure;
use super::decision::Decision;
use super::fleet::may_stay;
use super::game::{Game, VariantRefusal};
use super::order::Order;
use super::order::written::{self, Written};
use super::orders_of_the_day::{
    GivenBy, OrdersOfTheDay, StandingOrders, read_given_by, write_given_by,
};
use super::refusal::Refusal;
use super::scenario::{Scenario, Variant};

/// The title of this game. A save that names none is of this one, the first.
pub const TITLE: &str = "philippine-sea";
/// The version of the rules as this program plays them: the sixth has battles of two days.
pub const VERSION: u32 = 6;
/// The oldest version whose games are played by these rules as they were by their own. A save of an older one, or of one
/// to come, may replay into another game, so it is refused.
const OLDEST: u32 = 5;

/// Whether games of a version of the rules can be opened.
pub fn is_playable(version: u64) -> bool {
    (u64::from(OLDEST)..=u64::from(VERSION)).contains(&version)
}

/// A saved game, as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    format: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// What the player calls the game, in a file he takes away. No part of the game: the check
    /// leaves it out, and files without it are as good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    version: u32,
    /// The scenario's number.
    pub scenario: u8,
    /// The variants, in the order of their list.
    pub options: Vec<Variant>,
    /// The seed of its dice. Written as a text: JSON numbers do not hold all of them everywhere.
    #[serde(with = "kernel::as_text")]
    pub seed: u64,
    /// Steps taken back past a die.
    pub undone: u32,
    /// Every order, in turn.
    #[serde(with = "written::as_texts")]
    pub orders: Vec<Order>,
    /// A hash of the game and of what happened in it (`kernel::Check`, `save/check.rs`); of the state it leads to, in earlier saves.
    pub check: String,
    /// What the fleet does without asking the player, unless everything is asked. No part of the game: the check leaves
    /// it out, and what follows too.
    #[serde(skip_serializing_if = "Option::is_none")]
    orders_of_the_day: Option<OrdersOfTheDay>,
    /// The same at night, where that has a sheet of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    orders_of_the_night: Option<OrdersOfTheDay>,
    /// By whom the orders were given, unless all were the player's.
    #[serde(skip_serializing_if = "Option::is_none")]
    given_by: Option<String>,
    /// At how many questions he asked what would come of each choice, if at any.
    #[serde(skip_serializing_if = "Option::is_none")]
    foreseen: Option<u32>,
}

/// What says whether a save can be read at all. Everything else may be anything: another version
/// may write other orders.
#[derive(Deserialize)]
struct Header {
    format: Option<Value>,
    title: Option<Value>,
    version: Option<Value>,
    scenario: Option<Value>,
    options: Option<Value>,
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
    /// Made by another game of the family.
    #[error("the save is of a game of another title, \"{0}\"")]
    OtherTitle(String),
    /// Made by another version.
    #[error(
        "the save was made with version {0} of the rules, and this program plays versions {OLDEST} to {VERSION}"
    )]
    OtherVersion(u64),
    /// Made for a scenario this program does not have.
    #[error("the save is of scenario {0}, which this program does not have")]
    UnknownScenario(u64),
    /// A variant the scenario does not offer.
    #[error("the save uses the variant \"{0}\", which its scenario does not have")]
    UnknownVariant(String),
    /// A variant without the one that it needs.
    #[error("the save uses the variant \"{variant}\" without \"{needs}\", which it needs")]
    VariantAlone {
        /// The variant.
        variant: &'static str,
        /// The one that it needs.
        needs: &'static str,
    },
    /// An order that the rules refuse: of a damaged save, or of one older than a correction of this program.
    #[error(
        "the save is damaged, or older than a correction of the rules: order {number} is not legal, for {refusal}"
    )]
    IllegalOrder {
        /// Which, from 1.
        number: usize,
        /// The rule that refuses it.
        refusal: Refusal,
    },
    /// It replays, but not into the game it says it is: damaged, or older than a correction of this program.
    #[error(
        "the save is damaged, or older than a correction of the rules: its orders do not lead to the game it was saved from"
    )]
    WrongCheck,
    /// It is of a game that was played before a rule was corrected which it has met.
    #[error("the save is damaged, or of an older game: {0}")]
    Corrected(Departure),
}

fn unreadable(field: &str) -> LoadError {
    LoadError::Damaged(format!("its {field} cannot be read"))
}

impl LoadError {
    /// What is wrong with a text that was a save once.
    pub(crate) fn damaged(error: &serde_json::Error) -> LoadError {
        LoadError::Damaged(kernel::damage(error))
    }
}

impl Save {
    /// The save of a game with this seed.
    pub(super) fn of(game: &Game, seed: u64) -> Save {
        let StandingOrders { day, night } = game.standing_orders();
        let is_all_own = game.given_by().iter().all(|by| *by == GivenBy::Player);
        Save {
            format: FORMAT.to_owned(),
            title: Some(TITLE.to_owned()),
            name: None,
            version: game.version(),
            scenario: game.scenario().number,
            options: game.options().to_vec(),
            seed,
            undone: game.undone(),
            orders: game.orders().to_vec(),
            check: game.check_of_save(),
            orders_of_the_day: (!day.asks_everything()).then_some(day),
            orders_of_the_night: night,
            given_by: (!is_all_own).then(|| write_given_by(game.given_by())),
            foreseen: Some(game.foreseen()).filter(|times| *times > 0),
        }
    }

    /// Whether it was written as saves were at first.
    fn is_earlier(&self) -> bool {
        !Check::is_marked(&self.check)
    }

    /// Reads a save, and says what is wrong with one that cannot be read. The game is replayed
    /// and its check compared, so that a damaged save is never half loaded.
    ///
    /// # Errors
    /// What is wrong.
    pub fn load(text: &str) -> Result<Game, LoadError> {
        Save::read(text)?.game()
    }

    /// Reads a save without replaying it: first what says whether it can be read at all.
    fn read(text: &str) -> Result<Save, LoadError> {
        Header::read(text)?.check()?;
        let mut save: Save = serde_json::from_str(text).map_err(|error| {
            let field = damaged_field(text);
            field.map_or_else(|| LoadError::damaged(&error), |field| unreadable(&field))
        })?;
        save.title = Some(TITLE.to_owned());
        // Serde passes some things over, such as a field of an order that needs none. They are
        // missing when the save is written again.
        let written = serde_json::from_str(&save.to_text()).ok();
        if written == titled(text) {
            Ok(save)
        } else {
            let what = "it has something that no save has";
            Err(LoadError::Damaged(what.to_owned()))
        }
    }

    fn game(&self) -> Result<Game, LoadError> {
        self.game_if(earlier::hash_holds)
    }

    /// The game, where it is asked whether the check of an earlier save can still be made.
    pub(super) fn game_if(&self, hash_holds: fn() -> bool) -> Result<Game, LoadError> {
        let unknown = LoadError::UnknownScenario(u64::from(self.scenario));
        let scenario = Scenario::numbered(self.scenario).ok_or(unknown)?;
        let mut game = Game::of_version(self.version, scenario, &self.options, self.seed).map_err(
            |refusal| match refusal {
                VariantRefusal::NotOffered(variant) => {
                    LoadError::UnknownVariant(variant.name().to_owned())
                }
                VariantRefusal::Needs { variant, needs } => LoadError::VariantAlone {
                    variant: variant.name(),
                    needs: needs.name(),
                },
            },
        )?;
        if self.options != game.options() {
            return Err(LoadError::WrongCheck);
        }
        let mut departure: Option<Departure> = None;
        let why = |departure: &Option<Departure>, otherwise: LoadError| {
            departure.clone().map_or(otherwise, LoadError::Corrected)
        };
        for (n, order) in self.orders.iter().enumerate() {
            let number = n + 1;
            let before = game.events().len();
            if self.is_earlier() && !matches!(order, Order::LookFor { .. }) {
                look_unasked(&mut game);
            }
            // An order that is refused now may be so for what those looks led to.
            let played = game.play(*order).map(|_| ());
            departure = departure.or_else(|| self.departs(number, &game, before));
            played
                .map_err(|refusal| why(&departure, LoadError::IllegalOrder { number, refusal }))?;
        }
        game.set_undone(self.undone);
        self.say_by_whom(&mut game)?;
        if self.is_of(&game) {
            return Ok(game);
        }
        if self.is_earlier() {
            let mut looked = game.clone();
            look_unasked(&mut looked);
            if self.is_of(&looked) {
                return Ok(looked);
            }
            // Every order has replayed, and there is nothing else to go by.
            if departure.is_none() && earlier::is_check(&self.check) && !hash_holds() {
                return Ok(game.not_verified());
            }
            let number = self.orders.len();
            departure = departure.or_else(|| self.departs(number, &looked, game.events().len()));
        }
        Err(why(&departure, LoadError::WrongCheck))
    }

    /// Whether its game departs at an order from what it was before, by what has happened from an event on.
    fn departs(&self, number: usize, game: &Game, from: usize) -> Option<Departure> {
        let happened = game.events().get(from..)?;
        Departure::at(number, happened, game.table(), self.is_earlier())
    }

    /// Says of a game by whom its orders were given, what the orders of the day are, and how often the player asked what
    /// would come of his choices.
    fn say_by_whom(&self, game: &mut Game) -> Result<(), LoadError> {
        if let Some(text) = &self.given_by {
            let given_by = read_given_by(text, self.orders.len());
            game.set_given_by(given_by.ok_or_else(|| unreadable("given_by"))?);
        }
        game.set_foreseen(self.foreseen.unwrap_or_default());
        let day = self.orders_of_the_day;
        game.set_standing_orders(StandingOrders {
            day: day.unwrap_or(OrdersOfTheDay::ASK_EVERYTHING),
            night: self.orders_of_the_night,
        });
        Ok(())
    }

    /// Whether its orders have led to a game as it stands.
    fn is_of(&self, game: &Game) -> bool {
        let check = match self.is_earlier() {
            true => earlier::check(self, game),
            false => game.check_of_save(),
        };
        self.check == check
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
        if self.is_earlier() {
            return earlier::text(self);
        }
        // Texts, numbers and lists of them can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Games were saved when nobody was asked yet in which order a search looks for the halves of a double force that one
/// look may move together (8.331, 18.34): it took them as they came, and their saves have no order for it.
fn look_unasked(game: &mut Game) {
    while let Some(Decision::WhichForce { search }) = game.decision()
        && !may_stay(game.table(), search)
        && let Some(force) = game.table().looking.first().copied()
        && game.play(Order::LookFor { force }).is_ok()
    {}
}

/// The first field of a save, by name, whose value cannot be read.
fn damaged_field(text: &str) -> Option<String> {
    let fields: BTreeMap<String, &RawValue> = serde_json::from_str(text).ok()?;
    let damaged = fields.into_iter().find(|(field, value)| {
        let value = value.get();
        !match field.as_str() {
            // The header has read them.
            "format" | "title" | "version" | "scenario" | "options" => true,
            "seed" => {
                serde_json::from_str(value).is_ok_and(|seed: String| seed.parse::<u64>().is_ok())
            }
            "name" => reads::<Option<String>>(value),
            "undone" => reads::<u32>(value),
            "orders" => reads::<Vec<Written>>(value),
            "check" => reads::<String>(value),
            "orders_of_the_day" | "orders_of_the_night" => reads::<Option<OrdersOfTheDay>>(value),
            "given_by" => reads::<Option<String>>(value),
            "foreseen" => reads::<Option<u32>>(value),
            _ => false,
        }
    });
    damaged.map(|(field, _)| field)
}

/// Whether a value can be read as one of a type.
fn reads<T: DeserializeOwned>(value: &str) -> bool {
    serde_json::from_str::<T>(value).is_ok()
}

/// A save's text as values, with its title named.
fn titled(text: &str) -> Option<Value> {
    let mut values: Value = serde_json::from_str(text).ok()?;
    let fields = values.as_object_mut()?;
    fields.entry("title").or_insert_with(|| TITLE.into());
    Some(values)
}

impl Header {
    fn read(text: &str) -> Result<Header, LoadError> {
        serde_json::from_str(text).map_err(|error| {
            // A text without our mark is somebody else's; one that has it was a save once.
            if text.contains(FORMAT) {
                LoadError::damaged(&error)
            } else {
                LoadError::NotASave
            }
        })
    }

    /// Whether it is of a save that this program can read.
    fn check(self) -> Result<(), LoadError> {
        if self.format.as_ref().and_then(Value::as_str) != Some(FORMAT) {
            return Err(LoadError::NotASave);
        }
        match self.title {
            None => {}
            Some(Value::String(title)) if title == TITLE => {}
            Some(Value::String(title)) => return Err(LoadError::OtherTitle(title)),
            Some(_) => return Err(unreadable("title")),
        }
        let number = |value: Option<Value>, field| {
            let number = value.as_ref().and_then(Value::as_u64);
            number.ok_or_else(|| unreadable(field))
        };
        match number(self.version, "version")? {
            version if is_playable(version) => {}
            other => return Err(LoadError::OtherVersion(other)),
        }
        let scenario = number(self.scenario, "scenario")?;
        let scenario = u8::try_from(scenario)
            .ok()
            .and_then(Scenario::numbered)
            .ok_or(LoadError::UnknownScenario(scenario))?;
        let options = self.options.map(serde_json::from_value::<Vec<String>>);
        let Some(Ok(options)) = options else {
            return Err(unreadable("options"));
        };
        let offered = |name: &String| scenario.variants.iter().any(|it| it.name() == name);
        match options.into_iter().find(|name| !offered(name)) {
            Some(unknown) => Err(LoadError::UnknownVariant(unknown)),
            None => Ok(()),
        }
    }
}
