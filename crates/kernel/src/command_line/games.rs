//! Many games, played on several threads if wanted, and summed up.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use super::log::{Log, lines};
use crate::game::Game;
use crate::title::Title;

/// How many games are played, from which seed on, and what is written of them.
#[derive(Args, Debug)]
pub struct Games {
    /// How many games
    #[arg(long = "games", value_name = "COUNT", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// The seed of the first game; the others count up from it
    #[arg(long = "seed", value_name = "SEED", default_value_t = 1)]
    first_seed: u64,
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

/// What many games come to.
pub trait Summary: Serialize {
    /// What one game came to.
    type Record: Send;

    /// Adds one more game.
    fn add(&mut self, record: &Self::Record);

    /// Prints it as a table to read.
    ///
    /// # Errors
    /// That it cannot be printed.
    fn print_table(&self, out: &mut impl Write) -> Result<(), Failure>;
}

/// A game that has been played.
#[derive(Debug)]
pub struct Played<R> {
    /// What it came to.
    record: R,
    /// Its events, a line of JSON each; nothing where no log is wanted.
    log: Vec<u8>,
}

impl Games {
    /// The seed of the first.
    pub fn first_seed(&self) -> u64 {
        self.first_seed
    }

    /// A game of theirs that has been played, by whom, and what it came to.
    ///
    /// # Errors
    /// That its events cannot be written.
    pub fn played<T: Title, R>(
        &self,
        seed: u64,
        player: &impl Serialize,
        game: &Game<T>,
        record: R,
    ) -> Result<Played<R>, Failure> {
        let number = seed - self.first_seed + 1;
        let log = match self.log {
            Some(_) => lines(number, seed, player, game)?,
            None => Vec::new(),
        };
        Ok(Played { record, log })
    }

    /// Plays the game of each seed, hands on what it came to, in order, and prints the summary: as JSON, or as a table to
    /// read.
    ///
    /// # Errors
    /// Why a game could not be played, or what cannot be written.
    pub fn sum_up<S: Summary>(
        &self,
        play: impl Fn(u64) -> Result<Played<S::Record>, Failure> + Sync,
        mut summary: S,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let (number, first) = (self.number, self.first_seed);
        if first.checked_add(u64::from(number) - 1).is_none() {
            return Err(Failure::new(format!(
                "the seeds of {number} games from {first} on are past the last, {}",
                u64::MAX
            )));
        }
        let mut log = self.log.as_deref().map(Log::create).transpose()?;
        let began = Instant::now();
        self.play_all(play, |played| {
            summary.add(&played.record);
            log.as_mut().map_or(Ok(()), |log| log.write(&played.log))
        })?;
        let seconds = began.elapsed().as_secs_f64();
        log.map_or(Ok(()), Log::finish)?;
        let games_per_second = (f64::from(number) / seconds.max(f64::EPSILON)).round();
        if self.json {
            #[derive(Serialize)]
            struct Timed<'a, S> {
                #[serde(flatten)]
                summary: &'a S,
                games_per_second: f64,
            }
            let timed = Timed {
                summary: &summary,
                games_per_second,
            };
            serde_json::to_writer(&mut *out, &timed)?;
            return Ok(writeln!(out)?);
        }
        summary.print_table(out)?;
        Ok(writeln!(out, "\n{games_per_second} games a second")?)
    }

    /// Plays them on some threads and hands them on in order, whichever ends first.
    fn play_all<R: Send>(
        &self,
        play: impl Fn(u64) -> Result<Played<R>, Failure> + Sync,
        mut take: impl FnMut(Played<R>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let jobs = self.jobs;
        let next = AtomicU64::new(0);
        // Bounded, so that a slow disk holds the threads up instead of filling the memory.
        let (send, receive) = mpsc::sync_channel(usize::from(jobs) * 4);
        thread::scope(|scope| {
            // Moved in here, so that an early return tells the threads to stop.
            let receive = receive;
            for _ in 0..u32::from(jobs).min(self.number) {
                let (send, next, play) = (send.clone(), &next, &play);
                let player = thread::Builder::new().spawn_scoped(scope, move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        // Nobody receives any more once a game could not be handed on.
                        if number >= u64::from(self.number)
                            || send.send((number, play(self.first_seed + number))).is_err()
                        {
                            break;
                        }
                    }
                });
                player.map_err(|error| {
                    Failure::new(format!("cannot start {jobs} threads: {error}"))
                })?;
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
}

/// That a game came to a stop before its end, because its player has no answer to what is asked.
pub fn stopped<T: Title>(seed: u64, game: &Game<T>, asked: impl Display) -> Failure {
    let orders = game.orders().len();
    Failure::new(format!(
        "the game of seed {seed} came to a stop before its end: after {orders} orders the player has no answer to {asked}"
    ))
}
