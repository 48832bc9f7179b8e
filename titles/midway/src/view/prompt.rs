//! The question: what is asked, its rule, why in a sentence, what to weigh, and the answers; for each subject a file.

mod aftermath;
mod aims;
mod asking;
mod battle_space;
mod block;
mod bomb_targets;
mod break_off;
mod fighter_targets;
mod given_up;
mod ijn_choices;
mod ijn_returns;
mod logistics;
mod naval_targets;
mod notes;
mod operations;
mod organization;
mod rebasing;
mod sailing;
mod setup;
mod spotting;
mod staffs;
mod strike;

pub use aims::aims;
pub use block::{
    Block, Choice, Column, Comparison, Composer, ComposerRow, Figure, Fill, Line, Lines, Piece,
    Remark, WhyNot,
};
pub use staffs::Does;
pub use strike::Strike;

pub(super) use asking::Asking;
pub(super) use organization::changes;
pub(super) use rebasing::{is_full, new_bases};
pub(super) use sailing::risk;
pub(super) use strike::{is_empty, strike, targets as strike_targets, what_is_seen};

use super::answer::{Answer, Weight};
use super::selection::Selection;
use super::shell::CommandName;
use crate::engine::forecast::BattleOutlook;
use crate::engine::session::AutoAnswer;
use crate::engine::{Decision, Game};

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
    /// What the primary answer does, order by order, where that is more than stands on its button.
    pub does: Does,
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

    /// The answer that a command gives, if it is not refused.
    pub fn answer_by(&self, command: CommandName) -> Option<&Answer> {
        let mut open = self.all_answers().filter(|it| it.is_open());
        match command {
            CommandName::Suggested => self.primary(),
            command => open.find(|it| it.command == Some(command)),
        }
    }

    /// This question, saying what was answered for the player since he last answered.
    #[must_use]
    pub fn after(mut self, decision: &Decision, answered: &[AutoAnswer]) -> Prompt {
        self.notes = notes::notes(decision, answered);
        self
    }
}

/// What is asked now, with what has been picked; nothing once the game is over.
pub fn prompt(game: &Game, selection: &Selection) -> Option<Prompt> {
    let strike = Strike::in_hand(game, selection);
    let outlook = strike.and_then(|strike| strike.outlook(game.table()));
    prompt_with(game, selection, outlook.as_ref())
}

/// The same, with what may come of the strike in hand, which takes long to work out and most picks do not change.
pub fn prompt_with(
    game: &Game,
    selection: &Selection,
    outlook: Option<&BattleOutlook>,
) -> Option<Prompt> {
    let decision = game.decision()?;
    let asking = Asking::new(game, decision, selection).with_outlook(outlook);
    Some(match decision {
        Decision::NearestSpace { by, spaces } => ijn_choices::nearest_space(&asking, *by, spaces),
        Decision::LaunchSpace { unit, spaces } => ijn_choices::launch_space(&asking, *unit, spaces),
        Decision::IjnTarget { by, targets } => ijn_choices::target(&asking, *by, targets),
        Decision::SubmarineTarget { ships } => ijn_choices::submarine_target(&asking, ships),
        Decision::ReinforcingShip { ships } => ijn_returns::ship(&asking, ships),
        Decision::ReinforcingAirUnit { choices } => ijn_returns::air_unit(&asking, choices),
        Decision::ReinforcingDefense { bases } => ijn_returns::defense(&asking, bases),
        Decision::RepairedAirUnit { units } => ijn_returns::repaired(&asking, units),
        Decision::ReturningAirUnit { units } => ijn_returns::returning(&asking, units),
        Decision::HalseyForce => setup::halsey(&asking),
        Decision::ReactionSpotting { on } => spotting::spotting(&asking, Some(*on)),
        Decision::Spotting => spotting::spotting(&asking, None),
        Decision::Organization => organization::organization(&asking),
        Decision::Operations => operations::operations(&asking),
        Decision::Logistics => logistics::logistics(&asking),
        Decision::RepairedGroup {
            unit,
            carrier,
            port,
        } => logistics::repaired_group(&asking, *unit, *carrier, *port),
        Decision::ReactionStrikes { on } => strike::reaction(&asking, *on),
        Decision::BattleSpace { spaces } => battle_space::battle_space(&asking, spaces),
        Decision::FighterTargets { open } => fighter_targets::fighter_targets(&asking, open),
        Decision::BreakOff => break_off::break_off(&asking),
        Decision::BombTargets {
            bombers,
            targets,
            bonuses,
        } => bomb_targets::bomb_targets(&asking, bombers, targets, bonuses),
        Decision::FlakVictim { by, bombers } => aftermath::flak_victim(&asking, *by, bombers),
        Decision::NavalTargets { open } => naval_targets::naval_targets(&asking, open),
        Decision::Adrift { landings } => aftermath::adrift(&asking, landings),
        Decision::GiveUp { at, units, count } => {
            given_up::give_up(&asking, *at, units, usize::from(*count))
        }
        Decision::LeaderTransfer { leader, forces } => {
            aftermath::leader_transfer(&asking, *leader, forces)
        }
    })
}
