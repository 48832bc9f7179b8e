//! What the chart says of the hex pointed at.

use super::geometry::whole_centre;
use crate::engine::fleet::{AIRCRAFT_A_POINT, AIRCRAFT_A_UNIT, Mission, MissionId};
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, Refusal, Table, forecast};
use crate::view::Activity;
use crate::view::prompt::sailing::{self, Sailors};
use crate::view::prompt::{passage, submarines};
use crate::view::wording;

/// What the chart says of a hex.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReadoutView {
    /// The hex.
    pub hex: HexId,
    /// Where it lies as seen from the fleet.
    pub place: String,
    /// What flying there costs the selected mission or why it cannot, and what flies there.
    pub text: String,
    /// Whether the selected mission cannot fly there.
    pub is_refused: bool,
}

/// What the chart says of a hex, for the selected mission if it is asked where to fly, or for those who are to sail.
pub fn readout(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
    hex: HexId,
) -> Option<ReadoutView> {
    table.task_groups.first()?;
    let place = match table.groups_in(hex).is_empty() {
        true => wording::whereabouts(table, hex),
        false => wording::fleet_in(table, hex),
    };
    let mission = mission.and_then(|id| table.mission(id));
    let flies = |mission: &&Mission| mission.hex != hex && forecast::flies_now(decision, mission);
    let mission = mission.filter(flies);
    let (text, is_refused) = match mission {
        Some(mission) => match why_not(table, decision, mission, hex) {
            None => {
                let reach = forecast::reach(table, mission);
                let reach = reach.iter().find(|reach| reach.hex == hex);
                (reach.map(wording::costs), false)
            }
            Some(refusal) => (Some(refusal.to_string()), true),
        },
        None if decision == Some(Decision::UsMovement) => {
            match brought_by_sailing(table, activity, hex) {
                None => (why_not_sail(table, activity, hex), true),
                brought => (brought, false),
            }
        }
        None if decision == Some(Decision::Submarines) => {
            let refusal = why_not_there(table, activity, hex);
            let is_refused = refusal.is_some();
            (refusal, is_refused)
        }
        None => (None, false),
    };
    let parts: Vec<String> = text.into_iter().chain(aircraft(table, hex)).collect();
    Some(ReadoutView {
        hex,
        place,
        text: parts.join(" \u{b7} "),
        is_refused,
    })
}

/// What the move of those who are to sail to a hex would change most, if they can sail there.
fn brought_by_sailing(table: &Table, activity: Activity, hex: HexId) -> Option<String> {
    let order = move_to(table, activity, hex)?;
    let worst = passage::worst(table, order).words;
    Some(worst.trim_end_matches('.').to_owned())
}

/// Why those who are to sail may not go to a hex; nothing in their own.
fn why_not_sail(table: &Table, activity: Activity, hex: HexId) -> Option<String> {
    let order = match sailing::sailors(table, activity)? {
        Sailors::Groups(groups) if table.has_all_rules() => {
            Order::MoveTaskGroups { groups, to: hex }
        }
        Sailors::Groups(_) => Order::MoveTaskForce { to: hex },
        Sailors::Cripple(ship) => Order::Tow { ship, to: hex },
    };
    let is_own = sailing::from(table, sailing::sailors(table, activity)?) == Some(hex);
    let refusal = Decision::UsMovement.check(table, order).err();
    refusal
        .filter(|_| !is_own)
        .map(|refusal| refusal.to_string())
}

/// Why the submarine that is to sail may not go to a hex; nothing where it may, or is.
fn why_not_there(table: &Table, activity: Activity, to: HexId) -> Option<String> {
    let submarine = submarines::stationed(table, false, activity)?;
    let is_there = table
        .submarines
        .get(submarine)
        .is_some_and(|it| it.hex == to);
    let order = Order::MoveSubmarine { submarine, to };
    let refusal = Decision::Submarines.check(table, order).err();
    refusal
        .filter(|_| !is_there)
        .map(|refusal| refusal.to_string())
}

fn move_to(table: &Table, activity: Activity, hex: HexId) -> Option<Order> {
    let sailors = sailing::sailors(table, activity)?;
    let mut moves = sailing::moves(table, sailors).into_iter();
    moves.find(|order| sailing::end_of(*order) == Some(hex))
}

/// What flies in a hex, counted in aircraft.
fn aircraft(table: &Table, hex: HexId) -> Option<String> {
    let aircraft = |pieces: u8, each: u8| u16::from(pieces) * u16::from(each);
    let here = table.missions.iter().filter(|mission| mission.hex == hex);
    let ours: u16 = here
        .map(|mission| aircraft(mission.units.len(), AIRCRAFT_A_UNIT))
        .sum();
    let raids = table.inbound().filter(|raid| raid.hex == hex);
    let theirs: u16 = raids
        .map(|raid| aircraft(raid.strength.points(), AIRCRAFT_A_POINT))
        .sum();
    match (ours, theirs) {
        (0, 0) => None,
        (ours, 0) => Some(format!("{ours} aircraft of ours")),
        (0, theirs) => Some(format!("about {theirs} Japanese aircraft")),
        (ours, theirs) => Some(format!("{ours} aircraft of ours, about {theirs} Japanese")),
    }
}

/// Why a mission may not be ordered to a hex, if it may not.
fn why_not(
    table: &Table,
    decision: Option<Decision>,
    mission: &Mission,
    hex: HexId,
) -> Option<Refusal> {
    let order = Order::Fly {
        mission: mission.id,
        to: hex,
    };
    decision?.check(table, order).err()
}

/// The line from the selected mission, or from those who are to sail, to a hex they can go to, as a path.
pub fn flight(
    game: &Game,
    mission: Option<MissionId>,
    activity: Activity,
    to: HexId,
) -> Option<String> {
    if game.decision() == Some(Decision::UsMovement) {
        let table = game.table();
        move_to(table, activity, to)?;
        let from = sailing::from(table, sailing::sailors(table, activity)?)?;
        return Some(line(from, to));
    }
    let mission = game.table().mission(mission?)?;
    let order = Order::Fly {
        mission: mission.id,
        to,
    };
    let can_fly = game.check(order).is_ok();
    can_fly.then(|| line(mission.hex, to))
}

/// A line from one hex to another, as a path.
fn line(from: HexId, to: HexId) -> String {
    let ((x, y), (to_x, to_y)) = (whole_centre(from), whole_centre(to));
    format!("M{x} {y}L{to_x} {to_y}")
}
