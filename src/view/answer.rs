//! An answer to the decision: offered, or refused with the reason.

use super::Activity;
use super::chart::Unit;
use super::shell::CommandName;
use crate::engine::fleet::UnitSet;
use crate::engine::plan::{LineId, Plans};
use crate::engine::routine::RoutineKind;
use crate::engine::{Game, Order};

/// What an answer does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Gives orders, in turn, as one step.
    Give(Vec<Order>),
    /// The same; and then lands whom there is still room for, since units were lost in landing.
    Land(RoutineKind, Vec<Order>),
    /// Gives the first order; and then what the staff suggests to the others, in turn, until it ends the segment: what
    /// comes of one may change the next. The orders are those that it would give if nothing did.
    AllAsSuggested(Vec<Order>),
    /// Gives orders, in turn; and then has every fight of the segment divided as the staff would, and its result told.
    FightAndTell(Vec<Order>),
    /// Begins what is not yet an order.
    Begin(Activity),
    /// Begins something, or leaves it if it was begun.
    Toggle(Activity),
    /// Leaves what was begun.
    End,
    /// Goes on to the mission after the selected one.
    NextMission,
    /// Selects what lies on the chart.
    Pick(Unit),
    /// Selects units aboard, instead of those selected before.
    Choose(UnitSet),
    /// Leaves a line of the plan out, or takes it in again.
    LeaveOut(LineId),
    /// Has the decks handled by other plans.
    Plan(Plans),
    /// Puts the decks on the stage in the place of the chart.
    ShowDecks,
    /// Shows at once all that has happened.
    ShowAll,
}

/// What an answer is known by in a list, while what it says changes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AnswerRow {
    /// Its id.
    Id(String),
    /// The kind of question it answers, and what it does: to go on from another question is another answer.
    Does(&'static str, Action),
}

/// How much an answer asks to be given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Weight {
    /// It is the one to give without a thought.
    Primary,
    /// It is what is suggested to the unit that is asked about, where the filled answer gives that and more.
    Suggested,
    /// It is one of several.
    #[default]
    Plain,
    /// It leads elsewhere, or out of what was begun.
    Quiet,
    /// It destroys something of the player's own.
    Danger,
}

/// An answer to the decision, as a button has it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// What it does.
    pub action: Action,
    /// What kind of answer it is, where several orders stand for it.
    pub kind: Option<String>,
    /// The id of its element, if what it does changes while it stays the same answer.
    pub id: Option<String>,
    /// What stands on its button.
    pub label: String,
    /// What stands beside that in small: the cost, the odds.
    pub detail: String,
    /// More of it, on hover.
    pub title: String,
    /// Its name for those who do not see what it stands beside.
    pub name: Option<String>,
    /// The command that gives it, which knows its key.
    pub command: Option<CommandName>,
    /// How much it asks to be given.
    pub weight: Weight,
    /// Whether it stands for something that is chosen.
    pub is_pressed: Option<bool>,
    /// Whether what it opens is open.
    pub is_expanded: Option<bool>,
    /// Whether it may be given again at once, by a second click of a double click.
    pub repeats: bool,
    /// Why it cannot be given, as a sentence.
    pub refusal: Option<String>,
}

impl Answer {
    /// An answer that is no order.
    pub fn of(action: Action, label: impl Into<String>) -> Answer {
        Answer {
            action,
            kind: None,
            id: None,
            label: label.into(),
            detail: String::new(),
            title: String::new(),
            name: None,
            command: None,
            weight: Weight::Plain,
            is_pressed: None,
            is_expanded: None,
            repeats: false,
            refusal: None,
        }
    }

    /// An answer of one order, refused if the rules refuse it.
    pub fn new(game: &Game, label: impl Into<String>, order: Order) -> Answer {
        let refusal = game.check(order).err();
        Answer {
            refusal: refusal.map(|refusal| refusal_in_words(&refusal)),
            ..Answer::of(Action::Give(vec![order]), label)
        }
    }

    /// An answer of several orders, which the rules are known to allow.
    pub fn several(
        kind: impl Into<String>,
        label: impl Into<String>,
        orders: Vec<Order>,
    ) -> Answer {
        Answer {
            kind: Some(kind.into()),
            ..Answer::of(Action::Give(orders), label)
        }
    }

    /// This answer, marked as of a kind.
    #[must_use]
    pub fn kind(self, kind: impl Into<String>) -> Answer {
        let kind = Some(kind.into());
        Answer { kind, ..self }
    }

    /// This answer with an id.
    #[must_use]
    pub fn id(self, id: impl Into<String>) -> Answer {
        let id = Some(id.into());
        Answer { id, ..self }
    }

    /// This answer with something in small beside it.
    #[must_use]
    pub fn detail(self, detail: impl Into<String>) -> Answer {
        let detail = detail.into();
        Answer { detail, ..self }
    }

    /// This answer with more on hover.
    #[must_use]
    pub fn title(self, title: impl Into<String>) -> Answer {
        let title = title.into();
        Answer { title, ..self }
    }

    /// This answer with a name that says all of it.
    #[must_use]
    pub fn name(self, name: impl Into<String>) -> Answer {
        let name = Some(name.into());
        Answer { name, ..self }
    }

    /// This answer as one that a command gives too.
    #[must_use]
    pub fn by(self, command: CommandName) -> Answer {
        let command = Some(command);
        Answer { command, ..self }
    }

    /// This answer as the one to give without a thought, if it is.
    #[must_use]
    pub fn primary(self, is_primary: bool) -> Answer {
        if is_primary {
            self.weight(Weight::Primary)
        } else {
            self
        }
    }

    /// This answer with a weight.
    #[must_use]
    pub fn weight(self, weight: Weight) -> Answer {
        Answer { weight, ..self }
    }

    /// This answer as one that may be given again at once.
    #[must_use]
    pub fn repeated(self) -> Answer {
        let repeats = true;
        Answer { repeats, ..self }
    }

    /// This answer, refused for a reason, if there is one.
    #[must_use]
    pub fn refused(self, refusal: Option<String>) -> Answer {
        Answer { refusal, ..self }
    }

    /// The orders it gives; none if it gives none.
    pub fn orders(&self) -> &[Order] {
        match &self.action {
            Action::Give(orders)
            | Action::Land(_, orders)
            | Action::AllAsSuggested(orders)
            | Action::FightAndTell(orders) => orders,
            _ => &[],
        }
    }

    /// Whether it is the one to give without a thought.
    pub fn is_primary(&self) -> bool {
        self.weight == Weight::Primary
    }

    /// What it is known by: an answer that does something else, or answers a question of another kind, is another button,
    /// unless it has an id.
    pub fn row(&self, asked: &'static str) -> AnswerRow {
        match &self.id {
            Some(id) => AnswerRow::Id(id.clone()),
            None => AnswerRow::Does(asked, self.action.clone()),
        }
    }

    /// The command whose key stands on its button: Enter gives the filled answer, whatever other key it has.
    pub fn shown_command(&self) -> Option<CommandName> {
        match self.weight {
            Weight::Primary => Some(CommandName::FirstAnswer),
            Weight::Suggested | Weight::Plain | Weight::Quiet | Weight::Danger => self.command,
        }
    }

    /// The letter of its key as tests and scripts read it on the page.
    pub fn key_mark(&self) -> Option<String> {
        let command = self.command?;
        Some(command.key_hint().to_lowercase())
    }

    /// Its orders as tests and scripts read them on the page: a list where several stand for it.
    pub fn mark(&self) -> Option<String> {
        match self.orders() {
            [] => None,
            [order] if self.kind.is_none() => serde_json::to_string(order).ok(),
            orders => serde_json::to_string(orders).ok(),
        }
    }
}

/// A refusal as a sentence.
pub fn refusal_in_words(refusal: &crate::engine::Refusal) -> String {
    sentence(&format!("{refusal}."))
}

/// The first letter of a sentence made large.
pub fn sentence(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
