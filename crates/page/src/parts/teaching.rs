//! What a title's page explains.

use crate::prose::{Pieces, TermText};
use crate::rules::Rule;

/// What a title's page explains, given as context: the terms and rules in its texts, and the rules themselves.
#[derive(Clone, Copy)]
pub struct Teaching {
    /// The pieces of a text.
    pub prose: fn(&str) -> Pieces<TermText>,
    /// The rule of a number.
    pub rule: fn(&str) -> Option<&'static Rule>,
}
