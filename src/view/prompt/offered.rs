//! How a question stands beside the chart: at the top what is asked, why, and the answers that most players give; all
//! that belongs to it in detail, and the other answers, in a tab of its own under it.

use super::{Block, ChoiceLook, Line, Prompt, WhyNot};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Decision, Order};
use crate::view::shell::CommandName;
use crate::view::{Answer, Asked, Weight};

/// How many answers are in sight with the question, the suggested one among them.
const IN_SIGHT: usize = 3;

/// A question, parted.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Offered {
    /// What stands with the question: why in a sentence, what the last step did, what the player has in hand.
    pub with_it: Vec<Block>,
    /// The suggested answer, and at most two others.
    pub first: Vec<Answer>,
    /// The tab under it.
    pub tab: QuestionTab,
}

/// What the question's own tab holds.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct QuestionTab {
    /// Its name: one word.
    pub name: &'static str,
    /// Its parts, in the order they stand.
    pub blocks: Vec<Block>,
    /// The answers that are not in sight with the question.
    pub more: Vec<Answer>,
    /// The rest of what there is to think of: a paragraph each.
    pub why: Vec<String>,
    /// What cannot be done, and why.
    pub why_not: Vec<WhyNot>,
    /// Whether it is what the player must see to answer, and so opens by itself.
    pub opens: bool,
}

impl QuestionTab {
    /// Whether there is anything in it.
    pub fn is_empty(&self) -> bool {
        self.blocks.is_empty()
            && self.more.is_empty()
            && self.why.is_empty()
            && self.why_not.is_empty()
    }
}

impl Prompt {
    /// How it stands beside the chart.
    pub fn offered(&self) -> Offered {
        let (first, more) = self.parted_answers();
        let mut why = Vec::new();
        let (mut with_it, mut blocks) = (Vec::new(), Vec::new());
        for block in &self.blocks {
            match block {
                Block::Why(said, how) => {
                    let (sentence, rest) = first_sentence(said);
                    with_it.push(Block::Why(vec![sentence], how.clone()));
                    why = rest;
                }
                block if stands_with_question(block) => with_it.push(block.clone()),
                block => blocks.push(without_suggestion(block, &first)),
            }
        }
        Offered {
            with_it,
            first,
            tab: QuestionTab {
                name: tab_name(self.asked),
                opens: blocks.iter().any(is_needed),
                blocks,
                more,
                why,
                why_not: self.why_not.clone(),
            },
        }
    }

    /// The answers in sight, the suggested one first, and the others in the order they stand.
    fn parted_answers(&self) -> (Vec<Answer>, Vec<Answer>) {
        let own = self.batches.iter().chain(&self.answers);
        let in_hand = |block: &Block| matches!(block, Block::Composer(_));
        if self.blocks.iter().any(in_hand) {
            // What can be done with the units in hand comes before all else.
            return (Vec::new(), own.cloned().collect());
        }
        let all: Vec<Answer> = self
            .suggested_in_a_part()
            .into_iter()
            .chain(own.cloned())
            .collect();
        let mut first: Vec<usize> = (0..all.len()).collect();
        first.insertion_sort_by_key(|at| rank(&all[*at]));
        if all.len() > IN_SIGHT {
            first.retain(|at| rank(&all[*at]) < UNDER_MORE);
        }
        first.truncate(IN_SIGHT);
        let more = (0..all.len()).filter(|at| !first.contains(at));
        let taken = |at: usize| all[at].clone();
        (
            first.iter().copied().map(taken).collect(),
            more.map(taken).collect(),
        )
    }

    /// The suggested answer, if it stands in one of the parts of the tab: named after the line that it stands in.
    fn suggested_in_a_part(&self) -> Option<Answer> {
        let mut parts = self
            .blocks
            .iter()
            .filter(|block| !stands_with_question(block));
        parts.find_map(|block| {
            let mut answers = block.answers().into_iter();
            let answer = answers.find(|it| it.is_primary() && it.refusal.is_none())?;
            let line = match block {
                Block::Lines(lines) => lines.lines.iter().find(|it| it.answers.contains(answer)),
                _ => None,
            };
            let named =
                |line: &Line| format!("{}: {}", line.words.unit, decapitalized(&answer.label));
            Some(Answer {
                label: line.map_or_else(|| answer.label.clone(), named),
                ..answer.clone()
            })
        })
    }
}

/// Answers of this rank are in sight only where there are few.
const UNDER_MORE: u8 = 4;

/// How early an answer comes into sight.
fn rank(answer: &Answer) -> u8 {
    if answer.is_primary() {
        return 0;
    }
    match answer.command {
        _ if answer.weight == Weight::Suggested => 1,
        Some(CommandName::Routine) => 1,
        Some(CommandName::GoOn) => 2,
        // What gets through is seen before it does.
        Some(CommandName::LetPass) => 3,
        Some(CommandName::Split | CommandName::PlaceCap | CommandName::NextMission) => UNDER_MORE,
        _ if answer.weight == Weight::Quiet || answer.weight == Weight::Danger => UNDER_MORE,
        _ if is_lit(answer) => UNDER_MORE,
        _ => 3,
    }
}

/// Whether a lit hex of the chart gives the same order.
fn is_lit(answer: &Answer) -> bool {
    matches!(
        answer.orders(),
        [Order::Fly { .. }
            | Order::MoveTaskForce { .. }
            | Order::MoveTaskGroups { .. }
            | Order::Tow { .. }
            | Order::FlyThrough { .. }]
    )
}

/// Whether a part stands with the question: what is short, and what the player has in hand.
fn stands_with_question(block: &Block) -> bool {
    match block {
        Block::Hint | Block::Done(_) | Block::Fuel(_) | Block::Composer(_) => true,
        // What could be chosen besides is said in the tab.
        Block::Choice(choice) => {
            choice.look == ChoiceLook::Row && (choice.hint.is_empty() || choice.answers.is_empty())
        }
        Block::Why(..)
        | Block::Notes(_)
        | Block::Lines(_)
        | Block::Remarks(_)
        | Block::Comparisons(_)
        | Block::Search(_)
        | Block::Plan(_)
        | Block::Grid(_) => false,
    }
}

/// Whether nobody can answer well without having seen a part of the tab.
fn is_needed(block: &Block) -> bool {
    match block {
        Block::Choice(_)
        | Block::Lines(_)
        | Block::Comparisons(_)
        | Block::Search(_)
        | Block::Plan(_)
        | Block::Grid(_) => true,
        Block::Hint
        | Block::Done(_)
        | Block::Notes(_)
        | Block::Why(..)
        | Block::Fuel(_)
        | Block::Remarks(_)
        | Block::Composer(_) => false,
    }
}

/// A part without the suggested answer, which stands at the top: one button on the page is filled. In a line it is one like
/// the others.
fn without_suggestion(block: &Block, first: &[Answer]) -> Block {
    let mut block = block.clone();
    let does = |answer: &Answer| (answer.id.clone(), answer.action.clone());
    let is_first = |answer: &Answer| first.iter().any(|first| does(first) == does(answer));
    match &mut block {
        Block::Lines(lines) => {
            let answers = lines.lines.iter_mut().flat_map(|line| &mut line.answers);
            for answer in answers.filter(|it| is_first(it)) {
                answer.weight = Weight::Plain;
                answer.command = None;
            }
        }
        Block::Choice(choice) => choice.answers.retain(|answer| !is_first(answer)),
        Block::Hint
        | Block::Done(_)
        | Block::Notes(_)
        | Block::Why(..)
        | Block::Fuel(_)
        | Block::Remarks(_)
        | Block::Comparisons(_)
        | Block::Composer(_)
        | Block::Grid(_)
        | Block::Search(_)
        | Block::Plan(_) => {}
    }
    block
}

/// The first sentence of what there is to think of, and the rest.
fn first_sentence(why: &[String]) -> (String, Vec<String>) {
    let Some((first, others)) = why.split_first() else {
        return (String::new(), Vec::new());
    };
    let ends = first.match_indices(". ").map(|(at, _)| at + 1);
    let mut ends = ends.filter(|end| {
        let next = first[*end..].trim_start().chars().next();
        next.is_some_and(char::is_uppercase)
    });
    let Some(end) = ends.next() else {
        return (first.clone(), others.to_vec());
    };
    let rest = first[end..].trim_start().to_owned();
    let rest = std::iter::once(rest).chain(others.iter().cloned());
    (first[..end].to_owned(), rest.collect())
}

/// A label as it goes on after a name.
fn decapitalized(label: &str) -> String {
    let mut label = label.to_owned();
    if let Some(first) = label.get_mut(..1) {
        first.make_ascii_lowercase();
    }
    label
}

/// What the tab of a question is called.
const fn tab_name(asked: Asked) -> &'static str {
    let Asked::Decision(decision) = asked else {
        return "More";
    };
    match decision {
        // Not "Decks": so is the button named that puts them on the stage.
        Decision::AirMovement | Decision::ReadyDecks | Decision::AirOperations { .. } => "Orders",
        Decision::Landing => "Landing",
        Decision::Interception => "Engage",
        Decision::FormStrikes => "Strikes",
        Decision::AirAttack => "Attack",
        Decision::Lights => "Lights",
        Decision::UsMovement => "Course",
        Decision::DeclareSearch
        | Decision::AirSearch
        | Decision::SearchPath { .. }
        | Decision::WhichForce { .. }
        | Decision::Shadow { .. }
        | Decision::SearchLanding { .. } => "Search",
        Decision::PlaceSubmarines | Decision::Submarines | Decision::SubmarineContact { .. } => {
            "Boats"
        }
        Decision::Division(_)
        | Decision::SecondAttempt { .. }
        | Decision::Coordination { .. }
        | Decision::Assignment { .. }
        | Decision::Overflight { .. }
        | Decision::SurfaceBattle { .. }
        | Decision::SurfaceFire => "Fight",
    }
}
