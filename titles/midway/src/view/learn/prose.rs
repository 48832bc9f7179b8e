//! Running text, with the terms and the rules that it speaks of. Sentences come from the engine and from every room of the
//! view, so the terms in them are found here, once; the page draws pieces.

use page::prose::{self, longest, pieces};

use super::{Term, rules};

/// A piece of running text.
pub type Piece = prose::Piece<Term>;

/// The pieces of a text. Numbers of rules are found within brackets: "(4.1, 6.0(11b))".
pub fn prose(text: &str) -> prose::Pieces<Term> {
    pieces(text, term_at, rule_at)
}

/// The longest term that a text begins with.
fn term_at(_: &str, text: &str) -> Option<(Term, &'static str)> {
    let terms = Term::ALL.iter().copied();
    let words = terms.flat_map(|term| term.words().iter().map(move |words| (term, *words)));
    longest(words, text)
}

/// The number of a rule that a text begins with: it opens a bracket or follows a comma, and the bracket or the list goes on
/// after it.
fn rule_at<'a>(before: &str, text: &'a str) -> Option<&'a str> {
    if !before.ends_with('(') && !before.ends_with(", ") {
        return None;
    }
    let figures = text.find(|c: char| !c.is_ascii_digit() && c != '.')?;
    let step = match &text[figures..] {
        step if step.starts_with('(') => step.find(')')? + 1,
        _ => 0,
    };
    let number = &text[..figures + step];
    let goes_on = text[number.len()..].starts_with([')', ',']);
    let is_number = number.contains('.') && !number.starts_with('.');
    (goes_on && is_number && rules::find(number).is_some()).then_some(number)
}
