//! Of whole games: how they end, that they are the fold of their events, and that they can be taken back.

use kernel::Title;
use midway::engine::event::{Event, MarkerEvent, SequenceEvent};
use midway::engine::scenario::{BASES_TO_LOSE, OpsMarker, TurnStep, full_pool};
use midway::engine::{Decision, Game, Midway, Table};

use crate::{GAMES, begun, played, player};

#[test]
fn r5_0_every_game_ends_with_the_last_marker_or_is_lost() {
    for seed in 0..GAMES {
        let game = played(seed);
        let table = game.table();
        let outcome = table.outcome.expect("it is over");
        assert_eq!(game.decision(), None);
        let bases_lost = table.captured() >= BASES_TO_LOSE;
        let lost = bases_lost || outcome.landed.is_some();
        assert_eq!(lost, !outcome.level.is_won(), "seed {seed}");
        assert!(lost || table.ops.are_used_up(), "seed {seed}");
        let ends = |event: &Event| matches!(event, Event::Sequence(SequenceEvent::Ended { .. }));
        let ended = game.events().iter().filter(|it| ends(&it.event)).count();
        assert_eq!(ended, 1, "seed {seed}");
    }
}

#[test]
fn r7_0_every_marker_is_drawn_once() {
    for seed in 0..GAMES {
        let game = played(seed);
        let drawn = game.events().iter().filter_map(|it| match it.event {
            Event::Markers(MarkerEvent::Drawn { marker }) => Some(marker),
            _ => None,
        });
        let ops = &game.table().ops;
        let left = ops.pool.iter().copied().chain(ops.known);
        let mut markers: Vec<OpsMarker> = drawn.chain(left).collect();
        let mut pool = full_pool();
        markers.sort_unstable();
        pool.sort_unstable();
        assert_eq!(markers, pool, "seed {seed}");
    }
}

#[test]
fn the_table_is_the_fold_of_its_events() {
    for seed in 0..GAMES / 4 {
        let game = played(seed);
        let mut table = Table::empty();
        for record in game.events() {
            Midway::apply(&mut table, &record.event);
        }
        assert!(&table == game.table(), "seed {seed}");
    }
}

#[test]
fn the_same_seed_and_orders_give_the_same_game() {
    for seed in 0..GAMES / 4 {
        let game = played(seed);
        let mut again = begun(seed);
        for order in game.orders() {
            again.play(order.clone()).expect("it was legal before");
        }
        assert!(again.record() == game.record(), "seed {seed}");
    }
}

#[test]
fn every_legal_order_passes_its_check() {
    for seed in 0..GAMES / 4 {
        let mut game = begun(seed);
        let mut player = player(seed);
        while let Some(order) = player.order(&game) {
            for legal in game.legal() {
                let checked = game.check(&legal);
                assert!(checked.is_ok(), "seed {seed}, {legal:?}: {checked:?}");
            }
            game.play(order).expect("it is legal");
        }
    }
}

#[test]
fn r6_0_what_a_player_foresees_stands_at_its_place_in_every_turn() {
    for seed in 0..GAMES / 4 {
        let mut game = begun(seed);
        let mut player = player(seed);
        while let Some(decision) = game.decision() {
            let clock = &game.table().clock;
            let stands_there = clock.turn == 0
                || matches!(
                    clock.step,
                    TurnStep::Organization
                        | TurnStep::UsnIntelligence
                        | TurnStep::UsnOperations
                        | TurnStep::UsnLogistics
                );
            let name = decision.text().name;
            // A base may give up aircraft at any time. A submarine may attack a force that sails, and its leader goes elsewhere
            // (21.0).
            let is_brought_up = matches!(
                decision,
                Decision::GiveUp { .. }
                    | Decision::SubmarineTarget { .. }
                    | Decision::LeaderTransfer { .. }
            );
            let expected = stands_there && !is_brought_up;
            assert_eq!(decision.is_foreseen(), expected, "seed {seed}: {name}");
            let order = player.order(&game).expect("there is an answer");
            game.play(order).expect("it is legal");
        }
    }
}

#[test]
fn a_refused_order_changes_nothing_and_every_refusal_is_one_sentence_with_a_rule() {
    // Every order of one game is tried at every decision of another.
    for seed in 0..GAMES / 20 {
        let mut orders = played(seed + 1).orders().to_vec();
        orders.dedup();
        let mut game = begun(seed);
        let mut player = player(seed);
        while let Some(order) = player.order(&game) {
            for wrong in orders.iter().step_by(7) {
                if let Err(refusal) = game.check(wrong) {
                    let said = refusal.to_string();
                    assert!(said.ends_with(')') && said.contains('('), "{said}");
                    let events = game.events().len();
                    assert!(game.play(wrong.clone()).is_err());
                    assert_eq!(game.events().len(), events);
                }
            }
            game.play(order).expect("it is legal");
        }
    }
}

#[test]
fn every_order_is_taken_back() {
    for seed in 0..GAMES / 20 {
        let game = played(seed);
        let mut back = game.clone();
        let orders = game.orders().len();
        for taken in [1, 2, orders / 3] {
            let left = back.orders().len() - taken.min(back.orders().len());
            back.undo_many(taken);
            let mut until: Game = begun(seed);
            for order in &game.orders()[..left] {
                until.play(order.clone()).expect("it was legal before");
            }
            assert!(back.table() == until.table(), "seed {seed}, {left} orders");
            assert_eq!(back.decision(), until.decision());
            assert!(back.record() == until.record());
        }
        // And given again, they lead to the same end.
        for order in &game.orders()[back.orders().len()..] {
            back.play(order.clone()).expect("it was legal before");
        }
        assert!(back.record() == game.record(), "seed {seed}");
    }
}
