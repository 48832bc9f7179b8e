//! Questions that losses leave: whom the flak hit, who lands where, where a leader goes (13.2, 18.0, 20.1).

use super::asking::{Asking, one_of};
use super::block::{Line, Piece};
use super::ijn_choices::of_combatant;
use super::{Prompt, Weight};
use crate::engine::Order;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Combatant, Force, Leader, Side, UsnForce};
use crate::view::shell::CommandName;
use crate::view::wording;

/// Which bomber the flak has hit (13.2).
pub(super) fn flak_victim(asking: &Asking, by: Combatant, bombers: &[AirUnit]) -> Prompt {
    let table = asking.table;
    let line = |unit: AirUnit| {
        let line = Line {
            what: wording::ratings(table, unit),
            ..of_combatant(table, unit.into())
        };
        (line, asking.answer("This one", Order::FlakHits { unit }))
    };
    let because = match by.side() {
        Side::Ijn => "what you miss least",
        Side::Usn => "their best",
    };
    let mut prompt = one_of(
        Prompt {
            because: because.to_owned(),
            ..asking.prompt(format!("The flak of {by} has hit: which bomber?"))
        },
        bombers.iter().copied().map(line).collect(),
    );
    let all = asking.as_staff("All as suggested").weight(Weight::Plain);
    prompt.answers.push(
        all.detail("whatever else is hit")
            .command(CommandName::AllAsSuggested),
    );
    prompt
}

/// Where an air unit lands whose base is gone (18.0).
pub(super) fn adrift(asking: &Asking, landings: &[(AirUnit, AirBase)]) -> Prompt {
    let line = |(unit, base): (AirUnit, AirBase)| {
        let line = Line {
            what: wording::ratings(asking.table, unit),
            odds: wording::air_base(base),
            ..of_combatant(asking.table, unit.into())
        };
        let land = asking.answer("Lands", Order::Land { unit, base });
        (line, land)
    };
    one_of(
        Prompt {
            because: "the best finds room first".to_owned(),
            ..asking.prompt("Its base is gone: who lands first, and where?")
        },
        landings.iter().copied().map(line).collect(),
    )
}

/// To which task force a leader goes (20.1).
pub(super) fn leader_transfer(asking: &Asking, leader: Leader, forces: &[UsnForce]) -> Prompt {
    let table = asking.table;
    let line = |force: UsnForce| {
        let at = table.place_of(force);
        let line = Line {
            piece: Some(Piece::Force(Force::Usn(force))),
            name: force.to_string(),
            what: wording::list(table.ships_in(force)),
            odds: at.map_or_else(String::new, |at| format!("at {at}")),
            ..Line::default()
        };
        (line, asking.answer("There", Order::SendLeader { force }))
    };
    one_of(
        asking.prompt(format!("{leader} has lost his ships: where does he go?")),
        forces.iter().copied().map(line).collect(),
    )
}
