//! The computer's players: that they play by the rules, and the staff with sense, scenario by scenario.

mod chases;
mod counterstrikes;
mod decks;
mod fighters;
mod hunts;
mod partings;
mod strikes;

use std::sync::LazyLock;

use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{Dice, Game, SCENARIOS, Scenario, Variant};

const GAMES: u64 = 300;
/// More orders than any game can take.
const TOO_MANY: usize = 4000;

fn scenario() -> &'static Scenario {
    Scenario::numbered(1).unwrap()
}

fn played(player: &mut impl Player, options: &[Variant], seed: u64) -> Game {
    played_of(1, player, options, seed)
}

fn played_of(number: u8, player: &mut impl Player, options: &[Variant], seed: u64) -> Game {
    let scenario = Scenario::numbered(number).unwrap();
    let mut game = Game::new(scenario, options, seed).unwrap();
    player.finish(&mut game);
    game
}

/// The staff's games of a scenario with a variant, of the seeds from 0.
fn staff_games(number: u8, options: &[Variant]) -> Vec<Game> {
    let played = |seed| played_of(number, &mut Sensible, options, seed);
    (0..GAMES).map(played).collect()
}

/// The staff's games without variants, of the seeds from 0.
static STAFF_GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    (0..GAMES)
        .map(|seed| played(&mut Sensible, &[], seed))
        .collect()
});

fn score(game: &Game) -> i16 {
    game.outcome().unwrap().score
}

fn mean(scores: impl Iterator<Item = i16>) -> f64 {
    let scores: Vec<f64> = scores.map(f64::from).collect();
    scores.iter().sum::<f64>() / scores.len() as f64
}

#[test]
fn the_staff_plays_legally_to_the_end_of_every_scenario_and_variant() {
    for scenario in SCENARIOS {
        let each = scenario.variants.iter();
        let each = each.map(|variant| variant.needs().into_iter().chain([*variant]).collect());
        let all: [Vec<Variant>; 2] = [Vec::new(), scenario.variants.to_vec()];
        for options in each.chain(all) {
            // A whole battle is as long as many of the others.
            let seeds = if scenario.battle.is_some() { 1 } else { 40 };
            for seed in 0..seeds {
                let mut game = Game::new(scenario, &options, seed).unwrap();
                while let Some(order) = Sensible.order(&game) {
                    assert_eq!(
                        game.check(order),
                        Ok(()),
                        "{order}, seed {seed}, {options:?}"
                    );
                    game.play(order).unwrap();
                    assert!(game.orders().len() < TOO_MANY, "seed {seed}, {options:?}");
                }
                assert!(game.outcome().is_some(), "seed {seed}, {options:?}");
            }
        }
    }
}

#[test]
fn the_staff_plays_the_same_game_twice() {
    for seed in 0..25 {
        let [one, other] = [(); 2].map(|()| played(&mut Sensible, &[], seed));
        assert_eq!(one.orders(), other.orders());
        assert_eq!(one.save(), other.save());
    }
}

#[test]
fn the_staff_knows_nothing_of_the_dice_to_come() {
    // The same radar contact, and other dice after it.
    let first_orders = [1, 10].map(|next| {
        let game = Game::scripted(scenario(), &[], Dice::script([6, next])).unwrap();
        Sensible.order(&game)
    });
    assert!(first_orders[0].is_some());
    assert_eq!(first_orders[0], first_orders[1]);
}

#[test]
fn the_random_player_draws_by_its_own_seed() {
    let orders = |draws| played(&mut Random::new(draws), &[], 7).orders().to_vec();
    assert_eq!(orders(1), orders(1));
    assert!((2..10).any(|draws| orders(draws) != orders(1)));
}
