//! Where the fleet may go: a hex, or the same way for some turns.

use super::{Choice, LastingCourse};
use crate::engine::clock::Turn;
use crate::engine::game::Game;
use crate::engine::map::{Direction, HexId};
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::CourseOrder;
use crate::engine::staff;

/// Turns for which a course is kept.
const TURNS: usize = 3;

/// To stay, every hex that the whole fleet may go to, and each of these courses for some turns.
pub(super) fn courses(game: &Game) -> Vec<Choice> {
    let Some(here) = staff::of_fleet(game.table()) else {
        return Vec::new();
    };
    let stays = Choice::named("The fleet keeps its hex", vec![Order::GoOn]);
    let ways = Direction::ALL.into_iter().filter_map(|way| {
        let to = here.neighbour(way)?;
        let order = Order::MoveTaskForce { to };
        game.check(order).is_ok().then_some((way, order))
    });
    let ways: Vec<(Direction, Order)> = ways.collect();
    let once = ways
        .iter()
        .map(|(way, order)| Choice::named(format!("Course {way}"), vec![*order]));
    let lasting = lasting(game, here, &ways);
    [stays].into_iter().chain(once).chain(lasting).collect()
}

/// The same, until a turn of the battle; none where it is over before.
fn lasting(game: &Game, here: HexId, ways: &[(Direction, Order)]) -> Vec<Choice> {
    let mut turns = std::iter::successors(Some(game.table().turn), |turn| Some(turn.next()));
    let until = turns
        .nth(TURNS)
        .filter(|turn| game.scenario().has_turn(*turn));
    let Some(until) = until else {
        return Vec::new();
    };
    let sailing = |name: &str, course| {
        let name = format!("{name} until {}", time(until));
        Choice::sailing(name, LastingCourse { course, until })
    };
    let stays = sailing("The fleet keeps its hex", CourseOrder::Hold);
    let ways = ways.iter().map(|(way, _)| {
        let course = CourseOrder::Towards(ahead(here, *way));
        sailing(&format!("Course {way}"), course)
    });
    [stays].into_iter().chain(ways).collect()
}

/// A hex so far that way that the fleet does not come to it before.
fn ahead(here: HexId, way: Direction) -> HexId {
    let hexes = std::iter::successors(Some(here), |hex| hex.neighbour(way));
    hexes.take(2 * TURNS).last().unwrap_or(here)
}

fn time(turn: Turn) -> String {
    format!("{:04}", turn.time())
}
