//! Why a command ends early, in one line.

use std::io;

/// Why a command ends early.
#[derive(Debug)]
pub enum Failure {
    /// Something is wrong; the player is told.
    Message(String),
    /// Whoever read standard output has had enough (`| head`), which is no error.
    ReaderGone,
}

impl Failure {
    /// That something is wrong.
    pub fn new(message: impl Into<String>) -> Failure {
        Failure::Message(message.into())
    }
}

/// Writing to standard output failed. Other files say themselves which they are.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::Message(format!("cannot write to standard output: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::from(io::Error::from(error))
    }
}

/// The first part of what clap says: what is wrong, without the usage and the tips.
pub(super) fn what_is_wrong(clap: &str) -> String {
    let said = clap.strip_prefix("error: ").unwrap_or(clap);
    let ends = ["\n\nUsage:", "\n\nFor more information", "\n\n  tip:"];
    let end = ends
        .iter()
        .filter_map(|end| said.find(end))
        .min()
        .unwrap_or(said.len());
    said[..end].to_owned()
}

/// A message on one line, whatever the file name or the save in it held.
pub(super) fn one_line(message: &str) -> String {
    let words: Vec<&str> = message.split_whitespace().collect();
    let line = words.join(" ");
    line.chars()
        .map(|letter| {
            if letter.is_control() {
                '\u{fffd}'
            } else {
                letter
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_clap_says_of_a_wrong_value_keeps_the_known_ones() {
        let said = "error: invalid value 'x' for '--player <PLAYER>'\n  \
                    [possible values: random, staff]\n\n\
                    For more information, try '--help'.\n";
        assert_eq!(
            one_line(&what_is_wrong(said)),
            "invalid value 'x' for '--player <PLAYER>' [possible values: random, staff]"
        );
    }

    #[test]
    fn control_characters_do_not_reach_the_terminal() {
        assert_eq!(one_line("a\n b\u{1b}[31m\tc"), "a b\u{fffd}[31m c");
    }
}
