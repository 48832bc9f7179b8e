//! `autoplay`: plays many games, on several threads if wanted, and sums them up.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::failure::Failure;
use super::log::{Log, lines};
use super::summary::{Record, Summary};
use crate::engine::scenario::{GameOption, GameOptions};
use crate::engine::staff::{Player as _, Random, Sensible};
use crate::engine::{Game, GameSetup};

/// What stands for no option at all.
const NONE: &str = "none";

/// What to play.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// How many games
    #[arg(long, value_name = "COUNT", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of the first game; the others count up from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Staff)]
    player: Player,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = options_help())]
    options: Option<Vec<String>>,
    /// Threads; the games are the same with any number
    #[arg(long, value_name = "COUNT", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Writes every event as a line of JSON
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Prints the summary as JSON
    #[arg(long)]
    json: bool,
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

/// The games to play.
struct Plan {
    options: GameOptions,
    player: Player,
    first_seed: u64,
    games: u32,
    logs: bool,
}

/// A game that has been played.
struct Played {
    record: Record,
    /// Its events, a line of JSON each.
    log: Vec<u8>,
}

/// Plays the games and prints their summary.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let &Arguments {
        games,
        seed,
        player,
        jobs,
        json,
        ..
    } = arguments;
    let options = options(arguments.options.as_deref())?;
    if seed.checked_add(u64::from(games) - 1).is_none() {
        return Err(Failure::new(format!(
            "the seeds of {games} games from {seed} on are past the last, {}",
            u64::MAX
        )));
    }
    let plan = Plan {
        options,
        player,
        first_seed: seed,
        games,
        logs: arguments.log.is_some(),
    };
    let mut log = arguments.log.as_deref().map(Log::create).transpose()?;
    let mut summary = Summary::new(options, player, seed);
    let began = Instant::now();
    play_all(&plan, jobs, |played| {
        summary.add(&played.record);
        log.as_mut().map_or(Ok(()), |log| log.write(&played.log))
    })?;
    let seconds = began.elapsed().as_secs_f64();
    log.map_or(Ok(()), Log::finish)?;
    summary.print(seconds, json, out)
}

/// Plays the games of a plan on some threads and hands them on in order, whichever ends first.
fn play_all(
    plan: &Plan,
    jobs: u16,
    mut take: impl FnMut(Played) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicU64::new(0);
    // Bounded, so that a slow disk holds the threads up instead of filling the memory.
    let (send, receive) = mpsc::sync_channel(usize::from(jobs) * 4);
    thread::scope(|scope| {
        // Moved in here, so that an early return tells the threads to stop.
        let receive = receive;
        for _ in 0..u32::from(jobs).min(plan.games) {
            let (send, next) = (send.clone(), &next);
            let player = thread::Builder::new().spawn_scoped(scope, move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody receives any more once a game could not be handed on.
                    if number >= u64::from(plan.games)
                        || send.send((number, play(plan, number))).is_err()
                    {
                        break;
                    }
                }
            });
            player
                .map_err(|error| Failure::new(format!("cannot start {jobs} threads: {error}")))?;
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (number, played) in &receive {
            early.insert(number, played);
            while let Some(played) = early.remove(&due) {
                take(played?)?;
                due += 1;
            }
        }
        Ok(())
    })
}

/// Plays the game of a number, counted from 0.
fn play(plan: &Plan, number: u64) -> Result<Played, Failure> {
    let seed = plan.first_seed + number;
    let options = plan.options;
    let mut game = Game::new(GameSetup { options }, seed);
    match plan.player {
        Player::Random => Random::new(seed).finish(&mut game),
        Player::Staff => Sensible.finish(&mut game),
    }
    let record = Record::of(&game).ok_or_else(|| {
        let asked = game.decision().map_or("nothing", |it| it.text().name);
        let orders = game.orders().len();
        Failure::new(format!(
            "the game of seed {seed} came to a stop before its end: after {orders} orders the player has no answer to \
             {asked}"
        ))
    })?;
    let log = match plan.logs {
        true => lines(number + 1, seed, plan.player, &game)?,
        false => Vec::new(),
    };
    Ok(Played { record, log })
}
