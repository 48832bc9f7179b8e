//! What is written down: the log, the charts, the victory points, the report.

mod chart;
mod ladder;
mod ledger;
mod log;
mod page;
mod report;
mod report_table;

pub use chart::{ChartCell, ChartEntry, ChartRow, ChartView, Light, ModifierLine, chart, charts};
pub use ladder::{Rung, ladder};
pub use ledger::{Ledger, LedgerLine, ledger};
pub use log::{Die, Line, Phase, lines, phases, recent};
pub use page::Page;
pub use report::{Fact, Report, over, report};
pub use report_table::{Column, Content, Counter, Head, ReportRow, ReportTable};
