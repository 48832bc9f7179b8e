//! What would come of each choice: from every one the staff plays the battle on to its end, many times, with dice of
//! their own. The enemy is not drawn before he is seen, so that the table as the player knows it is all there is, and
//! nothing is given away.

mod choices;
mod horizon;
mod imagined;
mod inquiry;
#[cfg(test)]
mod laws;
mod player;
mod prospect;
pub mod review;
#[cfg(test)]
mod tests;
mod underway;

pub use choices::{Choice, IllegalPlan, LastingCourse, MOST_CHOICES, choices};
pub use horizon::Horizon;
pub use imagined::{ImaginedBattle, StartingPoint};
pub use inquiry::{Foreseen, Inquiry, battles_for};
pub use player::Foreseeing;
pub use prospect::{Average, Behind, Ending, Part, Prospect, Standing, Tally};

use std::collections::BTreeMap;

use super::game::Game;
use super::refusal::Refusal;

/// Battles after which two choices that have come to the same in each of them are taken for the same.
const ALIKE: usize = 20;

/// Battles that are played on from some choices, as far as it has come: choices that fall behind clearly get no more of
/// them (sequential halving). It says which is to be played next, and is told how it ended: whoever plays them, and in
/// whatever order they come back, the answer is the same.
#[derive(Clone, Debug)]
pub struct Foresight {
    from: StartingPoint,
    /// The number of the first battle's dice.
    first_dice: u32,
    /// How each of the battles ended that was played on from each choice: those of one number had the same dice.
    endings: Vec<Vec<Ending>>,
    /// Those that came back before another of a smaller number.
    early: BTreeMap<ImaginedBattle, Ending>,
    /// How many battles of each choice were given out to be played.
    given_out: Vec<usize>,
    /// Those among them that come back unplayed.
    unplayed: Vec<ImaginedBattle>,
    /// The choices that still get battles.
    open: Vec<usize>,
    /// How many battles are left to play.
    left: u32,
    /// How many rounds are left in which choices may fall behind, this one among them.
    rounds: u32,
    /// How many battles each open choice has by the end of this round.
    goal: usize,
    /// Whether the worse half of a round falls out even where it is not clearly behind.
    seeks_the_best: bool,
}

impl Foresight {
    /// Begins to play on from some choices, so many battles in all, each as far as a horizon.
    ///
    /// # Errors
    /// The rule that forbids the first order of a choice.
    pub fn new(
        game: &Game,
        choices: Vec<Choice>,
        battles: u32,
        horizon: Horizon,
    ) -> Result<Foresight, Refusal> {
        for order in choices.iter().filter_map(|choice| choice.orders.first()) {
            game.check(*order)?;
        }
        let open = (0..choices.len()).collect();
        let from = StartingPoint::new(game.clone(), choices, horizon);
        Ok(Foresight::begin(from, open, battles))
    }

    /// Begins to play on from some of the choices of a starting point.
    fn begin(from: StartingPoint, open: Vec<usize>, battles: u32) -> Foresight {
        let choices = from.choices().len();
        let mut foresight = Foresight {
            from,
            first_dice: 0,
            endings: vec![Vec::new(); choices],
            early: BTreeMap::new(),
            given_out: vec![0; choices],
            unplayed: Vec::new(),
            left: battles,
            rounds: (open.len() as u32).next_power_of_two().ilog2().max(1),
            open,
            goal: 0,
            seeks_the_best: false,
        };
        foresight.begin_round();
        foresight
    }

    /// The same with other dice: those from a number on, where it began with those from 0.
    #[must_use]
    pub fn with_dice_from(mut self, first: u32) -> Foresight {
        self.first_dice = first;
        self
    }

    /// The same where the fleet keeps to a course that was set before, unless a choice sets one itself.
    #[must_use]
    pub fn on_course(mut self, course: Option<LastingCourse>) -> Foresight {
        self.from = self.from.on_course(course);
        self
    }

    /// The same where nothing is asked but which choice is the best: the worse half of each round falls out, clearly
    /// behind or not, so that the battles go to those that are left.
    #[must_use]
    pub(super) fn seeking_the_best(mut self) -> Foresight {
        self.seeks_the_best = true;
        self
    }

    /// The most promising choice beside the first, by its place, to be played on with dice that it was not found by, so many
    /// battles and those that are left: of many choices some seem better by luck. Nothing where the first is the most
    /// promising.
    pub fn proof(&self, battles: u32) -> Option<(usize, Foresight)> {
        let best = self.best().filter(|best| *best != 0)?;
        let proof = Foresight::begin(self.from.clone(), vec![0, best], battles + self.left);
        let played = self.endings.iter().map(Vec::len);
        let used = played.max().unwrap_or_default() as u32;
        Some((best, proof.with_dice_from(self.first_dice + used)))
    }

    /// The choices.
    pub fn choices(&self) -> &[Choice] {
        self.from.choices()
    }

    /// The next battle that is to be played: all of a number before the next. Nothing where there is none, or as long as
    /// some of a round are not back.
    pub fn give_out(&mut self) -> Option<ImaginedBattle> {
        if let Some(unplayed) = self.unplayed.pop() {
            return Some(unplayed);
        }
        if self.left_of_round() == 0 && self.left > 0 && !self.is_awaiting() {
            self.end_round();
        }
        if self.left_of_round() == 0 {
            return None;
        }
        let open = self.open.iter().copied();
        let choice = open.min_by_key(|it| self.given_out[*it])?;
        let number = self.first_dice + self.given_out[choice] as u32;
        self.given_out[choice] += 1;
        self.left -= 1;
        Some(ImaginedBattle { choice, number })
    }

    /// How many battles of this round are still to be given out.
    pub fn left_of_round(&self) -> usize {
        let open = self.open.iter();
        let left = open.map(|it| self.goal.saturating_sub(self.given_out[*it]));
        let left = left.sum::<usize>().min(self.left as usize);
        left + self.unplayed.len()
    }

    /// Whether battles that were given out are not back yet.
    pub fn is_awaiting(&self) -> bool {
        self.given_out.iter().sum::<usize>() > self.played() as usize
    }

    /// Whether all battles have been played.
    pub fn is_over(&self) -> bool {
        let none_to_come = self.left == 0 || self.open.len() < 2 && self.left_of_round() == 0;
        none_to_come && !self.is_awaiting()
    }

    /// A battle is back, played to its end.
    pub fn enter(&mut self, battle: ImaginedBattle, ending: Ending) {
        let ImaginedBattle { choice, .. } = battle;
        self.early.insert(battle, ending);
        let next = |endings: &[Ending]| ImaginedBattle {
            choice,
            number: self.first_dice + endings.len() as u32,
        };
        let endings = &mut self.endings[choice];
        while let Some(ending) = self.early.remove(&next(endings)) {
            endings.push(ending);
        }
    }

    /// A battle is back unplayed: it is given out once more.
    pub fn take_back(&mut self, battle: ImaginedBattle) {
        self.unplayed.push(battle);
    }

    /// Plays the next battle to its end. Says whether there was one left to play.
    pub fn play_one(&mut self) -> bool {
        let next = self.give_out();
        if let Some(battle) = next {
            self.enter(battle, self.from.play(battle));
        }
        next.is_some()
    }

    /// Plays all that are left.
    pub fn play_all(&mut self) {
        while self.play_one() {}
    }

    /// How many battles have been played.
    pub fn played(&self) -> u32 {
        let played = self.endings.iter().map(Vec::len);
        (played.sum::<usize>() + self.early.len()) as u32
    }

    /// What came of each choice so far.
    pub fn prospects(&self) -> Vec<Prospect> {
        let best = self.best();
        let endings = self.endings.iter().enumerate();
        endings
            .map(|(number, all)| {
                let behind = best.filter(|best| *best != number && !all.is_empty());
                let scenario = self.from.scenario();
                let behind = behind.map(|best| Behind::new(scenario, &self.endings[best], all));
                Prospect::new(scenario, all, behind)
            })
            .collect()
    }

    /// The choice with the best mean score of those that still get battles: none of them is more than one ahead.
    pub(super) fn best(&self) -> Option<usize> {
        let mean = |it: &usize| Average::of_scores(&self.endings[*it]).mean;
        let open = self.open.iter().copied();
        let played = open.filter(|it| !self.endings[*it].is_empty());
        // The first of those that are alike.
        played
            .rev()
            .max_by(|one, other| mean(one).total_cmp(&mean(other)))
    }

    /// By how much a choice scored more than another, battle for battle with the same dice.
    pub fn ahead(&self, choice: usize, other: usize) -> Average {
        let endings = |it: usize| self.endings.get(it).map_or(&[][..], Vec::as_slice);
        Average::behind(endings(choice), endings(other))
    }

    fn begin_round(&mut self) {
        let open = self.open.len().max(1) as u32;
        let each = (self.left / self.rounds.max(1) / open).max(1);
        let given_out = self.open.iter().map(|it| self.given_out[*it]);
        self.goal = given_out.max().unwrap_or_default() + each as usize;
    }

    /// The worse half falls out: all of it where only the best is sought, else what is clearly behind and was nobody's
    /// thought. So does a choice that has come to the very same as one before it in every battle.
    fn end_round(&mut self) {
        self.rounds = self.rounds.saturating_sub(1);
        let open = self.open.clone();
        let is_the_first = |it: &usize| {
            let mut before = open.iter().take_while(|other| *other != it);
            !before.any(|other| self.are_alike(*other, *it))
        };
        self.open = open.iter().copied().filter(is_the_first).collect();
        if let Some(best) = self.best() {
            let mut by_mean = self.open.clone();
            let mean = |it: &usize| Average::of_scores(&self.endings[*it]).mean;
            by_mean.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
            let worse = by_mean.split_off(by_mean.len().div_ceil(2));
            let falls_out = |it: &usize| {
                let behind = Average::behind(&self.endings[best], &self.endings[*it]);
                let is_out = behind.is_clearly_positive() && !self.choices()[*it].is_kept();
                self.seeks_the_best || is_out
            };
            let fallen: Vec<usize> = worse.into_iter().filter(falls_out).collect();
            self.open.retain(|it| !fallen.contains(it));
        }
        // One that is left alone is compared with nothing.
        if self.open.len() > 1 {
            self.begin_round();
        }
    }

    /// Whether two choices have come to the same in every battle, and those are enough to say so.
    fn are_alike(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.endings[one], &self.endings[other]);
        let pairs = one.iter().zip(other);
        pairs.len() >= ALIKE && pairs.clone().all(|(one, other)| one == other)
    }
}
