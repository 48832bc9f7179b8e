//! What has been looked at, and since when: the newer a look, the darker it is drawn, and after some turns
//! nothing is left of it (8.31).

use std::collections::HashMap;

use crate::engine::Turn;
use crate::engine::fleet::{SearchAim, SearchId, SearchZone};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::view::account::SearchAccount;
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
pub fn looks(searches: &[SearchAccount], now: Turn) -> Vec<Looked> {
    let mut looks: Vec<(usize, Looked)> = Vec::new();
    for search in searches {
        for (segment, flown) in search.segments.iter().enumerate() {
            let turn = flown.at.turn;
            if turn.turns_until(now) >= FORGOTTEN {
                continue;
            }
            let look = |(number, zone): &(usize, Option<SearchZone>)| {
                let at = match zone {
                    Some(zone) => LookedAt::Zone(search.origin, search.aim, *zone),
                    None => LookedAt::Hexes(search.through(segment).to_vec()),
                };
                let search = search.id;
                (*number, Looked { search, turn, at })
            };
            looks.extend(flown.looks.iter().map(look));
        }
    }
    looks.insertion_sort_by_key(|(number, _)| *number);
    looks.into_iter().map(|(_, look)| look).collect()
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
