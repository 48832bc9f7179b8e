//! What waits in port: reinforcements, what is damaged and lost, and the two repair tracks, step by step.

use crate::engine::forecast::turns_left;
use crate::engine::map::Place;
use crate::engine::table::{AirPlace, ShipPlace, Table};
use crate::engine::units::{AirUnit, RepairBox, Ship, Side, Unit, UsnForce};
use crate::engine::{DEFENSE_REPAIR_PORT, REPAIR_PORTS};
use crate::view::wording;

/// What waits in port.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PortsView {
    /// What is still to come, one unit a turn (6.0(11a)).
    pub reinforcements: Vec<Waiting>,
    /// Whether that of this turn has come.
    pub has_reinforced: bool,
    /// What waits for repair.
    pub damaged: Vec<Waiting>,
    /// What is lost; air units may be given new crews (6.0(16c)).
    pub lost: Vec<Waiting>,
    /// The repair tracks.
    pub tracks: Vec<TrackView>,
    /// The markers of task forces that can be formed (6.0(11d)).
    pub markers: Vec<UsnForce>,
}

/// Something that waits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Waiting {
    /// The unit; nothing of a coastal defense.
    pub unit: Option<Unit>,
    /// Its name.
    pub name: String,
    /// What it is.
    pub what: &'static str,
}

/// The repair track of a port.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrackView {
    /// The port.
    pub port: Place,
    /// Its boxes, from the farthest to the one that is out next.
    pub boxes: Vec<TrackBox>,
}

/// A box of a repair track.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TrackBox {
    /// Its name.
    pub name: &'static str,
    /// When what is in it is back: "3 turns".
    pub back_in: String,
    /// What is in it.
    pub units: Vec<Waiting>,
}

impl PortsView {
    /// Whether another reinforcement can come this turn.
    pub fn arrival(&self) -> &'static str {
        match (self.reinforcements.is_empty(), self.has_reinforced) {
            (true, _) => "All have come.",
            (false, true) => "This turn's has come.",
            (false, false) => "One can come in each organization.",
        }
    }

    /// The markers that can be placed; nothing if all are in use.
    pub fn markers_in_words(&self) -> Option<String> {
        let names: Vec<&str> = self.markers.iter().map(|force| force.text()).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }
}

impl TrackView {
    /// What is repaired there.
    pub fn title(&self) -> String {
        format!("Repairs, {}", self.port)
    }
}

/// What waits in port.
pub fn ports(table: &Table) -> PortsView {
    let ships = |at: ShipPlace| Ship::of(Side::Usn).filter(move |ship| table.ships[*ship].at == at);
    let air = |at: AirPlace| AirUnit::of(Side::Usn).filter(move |unit| table.air[*unit].at == at);
    let both = |of_ships: ShipPlace, of_air: AirPlace| {
        let ships = ships(of_ships).map(Unit::Ship);
        let units = ships.chain(air(of_air).map(Unit::Air));
        units.map(waiting).collect()
    };
    let markers = UsnForce::ALL.iter().copied();
    PortsView {
        reinforcements: both(ShipPlace::Reinforcements, AirPlace::Reinforcements),
        has_reinforced: table.usn_turn.has_reinforced,
        damaged: both(ShipPlace::Damaged, AirPlace::Damaged),
        lost: both(ShipPlace::Sunk, AirPlace::Eliminated),
        tracks: REPAIR_PORTS.map(|port| track(table, port)).to_vec(),
        markers: markers
            .filter(|force| table.place_of(*force).is_none())
            .collect(),
    }
}

fn waiting(unit: Unit) -> Waiting {
    Waiting {
        unit: Some(unit),
        name: unit.to_string(),
        what: match unit {
            Unit::Ship(ship) => ship.class().name(),
            Unit::Air(unit) => unit.aircraft().model,
        },
    }
}

fn track(table: &Table, port: Place) -> TrackView {
    let boxes = RepairBox::ALL.iter().rev();
    TrackView {
        port,
        boxes: boxes.map(|it| track_box(table, port, *it)).collect(),
    }
}

fn track_box(table: &Table, port: Place, repair_box: RepairBox) -> TrackBox {
    let here = |unit: &Unit| table.on_track(*unit) == Some((port, repair_box));
    let mut units: Vec<Waiting> = table
        .units_on_tracks()
        .into_iter()
        .filter(here)
        .map(waiting)
        .collect();
    if port == DEFENSE_REPAIR_PORT {
        let mut bases = table.defenses_on_track();
        bases.retain(|(_, it)| *it == repair_box);
        units.extend(bases.into_iter().map(|(base, _)| Waiting {
            unit: None,
            name: base.to_string(),
            what: "coastal defense",
        }));
    }
    TrackBox {
        name: repair_box.text(),
        back_in: wording::count(turns_left(repair_box).into(), "turn", "turns"),
        units,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;

    #[test]
    fn r3_1_r6_0_17_saratoga_is_on_the_track_and_reinforcements_wait() {
        let table = trial::table();
        let ports = ports(&table);
        let coast = &ports.tracks[1];
        assert_eq!(coast.port, Place::WestCoast);
        let moderate = coast.boxes.iter().find(|it| it.name == "Moderate").unwrap();
        assert_eq!(
            (moderate.back_in.as_str(), moderate.units[0].name.as_str()),
            ("3 turns", "Saratoga")
        );
        assert_eq!(coast.title(), "Repairs, West Coast");
        assert_eq!(ports.reinforcements.len(), 6);
        assert_eq!(ports.arrival(), "One can come in each organization.");
        assert_eq!(ports.markers_in_words(), None, "all six are in use");
        assert!(ports.lost.is_empty() && ports.damaged.is_empty() && ports.markers.is_empty());
    }
}
