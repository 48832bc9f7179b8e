//! The luck of the dice: what they did, beside what they could be expected to do.

use super::action_report::spelled;
use super::facts::Facts;
use super::searches::SearchTold;
use super::story::{FightTold, Story};
use crate::engine::forecast::{Dicer, Luck, RolledFor};
use crate::engine::{GameTime, PHASES, Scenario, Scored, count_of};
use crate::view::account::SearchAccount;
use crate::view::{sentence as sentence_of, wording};

/// The luck of a game's dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LuckView {
    /// All of it in a sentence.
    pub sentence: String,
    /// What hung on the dice, one row for each kind.
    pub rows: Vec<LuckRow>,
    /// Whose dice were how high.
    pub dice: Vec<DiceRow>,
}

/// What hung on some dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LuckRow {
    /// What it is.
    pub name: &'static str,
    /// How many came.
    pub came: u32,
    /// How many could be expected, in hundredths.
    pub expected: u32,
    /// How long the picture's bar is, of a hundred.
    pub bar: u32,
    /// Where the mean is on it.
    pub mark: u32,
    /// Whether it went our way.
    pub is_good: bool,
}

impl LuckRow {
    /// The expected number as it is read.
    pub fn mean(&self) -> String {
        wording::tenths(self.expected)
    }
}

/// Somebody's dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DiceRow {
    /// Who rolled them, as the table says it.
    pub whose: &'static str,
    /// How many there were.
    pub rolls: u32,
    /// Their sum.
    pub sum: u32,
    /// How many and how high, in words.
    pub words: String,
}

/// The best fight or search of a game, or the worst.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Extreme {
    /// "Best fight".
    pub name: &'static str,
    /// Who fought whom, or searched where, and when.
    pub title: String,
    /// How it ended.
    pub headline: String,
    /// What it did beside what could be expected.
    pub sentence: String,
}

/// What hangs on dice, and whether more of it is good for us.
const ROLLED_FOR: [(RolledFor, &str, bool); 6] = [
    (RolledFor::Sightings, "Sightings by searches", true),
    (
        RolledFor::TargetsFound,
        "Strikes that found their target",
        true,
    ),
    (RolledFor::PointsShotDown, "Points shot down", true),
    (RolledFor::HitsOnThem, "Hits on their ships", true),
    (RolledFor::UnitsLost, "Our units lost on a die roll", false),
    (RolledFor::HitsOnUs, "Hits on our ships", false),
];

/// The luck of a game.
pub(super) fn luck(facts: &Facts) -> LuckView {
    let dice: Vec<Luck> = facts.story.dice.values().copied().collect();
    let rows = ROLLED_FOR
        .into_iter()
        .filter_map(|(rolled_for, name, more_is_good)| {
            let of = || dice.iter().filter(|die| die.rolled_for == rolled_for);
            of().next()?;
            let came: u32 = of().map(|die| u32::from(die.came)).sum();
            let expected: u32 = of().map(Luck::expected).sum();
            let off = i64::from(came) * 100 - i64::from(expected);
            let whole = expected.max(came * 100).max(100) * 11 / 10;
            Some(LuckRow {
                name,
                came,
                expected,
                bar: came * 10_000 / whole,
                mark: expected * 100 / whole,
                is_good: (off >= 0) == more_is_good,
            })
        });
    LuckView {
        sentence: sentence(facts.game.scenario(), &dice).to_owned(),
        rows: rows.collect(),
        dice: whose(&dice, facts.tally.dice),
    }
}

/// How kind the dice were, by how far they went from their mean, and how far they were likely to, each in what it
/// counts in victory points.
fn sentence(scenario: &Scenario, dice: &[Luck]) -> &'static str {
    let points = |die: &Luck| f64::from(tenths(scenario, die.rolled_for)) / 10.0;
    let off = |die: &Luck| points(die) * f64::from(in_our_favour(die)) / 100.0;
    let spread = |die: &Luck| {
        let weight = points(die) * f64::from(die.weight) / 100.0;
        weight * weight * f64::from(die.variance()) / 100.0
    };
    let variance: f64 = dice.iter().map(spread).sum();
    if variance <= 0.0 {
        return "Nothing hung on a die.";
    }
    match dice.iter().map(off).sum::<f64>() / variance.sqrt() {
        z if z >= 1.5 => "The dice were very kind to you.",
        z if z >= 0.5 => "The dice were a little kind to you.",
        z if z > -0.5 => "The dice were even-handed: what came of it was yours.",
        z if z > -1.5 => "The dice were a little hard on you.",
        _ => "The dice were very hard on you.",
    }
}

/// What one of what hangs on dice counts in the score, for us or against us, in tenths of a victory point.
fn tenths(scenario: &Scenario, rolled_for: RolledFor) -> i32 {
    let worth = |what| scenario.worth(what).abs();
    match rolled_for {
        RolledFor::PointsShotDown => worth(Scored::PointsDestroyed),
        RolledFor::UnitsLost => worth(Scored::UnitLost) + worth(Scored::UnitLostAway),
        RolledFor::HitsOnThem | RolledFor::TargetsFound => worth(Scored::JapaneseCarriers),
        RolledFor::HitsOnUs => worth(Scored::UsCarriers),
        // A report is worth what it may come to be known as.
        RolledFor::Sightings => worth(Scored::LevelOne),
    }
}

/// How far a die went our way from what could be expected of it, in hundredths.
fn in_our_favour(die: &Luck) -> i32 {
    let off = i32::from(die.came) * 100 - die.expected() as i32;
    match die.rolled_for {
        RolledFor::PointsShotDown | RolledFor::HitsOnThem | RolledFor::Sightings => off,
        RolledFor::TargetsFound => off * die.weight as i32 / 100,
        RolledFor::UnitsLost | RolledFor::HitsOnUs => -off,
    }
}

/// What a die counts for in the choice of the best fight: how far it went our way, and what came of it.
fn worth(die: &Luck) -> i32 {
    let came = i32::from(die.came) * 50;
    in_our_favour(die)
        + match die.rolled_for {
            // What it does is counted when it attacks.
            RolledFor::TargetsFound => 0,
            RolledFor::PointsShotDown | RolledFor::HitsOnThem | RolledFor::Sightings => came,
            RolledFor::UnitsLost | RolledFor::HitsOnUs => -came,
        }
}

/// Whose dice they were.
fn whose(all: &[Luck], rolled: u32) -> Vec<DiceRow> {
    let row = |whose, dicer| {
        let of = || all.iter().filter(move |die| die.dicer == dicer);
        let (rolls, sum) = (
            of().count() as u32,
            of().map(|die| u32::from(die.die)).sum(),
        );
        DiceRow {
            whose,
            rolls,
            sum,
            words: match rolls {
                0 => "none rolled".to_owned(),
                _ => format!(
                    "{}, {} on average (5.5 expected)",
                    count_of(rolls, "roll", "rolls"),
                    wording::tenths(sum * 100 / rolls)
                ),
            },
        }
    };
    let has_searched = all.iter().any(|die| die.rolled_for == RolledFor::Sightings);
    let (whose, what_for) = match has_searched {
        true => ("Your dice in searches and fights", "for movement, chits"),
        false => ("Your dice in fights", "for fuel, radar"),
    };
    let ours = row(whose, Dicer::Us);
    let theirs = row("Theirs", Dicer::Them);
    let rest = rolled.saturating_sub(ours.rolls + theirs.rolls);
    let others = DiceRow {
        whose: "All others",
        rolls: rest,
        sum: 0,
        words: format!(
            "{}, {what_for}, landing and the like",
            count_of(rest, "roll", "rolls")
        ),
    };
    vec![ours, theirs, others]
}

/// The best search and the worst, the best fight and the worst.
pub(super) fn extremes(facts: &Facts) -> Vec<Extreme> {
    [of_searches(&facts.searches), of_fights(&facts.story)].concat()
}

/// The best fight and the worst, by what they did, by itself and beside what could be expected; none where
/// there were not two to choose from.
fn of_fights(story: &Story) -> Vec<Extreme> {
    let all = story.fights.iter();
    let over: Vec<&FightTold> = all.filter(|fight| fight.span.is_over).collect();
    let told = best_and_worst(&over, &over, |fight| story.dice_of(fight));
    let names = ["Best fight", "Worst fight"].into_iter();
    let told = names.zip(told).map(|(name, fight)| Extreme {
        name,
        title: format!("{}, {:04}", fight.who_and_where(), time(fight.at)),
        headline: fight.outcome().headline,
        sentence: did(&story.dice_of(fight)),
    });
    told.collect()
}

/// The best search and the worst, in the same way. The best is one that brought points: without any, neither is told.
fn of_searches(searches: &[SearchTold]) -> Vec<Extreme> {
    let all: Vec<&SearchTold> = searches.iter().collect();
    let scored: Vec<&SearchTold> = searches.iter().filter(|it| it.tally.score > 0).collect();
    let told = best_and_worst(&scored, &all, |search| search.dice.clone());
    let names = ["Best search", "Worst search"].into_iter();
    let told = names.zip(told).map(|(name, search)| {
        let SearchAccount { id, aim, at, .. } = &search.account;
        let seen = match search.account.seen().len() as u32 {
            0 => "Nothing was seen".to_owned(),
            1 => "One force was seen".to_owned(),
            seen => sentence_of(&format!("{} forces were seen", spelled(seen))),
        };
        Extreme {
            name,
            title: format!("{id}, {aim}, {:04}", time(*at)),
            headline: seen,
            sentence: did(&search.dice),
        }
    });
    told.collect()
}

fn time(at: GameTime) -> u16 {
    at.turn.time_of(at.phase.clamp(1, PHASES))
}

/// The best of some and the worst of all that had dice: both or neither.
fn best_and_worst<'a, T>(
    able: &[&'a T],
    all: &[&'a T],
    dice: impl Fn(&T) -> Vec<Luck>,
) -> Vec<&'a T> {
    let worth = |one: &&&T| dice(one).iter().map(worth).sum::<i32>();
    let dicy = |one: &&&T| !dice(one).is_empty();
    let best = able.iter().filter(dicy).rev().max_by_key(worth);
    let worst = all.iter().filter(dicy).min_by_key(worth);
    match (best, worst) {
        (Some(best), Some(worst)) if !std::ptr::eq(*best, *worst) => vec![*best, *worst],
        _ => Vec::new(),
    }
}

/// What some dice did, beside what could be expected of them.
fn did(dice: &[Luck]) -> String {
    let did = ROLLED_FOR.into_iter().filter_map(|(rolled_for, _, _)| {
        let of = || dice.iter().filter(|die| die.rolled_for == rolled_for);
        of().next()?;
        let came: u32 = of().map(|die| u32::from(die.came)).sum();
        let mean = wording::tenths(of().map(Luck::expected).sum());
        Some(match rolled_for {
            RolledFor::PointsShotDown => {
                let points = count_of(came, "point", "points");
                format!("{points} shot down, {mean} expected")
            }
            RolledFor::HitsOnThem | RolledFor::HitsOnUs => {
                format!("{}, {mean} expected", count_of(came, "hit", "hits"))
            }
            RolledFor::UnitsLost => {
                let units = count_of(came, "unit", "units");
                format!("{units} lost, {mean} expected")
            }
            RolledFor::TargetsFound => {
                let looks = count_of(of().count() as u32, "attempt", "attempts");
                let found = match came {
                    0 => "not found".to_owned(),
                    1 => "found once".to_owned(),
                    times => format!("found {times} times"),
                };
                format!("target {found} in {looks}, {mean} expected")
            }
            RolledFor::Sightings => {
                let looks = count_of(of().count() as u32, "attempt", "attempts");
                let sightings = count_of(came, "sighting", "sightings");
                format!("{sightings} in {looks}, {mean} expected")
            }
        })
    });
    let did: Vec<String> = did.collect();
    format!("{}.", did.join("; "))
}
