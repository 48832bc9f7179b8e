//! How forces come to be known: the rulebook's examples with scripted dice, and what the charts leave open
//! (7.3-7.5).

mod double;
mod great_battle;
mod levels;
mod odds;
mod ships;

use kernel::Dice;

use super::{promote, take_to_the_highest_level};
use crate::engine::clock::Turn;
use crate::engine::event::{Event, Roll};
use crate::engine::forces::{
    CarrierCount, Carriers, Force, ForceId, Intelligence, LevelOne, SurfaceSize,
};
use crate::engine::map::HexId;
use crate::engine::scenario::Variant;
use crate::engine::ships::{ShipId, ShipKind};
use crate::engine::table::Table;
use crate::engine::title::Play;

const FORCE: ForceId = ForceId::Letter('F');

/// Force F of some intelligence, alone on the map.
fn force_of(intelligence: Intelligence, options: &[Variant], dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(20, 530));
    table.options = options.to_vec();
    table.forces.push(Force {
        intelligence,
        ..Force::unseen(FORCE, HexId::at(1119))
    });
    Play::new(table, Dice::script(dice))
}

fn known(play: &Play) -> Intelligence {
    play.table.force(FORCE).unwrap().intelligence
}

fn ships(play: &Play) -> Vec<String> {
    let force = play.table.force(FORCE).unwrap();
    force.ships.iter().map(ToString::to_string).collect()
}

fn rolls(play: &Play) -> Vec<&Roll> {
    let events = play.events().iter();
    events.filter_map(|it| it.event.roll()).collect()
}

/// What a force is known to be after one more level, with these dice.
fn promoted(from: Intelligence, dice: &[u8]) -> Intelligence {
    let mut play = force_of(from, &[], dice);
    promote(&mut play, FORCE);
    known(&play)
}
