//! By whom each order of a game was given, and how a save has it.

use std::fmt::Write as _;

use super::Line;

/// By whom an order was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GivenBy {
    /// The player.
    Player,
    /// Nobody could have wanted another.
    NoChoice,
    /// A line of the orders of the day.
    Line(Line),
}

impl GivenBy {
    /// Its letter in a save.
    const fn letter(self) -> char {
        match self {
            GivenBy::Player => 'p',
            GivenBy::NoChoice => 'n',
            GivenBy::Line(Line::Decks) => 'd',
            GivenBy::Line(Line::Patrols) => 'c',
            GivenBy::Line(Line::NightFighters) => 'k',
            GivenBy::Line(Line::Missions) => 'm',
            GivenBy::Line(Line::Interception) => 'i',
            GivenBy::Line(Line::Fights) => 'f',
            GivenBy::Line(Line::Searches) => 's',
            GivenBy::Line(Line::SearchLandings) => 'l',
            GivenBy::Line(Line::Submarines) => 'u',
            GivenBy::Line(Line::Course) => 't',
        }
    }

    fn of_letter(letter: char) -> Option<GivenBy> {
        let lines = Line::ALL.into_iter().map(GivenBy::Line);
        let mut all = [GivenBy::Player, GivenBy::NoChoice]
            .into_iter()
            .chain(lines);
        all.find(|by| by.letter() == letter)
    }
}

/// As a save has it: how many in a row, and a letter for whom, such as `12p3n40d`.
pub(in crate::engine) fn write(all: &[GivenBy]) -> String {
    let mut text = String::new();
    for run in all.chunk_by(|one, other| one == other) {
        // A text can always be written to.
        let _ = write!(text, "{}{}", run.len(), run[0].letter());
    }
    text
}

/// Reads what a save has, of so many orders; nothing if it is of others.
pub(in crate::engine) fn read(text: &str, orders: usize) -> Option<Vec<GivenBy>> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(end) = rest.find(|it: char| !it.is_ascii_digit()) {
        let run: usize = rest[..end].parse().ok()?;
        let by = GivenBy::of_letter(rest[end..].chars().next()?)?;
        if run == 0 || run > orders - all.len() || all.last() == Some(&by) {
            return None;
        }
        all.extend(std::iter::repeat_n(by, run));
        rest = &rest[end + 1..];
    }
    (rest.is_empty() && all.len() == orders).then_some(all)
}
