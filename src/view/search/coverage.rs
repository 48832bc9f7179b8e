//! What has been looked at, and since when: the newer a look, the darker it is drawn, and after some turns
//! nothing is left of it (8.31).

use std::collections::HashMap;

use crate::engine::fleet::{SearchAim, SearchId, SearchZone};
use crate::engine::map::HexId;
use crate::engine::{Event, EventRecord, SearchEvent, Turn};
use crate::view::chart::geometry::outline;

/// Turns after which a look is forgotten: a force may be anywhere by then.
pub const FORGOTTEN: u8 = 5;

/// A search's look at a zone, or at the hexes of a line.
#[derive(Clone, PartialEq, Debug)]
pub struct Looked {
    /// Which search.
    pub search: SearchId,
    /// The turn.
    pub turn: Turn,
    /// At what.
    pub at: LookedAt,
}

/// What a look was at.
#[derive(Clone, PartialEq, Debug)]
pub enum LookedAt {
    /// A zone of a sector.
    Zone(HexId, SearchAim, SearchZone),
    /// The hexes flown through.
    Hexes(Vec<HexId>),
}

/// The hexes of an age, as the chart shades them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Layer {
    /// Turns since the last look.
    pub age: u8,
    /// Their outline.
    pub path: String,
}

/// The looks that are not forgotten, oldest first.
pub fn looks(shown: &[EventRecord], now: Turn) -> Vec<Looked> {
    let mut aims: Vec<(SearchId, HexId, SearchAim)> = Vec::new();
    let mut flown: Vec<(SearchId, &[HexId])> = Vec::new();
    let mut looks = Vec::new();
    for record in shown {
        let Event::Searches(event) = &record.event else {
            continue;
        };
        match event {
            SearchEvent::Launched { what, hex, aim, .. } => aims.push((*what, *hex, *aim)),
            SearchEvent::Moved { what, through, .. } => {
                flown.retain(|(other, _)| other != what);
                flown.push((*what, through));
            }
            SearchEvent::Searched { search, zone, .. } => {
                let turn = record.at.turn;
                if turn.turns_until(now) >= FORGOTTEN {
                    continue;
                }
                let aim = aims.iter().find(|(other, ..)| other == search);
                let through = flown.iter().find(|(other, _)| other == search);
                let at = match (zone, aim, through) {
                    (Some(zone), Some((_, origin, aim)), _) => LookedAt::Zone(*origin, *aim, *zone),
                    (None, _, Some((_, through))) => LookedAt::Hexes(through.to_vec()),
                    _ => continue,
                };
                looks.push(Looked {
                    search: *search,
                    turn,
                    at,
                });
            }
            _ => {}
        }
    }
    looks
}

impl Looked {
    /// Whether a hex was looked at.
    pub fn covers(&self, hex: HexId) -> bool {
        match &self.at {
            LookedAt::Zone(origin, aim, zone) => aim.sees_in(*origin, hex, *zone),
            LookedAt::Hexes(hexes) => hexes.contains(&hex),
        }
    }
}

/// The last look at a hex that is not forgotten.
pub fn last_look(looks: &[Looked], hex: HexId) -> Option<&Looked> {
    looks.iter().rev().find(|look| look.covers(hex))
}

/// The last look at a hex in words, while looks are remembered at all.
pub fn in_words(looks: &[Looked], now: Turn, hex: HexId) -> Option<String> {
    let look = last_look(looks, hex)?;
    let when = match look.turn.turns_until(now) {
        0 => "in this turn".to_owned(),
        1 => "one turn ago".to_owned(),
        age => format!("{age} turns ago"),
    };
    Some(format!("looked at {when} by {}", look.search))
}

/// The hexes looked at, by age, the oldest first.
pub fn layers(looks: &[Looked], now: Turn) -> Vec<Layer> {
    let age = |hex| last_look(looks, hex).map(|look| look.turn.turns_until(now));
    let ages: HashMap<HexId, u8> = HexId::all()
        .filter_map(|hex| Some((hex, age(hex)?)))
        .collect();
    let layer = |age: u8| {
        let path = outline(|hex| ages.get(&hex) == Some(&age));
        (!path.is_empty()).then_some(Layer { age, path })
    };
    (0..FORGOTTEN).rev().filter_map(layer).collect()
}
