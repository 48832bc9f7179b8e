//! The two sides (2.4).

use crate::engine::listed::written_as_text;

/// A side of the war.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The US Navy and its allies: the player.
    Usn,
    /// The Imperial Japanese Navy: the rules play it.
    Ijn,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Usn, Side::Ijn];

    /// As the rulebook calls it.
    pub const fn text(self) -> &'static str {
        match self {
            Side::Usn => "USN",
            Side::Ijn => "IJN",
        }
    }

    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::Usn => Side::Ijn,
            Side::Ijn => Side::Usn,
        }
    }
}

written_as_text!(Side, "a side");
