//! A row: a choice, its bar, and how it stands beside the best.

use super::difference;
use crate::engine::foresight::{Average, Choice, Prospect, Standing};
use crate::engine::{Game, Order, Scenario, count_of};
use crate::view::{Answer, sentence, wording};

/// A choice, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct ProspectRow {
    /// Its number among the choices.
    pub number: usize,
    /// What a player would call it.
    pub name: String,
    /// Its orders now, as far as they have a place on the chart.
    pub orders: Vec<Order>,
    /// Gives them; nothing for what the filled answer of the question gives.
    pub give: Option<Answer>,
    /// Its mean score.
    pub score: String,
    /// Its bar; nothing where no battle was played.
    pub bar: Option<Bar>,
    /// How it stands beside the best.
    pub standing: Standing,
    /// The same in words, and what the difference is made of.
    pub words: String,
    /// How many battles were played on from it.
    pub battles: String,
    /// How they spread, and how often each level was reached; unfolded.
    pub more: Vec<String>,
}

/// What style sheets and tests know a standing by.
pub const fn mark(standing: Standing) -> &'static str {
    match standing {
        Standing::Unknown => "unknown",
        Standing::Best => "best",
        Standing::TooClose => "close",
        Standing::Behind => "behind",
    }
}

/// A bar, in hundredths of its room from the left.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// The mean score.
    pub mean: f64,
    /// Where the line across its end begins and ends: the margin to either side, of the difference from the best where it is not that.
    pub whisker: (f64, f64),
    /// What one battle in ten did not reach, and what one in ten exceeded.
    pub range: (f64, f64),
}

/// From the lowest score to the highest that a bar shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    low: i16,
    high: i16,
}

impl Scale {
    pub(super) fn of(prospects: &[Prospect]) -> Scale {
        let played = prospects.iter().filter(|it| it.battles > 0);
        let ends = played.map(|it| it.range);
        let ends = ends.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        let (low, high) = ends.unwrap_or_default();
        Scale { low, high }
    }

    pub(super) fn ends(self) -> [i16; 2] {
        [self.low, self.high]
    }

    fn place(self, score: f64) -> f64 {
        let room = f64::from(self.high - self.low).max(1.0);
        ((score - f64::from(self.low)) / room * 100.0).clamp(0.0, 100.0)
    }
}

impl ProspectRow {
    /// The row of a choice, beside the best so far, which may be clear.
    pub(super) fn new(
        game: &Game,
        (number, choice): (usize, &Choice),
        prospect: &Prospect,
        (best, is_clear): (Option<&Prospect>, bool),
        scale: Scale,
    ) -> ProspectRow {
        let standing = prospect.standing();
        let score = scored(prospect, best);
        let orders = choice.orders_now(game);
        let give = (number > 0 && !orders.is_empty()).then(|| {
            // A course that lasts is ordered move by move.
            let label = match choice.course() {
                None => "Order this",
                Some(_) => "First move",
            };
            let answer = Answer::several("foreseen", label, orders.clone());
            answer.name(format!("{label}: {}", choice.name()))
        });
        ProspectRow {
            number,
            name: sentence(choice.name()),
            give,
            orders,
            score: score.map(points).unwrap_or_default(),
            bar: score.map(|score| bar(score, prospect.range, scale)),
            standing,
            words: words(standing, prospect, is_clear),
            battles: count_of(prospect.battles, "battle", "battles"),
            more: more(game.scenario(), prospect),
        }
    }
}

/// What a choice scores: by how much it is behind the best is known better than how much either scores, for battle by
/// battle their dice are the same.
fn scored(prospect: &Prospect, best: Option<&Prospect>) -> Option<Average> {
    let of_its_own = (prospect.battles > 0).then_some(prospect.score);
    let behind = prospect
        .behind
        .as_ref()
        .zip(best)
        .map(|(behind, best)| Average {
            mean: best.score.mean - behind.score.mean,
            error: behind.score.error,
        });
    behind.or(of_its_own)
}

fn points(score: Average) -> String {
    format!("{:+.1}", score.mean).replace('-', "\u{2212}")
}

fn bar(score: Average, (low, high): (i16, i16), scale: Scale) -> Bar {
    let margin = score.margin().unwrap_or_default();
    Bar {
        mean: scale.place(score.mean),
        whisker: (
            scale.place(score.mean - margin),
            scale.place(score.mean + margin),
        ),
        range: (scale.place(f64::from(low)), scale.place(f64::from(high))),
    }
}

fn words(standing: Standing, prospect: &Prospect, is_clear: bool) -> String {
    match (standing, &prospect.behind) {
        (Standing::Best, _) if is_clear => "best".to_owned(),
        (Standing::Best, _) => "highest so far".to_owned(),
        (Standing::Behind, Some(behind)) => {
            let less = format!("{} less", difference::in_words(behind.score));
            match difference::made_of(&behind.parts) {
                made_of if made_of.is_empty() => less,
                made_of => format!("{less}: {made_of}"),
            }
        }
        (Standing::TooClose, Some(behind)) if behind.score.is_nothing() => {
            format!(
                "came to the same as the best in all of {} battles",
                prospect.battles
            )
        }
        (Standing::TooClose, _) => "too close to call".to_owned(),
        (Standing::Unknown | Standing::Behind, _) => String::new(),
    }
}

fn more(scenario: &Scenario, prospect: &Prospect) -> Vec<String> {
    if prospect.battles == 0 {
        return Vec::new();
    }
    let (low, high) = prospect.range;
    let levels = scenario.levels.iter().zip(&prospect.levels);
    let levels = levels.map(|(level, part)| format!("{:.0} {}", part * 100.0, level.name));
    vec![
        format!(
            "Eight of ten battles between {} and {}: the light band. The line is how far off the difference from the best may well be.",
            wording::score(low),
            wording::score(high)
        ),
        format!(
            "Of a hundred: {}.",
            levels.collect::<Vec<String>>().join(", ")
        ),
    ]
}
