//! Why an answer: the exact figures that speak for it or against it, of the answer that is pointed at or has the focus, and
//! else of the suggested one.

use super::{Prompt, Remark, landing};
use crate::engine::fleet::{AirUnitId, Fuel, Mission, MissionId};
use crate::engine::forces::{Force, Raid};
use crate::engine::forecast::{self, attacks};
use crate::engine::map::HexId;
use crate::engine::{Game, Order, Table, count_of, staff};
use crate::view::fight::contact_odds;
use crate::view::{Answer, wording};

/// Why an answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WhyThis {
    /// The answer.
    pub answer: String,
    /// Its figures, a line each.
    pub figures: Vec<Remark>,
}

/// The figures of the answer that gives the orders pointed at; of the suggested one where nothing is pointed at, or nothing
/// that has any, so that nothing moves under the pointer. Nothing where the suggested one has none.
pub fn why_this(game: &Game, prompt: &Prompt, pointed: &[Order]) -> Option<WhyThis> {
    let of = |answer: &Answer| {
        let figures = figures(game, answer.orders());
        (!figures.is_empty()).then(|| WhyThis {
            answer: answer.label.clone(),
            figures,
        })
    };
    let suggested = of(prompt.suggested()?)?;
    let mut answers = prompt.all_answers().filter(|it| !it.orders().is_empty());
    let pointed = answers.find(|it| it.orders() == pointed);
    Some(pointed.and_then(of).unwrap_or(suggested))
}

/// What the engine can reckon of some orders: of one mission's flight or hold, or of landings. What a move of ships changes
/// stands in the tab, hex by hex, and what each fight promises in the grid.
fn figures(game: &Game, orders: &[Order]) -> Vec<Remark> {
    let flight = match orders {
        [Order::Fly { mission, to }] => flight(game, *mission, *to),
        [Order::Hold { mission }] => hold(game, *mission),
        _ => None,
    };
    let landings = landings(game.table(), orders);
    flight.into_iter().flatten().chain(landings).collect()
}

/// A flight: the fuel it leaves and the way home from there, and whom it meets there.
fn flight(game: &Game, mission: MissionId, to: HexId) -> Option<Vec<Remark>> {
    let table = game.table();
    let mission = table.mission(mission)?;
    let reaches = forecast::reach(table, mission);
    let reach = reaches.iter().find(|reach| reach.hex == to)?;
    Some(there(game, mission, to, (reach.worst, reach.best)))
}

/// Keeping the hex.
fn hold(game: &Game, mission: MissionId) -> Option<Vec<Remark>> {
    let mission = game.table().mission(mission)?;
    let fuel = mission.fuel_after_holding();
    Some(there(game, mission, mission.hex, (fuel, fuel)))
}

fn there(game: &Game, mission: &Mission, hex: HexId, (worst, best): (Fuel, Fuel)) -> Vec<Remark> {
    let table = game.table();
    let way = match forecast::way_home(table, mission, hex) {
        Some(0) => "over carriers that it may land on",
        Some(hexes) => &format!("{} from its carriers", count_of(hexes, "hex", "hexes")),
        None => "with no carrier to come home to",
    };
    let left = Remark {
        words: format!("{} then, {way}.", wording::fuel_between(worst, best)),
        warns: worst.is_critical(),
    };
    let mut lines = vec![left];
    match mission.is_intercept() {
        true => {
            let raids = table.inbound().filter(|raid| raid.hex == hex);
            lines.extend(raids.filter_map(|raid| fight(game, mission, raid, worst)));
        }
        false if mission.spent => {}
        false => {
            let forces = table.forces.iter().filter(|force| force.hex == hex);
            let detected = forces.filter(|force| force.detection.is_detected());
            lines.extend(detected.map(|force| contact(table, force)));
        }
    }
    lines
}

/// What a mission does to a raid by itself; others may meet it too.
fn fight(game: &Game, mission: &Mission, raid: &Raid, fuel: Fuel) -> Option<Remark> {
    let odds = staff::odds_alone(game, raid, mission, fuel)?;
    Some(Remark::of(format!(
        "Alone against {}: {:.1} of {} shot down, {:.1} of {} lost, on average.",
        raid.id,
        odds.down(),
        count_of(raid.strength.points(), "point", "points"),
        odds.lost,
        count_of(mission.units.len(), "unit", "units"),
    )))
}

/// What the first look for a force finds (5.22).
fn contact(table: &Table, force: &Force) -> Remark {
    let odds = contact_odds(&attacks::contact(table, force.id, false));
    Remark::of(format!("It looks for {}: {odds} (5.22).", force.id))
}

/// How many of those who land are lost, mission by mission (4.451).
fn landings(table: &Table, orders: &[Order]) -> Vec<Remark> {
    let lands = |unit: &AirUnitId| {
        let mut landing = orders.iter();
        landing.any(|order| matches!(order, Order::Land { unit: it, .. } if it == unit))
    };
    let landing = table
        .missions
        .iter()
        .filter(|mission| mission.units.iter().any(|it| lands(&it)));
    let landing = landing.map(|mission| match landing::at_risk(table, mission) {
        Some(words) => Remark { words, warns: true },
        None => Remark::of(format!("{} lands safely.", mission.id)),
    });
    landing.collect()
}
