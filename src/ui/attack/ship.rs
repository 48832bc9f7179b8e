//! A ship from above, with her hits.

use crate::engine::Table;
use crate::engine::forces::Hits;
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::ui::html::tag;

/// Hits that lie on a ship's outline: those of the records, and those of dice just rolled.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Pips {
    /// Of the records.
    pub hits: Hits,
    /// How many of them fall just now.
    pub now: u8,
    /// Rolled, and not yet on the records.
    pub rolled: u8,
}

/// Pips in a row at most; more stand in two rows.
const ROW: u8 = 14;

/// Her outline with a place for each hit she can take. Hits of this turn are discs, those of the
/// turn before lozenges, those for good squares.
pub fn outline(ship: ShipId, pips: Pips) -> String {
    let data = ship.data();
    let hull = |hull: &str, x: i32, y: i32, width: i32, height: i32| {
        format!("<use href=\"#{hull}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>")
    };
    let hulls = match data.kind {
        ShipKind::Cv => hull("deck-cv", 0, 0, 120, 24),
        ShipKind::Cvl => hull("deck-cvl", 8, 0, 140, 24),
        ShipKind::Battleship | ShipKind::HybridCarrier => hull("hull", 0, 0, 120, 24),
        ShipKind::AntiAircraftCruiser => hull("hull", 8, 4, 104, 16),
        ShipKind::Cruisers => hull("hull", 4, 0, 84, 12) + &hull("hull", 34, 12, 84, 12),
        ShipKind::Destroyers => {
            hull("hull", 4, 1, 56, 8) + &hull("hull", 32, 8, 56, 8) + &hull("hull", 60, 15, 56, 8)
        }
    };
    let places = data.capacity.max(pips.hits.total() + pips.rolled);
    let rows = places.div_ceil(ROW);
    let columns = places.div_ceil(rows);
    let step = 100 / i32::from(columns).max(1);
    let size = (step - 1).clamp(3, 7);
    let pip = |n: u8| {
        let (x, y) = (
            10 + step / 2 + step * i32::from(n % columns) + (100 - step * i32::from(columns)) / 2,
            if rows == 1 {
                12
            } else {
                8 + 8 * i32::from(n / columns)
            },
        );
        format!(
            "<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
            kind(pips, n),
            x - size / 2,
            y - size / 2
        )
    };
    let pips: String = (0..places).map(pip).collect();
    format!("<svg class=\"hull\" viewBox=\"0 0 120 24\" aria-hidden=\"true\">{hulls}{pips}</svg>")
}

/// The class of a place: the oldest hits come first.
fn kind(pips: Pips, n: u8) -> &'static str {
    let Hits {
        current,
        previous,
        permanent,
    } = pips.hits;
    let total = pips.hits.total();
    match n {
        n if n >= total + pips.rolled => "pip",
        n if n >= total => "pip rolled",
        n if n >= total.saturating_sub(pips.now) => "pip cur now",
        n if n < permanent => "pip perm",
        n if n < permanent + previous => "pip prev",
        n if n < permanent + previous + current => "pip cur",
        _ => "pip",
    }
}

/// Her condition and her hits in words.
pub fn state(table: &Table, ship: ShipId) -> String {
    let (hits, capacity) = (table.hits(ship), ship.data().capacity);
    let condition = condition(table, ship);
    if hits.total() == 0 {
        return format!("{condition}, takes {capacity} hits");
    }
    let mut ages = Vec::new();
    let all = [
        (hits.current, "this turn"),
        (hits.previous, "last turn"),
        (hits.permanent, "for good"),
    ];
    for (number, age) in all {
        if number > 0 && !ship.is_us() {
            ages.push(format!("{number} {age}"));
        }
    }
    let ages = if ages.is_empty() {
        String::new()
    } else {
        format!(" ({})", ages.join(", "))
    };
    format!("{condition}, {} of {capacity} hits{ages}", hits.total())
}

/// Her condition; a Japanese carrier with hits to her capacity is lost and will sink (12.27).
pub fn condition(table: &Table, ship: ShipId) -> String {
    let lost = table.hits(ship).total() >= ship.data().capacity;
    match table.condition(ship) {
        Condition::Crippled if lost => "sinking".to_owned(),
        Condition::Sound if table.hits(ship).total() > 0 => "fit to fight".to_owned(),
        Condition::Sound => "no damage".to_owned(),
        condition @ (Condition::Light | Condition::Heavy) => format!("{condition} damage"),
        condition => condition.to_string(),
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
    let text = format!("{} \u{b7} AA {}{value}", data.kind.name(), data.aa);
    tag("small", "", &text)
}
