//! Tables for tests: laid out by hand, as `examples.md` has them.

use kernel::{Dice, Kind, Title};

use super::event::SetupEvent;
use super::map::Place;
use super::procedure::Procedure;
use super::table::{AirPlace, ShipPlace, Table};
use super::units::{AirUnit, IjnForce, Ship, Side};
use super::{Event, Game, GameSetup, Midway, Play};

/// The USN as in 3.1, and of the IJN nothing but its island bases.
pub(crate) fn table() -> Table {
    let mut table = Table::empty();
    let GameSetup { options } = GameSetup::default();
    table.apply(&SetupEvent::Game { options }.into());
    for force in IjnForce::ALL.iter().copied() {
        table.ijn_forces[force].place = None;
    }
    for ship in Ship::of(Side::Ijn) {
        table.ships[ship].at = ShipPlace::NotInPlay;
    }
    for unit in AirUnit::of(Side::Ijn).filter(|unit| !unit.is_naval()) {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    table
}

/// A task force of the IJN with some ships, in a place.
pub(crate) fn ijn(table: &mut Table, force: IjnForce, place: Place, ships: &[Ship]) {
    table.ijn_forces[force].place = Some(place);
    for ship in ships {
        table.ships[*ship].at = ShipPlace::Force(force.into());
    }
}

/// A table in play with scripted dice, to call the functions of a rule.
pub(crate) fn play(table: Table, dice: &[u8]) -> Play {
    Play::new(table, Dice::script(dice))
}

/// A game that is nothing but one procedure on a table, with scripted dice.
pub(crate) fn game(table: Table, dice: &[u8], procedure: Procedure) -> Game {
    Game::on_table(GameSetup::default(), play(table, dice), procedure)
}

/// Whether all the dice of a script have fallen.
pub(crate) fn all_dice_fell(game: &Game) -> bool {
    game.dice().left() == Some(0)
}

/// The events of a game, without rolls: what a test expects to have happened.
pub(crate) fn happened(game: &Game) -> Vec<&Event> {
    let events = game.events().iter().map(|record| &record.event);
    events
        .filter(|event| !matches!(Midway::kind(event), Kind::Roll(_)))
        .collect()
}
