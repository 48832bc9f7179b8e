//! Laws that hold in every game, tried on many that a random player or the staff has played.

mod games;
mod pairs;
mod pieces;
mod prompts;
mod saves;
mod telling;
mod two_seeds;
mod unseen;

use midway::engine::scenario::{GameOption, GameOptions};
use midway::engine::staff::{Player, Random, Sensible};
use midway::engine::{Game, GameSetup};

/// The options of a seed: any mix may come.
fn options(seed: u64) -> GameOptions {
    let bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    let on = |option: &GameOption| bits >> option.index() & 1 == 1;
    GameOption::ALL.iter().copied().filter(on).collect()
}

fn begun(seed: u64) -> Game {
    let options = options(seed);
    Game::new(GameSetup { options }, seed)
}

/// Whether the staff plays the game of a seed: two in seven.
fn is_staffs(seed: u64) -> bool {
    seed % 7 < 2
}

/// Who plays the game of a seed.
fn player(seed: u64) -> Box<dyn Player> {
    match is_staffs(seed) {
        true => Box::new(Sensible),
        false => Box::new(Random::new(seed)),
    }
}

/// A game that has been played to its end.
fn played(seed: u64) -> Game {
    let mut game = begun(seed);
    player(seed).finish(&mut game);
    game
}

/// How many games are tried. In an optimized build they are 5,000 of the random player and 2,000 of the staff.
const GAMES: u64 = if cfg!(debug_assertions) { 70 } else { 7000 };
