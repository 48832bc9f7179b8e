//! The forecast of the searches that come home, against what then happens (8.28, 6.28).

use carrier_battle::engine::fleet::UnitSet;
use carrier_battle::engine::forecast::{Homecoming, homecomings};
use carrier_battle::engine::staff::{Player, Random, suggestion};
use carrier_battle::engine::{
    Decision, Event, Game, LossEvent, Order, PHASES, SearchEvent, UnitLoss,
};

use crate::common::scenario_4;

/// Flies the searches in the air; says who came home, and how many of them found no deck.
fn fly(game: &mut Game, player: &mut Random) -> (UnitSet, u8) {
    let mut seen = game.events().len();
    game.play(Order::DeclareSearch).unwrap();
    let (mut home, mut ditched) = (UnitSet::EMPTY, 0);
    loop {
        for it in &game.events()[seen..] {
            match it.event {
                Event::Searches(SearchEvent::Landed { unit, .. }) => home = home.with(unit.into()),
                Event::Losses(LossEvent::Unit { what, why, .. }) => {
                    home = home.with(what.into());
                    ditched += u8::from(why == UnitLoss::NoRoom);
                }
                _ => {}
            }
        }
        seen = game.events().len();
        let asked = matches!(
            game.decision(),
            Some(
                Decision::SearchPath { .. }
                    | Decision::WhichForce { .. }
                    | Decision::Shadow { .. }
                    | Decision::SearchLanding { .. }
            )
        );
        let Some(order) = player.order(game).filter(|_| asked) else {
            return (home, ditched);
        };
        game.play(order).unwrap();
    }
}

/// 8.28: those who come home, and those who find no deck, are those that were forecast before the segment.
#[test]
fn r8_28_who_comes_home_and_who_ditches_is_told_before() {
    let (mut came, mut lost) = (0, 0);
    for seed in 0..60 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if game.decision() != Some(Decision::DeclareSearch) {
                game.play(order).unwrap();
                continue;
            }
            let homes = homecomings(game.table());
            let due = homes.iter().map(|home| home.units);
            let due = due.fold(UnitSet::EMPTY, UnitSet::with);
            let no_deck: u8 = homes.iter().map(Homecoming::without_deck).sum();
            let (home, ditched) = fly(&mut game, &mut player);
            assert_eq!((home, ditched), (due, no_deck), "seed {seed}, {homes:?}");
            came += u32::from(home.len());
            lost += u32::from(ditched);
        }
    }
    assert!(came > 50 && lost > 5, "{came}, {lost}");
}

/// 8.22, 8.28: the staff does not search in a phase in which that costs units, while a later one is to come.
#[test]
fn r8_22_the_staff_waits_for_decks_while_it_can() {
    let mut waited = 0;
    for seed in 0..60 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if game.decision() == Some(Decision::DeclareSearch) {
                let homes = homecomings(game.table());
                let ditches = homes.iter().any(|home| home.without_deck() > 0);
                let waits = ditches && game.table().phase < PHASES;
                let expected = if waits {
                    Order::GoOn
                } else {
                    Order::DeclareSearch
                };
                assert_eq!(suggestion(&game), Some(expected));
                waited += u32::from(waits);
            }
            game.play(order).unwrap();
        }
    }
    assert!(waited > 0);
}
