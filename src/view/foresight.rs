//! What would come of each choice: the battles that the worker plays on, as rows with bars.

mod difference;
mod in_hand;
mod offer;
mod row;

pub use in_hand::in_hand;
pub use offer::is_offered;
pub use row::{Bar, ProspectRow, Standing};

use crate::engine::Game;
use crate::engine::foresight::{Average, Choice, Prospect};
use crate::foresight_worker::Foreseen;
use crate::view::wording;
use row::Scale;

/// The question, as it stands on its button and over its table.
pub const WHAT_WOULD_COME_OF_IT: &str = "What would come of it?";

/// What it is, under its title.
pub const WHAT_IT_IS: &str = "Each choice is played on to the end of the battle by the staff, again and again with other dice. The enemy is drawn as he would be drawn: nothing of yours is given away.";

/// What would come of each choice, as far as it has been played.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct ForesightView {
    /// A row for each choice: the best first, once all has been played.
    pub rows: Vec<ProspectRow>,
    /// The scores at the ends of the bars.
    pub scale: [String; 2],
    /// How many battles have been played.
    pub progress: String,
    /// What it comes to, once all has been played.
    pub verdict: String,
}

/// What would come of each choice at the question that a game stands at, of so many battles in all.
pub fn foresight(game: &Game, foreseen: &Foreseen, battles: u32) -> ForesightView {
    let scale = Scale::of(&foreseen.prospects);
    let best = foreseen.prospects.iter().position(is_best);
    let pairs = foreseen.choices.iter().zip(&foreseen.prospects);
    let best_prospect = best.map(|best| &foreseen.prospects[best]);
    let mut rows: Vec<ProspectRow> = pairs
        .enumerate()
        .map(|(number, (choice, prospect))| {
            ProspectRow::new(game, (number, choice), prospect, best_prospect, scale)
        })
        .collect();
    if foreseen.is_done {
        rows.sort_by(|one, other| one.behind.total_cmp(&other.behind));
    }
    let played: u32 = foreseen.prospects.iter().map(|it| it.battles).sum();
    ForesightView {
        rows,
        scale: scale.ends().map(wording::score),
        progress: match foreseen.is_done {
            true => format!("{played} battles played on by the staff"),
            false => format!("{played} of {battles} battles played on by the staff"),
        },
        verdict: match foreseen.is_done {
            true => verdict(&foreseen.choices, &foreseen.prospects),
            false => String::new(),
        },
    }
}

/// Whether it is the best so far: it is behind nothing.
fn is_best(prospect: &Prospect) -> bool {
    prospect.battles > 0 && prospect.behind.is_none()
}

/// What it comes to, beside what the staff would do.
fn verdict(choices: &[Choice], prospects: &[Prospect]) -> String {
    let all: Vec<(&Choice, &Prospect)> = choices.iter().zip(prospects).collect();
    let Some((best, _)) = all.iter().find(|(_, prospect)| is_best(prospect)) else {
        return String::new();
    };
    if all.len() < 2 {
        return "There is no other choice to compare it with.".to_owned();
    }
    let behind = |it: &Prospect| it.behind.map(|behind| behind.score);
    let staffs = prospects.first().and_then(behind);
    match staffs {
        Some(behind) if behind.is_clearly_positive() => format!(
            "{} scores {} more than what the staff would do.",
            best.name(),
            difference::in_words(behind)
        ),
        Some(_) => "Nothing is measurably better than what the staff would do.".to_owned(),
        None => {
            let others = &prospects[1..];
            let is_clear = |it: &Prospect| behind(it).is_some_and(Average::is_clearly_positive);
            match others.iter().all(is_clear) {
                true => "What the staff would do is the best of these.".to_owned(),
                false => "Nothing is measurably better than what the staff would do.".to_owned(),
            }
        }
    }
}
