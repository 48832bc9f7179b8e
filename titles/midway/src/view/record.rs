//! What is written down: the log, the charts, and the report of a game that is over.

mod afterwards;
mod causes;
mod chart;
mod curve;
mod line;
mod log;
mod luck;
mod report;
mod report_text;
mod timeline;
mod unseen;

pub use afterwards::{Afterwards, after_report, afterwards};
pub use chart::{ChartEntry, ChartView, chart, chart_of_roll, charts};
pub use curve::{Curve, Series};
pub use line::{Line, LogDie, recent};
pub use log::{LogGroup, LogPart, parts, turns};
pub use luck::{Luck, LuckRow};
pub use report::{
    BaseRow, BattleRow, CarrierRow, LevelRow, Report, TurnRow, is_over, moment, report, verdict,
};
pub use report_text::report_text;
pub use timeline::{MarkKind, TimelineMark, TimelineTurn, timeline};
pub use unseen::UnseenForce;

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
