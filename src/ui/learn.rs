//! What explains the game: the page of a rule, and the hint of the moment.

mod hint;
mod rule_charts;

use leptos::prelude::*;
use page::parts::{RulePage as Page, Teaching};
use page::prose::Piece;
use page::rules::Rule;

use crate::view::learn::{prose, rules};
pub use hint::HintLine;
use rule_charts::rule_charts;

/// What this title's page explains.
pub const TEACHING: Teaching = Teaching {
    prose: |text| prose(text).into_iter().map(Piece::explained).collect(),
    rule: rules::find,
};

/// The rule that was asked for, over everything else; what was asked before stays as it is.
#[component]
pub fn RulePage() -> impl IntoView {
    let charts: fn(&'static Rule) -> AnyView = rule_charts;
    view! { <Page charts /> }
}
