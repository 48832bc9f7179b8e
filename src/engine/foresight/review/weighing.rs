//! A decision while it is weighed: beside the staff's, and beside the best that could be known then.

use super::decided::Decided;
use crate::engine::foresight::{Average, Choice, Foresight, Horizon, choices};
use crate::engine::game::Game;

/// Battles that a decision has at the least.
const LEAST: u32 = 16;
/// Battles that a decision has at the most: with more nothing is told that a player would feel.
const MOST: u32 = 600;
/// How many numbers of dice a decision may use, so that no two share any: their errors have nothing in common.
const DICE: u32 = 1 << 13;

/// A decision while it is weighed.
#[derive(Clone, Debug)]
pub(super) struct Weighing {
    game: Game,
    /// Every choice of the question, the player's among them.
    all: Vec<Choice>,
    /// Which is the player's.
    own: usize,
    has_weight: bool,
    /// How many battles it has.
    battles: u32,
    /// The number of the next dice that were not used yet.
    dice: u32,
    stage: Stage,
    /// By how much the player's choice scored more than the staff's.
    pub judgement: Average,
    /// The best that could be known then, and by how much it scored more than the player's: where it clearly did.
    pub cost: Option<(Choice, Average)>,
}

/// What battles are played for.
#[derive(Clone, Debug)]
enum Stage {
    /// To set the player's choice beside the staff's.
    Judge(Foresight),
    /// To find the most promising choice.
    Look(Foresight),
    /// To see, with fresh dice, whether that is better than the player's.
    Prove(Foresight),
    /// To say, with fresh dice again, by how much: of many choices and decisions some seem better by luck.
    Value(Foresight),
    Done,
}

impl Weighing {
    /// Begins to weigh a decision before which a game stands, the so many-th that is weighed, with so many battles.
    pub(super) fn new(game: &Game, decided: &Decided, number: usize, battles: u32) -> Weighing {
        let (all, own) = with_own(choices(game), decided);
        let mut weighing = Weighing {
            game: game.clone(),
            all,
            own,
            has_weight: decided.has_weight,
            battles: battles.clamp(LEAST, MOST),
            dice: (number as u32).wrapping_add(1).wrapping_mul(DICE),
            stage: Stage::Done,
            judgement: Average {
                mean: 0.0,
                error: Some(0.0),
            },
            cost: None,
        };
        weighing.stage = match own {
            0 => weighing.look(),
            _ => {
                let beside = weighing.beside_own(0, weighing.battles / 2);
                beside.map_or(Stage::Done, Stage::Judge)
            }
        };
        weighing
    }

    /// The player's choice.
    pub(super) fn chosen(&self) -> Option<&Choice> {
        self.all.get(self.own)
    }

    /// Plays the next battle. Says whether it is still weighed.
    pub(super) fn play_one(&mut self) -> bool {
        let foresight = match &mut self.stage {
            Stage::Judge(it) | Stage::Look(it) | Stage::Prove(it) | Stage::Value(it) => it,
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
            Stage::Judge(it) => {
                self.judgement = it.ahead(0, 1);
                self.look()
            }
            Stage::Look(it) => match it.best().filter(|best| *best != self.own) {
                Some(best) => {
                    let beside = self.beside_own(best, self.battles / 2);
                    beside.map_or(Stage::Done, Stage::Prove)
                }
                None => Stage::Done,
            },
            Stage::Prove(it) if it.ahead(1, 0).is_clearly_positive() => {
                let best = self
                    .all
                    .iter()
                    .position(|all| it.choices().get(1) == Some(all));
                let beside = best.and_then(|best| self.beside_own(best, self.battles * 3));
                beside.map_or(Stage::Done, Stage::Value)
            }
            Stage::Value(it) => {
                let cost = it.ahead(1, 0);
                let best = it.choices().get(1).filter(|_| cost.is_clearly_positive());
                self.cost = best.cloned().map(|best| (best, cost));
                Stage::Done
            }
            Stage::Prove(_) | Stage::Done => Stage::Done,
        };
    }

    fn look(&mut self) -> Stage {
        if !self.has_weight || self.all.len() < 2 {
            return Stage::Done;
        }
        let look = self.begin(self.all.clone(), self.battles);
        look.map_or(Stage::Done, |it| Stage::Look(it.seeking_the_best()))
    }

    /// The player's choice and another, so many battles in all.
    fn beside_own(&mut self, other: usize, battles: u32) -> Option<Foresight> {
        let two = [self.own, other].map(|it| self.all.get(it).cloned());
        let [Some(own), Some(other)] = two else {
            return None;
        };
        self.begin(vec![own, other], battles)
    }

    fn begin(&mut self, choices: Vec<Choice>, battles: u32) -> Option<Foresight> {
        let foresight = Foresight::new(&self.game, choices, battles, Horizon::EndOfBattle).ok()?;
        let foresight = foresight.with_dice_from(self.dice);
        self.dice = self.dice.wrapping_add(battles);
        Some(foresight)
    }
}

/// The choices of a question with what the player did, and which of them that is. Where he ordered what the staff would
/// it is the first.
fn with_own(mut all: Vec<Choice>, decided: &Decided) -> (Vec<Choice>, usize) {
    let orders = decided.orders.clone();
    if !decided.has_parted {
        if let Some(first) = all.first_mut() {
            *first = Choice::staffs(orders);
        }
        return (all, 0);
    }
    let is_own = |it: &Choice| it.orders == orders && it.course().is_none();
    let own = all.iter().skip(1).position(is_own).map(|at| at + 1);
    let own = own.unwrap_or_else(|| {
        all.push(Choice::of(orders));
        all.len() - 1
    });
    (all, own)
}
