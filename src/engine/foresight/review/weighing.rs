//! A decision while it is weighed: beside the best that could be known then.

use super::decided::Decided;
use crate::engine::foresight::{Average, Choice, Foresight, Horizon, choices};
use crate::engine::game::Game;

/// A decision while it is weighed.
#[derive(Clone, Debug)]
pub(super) struct Weighing {
    game: Game,
    /// Every choice of the question, the player's among them.
    all: Vec<Choice>,
    /// Which is the player's.
    own: usize,
    /// How many battles the look for the best has.
    battles: u32,
    /// The number of the next dice that were not used yet.
    dice: u32,
    stage: Stage,
    /// From how many points on a cost would have been seen.
    pub seen_from: Option<f64>,
    /// The best that could be known then, and by how much it scored more than the player's: where it clearly did.
    pub cost: Option<(Choice, Average)>,
}

/// What battles are played for.
#[derive(Clone, Debug)]
enum Stage {
    /// To find the most promising choice beside the player's.
    Look(Foresight),
    /// To see, with fresh dice, whether that is better.
    Prove(Foresight),
    /// To say, with fresh dice again, by how much: of many choices and decisions some seem better by luck.
    Value(Foresight),
    Done,
}

impl Weighing {
    /// How many battles are played in all, about, for each of the look for the best: one more half proves it, and where
    /// it was proved its value takes two more.
    pub(super) const IN_ALL: u32 = 2;
    /// Of so many battles of the look there is one pair that proves it.
    pub(super) const PAIRS_OF_A_LOOK: u32 = 4;

    /// Begins to weigh a decision before which a game stands, with dice from a number on and so many battles to look for
    /// the best.
    pub(super) fn new(game: Game, decided: &Decided, dice: u32, battles: u32) -> Weighing {
        let (all, own) = with_own(&game, decided);
        let mut weighing = Weighing {
            game,
            all,
            own,
            battles,
            dice,
            stage: Stage::Done,
            seen_from: None,
            cost: None,
        };
        if weighing.all.len() > 1 {
            let look = weighing.begin(weighing.all.clone(), battles);
            weighing.stage = look.map_or(Stage::Done, |it| Stage::Look(it.seeking_the_best()));
        }
        weighing
    }

    /// The player's choice.
    pub(super) fn chosen(&self) -> Option<&Choice> {
        self.all.get(self.own)
    }

    /// Plays the next battle. Says whether it is still weighed.
    pub(super) fn play_one(&mut self) -> bool {
        let foresight = match &mut self.stage {
            Stage::Look(it) | Stage::Prove(it) | Stage::Value(it) => it,
            Stage::Done => return false,
        };
        if !foresight.play_one() {
            self.end_stage();
        }
        !matches!(self.stage, Stage::Done)
    }

    fn end_stage(&mut self) {
        let stage = std::mem::replace(&mut self.stage, Stage::Done);
        self.stage = match stage {
            Stage::Look(it) => {
                let best = best_beside(self.own, &it).and_then(|best| self.all.get(best));
                let beside = best.cloned().and_then(|best| {
                    self.beside_own(best, 2 * self.battles / Weighing::PAIRS_OF_A_LOOK)
                });
                beside.map_or(Stage::Done, Stage::Prove)
            }
            Stage::Prove(it) => {
                let ahead = it.ahead(1, 0);
                self.seen_from = ahead.margin();
                let best = it.choices().get(1).filter(|_| ahead.is_clearly_positive());
                let beside = best
                    .cloned()
                    .and_then(|best| self.beside_own(best, self.battles * 2));
                beside.map_or(Stage::Done, Stage::Value)
            }
            Stage::Value(it) => {
                let cost = it.ahead(1, 0);
                let best = it.choices().get(1).filter(|_| cost.is_clearly_positive());
                self.cost = best.cloned().map(|best| (best, cost));
                Stage::Done
            }
            Stage::Done => Stage::Done,
        };
    }

    /// The player's choice and another, so many battles in all.
    fn beside_own(&mut self, other: Choice, battles: u32) -> Option<Foresight> {
        let own = self.chosen()?.clone();
        self.begin(vec![own, other], battles)
    }

    fn begin(&mut self, choices: Vec<Choice>, battles: u32) -> Option<Foresight> {
        let foresight = Foresight::new(&self.game, choices, battles, Horizon::EndOfBattle).ok()?;
        let foresight = foresight.with_dice_from(self.dice);
        self.dice = self.dice.wrapping_add(battles);
        Some(foresight)
    }
}

/// The most promising choice beside one: the best, or where that is the one itself, what was left beside it to the last,
/// and so had most battles.
fn best_beside(one: usize, look: &Foresight) -> Option<usize> {
    let prospects = look.prospects();
    let others = (0..prospects.len()).filter(|it| *it != one);
    let last = || others.rev().max_by_key(|it| prospects[*it].battles);
    look.best().filter(|best| *best != one).or_else(last)
}

/// The choices of a question with what the player did, and which of them that is. Courses that are kept for some turns are
/// left out: he orders one turn at a time, and each is a decision of its own.
pub(super) fn with_own(game: &Game, decided: &Decided) -> (Vec<Choice>, usize) {
    let all = choices(game).into_iter();
    let mut all: Vec<Choice> = all.filter(|it| it.course().is_none()).collect();
    let is_own = |it: &Choice| it.orders == decided.orders;
    let own = all.iter().skip(1).position(is_own).map(|at| at + 1);
    let own = own.unwrap_or_else(|| {
        all.push(decided.choice());
        all.len() - 1
    });
    (all, own)
}
