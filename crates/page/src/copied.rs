//! What became of a copy.

/// What became of a copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Copied {
    /// It is on the clipboard.
    Done,
    /// The browser does not let the page write there.
    Refused,
}

impl Copied {
    /// What is said of it.
    pub const fn words(self) -> &'static str {
        match self {
            Copied::Done => "Copied. Paste it wherever you like.",
            Copied::Refused => {
                "Your browser does not let this page copy. The text is selected: copy it with Ctrl+C, or by holding it."
            }
        }
    }
}
