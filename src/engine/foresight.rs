//! What would come of each choice: from every one the staff plays the battle on to its end, many times, with dice of
//! their own. The enemy is not drawn before he is seen, so that the table as the player knows it is all there is, and
//! nothing is given away.

mod choices;
mod horizon;
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
pub use player::Foreseeing;
pub use prospect::{Average, Behind, Part, Prospect, Standing, Tally};

use super::game::Game;
use super::refusal::Refusal;
use super::staff::{Player, Sensible};
use prospect::Ending;
use underway::Underway;

/// Battles after which two choices that have come to the same in each of them are taken for the same.
const ALIKE: usize = 20;

/// Battles that are played on from some choices, as far as it has come: choices that fall behind clearly get no more of
/// them (sequential halving).
#[derive(Clone, Debug)]
pub struct Foresight {
    game: Game,
    choices: Vec<Choice>,
    horizon: Horizon,
    /// The number of the first battle's dice.
    first_dice: u32,
    /// The course that the fleet keeps to where a choice sets none.
    course: Option<LastingCourse>,
    /// How each of the battles ended that was played on from each choice: those of one number had the same dice.
    endings: Vec<Vec<Ending>>,
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
        let rounds = (choices.len() as u32).next_power_of_two().ilog2().max(1);
        let mut foresight = Foresight {
            game: game.clone(),
            endings: vec![Vec::new(); choices.len()],
            open: (0..choices.len()).collect(),
            choices,
            horizon,
            first_dice: 0,
            course: None,
            left: battles,
            rounds,
            goal: 0,
            seeks_the_best: false,
        };
        foresight.begin_round();
        Ok(foresight)
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
        self.course = course;
        self
    }

    /// The same where nothing is asked but which choice is the best: the worse half of each round falls out, clearly
    /// behind or not, so that the battles go to those that are left.
    #[must_use]
    pub(super) fn seeking_the_best(mut self) -> Foresight {
        self.seeks_the_best = true;
        self
    }

    /// The most promising choice beside the first, to be played on with dice that it was not found by, so many battles and
    /// those that are left: of many choices some seem better by luck. Nothing where the first is the most promising.
    pub fn proof(&self, battles: u32) -> Option<Foresight> {
        let best = self.best().filter(|best| *best != 0)?;
        let two = [0, best].map(|it| self.choices[it].clone());
        let battles = battles + self.left;
        let proof = Foresight::new(&self.game, two.to_vec(), battles, self.horizon).ok()?;
        let played = self.endings.iter().map(Vec::len);
        let used = played.max().unwrap_or_default() as u32;
        let proof = proof.with_dice_from(self.first_dice + used);
        Some(proof.on_course(self.course))
    }

    /// The choices.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Plays the next battle to its end. Says whether there was one left to play.
    pub fn play_one(&mut self) -> bool {
        if self.left == 0 || self.open.is_empty() {
            return false;
        }
        if self
            .open
            .iter()
            .all(|it| self.endings[*it].len() >= self.goal)
        {
            self.end_round();
            if self.open.len() < 2 {
                return false;
            }
        }
        // All of a number are played before the next.
        let next = self.open.iter().copied();
        let Some(next) = next.min_by_key(|it| self.endings[*it].len()) else {
            return false;
        };
        let number = self.first_dice + self.endings[next].len() as u32;
        let ending = self.play_on(&self.choices[next], number);
        self.endings[next].push(ending);
        self.left -= 1;
        true
    }

    /// Plays all that are left.
    pub fn play_all(&mut self) {
        while self.play_one() {}
    }

    /// How many battles it has played.
    pub fn played(&self) -> u32 {
        let played = self.endings.iter().map(Vec::len);
        played.sum::<usize>() as u32
    }

    /// What came of each choice so far.
    pub fn prospects(&self) -> Vec<Prospect> {
        let best = self.best();
        let endings = self.endings.iter().enumerate();
        endings
            .map(|(number, all)| {
                let behind = best.filter(|best| *best != number && !all.is_empty());
                let scenario = self.game.scenario();
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
        let played = self.open.iter().map(|it| self.endings[*it].len());
        self.goal = played.max().unwrap_or_default() + each as usize;
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
                let is_out = behind.is_clearly_positive() && !self.choices[*it].is_kept();
                self.seeks_the_best || is_out
            };
            let fallen: Vec<usize> = worse.into_iter().filter(falls_out).collect();
            self.open.retain(|it| !fallen.contains(it));
        }
        self.begin_round();
    }

    /// Whether two choices have come to the same in every battle, and those are enough to say so.
    fn are_alike(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.endings[one], &self.endings[other]);
        let pairs = one.iter().zip(other);
        pairs.len() >= ALIKE && pairs.clone().all(|(one, other)| one == other)
    }

    /// Plays a battle on from a choice as far as the horizon, with the dice of its number. What the choice leaves open, or a
    /// die makes illegal, is the staff's.
    fn play_on(&self, choice: &Choice, number: u32) -> Ending {
        let mut ahead = self.game.imagined(number);
        let mut underway = Underway::begin(&self.game, choice).or_on_course(self.course);
        while !self.horizon.is_reached(&self.game, &ahead) {
            let own = underway.order(&ahead);
            let Some(order) = own.or_else(|| Sensible.order(&ahead)) else {
                break;
            };
            if ahead.play(order).is_err() {
                debug_assert!(false, "{order} was refused");
                break;
            }
        }
        Ending::since(self.game.table(), ahead.table())
    }
}
