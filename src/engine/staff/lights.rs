//! When the staff turns on the lights, and off again (6.43, 6.433).

use crate::engine::fleet::possible_lights;
use crate::engine::forecast::illumination;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// Lights where they can be expected to save more than they cost.
pub(super) fn turn_on(game: &Game) -> Option<Order> {
    let table = game.table();
    let mut dark = possible_lights(table).into_iter();
    dark.find(|order| match order {
        Order::TurnOnLights { hex } => illumination(table, *hex).pays(),
        _ => false,
    })
}

/// Off, where they are no longer worth it.
pub(in crate::engine) fn turn_off(game: &Game) -> Order {
    let table = game.table();
    let mut lit = table.lit_hexes().into_iter();
    let useless = lit.find(|hex| !illumination(table, *hex).pays());
    useless.map_or(Order::GoOn, |hex| Order::TurnOffLights { hex })
}
