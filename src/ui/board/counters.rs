//! The counters on the chart: what lies in each hex, and how it is stacked there.

use std::fmt;

use super::geometry::{centre, heading};
use crate::engine::fleet::{CarrierId, Mission, MissionId, MissionType, Movement};
use crate::engine::forces::{Detection, Force, ForceId, Raid, RaidId, Strength};
use crate::engine::map::HexId;
use crate::engine::{SegmentId, Table, count};
use crate::ui::wording;

/// Something that lies on the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Task Force 58.
    TaskForce,
    /// An air mission.
    Mission(MissionId),
    /// A raid.
    Raid(RaidId),
    /// A Japanese force.
    Force(ForceId),
}

impl Unit {
    /// The unit of a name, as `data-unit` and `data-pick` carry it.
    pub fn named(name: &str) -> Option<Unit> {
        let mission = || name.parse().ok().map(Unit::Mission);
        let raid = || name.parse().ok().map(Unit::Raid);
        let force = || name.parse().ok().map(Unit::Force);
        if name == TASK_FORCE {
            Some(Unit::TaskForce)
        } else {
            mission().or_else(raid).or_else(force)
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::TaskForce => f.write_str(TASK_FORCE),
            Unit::Mission(id) => id.fmt(f),
            Unit::Raid(id) => id.fmt(f),
            Unit::Force(id) => id.fmt(f),
        }
    }
}

/// The name of the counter that stands for all task groups in a hex (6.12).
const TASK_FORCE: &str = "TF 58";

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

/// Every counter of a table, by name: so they keep their order on screen, and a move redraws one
/// counter only.
pub fn counters(table: &Table, selected: Option<MissionId>) -> Vec<Counter> {
    let ours: Vec<(Unit, HexId)> = ours(table, selected);
    let forces = table.forces.iter();
    let forces = forces.map(|force| (Unit::Force(force.id), force.hex));
    let raids = table.inbound();
    let raids = raids.map(|raid| (Unit::Raid(raid.id), raid.hex));
    let japanese: Vec<(Unit, HexId)> = raids.chain(forces).collect();
    let in_hex = |side: &[(Unit, HexId)], hex: HexId| -> Vec<Unit> {
        side.iter()
            .filter(|(_, there)| *there == hex)
            .map(|(unit, _)| *unit)
            .collect()
    };
    let mut counters = Vec::new();
    for (side, other, aside) in [
        (&japanese, &ours, (-18.0, -12.0)),
        (&ours, &japanese, (18.0, 12.0)),
    ] {
        for (unit, hex) in side {
            let units = in_hex(side, *hex);
            // The first of a pile stands for it.
            if units.first() == Some(unit) {
                let both = other.iter().any(|(_, there)| there == hex);
                if let Some(counter) = pile(table, *hex, units, selected, both.then_some(aside)) {
                    let place = counters.partition_point(|other: &Counter| other.key < counter.key);
                    counters.insert(place, counter);
                }
            }
        }
    }
    counters
}

/// Our units, those that lie on top of others first: the mission in hand, those that wait for
/// orders, the other missions, the task force.
fn ours(table: &Table, selected: Option<MissionId>) -> Vec<(Unit, HexId)> {
    let rank = |mission: &Mission| match mission.movement {
        _ if Some(mission.id) == selected => 0,
        Movement::Waiting => 1,
        Movement::Held | Movement::Launched | Movement::Flew(_) => 2,
    };
    let of_rank = |wanted: u8| {
        table
            .missions
            .iter()
            .filter(move |mission| rank(mission) == wanted)
    };
    let missions = (0..=2)
        .flat_map(of_rank)
        .map(|mission| (Unit::Mission(mission.id), mission.hex));
    let mut units: Vec<(Unit, HexId)> = missions.collect();
    for group in &table.task_groups {
        if !units.contains(&(Unit::TaskForce, group.hex)) {
            units.push((Unit::TaskForce, group.hex));
        }
    }
    units
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
        Unit::Force(id) => force(table.force(id)?),
    };
    if units.len() > 1 {
        let more = count(units.len() as i64 - 1, "more counter", "more counters");
        counter.label = format!("{}, and {more}; opens the list", counter.label);
    }
    if aside.is_some() {
        counter.classes += " in-pair";
    }
    counter.label += &format!(", hex {hex}");
    Some(Counter {
        units,
        hex,
        at: (x + dx, y + dy),
        small: aside.is_some(),
        ..counter
    })
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
    let carriers = CarrierId::all()
        .filter(|carrier| table.task_group(carrier.data().group).is_some())
        .count();
    let name = TASK_FORCE.to_owned();
    let label = format!("Task Force 58, {carriers} carriers");
    Counter {
        key: name.clone(),
        classes: "us force".to_owned(),
        label,
        name,
        ..blank()
    }
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
    let units = if mission.is_intercept() {
        count(mission.units.len(), "Hellcat unit", "Hellcat units")
    } else {
        wording::by_type(mission.units)
    };
    let home = if mission.spent {
        ", has made its attempts and flies home"
    } else {
        ""
    };
    let kind = match mission.id.kind {
        MissionType::Strike => "Strike",
        MissionType::Intercept => "Int",
    };
    Counter {
        key: mission.id.to_string(),
        label: format!("{}, {units}, {}{home}", mission.id, mission.fuel),
        name: format!("{kind} {}", mission.id.number),
        classes,
        picture: wording::picture(mission),
        heading: -90,
        figure: Some((fuel, "fuel")),
        wave: mission.spent.then_some("\u{21a9}"),
        ..blank()
    }
}

/// A Japanese force: a ship, its letter, and a sign for how well it is known.
fn force(force: &Force) -> Counter {
    let sign = match force.detection {
        Detection::Undetected => "?",
        Detection::ApproximateSighting => "AS",
        Detection::Located => "L",
        Detection::Spotted => "S",
    };
    let carriers = match force.carriers().count() {
        0 => "no carrier".to_owned(),
        carriers => count(carriers as i64, "carrier", "carriers"),
    };
    Counter {
        key: force.id.to_string(),
        japanese: true,
        classes: "jp force".to_owned(),
        label: format!("{}, {}, {carriers}", force.id, force.detection),
        name: force.id.to_string(),
        figure: Some((sign.to_owned(), "known")),
        ..blank()
    }
}

fn raid(table: &Table, raid: &Raid) -> Counter {
    let waves = table
        .raids
        .iter()
        .any(|other| other.source == raid.source && other.id != raid.id && other.wave != raid.wave);
    let strength = match raid.strength {
        Strength::Unsorted(points) => format!(
            "{}, fighters unknown",
            count(points, "air point", "air points")
        ),
        Strength::Sorted { fighters, attack } => {
            format!("{fighters} of fighters and {attack} of attack planes")
        }
    };
    let away = raid.hex.distance(table.target_hex(raid));
    let heading = heading(centre(raid.hex), centre(table.target_hex(raid)));
    Counter {
        key: raid.id.to_string(),
        japanese: true,
        classes: "jp raid".to_owned(),
        label: format!(
            "{}, {strength}, {} from its target",
            raid.id,
            count(away, "hex", "hexes")
        ),
        name: raid.id.to_string(),
        picture: "zero",
        heading: if away == 0 {
            90
        } else {
            heading.round() as i32
        },
        figure: Some((raid.strength.points().to_string(), "size")),
        wave: waves.then_some(if raid.wave == 2 { "w2" } else { "w1" }),
        ..blank()
    }
}
