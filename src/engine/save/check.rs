//! The check of a save: whoever replays it must come to the same. It is made of what is written down here, and of
//! nothing else: never of a derived `Hash`, of how a type lies in memory, or of JSON.
//!
//! FNV-1a of 64 bits (offset basis cbf29ce484222325, prime 100000001b3) over the bytes below. Numbers have their lowest
//! byte first, negative ones in two's complement; a text is its length in bytes (2 bytes) and its UTF-8.
//!
//! 1. The game: its title (a text), the version (4 bytes), the scenario's number (1), how many variants are in play (1)
//!    and the name of each (a text), in the order of the scenario's own list (`Scenario::variants`), the seed (8).
//! 2. What happened, in turn:
//!    - `O` and an order, as saves have it (a text, see `order/written.rs`);
//!    - `R` and what the die showed (1 byte);
//!    - `P`, how many things a random choice was among (1) and which was chosen, from 0 (1), the first of that name;
//!    - `T` before the first turn, at the end of each and at the end of the game: the score (2), how many pieces are
//!      listed (2), and each (a text), in the order of their bytes: "58.1 1211", "Intercept 3 1110 -2". Listed with
//!      their hexes, by the names that they show (`Display`), which may not be reworded, are the task groups, the ships left behind, the submarines, the searches, the Japanese forces and
//!      the raids on the map, and with its fuel, negative when critical, each air mission.
//! 3. `U` and the count of steps taken back (4 bytes).
//!
//! It is written as `2:` and sixteen digits. The check without that mark is the one that saves had before
//! (`save/earlier.rs`).

use std::fmt::Display;
use std::hash::Hasher;

use fnv::FnvHasher;

use super::TITLE;
use crate::engine::event::{Event, ScoreEvent};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;

/// What such a check begins with.
const MARK: &str = "2:";

/// Whether a check is one of these.
pub(in crate::engine) fn is_marked(check: &str) -> bool {
    check.starts_with(MARK)
}

/// The check of a game as far as it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::engine) struct Check {
    hash: u64,
    /// How many events it is made of.
    events: usize,
}

impl Check {
    /// The check of a game that has not begun.
    pub(in crate::engine) fn new(
        version: u32,
        scenario: u8,
        options: &[Variant],
        seed: u64,
    ) -> Check {
        let mut check = Check {
            hash: FnvHasher::default().finish(),
            events: 0,
        };
        check.text(TITLE);
        check.add(&version.to_le_bytes());
        check.add(&[scenario, options.len() as u8]);
        options.iter().for_each(|option| check.text(option.name()));
        check.add(&seed.to_le_bytes());
        check
    }

    /// Adds what has happened since.
    pub(in crate::engine) fn follow(&mut self, play: &Play) {
        for record in play.events().iter().skip(self.events) {
            match &record.event {
                Event::Order { order, .. } => self.order(*order),
                Event::Roll(roll) => self.add(&[b'R', roll.die]),
                Event::Pick { among, picked, .. } => {
                    let place = among.iter().take_while(|one| *one != picked).count();
                    self.add(&[b'P', among.len() as u8, place as u8]);
                }
                // Nothing has moved in a turn that has only just begun.
                Event::Turn { .. } | Event::Score(ScoreEvent::Ended { .. }) => {
                    self.table(&play.table);
                }
                _ => {}
            }
        }
        self.events = play.events().len();
    }

    /// The check as it stands in a save.
    pub(in crate::engine) fn written(mut self, undone: u32) -> String {
        self.add(b"U");
        self.add(&undone.to_le_bytes());
        format!("{MARK}{:016x}", self.hash)
    }

    fn order(&mut self, order: Order) {
        self.add(b"O");
        self.text(&order.written());
    }

    fn table(&mut self, table: &Table) {
        let pieces = pieces(table);
        self.add(b"T");
        self.add(&table.score.to_le_bytes());
        self.add(&(pieces.len() as u16).to_le_bytes());
        pieces.iter().for_each(|piece| self.text(piece));
    }

    fn text(&mut self, text: &str) {
        self.add(&(text.len() as u16).to_le_bytes());
        self.add(text.as_bytes());
    }

    fn add(&mut self, bytes: &[u8]) {
        let mut hasher = FnvHasher::with_key(self.hash);
        hasher.write(bytes);
        self.hash = hasher.finish();
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fnv_1a_gives_the_numbers_of_its_authors() {
        for (text, hash) in [
            ("", 0xcbf2_9ce4_8422_2325),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            let mut check = Check {
                hash: FnvHasher::default().finish(),
                events: 0,
            };
            check.add(text.as_bytes());
            assert_eq!(check.hash, hash, "{text}");
        }
    }
}
