//! The prompt: what is asked, its rule in a line, and the answers; for each decision a file.

mod advice;
mod air_attack;
mod all_missions;
mod arrivals;
mod aside;
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
pub mod submarines;
mod targets;
mod us_movement;
mod warning;

pub use advice::PlanAdvice;
pub use all_missions::next_as_suggested;
pub use arrivals::ArrivalView;
pub use composer::{ComposerView, FigureView};
pub use done::{Done, Happened, done};
pub use forming::{FormingView, PoolView, StrikeView, TypeView};
pub(super) use grounds::in_words as grounds_in_words;
pub(super) use heading::reason as reason_of_heading;
pub use how::HowTo;
pub(super) use interception::reason as reason_to_engage;
pub use lights::{LightsRow, LightsView};
pub use operations::{StepState, StepView};
pub use passage::PassageView;
pub use plan::{PlanLineView, PlanStepView, PlanView};
pub use sailing::{PlaceView, SailingView, SailorView};
pub use searching::forces_in;
pub use showing::showing;
pub use warning::Warning;

use super::air::CriticalTrack;
use super::search::{self, SearchPlanView};
use super::shell::CommandName;
use super::{Answer, Asked, Selection, Weight};
use crate::engine::fleet::{AirUnitId, SearchAim, UnitSet};
use crate::engine::forecast::AutoAnswer;
use crate::engine::{Decision, Event, EventRecord, Game, Order};
use crate::view::shown_record::ShownRecord;

/// What stands in the prompt. The parts that a decision has no use for are empty.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct PromptView {
    /// What is asked.
    pub asked: Asked,
    /// What is asked, in words.
    pub title: String,
    /// The rule's number.
    pub rule: &'static str,
    /// How far along the player is.
    pub progress: String,
    /// The steps of air operations.
    pub steps: Vec<StepView>,
    /// What to think of, and the rule in a line: a paragraph each.
    pub why: Vec<String>,
    /// How a hex is chosen on the chart.
    pub how: Option<HowTo>,
    /// Whether the player has begun to choose one: where the page is narrow, the rest makes room for the chart.
    pub is_choosing: bool,
    /// The Fuel Critical track of the mission that is asked about, if it is on it or comes to it.
    pub critical: Option<CriticalTrack>,
    /// What the player's last step did.
    pub done: Done,
    /// What was passed over, or will be.
    pub notes: Vec<String>,
    /// Rows of answers about something that is selected, or could be.
    pub choices: Vec<ChoiceView>,
    /// The units chosen to launch together.
    pub composer: Option<ComposerView>,
    /// Units and strikes, before the first turn.
    pub forming: Option<FormingView>,
    /// Who can do something, with what.
    pub lines: Vec<LineView>,
    /// A line for all of them at once.
    pub together: Vec<LineView>,
    /// The missions that can land.
    pub arrivals: Vec<ArrivalView>,
    /// How many units leave a mission, while that is being chosen.
    pub splitting: Option<ChoiceView>,
    /// Who is to sail.
    pub sailing: Option<SailingView>,
    /// The lights that can be turned on, or off.
    pub lights: Vec<LightsView>,
    /// The search that is planned.
    pub search: Option<SearchPlanView>,
    /// What the plans of the task groups propose.
    pub plan: Option<PlanView>,
    /// What can be done in batches: lists of orders that one click gives.
    pub batches: Vec<Answer>,
    /// The answers below it all.
    pub answers: Vec<Answer>,
    /// What is to be thought of before one is given.
    pub warning: Option<Warning>,
    /// What cannot be done, and why.
    pub why_not: Vec<WhyNot>,
}

/// A row of answers about one thing.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ChoiceView {
    /// Its name.
    pub name: String,
    /// What it is about, if that has to be said.
    pub who: String,
    /// A few words before the answers.
    pub hint: String,
    /// The answers.
    pub answers: Vec<Answer>,
}

/// Somebody who can do something, with his answers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct LineView {
    /// His name.
    pub unit: String,
    /// The picture of his counter.
    pub picture: &'static str,
    /// What he is, and where.
    pub what: String,
    /// What it costs, or risks, or promises.
    pub stake: Stake,
    /// What to expect of it, and of each choice.
    pub odds: Vec<String>,
    /// The place he has been sent to, and whom he meets there.
    pub sent: Option<String>,
    /// His answers.
    pub answers: Vec<Answer>,
    /// Why he has none.
    pub refusal: Option<String>,
}

/// What something costs, or risks, or promises.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Stake {
    /// In words.
    pub words: String,
    /// Whether it is a warning.
    pub warns: bool,
}

/// What cannot be done, and why.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WhyNot {
    /// Who, or what.
    pub what: String,
    /// The reason, as a sentence.
    pub why: String,
}

impl PromptView {
    /// All its answers, in the order they stand in.
    pub fn all_answers(&self) -> impl Iterator<Item = &Answer> {
        let choices = self.choices.iter().flat_map(|row| &row.answers);
        let composer = self.composer.iter().flat_map(|it| &it.answers);
        let forming = self.forming.iter().flat_map(FormingView::answers);
        let lines = self
            .lines
            .iter()
            .chain(&self.together)
            .flat_map(|line| &line.answers);
        let arrivals = self.arrivals.iter().flat_map(|line| &line.answer);
        let splitting = self.splitting.iter().flat_map(|row| &row.answers);
        let search = self.search.iter().flat_map(SearchPlanView::answers);
        choices
            .chain(composer)
            .chain(forming)
            .chain(lines)
            .chain(arrivals)
            .chain(splitting)
            .chain(self.sailing.iter().flat_map(SailingView::answers))
            .chain(self.lights.iter().map(|card| &card.answer))
            .chain(search)
            .chain(self.plan.iter().flat_map(PlanView::answers))
            .chain(&self.batches)
            .chain(&self.answers)
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

    /// This question, saying first what the player's last step did, and what was answered for him since.
    #[must_use]
    pub fn after(mut self, done: Done, answered: &[AutoAnswer]) -> PromptView {
        self.done = done;
        let answered = answered.iter().map(|why| passed::auto_answer(*why));
        self.notes.splice(0..0, answered);
        self
    }

    /// This question, saying some things first.
    #[must_use]
    pub fn noting(mut self, notes: Vec<String>) -> PromptView {
        self.notes.splice(0..0, notes);
        self
    }

    /// A prompt for a decision.
    pub(super) fn of(decision: Decision, title: impl Into<String>) -> PromptView {
        PromptView {
            asked: Asked::Decision(decision),
            title: title.into(),
            rule: decision.rule(),
            why: vec![decision.rule_in_a_line().to_owned()],
            ..PromptView::default()
        }
    }
}

impl Stake {
    /// One that is no warning.
    fn of(words: impl Into<String>) -> Stake {
        Stake {
            words: words.into(),
            warns: false,
        }
    }
}

/// Whether no order of a kind has been given in the segment.
fn is_first(game: &Game, is_of: fn(&Order) -> bool) -> bool {
    let since = ShownRecord::all(game).of_segment();
    let is_given =
        |it: &EventRecord| matches!(&it.event, Event::Order { order, .. } if is_of(order));
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
    suggested: Option<(UnitSet, SearchAim)>,
) -> Option<PromptView> {
    let mut prompt = match game.decision()? {
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
        decision if selection.activity.puts_fight_aside() => aside::prompt(decision),
        _ => return None,
    };
    let chosen = selected(game, selection);
    // The planes of a search are chosen there, and those that are readied have answers already.
    let has_own = prompt.search.is_some() || !prompt.choices.is_empty();
    prompt
        .choices
        .extend(chosen.filter(|choice| !has_own || !choice.answers.is_empty()));
    Some(prompt)
}

/// A landed unit may go over the side at any question (6.291).
fn selected(game: &Game, selection: &Selection) -> Option<ChoiceView> {
    let unit = selection.planes.iter().next()?;
    Some(ChoiceView {
        name: unit.to_string(),
        who: unit.to_string(),
        answers: push_over(game, unit).into_iter().collect(),
        ..ChoiceView::default()
    })
}

/// Pushes a unit over the side, where that may be (6.291).
fn push_over(game: &Game, unit: AirUnitId) -> Option<Answer> {
    let push = Order::PushOver { unit };
    let answer = Answer::new(game, "Push it over the side (6.291)", push);
    let answer = answer.weight(Weight::Danger);
    answer.refusal.is_none().then_some(answer)
}
