//! What the rules leave to the player of the IJN's doing: where it looks and flies, and what it attacks (6.0(2), 6.0(5), 11,
//! 21.2).

use super::asking::{Asking, one_of};
use super::block::{Line, Piece};
use super::{Prompt, Weight};
use crate::engine::Order;
use crate::engine::combat::bombing_number;
use crate::engine::forecast::Chance;
use crate::engine::map::Place;
use crate::engine::spotting;
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Combatant, HitNumber, Ship, Side, Strength};
use crate::view::shell::CommandName;
use crate::view::wording;

/// At which of several spaces the IJN looks (6.0(2)).
pub(super) fn nearest_space(asking: &Asking, by: Spotter, spaces: &[Place]) -> Prompt {
    let table = asking.table;
    let line = |space: Place| Line {
        what: wording::ours_at(table, space),
        odds: format!(
            "seen on {}",
            wording::chance(Chance::faces(spotting::chance(table, by, space)))
        ),
        ..of_place(space)
    };
    one_of(
        asking.prompt(format!("{by} looks: at which space?")),
        each_space(asking, spaces, line),
    )
}

/// At which of several spaces an air unit of the IJN flies (6.0(5)).
pub(super) fn launch_space(asking: &Asking, unit: AirUnit, spaces: &[Place]) -> Prompt {
    let table = asking.table;
    let line = |space: Place| {
        let air: Vec<AirUnit> = table.air_based_at(space, Side::Usn).collect();
        Line {
            what: wording::ours_at(table, space),
            odds: wording::air_units(&air),
            ..of_place(space)
        }
    };
    one_of(
        asking.prompt(format!("{unit} takes off: for which space?")),
        each_space(asking, spaces, line),
    )
}

fn of_place(space: Place) -> Line {
    Line {
        piece: Some(Piece::Place(space)),
        name: space.to_string(),
        ..Line::default()
    }
}

fn each_space(
    asking: &Asking,
    spaces: &[Place],
    line: impl Fn(Place) -> Line,
) -> Vec<(Line, super::Answer)> {
    let spaces = spaces.iter().copied();
    let one = |space: Place| {
        let order = Order::ChooseSpace { space };
        (line(space), asking.answer("Here", order))
    };
    spaces.map(one).collect()
}

/// Which of several units a unit of the IJN attacks (11.1, 11.2).
pub(super) fn target(asking: &Asking, by: Combatant, targets: &[Combatant]) -> Prompt {
    let table = asking.table;
    let line = |target: Combatant| {
        let number = attack_number(table, by, target);
        let line = Line {
            what: wording::ratings(table, target),
            odds: format!("hit on {} in 6", number.faces()),
            ..of_combatant(table, target)
        };
        let order = Order::ChooseTarget { target };
        (line, asking.answer("This one", order))
    };
    let lines = targets.iter().copied().map(line).collect();
    let mut prompt = one_of(
        Prompt {
            because: "what you miss least".to_owned(),
            ..asking.prompt(format!("{by} attacks: whom?"))
        },
        lines,
    );
    // Others of this attack may have a choice as well: one answer for all of them.
    let all = asking.as_staff("All as suggested").weight(Weight::Plain);
    let all = all
        .detail("who else has a choice")
        .command(CommandName::AllAsSuggested);
    prompt.answers.push(all);
    prompt
}

/// With what number a unit of the IJN attacks a target (12.1, 13.1, 14.1).
fn attack_number(table: &Table, by: Combatant, target: Combatant) -> HitNumber {
    match (by, target) {
        (Combatant::Air(by), Combatant::Air(_)) => table.air_number(by),
        (Combatant::Air(by), _) => bombing_number(table, &[], &[], by, target),
        (Combatant::Ship(ship), _) => ship.data().naval,
        (Combatant::Defense(_), _) => HitNumber::NONE,
    }
}

/// What a line says of a unit that fights: its name and its counter.
pub(super) fn of_combatant(table: &Table, unit: Combatant) -> Line {
    let (piece, name) = match unit {
        Combatant::Air(unit) => (air_piece(table, unit), wording::air_unit(table, unit)),
        Combatant::Ship(ship) => (Piece::Ship(ship), ship.to_string()),
        Combatant::Defense(base) => (Piece::Base(base), format!("{base} defense")),
    };
    Line {
        piece: Some(piece),
        name,
        ..Line::default()
    }
}

pub(super) fn air_piece(table: &Table, unit: AirUnit) -> Piece {
    Piece::Air(unit, wording::strength(table, unit) == Strength::Reduced)
}

/// Which ship a submarine damages (21.2).
pub(super) fn submarine_target(asking: &Asking, ships: &[Ship]) -> Prompt {
    let table = asking.table;
    let line = |ship: Ship| {
        let air: Vec<AirUnit> = table.air_aboard(ship).collect();
        let aboard = match air.is_empty() {
            true => String::new(),
            false => format!("{} aboard", wording::air_units(&air)),
        };
        let line = Line {
            what: wording::ratings(table, ship),
            odds: aboard,
            ..of_combatant(table, ship.into())
        };
        (line, asking.answer("This one", Order::ChooseShip { ship }))
    };
    one_of(
        asking.prompt("A submarine has hit a ship: which?"),
        ships.iter().copied().map(line).collect(),
    )
}
