//! What is said of the orders of a search segment that wait behind a question, and of those that were given up
//! (8.27, 8.331).

use super::words;
use crate::engine::Order;
use crate::engine::session::leading;
use crate::view::wording;

/// What is left, while it waits: a sentence for each list.
pub fn waiting(left: &[Order]) -> Vec<String> {
    let mut said = Vec::new();
    let mut left = left;
    while let Some(first) = left.first() {
        let list = leading(left);
        match first {
            Order::Search { .. } => said.push(format!(
                "What the fan has left takes off once this is answered: {}.",
                ways(list)
            )),
            Order::LookFor { .. } => said
                .push("If it flies on, it looks for the others in the order you said.".to_owned()),
            _ => {}
        }
        left = &left[list.len()..];
    }
    said
}

/// What could not be given any more.
pub fn not_given(left: &[Order]) -> Option<String> {
    // A search that stays with a force looks for no other, as was said when it was asked (18.12).
    let ways = ways(left);
    (!ways.is_empty()).then(|| format!("Of the fan was not sent: {ways}."))
}

fn ways(left: &[Order]) -> String {
    let ways = left.iter().filter_map(|order| match order {
        Order::Search { aim, .. } => Some(format!(
            "the search to the {}",
            words::direction(aim.bearing())
        )),
        _ => None,
    });
    wording::list(&ways.collect::<Vec<_>>())
}
