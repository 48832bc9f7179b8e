//! The answers of a question that are not compared.

use crate::engine::foresight::Choice;
use crate::view::prompt::Prompt;
use crate::view::{Answer, wording};

/// Which answers under the question none of some choices begins with, in a sentence; nothing where all are compared.
pub fn left_out(prompt: &Prompt, there: &[Choice]) -> Option<String> {
    let is_there = |answer: &Answer| {
        let mut there = there.iter();
        there.any(|choice| choice.orders.starts_with(answer.orders()))
    };
    let answers = prompt.answers.iter();
    let left_out = answers.filter(|answer| {
        let can_be_given = answer.refusal.is_none() && !answer.orders().is_empty();
        can_be_given && !is_there(answer)
    });
    let names: Vec<String> = left_out.map(|answer| answer.label.clone()).collect();
    (!names.is_empty()).then(|| format!("Not compared here: {}.", wording::list(&names)))
}
