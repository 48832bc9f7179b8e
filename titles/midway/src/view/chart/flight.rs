//! Aircraft that fly at a space, and those that are to fly the planned strike.

use super::geometry::{Point, line};
use super::spots::middle;
use crate::engine::map::Place;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Side};
use crate::view::wording;

/// Air units of one side that fly from one place to another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FlightView {
    /// Whose they are.
    pub side: Side,
    /// Where they rose.
    pub from: Place,
    /// Where they fly.
    pub to: Place,
    /// The units.
    pub units: Vec<AirUnit>,
    /// Whether they have not risen yet.
    pub is_planned: bool,
}

impl FlightView {
    /// Its way, as a path.
    pub fn path(&self) -> String {
        line(&[middle(self.from), middle(self.to)])
    }

    /// Where the figure of it stands: three quarters of the way.
    pub fn figure_at(&self) -> Point {
        let ((x, y), (to_x, to_y)) = (middle(self.from), middle(self.to));
        (x + (to_x - x) * 0.72, y + (to_y - y) * 0.72)
    }

    /// Its name for the ear.
    pub fn label(&self) -> String {
        let verb = match (self.is_planned, self.units.len()) {
            (true, _) => "to fly",
            (false, 1) => "flies",
            (false, _) => "fly",
        };
        let units = wording::list(&self.units);
        match self.from == self.to {
            true => format!("{units}: {verb} over {}", self.to),
            false => format!("{units}: {verb} from {} to {}", self.from, self.to),
        }
    }
}

/// Everything that flies, and what is to fly the planned strike (6.0(4b), 6.0(5), 6.0(13a)).
pub fn flights(table: &Table) -> Vec<FlightView> {
    let mut flights: Vec<FlightView> = Vec::new();
    for unit in table.air_aloft() {
        if let (Some(from), Some(to)) = (table.base_of(unit), table.air[unit].over) {
            add(&mut flights, unit, from, to, false);
        }
    }
    if let Some(planned) = &table.planned_strike {
        for unit in planned.units.iter().copied() {
            if let Some(from) = table.base_of(unit) {
                add(&mut flights, unit, from, planned.space, true);
            }
        }
    }
    flights
}

fn add(flights: &mut Vec<FlightView>, unit: AirUnit, from: Place, to: Place, is_planned: bool) {
    let side = unit.side();
    let together = flights
        .iter_mut()
        .find(|it| (it.side, it.from, it.to, it.is_planned) == (side, from, to, is_planned));
    match together {
        Some(flight) => flight.units.push(unit),
        None => flights.push(FlightView {
            side,
            from,
            to,
            units: vec![unit],
            is_planned,
        }),
    }
}
