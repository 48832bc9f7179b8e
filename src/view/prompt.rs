//! The prompt: what is asked, its rule in a line, and the answers; for each decision a file.

mod advice;
mod air_attack;
mod all_missions;
mod arrivals;
mod as_suggested;
mod aside;
mod block;
mod composer;
mod done;
mod forming;
mod grounds;
mod heading;
mod homecoming;
mod how;
mod interception;
mod landing;
mod lights;
mod movement;
mod offered;
mod operations;
pub mod passage;
mod passed;
mod placing;
mod plan;
mod ready_decks;
pub mod sailing;
mod searching;
mod short;
mod showing;
mod splitting;
mod standing_by;
pub mod submarines;
mod targets;
mod us_movement;
mod warning;
mod why_this;
pub mod wind;

pub use advice::PlanAdvice;
pub use as_suggested::next_as_suggested;
pub use block::{
    Block, Choice, ChoiceLook, Comparison, Line, LineWords, Lines, LinesLook, Remark, WhyNot,
};
pub use composer::{ComposerView, FigureView};
pub use done::{Done, done};
pub use forming::chosen_strike;
pub(super) use grounds::in_words as grounds_in_words;
pub(super) use heading::reason as reason_of_heading;
pub use how::HowTo;
pub(super) use interception::reason as reason_to_engage;
pub use interception::{EngagementGrid, Engaging, FighterRow, RaidColumn, next_division};
pub use offered::{Offered, QuestionTab};
pub use operations::{StepState, StepView};
pub use passage::PassageView;
pub use plan::{PlanLineView, PlanStepView, PlanView};
pub use searching::forces_in;
pub use showing::showing;
pub use warning::Warning;
pub use why_this::{WhyThis, why_this};

use super::orders_of_the_day::why_asked;
use super::search;
use super::shell::CommandName;
use super::{Answer, Asked, Selection, Weight};
use crate::engine::fleet::{AirUnitId, SearchAim, UnitSet};
use crate::engine::forecast::AutoAnswer;
use crate::engine::orders_of_the_day::Stop;
use crate::engine::{Decision, EventRecord, Game, Order};
use crate::view::shown_record::ShownRecord;

/// A question: what is asked, the parts it is made of, and the answers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Prompt {
    /// What is asked.
    pub asked: Asked,
    /// What is asked, in words.
    pub title: String,
    /// The rule's number.
    pub rule: &'static str,
    /// How far along the player is.
    pub progress: String,
    /// What is new, so that this is asked though the orders of the day would answer it else.
    pub asked_because: String,
    /// The steps of air operations.
    pub steps: Vec<StepView>,
    /// Whether the player has begun to choose a hex: where the page is narrow, the rest makes room for the chart.
    pub is_choosing: bool,
    /// Its parts, in the order they stand.
    pub blocks: Vec<Block>,
    /// What can be done in batches: lists of orders that one click gives.
    pub batches: Vec<Answer>,
    /// The answers below it all.
    pub answers: Vec<Answer>,
    /// What is to be thought of before one is given.
    pub warning: Option<Warning>,
    /// What cannot be done, and why.
    pub why_not: Vec<WhyNot>,
}

impl Prompt {
    /// All its answers, in the order they stand in.
    pub fn all_answers(&self) -> impl Iterator<Item = &Answer> {
        let parts = self.blocks.iter().flat_map(Block::answers);
        parts.chain(&self.batches).chain(&self.answers)
    }

    /// The answer that a command gives, if it is not refused.
    pub fn answer_by(&self, command: CommandName) -> Option<&Answer> {
        let mut open = self.all_answers().filter(|it| it.refusal.is_none());
        open.find(|answer| answer.command == Some(command))
    }

    /// The answer to give without a thought, if there is one that is not refused.
    pub fn primary(&self) -> Option<&Answer> {
        let mut open = self.all_answers().filter(|it| it.refusal.is_none());
        open.find(|answer| answer.is_primary())
    }

    /// The answer suggested to the unit that is asked about: the filled one, unless that gives more besides.
    pub fn suggested(&self) -> Option<&Answer> {
        let mut answers = self.all_answers();
        let suggested = answers.find(|it| it.weight == Weight::Suggested);
        suggested.or_else(|| self.primary())
    }

    /// What to think of, and the rule in a line: a paragraph each.
    pub fn why(&self) -> &[String] {
        let why = self.blocks.iter().find_map(|block| match block {
            Block::Why(why, _) => Some(why.as_slice()),
            _ => None,
        });
        why.unwrap_or_default()
    }

    /// This question, saying first what the player's last step did, and what was answered for him since.
    #[must_use]
    pub fn after(mut self, done: Done, answered: &[AutoAnswer]) -> Prompt {
        let notes = answered.iter().map(|why| passed::auto_answer(*why));
        if done != Done::default() {
            self.add(Block::Done(done));
        }
        self.noting(notes.collect())
    }

    /// This question, saying what is new, if it is asked for that.
    #[must_use]
    pub fn because_of(self, stop: Option<Stop>) -> Prompt {
        let asked_because = stop.map(why_asked).unwrap_or_default();
        Prompt {
            asked_because,
            ..self
        }
    }

    /// This question, saying some things before its reasons.
    #[must_use]
    pub fn noting(mut self, notes: Vec<String>) -> Prompt {
        let said = self.blocks.iter_mut().find_map(|block| match block {
            Block::Notes(said) => Some(said),
            _ => None,
        });
        match said {
            Some(said) => {
                said.splice(0..0, notes);
            }
            None if notes.is_empty() => {}
            None => self.add(Block::Notes(notes)),
        }
        self
    }

    /// A question, with the rule of its decision in a line.
    pub(super) fn of(decision: Decision, title: impl Into<String>) -> Prompt {
        Prompt::because(decision, title, vec![decision.rule_in_a_line().to_owned()])
    }

    /// A question, and what to think of: a paragraph each.
    pub(super) fn because(
        decision: Decision,
        title: impl Into<String>,
        why: Vec<String>,
    ) -> Prompt {
        Prompt {
            asked: Asked::Decision(decision),
            title: title.into(),
            rule: decision.rule(),
            blocks: vec![Block::Hint, Block::Why(why, None)],
            ..Prompt::default()
        }
    }

    /// This question, with how a hex is chosen on the chart, if one is.
    #[must_use]
    pub(super) fn how(mut self, how: Option<HowTo>) -> Prompt {
        for block in &mut self.blocks {
            if let Block::Why(_, said) = block {
                said.clone_from(&how);
            }
        }
        self
    }

    /// This question, with further parts below the others.
    #[must_use]
    pub(super) fn with(mut self, blocks: impl IntoIterator<Item = Block>) -> Prompt {
        self.blocks.extend(blocks);
        self
    }

    /// Puts a part in its place: below those that stand as high.
    fn add(&mut self, block: Block) {
        let place = block.place();
        let below = self.blocks.iter().position(|other| other.place() > place);
        let below = below.unwrap_or(self.blocks.len());
        self.blocks.insert(below, block);
    }

    /// This question, with a part in its place, if there is one.
    #[must_use]
    fn adding(mut self, block: Option<Block>) -> Prompt {
        block.into_iter().for_each(|block| self.add(block));
        self
    }
}

/// Whether no order of a kind has been given in the segment.
fn is_first(game: &Game, is_of: fn(&Order) -> bool) -> bool {
    let since = ShownRecord::all(game).of_segment();
    let is_given = |it: &EventRecord| it.event.order().is_some_and(is_of);
    !since.iter().any(is_given)
}

/// The rule of a decision in a line, until an order of its kind has been given in the segment: after that it is a
/// press on its number away.
fn rule_once(game: &Game, decision: Decision, is_of: fn(&Order) -> bool) -> Option<String> {
    is_first(game, is_of).then(|| decision.rule_in_a_line().to_owned())
}

/// What the player is asked now. Nothing once the game is over, nor for a decision of a fight, which
/// has a dialog of its own unless it is put aside.
/// What search the staff suggests is for the caller to say, who need not ask it anew for each selection.
pub fn prompt(
    game: &Game,
    selection: &Selection,
    suggested: &[(UnitSet, SearchAim)],
) -> Option<Prompt> {
    let decision = game.decision()?;
    let aside = |title| {
        let is_aside = selection.activity.puts_fight_aside();
        is_aside.then(|| aside::prompt(decision, title))
    };
    let mut prompt = match decision {
        Decision::AirMovement => movement::prompt(game, selection),
        Decision::Landing => landing::prompt(game),
        Decision::Interception => interception::prompt(game, selection),
        Decision::FormStrikes => forming::prompt(game, selection),
        Decision::AirAttack => air_attack::prompt(game),
        Decision::Lights => lights::prompt(game),
        Decision::UsMovement => us_movement::prompt(game, selection),
        Decision::DeclareSearch => searching::declaring(game),
        Decision::AirSearch => search::view(game, selection, suggested),
        Decision::SearchPath { search, hexes } => searching::path(game, search, hexes),
        Decision::WhichForce { search } => searching::which(game, search),
        Decision::Shadow { search, force } => searching::shadow(game, search, force),
        Decision::SearchLanding { search } => searching::landing(game, search),
        Decision::ReadyDecks => ready_decks::prompt(game, selection),
        Decision::PlaceSubmarines => submarines::placing(game, selection.activity),
        Decision::Submarines => submarines::orders(game, selection.activity),
        Decision::SubmarineContact { submarine, force } => {
            submarines::contact(game, submarine, force)
        }
        // What can be done with the selected units is asked there.
        Decision::AirOperations { step } => {
            return Some(operations::prompt(game, selection, step));
        }
        Decision::SurfaceBattle { .. } => aside("Fight the ships that were met?")?,
        Decision::SurfaceFire => aside("Who fires on whom?")?,
        Decision::Division(_) => aside("How do the Hellcats divide?")?,
        Decision::SecondAttempt { .. } => aside("Look for the force once more?")?,
        Decision::Coordination { .. } => aside("Draw the strike together?")?,
        Decision::Assignment { .. } => aside("Which ship is each damage roll for?")?,
        Decision::Overflight { .. } => aside("Which battleships open fire?")?,
    };
    // The planes of a search are chosen there, and those that are readied have answers already.
    let has_own = prompt
        .blocks
        .iter()
        .any(|block| matches!(block, Block::Search(_) | Block::Choice(_)));
    let chosen = selected(game, selection);
    if let Some(chosen) = chosen.filter(|choice| !has_own || !choice.answers.is_empty()) {
        prompt.add(Block::Choice(chosen));
    }
    Some(prompt)
}

/// A landed unit may go over the side at any question (6.291).
fn selected(game: &Game, selection: &Selection) -> Option<Choice> {
    let unit = selection.planes.iter().next()?;
    Some(Choice {
        name: unit.to_string(),
        who: unit.to_string(),
        answers: push_over(game, unit).into_iter().collect(),
        ..Choice::default()
    })
}

/// Pushes a unit over the side, where that may be (6.291).
fn push_over(game: &Game, unit: AirUnitId) -> Option<Answer> {
    let push = Order::PushOver { unit };
    let answer = Answer::new(game, "Push it over the side (6.291)", push);
    let answer = answer.weight(Weight::Danger);
    answer.refusal.is_none().then_some(answer)
}
