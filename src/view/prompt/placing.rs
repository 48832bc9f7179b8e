//! CAP missions that go on the map in the movement segment (4.35).

use super::Choice;
use crate::engine::fleet::{CapId, UnitSet};
use crate::engine::{Game, Order};
use crate::view::shell::CommandName;
use crate::view::{Action, Activity, Answer, Selection, Weight, wording};

/// CAP missions that can go on the map.
fn placings(game: &Game) -> Vec<Answer> {
    let placings = game.table().cap_missions();
    placings
        .map(|(cap, units)| place_one(game, cap, units))
        .filter(|placing| placing.refusal.is_none())
        .collect()
}

/// The patrol that the staff would send out, if it would send one.
pub(super) fn suggested(game: &Game, suggestion: Option<Order>) -> Option<Answer> {
    let Some(Order::PlaceCap { cap }) = suggestion else {
        return None;
    };
    let units = game.table().cap(cap)?;
    let answer = place_one(game, cap, units);
    let label = format!("Send {cap} out");
    Some(Answer { label, ..answer }.primary(true))
}

/// Opens the choice of a CAP mission, or closes it.
pub(super) fn place(game: &Game, selection: &Selection) -> Option<Answer> {
    let is_open = selection.activity == Activity::Placing;
    let place = Answer::of(
        Action::Toggle(Activity::Placing),
        "Send a patrol out\u{2026}",
    );
    let place = Answer {
        is_expanded: Some(is_open),
        ..place.kind("place-cap").by(CommandName::PlaceCap)
    };
    (!placings(game).is_empty()).then_some(place)
}

/// The choice of a CAP mission to put on the map, while it is open.
pub(super) fn placing(game: &Game, selection: &Selection) -> Option<Choice> {
    let mut answers = placings(game);
    if selection.activity != Activity::Placing || answers.is_empty() {
        return None;
    }
    answers.push(Answer::of(Action::End, "Leave them in their boxes").weight(Weight::Quiet));
    let (least, most) = wording::patrol_fuel();
    Some(Choice {
        name: "Place CAP".to_owned(),
        hint: format!(
            "A patrol goes on the map over its group, with {least}\u{2013}{most} fuel by the die (4.35). In its box it burns none:"
        ),
        answers,
        ..Choice::default()
    })
}

fn place_one(game: &Game, cap: CapId, units: UnitSet) -> Answer {
    let what = format!("\u{b7} {}", wording::by_type(units));
    let answer = Answer::new(game, cap.to_string(), Order::PlaceCap { cap });
    answer.detail(what).title(cap.in_words())
}
