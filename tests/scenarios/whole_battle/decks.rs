//! How the decks stand before the first turn (6.22).

use super::begun;
use crate::common::*;
use carrier_battle::engine::fleet::{AirUnitId, CarrierType, UnitSet};
use carrier_battle::engine::routine::{RoutineKind, preset, routines};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Deck, DeckRefusal, Game, Order, Refusal};

fn stands(game: &mut Game, unit: AirUnitId, deck: Deck) {
    play(game, Order::PlaceAboard { unit, deck });
    assert_eq!(
        game.table().aboard(unit).map(|(_, place)| place),
        Some(deck)
    );
}

/// The units of a ship that stand in a box, in the order of the roster.
fn at(game: &Game, carrier: &str, deck: Deck) -> Vec<AirUnitId> {
    let carrier = named(carrier);
    game.table()
        .deck(carrier)
        .unwrap()
        .at(deck)
        .iter()
        .collect()
}

#[test]
fn the_player_is_asked_before_anything_else_and_nobody_is_on_patrol() {
    for number in [6, 7] {
        let mut game = begun(number, &[], 2);
        assert_eq!(game.decision(), Some(Decision::ReadyDecks));
        assert_eq!((game.table().phase, game.table().segment), (0, None));
        assert_eq!(game.table().cap_missions().count(), 0);
        for order in game.legal() {
            assert_eq!(game.check(order), Ok(()));
        }
        play(&mut game, Order::GoOn);
        assert_ne!(game.decision(), Some(Decision::ReadyDecks));
    }
}

#[test]
fn r6_22_any_unit_may_stand_in_any_box_that_has_room() {
    let mut game = begun(6, &[], 1);
    // Essex: two Hellcats are ready, one is in servicing.
    let below = at(&game, "Essex", Deck::Hangar);
    stands(&mut game, below[0], Deck::Ready);
    stands(&mut game, below[1], Deck::Servicing);
    let carrier = named("Essex");
    assert_eq!(
        refused(
            &mut game,
            Order::PlaceAboard {
                unit: below[2],
                deck: Deck::Ready
            }
        ),
        Refusal::Decks(DeckRefusal::FlightDeckFull { carrier, limit: 3 })
    );
    assert_eq!(
        refused(
            &mut game,
            Order::PlaceAboard {
                unit: below[2],
                deck: Deck::Servicing
            }
        ),
        Refusal::Decks(DeckRefusal::ServicingFull { carrier, limit: 2 })
    );
    // Out again, and from one box straight to the other.
    stands(&mut game, below[0], Deck::Hangar);
    stands(&mut game, below[1], Deck::Ready);
    let unit = below[1];
    assert_eq!(
        refused(
            &mut game,
            Order::PlaceAboard {
                unit,
                deck: Deck::Ready
            }
        ),
        Refusal::Decks(DeckRefusal::StandsThere {
            unit,
            place: Deck::Ready
        })
    );
    assert_eq!(
        refused(
            &mut game,
            Order::PlaceAboard {
                unit,
                deck: Deck::Landing
            }
        ),
        Refusal::Decks(DeckRefusal::NobodyHasLanded)
    );
    assert_eq!(refused(&mut game, Order::DeclareSearch), Refusal::NotAsked);
}

/// What has been moved about before the first turn counts against no limit of it.
#[test]
fn r6_23_the_work_before_the_first_turn_is_not_counted() {
    let mut game = begun(6, &[], 1);
    for order in preset(game.table(), RoutineKind::StrikeReady) {
        play(&mut game, order);
    }
    for deck in &game.table().decks {
        assert_eq!(deck.handled, Default::default());
    }
}

#[test]
fn three_ways_to_ready_the_decks_by_lists_of_orders() {
    for number in [6, 7] {
        let mut game = begun(number, &[], 1);
        let everybody = |game: &Game| {
            let decks = game.table().decks.iter();
            decks.fold(UnitSet::EMPTY, |all, deck| all.with(deck.aboard()))
        };
        let all = everybody(&game);
        for kind in RoutineKind::PRESETS {
            let routine = routines(&game).into_iter().find(|it| it.kind == kind);
            for order in routine.map(|it| it.orders).unwrap_or_default() {
                play(&mut game, order);
            }
            // Done once, there is nothing left of it.
            assert_eq!(preset(game.table(), kind), []);
            assert!(routines(&game).iter().all(|it| it.kind != kind));
            assert_eq!(everybody(&game), all);
            for deck in &game.table().decks {
                let limits = game.table().limits(deck.carrier);
                assert_eq!(deck.ready.len(), limits.launch_occupancy);
                assert!(deck.servicing.len() <= limits.servicing);
                let bombers = deck.ready.without(deck.ready.fighters()).len();
                let expected = match (deck.carrier.data().kind, kind) {
                    (CarrierType::Cvl, _) | (_, RoutineKind::FightersReady) => 0,
                    (_, RoutineKind::SearchesReady) => 1,
                    _ => 2,
                };
                assert_eq!(bombers, expected, "{} {kind:?}", deck.carrier);
                assert!(deck.servicing.without(deck.servicing.fighters()).is_empty());
            }
        }
    }
}

#[test]
fn a_random_player_comes_to_the_end_of_it() {
    for seed in 0..20 {
        let mut game = begun(6, &[], seed);
        let mut player = Random::new(seed);
        while game.decision() == Some(Decision::ReadyDecks) {
            let order = player.order(&game).unwrap();
            play(&mut game, order);
            assert!(game.orders().len() < 3000);
        }
    }
}
