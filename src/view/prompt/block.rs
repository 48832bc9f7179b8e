//! What a question is made of: parts of a few kinds, in the order they stand.

use super::composer::ComposerView;
use super::done::Done;
use super::how::HowTo;
use super::interception::EngagementGrid;
use super::plan::PlanView;
use crate::view::Answer;
use crate::view::air::CriticalTrack;
use crate::view::fleet::PlaneView;
use crate::view::search::SearchPlanView;
use page::rows;

/// A part of a question.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// A hint, where one is due.
    Hint,
    /// What the player's last step did.
    Done(Done),
    /// What was passed over, or will be.
    Notes(Vec<String>),
    /// What to think of, and the rule in a line: a paragraph each; and how a hex is chosen on the chart.
    Why(Vec<String>, Option<HowTo>),
    /// The Fuel Critical track of the mission that is asked about, if it is on it or comes to it.
    Fuel(CriticalTrack),
    /// Answers about one thing.
    Choice(Choice),
    /// Who can do something, with what: a line each.
    Lines(Lines),
    /// What something brings, or costs: a line each.
    Remarks(Vec<Remark>),
    /// What may be done here or there, weighed in figures.
    Comparisons(Vec<Comparison>),
    /// The units chosen to launch together.
    Composer(ComposerView),
    /// Who engages whom.
    Grid(Box<EngagementGrid>),
    /// The search that is planned.
    Search(Box<SearchPlanView>),
    /// What the plans of the task groups propose.
    Plan(Box<PlanView>),
}

/// A row of answers about one thing.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Choice {
    /// How it looks.
    pub look: ChoiceLook,
    /// Its name.
    pub name: String,
    /// What it is about, if that has to be said.
    pub who: String,
    /// A few words before the answers.
    pub hint: String,
    /// The answers.
    pub answers: Vec<Answer>,
    /// Why there are no more, after them.
    pub note: String,
}

/// How a row of answers looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum ChoiceLook {
    /// Buttons in a frame.
    #[default]
    Row,
    /// Buttons that deal everything out by one click.
    Deals,
    /// Boxes to tick, each with what it stands for, under the name.
    Ticks,
}

/// Who can do something: a line each.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lines {
    /// How they look.
    pub look: LinesLook,
    /// A few words before them.
    pub hint: String,
    /// The lines.
    pub lines: Vec<Line>,
}

/// How lines look.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinesLook {
    /// Somebody with what he costs and promises.
    Who,
    /// Missions with their units.
    Arrivals,
    /// What can be put into the line that is chosen.
    Pool,
    /// Lines to choose from, with what is in them.
    Strikes,
}

/// Somebody who can do something, with his answers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Line {
    /// The picture of his counter.
    pub picture: &'static str,
    /// What is said of him.
    pub words: LineWords,
    /// His units, one by one.
    pub planes: Vec<PlaneView>,
    /// The place he has been sent to, and whom he meets there.
    pub sent: Option<String>,
    /// His answers.
    pub answers: Vec<Answer>,
    /// Why he has none.
    pub refusal: Option<String>,
}

/// What is said of somebody who can do something, before his units and his answers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct LineWords {
    /// His name.
    pub unit: String,
    /// What he is, and where; what he risks.
    pub what: Vec<Remark>,
    /// What it costs, or risks, or promises, in a column of its own.
    pub stake: Remark,
    /// What to expect of it, and of each choice.
    pub odds: Vec<String>,
    /// Chooses him, where one of the lines is chosen.
    pub choose: Option<Answer>,
}

/// Something worth knowing, in a few words.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Remark {
    /// In words.
    pub words: String,
    /// Whether it is a warning.
    pub warns: bool,
}

/// Figures side by side, and the answer that they are for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comparison {
    /// What it is of.
    pub title: String,
    /// What its columns are of.
    pub columns: [&'static str; 2],
    /// A line each: what is compared, and each figure.
    pub rows: Vec<(&'static str, [String; 2])>,
    /// What the staff makes of it.
    pub verdict: String,
    /// The answer.
    pub answer: Answer,
}

/// What cannot be done, and why.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WhyNot {
    /// Who, or what.
    pub what: String,
    /// The reason, as a sentence.
    pub why: String,
}

impl Block {
    /// Its answers, in the order they stand.
    pub fn answers(&self) -> Vec<&Answer> {
        match self {
            Block::Choice(choice) => choice.answers.iter().collect(),
            Block::Lines(lines) => {
                let lines = lines.lines.iter();
                let answers = lines.flat_map(|it| it.words.choose.iter().chain(&it.answers));
                answers.collect()
            }
            Block::Comparisons(tables) => tables.iter().map(|it| &it.answer).collect(),
            Block::Composer(composer) => composer.answers.iter().collect(),
            Block::Grid(grid) => grid.answers().collect(),
            Block::Search(plan) => plan.answers().collect(),
            Block::Plan(plan) => plan.answers().collect(),
            Block::Hint
            | Block::Done(_)
            | Block::Notes(_)
            | Block::Why(..)
            | Block::Fuel(_)
            | Block::Remarks(_) => Vec::new(),
        }
    }

    /// Where it stands among the others, the smaller the higher: what is to be decided before what is said of it, and
    /// that before what is chosen by it.
    pub(super) fn place(&self) -> u8 {
        match self {
            Block::Comparisons(_) => 0,
            Block::Hint => 1,
            Block::Done(_) => 2,
            Block::Plan(_) => 3,
            Block::Notes(_) => 4,
            Block::Why(..) => 5,
            Block::Fuel(_) => 6,
            Block::Choice(_) => 7,
            Block::Lines(_)
            | Block::Remarks(_)
            | Block::Composer(_)
            | Block::Grid(_)
            | Block::Search(_) => 8,
        }
    }

    /// What it is known by among the others of its question, while what it says changes.
    pub fn row(&self) -> u64 {
        let kind = std::mem::discriminant(self);
        match self {
            Block::Choice(choice) => rows::number(&(kind, &choice.name)),
            Block::Lines(lines) => rows::number(&(kind, lines.look)),
            _ => rows::number(&kind),
        }
    }

    /// A line for each who can do something, if anybody can.
    pub(super) fn lines(lines: Vec<Line>) -> Option<Block> {
        (!lines.is_empty()).then_some(Block::Lines(Lines {
            look: LinesLook::Who,
            hint: String::new(),
            lines,
        }))
    }
}

impl Line {
    /// Whether it is the chosen one, where one of the lines is chosen.
    pub fn is_chosen(&self) -> bool {
        let choose = self.words.choose.as_ref();
        choose.is_some_and(|choose| choose.is_pressed == Some(true))
    }
}

impl Remark {
    /// One that is no warning.
    pub fn of(words: impl Into<String>) -> Remark {
        Remark {
            words: words.into(),
            warns: false,
        }
    }
}
