//! Moments of a game that can be played on from: the start of each turn, and those that the player has named; and which game
//! grew from which. Only the names need be kept: a game is its orders.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::storage::{BesideGame, Parts};

/// A moment that can be played on from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SavePoint {
    /// How many orders the game had.
    pub orders: usize,
    /// When it was: "19 June, 1850".
    pub when: String,
    /// What it was: the player's name for it, or "It gets dark".
    pub what: String,
    /// Whether the player has named it.
    pub is_named: bool,
}

impl SavePoint {
    /// In a line: "19 June, 1850 · It gets dark".
    pub fn in_words(&self) -> String {
        match self.what.is_empty() {
            true => self.when.clone(),
            false => format!("{} \u{b7} {}", self.when, self.what),
        }
    }

    /// What is kept of it in a game that grows from here, and whether it is known what the player had arranged then.
    pub fn origin(&self, name: &str, is_arranged: bool) -> Origin {
        Origin {
            name: name.to_owned(),
            at: self.when.clone(),
            moment: self.is_named.then(|| self.what.clone()),
            orders: self.orders,
            arranged_anew: !is_arranged,
        }
    }
}

/// The moments of a game of so many orders, the newest first: its turns, but not the one that it is at, and those that the
/// player has named. `when` says when it was after so many orders.
pub fn save_points(
    orders: usize,
    turns: impl Iterator<Item = SavePoint>,
    named: &[NamedPoint],
    when: impl Fn(usize) -> String,
) -> Vec<SavePoint> {
    let named = named.iter().filter(|point| point.orders <= orders);
    let named = named.map(|point| SavePoint {
        orders: point.orders,
        when: when(point.orders),
        what: point.name.clone(),
        is_named: true,
    });
    let mut points: Vec<SavePoint> = turns.filter(|point| point.orders < orders).collect();
    points.extend(named);
    points.sort_by_key(|point| (Reverse(point.orders), !point.is_named));
    points
}

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

/// What a slot keeps of the moments of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Moments {
    /// The game it grew from, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grew_from: Option<Origin>,
    /// Those that the player has named.
    #[serde(skip_serializing_if = "NamedPoints::is_empty")]
    pub points: NamedPoints,
}

impl Moments {
    /// Those of a game that grows from this one, with what has been named by then.
    #[must_use]
    pub fn grown(&self, from: Origin) -> Moments {
        Moments {
            points: self.points.up_to(from.orders),
            grew_from: Some(from),
        }
    }

    /// Whether there is nothing to keep.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty() && self.grew_from.is_none()
    }

    /// Reads them.
    pub fn read(parts: &Parts<'_>) -> Moments {
        Moments {
            grew_from: parts.value("grew_from"),
            points: NamedPoints::of(parts.values("points")),
        }
    }
}

/// Of a title that keeps nothing else beside its games.
impl<T: kernel::Title> BesideGame<kernel::Game<T>> for Moments {
    fn read(parts: &Parts<'_>) -> Moments {
        Moments::read(parts)
    }

    fn note(&mut self, game: &kernel::Game<T>) {
        self.points.go_to(game.orders().len());
    }

    fn play_on(&mut self) {
        self.points.play_on();
    }

    fn take_over(&mut self, there: Moments) {
        self.points.take_over(there.points);
    }
}

impl Origin {
    /// Said in the list of saved games, after where the game stands.
    pub fn in_words(&self) -> String {
        let game = self.game("another game");
        match &self.moment {
            Some(moment) => format!("grew from {game} at \u{201c}{moment}\u{201d}, {}", self.at),
            None => format!("grew from {game} at {}", self.at),
        }
    }

    /// Said with the first question of a game that grew from here and has so many orders: that it is a game of its own.
    pub fn begun_anew(&self, orders: usize) -> Option<String> {
        if orders != self.orders {
            return None;
        }
        let game = self.game("the game it grew from");
        let moment = match &self.moment {
            Some(moment) => format!("\u{201c}{moment}\u{201d}"),
            None => self.at.clone(),
        };
        Some(format!(
            "You play on from {moment} in a new game; {game} stays as it was."
        ))
    }

    /// The game, by the name that it had, or else by other words.
    fn game(&self, otherwise: &str) -> String {
        match self.name.trim() {
            "" => otherwise.to_owned(),
            name => format!("\u{201c}{name}\u{201d}"),
        }
    }

    /// The name of the game that grows from it: "Of a test, from 19 June, 1330", or from the name that the player gave to
    /// the moment. One that grows from such a game, which has an origin of its own, is named after the first of them: so
    /// `is_moment` says whether words are when a moment was.
    pub fn name_of_branch(
        &self,
        before: Option<&Origin>,
        is_moment: impl Fn(&str) -> bool,
    ) -> String {
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
