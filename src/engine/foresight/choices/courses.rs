//! Where the fleet may go: the same way for some turns, or a hex.

use super::{Choice, LastingCourse};
use crate::engine::clock::Turn;
use crate::engine::game::Game;
use crate::engine::map::{Direction, HexId};
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::CourseOrder;
use crate::engine::staff;

/// Turns for which a course is kept, as far as the battle lasts so long: what a course is worth shows only where it is
/// kept (`docs/calibration.md`).
const TURNS: usize = 6;

/// To stay, and every way that the whole fleet may go: for some turns, and for this one. The likelier come first: those
/// for long, and of them those that bring the fleet nearer to the enemy.
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
    let mut ways: Vec<(Direction, Order)> = ways.collect();
    ways.sort_by_key(|(way, _)| to_the_enemy(game, ahead(here, *way)));
    let once = ways
        .iter()
        .map(|(way, order)| Choice::named(format!("Course {way}"), vec![*order]));
    let lasting = lasting(game, here, &ways).into_iter();
    lasting.chain([stays]).chain(once).collect()
}

/// Hexes from a hex to all forces.
fn to_the_enemy(game: &Game, hex: HexId) -> u32 {
    let forces = game.table().forces.iter();
    forces.map(|force| u32::from(hex.distance(force.hex))).sum()
}

/// The same, until a turn of the battle; none where that is the next.
fn lasting(game: &Game, here: HexId, ways: &[(Direction, Order)]) -> Vec<Choice> {
    let turns = std::iter::successors(Some(game.table().turn), |turn| Some(turn.next()));
    let turns = turns.take_while(|turn| game.scenario().has_turn(*turn));
    let Some(until) = turns.skip(2).take(TURNS - 1).last() else {
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
