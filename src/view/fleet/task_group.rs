//! A task group: her name, hex and guns, her patrols and her screen (6.1).

use super::{PlaneView, Zone};
use crate::engine::fleet::{CAP_UNITS, CapId, CarrierId, TaskGroup, TaskGroupId, UnitSet};
use crate::engine::ships::ShipId;
use crate::engine::{Table, count_of};
use crate::view::{wind, wording};

/// The head of a task group's display.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TaskGroupView {
    /// The task group.
    pub group: TaskGroupId,
    /// Her name.
    pub name: String,
    /// Where she is.
    pub hex: String,
    /// Her guns.
    pub guns: String,
}

/// Her CAP box (4.33).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CapBoxView {
    /// The place to put fighters.
    pub zone: Zone,
    /// How much of it is used.
    pub heading: String,
    /// The patrols in it.
    pub patrols: Vec<PatrolView>,
    /// Its free places.
    pub free: u8,
}

/// A CAP mission in its box.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PatrolView {
    /// The CAP mission.
    pub cap: CapId,
    /// In words.
    pub title: String,
    /// Its units.
    pub planes: Vec<PlaneView>,
}

/// The screen of a task group, or all her ships if she has no carriers (6.14).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ScreenView {
    /// How many ships.
    pub summary: String,
    /// Every ship with her guns, those that were hit with their hits.
    pub ships: String,
}

/// The task groups that are there or may come to be (6.15), in their order.
pub fn task_groups(table: &Table) -> Vec<TaskGroupId> {
    let all = (1..=7).map(TaskGroupId).chain(TaskGroupId::SURFACE);
    all.filter(|id| table.task_group(*id).is_some()).collect()
}

/// The carriers of a task group whose decks are shown, sunk ones among them.
pub fn carriers(table: &Table, id: TaskGroupId) -> Vec<CarrierId> {
    let decks = table.decks.iter().map(|deck| deck.carrier);
    decks.filter(|carrier| carrier.data().group == id).collect()
}

/// A task group, if she is there.
pub fn task_group(table: &Table, id: TaskGroupId) -> Option<TaskGroupView> {
    let group = table.task_group(id)?;
    let guns = table.factors(table.ships_of(id));
    Some(TaskGroupView {
        group: id,
        name: format!("Task Group {id}"),
        hex: format!("hex {}", group.hex),
        guns: format!("AA {guns}{}", wind::mark(table, id)),
    })
}

/// What the number of a group's guns is, on hover.
pub const GUNS: &str = "Anti-aircraft factors of all her ships (5.73)";

/// The CAP box of a task group with carriers.
pub fn cap_box(table: &Table, id: TaskGroupId) -> Option<CapBoxView> {
    let group = table.task_group(id)?;
    if carriers(table, id).is_empty() {
        return None;
    }
    Some(CapBoxView {
        zone: Zone::Patrol(id),
        heading: format!("CAP {}/{CAP_UNITS}", group.on_patrol()),
        free: CAP_UNITS.saturating_sub(group.on_patrol()),
        patrols: patrols(group),
    })
}

fn patrols(group: &TaskGroup) -> Vec<PatrolView> {
    let plane = |unit| PlaneView::new(unit, "on patrol", UnitSet::EMPTY, false);
    let patrol = |(cap, units): (CapId, UnitSet)| PatrolView {
        cap,
        title: format!("{cap}, {}", cap.in_words()),
        planes: units.iter().map(plane).collect(),
    };
    group.cap_missions().map(patrol).collect()
}

/// The screen of a task group, if she has one.
pub fn screen(table: &Table, id: TaskGroupId) -> Option<ScreenView> {
    let (carriers, ships): (Vec<ShipId>, Vec<ShipId>) = table
        .ships_of(id)
        .partition(|ship| ship.carrier().is_some());
    let what = if carriers.is_empty() {
        "Ships"
    } else {
        "Screen"
    };
    let names: Vec<String> = ships.into_iter().map(|ship| in_line(table, ship)).collect();
    let number = count_of(names.len() as i64, "ship counter", "ship counters");
    (!names.is_empty()).then(|| ScreenView {
        summary: format!("{what}: {number}"),
        ships: format!("{}.", names.join(", ")),
    })
}

fn in_line(table: &Table, ship: ShipId) -> String {
    let guns = table.guns(ship);
    match table.hits(ship).total() {
        0 => format!("{ship} {guns}"),
        hits => format!(
            "{ship} {guns} ({}, {})",
            count_of(hits, "hit", "hits"),
            wording::condition(table.condition(ship))
        ),
    }
}
