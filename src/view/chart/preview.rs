//! What an answer would do on the chart: where its orders lead, and what fuel is left there.

use super::framing::around;
use super::geometry::{area_of_hex, whole_centre};
use crate::engine::fleet::{Interceptor, MissionId};
use crate::engine::map::HexId;
use crate::engine::{Order, Table, forecast};
use crate::view::prompt::sailing;
use crate::view::search::area_searched;
use crate::view::wording;

/// What an order would do on the chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PreviewView {
    /// The way there as a path; nothing where it stays.
    pub path: Option<String>,
    /// The middle of the hex that it is about in the end.
    pub at: (i32, i32),
    /// The fuel it arrives with; nothing where none is counted.
    pub fuel: String,
}

/// What some orders would do, each whose outcome has a place on the chart.
pub fn previews(table: &Table, orders: &[Order]) -> Vec<PreviewView> {
    let preview = |order: &Order| {
        let (from, to) = leads(table, *order)?;
        let ((x, y), at) = (whole_centre(from), whole_centre(to));
        let path = (from != to).then(|| format!("M{x} {y}L{} {}", at.0, at.1));
        let fuel = fuel_left(table, *order).unwrap_or_default();
        Some(PreviewView { path, at, fuel })
    };
    orders.iter().filter_map(preview).collect()
}

/// The areas that some orders would have searched, as paths.
pub fn areas_searched(table: &Table, orders: &[Order]) -> Vec<String> {
    let area = |order: &Order| match *order {
        Order::Search { units, aim } => area_searched(table, units, aim),
        _ => None,
    };
    orders.iter().filter_map(area).collect()
}

/// The part of the chart that some orders are about, with the whole of its hexes; nothing where they have no place there.
pub fn area_of(table: &Table, orders: &[Order]) -> Option<[f64; 4]> {
    let led = orders.iter().filter_map(|order| leads(table, *order));
    let hexes = led.flat_map(|(from, to)| [from, to]);
    hexes.map(area_of_hex).reduce(around)
}

/// From which hex an order leads to which.
fn leads(table: &Table, order: Order) -> Option<(HexId, HexId)> {
    let mission = |id: MissionId| table.mission(id).map(|mission| mission.hex);
    let fleet = || table.groups_at_sea().next().map(|group| group.hex);
    let stays = |hex| (hex, hex);
    match order {
        Order::Fly { mission: id, to } => Some((mission(id)?, to)),
        Order::Hold { mission: id } | Order::Split { mission: id, .. } => mission(id).map(stays),
        Order::Engage { interceptor, raid } => {
            let there = table.raid(raid)?.hex;
            let from = match interceptor {
                Interceptor::Mission(id) => mission(id)?,
                Interceptor::Cap(_) => there,
            };
            Some((from, there))
        }
        Order::Contact { mission: id, force } => Some((mission(id)?, table.force(force)?.hex)),
        Order::MoveTaskForce { to } => Some((fleet()?, to)),
        Order::MoveTaskGroups { groups, to } => {
            let from = sailing::from(table, sailing::Sailors::Groups(groups))?;
            Some((from, to))
        }
        Order::StandBy { ship, .. } | Order::FireOn { ship, .. } => {
            table.hex_of_ship(ship).map(stays)
        }
        Order::Tow { ship, to } => Some((table.hex_of_ship(ship)?, to)),
        Order::TurnOnLights { hex } | Order::TurnOffLights { hex } | Order::FlyThrough { hex } => {
            Some(stays(hex))
        }
        Order::LookFor { force } => table.force(force).map(|force| stays(force.hex)),
        Order::PlaceSubmarine { submarine, hex: to } | Order::MoveSubmarine { submarine, to } => {
            Some((table.submarines.get(submarine)?.hex, to))
        }
        Order::SeekContact { submarine, .. }
        | Order::StopShadowing { submarine }
        | Order::Torpedo { submarine, .. } => {
            table.submarines.get(submarine).map(|it| stays(it.hex))
        }
        Order::Land { unit, .. } => table.mission_of(unit).map(|mission| stays(mission.hex)),
        Order::PlaceCap { .. }
        | Order::EndMovement
        | Order::EndLanding
        | Order::Fight
        | Order::Divide { .. }
        | Order::Launch { .. }
        | Order::LaunchCap { .. }
        | Order::Recall { .. }
        | Order::Raise { .. }
        | Order::Service { .. }
        | Order::Stow { .. }
        | Order::Lower { .. }
        | Order::PushOver { .. }
        | Order::Detach { .. }
        | Order::Coordinate { .. }
        | Order::Aim { .. }
        | Order::Attack
        | Order::OpenFire { .. }
        | Order::DeclareSearch
        | Order::Search { .. }
        | Order::Shadow
        | Order::GoOn
        | Order::AcceptBattle
        | Order::Evade
        | Order::PlaceAboard { .. } => None,
    }
}

/// The fuel that a flight leaves at its end: "12 fuel", or "11–12 fuel" where a die decides.
fn fuel_left(table: &Table, order: Order) -> Option<String> {
    let left = match order {
        Order::Fly { mission, to } => {
            let reaches = forecast::reach(table, table.mission(mission)?);
            let reach = reaches.iter().find(|reach| reach.hex == to)?;
            wording::fuel_between(reach.worst, reach.best)
        }
        Order::Hold { mission } => {
            let left = table.mission(mission)?.fuel_after_holding();
            left.to_string()
        }
        _ => return None,
    };
    Some(left)
}
