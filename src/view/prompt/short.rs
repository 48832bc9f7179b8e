//! What an order leaves a mission too short of fuel for, told before it is given.

use super::Warning;
use crate::engine::fleet::{self, Fuel, Mission, MissionId};
use crate::engine::forecast::{Short, shortage};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::{Game, Order, Table};
use crate::view::wording;

/// It in a few words after the cost; nothing if the fuel is enough, or is said to be out already.
pub fn detail(game: &Game, mission: &Mission, hex: HexId, fuel: Fuel) -> String {
    match shortage(game, mission, hex, fuel) {
        None | Some(Short::Lost) => String::new(),
        Some(short) => format!(", {}", then(short)),
    }
}

fn then(short: Short) -> String {
    match short {
        Short::Lost => "is lost for want of fuel".to_owned(),
        Short::Home => "cannot come home then: it ditches".to_owned(),
        Short::SafeLanding { lost_in_ten } => format!(
            "comes home Fuel Critical: {} are lost in landing",
            wording::per_cent(lost_in_ten * 10)
        ),
        Short::Fight => "too short to fight then".to_owned(),
        Short::GoodFight => "would fight Fuel Critical, at worse odds".to_owned(),
    }
}

/// The missions that the end of the segment leaves too short, since they hold.
pub fn warning(game: &Game) -> Option<Warning> {
    let table: &Table = game.table();
    let holds = |mission: &&Mission| {
        let hold = Order::Hold {
            mission: mission.id,
        };
        game.check(hold).is_ok()
    };
    let lines = fleet::waiting(table).filter(holds).filter_map(|mission| {
        let fuel = mission.fuel_after_holding();
        let short = shortage(game, mission, mission.hex, fuel)?;
        Some((short, mission, fuel))
    });
    let mut lines: Vec<(Short, &Mission, Fuel)> = lines.collect();
    lines.insertion_sort_by_key(|(short, mission, _)| (*short, mission.id.number));
    let mut alike: Vec<(Short, Fuel, Vec<MissionId>)> = Vec::new();
    for (short, mission, fuel) in lines {
        match alike
            .iter_mut()
            .find(|(as_short, left, _)| (*as_short, *left) == (short, fuel))
        {
            Some((.., ids)) => ids.push(mission.id),
            None => alike.push((short, fuel, vec![mission.id])),
        }
    }
    let words = |(short, fuel, ids): &(Short, Fuel, Vec<MissionId>)| {
        let who = wording::missions(ids);
        match short {
            Short::Lost => format!("{who}: lost for want of fuel."),
            _ => format!("{who}, with {fuel}: {}.", then(*short)),
        }
    };
    let text: Vec<String> = alike.iter().map(words).collect();
    (!text.is_empty()).then(|| Warning {
        title: "Short of fuel if they hold:".to_owned(),
        text,
    })
}
