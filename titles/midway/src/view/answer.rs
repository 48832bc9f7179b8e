//! An answer to a question, as a button has it: offered, or refused with the reason.

use kernel::Written;

use super::selection::Pick;
use super::shell::CommandName;
use super::wording;
use crate::engine::{Game, Order};

/// What an answer does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Gives orders, in turn, as one step.
    Give(Vec<Order>),
    /// Gives these orders in turn, as one step, as long as the staff would still give them: dice between them may change its mind.
    AsTold(Vec<Order>),
    /// Gives what the staff would order, until it has answered the question: what comes of one order may change the next.
    AsStaff,
    /// Changes what is picked, and gives no order.
    Pick(Pick),
}

/// How much an answer asks to be given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Weight {
    /// It is the one to give without a thought.
    Primary,
    /// It is one of several.
    #[default]
    Plain,
    /// It leads elsewhere, or out of what was begun.
    Quiet,
}

/// An answer to a question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// What it does.
    pub action: Action,
    /// What stands on its button.
    pub label: String,
    /// What stands beside that in small: the odds, the price.
    pub detail: String,
    /// Its name for those who do not see what it stands beside.
    pub name: Option<String>,
    /// The command that gives it, which knows its key, beside Enter for the primary one.
    pub command: Option<CommandName>,
    /// How much it asks to be given.
    pub weight: Weight,
    /// Whether it stands for something that is picked.
    pub is_pressed: Option<bool>,
    /// Why it cannot be given, as a sentence with its rule.
    pub refusal: Option<String>,
}

impl Answer {
    /// An answer that does this.
    pub fn of(action: Action, label: impl Into<String>) -> Answer {
        Answer {
            action,
            label: label.into(),
            detail: String::new(),
            name: None,
            command: None,
            weight: Weight::Plain,
            is_pressed: None,
            refusal: None,
        }
    }

    /// An answer of one order, refused if the rules refuse it.
    pub fn order(game: &Game, label: impl Into<String>, order: Order) -> Answer {
        let refusal = game.check(&order).err();
        Answer {
            refusal: refusal.map(|it| wording::refusal(&it)),
            ..Answer::of(Action::Give(vec![order]), label)
        }
    }

    /// An answer that changes what is picked.
    pub fn pick(pick: Pick, label: impl Into<String>) -> Answer {
        Answer::of(Action::Pick(pick), label)
    }

    /// The same in small print.
    #[must_use]
    pub fn detail(self, detail: impl Into<String>) -> Answer {
        let detail = detail.into();
        Answer { detail, ..self }
    }

    /// The same with a name for those who do not see what it stands beside.
    #[must_use]
    pub fn name(self, name: impl Into<String>) -> Answer {
        let name = Some(name.into());
        Answer { name, ..self }
    }

    /// The same with the command that gives it.
    #[must_use]
    pub fn command(self, command: CommandName) -> Answer {
        let command = Some(command);
        Answer { command, ..self }
    }

    /// The command whose key stands on it.
    pub fn shown_command(&self) -> Option<CommandName> {
        match self.weight {
            Weight::Primary => Some(CommandName::Suggested),
            Weight::Plain | Weight::Quiet => self.command,
        }
    }

    /// The same with another weight.
    #[must_use]
    pub fn weight(self, weight: Weight) -> Answer {
        Answer { weight, ..self }
    }

    /// The same as the one to give without a thought.
    #[must_use]
    pub fn primary(self) -> Answer {
        self.weight(Weight::Primary)
    }

    /// The same, pressed or not.
    #[must_use]
    pub fn pressed(self, is_pressed: bool) -> Answer {
        let is_pressed = Some(is_pressed);
        Answer { is_pressed, ..self }
    }

    /// Whether it can be given.
    pub fn is_open(&self) -> bool {
        self.refusal.is_none()
    }

    /// The orders in it.
    pub fn orders(&self) -> &[Order] {
        match &self.action {
            Action::Give(orders) | Action::AsTold(orders) => orders,
            Action::AsStaff | Action::Pick(_) => &[],
        }
    }

    /// Its mark for tests and scripts: its orders as saves have them.
    pub fn mark(&self) -> Option<String> {
        let orders = self.orders();
        (!orders.is_empty()).then(|| {
            let written: Vec<String> = orders.iter().map(Written::written).collect();
            written.join("; ")
        })
    }
}
