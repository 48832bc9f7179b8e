//! What was answered for the player, in a line each.

use crate::engine::session::AutoAnswer;
use crate::engine::{Decision, Order};
use crate::view::wording;

/// What was answered for the player, and why, as far as it belongs to what is asked now: what has been played since stands in
/// the log.
pub(super) fn notes(decision: &Decision, answered: &[AutoAnswer]) -> Vec<String> {
    let mut notes: Vec<String> = Vec::new();
    for note in answered.iter().filter_map(|it| note(decision, it)) {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes.extend(looks(decision, answered));
    notes
}

/// One answer; nothing where there was no other, or no strike to fly.
fn note(decision: &Decision, answered: &AutoAnswer) -> Option<String> {
    match answered {
        AutoAnswer::NoOther | AutoAnswer::FreeLook(..) | AutoAnswer::NothingToHit => None,
        AutoAnswer::Equals(units) => {
            let first = units.first()?;
            let all = wording::list(units);
            Some(format!(
                "{all} are as good as each other: {first} was taken."
            ))
        }
        AutoAnswer::AsBefore(_) if !is_of_a_battle(decision) => None,
        AutoAnswer::AsBefore(Order::FightOn) => {
            Some("In the round before, nothing was hit: you fought on as before (12.3).".to_owned())
        }
        AutoAnswer::AsBefore(_) => Some(
            "In the round before, nothing was hit: your fighters attacked as before (12.0)."
                .to_owned(),
        ),
    }
}

/// Who looked unasked, all in one line, while others are asked to look.
fn looks(decision: &Decision, answered: &[AutoAnswer]) -> Option<String> {
    let is_asked = matches!(
        decision,
        Decision::Spotting | Decision::ReactionSpotting { .. }
    );
    let looks = answered.iter().filter_map(|it| match it {
        AutoAnswer::FreeLook(by, space) => Some(format!("{by} looked at {space}")),
        _ => None,
    });
    let looks: Vec<String> = looks.filter(|_| is_asked).collect();
    (!looks.is_empty()).then(|| {
        let all = wording::list(looks);
        format!("{all}: no aircraft there that a failure could bar (9.1).")
    })
}

/// Whether a question belongs to a battle.
fn is_of_a_battle(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::FighterTargets { .. }
            | Decision::BreakOff
            | Decision::BombTargets { .. }
            | Decision::FlakVictim { .. }
            | Decision::NavalTargets { .. }
            | Decision::IjnTarget { .. }
            | Decision::Adrift { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_answered_in_a_battle_is_not_told_at_another_question() {
        let answered = [AutoAnswer::AsBefore(Order::FightOn)];
        assert_eq!(notes(&Decision::BreakOff, &answered).len(), 1);
        assert!(notes(&Decision::Organization, &answered).is_empty());
    }
}
