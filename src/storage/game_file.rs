//! A game given out as a file: a save that carries its name; where there is more than a save says, such as named moments
//! or plans for the decks, the save stands in the file beside it.

use serde::Serialize;
use serde_json::value::RawValue;

use super::{Arranged, NamedPoint, Origin};
use crate::engine::plan::Plans;
use crate::engine::{Save, Scenario};

/// What goes out with a save.
#[derive(Clone, Debug, Serialize)]
pub struct GameFile {
    /// The name of the game, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How the player has the decks handled, where that is not as the staff does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plans: Option<Plans>,
    /// The game it grew from, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grew_from: Option<Origin>,
    /// The moments that the player has named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<NamedPoint>,
    /// What the player has arranged, and when.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arranged: Vec<Arranged>,
}

/// The file, with its save.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    beside: &'a GameFile,
    save: Box<RawValue>,
}

impl GameFile {
    /// The text of the file with a save.
    pub fn to_text(&self, save: Save) -> String {
        let says_all = self.is_said_by(&save);
        let save = save.named(self.name.as_deref()).to_text();
        if says_all {
            return save;
        }
        let written = RawValue::from_string(save.clone()).and_then(|raw| {
            serde_json::to_string(&Written {
                beside: self,
                save: raw,
            })
        });
        written.unwrap_or(save)
    }

    /// Whether a save says all of it: where the game began as all do, or all that is known is what is arranged now.
    fn is_said_by(&self, save: &Save) -> bool {
        let is_arranged_so = match self.arranged.as_slice() {
            [] => true,
            [only] => {
                let scenario = Scenario::numbered(save.scenario);
                only.orders == save.orders.len()
                    || scenario.is_some_and(|scenario| only.is_beginning(scenario))
            }
            _ => false,
        };
        let is_named_or_planned =
            !self.points.is_empty() || self.grew_from.is_some() || self.plans.is_some();
        is_arranged_so && !is_named_or_planned
    }
}
