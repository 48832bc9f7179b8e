//! What the IJN repairs and gets back, where the rules leave that to the player (7.1, 19.2).

use super::asking::{Asking, one_of};
use super::block::{Line, Piece};
use super::ijn_choices::of_combatant;
use super::{Answer, Prompt};
use crate::engine::Order;
use crate::engine::table::{AirBase, AirPlace};
use crate::engine::units::{AirUnit, IslandBase, Ship};
use crate::view::wording;

const WEAKEST: &str = "the weakest, and no carrier's group if it can be helped";

/// Which ship the Reinforcement marker repairs (7.1).
pub(super) fn ship(asking: &Asking, ships: &[Ship]) -> Prompt {
    let line = |ship: Ship| {
        let groups = ship.own_groups().count();
        let line = Line {
            what: wording::ship(ship),
            odds: match groups {
                0 => wording::ratings(asking.table, ship),
                groups => wording::count(groups, "air unit of her own", "air units of her own"),
            },
            ..of_combatant(asking.table, ship.into())
        };
        (line, asking.answer("This one", Order::ChooseShip { ship }))
    };
    one_of(
        asking.prompt("Which ship does the IJN get back?"),
        ships.iter().copied().map(line).collect(),
    )
}

/// Which air unit it brings back, and where (7.1).
pub(super) fn air_unit(asking: &Asking, choices: &[(AirUnit, AirBase)]) -> Prompt {
    let line = |(unit, to): (AirUnit, AirBase)| {
        let line = Line {
            what: wording::ratings(asking.table, unit),
            odds: wording::air_base(to),
            ..of_combatant(asking.table, unit.into())
        };
        let order = Order::ReturnAirUnit { unit, to };
        (line, asking.answer("This one", order))
    };
    one_of(
        Prompt {
            because: WEAKEST.to_owned(),
            ..asking.prompt("Which air unit does the IJN get back, and where?")
        },
        choices.iter().copied().map(line).collect(),
    )
}

/// Which coastal defense it makes whole (7.1).
pub(super) fn defense(asking: &Asking, bases: &[IslandBase]) -> Prompt {
    let line = |base: IslandBase| {
        let what = match asking.table.bases[base].step() {
            Some(_) => "reduced now",
            None => "eliminated now",
        };
        let line = Line {
            piece: Some(Piece::Base(base)),
            name: base.to_string(),
            what: what.to_owned(),
            ..Line::default()
        };
        (line, asking.answer("This one", Order::ChooseBase { base }))
    };
    one_of(
        asking.prompt("Which coastal defense does the IJN make whole?"),
        bases.iter().copied().map(line).collect(),
    )
}

/// Which reduced air unit rolls for its repair (19.2).
pub(super) fn repaired(asking: &Asking, units: &[AirUnit]) -> Prompt {
    one_of(
        Prompt {
            because: WEAKEST.to_owned(),
            ..asking.prompt("Which air unit may the IJN repair?")
        },
        each(asking, units),
    )
}

/// Which eliminated air unit returns (19.2).
pub(super) fn returning(asking: &Asking, units: &[AirUnit]) -> Prompt {
    one_of(
        Prompt {
            because: WEAKEST.to_owned(),
            ..asking.prompt("Which air unit does the IJN get back?")
        },
        each(asking, units),
    )
}

fn each(asking: &Asking, units: &[AirUnit]) -> Vec<(Line, Answer)> {
    let line = |unit: AirUnit| {
        let at = match asking.table.air[unit].at {
            AirPlace::Base(place) => wording::air_base(AirBase::Land(place)),
            AirPlace::Carrier(carrier) => wording::air_base(AirBase::Carrier(carrier)),
            _ => "eliminated".to_owned(),
        };
        let line = Line {
            what: at,
            odds: wording::ratings(asking.table, unit),
            ..of_combatant(asking.table, unit.into())
        };
        let order = Order::ChooseAirUnit { unit };
        (line, asking.answer("This one", order))
    };
    units.iter().copied().map(line).collect()
}
