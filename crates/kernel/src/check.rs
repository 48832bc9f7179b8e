//! The check of a save: whoever replays it must come to the same. It is made of what is written down here and by the
//! title, and of nothing else: never of a derived `Hash`, of how a type lies in memory, or of JSON.
//!
//! FNV-1a of 64 bits (offset basis cbf29ce484222325, prime 100000001b3) over the bytes below. Numbers have their lowest
//! byte first, negative ones in two's complement; a text is its length in bytes (2 bytes) and its UTF-8.
//!
//! 1. The game: the title's name (a text), the version (4 bytes), what it begins with (as the title says), the seed (8).
//! 2. What happened, in turn:
//!    - `O` and an order, as saves have it (a text);
//!    - `R` and what each die showed (1 byte each);
//!    - `P`, how many things a random choice was among (1) and which was chosen, from 0 (1), the first of that name;
//!    - `T` and the table, when and as the title says.
//! 3. `U` and the count of steps taken back (4 bytes).
//!
//! It is written as `2:` and sixteen digits.

use std::hash::Hasher;

use fnv::FnvHasher;

use crate::play::Play;
use crate::title::{Kind, Title, Written};

/// What such a check begins with. The first title's saves have had another kind before.
const MARK: &str = "2:";

/// The check of a game as far as it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    hash: u64,
    /// How many events it is made of.
    events: usize,
}

impl Check {
    /// Whether a text is such a check.
    pub fn is_marked(check: &str) -> bool {
        check.starts_with(MARK)
    }

    /// The check of a game that has not begun.
    pub(crate) fn new<T: Title>(version: u32, setup: &T::Setup, seed: u64) -> Check {
        let mut check = Check::empty();
        check.text(T::NAME);
        check.bytes(&version.to_le_bytes());
        T::check_begin(&mut check, setup);
        check.bytes(&seed.to_le_bytes());
        check
    }

    fn empty() -> Check {
        Check {
            hash: FnvHasher::default().finish(),
            events: 0,
        }
    }

    /// Adds what has happened since.
    pub(crate) fn follow<T: Title>(&mut self, play: &Play<T>) {
        for record in play.events().iter().skip(self.events) {
            match T::kind(&record.event) {
                Kind::Order(order) => {
                    self.bytes(b"O");
                    self.text(&order.written());
                }
                Kind::Roll(roll) => {
                    self.bytes(b"R");
                    self.bytes(roll.shown());
                }
                Kind::Pick(pick) => {
                    self.bytes(&[b'P', pick.among.len() as u8, pick.place() as u8]);
                }
                Kind::Other => T::check_table(self, &record.event, &play.table),
            }
        }
        self.events = play.events().len();
    }

    /// The check as it stands in a save.
    pub(crate) fn written(mut self, undone: u32) -> String {
        self.bytes(b"U");
        self.bytes(&undone.to_le_bytes());
        format!("{MARK}{:016x}", self.hash)
    }

    /// Adds a text: its length, and what it is.
    pub fn text(&mut self, text: &str) {
        self.bytes(&(text.len() as u16).to_le_bytes());
        self.bytes(text.as_bytes());
    }

    /// Adds bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        let mut hasher = FnvHasher::with_key(self.hash);
        hasher.write(bytes);
        self.hash = hasher.finish();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fnv_1a_gives_the_numbers_of_its_authors() {
        for (text, hash) in [
            ("", 0xcbf2_9ce4_8422_2325),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            let mut check = Check::empty();
            check.bytes(text.as_bytes());
            assert_eq!(check.hash, hash, "{text}");
        }
    }
}
