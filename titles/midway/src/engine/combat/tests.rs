//! Tests of combat, by the rule: one file for each kind.

mod air_combat;
mod bombardment;
mod bombing;
mod flights;
mod homecoming;
mod losses;
mod naval;
mod sequence;

use super::{AirCombat, Bombing, MutualCombat, NavalCombat, SpaceBattle};
use crate::engine::event::{BattleEvent, Event, HitEvent, SpottedBy, SpottingEvent};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::table::{AirPlace, BattleKind, ShipPlace, Table};
use crate::engine::units::{AirUnit, IjnForce, Ship, Side, Strength, UsnForce};
use crate::engine::{Game, trial};

/// A table on which the USN has nothing but its bases.
fn bare_table() -> Table {
    let mut table = trial::table();
    for unit in AirUnit::of(Side::Usn) {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    for ship in Ship::of(Side::Usn) {
        table.ships[ship].at = ShipPlace::NotInPlay;
    }
    for force in UsnForce::ALL.iter().copied() {
        table.usn_forces[force].place = None;
    }
    table
}

/// A spotted task force of the USN with some ships, in a place. Carriers have their groups.
fn usn(table: &mut Table, force: UsnForce, place: Place, ships: &[Ship]) {
    table.usn_forces[force].place = Some(place);
    table.usn_forces[force].spotted = true;
    for ship in ships {
        table.ships[*ship].at = ShipPlace::Force(force.into());
    }
}

/// A spotted task force of the IJN.
fn ijn(table: &mut Table, force: IjnForce, place: Place, ships: &[Ship]) {
    trial::ijn(table, force, place, ships);
    table.ijn_forces[force].spotted = true;
}

/// Air units over a space.
fn over(table: &mut Table, space: Place, units: &[AirUnit]) {
    for unit in units {
        if let Some(carrier) = unit.own_carrier() {
            table.air[*unit].at = AirPlace::Carrier(carrier);
        }
        table.air[*unit].over = Some(space);
    }
}

/// A table with a battle in a space in progress.
fn in_battle(mut table: Table, space: Place, kind: BattleKind) -> Table {
    table.apply(&BattleEvent::Begun { space, kind }.into());
    table
}

fn air_combat(table: Table, space: Place, kind: BattleKind, dice: &[u8]) -> Game {
    let table = in_battle(table, space, kind);
    let procedure = Procedure::AirCombat(AirCombat::new(&table, space, kind));
    trial::game(table, dice, procedure)
}

fn bombing(table: Table, space: Place, dice: &[u8]) -> Game {
    let table = in_battle(table, space, BattleKind::Mutual);
    trial::game(
        table,
        dice,
        Procedure::Bombing(Bombing::new(space, BattleKind::Mutual)),
    )
}

fn naval(table: Table, space: Place, dice: &[u8]) -> Game {
    let table = in_battle(table, space, BattleKind::Mutual);
    trial::game(table, dice, Procedure::NavalCombat(NavalCombat::new(space)))
}

fn battle(table: Table, space: Place, dice: &[u8]) -> Game {
    let battle = SpaceBattle::new(space, BattleKind::Mutual);
    trial::game(table, dice, Procedure::Battle(battle))
}

fn mutual_everywhere(table: Table, dice: &[u8]) -> Game {
    let procedure = Procedure::MutualCombat(MutualCombat::everywhere());
    trial::game(table, dice, procedure)
}

/// An order by its text.
fn order(text: &str) -> Order {
    text.parse().expect("an order")
}

/// Gives an order by its text; it must be taken.
fn gives(game: &mut Game, text: &str) {
    game.play(order(text)).expect(text);
}

/// Why an order is refused; nothing has changed.
fn refused(game: &Game, text: &str) -> String {
    game.check(&order(text)).expect_err(text).to_string()
}

/// What is asked, by its name; nothing if the procedure is over.
fn asked(game: &Game) -> Option<&'static str> {
    game.decision().map(|decision| decision.text().name)
}

/// The procedure is over, and all its dice have fallen.
fn is_over(game: &Game) -> bool {
    game.decision().is_none() && trial::all_dice_fell(game)
}

fn strength(game: &Game, unit: AirUnit) -> Option<Strength> {
    let state = game.table().air[unit];
    (state.at != AirPlace::Eliminated).then_some(state.strength)
}

fn has_happened(game: &Game, event: impl Into<Event>) -> bool {
    let event = event.into();
    game.events().iter().any(|record| record.event == event)
}

fn is_sunk(game: &Game, ship: Ship) -> bool {
    game.table().ships[ship].at == ShipPlace::Sunk
}

fn is_damaged(game: &Game, ship: Ship) -> bool {
    game.table().ships[ship].at == ShipPlace::Damaged
}
