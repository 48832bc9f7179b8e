//! What the tab keeps of the game on the table, so that a page that is loaded again goes on from there. Only comfort
//! is lost where it is not kept.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use kernel::as_text;
use page::storage::TabState;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::engine::fleet::MissionId;
use crate::engine::forces::ForceId;
use crate::engine::{Order, orders_as_texts};

/// How far a game has been shown, while it is being shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// How many orders it had.
    pub orders: usize,
    /// How many of its events had been shown.
    #[serde(rename = "upto")]
    pub end: usize,
    /// How many of them belonged to what had been seen to its end.
    #[serde(rename = "told")]
    pub acknowledged: usize,
}

impl TabState for Progress {
    const KEY: &'static str = "carrier-battle/shown";
}

/// What is left of lists of orders while a question that came in between is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PendingOrders {
    /// How many orders the game had.
    pub given: usize,
    /// The orders that are left.
    #[serde(deserialize_with = "orders_as_texts::deserialize")]
    pub orders: Vec<Order>,
}

impl TabState for PendingOrders {
    const KEY: &'static str = "carrier-battle/left";
}

impl PendingOrders {
    /// The orders that are left of a game that has so many: none, if it has gone on without them.
    pub fn after(self, given: usize) -> Vec<Order> {
        match self.given == given {
            true => self.orders,
            false => Vec::new(),
        }
    }
}

/// How many orders the player's last step consisted of, with what followed by itself: what they did is said beside
/// the question that followed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastStep {
    /// How many orders the game had after it.
    pub given: usize,
    /// How many of them were its own.
    pub step: usize,
}

impl TabState for LastStep {
    const KEY: &'static str = "carrier-battle/step";
}

impl LastStep {
    /// How many orders it was of a game that has so many: none, if the game has gone on since.
    pub fn after(&self, given: usize) -> usize {
        match self.given == given {
            true => self.step.min(given),
            false => 0,
        }
    }
}

/// What part of the chart the player has put on screen himself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptView {
    /// The middle of the view, in chart units.
    pub x: f64,
    /// The middle of the view, in chart units.
    pub y: f64,
    /// Chart units in one pixel of the screen.
    pub units: f64,
}

impl TabState for KeptView {
    const KEY: &'static str = "carrier-battle/view";
}

/// What the player has before him beside the chart: what is in his hand, what he reads, and what he has unfolded.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Desk {
    /// The mission in his hand.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "name"
    )]
    pub mission: Option<MissionId>,
    /// The title of the open tab.
    pub tab: String,
    /// The title of the open page of the record.
    pub page: String,
    /// The forces whose cards are open.
    #[serde(deserialize_with = "names")]
    pub forces: Vec<ForceId>,
    /// The lists that he has unfolded or folded himself, by their names.
    pub folds: BTreeMap<String, bool>,
}

/// Reads what is written by its name.
fn name<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    as_text::deserialize(deserializer).map(Some)
}

/// Reads a list of what is written by its name.
fn names<'de, T, D>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let texts = Vec::<String>::deserialize(deserializer)?;
    let names: Result<Vec<T>, _> = texts.iter().map(|text| text.parse()).collect();
    names.map_err(D::Error::custom)
}

impl TabState for Desk {
    const KEY: &'static str = "carrier-battle/desk";
}
