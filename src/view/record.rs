//! What is written down: the log, the charts, the victory points, the report.

mod action_report;
mod air_strength;
mod attacks;
mod chart;
mod credit;
mod curve;
mod curve_labels;
mod facts;
mod forces;
mod goal;
mod history;
mod judgement;
mod ladder;
mod ledger;
mod line;
mod log;
mod losses;
mod luck;
mod page;
mod report;
mod report_table;
mod report_text;
mod searches;
mod share;
mod story;
mod timeline;
mod track_labels;
mod tracks;
mod unseen;
mod watched;
mod weight;

pub use action_report::ActionReport;
pub use air_strength::{AirStrength, StrengthLine, TurnStrength};
pub use attacks::{AttackTold, Attacks};
pub use chart::{ChartEntry, ChartView, chart, chart_of_roll, charts};
pub use curve::{Across, Curve, CurvePoint};
pub use goal::{Goal, ShipPlace, Way, goal, moment_of, place_of_ship};
pub use history::History;
pub use judgement::{CostlyRow, JudgementView, WHAT_JUDGEMENT_IS, judgement};
pub use ladder::{Rung, ladder};
pub use ledger::{Cause, Ledger, LedgerEntry, LedgerLine, ledger};
pub use line::{Die, Line, die, has_line, recent};
pub use log::{FightLine, Folded, Part, Phase, TurnHead, lines_of, parts, phases, stretches};
pub use losses::{LossCause, LossGroup};
pub use luck::{DiceRow, Extreme, LuckRow, LuckView};
pub use page::Page;
pub use report::{Report, ReportFigure, over, report};
pub use report_table::{Bar, BarPart, Column, Content, Counter, Head, ReportRow, ReportTable};
pub use report_text::report_text;
pub use share::{Share, share};
pub use story::{FightTold, Story, fights, story};
pub use timeline::{
    MarkKind, Shade, Timeline, TimelineFrame, TimelineMark, TimelineTurn, timeline,
};
pub use track_labels::TrackLabel;
pub use tracks::{Course, ShipTrack, TrackOf, Tracks};
pub use watched::{Watched, looking, speed, watched, way_back};
pub use weight::{Filter, Importance};

use line::lines;
