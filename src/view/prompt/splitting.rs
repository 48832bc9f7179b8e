//! How many units leave a mission to form another (4.37).

use super::Choice;
use crate::engine::fleet::{Mission, MissionId};
use crate::engine::{Game, Order};
use crate::view::{Action, Activity, Answer, Selection, Weight};

/// The choice, if it is being made for a mission.
pub fn choice(game: &Game, selection: &Selection, mission: &Mission) -> Option<Choice> {
    if selection.activity != Activity::Splitting(mission.id) {
        return None;
    }
    let of = |leaving: u8| {
        let label = format!("{leaving} leave, {} stay", mission.units.len() - leaving);
        let order = Order::Split {
            mission: mission.id,
            units: mission.units.last(leaving),
        };
        Answer::new(game, label, order)
    };
    let mut answers: Vec<Answer> = (1..mission.units.len()).map(of).collect();
    // Then it is the same for every number.
    let refused = answers.iter().all(|answer| answer.refusal.is_some());
    let refusal = answers.first().and_then(|answer| answer.refusal.clone());
    let hint = refusal.filter(|_| refused).unwrap_or_else(|| {
        "The units that leave form a new mission with the same fuel (4.37):".to_owned()
    });
    answers.push(Answer::of(Action::End, "Do not split").weight(Weight::Quiet));
    Some(Choice {
        name: format!("Split {}", mission.id),
        hint,
        answers,
        ..Choice::default()
    })
}

/// Opens that choice, or closes it.
pub fn answer(selection: &Selection, mission: MissionId) -> Answer {
    let splitting = Activity::Splitting(mission);
    Answer {
        is_expanded: Some(selection.activity == splitting),
        ..Answer::of(Action::Toggle(splitting), "Split").kind("split")
    }
}
