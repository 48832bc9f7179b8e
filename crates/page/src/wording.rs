//! How the page puts things into words.

/// Letters of the longest text from outside that stands whole in a sentence.
const LONGEST_QUOTED: usize = 40;

/// A text that came from outside, such as a link's value, as it is put into a sentence: nobody reads thousands of
/// letters.
pub fn clipped(text: &str) -> String {
    clipped_to(LONGEST_QUOTED, text)
}

/// A text cut to so many letters at most.
pub fn clipped_to(letters: usize, text: &str) -> String {
    match text.char_indices().nth(letters) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
    }
}
