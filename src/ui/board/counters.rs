//! The counters on the chart: what lies in each hex, and how it is stacked there.

use std::collections::BTreeMap;

use super::geometry::{centre, heading};
use crate::engine::fleet::{CarrierId, Mission, MissionId, Movement};
use crate::engine::forces::{Raid, RaidId, Strength};
use crate::engine::map::HexId;
use crate::engine::{SegmentId, Table, count};

/// Something that lies on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Task Force 58.
    TaskForce,
    /// An air mission.
    Mission(MissionId),
    /// A raid.
    Raid(RaidId),
}

/// One counter to draw: a unit alone, or the top of a stack.
#[derive(Clone, PartialEq, Debug)]
pub struct Counter {
    /// The unit on top, by the name that `data-unit` carries.
    pub key: String,
    /// Everything in the stack, top first.
    pub units: Vec<Unit>,
    /// The hex.
    pub hex: HexId,
    /// Whether the Japanese side owns it.
    pub japanese: bool,
    /// Classes for its kind and its state.
    pub classes: String,
    /// What a screen reader says.
    pub label: String,
    /// The name printed on it.
    pub name: String,
    /// The picture on it.
    pub picture: &'static str,
    /// Which way the picture points, in degrees from the north.
    pub heading: i32,
    /// The figure in its upper right corner: fuel or size, and the figure's class.
    pub figure: Option<(String, &'static str)>,
    /// The tag in its upper left corner.
    pub wave: Option<&'static str>,
    /// Where its middle is on the chart.
    pub at: (f64, f64),
    /// Whether it shares its hex with the other side and is drawn small.
    pub small: bool,
}

/// Every counter of a table, the missions in hand on top.
pub fn counters(table: &Table, selected: Option<MissionId>) -> Vec<Counter> {
    let mut hexes: BTreeMap<HexId, Vec<Unit>> = BTreeMap::new();
    for raid in table.inbound() {
        hexes.entry(raid.hex).or_default().push(Unit::Raid(raid.id));
    }
    // The one in hand lies on top, then those that wait for orders.
    let mut missions: Vec<&Mission> = table.missions.iter().collect();
    missions.sort_by_key(|mission| (Some(mission.id) != selected, mission.movement != Movement::Waiting));
    for mission in missions {
        hexes.entry(mission.hex).or_default().push(Unit::Mission(mission.id));
    }
    for group in &table.task_groups {
        let here = hexes.entry(group.hex).or_default();
        if !here.contains(&Unit::TaskForce) {
            here.push(Unit::TaskForce);
        }
    }
    let mut counters = Vec::new();
    for (hex, units) in hexes {
        let (japanese, ours): (Vec<Unit>, Vec<Unit>) = units.into_iter().partition(|unit| matches!(unit, Unit::Raid(_)));
        let both = !japanese.is_empty() && !ours.is_empty();
        counters.extend(pile(table, hex, japanese, selected, both.then_some((-13.0, 11.0))));
        counters.extend(pile(table, hex, ours, selected, both.then_some((13.0, -11.0))));
    }
    // Keyed lists keep their order on screen: by name, so that a move redraws one counter only.
    counters.sort_by(|a, b| a.key.cmp(&b.key));
    counters
}

fn pile(
    table: &Table,
    hex: HexId,
    units: Vec<Unit>,
    selected: Option<MissionId>,
    aside: Option<(f64, f64)>,
) -> Option<Counter> {
    let top = *units.first()?;
    let (x, y) = centre(hex);
    let (dx, dy) = aside.unwrap_or_default();
    let mut counter = match top {
        Unit::TaskForce => task_force(table),
        Unit::Mission(id) => mission(table, table.mission(id)?, selected),
        Unit::Raid(id) => raid(table, table.raid(id)?),
    };
    if units.len() > 1 {
        let more = count(units.len() as i64 - 1, "more counter", "more counters");
        counter.label = format!("{}, and {more}; opens the list", counter.label);
    }
    if aside.is_some() {
        counter.classes += " in-pair";
    }
    counter.label += &format!(", hex {hex}");
    Some(Counter { units, hex, at: (x + dx, y + dy), small: aside.is_some(), ..counter })
}

fn blank() -> Counter {
    Counter {
        key: String::new(),
        units: Vec::new(),
        hex: HexId::at(101),
        japanese: false,
        classes: String::new(),
        label: String::new(),
        name: String::new(),
        picture: "carrier",
        heading: 0,
        figure: None,
        wave: None,
        at: (0.0, 0.0),
        small: false,
    }
}

fn task_force(table: &Table) -> Counter {
    let carriers = CarrierId::all().filter(|carrier| table.task_group(carrier.data().group).is_some()).count();
    let name = "TF 58".to_owned();
    let label = format!("Task Force 58, {carriers} carriers");
    Counter { key: name.clone(), classes: "us force".to_owned(), label, name, ..blank() }
}

fn mission(table: &Table, mission: &Mission, selected: Option<MissionId>) -> Counter {
    let moving = table.segment == Some(SegmentId::UsAirMovement);
    let mut classes = "us mission".to_owned();
    let state = match mission.movement {
        _ if Some(mission.id) == selected => " is-selected",
        Movement::Waiting if moving => " is-active",
        Movement::Held | Movement::Flew(_) if moving => " is-spent",
        _ => "",
    };
    classes += state;
    let fuel = match mission.fuel.critical() {
        Some(value) => {
            classes += " is-critical";
            format!("!{value}")
        }
        None => mission.fuel.left().to_string(),
    };
    let units = count(mission.units.len(), "Hellcat unit", "Hellcat units");
    Counter {
        key: mission.id.to_string(),
        label: format!("{}, {units}, {}", mission.id, mission.fuel),
        name: mission.id.to_string().replace("Intercept", "Int"),
        classes,
        picture: "hellcat",
        heading: -90,
        figure: Some((fuel, "fuel")),
        ..blank()
    }
}

fn raid(table: &Table, raid: &Raid) -> Counter {
    let waves = table.raids.iter().any(|other| other.source == raid.source && other.id != raid.id && other.wave != raid.wave);
    let strength = match raid.strength {
        Strength::Unsorted(points) => format!("{}, fighters unknown", count(points, "air point", "air points")),
        Strength::Sorted { fighters, attack } => format!("{fighters} of fighters and {attack} of attack planes"),
    };
    let away = raid.hex.distance(table.target_hex(raid));
    let heading = heading(centre(raid.hex), centre(table.target_hex(raid)));
    Counter {
        key: raid.id.to_string(),
        japanese: true,
        classes: "jp raid".to_owned(),
        label: format!("{}, {strength}, {} from its target", raid.id, count(away, "hex", "hexes")),
        name: raid.id.to_string(),
        picture: "zero",
        heading: if away == 0 { 90 } else { heading.round() as i32 },
        figure: Some((raid.strength.points().to_string(), "size")),
        wave: waves.then_some(if raid.wave == 2 { "w2" } else { "w1" }),
        ..blank()
    }
}
