//! `autoplay`: plays many games, on several threads if wanted, and sums them up.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::failure::Failure;
use super::following::{Followed, follow};
use super::summary::{Record, Summary};
use crate::engine::foresight::Foreseeing;
use crate::engine::orders_of_the_day::OrdersOfTheDay;
use crate::engine::staff::{Player as _, Random};
use crate::engine::{
    Event, EventRecord, Game, SCENARIOS, Scenario, Span, SpanId, Variant, check_variants,
};

/// What to play.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = scenario, help = scenarios())]
    scenario: &'static Scenario,
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
    /// How many battles foresight plays on for each decision that matters
    #[arg(long, value_name = "COUNT", default_value_t = 64)]
    #[arg(value_parser = clap::value_parser!(u32).range(8..))]
    foresight_battles: u32,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = options())]
    options: Option<Vec<String>>,
    /// Threads; the games are the same with any number
    #[arg(long, value_name = "COUNT", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// Writes every event as a line of JSON
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    /// Counts the questions with everything asked, instead of by the orders of the day the scenario begins with
    #[arg(long)]
    ask_everything: bool,
    /// Prints the summary as JSON
    #[arg(long)]
    json: bool,
}

/// Who plays the US side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Player {
    /// Draws among the legal orders.
    Random,
    /// Plays by rules of thumb.
    Staff,
    /// Plays on from each choice first, where it matters, and else as the staff.
    Foresight,
}

fn scenario(number: &str) -> Result<&'static Scenario, String> {
    let known = number.parse().ok().and_then(Scenario::numbered);
    known.ok_or_else(|| format!("there is no such scenario; known: {}", known_scenarios()))
}

fn known_scenarios() -> String {
    let known = SCENARIOS.into_iter();
    let known = known.map(|scenario| format!("{} ({})", scenario.number, scenario.name));
    known.collect::<Vec<_>>().join("; ")
}

fn scenarios() -> String {
    format!("The scenario: {}", known_scenarios())
}

fn options() -> String {
    let offered = SCENARIOS.into_iter().map(|scenario| {
        let names = scenario.variants.iter().map(|variant| variant.name());
        let names = names.collect::<Vec<_>>().join(", ");
        format!("scenario {}: {names}", scenario.number)
    });
    let offered = offered.collect::<Vec<_>>().join("; ");
    let none = Variant::NONE;
    format!(
        "Variants and optional rules, separated by commas, or \"{none}\"; if it is not given, those that the scenario \
         has in play by itself; {offered}"
    )
}

/// The variants of some names, if the scenario offers them all; where nobody names any, those that it has by itself.
fn variants(scenario: &Scenario, names: Option<&[String]>) -> Result<Vec<Variant>, Failure> {
    let Some(names) = names else {
        return Ok(scenario.by_default.to_vec());
    };
    let names = match names {
        [name] if name == Variant::NONE => &[],
        names => names,
    };
    let find = |name: &String| {
        scenario
            .variants
            .iter()
            .copied()
            .find(|variant| variant.name() == name)
    };
    let unknown = |name: &String| {
        let all: Vec<&str> = scenario
            .variants
            .iter()
            .map(|variant| variant.name())
            .collect();
        let (number, all) = (scenario.number, all.join(", "));
        Failure::new(format!(
            "scenario {number} has no option {name:?}; known: {all}"
        ))
    };
    let found = names
        .iter()
        .map(|name| find(name).ok_or_else(|| unknown(name)));
    let found = found.collect::<Result<Vec<Variant>, Failure>>()?;
    check_variants(scenario, &found).map_err(|refusal| Failure::new(refusal.to_string()))?;
    Ok(found)
}

/// The games to play.
struct Plan {
    scenario: &'static Scenario,
    options: Vec<Variant>,
    player: Player,
    foresight_battles: u32,
    first_seed: u64,
    games: u32,
    logs: bool,
    /// What a player is not asked who follows every suggestion.
    orders_of_the_day: OrdersOfTheDay,
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
        scenario,
        games,
        seed,
        player,
        foresight_battles,
        jobs,
        json,
        ..
    } = arguments;
    let options = variants(scenario, arguments.options.as_deref())?;
    if seed.checked_add(u64::from(games) - 1).is_none() {
        return Err(Failure::new(format!(
            "the seeds of {games} games from {seed} on are past the last, {}",
            u64::MAX
        )));
    }
    let plan = Plan {
        scenario,
        options,
        player,
        foresight_battles,
        first_seed: seed,
        games,
        logs: arguments.log.is_some(),
        orders_of_the_day: match arguments.ask_everything {
            true => OrdersOfTheDay::ASK_EVERYTHING,
            false => OrdersOfTheDay::at_first(scenario),
        },
    };
    let mut log = arguments.log.as_deref().map(Log::create).transpose()?;
    let mut summary = Summary::new(scenario, &plan.options, player, seed);
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
    let mut game = Game::new(plan.scenario, &plan.options, seed)
        .map_err(|error| Failure::new(error.to_string()))?;
    let followed = match plan.player {
        Player::Random => {
            Random::new(seed).finish(&mut game);
            Followed::unasked(game)
        }
        Player::Foresight => {
            Foreseeing::new(plan.foresight_battles).finish(&mut game);
            Followed::unasked(game)
        }
        Player::Staff => follow(game, plan.orders_of_the_day),
    };
    let game = &followed.game;
    let record = Record::of(&followed).ok_or_else(|| {
        let asked = game.decision().map_or("nothing", |decision| decision.name());
        let orders = game.orders().len();
        Failure::new(format!(
            "the game of seed {seed} came to a stop before its end: after {orders} orders the player has no \
             answer to {asked}"
        ))
    })?;
    let log = if plan.logs {
        lines(number + 1, seed, plan.player, game)?
    } else {
        Vec::new()
    };
    Ok(Played { record, log })
}

/// The events of a game, a line of JSON each, with the spans of the record that open with it. The line on which it
/// begins says what plays it again.
fn lines(number: u64, seed: u64, player: Player, game: &Game) -> Result<Vec<u8>, Failure> {
    #[derive(Serialize)]
    struct Line<'a> {
        game: u64,
        #[serde(flatten)]
        record: &'a EventRecord,
        #[serde(skip_serializing_if = "<[Opens]>::is_empty")]
        opens: Vec<Opens<'a>>,
        #[serde(flatten)]
        played: Option<PlayedBy>,
    }
    #[derive(Serialize)]
    struct PlayedBy {
        seed: u64,
        player: Player,
    }
    #[derive(Serialize)]
    struct Opens<'a> {
        #[serde(rename = "span")]
        id: SpanId,
        #[serde(flatten)]
        span: &'a Span,
    }
    let mut lines = Vec::new();
    let mut spans = game.record().spans().iter().enumerate().peekable();
    for (at, record) in game.events().iter().enumerate() {
        let opens = iter::from_fn(|| spans.next_if(|(_, span)| span.events.start == at));
        let opens = opens.map(|(id, span)| Opens { id, span }).collect();
        serde_json::to_writer(
            &mut lines,
            &Line {
                game: number,
                record,
                opens,
                played: matches!(record.event, Event::Game { .. })
                    .then_some(PlayedBy { seed, player }),
            },
        )?;
        lines.push(b'\n');
    }
    Ok(lines)
}

/// The log file.
struct Log<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl Log<'_> {
    fn create(path: &Path) -> Result<Log<'_>, Failure> {
        let file = File::create(path).map_err(|error| Log::failure(path, &error))?;
        Ok(Log {
            path,
            file: BufWriter::new(file),
        })
    }

    fn write(&mut self, lines: &[u8]) -> Result<(), Failure> {
        self.file
            .write_all(lines)
            .map_err(|error| Log::failure(self.path, &error))
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.file
            .flush()
            .map_err(|error| Log::failure(self.path, &error))
    }

    fn failure(path: &Path, error: &std::io::Error) -> Failure {
        Failure::new(format!("cannot write the log {}: {error}", path.display()))
    }
}
