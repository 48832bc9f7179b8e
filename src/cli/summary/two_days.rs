//! What is counted in the games that have a second day: how the enemy went home, and whether he was caught (19, 20).

use super::battle::count;
use kernel::command_line::Share;

use super::measures::Measure;
use crate::engine::forces::Force;
use crate::engine::{AttackEvent, Event, ForceEvent, Game, RefuellingEvent, Table, Turn};

/// Its last day.
const SECOND_DAY: u8 = 20;
/// The turn by which all forces of the western section have been tested for their way home (19.1, 20.5).
const FIRST_NIGHT: Turn = Turn::at(19, 2010);
/// The turn by which it is asked who has got away.
const LAST_LIGHT: Turn = Turn::at(20, 1730);

/// Everything of it, in the order of the table.
pub(super) const TWO_DAYS: [Measure; 5] = [
    Measure::of_the_battle("forces_turned_back", "Forces that turned back", |game| {
        count(game, |it| {
            matches!(
                it.event,
                Event::Refuelling(RefuellingEvent::TurnsBack { .. })
            )
        })
    }),
    Measure::of_the_battle("retiring_at_2010", "Carrier forces on it", |game| {
        retiring(game).of_them
    })
    .sharing(retiring),
    Measure::of_the_battle("refuelled", "Forces that had their oil", |game| {
        count(game, |it| {
            matches!(
                it.event,
                Event::Refuelling(RefuellingEvent::Tried {
                    refuelled: true,
                    ..
                })
            )
        })
    }),
    Measure::of_the_battle("left_by_1730", "Carrier forces away", |game| {
        left_by_1730(game).of_them
    })
    .sharing(left_by_1730),
    Measure::of_the_battle("june20_strikes", "Strikes on them, June 20", june20_strikes).sharing(
        |game| Share {
            of_them: june20_strikes(game).min(1),
            all: 1,
        },
    ),
];

/// The table as a turn began, or as it was at the end.
fn at_start_of(game: &Game, turn: Turn) -> Table {
    let events = game.events().iter();
    game.table_after(events.take_while(|it| it.at.turn < turn).count())
}

/// The carrier forces that are afloat: crippled ships by themselves are none (12.41).
fn carrier_forces(table: &Table) -> impl Iterator<Item = &Force> {
    let forces = table.forces.iter();
    forces.filter(|force| force.intelligence.is_carrier_force() && !force.id.is_cripple())
}

/// Of the carrier forces those that retire when the first night has come.
fn retiring(game: &Game) -> Share {
    let table = at_start_of(game, FIRST_NIGHT);
    Share {
        of_them: carrier_forces(&table).filter(|it| it.retiring).count(),
        all: carrier_forces(&table).count(),
    }
}

/// Of the carrier forces that were there on the first night, or since, and are afloat, those that are off the map before
/// the last light.
fn left_by_1730(game: &Game) -> Share {
    let events = game.events().iter().enumerate();
    let events = events.take_while(|(_, it)| it.at.turn < LAST_LIGHT);
    let gone = events.filter(|(number, it)| match it.event {
        Event::Forces(ForceEvent::LeftTheMap { what, .. }) => {
            carrier_forces(&game.table_after(*number)).any(|force| force.id == what)
        }
        _ => false,
    });
    let gone = gone.count();
    let there = carrier_forces(&at_start_of(game, LAST_LIGHT)).count();
    Share {
        of_them: gone,
        all: gone + there,
    }
}

/// Strikes that came to carriers on the second day: for each of them it is rolled whether they are surprised (5.33, 5.34).
fn june20_strikes(game: &Game) -> usize {
    count(game, |it| {
        matches!(it.event, Event::Attacks(AttackEvent::Surprised { .. }))
            && it.at.turn.day == SECOND_DAY
    })
}
