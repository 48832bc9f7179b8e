//! The counters on the chart: what lies in each hex, and how it is stacked there.

use super::geometry::{Point, centre, heading};
use super::unit::Unit;
use crate::engine::fleet::{CarrierId, Mission, MissionId, MissionType, Movement};
use crate::engine::forces::{Detection, Force, Raid, Strength};
use crate::engine::map::HexId;
use crate::engine::{SegmentId, Table, count};
use crate::view::wording;

/// How far aside a counter lies that shares its hex with the other side.
const ASIDE: Point = (18.0, 12.0);

/// One counter to draw: a unit alone, or the top of a stack.
#[derive(Clone, PartialEq, Debug)]
pub struct CounterView {
    /// Everything in the stack, top first.
    pub units: Vec<Unit>,
    /// The hex.
    pub hex: HexId,
    /// Where its middle is on the chart.
    pub at: (i32, i32),
    /// Whether it shares its hex with the other side and is drawn small.
    pub is_small: bool,
    /// What a screen reader says.
    pub label: String,
    /// What is printed on its face.
    pub face: Face,
}

impl CounterView {
    /// The unit on top.
    pub fn top(&self) -> Option<Unit> {
        self.units.first().copied()
    }
}

/// What is printed on a counter, and how it stands with its unit.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The name.
    pub name: String,
    /// The picture.
    pub picture: &'static str,
    /// Which way the picture points, in degrees from the north.
    pub heading: i32,
    /// The figure in the upper right corner: fuel, size, or how well it is known.
    pub figure: Option<String>,
    /// The tag in the upper left corner.
    pub tag: Option<&'static str>,
    /// How it stands with a mission's order.
    pub state: State,
    /// Whether its fuel is critical.
    pub is_critical: bool,
}

/// How it stands with a unit's movement order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Nothing is asked of it.
    Plain,
    /// It is the selected mission.
    Selected,
    /// It waits for its order.
    Waiting,
    /// It has had its order.
    Spent,
}

/// Every counter of a table, by name: so they keep their order on screen.
pub fn counters(table: &Table, selected: Option<MissionId>) -> Vec<CounterView> {
    let ours = ours(table, selected);
    let theirs = theirs(table);
    let (x, y) = ASIDE;
    let mut counters = Vec::new();
    for (side, other, aside) in [(&theirs, &ours, (-x, -y)), (&ours, &theirs, (x, y))] {
        for (unit, hex) in side {
            let lies_there = |(_, there): &&(Unit, HexId)| there == hex;
            let stack: Vec<Unit> = side.iter().filter(lies_there).map(|(it, _)| *it).collect();
            // The first of a stack stands for it.
            if stack.first() == Some(unit) {
                let is_pair = other.iter().any(|it| lies_there(&it));
                let aside = is_pair.then_some(aside);
                counters.extend(counter(table, *hex, stack, selected, aside));
            }
        }
    }
    counters.sort_by_key(|counter| counter.top().map(|unit| unit.to_string()));
    counters
}

/// Our units, those that lie on top of others first: the selected mission, those that wait for
/// orders, the other missions, the task force.
fn ours(table: &Table, selected: Option<MissionId>) -> Vec<(Unit, HexId)> {
    let rank = |mission: &&Mission| match mission.movement {
        _ if Some(mission.id) == selected => 0,
        Movement::Waiting => 1,
        Movement::Held | Movement::Launched | Movement::Flew(_) => 2,
    };
    let mut missions: Vec<&Mission> = table.missions.iter().collect();
    missions.sort_by_key(rank);
    let missions = missions.into_iter();
    let mut units: Vec<(Unit, HexId)> = missions
        .map(|mission| (Unit::Mission(mission.id), mission.hex))
        .collect();
    for group in &table.task_groups {
        if !units.contains(&(Unit::TaskForce, group.hex)) {
            units.push((Unit::TaskForce, group.hex));
        }
    }
    units
}

fn theirs(table: &Table) -> Vec<(Unit, HexId)> {
    let raids = table.inbound();
    let raids = raids.map(|raid| (Unit::Raid(raid.id), raid.hex));
    let forces = table.forces.iter();
    let forces = forces.map(|force| (Unit::Force(force.id), force.hex));
    raids.chain(forces).collect()
}

fn counter(
    table: &Table,
    hex: HexId,
    units: Vec<Unit>,
    selected: Option<MissionId>,
    aside: Option<Point>,
) -> Option<CounterView> {
    let (face, mut label) = match *units.first()? {
        Unit::TaskForce => task_force(table),
        Unit::Mission(id) => mission(table, table.mission(id)?, selected),
        Unit::Raid(id) => raid(table, table.raid(id)?),
        Unit::Force(id) => force(table.force(id)?),
    };
    if units.len() > 1 {
        let more = count(units.len() as i64 - 1, "more counter", "more counters");
        label += &format!(", and {more}; opens the list");
    }
    let (x, y) = centre(hex);
    let (dx, dy) = aside.unwrap_or_default();
    Some(CounterView {
        units,
        hex,
        at: ((x + dx).round() as i32, (y + dy).round() as i32),
        is_small: aside.is_some(),
        label: format!("{label}, hex {hex}"),
        face,
    })
}

fn face(name: String, picture: &'static str) -> Face {
    Face {
        name,
        picture,
        heading: 0,
        figure: None,
        tag: None,
        state: State::Plain,
        is_critical: false,
    }
}

fn task_force(table: &Table) -> (Face, String) {
    let carriers = CarrierId::all()
        .filter(|carrier| table.task_group(carrier.data().group).is_some())
        .count();
    let label = format!("Task Force 58, {carriers} carriers");
    (face(Unit::TaskForce.to_string(), "carrier"), label)
}

fn mission(table: &Table, mission: &Mission, selected: Option<MissionId>) -> (Face, String) {
    let is_moving = table.segment == Some(SegmentId::UsAirMovement);
    let state = match mission.movement {
        _ if Some(mission.id) == selected => State::Selected,
        Movement::Waiting if is_moving => State::Waiting,
        Movement::Held | Movement::Flew(_) if is_moving => State::Spent,
        _ => State::Plain,
    };
    let fuel = match mission.fuel.critical() {
        Some(value) => format!("!{value}"),
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
    let name = format!("{kind} {}", mission.id.number);
    let face = Face {
        heading: -90,
        figure: Some(fuel),
        tag: mission.spent.then_some("\u{21a9}"),
        state,
        is_critical: mission.fuel.is_critical(),
        ..face(name, wording::picture(mission))
    };
    let label = format!("{}, {units}, {}{home}", mission.id, mission.fuel);
    (face, label)
}

/// A Japanese force: a ship, its letter, and a sign for how well it is known.
fn force(force: &Force) -> (Face, String) {
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
    let face = Face {
        figure: Some(sign.to_owned()),
        ..face(force.id.to_string(), "carrier")
    };
    let label = format!("{}, {}, {carriers}", force.id, force.detection);
    (face, label)
}

fn raid(table: &Table, raid: &Raid) -> (Face, String) {
    let is_other_wave = |other: &Raid| {
        other.source == raid.source && other.id != raid.id && other.wave != raid.wave
    };
    let has_waves = table.raids.iter().any(is_other_wave);
    let strength = match raid.strength {
        Strength::Unsorted(points) => {
            let points = count(points, "air point", "air points");
            format!("{points}, fighters unknown")
        }
        Strength::Sorted { fighters, attack } => {
            format!("{fighters} of fighters and {attack} of attack planes")
        }
    };
    let target = table.target_hex(raid);
    let away = raid.hex.distance(target);
    let face = Face {
        heading: match away {
            0 => 90,
            _ => heading(centre(raid.hex), centre(target)),
        },
        figure: Some(raid.strength.points().to_string()),
        tag: has_waves.then_some(if raid.wave == 2 { "w2" } else { "w1" }),
        ..face(raid.id.to_string(), "zero")
    };
    let away = count(away, "hex", "hexes");
    let label = format!("{}, {strength}, {away} from its target", raid.id);
    (face, label)
}
