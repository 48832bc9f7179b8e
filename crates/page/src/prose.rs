//! Running text, with the terms and the rules that it speaks of: which there are, a title knows.

use std::hash::Hash;

/// Something that a text speaks of and that explains itself.
pub trait Term: Copy + PartialEq {
    /// What it is called.
    fn label(self) -> &'static str;

    /// What it is.
    fn explanation(self) -> &'static str;

    /// The rule that it comes from; nothing if there is none.
    fn rule(self) -> &'static str;

    /// All that is said of it.
    fn text(self) -> TermText {
        TermText {
            label: self.label(),
            explanation: self.explanation(),
            rule: self.rule(),
        }
    }
}

/// What is said of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TermText {
    /// What it is called.
    pub label: &'static str,
    /// What it is.
    pub explanation: &'static str,
    /// The rule that it comes from; nothing if there is none.
    pub rule: &'static str,
}

impl<T: Term> From<T> for TermText {
    fn from(term: T) -> TermText {
        term.text()
    }
}

/// A piece of running text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece<T> {
    /// Plain words.
    Words(String),
    /// A term, as the text has it.
    Term(T, String),
    /// The number of a rule that can be opened, within its brackets.
    Rule(String),
}

/// A text in pieces, first to last.
pub type Pieces<T> = Vec<Piece<T>>;

impl<T: Term> Piece<T> {
    /// The same, with what is said of its term.
    pub fn explained(self) -> Piece<TermText> {
        match self {
            Piece::Words(words) => Piece::Words(words),
            Piece::Term(term, words) => Piece::Term(term.text(), words),
            Piece::Rule(number) => Piece::Rule(number),
        }
    }
}

/// The pieces of a text. A term is marked where it comes up first, whole words only. `term_at` says which term a text
/// begins with, and in which words, after what stands before it; `rule_at` the same of the number of a rule.
pub fn pieces<T: Term>(
    text: &str,
    term_at: impl Fn(&str, &str) -> Option<(T, &'static str)>,
    rule_at: impl for<'a> Fn(&str, &'a str) -> Option<&'a str>,
) -> Pieces<T> {
    let mut pieces = Pieces::new();
    let mut marked: Vec<T> = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    let mut is_start = true;
    while let Some(first) = rest.chars().next() {
        let before = &text[..text.len() - rest.len()];
        if let Some(number) = rule_at(before, rest) {
            push(&mut pieces, &mut plain, Piece::Rule(number.to_owned()));
            rest = &rest[number.len()..];
            is_start = true;
            continue;
        }
        if is_start && let Some((term, words)) = term_at(before, rest) {
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

fn push<T>(pieces: &mut Pieces<T>, plain: &mut String, piece: Piece<T>) {
    if !plain.is_empty() {
        pieces.push(Piece::Words(std::mem::take(plain)));
    }
    pieces.push(piece);
}

/// The longest of some terms' words that a text begins with, whole words only: "light carrier" is not "carrier".
pub fn longest<T: Copy>(
    words: impl Iterator<Item = (T, &'static str)>,
    text: &str,
) -> Option<(T, &'static str)> {
    let ends = |words: &str| !text[words.len()..].chars().next().is_some_and(is_of_word);
    words
        .filter(|(_, words)| text.starts_with(words) && ends(words))
        .max_by_key(|(_, words)| words.len())
}

/// Whether a letter belongs to a word.
pub fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '\u{2019}'
}

/// A piece of a text that keeps its punctuation on its line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Part<T> {
    /// What opens right before it: of words nothing.
    pub before: String,
    /// The piece itself.
    pub piece: Piece<T>,
    /// What closes right after it: of words nothing.
    pub after: String,
}

/// The pieces of a text, each term and rule with the punctuation around it: no line begins with a full stop, or
/// ends with a bracket that opens.
pub fn with_punctuation<T: PartialEq>(pieces: Pieces<T>) -> Vec<Part<T>> {
    let mut parts: Vec<Part<T>> = Vec::new();
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
