//! What explains the game: the page of a rule, and the hint of the moment.

mod hint;
mod rule_page;

pub use hint::HintLine;
pub use rule_page::RulePage;
