//! What holds in every game of scenario 2, whatever the dice and the orders: the invariants of the
//! audit, replay, undo, and that games end.

use crate::common::attacks::{aim, contact, coordinate, launch, recall};
use crate::common::*;
use crate::every_order::{give_and_take_back, the_same_again};
use crate::follows::{Follows, Sees};
use crate::law_games;
use crate::strike_audit::{Seen, StrikeAudit};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};

/// A game of scenario 2 with a seed; the seed also chooses the variants.
fn strikes(seed: u64) -> Game {
    let offered = SCENARIOS[1].variants.iter().enumerate();
    let chosen: Vec<_> = offered
        .filter(|(n, _)| seed >> n & 1 == 1)
        .map(|(_, variant)| *variant)
        .collect();
    Game::new(SCENARIOS[1], &chosen, seed).unwrap()
}

/// An order of the random player; a keen one flies to the forces and attacks whenever it may.
fn order(game: &Game, player: &mut Random, keen: bool) -> Option<Order> {
    let drawn = player.order(game)?;
    let forces = &game.table().forces;
    let attacks = |order: &Order| match order {
        Order::Fly { mission, to } => {
            let here = game.table().mission(*mission).unwrap().hex;
            let over = |hex| forces.iter().any(|force| force.hex == hex);
            over(*to) && !over(here)
        }
        Order::Contact { .. } => true,
        _ => false,
    };
    let wanted: Vec<Order> = game
        .legal()
        .filter(|order| keen && attacks(order))
        .collect();
    let chosen = game.events().len() % wanted.len().max(1);
    wanted.get(chosen).copied().or(Some(drawn))
}

/// The random player's games, with every law after every order.
fn five_thousand(half: u64) {
    let mut seen = Seen::default();
    for seed in (half * 2500)..(half + 1) * 2500 {
        let mut game = strikes(seed);
        let mut player = Random::new(seed ^ 0x5eed);
        let mut audit = StrikeAudit::new(&game, &mut seen);
        while let Some(order) = order(&game, &mut player, seed & 4 != 0) {
            if let Err(refusal) = game.play(order) {
                panic!("seed {seed}: {order}: {refusal}");
            }
            audit.follow(&game);
            assert!(game.orders().len() < 500, "seed {seed} does not end");
        }
        let outcome = game.outcome().unwrap();
        assert_eq!((game.decision(), outcome.score), (None, game.table().score));
        assert_eq!(outcome.level, game.scenario().level(outcome.score).name);
        seen.see(outcome.level);
        if game.table().phase < 4 {
            let missions = &game.table().missions;
            assert!(missions.iter().all(|mission| mission.spent));
            seen.see("over before the last phase");
        }
    }
    for what in [
        "attack",
        "contact",
        "wrong target",
        "complete surprise",
        "CAP turns on the attack planes",
        "CAP without a deck",
        "aborted",
        "sunk",
        "over before the last phase",
        "They got away",
        "As in history",
    ] {
        assert!(seen.0.contains_key(what), "never: {what}; {seen:?}");
    }
}

#[test]
fn five_thousand_random_games_keep_the_laws_1() {
    five_thousand(0);
}

#[test]
fn five_thousand_random_games_keep_the_laws_2() {
    five_thousand(1);
}

/// Orders of every kind, most of them out of place.
fn odd_orders() -> Vec<Order> {
    let mut orders = vec![
        Order::GoOn,
        Order::Attack,
        Order::EndMovement,
        Order::EndLanding,
        Order::Fight,
        divide(1),
        coordinate(true),
        coordinate(false),
        launch(5, &["F6F 1"]),
        launch(6, &["F6F 1"]),
        launch(1, &["TBM 2", "F6F 30"]),
        recall(1, &["F6F 1"]),
        split("Air Strike 1", &["F6F 1"]),
        engage("Air Strike 1", 1),
        land("SB2C 1", "Hornet"),
        Order::PushOver {
            unit: named("F6F 1"),
        },
        place_cap("CAP 58.1"),
    ];
    for number in 1..=5 {
        orders.extend(['A', 'B', 'C', 'D'].map(|letter| contact(number, letter)));
        for to in [
            "1121", "1122", "1022", "1222", "1123", "1021", "1120", "1407",
        ] {
            orders.push(fly(&crate::common::attacks::strike(number), to));
        }
        orders.push(hold(&crate::common::attacks::strike(number)));
    }
    for ship in ["Zuikaku", "Hiyo", "Zuiho", "Nagato", "Yamato", "Essex"] {
        orders.extend([0, 1, 5, 6, 255].map(|roll| aim(roll, ship)));
    }
    orders
}

/// A refused order changes nothing; one that is not refused can be carried out.
#[test]
fn orders_are_refused_whole_or_carried_out() {
    let odd = odd_orders();
    let (mut refusals, mut played) = (0, 0);
    for seed in 0..60 {
        let mut game = strikes(seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let before = state(&game);
            for order in &odd {
                if let Err(refusal) = game.check(*order) {
                    assert_eq!(game.play(*order).err(), Some(refusal));
                    refusals += 1;
                } else {
                    let mut other = game.clone();
                    play(&mut other, *order);
                    assert_eq!(other.orders().last(), Some(order));
                    played += 1;
                }
            }
            assert!(state(&game) == before, "a refused order changed something");
            play(&mut game, order);
        }
    }
    assert!(refusals > 50_000 && played > 2_000, "{refusals} {played}");
}

/// A game saved within an attack is the same game when it is loaded, and goes on like it.
#[test]
fn a_game_saved_within_an_attack_loads_as_the_same_game() {
    let mut saved = [0; 3];
    for seed in 0..150 {
        let mut game = strikes(seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let kind = match game.decision() {
                Some(Decision::SecondAttempt { .. }) => Some(0),
                Some(Decision::Coordination { .. }) => Some(1),
                Some(Decision::Assignment { .. }) => Some(2),
                _ => None,
            };
            let Some(kind) = kind.filter(|kind| saved[*kind] < 60) else {
                play(&mut game, order);
                continue;
            };
            saved[kind] += 1;
            let text = game.save().unwrap().to_text();
            let mut loaded = Game::load(&text).unwrap();
            assert!(state(&loaded) == state(&game) && loaded.events() == game.events());
            assert_eq!(loaded.save().unwrap().to_text(), text);
            // The dice are where they were.
            assert_eq!(play(&mut game, order), play(&mut loaded, order));
        }
    }
    assert!(saved.iter().all(|kind| *kind > 20), "{saved:?}");
}

/// Undo leads back to the table before; it counts only where a die or a choice was seen.
#[test]
fn undo_leads_back_through_an_attack() {
    let (mut free, mut counted) = (0, 0);
    for seed in 0..25 {
        let mut game = strikes(seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            let seen = give_and_take_back(&mut game, order);
            *(if seen { &mut counted } else { &mut free }) += 1;
        }
    }
    assert!(free > 300 && counted > 100, "{free} {counted}");
}

/// The first random game that comes to an assignment, there.
fn first_assignment() -> Game {
    for seed in 0.. {
        let mut game = strikes(seed);
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            if matches!(game.decision(), Some(Decision::Assignment { .. })) {
                return game;
            }
            play(&mut game, order);
        }
    }
    unreachable!()
}

/// Assigning damage rolls shows no die: it is taken back freely, and chosen otherwise.
#[test]
fn undo_takes_an_assignment_back_freely() {
    let mut game = first_assignment();
    let undone = game.undone();
    let before = state(&game);
    let order = game.legal().next().unwrap();
    play(&mut game, order);
    assert_eq!(game.undo_reveals(), Some(false));
    assert!(game.undo() && game.undone() == undone && state(&game) == before);
    let other = game.legal().last().unwrap();
    assert_ne!(order, other);
    play(&mut game, other);
}

/// The same orders give the same game, events and all.
#[test]
fn the_same_seed_and_orders_give_the_same_strikes() {
    for seed in 0..law_games(100) {
        let mut game = strikes(seed);
        Random::new(seed).finish(&mut game);
        the_same_again(&game, strikes(seed));
    }
}
