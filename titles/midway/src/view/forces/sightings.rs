//! What the player has seen behind the enemy's markers, and when. It stays as it was seen: what has happened since behind an
//! unspotted marker is not told (9.0, 9.3).

use kernel::Title;

use crate::engine::event::{Event, HitEvent, MovementEvent, SpottingEvent};
use crate::engine::map::{Line, Place};
use crate::engine::roster::Roster;
use crate::engine::table::Table;
use crate::engine::units::{Force, IjnForce, Ship, Side};
use crate::engine::{EventRecord, Midway};

/// What was seen of a task force when it was spotted last.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sighting {
    /// In which turn.
    pub turn: u8,
    /// Where.
    pub place: Place,
    /// How many decoys were with it, which are gone since (3.2).
    pub decoys: u8,
    /// The ships in it, each with what has become of her since before everybody's eyes.
    pub ships: Vec<(Ship, Option<Fate>)>,
}

/// What has become of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// She is damaged, and has left the map.
    Damaged,
    /// She is sunk.
    Sunk,
}

impl Fate {
    /// In a word.
    pub const fn text(self) -> &'static str {
        match self {
            Fate::Damaged => "damaged",
            Fate::Sunk => "sunk",
        }
    }
}

/// A ship of the IJN that was hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// The ship.
    pub ship: Ship,
    /// On which line.
    pub line: Option<Line>,
    /// In which turn.
    pub turn: u8,
    /// How badly.
    pub fate: Fate,
}

/// All that was seen.
#[derive(Clone, Debug)]
pub struct Sightings {
    /// Of each task force, when it was seen last.
    pub last: Roster<IjnForce, Option<Sighting>>,
    /// Every ship that was hit.
    pub hits: Vec<Hit>,
}

impl Sightings {
    /// What was seen in some events from the beginning of the game.
    pub fn of(events: &[EventRecord]) -> Sightings {
        let mut sightings = Sightings {
            last: Roster::of(|_| None),
            hits: Vec::new(),
        };
        let mut table = Table::empty();
        for record in events {
            sightings.note(&table, &record.event);
            Midway::apply(&mut table, &record.event);
            // A spotted marker that sails on does so in sight.
            if let Event::Movement(MovementEvent::Moved {
                force: Force::Ijn(force),
                to,
                ..
            }) = &record.event
                && table.is_spotted(*force)
                && let Some(sighting) = &mut sightings.last[*force]
            {
                sighting.place = *to;
            }
        }
        sightings
    }

    fn note(&mut self, table: &Table, event: &Event) {
        let turn = table.clock.turn;
        match event {
            Event::Spotting(SpottingEvent::Spotted {
                force: Force::Ijn(force),
                space,
                ..
            }) => {
                self.last[*force] = Some(Sighting {
                    turn,
                    place: *space,
                    decoys: 0,
                    ships: table.ships_in(*force).map(|ship| (ship, None)).collect(),
                });
            }
            Event::Spotting(SpottingEvent::DecoysShown { force, count }) => {
                if let Some(sighting) = &mut self.last[*force] {
                    sighting.decoys = *count;
                }
            }
            Event::Hits(HitEvent::ShipDamaged { ship, space }) => {
                self.hit(*ship, *space, turn, Fate::Damaged);
            }
            Event::Hits(HitEvent::ShipSunk { ship, space }) => {
                self.hit(*ship, *space, turn, Fate::Sunk);
            }
            _ => {}
        }
    }

    fn hit(&mut self, ship: Ship, space: Place, turn: u8, fate: Fate) {
        if ship.side() != Side::Ijn {
            return;
        }
        self.hits.push(Hit {
            ship,
            line: space.line(),
            turn,
            fate,
        });
        for sighting in self.last.values_mut().flatten() {
            let seen = sighting.ships.iter_mut().find(|(seen, _)| *seen == ship);
            if let Some((_, become_of)) = seen {
                *become_of = Some(fate);
            }
        }
    }
}
