//! Running text, with the terms and the rules that it speaks of. Sentences come from the engine and from every room of the
//! view, so the terms in them are found here, once; the page draws pieces.

use page::prose::{is_of_word, longest};

use super::{Term, rules};

/// A piece of running text.
pub type Piece = page::prose::Piece<Term>;

/// The pieces of a text, first to last. A term is marked where it comes up first, whole words only, and the longest that
/// fits: "light carrier" is not "carrier". Numbers of rules are found within brackets: "(4.1, 6.0(11b))".
pub fn prose(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut marked: Vec<Term> = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    let mut is_start = true;
    while let Some(first) = rest.chars().next() {
        let cited = matches!(first, '(' | ' ')
            .then(|| rule_at(&rest[1..]))
            .flatten();
        // A number of a rule opens a bracket, or follows a comma within one.
        if let Some(number) = cited.filter(|_| first == '(' || plain.ends_with(',')) {
            plain.push(first);
            push(&mut pieces, &mut plain, Piece::Rule(number.to_owned()));
            rest = &rest[1 + number.len()..];
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

fn push(pieces: &mut Vec<Piece>, plain: &mut String, piece: Piece) {
    if !plain.is_empty() {
        pieces.push(Piece::Words(std::mem::take(plain)));
    }
    pieces.push(piece);
}

/// The longest term that a text begins with.
fn term_at(text: &str) -> Option<(Term, &'static str)> {
    let terms = Term::ALL.iter().copied();
    let words = terms.flat_map(|term| term.words().iter().map(move |words| (term, *words)));
    longest(words, text)
}

/// The number of a rule that a text begins with, if the bracket or the list goes on after it.
fn rule_at(text: &str) -> Option<&str> {
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
