//! The fuel tracks of missions, and what the boxes of their fuel stand for.

use crate::engine::fleet::Mission;
use crate::engine::map::HexId;
use crate::engine::{Decision, Game, Scenario, Table, forecast};

/// Boxes of a fuel track.
const BOXES: u8 = 16;

/// A mission's fuel track.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct FuelTrack {
    /// It in words.
    pub label: String,
    /// Its boxes from the first fuel point up.
    pub boxes: Vec<FuelBox>,
}

/// A box of a fuel track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FuelBox {
    /// Fuel that has gone.
    Empty,
    /// Fuel that is left.
    Left,
    /// Fuel that is left, and had better be kept.
    Kept,
    /// Fuel that the hex pointed at takes.
    Taken,
    /// Fuel that the hex pointed at takes if the die says so.
    PerhapsTaken,
}

/// The fuel that a flight takes, least and most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Toll {
    /// What it takes in any case.
    pub least: u8,
    /// What it may take.
    pub most: u8,
}

/// A mission's fuel track, with what a flight would take from it.
pub fn fuel_track(scenario: &Scenario, mission: &Mission, toll: Toll) -> FuelTrack {
    let left = mission.fuel.left();
    let kept = forecast::fuel_to_keep(scenario, mission).unsigned_abs();
    let what = |n: u8| match n {
        n if n > left => FuelBox::Empty,
        n if n + toll.least > left => FuelBox::Taken,
        n if n + toll.most > left => FuelBox::PerhapsTaken,
        n if n <= kept => FuelBox::Kept,
        _ => FuelBox::Left,
    };
    FuelTrack {
        label: format!("{left} of {BOXES} fuel points"),
        boxes: (1..=BOXES).map(what).collect(),
    }
}

/// What flying to a hex takes from a mission, if it may fly there now.
pub fn toll(
    game: &Game,
    decision: Option<Decision>,
    mission: &Mission,
    hex: Option<HexId>,
) -> Toll {
    let Some(hex) = hex.filter(|_| forecast::flies_now(decision, mission)) else {
        return Toll::default();
    };
    let reach = forecast::reach(game.table(), mission);
    let there = reach.iter().find(|reach| reach.hex == hex);
    there.map_or(Toll::default(), |reach| Toll {
        least: reach.least,
        most: reach.most,
    })
}

/// What the points of the fuel tracks mean, and the numbers of missions.
pub fn key(scenario: &Scenario, table: &Table) -> String {
    if table.missions.is_empty() && !table.searches.is_empty() {
        return "Searches have no fuel track: they fly out and straight home (8.21).".to_owned();
    }
    if table.missions.is_empty() {
        return "No mission is in the air.".to_owned();
    }
    let some = |fighters| {
        let mut missions = table.missions.iter();
        missions.any(|mission| mission.is_intercept() == fighters)
    };
    let fighters = "Keep the orange points of fighters for a fight (3) and their landing (1). ";
    // Over Japanese forces the battle ends before the strikes are home.
    let strikes = match scenario.forces.is_empty() {
        false => "Keep the orange points of a strike for a second attempt (1) and its attack (1). ",
        true => "Keep the orange point of a strike for its landing. ",
    };
    let end = match scenario.must_come_home {
        true => "",
        false => "Who is in the air when the battle ends is safe. ",
    };
    // 4.13: a patrol has a number for the mission that it can become.
    let numbers = match table.cap_displays().next() {
        Some(_) => {
            " Missions and patrols share the numbers 1 to 8: a new mission has the first that is free."
        }
        None => "",
    };
    format!(
        "{}{}{end}Hatched: what the hex pointed at takes; open: what the die may add.{numbers}",
        if some(true) { fighters } else { "" },
        if some(false) { strikes } else { "" },
    )
}
