//! How a hex is chosen on the chart: by a click, and by the keys where there are keys.

use crate::view::shell::CommandName;

/// How something is chosen on the chart.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct HowTo {
    /// By a click or a tap.
    pub by_hand: String,
    /// By the keys, as the rest of the sentence.
    pub by_keys: String,
}

impl HowTo {
    /// How a lit hex is chosen: by a click, in the words of the question, or by the keys.
    pub fn lit_hex(by_hand: &str) -> HowTo {
        let key = CommandName::FirstLitHex.key_hint();
        HowTo::new(
            by_hand,
            &format!(", or press {key}, then the arrows and Enter"),
        )
    }

    /// By a click, or by keys.
    pub fn new(by_hand: &str, by_keys: &str) -> HowTo {
        HowTo {
            by_hand: by_hand.to_owned(),
            by_keys: by_keys.to_owned(),
        }
    }
}
