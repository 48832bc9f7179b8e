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
            let before = &text[..text.len() - rest.len()];
            if marked.contains(&term) || (term == Term::Turn && !is_noun_after(before)) {
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

/// A piece of a text that keeps its punctuation on its line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// What opens right before it: of words nothing.
    pub before: String,
    /// The piece itself.
    pub piece: Piece,
    /// What closes right after it: of words nothing.
    pub after: String,
}

/// The pieces of a text, each term and rule with the punctuation around it: no line begins with a full stop, or
/// ends with a bracket that opens.
pub fn with_punctuation(pieces: Pieces) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for piece in pieces {
        let mut before = String::new();
        let piece = match (piece, parts.last_mut()) {
            (Piece::Words(words), Some(stop)) if !matches!(stop.piece, Piece::Words(_)) => {
                let rest =
                    words.trim_start_matches(|c: char| ".,;:!?)\u{2019}\u{201d}".contains(c));
                stop.after.push_str(&words[..words.len() - rest.len()]);
                Piece::Words(rest.to_owned())
            }
            (Piece::Words(words), _) => Piece::Words(words),
            (stop, last) => {
                if let Some(Piece::Words(words)) = last.map(|part| &mut part.piece) {
                    let rest = words.trim_end_matches(['(', '\u{201c}']).len();
                    before = words.split_off(rest);
                }
                stop
            }
        };
        parts.push(Part {
            before,
            piece,
            after: String::new(),
        });
    }
    parts.retain(|part| part.piece != Piece::Words(String::new()));
    parts
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
