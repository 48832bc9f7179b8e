//! Surface units that stay with a crippled ship for the rest of the game (12.411): whom she has with her, and who may stay.

use super::block::ChoiceLook;
use super::{Block, Choice};
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::{Game, Order, surface};
use crate::view::{Action, Activity, Answer, Weight};

/// A row for each crippled ship that units may stay with: the way to choose them, or the units and what gives the order.
pub(super) fn choices(game: &Game, activity: Activity) -> Vec<Block> {
    if !surface::is_played(game.table()) {
        return Vec::new();
    }
    let crippled = game.table().crippled_us_ships().map(|(ship, _)| ship);
    let rows = crippled.filter_map(|ship| {
        let able = able(game, ship);
        (!able.is_empty()).then(|| match activity {
            Activity::StandingBy(chosen, ships) if chosen == ship => choosing(ship, ships, able),
            _ => folded(ship),
        })
    });
    rows.map(Block::Choice).collect()
}

/// The units that may stay with her.
fn able(game: &Game, ship: ShipId) -> Vec<ShipId> {
    let units = ShipId::all().filter(|unit| unit.is_us());
    let stays = |unit: &ShipId| {
        let ships = ShipSet::from(*unit);
        game.check(Order::StandBy { ships, ship }).is_ok()
    };
    units.filter(stays).collect()
}

fn folded(ship: ShipId) -> Choice {
    let begin = Action::Begin(Activity::StandingBy(ship, ShipSet::default()));
    Choice {
        name: format!("{ship}, crippled"),
        who: ship.to_string(),
        hint: "alone she is sunk by whatever surface force comes upon her".to_owned(),
        answers: vec![
            Answer::of(begin, "Have units stay with her\u{2026}").id(format!("stand-by-{ship}")),
        ],
        ..Choice::default()
    }
}

fn choosing(ship: ShipId, chosen: ShipSet, able: Vec<ShipId>) -> Choice {
    let tick = |unit: ShipId| {
        let after = Activity::StandingBy(ship, chosen.toggled(unit));
        Answer {
            is_pressed: Some(chosen.contains(unit)),
            ..Answer::of(Action::Begin(after), unit.to_string())
        }
        .id(format!("stands-by-{unit}"))
    };
    let stay = Order::StandBy {
        ships: chosen,
        ship,
    };
    let give = match chosen.is_empty() {
        true => Answer::of(Action::End, "Nobody stays").weight(Weight::Quiet),
        false => Answer::of(Action::Give(vec![stay]), "They stay for good"),
    };
    Choice {
        look: ChoiceLook::Ticks,
        name: format!("Who stays with {ship}?"),
        who: ship.to_string(),
        answers: able.into_iter().map(tick).chain([give]).collect(),
        ..Choice::default()
    }
}
