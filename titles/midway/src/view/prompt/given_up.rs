//! Which air units a base gives up (4.2, 4.3).

use super::asking::{Asking, one_of};
use super::block::{Block, Composer, ComposerRow, Figure, Line};
use super::ijn_choices::of_combatant;
use super::{Answer, Prompt, aims};
use crate::engine::Order;
use crate::engine::map::Place;
use crate::engine::units::AirUnit;
use crate::view::selection::{Pick, picked_for};
use crate::view::wording;

/// As many as must go: as the staff suggests, unless the player has picked others.
pub(super) fn give_up(asking: &Asking, at: Place, units: &[AirUnit], count: usize) -> Prompt {
    let prompt = Prompt {
        because: "what is worth least".to_owned(),
        ..asking.prompt(format!(
            "{at} gives up {}: which?",
            wording::count(count, "air unit", "air units")
        ))
    };
    if count == 1 {
        let line = |unit: AirUnit| {
            let line = Line {
                what: wording::ratings(asking.table, unit),
                ..of_combatant(asking.table, unit.into())
            };
            let order = Order::GiveUp { units: vec![unit] };
            (line, asking.answer("This one", order))
        };
        return one_of(prompt, units.iter().copied().map(line).collect());
    }
    let suggested = match &asking.staff {
        Some(Order::GiveUp { units }) => units.as_slice(),
        _ => &[],
    };
    let goes = |unit: &AirUnit| {
        let picked = picked_for(&asking.picked.given_up, unit);
        picked.unwrap_or_else(|| suggested.contains(unit))
    };
    let mut given_up: Vec<AirUnit> = units.iter().copied().filter(goes).collect();
    // The staff names them in an order of its own.
    given_up.sort_by_key(|unit| suggested.iter().position(|other| other == unit));
    let row = |unit: AirUnit| {
        let line = of_combatant(asking.table, unit.into());
        let goes = given_up.contains(&unit);
        let option = Answer::pick(Pick::GiveUp(unit, !goes), "Give up");
        ComposerRow {
            piece: line.piece,
            name: line.name,
            what: wording::ratings(asking.table, unit),
            options: vec![option.name(format!("Give up {unit}")).pressed(goes)],
        }
    };
    let composer = Composer {
        title: format!("Based at {at}"),
        rows: units.iter().copied().map(row).collect(),
        figures: vec![Figure {
            warns: given_up.len() != count,
            ..Figure::of("given up", format!("{} of {count}", given_up.len()))
        }],
        answers: Vec::new(),
    };
    let order = Order::GiveUp { units: given_up };
    Prompt {
        answers: aims::answers(asking, "Give up", order),
        blocks: vec![Block::Composer(composer)],
        ..prompt
    }
}
