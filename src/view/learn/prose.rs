//! Running text, with the terms and the rules that it speaks of. Sentences come from the engine and
//! from every room of the view, so the terms in them are found here, once; the page draws pieces.

use super::{Term, rules};

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// Plain words.
    Words(String),
    /// A term, as the text has it.
    Term(Term, String),
    /// The number of a rule that can be opened, within its brackets.
    Rule(String),
}

/// A text in pieces, first to last.
pub type Pieces = Vec<Piece>;

/// The pieces of a text. A term is marked where it comes up first, whole words only, and the longest
/// that fits: "light carrier" is not "carrier".
pub fn prose(text: &str) -> Pieces {
    let mut pieces = Pieces::new();
    let mut marked: Vec<Term> = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    let mut is_start = true;
    while let Some(first) = rest.chars().next() {
        if let Some((number, length)) = rule_at(rest) {
            plain.push('(');
            push(&mut pieces, &mut plain, Piece::Rule(number.to_owned()));
            plain.push(')');
            rest = &rest[length..];
            is_start = true;
            continue;
        }
        if is_start && let Some((term, words)) = term_at(rest) {
            if marked.contains(&term) {
                plain += words;
            } else {
                marked.push(term);
                push(&mut pieces, &mut plain, Piece::Term(term, words.to_owned()));
            }
            rest = &rest[words.len()..];
            is_start = false;
            continue;
        }
        plain.push(first);
        is_start = !is_of_word(first);
        rest = &rest[first.len_utf8()..];
    }
    if !plain.is_empty() {
        pieces.push(Piece::Words(plain));
    }
    pieces
}

fn push(pieces: &mut Pieces, plain: &mut String, piece: Piece) {
    if !plain.is_empty() {
        pieces.push(Piece::Words(std::mem::take(plain)));
    }
    pieces.push(piece);
}

/// The longest term that a text begins with.
fn term_at(text: &str) -> Option<(Term, &'static str)> {
    let terms = Term::ALL.into_iter();
    let words = terms.flat_map(|term| term.words().iter().map(move |words| (term, *words)));
    let ends = |words: &str| !text[words.len()..].chars().next().is_some_and(is_of_word);
    words
        .filter(|(_, words)| text.starts_with(words) && ends(words))
        .max_by_key(|(_, words)| words.len())
}

/// The number in brackets that a text begins with, if it is a rule's, and how long it is with them.
fn rule_at(text: &str) -> Option<(&str, usize)> {
    let inner = text.strip_prefix('(')?;
    let number = &inner[..inner.find(')')?];
    let is_number = number.contains('.') && number.chars().all(|c| c.is_ascii_digit() || c == '.');
    (is_number && rules::find(number).is_some()).then(|| (number, number.len() + 2))
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '\u{2019}'
}
