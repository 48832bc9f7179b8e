//! The Fuel Critical track of a mission (4.44): its boxes, what each risks, and where the marker goes.

use crate::engine::fleet::{EXHAUSTED, Fuel, Mission};
use crate::engine::{Table, forecast};
use crate::view::wording;

/// The Fuel Critical track of a mission.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct CriticalTrack {
    /// What it means where the marker is, or will be.
    pub words: String,
    /// Its boxes from the first up; in the last the mission is lost.
    pub boxes: Vec<CriticalBox>,
}

/// A box of the Fuel Critical track.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CriticalBox {
    /// Its number; of the last a cross.
    pub name: String,
    /// How many of the units are lost that land from it, in a hundred.
    pub risk: String,
    /// Where it stands to the marker.
    pub state: BoxState,
}

/// Where a box stands to the marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoxState {
    /// The marker has passed it.
    Past,
    /// The marker is in it.
    Now,
    /// The marker comes to it if the mission holds.
    Next,
    /// The marker may come to it.
    Ahead,
}

impl CriticalTrack {
    /// The track of a mission that is fuel critical.
    pub fn of(table: &Table, mission: &Mission) -> Option<CriticalTrack> {
        let now = mission.fuel.critical()?;
        Some(CriticalTrack {
            words: format!("{} {LOST_AT_THE_END}", landing_now(table, mission)),
            boxes: boxes(table, mission, Some(now), None),
        })
    }

    /// The track of a mission that is asked where it flies, if it is fuel critical or will be by holding.
    pub fn at_stake(table: &Table, mission: &Mission) -> Option<CriticalTrack> {
        let then = mission.fuel_after_holding();
        let next = then.critical()?;
        let now = mission.fuel.critical();
        let held = match then.is_exhausted() {
            true => "Holding takes it to the last box.".to_owned(),
            false => format!("Holding takes it to box {next} of Fuel Critical."),
        };
        Some(CriticalTrack {
            words: format!(
                "{held} The figures are the units lost in landing from a box. {LOST_AT_THE_END}"
            ),
            boxes: boxes(table, mission, now, Some(next)),
        })
    }
}

/// 4.454.
const LOST_AT_THE_END: &str = "At \u{2715} the whole mission is lost.";

fn landing_now(table: &Table, mission: &Mission) -> String {
    match forecast::landing_losses_in_ten(table, mission) {
        0 => "Landing from here is safe.".to_owned(),
        10 => "Landing from here, every unit is lost.".to_owned(),
        risk => format!(
            "Landing from here, each unit is lost with {}.",
            wording::per_cent(risk * 10)
        ),
    }
}

fn boxes(table: &Table, mission: &Mission, now: Option<u8>, next: Option<u8>) -> Vec<CriticalBox> {
    let state = |number: u8| match number {
        it if Some(it) == now => BoxState::Now,
        it if Some(it) == next => BoxState::Next,
        it if now.is_some_and(|now| it < now) => BoxState::Past,
        _ => BoxState::Ahead,
    };
    let one = |number: u8| {
        let there = Mission {
            fuel: Fuel::points(0).spend(number as i8),
            ..mission.clone()
        };
        let risk = forecast::landing_losses_in_ten(table, &there);
        CriticalBox {
            name: number.to_string(),
            risk: wording::per_cent(risk * 10),
            state: state(number),
        }
    };
    let last = CriticalBox {
        name: "\u{2715}".to_owned(),
        risk: "lost".to_owned(),
        state: state(EXHAUSTED),
    };
    (1..EXHAUSTED).map(one).chain([last]).collect()
}
