//! The hexes the chart lights: where the selected mission can fly, what that costs, and whom it
//! meets there; where those can move who are to sail; and which hexes a narrow search chooses between.

use super::geometry::centre;
use crate::engine::fleet::{Mission, MissionId, SubmarineId};
use crate::engine::forecast::{self, Reach};
use crate::engine::map::HexId;
use crate::engine::{Decision, Order, Table};
use crate::view::prompt::sailing::{self, Sailors};
use crate::view::prompt::{forces_in, passage, submarines, wind};
use crate::view::{Activity, wording};

/// A lit hex.
#[derive(Clone, PartialEq, Debug)]
pub struct LitHex {
    /// Where it is.
    pub hex: HexId,
    /// The order a click gives.
    pub order: Order,
    /// What a screen reader says.
    pub label: String,
    /// The fuel it costs: "1", or "2–3" where a die decides; nothing where no fuel is spent.
    pub cost: String,
    /// Whether a die decides what it costs.
    pub has_die: bool,
    /// Whether an enemy is there to be met.
    pub has_target: bool,
    /// Whether a raid is certain to come there with its next move.
    pub awaits: bool,
    /// Whether a counter lies there: it stands above the hex's figure.
    pub is_covered: bool,
}

/// The glow of a lit hex.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GlowView {
    /// Where it is.
    pub hex: HexId,
    /// Whether a die decides what it costs to go there.
    pub has_die: bool,
    /// Whether an enemy is there to be met.
    pub has_target: bool,
    /// Whether a raid is certain to come there with its next move.
    pub awaits: bool,
}

impl LitHex {
    /// Its glow. Where any hex of the chart will do, none of them stands out (14.11).
    pub fn glow(&self) -> Option<GlowView> {
        let glows = !matches!(self.order, Order::PlaceSubmarine { .. });
        glows.then_some(GlowView {
            hex: self.hex,
            has_die: self.has_die,
            has_target: self.has_target,
            awaits: self.awaits,
        })
    }

    /// The order as tests and scripts read it on the page.
    pub fn mark(&self) -> String {
        self.order.to_json()
    }
}

/// What answers a question on the chart, before anything is said of it.
enum Lit<'a> {
    /// The moves of those who are to sail (6.34, 12.42).
    Sea(Sailors, Vec<Order>),
    /// Where a submarine can be placed, or sail (14.11, 14.12).
    Submarine(SubmarineId, Vec<Order>),
    /// The two hexes that a narrow search chooses between (8.32).
    Path([HexId; 2]),
    /// Where a mission can fly.
    Flights(&'a Mission, Vec<Reach>),
}

impl Lit<'_> {
    fn of(
        table: &Table,
        decision: Option<Decision>,
        mission: Option<MissionId>,
        activity: Activity,
    ) -> Option<Lit<'_>> {
        match decision {
            Some(Decision::UsMovement) => {
                let sailors = sailing::sailors(table, activity)?;
                Some(Lit::Sea(sailors, sailing::moves(table, sailors)))
            }
            Some(Decision::PlaceSubmarines | Decision::Submarines) => {
                let placing = decision == Some(Decision::PlaceSubmarines);
                let submarine = submarines::stationed(table, placing, activity)?;
                let hexes = submarines::hexes(table, placing, submarine);
                Some(Lit::Submarine(submarine, hexes))
            }
            Some(Decision::SearchPath { hexes, .. }) => Some(Lit::Path(hexes)),
            _ => {
                let mission = table.mission(mission?)?;
                let flies = forecast::flies_now(decision, mission);
                flies.then(|| Lit::Flights(mission, forecast::reach(table, mission)))
            }
        }
    }
}

/// The hexes that answer what is asked: where a mission, those who are to sail or a search can go.
pub fn lit_hexes(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
) -> Vec<LitHex> {
    match Lit::of(table, decision, mission, activity) {
        Some(Lit::Sea(sailors, moves)) => sea_hexes(table, sailors, moves),
        Some(Lit::Submarine(submarine, orders)) => submarine_hexes(table, submarine, orders),
        Some(Lit::Path(hexes)) => hexes.map(|hex| search_hex(table, hex)).into(),
        Some(Lit::Flights(mission, reach)) => reach
            .iter()
            .map(|reach| lit_hex(table, mission, reach))
            .collect(),
        None => Vec::new(),
    }
}

/// Where they are, without what is said of them.
pub(super) fn lit_places(
    table: &Table,
    decision: Option<Decision>,
    mission: Option<MissionId>,
    activity: Activity,
) -> Vec<HexId> {
    match Lit::of(table, decision, mission, activity) {
        Some(Lit::Sea(_, moves)) => moves.into_iter().filter_map(sailing::end_of).collect(),
        // It can be placed anywhere: that is no part of the chart to look at.
        Some(Lit::Submarine(submarine, orders)) => {
            let is_move = |order: &Order| matches!(order, Order::MoveSubmarine { .. });
            let there = table.submarines.get(submarine).map(|it| it.hex);
            let moves = orders
                .into_iter()
                .filter(is_move)
                .filter_map(submarines::end_of);
            there.into_iter().chain(moves).collect()
        }
        Some(Lit::Path(hexes)) => hexes.into(),
        Some(Lit::Flights(_, reach)) => reach.iter().map(|reach| reach.hex).collect(),
        None => Vec::new(),
    }
}

/// What is said of the hexes that those can move to who are to sail.
fn sea_hexes(table: &Table, sailors: Sailors, moves: Vec<Order>) -> Vec<LitHex> {
    let who = sailing::named(table, sailors);
    let lit = |order: Order| {
        let to = sailing::end_of(order)?;
        let place = wording::whereabouts(table, to);
        let worst = passage::worst(table, order).words;
        let course = wind::course(table, order);
        let by_wind = course
            .as_ref()
            .map_or_else(String::new, |it| format!(", {it}"));
        let label = format!("Move {who} to {to}, {place}{by_wind}. {worst}");
        Some(LitHex {
            cost: course.unwrap_or_default(),
            ..plain(table, to, order, label.trim_end().to_owned())
        })
    };
    moves.into_iter().filter_map(lit).collect()
}

/// What is said of the hexes that a submarine can be placed in, or sail to.
fn submarine_hexes(table: &Table, submarine: SubmarineId, orders: Vec<Order>) -> Vec<LitHex> {
    let lit = |order: Order| {
        let to = submarines::end_of(order)?;
        let verb = match order {
            Order::PlaceSubmarine { .. } => "Place",
            _ => "Send",
        };
        let place = wording::whereabouts(table, to);
        let lit = plain(
            table,
            to,
            order,
            format!("{verb} {submarine} in {to}, {place}"),
        );
        let has_target = table.forces.iter().any(|force| force.hex == to);
        Some(LitHex { has_target, ..lit })
    };
    orders.into_iter().filter_map(lit).collect()
}

/// A hex a narrow search can fly through (8.32).
fn search_hex(table: &Table, hex: HexId) -> LitHex {
    let there = forces_in(table, hex);
    LitHex {
        has_target: table.forces.iter().any(|force| force.hex == hex),
        ..plain(
            table,
            hex,
            Order::FlyThrough { hex },
            format!("Fly through {hex}: {}", wording::list(&there)),
        )
    }
}

/// A lit hex that costs nothing.
fn plain(table: &Table, hex: HexId, order: Order, label: String) -> LitHex {
    LitHex {
        hex,
        order,
        label,
        cost: String::new(),
        has_die: false,
        has_target: false,
        awaits: false,
        is_covered: is_covered(table, hex),
    }
}

/// Whether a counter lies in a hex.
fn is_covered(table: &Table, hex: HexId) -> bool {
    let theirs = table.forces.iter().any(|force| force.hex == hex)
        || table.inbound().any(|raid| raid.hex == hex);
    let ours = !table.groups_in(hex).is_empty() || table.left_behind().any(|(_, at)| at == hex);
    let submarine = table.submarines.at_sea.iter().any(|it| it.hex == hex);
    theirs || ours || submarine || table.has_us_aircraft(hex)
}

fn lit_hex(table: &Table, mission: &Mission, reach: &Reach) -> LitHex {
    let hex = reach.hex;
    let targets = wording::targets(table, mission, hex);
    let meets = if targets.is_empty() {
        String::new()
    } else {
        format!(", meets {}", targets.join(" and "))
    };
    let has_die = reach.least != reach.most;
    let die = if has_die { ", the die decides" } else { "" };
    let cost = wording::fuel_range(reach);
    LitHex {
        hex,
        order: Order::Fly {
            mission: mission.id,
            to: hex,
        },
        label: format!(
            "Fly {} to {hex}, {}{meets}: {cost} fuel{die}{}",
            mission.id,
            wording::whereabouts(table, hex),
            wording::loss(reach)
        ),
        cost,
        has_die,
        has_target: !targets.is_empty(),
        awaits: mission.is_intercept() && awaited(table, hex),
        is_covered: is_covered(table, hex),
    }
}

/// Whether a raid is certain to come to a hex with its next move.
fn awaited(table: &Table, hex: HexId) -> bool {
    let mut raids = table.inbound();
    raids.any(|raid| forecast::raid_after(table, raid, 1) == [hex])
}

/// Where the keyboard comes to the lit hexes: the first of them that no counter covers.
pub fn first_lit(lit: &[LitHex]) -> Option<HexId> {
    let open = lit.iter().find(|lit| !lit.is_covered);
    open.or(lit.first()).map(|lit| lit.hex)
}

/// The one of the lit hexes that Tab comes to: where the keyboard was last, or else the first.
pub fn tab_stop(lit: &[LitHex], last: Option<HexId>) -> Option<HexId> {
    let is_lit = |hex: &HexId| lit.iter().any(|lit| lit.hex == *hex);
    last.filter(is_lit).or_else(|| first_lit(lit))
}

/// The direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Arrow {
    /// To the west.
    Left,
    /// To the east.
    Right,
    /// To the north.
    Up,
    /// To the south.
    Down,
}

impl Arrow {
    /// The arrow of a key, as the browser names it.
    pub fn of_key(key: &str) -> Option<Arrow> {
        match key {
            "ArrowLeft" => Some(Arrow::Left),
            "ArrowRight" => Some(Arrow::Right),
            "ArrowUp" => Some(Arrow::Up),
            "ArrowDown" => Some(Arrow::Down),
            _ => None,
        }
    }
}

/// The nearest lit hex in the direction of an arrow key.
pub fn next_lit(lit: &[LitHex], from: HexId, arrow: Arrow) -> Option<HexId> {
    let (x, y) = centre(from);
    let ahead = lit.iter().filter_map(|lit| {
        let (to_x, to_y) = centre(lit.hex);
        let (along, across) = match arrow {
            Arrow::Left => (x - to_x, y - to_y),
            Arrow::Right => (to_x - x, y - to_y),
            Arrow::Up => (y - to_y, x - to_x),
            Arrow::Down => (to_y - y, x - to_x),
        };
        (along > 1.0).then(|| (along + 2.0 * across.abs(), lit.hex))
    });
    ahead
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, hex)| hex)
}
