//! The pages of the record.

/// A page of the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Page {
    /// What happened.
    #[default]
    Log,
    /// The charts.
    Charts,
}

impl Page {
    /// All of them.
    pub const ALL: [Page; 2] = [Page::Log, Page::Charts];

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Page::Log => "What happened",
            Page::Charts => "Charts",
        }
    }
}
