//! Whether a mission will have the fuel to fight and to come home (4.43-4.45, 4.51, 4.433).

use crate::engine::clock::{PHASES, TURNS_A_DAY};
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::fleet::{Fuel, LANDING, Mission, lost_by_holding};
use crate::engine::game::Game;
use crate::engine::map::HexId;

/// What a mission will be too short of fuel for, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Short {
    /// It is lost at once (4.454).
    Lost,
    /// It comes to the last box before it is home, and before the scenario ends.
    Home,
    /// It comes home Fuel Critical, and rolls for its landing (4.451).
    SafeLanding,
    /// It cannot pay for a fight (4.51).
    Fight,
    /// It would fight Fuel Critical (4.45).
    GoodFight,
}

/// Action phases still to come after this one.
pub fn phases_to_come(game: &Game) -> u8 {
    let (first, now) = (game.scenario().first_turn, game.table().turn);
    let turns = (now.day - first.day) * TURNS_A_DAY + now.number - first.number;
    let begun = turns * PHASES + game.table().phase;
    (game.scenario().turns * PHASES).saturating_sub(begun)
}

/// What a mission will be too short for once an order has brought it to a hex with some fuel. What
/// is in the air when the scenario ends is safe, and of strikes nobody asks how they come home where
/// the battle ends with their attack.
pub fn shortage(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> Option<Short> {
    if fuel.is_exhausted() {
        let holds = hex == mission.hex && !lost_by_holding(game.table(), mission);
        return Some(if holds {
            Short::SafeLanding
        } else {
            Short::Lost
        });
    }
    let home = home(game, hex, fuel);
    if home == Some(Short::Home) || !mission.is_intercept() {
        return home;
    }
    let after = fuel.spend(FUEL_OF_COMBAT);
    let fight = match fuel.can_pay(FUEL_OF_COMBAT) {
        false => Some(Short::Fight),
        true => after.is_critical().then_some(Short::GoodFight),
    };
    home.into_iter().chain(fight).min()
}

/// How it comes home: a hex a phase, a point each (4.431), and one to land (4.433).
fn home(game: &Game, hex: HexId, fuel: Fuel) -> Option<Short> {
    if game.scenario().ends_with_last_attack {
        return None;
    }
    let groups = game.table().task_groups.iter();
    let way = groups.map(|group| group.hex.distance(hex)).min()?;
    let to_come = phases_to_come(game);
    // In the air to the end, at a point a phase.
    if fuel.can_pay(to_come as i8) {
        return None;
    }
    let there = fuel.spend(way as i8);
    if there.is_exhausted() {
        return Some(Short::Home);
    }
    there
        .spend(LANDING)
        .is_critical()
        .then_some(Short::SafeLanding)
}
