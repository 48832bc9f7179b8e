//! `autoplay`: plays many games, on several threads if wanted, and sums them up.

use std::io::Write;

use clap::{Args, ValueEnum};
use kernel::command_line::{Failure, Games, Played, stopped};
use serde::Serialize;

use super::following::{Followed, follow};
use super::summary::{Record, Summary};
use crate::engine::scenario::{GameOption, GameOptions};
use crate::engine::staff::{Player as _, Random};
use crate::engine::{Game, GameSetup};

/// What stands for no option at all.
const NONE: &str = "none";

/// What to play.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[command(flatten)]
    games: Games,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Staff)]
    player: Player,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = options_help())]
    options: Option<Vec<String>>,
}

/// Who plays the USN.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Player {
    /// Draws among the legal orders.
    Random,
    /// Plays by rules of thumb.
    Staff,
}

impl Player {
    /// Who it is, for a sentence.
    pub(super) const fn in_words(self) -> &'static str {
        match self {
            Player::Random => "the random player",
            Player::Staff => "the staff",
        }
    }
}

fn known_options() -> String {
    let names: Vec<&str> = GameOption::ALL.iter().map(|option| option.text()).collect();
    names.join(", ")
}

fn options_help() -> String {
    format!(
        "Optional rules and units, separated by commas, or \"{NONE}\"; if it is not given, {}; known: {}",
        GameOptions::default(),
        known_options()
    )
}

/// The options of some names; where nobody names any, those that are in play by themselves.
fn options(names: Option<&[String]>) -> Result<GameOptions, Failure> {
    let names = match names {
        None => return Ok(GameOptions::default()),
        Some([name]) if name == NONE => return Ok(GameOptions::NONE),
        Some(names) => names,
    };
    let find = |name: &String| -> Result<GameOption, Failure> {
        name.parse().map_err(|_| {
            let known = known_options();
            Failure::new(format!("there is no option {name:?}; known: {known}"))
        })
    };
    names.iter().map(find).collect()
}

/// Plays the games and prints their summary.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { games, player, .. } = arguments;
    let options = options(arguments.options.as_deref())?;
    let summary = Summary::new(options, *player, games.first_seed());
    games.sum_up(|seed| play(arguments, options, seed), summary, out)
}

/// Plays the game of a seed.
fn play(arguments: &Arguments, options: GameOptions, seed: u64) -> Result<Played<Record>, Failure> {
    let Arguments { games, player, .. } = arguments;
    let mut game = Game::new(GameSetup { options }, seed);
    let followed = match player {
        Player::Random => {
            Random::new(seed).finish(&mut game);
            Followed::unasked(game)
        }
        Player::Staff => follow(game),
    };
    let game = &followed.game;
    let record = Record::of(&followed).ok_or_else(|| {
        let asked = game.decision().map_or("nothing", |it| it.text().name);
        stopped(seed, game, asked)
    })?;
    games.played(seed, player, game, record)
}
