//! `autoplay`: plays many games, on several threads if wanted, and sums them up.

use std::io::Write;

use clap::{Args, ValueEnum};
use kernel::command_line::{Failure, Games, Played, stopped};
use serde::Serialize;

use super::following::{Followed, follow};
use super::summary::{Record, Summary};
use crate::engine::foresight::Foreseeing;
use crate::engine::orders_of_the_day::OrdersOfTheDay;
use crate::engine::staff::{Player as _, Random};
use crate::engine::{Game, SCENARIOS, Scenario, Variant, check_variants};

/// What to play.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "NUMBER", default_value = "1", value_parser = scenario, help = scenarios())]
    scenario: &'static Scenario,
    #[command(flatten)]
    games: Games,
    /// Who plays
    #[arg(long, value_enum, default_value_t = Player::Staff)]
    player: Player,
    /// How many battles foresight plays on for each decision that matters
    #[arg(long, value_name = "COUNT", default_value_t = 64)]
    #[arg(value_parser = clap::value_parser!(u32).range(8..))]
    foresight_battles: u32,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = options())]
    options: Option<Vec<String>>,
    /// Counts the questions with everything asked, instead of by the orders of the day the scenario begins with
    #[arg(long)]
    ask_everything: bool,
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

/// Plays the games and prints their summary.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments {
        scenario,
        games,
        player,
        ..
    } = arguments;
    let options = variants(scenario, arguments.options.as_deref())?;
    let summary = Summary::new(scenario, &options, *player, games.first_seed());
    games.sum_up(|seed| play(arguments, &options, seed), summary, out)
}

/// Plays the game of a seed.
fn play(arguments: &Arguments, options: &[Variant], seed: u64) -> Result<Played<Record>, Failure> {
    let Arguments {
        scenario, player, ..
    } = arguments;
    let mut game =
        Game::new(scenario, options, seed).map_err(|error| Failure::new(error.to_string()))?;
    let followed = match player {
        Player::Random => {
            Random::new(seed).finish(&mut game);
            Followed::unasked(game)
        }
        Player::Foresight => {
            Foreseeing::new(arguments.foresight_battles).finish(&mut game);
            Followed::unasked(game)
        }
        // What a player is not asked who follows every suggestion.
        Player::Staff if arguments.ask_everything => follow(game, OrdersOfTheDay::ASK_EVERYTHING),
        Player::Staff => follow(game, OrdersOfTheDay::at_first(scenario)),
    };
    let game = &followed.game;
    let record = Record::of(&followed).ok_or_else(|| {
        let asked = game
            .decision()
            .map_or("nothing", |decision| decision.name());
        stopped(seed, game, asked)
    })?;
    arguments.games.played(seed, player, game, record)
}
