//! What the chart says of the hex pointed at.

use super::geometry::whole_centre;
use crate::engine::fleet::{Mission, MissionId};
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Order, Refusal, Table, forecast};
use crate::view::wording::{self, AIRCRAFT_OF_POINT, AIRCRAFT_OF_UNIT};

/// What the chart says of a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// What the chart says of a hex, for the selected mission if it is asked where to fly.
pub fn readout(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    hex: HexId,
) -> Option<ReadoutView> {
    let home = table.task_groups.first()?.hex;
    let place = match home == hex {
        true => "Task Force 58".to_owned(),
        false => wording::whereabouts(table, hex),
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

/// What flies in a hex, counted in aircraft.
fn aircraft(table: &Table, hex: HexId) -> Option<String> {
    let aircraft = |pieces: u8, each: u8| u16::from(pieces) * u16::from(each);
    let here = table.missions.iter().filter(|mission| mission.hex == hex);
    let ours: u16 = here
        .map(|mission| aircraft(mission.units.len(), AIRCRAFT_OF_UNIT))
        .sum();
    let raids = table.inbound().filter(|raid| raid.hex == hex);
    let theirs: u16 = raids
        .map(|raid| aircraft(raid.strength.points(), AIRCRAFT_OF_POINT))
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

/// The line from the selected mission to a hex it can fly to, as a path.
pub fn flight(game: &Game, mission: Option<MissionId>, to: HexId) -> Option<String> {
    let mission = game.table().mission(mission?)?;
    let order = Order::Fly {
        mission: mission.id,
        to,
    };
    let ((x, y), (to_x, to_y)) = (whole_centre(mission.hex), whole_centre(to));
    let can_fly = game.check(order).is_ok();
    can_fly.then(|| format!("M{x} {y}L{to_x} {to_y}"))
}
