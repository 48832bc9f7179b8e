//! Task groups that part, crippled ships and lights, on tables made for them (6.3, 6.4, 12.4, 14.2).

mod battle_line;
mod cripples;
mod groups;
mod homes;
mod lights;
mod raided_cripples;
mod submarines;

use kernel::Dice;

use crate::engine::clock::Turn;
use crate::engine::combat::suffer;
use crate::engine::decision::Decision;
use crate::engine::event::{AirEvent, Event, HitKind};
use crate::engine::fleet::{TaskGroupId, TaskGroupSet, move_ships};
use crate::engine::forces::{Detection, Force, ForceId, Intelligence};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, ShipRefusal};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The first scenario that goes on after the night.
const FIRST_OF_TWO_DAYS: u8 = 8;
const HOME: HexId = HexId::at(1113);
const WEST: HexId = HexId::at(1114);
const EAST: HexId = HexId::at(1112);

/// The task groups of these numbers, each in its hex, in a turn that starts at a time, by the whole rules.
fn fleet(groups: &[(u8, HexId)], time: u16, dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, time));
    // One that goes on by night.
    table.scenario = FIRST_OF_TWO_DAYS;
    table.phase = 1;
    let dice = Dice::script(dice);
    let mut play = Play::new(table, dice);
    for (number, hex) in groups {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(*number),
            hex: *hex,
        }));
    }
    play
}

fn groups(numbers: &[u8]) -> TaskGroupSet {
    numbers.iter().copied().map(TaskGroupId).collect()
}

fn ship(name: &str) -> ShipId {
    name.parse().unwrap()
}

/// Carries a move out that must be legal.
fn moves(play: &mut Play, order: Order) {
    let checked = Decision::UsMovement.check(&play.table, order);
    assert_eq!(checked, Ok(()), "{order}");
    move_ships(play, order);
}

fn refused(play: &Play, order: Order) -> ShipRefusal {
    match Decision::UsMovement.check(&play.table, order) {
        Err(Refusal::Ships(refusal)) => refusal,
        other => panic!("{order}: {other:?}"),
    }
}

/// Where each task group is, by number.
fn places(play: &Play) -> Vec<(u8, HexId)> {
    let groups = play.table.task_groups.iter();
    groups.map(|group| (group.id.0, group.hex)).collect()
}

/// A force of these ships, known as well as can be.
fn force(play: &mut Play, hex: HexId, intelligence: Intelligence, ships: &[&str]) -> ForceId {
    let id = ForceId::Letter(char::from(b'A' + play.table.forces.len() as u8));
    play.table.forces.push(Force {
        intelligence,
        detection: Detection::Located,
        ships: ships.iter().map(|name| ship(name)).collect(),
        ..Force::unseen(id, hex)
    });
    id
}

/// Hits a ship by bombs, with all that follows.
fn hit(play: &mut Play, name: &str, hits: u8) {
    suffer(play, ship(name), hits, HitKind::AirAttack);
}

/// The events so far, as the log tells them.
fn told(play: &Play) -> Vec<String> {
    let events = play.events().iter();
    events.map(|it| it.event.to_string()).collect()
}
