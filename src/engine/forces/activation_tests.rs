//! Activation, movement and the fading of contact, on tables made for them (3.2, 7.2, 8.14, 19.2).

mod chits;
mod cripples;
mod movement;
mod order;
mod priorities;
mod us_move;

use kernel::Dice;

use super::activation::Activation;
use super::force_movement::move_force;
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::event::{AirEvent, Event, ForceEvent};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::{ActivationChit, Detection, Force, ForceId};
use crate::engine::map::{Direction, HexId, Zone};
use crate::engine::record::Record;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const F: ForceId = ForceId::Letter('F');
const G: ForceId = ForceId::Letter('G');

/// Force F in a hex, with these dice.
fn force_in(hex: HexId, retiring: bool, dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(20, 530));
    table.forces.push(Force {
        retiring,
        ..Force::unseen(F, hex)
    });
    Play::new(table, Dice::script(dice))
}

fn with_task_force(mut play: Play, hex: HexId) -> Play {
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(1),
        hex,
    }));
    play
}

fn hex_of(play: &Play, force: ForceId) -> Option<HexId> {
    play.table.force(force).map(|force| force.hex)
}

/// Where force F goes by a number of the compass; of several hexes the first.
fn moved(mut play: Play, die: u8) -> Option<HexId> {
    move_force(&mut play, F, die);
    hex_of(&play, F)
}

fn compass(hex: HexId, die: u8) -> Direction {
    Zone::of(hex).compass()[usize::from(die) - 1]
}

/// Carries an Activation Segment out up to its first question, if it has one.
fn activate(play: &mut Play) {
    begin(play);
}

/// Carries a segment out up to its first question, and returns both.
fn begin(play: &mut Play) -> (Activation, Option<Decision>) {
    let mut activation = Activation::default();
    loop {
        match activation.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return (activation, Some(decision)),
            _ => return (activation, None),
        }
    }
}
