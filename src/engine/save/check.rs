//! What the check of a save is made of in this title, beside what the kernel says of every check: whoever replays a save
//! must come to the same.

use std::fmt::Display;

use kernel::Check;

use crate::engine::event::{Event, ScoreEvent};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::table::Table;
use crate::engine::title::GameSetup;

/// The scenario's number (1 byte), how many variants are in play (1) and the name of each (a text), in the order of the
/// scenario's own list (`Scenario::variants`).
pub(in crate::engine) fn begin(check: &mut Check, setup: &GameSetup) {
    check.bytes(&[setup.scenario.number, setup.options.len() as u8]);
    let options = setup.options.iter();
    options.for_each(|option| check.text(option.name()));
}

/// `T` before the first turn, at the end of each and at the end of the game: the score (2 bytes), how many pieces are
/// listed (2), and each (a text), in the order of their bytes: "58.1 1211", "Intercept 3 1110 -2". Listed with their
/// hexes, by the names that they show (`Display`), which may not be reworded, are the task groups, the ships left behind,
/// the submarines, the searches, the Japanese forces and the raids on the map, and with its fuel, negative when critical,
/// each air mission.
pub(in crate::engine) fn follow(check: &mut Check, event: &Event, table: &Table) {
    // Nothing has moved in a turn that has only just begun.
    if !matches!(
        event,
        Event::Turn { .. } | Event::Score(ScoreEvent::Ended { .. })
    ) {
        return;
    }
    let pieces = pieces(table);
    check.bytes(b"T");
    check.bytes(&table.score.to_le_bytes());
    check.bytes(&(pieces.len() as u16).to_le_bytes());
    pieces.iter().for_each(|piece| check.text(piece));
}

/// The pieces of both sides with their hexes, and with the fuel of what flies.
fn pieces(table: &Table) -> Vec<String> {
    let at = |name: &dyn Display, hex: HexId| format!("{name} {hex}");
    let groups = table.task_groups.iter().map(|it| at(&it.id, it.hex));
    let left_behind = table.markers.left_behind.iter();
    let left_behind = left_behind.map(|(ship, hex)| at(ship, *hex));
    let submarines = table.submarines.at_sea.iter().map(|it| at(&it.id, it.hex));
    let searches = table.searches.iter().map(|it| at(&it.id, it.hex));
    let forces = table.forces.iter().map(|it| at(&it.id, it.hex));
    let raids = table.inbound().map(|it| at(&it.id, it.hex));
    let missions = table.missions.iter();
    let missions = missions.map(|it| format!("{} {} {}", it.id, it.hex, it.fuel.number()));
    let japanese = forces.chain(raids);
    let mut pieces: Vec<String> = groups
        .chain(left_behind)
        .chain(submarines)
        .chain(searches)
        .chain(missions)
        .chain(japanese)
        .collect();
    pieces.insertion_sort();
    pieces
}
