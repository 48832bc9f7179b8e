//! The question: what is asked, its rule, why in a sentence, what to weigh, and the answers; for each decision a file.

mod block;

pub use block::{
    Block, Choice, Column, Comparison, Composer, ComposerRow, Figure, Line, Lines, Piece, Remark,
    WhyNot,
};

use super::answer::{Answer, Weight};
use super::selection::Selection;
use crate::engine::Game;

/// A question: what is asked, the parts it is made of, and the answers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Prompt {
    /// The stable name of what is asked: its mark on the page.
    pub asked: &'static str,
    /// What is asked, in words.
    pub title: String,
    /// The rule's number.
    pub rule: &'static str,
    /// Why it is asked, or what it comes down to: one sentence.
    pub why: String,
    /// What was answered for the player since he last answered.
    pub notes: Vec<String>,
    /// The answers that most players give, the primary one first.
    pub answers: Vec<Answer>,
    /// Why the primary answer is suggested, in a few words.
    pub because: String,
    /// Its parts, in the order they stand.
    pub blocks: Vec<Block>,
    /// What cannot be done, and why.
    pub why_not: Vec<WhyNot>,
}

impl Prompt {
    /// All its answers, in the order they stand in.
    pub fn all_answers(&self) -> impl Iterator<Item = &Answer> {
        let parts = self.blocks.iter().flat_map(Block::answers);
        self.answers.iter().chain(parts)
    }

    /// The answer to give without a thought, if there is one that is not refused.
    pub fn primary(&self) -> Option<&Answer> {
        let mut open = self.all_answers().filter(|it| it.is_open());
        open.find(|it| it.weight == Weight::Primary)
    }

    /// The answer that a key gives, if it is not refused.
    pub fn answer_by(&self, key: char) -> Option<&Answer> {
        let mut open = self.all_answers().filter(|it| it.is_open());
        open.find(|it| it.key == Some(key))
    }
}

/// What is asked now, with what has been picked; nothing once the game is over.
pub fn prompt(game: &Game, selection: &Selection) -> Option<Prompt> {
    let _ = selection;
    let text = game.decision()?.text();
    Some(Prompt {
        asked: text.name,
        rule: text.rule,
        why: text.in_a_line.to_owned(),
        ..Prompt::default()
    })
}
