//! The pages of the record.

/// A page of the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Page {
    /// What happened.
    #[default]
    Log,
    /// The charts that the dice read.
    Charts,
    /// How the score adds up.
    VictoryPoints,
}

impl Page {
    /// All of them, in their order.
    pub const ALL: [Page; 3] = [Page::Log, Page::Charts, Page::VictoryPoints];

    /// Its title.
    pub const fn title(self) -> &'static str {
        match self {
            Page::Log => "Log",
            Page::Charts => "Charts",
            Page::VictoryPoints => "Victory points",
        }
    }
}
