//! Running text, with the terms and the rules that it speaks of. Sentences come from the engine and
//! from every room of the view, so the terms in them are found here, once; the page draws pieces.

use page::prose::{self, is_of_word, longest, pieces};

use super::{Term, rules};

/// A piece of running text.
pub type Piece = prose::Piece<Term>;
/// A text in pieces, first to last.
pub type Pieces = prose::Pieces<Term>;

/// The pieces of a text.
pub fn prose(text: &str) -> Pieces {
    pieces(text, term_at, rule_at)
}

/// The longest term that a text begins with. A turn is one of 80 minutes, and nothing that is done.
fn term_at(before: &str, text: &str) -> Option<(Term, &'static str)> {
    let terms = Term::ALL.into_iter();
    let words = terms.flat_map(|term| term.words().iter().map(move |words| (term, *words)));
    longest(words, text).filter(|(term, _)| *term != Term::Turn || is_noun_after(before))
}

/// The number of a rule that a text begins with, where it stands by itself in brackets.
fn rule_at<'a>(before: &str, text: &'a str) -> Option<&'a str> {
    if !before.ends_with('(') {
        return None;
    }
    let number = &text[..text.find(')')?];
    let is_number = number.contains('.') && number.chars().all(|c| c.is_ascii_digit() || c == '.');
    (is_number && rules::find(number).is_some()).then_some(number)
}

/// What stands before a turn of 80 minutes, and not before "turn" as something that is done.
const BEFORE_A_TURN: [&str; 18] = [
    "a", "the", "this", "that", "each", "every", "no", "next", "last", "first", "same", "one",
    "two", "three", "four", "six", "eight", "of",
];

/// Whether a text ends so that "turn" after it is a noun: "the last turn", "4 turns", not "must turn".
fn is_noun_after(before: &str) -> bool {
    let last = before.trim_end().rsplit(|c| !is_of_word(c)).next();
    let last = last.unwrap_or_default().to_lowercase();
    BEFORE_A_TURN.contains(&last.as_str())
        || last.chars().next().is_some_and(|c| c.is_ascii_digit())
}
