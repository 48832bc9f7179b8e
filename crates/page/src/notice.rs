//! What the page has to tell the player.

/// Something the page has to tell the player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Notice {
    /// The sentence.
    pub text: String,
    /// Whether something went wrong.
    pub bad: bool,
}

impl Notice {
    /// Something went as the player wanted.
    pub fn good(text: impl Into<String>) -> Notice {
        Notice {
            text: text.into(),
            bad: false,
        }
    }

    /// Something went wrong.
    pub fn bad(text: impl Into<String>) -> Notice {
        Notice {
            text: text.into(),
            bad: true,
        }
    }
}
