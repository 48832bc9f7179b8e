//! What was answered for the player, in a line.

use crate::engine::Order;
use crate::engine::session::AutoAnswer;
use crate::view::wording;

/// What was answered for the player and why; nothing where there was no other answer.
pub fn note(answered: &AutoAnswer) -> Option<String> {
    match answered {
        AutoAnswer::NoOther => None,
        AutoAnswer::Equals(units) => {
            let first = units.first()?;
            let all = wording::list(units);
            Some(format!(
                "{all} are as good as each other: {first} was taken."
            ))
        }
        AutoAnswer::FreeLook(by, space) => Some(format!(
            "{by} looked at {space}: it has no aircraft that a failure could bar (9.1)."
        )),
        AutoAnswer::AsBefore(Order::FightOn) => {
            Some("Nothing was hit: you fight on as before (12.3).".to_owned())
        }
        AutoAnswer::AsBefore(_) => {
            Some("Nothing was hit: your fighters attack as before (12.0).".to_owned())
        }
    }
}
