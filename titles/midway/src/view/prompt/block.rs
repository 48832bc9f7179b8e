//! What a question is made of: parts of a few kinds, in the order they stand.

use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Force, IslandBase, Leader, Ship};
use crate::view::answer::Answer;

/// A part of a question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// Answers about one thing.
    Choice(Choice),
    /// Who can do something, with what to expect and with his answers: a line each.
    Lines(Lines),
    /// Figures side by side.
    Comparison(Comparison),
    /// An answer that is put together of several: who, and what each may do.
    Composer(Composer),
    /// What something brings, or costs: a line each.
    Remarks(Vec<Remark>),
}

/// A row of answers about one thing.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// A few words before the answers.
    pub hint: String,
    /// The answers.
    pub answers: Vec<Answer>,
}

/// Who can do something: a line each, under a heading.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Lines {
    /// What they have in common.
    pub title: String,
    /// A few words under it: where they are, what is left of it.
    pub hint: String,
    /// Whether they stand folded under their title until the player opens it.
    pub is_folded: bool,
    /// The lines.
    pub lines: Vec<Line>,
}

/// Somebody or something, with what to expect and with answers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Line {
    /// What it is: its counter is drawn.
    pub piece: Option<Piece>,
    /// Its name.
    pub name: String,
    /// Of a task force that is put together, how full it is.
    pub fill: Option<Fill>,
    /// What it is, and where, in a few words.
    pub what: String,
    /// What to expect: the odds and what they are made of.
    pub odds: String,
    /// What it risks, if it does.
    pub risk: String,
    /// Whether it is chosen, where one of them is.
    pub is_chosen: bool,
    /// Its answers.
    pub answers: Vec<Answer>,
    /// Why it has none.
    pub refusal: Option<String>,
}

/// How many ships a task force has, of how many that it holds (4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fill {
    /// How many it has.
    pub ships: usize,
    /// How many it holds.
    pub capacity: usize,
}

/// What a line or a row is about: the counter that is drawn for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A task force.
    Force(Force),
    /// A ship.
    Ship(Ship),
    /// An air unit, and whether it is reduced.
    Air(AirUnit, bool),
    /// An island base.
    Base(IslandBase),
    /// A leader.
    Leader(Leader),
    /// A place.
    Place(Place),
}

impl Piece {
    /// Its name, and its mark for tests and scripts.
    pub const fn text(self) -> &'static str {
        match self {
            Piece::Force(force) => force.text(),
            Piece::Ship(ship) => ship.text(),
            Piece::Air(unit, _) => unit.text(),
            Piece::Base(base) => base.text(),
            Piece::Leader(leader) => leader.text(),
            Piece::Place(place) => place.text(),
        }
    }
}

/// Figures side by side.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Comparison {
    /// What it is of.
    pub title: String,
    /// What its columns are of.
    pub columns: Vec<Column>,
    /// A line each: what is compared, and each figure.
    pub rows: Vec<(String, Vec<String>)>,
    /// What follows from it.
    pub verdict: String,
}

/// A column of figures.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Column {
    /// Its heading.
    pub title: String,
    /// Whether it is the one that the filled answer is about.
    pub is_suggested: bool,
}

/// An answer that is put together of several parts.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Composer {
    /// What is put together.
    pub title: String,
    /// Who, and what each may do: one of them is pressed.
    pub rows: Vec<ComposerRow>,
    /// What it comes to.
    pub figures: Vec<Figure>,
    /// Gives it, or begins it anew.
    pub answers: Vec<Answer>,
}

/// One part of an answer that is put together.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ComposerRow {
    /// Who: its counter is drawn.
    pub piece: Option<Piece>,
    /// His name.
    pub name: String,
    /// What he is worth, and what binds him.
    pub what: String,
    /// What he may do; what is picked is pressed.
    pub options: Vec<Answer>,
}

/// A figure with what it is of.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Figure {
    /// What it is of.
    pub name: String,
    /// The figure.
    pub value: String,
    /// Whether it is bad news.
    pub warns: bool,
}

/// Something worth knowing, in a few words.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Remark {
    /// In words.
    pub words: String,
    /// Whether it is a warning.
    pub warns: bool,
}

/// What cannot be done, and why.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WhyNot {
    /// Who, or what.
    pub what: String,
    /// The reason, as a sentence with its rule.
    pub why: String,
}

impl Block {
    /// What it is known by among the others of its question, while what it says changes.
    pub fn row(&self) -> (u8, String) {
        match self {
            Block::Choice(choice) => (0, choice.name.clone()),
            Block::Lines(lines) => (1, lines.title.clone()),
            Block::Comparison(comparison) => (2, comparison.title.clone()),
            Block::Composer(composer) => (3, composer.title.clone()),
            Block::Remarks(_) => (4, String::new()),
        }
    }

    /// Its answers, in the order they stand.
    pub fn answers(&self) -> Vec<&Answer> {
        match self {
            Block::Choice(choice) => choice.answers.iter().collect(),
            Block::Lines(lines) => {
                let lines = lines.lines.iter();
                lines.flat_map(|line| &line.answers).collect()
            }
            Block::Composer(composer) => {
                let options = composer.rows.iter().flat_map(|row| &row.options);
                options.chain(&composer.answers).collect()
            }
            Block::Comparison(_) | Block::Remarks(_) => Vec::new(),
        }
    }
}

impl Figure {
    /// A figure that is no bad news.
    pub fn of(name: impl Into<String>, value: impl Into<String>) -> Figure {
        Figure {
            name: name.into(),
            value: value.into(),
            warns: false,
        }
    }
}

impl Remark {
    /// One that is no warning.
    pub fn of(words: impl Into<String>) -> Remark {
        Remark {
            words: words.into(),
            warns: false,
        }
    }

    /// A warning.
    pub fn warning(words: impl Into<String>) -> Remark {
        Remark {
            words: words.into(),
            warns: true,
        }
    }
}
