//! The tables of the report: reported forces, searches, strikes, ships, raids, where the points came from, and where the
//! player and the staff parted.

mod forces;
mod partings;
mod raids;
mod searches;
mod ships;
mod sources;
mod strikes;

use super::facts::Facts;
use crate::view::account::{Owner, Tally};
use crate::view::ship::Outline;

pub(super) use forces::forces;
pub(super) use partings::{named, partings};
pub(super) use raids::raids;
pub(super) use searches::searches;
pub(super) use ships::ships;
pub(super) use sources::sources;
pub(super) use strikes::strikes;

/// A table of the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReportTable {
    /// Its heading.
    pub title: &'static str,
    /// The heads of its columns; the first is that of the names.
    pub heads: Vec<Head>,
    /// A row for each force, search, strike, ship or raid.
    pub rows: Vec<ReportRow>,
    /// The row of the sums.
    pub sum: Option<ReportRow>,
    /// What the parts of its bars mean; nothing where it has none.
    pub key: &'static [(BarPart, &'static str)],
}

/// A part of a bar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BarPart {
    /// Points that fighters shot down.
    ByFighters,
    /// Points that guns shot down.
    ByGuns,
    /// Points that were left.
    Left,
}

/// What the parts of a bar mean.
const BARS: &[(BarPart, &str)] = &[
    (BarPart::ByFighters, "shot down by fighters"),
    (BarPart::ByGuns, "shot down by guns"),
    (BarPart::Left, "left"),
];

/// The head of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Head {
    /// What stands in it.
    pub text: &'static str,
    /// Its column.
    pub column: Column,
}

/// What kind of column it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Column {
    /// Names.
    Name,
    /// Numbers.
    Number,
    /// What only a wide screen has room for.
    WideOnly,
    /// A sentence.
    Sentence,
}

/// A row of a table of the report.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReportRow {
    /// Whose counter stands before the name.
    pub counter: Option<Counter>,
    /// The name.
    pub name: String,
    /// What stands beside it.
    pub cells: Vec<(Column, Content)>,
}

/// A small counter before a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counter {
    /// One of our strikes.
    Strike,
    /// One of our ships.
    OurShip,
    /// A Japanese ship.
    JapaneseShip,
    /// A raid.
    Raid,
    /// One of our searches.
    Search,
    /// A reported force.
    Force,
    /// A report that nobody has seen ships at: nothing was there, or nobody knows what.
    Report,
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// A ship's outline.
    Outline(Outline),
    /// What became of a raid's points.
    Bar(Bar),
}

/// What became of a raid's points, as a bar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bar {
    /// Points that fighters shot down.
    pub by_fighters: u32,
    /// Points that guns shot down.
    pub by_guns: u32,
    /// Points that were left.
    pub left: u32,
    /// Points of the largest raid, which is as long as the bar can be.
    pub most: u32,
}

impl ReportTable {
    /// The same without a column in which nothing but 0 stands.
    fn without_zeros(mut self, head: &str) -> ReportTable {
        // The names are no cells.
        let column = self.heads.iter().skip(1).position(|it| it.text == head);
        let Some(column) = column else {
            return self;
        };
        let zero = text(0);
        let mut rows = self.rows.iter().chain(&self.sum);
        if rows.all(|row| row.cells.get(column).is_none_or(|(_, cell)| *cell == zero)) {
            self.heads.remove(column + 1);
            for row in self.rows.iter_mut().chain(&mut self.sum) {
                if column < row.cells.len() {
                    row.cells.remove(column);
                }
            }
        }
        self
    }
}

fn text(text: impl ToString) -> Content {
    Content::Text(text.to_string())
}

fn head(text: &'static str, column: Column) -> Head {
    Head { text, column }
}

/// What belongs to no raid, no strike and no search, by what brought it about.
fn elsewhere(facts: &Facts) -> impl Iterator<Item = (&'static str, Tally)> {
    let all = Owner::ELSEWHERE.into_iter();
    all.map(|(owner, name)| (name, facts.tally_of(owner)))
}
