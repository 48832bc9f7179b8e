//! What explains the game: rules, terms, the briefing, and the hint of the moment.

mod briefing;
mod hint;
mod rule_page;
mod rulebook;

use page::parts::Teaching;
use page::prose::Piece;

use crate::view::learn::{prose, rules};
pub use briefing::Briefing;
pub use hint::HintLine;
pub use rule_page::RulePage;
pub use rulebook::Rulebook;

/// What this title's page explains.
pub const TEACHING: Teaching = Teaching {
    prose: |text| prose(text).into_iter().map(Piece::explained).collect(),
    rule: rules::find,
};
