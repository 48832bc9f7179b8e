//! Commitment on tables made for it, with scripted dice (13).

mod index;
mod limit;
mod many;
mod threshold;

use kernel::Dice;

use super::commitment_index;
use crate::engine::clock::Turn;
use crate::engine::event::{CommitmentEvent, Event};
use crate::engine::forces::{CarrierCount, Carriers, Force, ForceId, Intelligence, LevelOne};
use crate::engine::map::HexId;
use crate::engine::record::Record;
use crate::engine::scenario::Variant;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

const CARRIER: Intelligence = Intelligence::Level1(LevelOne::Carrier);
const SURFACE: Intelligence = Intelligence::Level1(LevelOne::Surface);
const LARGE: Intelligence = Intelligence::Level1(LevelOne::Large);
const MEDIUM: Intelligence = Intelligence::Level1(LevelOne::Medium);
const SMALL: Intelligence = Intelligence::Level1(LevelOne::Small);

const fn letter(letter: char) -> ForceId {
    ForceId::Letter(letter)
}

/// A table of scenario 6 without a force, the morning of June 19.
fn battle(options: &[Variant], dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, 810));
    table.scenario = 6;
    table.phase = 1;
    table.options = options.to_vec();
    Play::new(table, Dice::script(dice))
}

/// Puts a force of which so much is known into a hex, as if it had been there for long.
fn place(play: &mut Play, id: ForceId, hex: u16, intelligence: Intelligence) {
    play.table.forces.push(Force {
        intelligence,
        ..Force::unseen(id, HexId::at(hex))
    });
    play.table.forces.sort_by_key(|force| force.id);
    play.table.commitment.index = commitment_index(&play.table);
}

fn there(play: &mut Play, id: ForceId) -> &mut Force {
    let mut forces = play.table.forces.iter_mut();
    forces.find(|force| force.id == id).expect("it is there")
}

fn known(play: &Play, id: ForceId) -> Option<Intelligence> {
    play.table.force(id).map(|force| force.intelligence)
}

fn ship(name: &str) -> ShipId {
    name.parse().unwrap()
}

/// What happened to the index and by it.
fn told(play: &Play) -> Vec<&CommitmentEvent> {
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Commitment(event) => Some(event),
            _ => None,
        })
        .collect()
}
