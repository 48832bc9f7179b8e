//! The air raid procedure on tables made for it, with scripted dice (10.1, 10.2, 9).

mod next;
mod procedure;
mod reduction;
mod strength;

use kernel::Dice;

use super::air_raid_procedure;
use crate::engine::clock::Turn;
use crate::engine::event::{AirEvent, Event, NoRaid, ProcedureEvent, RaidEvent, Roll};
use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::{CarrierCount, Force, ForceId, Intelligence, LevelOne};
use crate::engine::map::HexId;
use crate::engine::record::Record;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::Play;

const H: ForceId = ForceId::Letter('H');
const BUTAI: ForceId = ForceId::Butai(1);
/// The hex of the task groups.
const HOME: HexId = HexId::at(1109);
/// Eight hexes from there.
const EIGHT: HexId = HexId::at(1117);

const CARRIER: Intelligence = Intelligence::Level1(LevelOne::Carrier);

/// Force H in a hex, two carrier groups at home, and the full procedure.
fn force_in(hex: HexId, intelligence: Intelligence, time: u16, dice: &[u8]) -> Play {
    table_of(hex, intelligence, time, &[Variant::FullRaidProcedure], dice)
}

/// Such a force with the eighteen points of scenario 5.
fn simple(hex: HexId, intelligence: Intelligence, dice: &[u8]) -> Play {
    table_of(hex, intelligence, 1210, &[], dice)
}

fn table_of(
    hex: HexId,
    intelligence: Intelligence,
    time: u16,
    options: &[Variant],
    dice: &[u8],
) -> Play {
    let mut table = Table::new(Turn::at(19, time));
    table.scenario = 5;
    table.phase = 1;
    table.options = options.to_vec();
    table.forces.push(Force {
        intelligence,
        ..Force::unseen(H, hex)
    });
    let mut play = Play::new(table, Dice::script(dice));
    place_group(&mut play, 2, HOME);
    play.record = Record::default();
    play
}

fn place_group(play: &mut Play, group: u8, hex: HexId) {
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(group),
        hex,
    }));
}

/// Carries the procedure out, and says which counter the force has then.
fn raid(play: &mut Play) -> ForceId {
    let id = play.table.forces[0].id;
    air_raid_procedure(play, id)
}

fn procedure(play: &Play) -> Vec<&ProcedureEvent> {
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Procedure(event) => Some(event),
            _ => None,
        })
        .collect()
}

/// Why no raid came of it.
fn no_raid(play: &Play) -> Option<NoRaid> {
    procedure(play).iter().find_map(|event| match event {
        ProcedureEvent::NoRaid { why, .. } => Some(*why),
        _ => None,
    })
}

fn rolls(play: &Play) -> Vec<&Roll> {
    let events = play.events().iter();
    events.filter_map(|it| it.event.roll()).collect()
}

/// The raids that were placed: points, wave, and the hexes from home.
fn placed(play: &Play) -> Vec<(u8, u8, u8)> {
    let events = play.events().iter();
    events
        .filter_map(|it| match it.event {
            Event::Raids(RaidEvent::Placed {
                points, wave, hex, ..
            }) => Some((points, wave, hex.distance(HOME))),
            _ => None,
        })
        .collect()
}

fn there(play: &Play, id: ForceId) -> &Force {
    play.table.force(id).expect("it is on the map")
}

const fn some(count: CarrierCount) -> Intelligence {
    Intelligence::Level2Carriers(count)
}
