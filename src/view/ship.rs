//! A ship from above with her hits, and her values and her state in words.

use crate::engine::Table;
use crate::engine::forces::Hits;
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::view::wording;

/// Hits that lie on a ship's outline: those of the records, and those of dice just rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pips {
    /// Of the records.
    pub hits: Hits,
    /// How many of them fall just now.
    pub now: u8,
    /// Rolled, and not yet on the records.
    pub rolled: u8,
}

impl Pips {
    /// The hits of the records alone.
    pub fn recorded(table: &Table, ship: ShipId) -> Pips {
        Pips {
            hits: table.hits(ship),
            ..Pips::default()
        }
    }
}

/// A ship's outline with a place for each hit she can take, 120 wide and 24 high.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outline {
    /// Her hull; a counter of several ships has several.
    pub hulls: Vec<Hull>,
    /// The places for hits.
    pub pips: Vec<Pip>,
    /// How wide and high a place is.
    pub pip_size: i32,
}

/// A hull on an outline.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hull {
    /// A picture of the sprite.
    pub picture: &'static str,
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

/// A place for a hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pip {
    /// What lies there.
    pub mark: PipMark,
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
}

/// What lies in a place for a hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PipMark {
    /// Nothing yet.
    Free,
    /// A hit that was rolled and is not yet on the records.
    Rolled,
    /// A hit that falls just now.
    Now,
    /// A hit of this turn.
    Current,
    /// A hit of the turn before.
    Previous,
    /// A hit for good.
    Permanent,
}

/// Places in a row; more stand in two rows, however many there are: there is room for no third.
const ROW: u8 = 14;

/// Her outline with her hits.
pub fn outline(ship: ShipId, pips: Pips) -> Outline {
    let capacity = ship.data().capacity;
    let places = capacity.max(pips.hits.total() + pips.rolled);
    let rows = places.div_ceil(ROW).clamp(1, 2);
    let columns = places.div_ceil(rows).max(1);
    let step = (100 / i32::from(columns)).max(1);
    let size = (step - 1).clamp(3, 7);
    let spare = (100 - step * i32::from(columns)) / 2;
    let pip = |n: u8| {
        let across = 10 + step / 2 + step * i32::from(n % columns) + spare;
        let down = match rows {
            1 => 12,
            _ => 8 + 8 * i32::from(n / columns),
        };
        Pip {
            mark: mark(pips, n),
            x: across - size / 2,
            y: down - size / 2,
        }
    };
    Outline {
        hulls: hulls(ship.data().kind),
        pips: (0..places).map(pip).collect(),
        pip_size: size,
    }
}

fn hulls(kind: ShipKind) -> Vec<Hull> {
    let hull = |picture, x, y, width, height| Hull {
        picture,
        x,
        y,
        width,
        height,
    };
    match kind {
        ShipKind::Cv => vec![hull("deck-cv", 0, 0, 120, 24)],
        ShipKind::Cvl => vec![hull("deck-cvl", 8, 0, 140, 24)],
        ShipKind::Battleship | ShipKind::HybridCarrier => vec![hull("hull", 0, 0, 120, 24)],
        ShipKind::AntiAircraftCruiser => vec![hull("hull", 8, 4, 104, 16)],
        ShipKind::Cruisers => vec![hull("hull", 4, 0, 84, 12), hull("hull", 34, 12, 84, 12)],
        ShipKind::Destroyers => vec![
            hull("hull", 4, 1, 56, 8),
            hull("hull", 32, 8, 56, 8),
            hull("hull", 60, 15, 56, 8),
        ],
    }
}

/// What lies in the place of a number: the oldest hits come first.
fn mark(pips: Pips, n: u8) -> PipMark {
    let total = pips.hits.total();
    let permanent = pips.hits.permanent;
    match n {
        n if n >= total + pips.rolled => PipMark::Free,
        n if n >= total => PipMark::Rolled,
        n if n >= total.saturating_sub(pips.now) => PipMark::Now,
        n if n < permanent => PipMark::Permanent,
        n if n < permanent + pips.hits.previous => PipMark::Previous,
        _ => PipMark::Current,
    }
}

/// Her condition and her hits in words.
pub fn state(table: &Table, ship: ShipId) -> String {
    let (hits, capacity) = (table.hits(ship), ship.data().capacity);
    let condition = condition(table, ship);
    if hits.total() == 0 {
        return format!("{condition}, takes {capacity} hits");
    }
    let ages = [
        (hits.current, "this turn"),
        (hits.previous, "last turn"),
        (hits.permanent, "for good"),
    ];
    let ages: Vec<String> = ages
        .into_iter()
        .filter(|(number, _)| *number > 0 && !ship.is_us())
        .map(|(number, age)| format!("{number} {age}"))
        .collect();
    let ages = match ages.as_slice() {
        [] => String::new(),
        ages => format!(" ({})", ages.join(", ")),
    };
    format!("{condition}, {} of {capacity} hits{ages}", hits.total())
}

/// Her condition; a Japanese carrier with hits to her capacity is lost and will sink (12.27).
pub fn condition(table: &Table, ship: ShipId) -> String {
    let hits = table.hits(ship).total();
    match table.condition(ship) {
        _ if table.is_sinking(ship) => "sinking".to_owned(),
        Condition::Sound if hits > 0 => "fit to fight".to_owned(),
        Condition::Sound => "no damage".to_owned(),
        condition => wording::condition(condition),
    }
}

/// Her printed values.
pub fn values(ship: ShipId) -> String {
    let data = ship.data();
    let value = match (data.value, data.kind.is_carrier()) {
        (0, _) => String::new(),
        (value, true) => format!(" \u{b7} air {value}"),
        (value, false) => format!(" \u{b7} attack {value}"),
    };
    format!("{} \u{b7} AA {}{value}", data.kind.name(), data.aa)
}
