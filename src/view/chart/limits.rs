//! How far the strike in hand may go.

use super::geometry::{Point, centre, outline};
use crate::engine::Table;
use crate::engine::fleet::MissionId;
use crate::engine::forecast;
use crate::engine::map::HexId;

/// The limit of a strike's flight.
#[derive(Clone, PartialEq, Debug)]
pub struct LimitView {
    /// Around the hexes it may fly to.
    pub path: String,
    /// What stands along it.
    pub text: String,
    /// Where that begins: above the northernmost of them.
    pub at: Point,
}

/// How far the strike in hand may go (4.22, 5.23), if the mission in hand is one.
pub fn strike_limit(table: &Table, mission: Option<MissionId>) -> Option<LimitView> {
    let mission = table.mission(mission?).filter(|it| !it.is_intercept())?;
    let may_go = |hex: HexId| forecast::strike_may_go(table, mission, hex);
    let within = HexId::all().filter(|hex| may_go(*hex));
    let top = within.map(centre).reduce(|top, at| match at.1 < top.1 {
        true => at,
        false => top,
    })?;
    let text = match mission.spent {
        true => format!("{} must fly home within this line (5.23)", mission.id),
        false => format!("{} may fly within this line (4.22)", mission.id),
    };
    Some(LimitView {
        path: outline(may_go),
        text,
        at: (top.0, top.1 - 42.0),
    })
}
