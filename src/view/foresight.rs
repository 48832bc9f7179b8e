//! What would come of each choice: the battles that the workers play on, as rows with bars.

mod difference;
mod in_hand;
mod left_out;
mod offer;
mod row;

pub use crate::engine::foresight::Standing;
pub use in_hand::in_hand;
pub use left_out::left_out;
pub use offer::is_offered;
pub use row::{Bar, ProspectRow, mark};

use crate::engine::Game;
use crate::engine::foresight::{Choice, Foreseen, Prospect};
use crate::view::{sentence, wording};
use row::Scale;

/// The question, as it stands on its button and over its table.
pub const WHAT_WOULD_COME_OF_IT: &str = "What would come of it?";

/// What it is, under its title.
pub const WHAT_IT_IS: &str = "Each choice is played on to the end of the battle by the staff, again and again with other dice. The enemy is drawn as he would be drawn: nothing of yours is given away.";

/// What the bars show.
pub const LEGEND: &str = "bar: average \u{b7} line: give or take";

/// What would come of each choice, as far as it has been played.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct ForesightView {
    /// A row for each choice, the staff's first.
    pub rows: Vec<ProspectRow>,
    /// The scores at the ends of the bars.
    pub scale: [String; 2],
    /// How many battles have been played.
    pub progress: String,
    /// What it comes to, once all has been played.
    pub verdict: String,
}

/// What would come of each choice at the question that a game stands at. A row keeps its place: somebody may be about to
/// press its button.
pub fn foresight(game: &Game, foreseen: &Foreseen) -> ForesightView {
    let scale = Scale::of(&foreseen.prospects);
    let best = best_of(&foreseen.prospects);
    let is_clear = foreseen.is_done && all_others_are_behind(&foreseen.prospects);
    let pairs = foreseen.choices.iter().zip(&foreseen.prospects);
    let best_prospect = best.map(|best| &foreseen.prospects[best]);
    let rows: Vec<ProspectRow> = pairs
        .enumerate()
        .map(|(number, (choice, prospect))| {
            let best = (best_prospect, is_clear);
            ProspectRow::new(game, (number, choice), prospect, best, scale)
        })
        .collect();
    ForesightView {
        rows,
        scale: scale.ends().map(wording::score),
        progress: progress(foreseen),
        verdict: match foreseen.is_done {
            true => verdict(foreseen),
            false => String::new(),
        },
    }
}

/// How many battles have been played. With a plan of the player's own each has other battles than before, and all move.
fn progress(foreseen: &Foreseen) -> String {
    let Foreseen {
        played, battles, ..
    } = foreseen;
    let anew = match foreseen.choices.iter().any(Choice::is_players) {
        true => ", counted anew with your plan",
        false => "",
    };
    match foreseen.is_done {
        true => format!("{played} battles played on by the staff{anew}"),
        false => format!("{played} of {battles} battles played on by the staff{anew}"),
    }
}

/// Which is the best so far.
fn best_of(prospects: &[Prospect]) -> Option<usize> {
    prospects
        .iter()
        .position(|it| it.standing() == Standing::Best)
}

/// Whether all but the best are clearly behind it.
fn all_others_are_behind(prospects: &[Prospect]) -> bool {
    let mut all = prospects.iter().map(Prospect::standing);
    all.all(|it| matches!(it, Standing::Best | Standing::Behind))
}

/// What it comes to, beside what the staff would do.
fn verdict(foreseen: &Foreseen) -> String {
    let prospects = &foreseen.prospects;
    let Some(best) = best_of(prospects) else {
        return String::new();
    };
    if prospects.len() < 2 {
        return "There is no other choice to compare it with.".to_owned();
    }
    if let Some(proof) = foreseen.proof.filter(|proof| proof.is_clearly_positive()) {
        return format!(
            "{} scores {} more than what the staff would do, measured again with fresh dice.",
            sentence(foreseen.choices[best].name()),
            difference::in_words(proof)
        );
    }
    match best == 0 && all_others_are_behind(prospects) {
        true => "What the staff would do is the best of these.".to_owned(),
        false => "Nothing is measurably better than what the staff would do.".to_owned(),
    }
}
