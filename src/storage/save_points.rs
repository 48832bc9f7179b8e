//! Moments of a game that can be played on from: those that the player has named, and which game grew from which.

use serde::{Deserialize, Serialize};

/// A moment that the player has named.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NamedPoint {
    /// What he calls it.
    pub name: String,
    /// How many orders the game had.
    pub orders: usize,
}

/// The moments that the player has named, of a game that goes back and on.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct NamedPoints {
    /// Those up to where the game stands.
    kept: Vec<NamedPoint>,
    /// Those that he has taken back: they come again with redo, and are gone with the next order.
    #[serde(skip)]
    aside: Vec<NamedPoint>,
}

impl NamedPoints {
    /// Those that a slot has kept.
    pub fn of(kept: Vec<NamedPoint>) -> NamedPoints {
        let aside = Vec::new();
        NamedPoints { kept, aside }
    }

    /// Those up to where the game stands.
    pub fn kept(&self) -> &[NamedPoint] {
        &self.kept
    }

    /// Whether there is none to be kept.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Takes over those that another tab has kept; what is aside stays so.
    pub fn take_over(&mut self, there: NamedPoints) {
        self.kept = there.kept;
    }

    /// Names the moment after so many orders, whatever it was called before.
    pub fn name(&mut self, name: String, orders: usize) {
        self.kept.retain(|point| point.orders != orders);
        self.kept.push(NamedPoint { name, orders });
    }

    /// The game stands after so many orders now, some taken back or given again.
    pub fn go_to(&mut self, orders: usize) {
        let kept = std::mem::take(&mut self.kept).into_iter();
        let all = kept.chain(std::mem::take(&mut self.aside));
        (self.kept, self.aside) = all.partition(|point| point.orders <= orders);
    }

    /// Those that a game has which plays on from after so many orders.
    pub fn up_to(&self, orders: usize) -> NamedPoints {
        let mut points = self.clone();
        points.go_to(orders);
        points.play_on();
        points
    }

    /// Another order has been given: a moment that was taken back is another one when it is played to again.
    pub fn play_on(&mut self) {
        self.aside.clear();
    }
}

/// The game that another grew from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// Its name then.
    pub name: String,
    /// The moment, in words.
    pub at: String,
    /// What the player called that moment, if he had named it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<String>,
    /// How many orders the game had then.
    #[serde(default)]
    pub orders: usize,
    /// Whether what the player had arranged at that moment is not known.
    #[serde(default, skip_serializing_if = "is_false")]
    pub arranged_anew: bool,
}

fn is_false(is_so: &bool) -> bool {
    !is_so
}

/// What a game is called that grew from another, between the other's name and the moment.
const FROM: &str = ", from ";
/// Letters of a name at most, as many as the player can type.
const LONGEST_NAME: usize = 60;
/// Letters of a moment's name in it.
const LONGEST_MOMENT: usize = 30;

impl Origin {
    /// The name of the game that grows from it: "Of a test, from 19 June, 1330", or from the name that the player gave to
    /// the moment. One that grows from such a game, which has an origin of its own, is named after the first of them.
    pub fn name_of_branch(&self, before: Option<&Origin>) -> String {
        let is_given_here = |moment: &str| {
            is_moment(moment) || before.is_some_and(|it| moment.starts_with(&it.called()))
        };
        let all = self.name.match_indices(FROM).filter_map(|(at, from)| {
            let (first, moment) = (&self.name[..at], &self.name[at + from.len()..]);
            is_given_here(moment).then_some(first)
        });
        let first = all.last();
        let first = first.unwrap_or(&self.name).trim();
        let is_nameless = first.strip_prefix("From ").is_some_and(is_given_here);
        let moment = self.called();
        if first.is_empty() || is_nameless {
            return format!("From {moment}");
        }
        let room = LONGEST_NAME.saturating_sub(FROM.len() + moment.chars().count());
        let first: String = first.chars().take(room).collect();
        format!("{}{FROM}{moment}", first.trim_end())
    }

    /// What the moment is called in a name.
    fn called(&self) -> String {
        let named = self.moment.as_deref().unwrap_or(&self.at);
        let called: String = named.chars().take(LONGEST_MOMENT).collect();
        called.trim_end().to_owned()
    }
}

/// Whether words are a moment, as a name that was given here has it: "19 June, 1330".
fn is_moment(words: &str) -> bool {
    let date_and_time = words.split_once(" June, ");
    date_and_time.is_some_and(|(date, time)| {
        let is_time = time
            .get(..4)
            .is_some_and(|time| time.parse::<u16>().is_ok());
        date.parse::<u8>().is_ok() && is_time
    })
}
