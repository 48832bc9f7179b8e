//! What a question is made from: the game, what is asked, what is picked, and what the staff would answer.

use super::block::{Block, Line, Lines};
use super::{Answer, Prompt, Weight};
use crate::engine::decision::QuestionText;
use crate::engine::forecast::BattleOutlook;
use crate::engine::staff::{Player, Sensible};
use crate::engine::{Decision, Game, Order, Table};
use crate::view::answer::Action;
use crate::view::selection::Selection;

/// A question as it is being put.
pub(in crate::view) struct Asking<'a> {
    pub(in crate::view) game: &'a Game,
    pub(in crate::view) table: &'a Table,
    pub(in crate::view) picked: &'a Selection,
    /// What the staff would order first.
    pub(in crate::view) staff: Option<Order>,
    /// What may come of the strike in hand, where that has been worked out.
    pub(super) outlook: Option<&'a BattleOutlook>,
    text: QuestionText,
}

impl<'a> Asking<'a> {
    /// A question of a game, with what is picked.
    pub(in crate::view) fn new(
        game: &'a Game,
        decision: &Decision,
        picked: &'a Selection,
    ) -> Asking<'a> {
        Asking {
            game,
            table: game.table(),
            picked,
            staff: Sensible.order(game),
            outlook: None,
            text: decision.text(),
        }
    }

    /// The same, with what may come of the strike in hand.
    pub(super) fn with_outlook(self, outlook: Option<&'a BattleOutlook>) -> Asking<'a> {
        Asking { outlook, ..self }
    }

    /// The question, with the rule in a line.
    pub(super) fn prompt(&self, title: impl Into<String>) -> Prompt {
        Prompt {
            asked: self.text.name,
            title: title.into(),
            rule: self.text.rule,
            why: self.text.in_a_line.to_owned(),
            ..Prompt::default()
        }
    }

    /// Whether the staff would give this order.
    pub(in crate::view) fn is_staffs(&self, order: &Order) -> bool {
        self.staff.as_ref() == Some(order)
    }

    /// An answer of one order; the one to give without a thought if the staff would give it.
    pub(super) fn answer(&self, label: impl Into<String>, order: Order) -> Answer {
        let weight = match self.is_staffs(&order) {
            true => Weight::Primary,
            false => Weight::Plain,
        };
        Answer::order(self.game, label, order).weight(weight)
    }

    /// One of several steps; the whole step as the staff would is another answer, so this is not the one without a thought.
    pub(super) fn step(&self, label: impl Into<String>, order: Order) -> Answer {
        Answer::order(self.game, label, order)
    }

    /// What was told of what the staff would do.
    pub(super) fn as_told(&self, label: impl Into<String>, orders: Vec<Order>) -> Answer {
        Answer::of(Action::AsTold(orders), label).primary()
    }

    /// The whole question answered as the staff would.
    pub(super) fn as_staff(&self, label: impl Into<String>) -> Answer {
        Answer::of(Action::AsStaff, label).primary()
    }
}

/// A question in which one of several is chosen: a line each. The staff's stands first among the answers, too, so that it is
/// in sight without the lines.
pub(super) fn one_of(prompt: Prompt, lines: Vec<(Line, Answer)>) -> Prompt {
    let suggested = lines.iter().find(|(_, it)| it.weight == Weight::Primary);
    let first = suggested.map(|(line, answer)| Answer {
        label: line.name.clone(),
        detail: line.odds.clone(),
        ..answer.clone()
    });
    let line = |(line, answer): (Line, Answer)| Line {
        is_chosen: answer.weight == Weight::Primary,
        answers: vec![Answer {
            name: Some(format!("{}: {}", answer.label, line.name)),
            weight: Weight::Plain,
            ..answer
        }],
        ..line
    };
    let lines = lines.into_iter().map(line).collect();
    Prompt {
        answers: first.into_iter().collect(),
        blocks: vec![Block::Lines(Lines {
            lines,
            ..Lines::default()
        })],
        ..prompt
    }
}
