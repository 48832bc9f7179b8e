//! Morning searches, and what is away or newer (18.4, 24.1, 24.3, 24.4).

use super::{begun, scenario};
use crate::common::*;
use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::forces::ActivationChit;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    Decision, Event, Game, Order, Purpose, SearchEvent, SegmentId, Target, Turn, Variant,
};

#[test]
fn r18_41_the_first_searches_fly_before_anybody_arrives_and_are_all_of_the_turn() {
    let mut game = begun(6, &[Variant::MorningSearches], 4);
    play(&mut game, Order::GoOn);
    assert_eq!(game.decision(), Some(Decision::AirSearch));
    assert_eq!(
        (game.table().segment, game.table().phase),
        (Some(SegmentId::UsAirSearch), 0)
    );
    assert!(game.table().forces.is_empty());
    // 8.22: it is the turn's one segment, declared by the rule.
    assert!(game.table().search_declared);
    let search = game
        .legal()
        .find(|order| matches!(order, Order::Search { .. }));
    play(&mut game, search.unwrap());
    let launched: u8 = launched(&game);
    assert!(launched > 0);
    while game.decision() == Some(Decision::AirSearch) {
        play(&mut game, Order::GoOn);
    }
    assert_eq!(game.table().forces.len(), 5);
    // 8.282: they count in the air operations of the first phase.
    while game.table().segment != Some(SegmentId::UsAirOperations) {
        let order = quiet(&game);
        play(&mut game, order);
    }
    assert_eq!((game.table().phase, self::launched(&game)), (1, launched));
    // No other Search Segment in this turn; in the next it is as ever.
    while game.table().turn == Turn::at(19, 530) {
        assert_ne!(game.decision(), Some(Decision::DeclareSearch));
        let order = quiet(&game);
        play(&mut game, order);
    }
    while game.decision() != Some(Decision::DeclareSearch) {
        let order = quiet(&game);
        play(&mut game, order);
    }
    assert_eq!(game.table().turn, Turn::at(19, 650));
    let declared = game.events().iter();
    let declared = declared.filter(|it| matches!(it.event, Event::Searches(SearchEvent::Declared)));
    assert_eq!(declared.count(), 1);
}

fn launched(game: &Game) -> u8 {
    let decks = game.table().decks.iter();
    decks.map(|deck| deck.handled.launched).sum()
}

/// Ends what is asked.
fn quiet(game: &Game) -> Order {
    let ends = [Order::GoOn, Order::EndMovement, Order::Fight];
    let ends = ends.into_iter().find(|order| game.check(*order).is_ok());
    ends.or_else(|| game.legal().next()).unwrap()
}

#[test]
fn r24_1_task_group_58_1_is_not_there() {
    let game = begun(6, &[Variant::NoTaskGroup581], 1);
    let table = game.table();
    let groups: Vec<u8> = table.task_groups.iter().map(|group| group.id.0).collect();
    assert_eq!(groups, [2, 3, 4, 7]);
    let hers = |deck: &carrier_battle::engine::fleet::FlightDeck| {
        deck.carrier.data().group == TaskGroupId(1)
    };
    assert!(!table.decks.iter().any(hers));
    assert_eq!(table.decks.len(), 11);
    assert_eq!(begun(6, &[], 1).table().decks.len(), 15);
}

#[test]
fn r24_3_without_submarines_their_chit_is_not_in_the_cup() {
    for (options, has_it) in [(&[][..], true), (&[Variant::NoUsSubmarines][..], false)] {
        let mut game = begun(6, options, 1);
        while game.table().cup.is_empty() && game.table().drawn_chits.is_empty() {
            let order = quiet(&game);
            play(&mut game, order);
        }
        let table = game.table();
        let mut chits = table.cup.iter().chain(&table.drawn_chits);
        assert_eq!(chits.any(|chit| *chit == ActivationChit::UsSubs), has_it);
    }
}

/// What 24.4 adds to each roll of some games by the staff, by purpose.
#[test]
fn r24_4_newer_types_add_one_to_their_rolls_and_take_one_from_ours_at_fighters() {
    const NEWER: &str = "new Japanese types (24.4)";
    let at_fighters = |reason: &str| reason.starts_with("new Japanese types");
    for options in [&[Variant::NewJapaneseAircraft][..], &[]] {
        let is_newer = !options.is_empty();
        let (mut in_the_air, mut ours, mut bombs) = (0, 0, 0);
        for seed in 1..4 {
            let mut game = Game::new(scenario(6), options, seed).unwrap();
            Sensible.finish(&mut game);
            for it in game.events() {
                let Event::Roll(roll) = &it.event else {
                    continue;
                };
                let added: i8 = roll
                    .modifiers
                    .iter()
                    .filter(|applied| at_fighters(applied.reason))
                    .map(|applied| applied.value)
                    .sum();
                let by_a_raid = it.at.segment == Some(SegmentId::JapaneseAirAttack);
                let expected = match (roll.chart, roll.purpose) {
                    ("us_air_to_air", Purpose::UsFire(_, _, Target::AttackPlanes)) => 0,
                    ("us_air_to_air", _) => {
                        ours += 1;
                        -1
                    }
                    ("japanese_air_to_air", _) => {
                        in_the_air += 1;
                        assert!(!is_newer || roll.modifiers.iter().any(|it| it.reason == NEWER));
                        1
                    }
                    ("air_attack_damage", _) if by_a_raid => {
                        bombs += 1;
                        1
                    }
                    _ => 0,
                };
                assert_eq!(added, if is_newer { expected } else { 0 }, "{roll:?}");
            }
        }
        assert!(in_the_air > 5 && ours > 5 && bombs > 0);
    }
}
