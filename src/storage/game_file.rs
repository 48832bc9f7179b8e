//! A game given out as a file: a save that carries its name; where there is more than a save says, such as named moments
//! or plans for the decks, the save stands in the file beside it.

use page::storage::file_with;

use super::Beside;
use crate::engine::plan::Plans;
use crate::engine::{Save, Scenario};

/// The text of the file of a save, with what goes out with it.
pub fn game_file(save: Save, name: Option<&str>, beside: &Beside) -> String {
    let says_all = says_all(&save, beside);
    let save = save.named(name).to_text();
    match says_all {
        true => save,
        false => file_with(save, name, beside),
    }
}

/// Whether a save says all of it: where the game began as all do, or all that is known is what is arranged now.
fn says_all(save: &Save, beside: &Beside) -> bool {
    let is_arranged_so = match beside.arranged.all().as_slice() {
        [] => true,
        [only] => {
            let scenario = Scenario::numbered(save.scenario);
            only.orders == save.orders.len()
                || scenario.is_some_and(|scenario| only.is_beginning(scenario))
        }
        _ => false,
    };
    is_arranged_so && beside.moments.is_empty() && beside.plans == Plans::AS_STAFF
}
