//! What the staff takes a search in the air to see yet (8.26, 8.33).

use std::iter;

use super::Player;
use super::Sensible;
use super::searches::{missed, moves_in_time};
use crate::engine::decision::Decision;
use crate::engine::fleet::{Leg, NARROW_AIMS, SearchAim};
use crate::engine::forecast::searching::search_course;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::scenario::Scenario;

/// A game in which somebody may be sent on a search, with the search segment declared.
fn declared(seed: u64) -> Game {
    let mut game = Game::new(Scenario::numbered(4).unwrap(), &[], seed).unwrap();
    while game.decision() != Some(Decision::AirSearch) {
        let order = match game.decision() {
            Some(Decision::DeclareSearch) => Order::DeclareSearch,
            _ => Sensible.order(&game).unwrap(),
        };
        game.play(order).unwrap();
    }
    game
}

/// 8.26, 8.33: a narrow search looks for the forces that its line runs through, out and home: another look at them is the
/// less news. It looks for no force away from it.
#[test]
fn r8_26_r8_33_the_staff_counts_the_looks_of_a_narrow_search() {
    let mut counted = 0;
    for seed in 0..8 {
        let mut game = declared(seed);
        let Some(Order::Search { units, .. }) = game
            .legal()
            .find(|order| matches!(order, Order::Search { .. }))
        else {
            continue;
        };
        let origin = game.table().task_groups[0].hex;
        let ahead = |aim: SearchAim, game: &Game| {
            let mut forces = game.table().forces.iter();
            forces.any(|force| aim.sees(origin, force.hex) && origin.distance(force.hex) > 2)
        };
        let mut aims = (0..NARROW_AIMS).map(SearchAim::Narrow);
        let Some(aim) = aims.find(|aim| {
            ahead(*aim, &game) && game.check(Order::Search { units, aim: *aim }).is_ok()
        }) else {
            continue;
        };
        game.play(Order::Search { units, aim }).unwrap();
        while let Some(Decision::SearchPath { hexes, .. }) = game.decision() {
            game.play(Order::FlyThrough { hex: hexes[0] }).unwrap();
        }
        let table = game.table();
        let Some(search) = table.searches.iter().find(|search| search.aim == aim) else {
            continue;
        };
        for force in &table.forces {
            let is_on_its_line = aim.sees(search.origin, force.hex);
            let is_looked_for =
                missed(&game, (search, &moves_in_time(&game, search)), force) < 1000;
            // Each move home begins where the one before has ended, which may be beside the line where that runs along
            // hexsides, and flies straight to the carriers.
            let course = search_course(table, search);
            let begins = iter::once(search.at).chain(course.iter().map(|it| it.at));
            let is_on_its_way_home = begins.zip(&course).any(|(from, it)| {
                let steps = from.distance(force.hex);
                it.leg == Leg::Inbound
                    && steps <= from.distance(it.at)
                    && from
                        .towards(search.origin.into(), steps)
                        .contains(&force.hex.into())
            });
            let what = format!("{} of {}", force.id, search.id);
            assert!(is_looked_for || !is_on_its_line, "{what}");
            assert!(
                is_on_its_line || is_on_its_way_home || !is_looked_for,
                "{what}"
            );
            counted += u8::from(is_on_its_line);
        }
    }
    assert!(counted > 2, "{counted}");
}
