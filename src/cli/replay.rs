//! `replay`: replays a save, verifies it, and prints how the game stands.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kernel::command_line::{Failure, or_none};

use super::save_file;
use crate::engine::fleet::FlightDeck;
use crate::engine::forces::{Fate, Raid, Strength};
use crate::engine::ships::Condition;
use crate::engine::{Decision, Deck, Division, Game, Table, UnitLoss, count_of};

/// Letters of what stands before a line.
const WIDTH: usize = 19;

/// Which save.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The save, or - for standard input
    #[arg(value_name = "SAVE")]
    save: PathBuf,
}

/// Replays the save and prints the record of its game.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let game = save_file::load(&arguments.save)?;
    print(&game, out)
}

fn print(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    let (scenario, table) = (game.scenario(), game.table());
    let save = game
        .save()
        .ok_or_else(|| Failure::new("this game cannot be saved again"))?;
    let variants: Vec<&str> = game
        .options()
        .iter()
        .map(|variant| variant.title())
        .collect();
    let mut line = |what: &str, value: String| writeln!(out, "{what:<WIDTH$}{value}");

    line(
        "Scenario",
        format!("{}, {}", scenario.number, scenario.name),
    )?;
    line("Variants", or_none(&variants))?;
    line("Seed", save.seed.to_string())?;
    line("Orders", save.orders.len().to_string())?;
    match (game.outcome(), game.decision()) {
        (Some(_), _) => line("Stands at", "the end of the game".to_owned())?,
        (None, decision) => {
            line(
                "Stands at",
                format!("{}, action phase {}", table.turn, table.phase),
            )?;
            line(
                "Decision",
                decision.map_or_else(|| "none".to_owned(), |it| waiting(&it)),
            )?;
        }
    }
    let (score, level) = match game.outcome() {
        Some(outcome) => (outcome.score, outcome.level.to_owned()),
        None => (
            table.score,
            format!("{}, if it ended now", scenario.level(table.score).name),
        ),
    };
    line("Score", format!("{score} ({level})"))?;
    for raid in &table.raids {
        line(&raid.id.to_string(), fate(raid))?;
    }
    for (what, value) in ships_hit(table).chain(decks(table)) {
        line(what, value)?;
    }
    if table.lost.is_empty() {
        line("Lost", "no unit".to_owned())?;
    }
    for (n, loss) in table.lost.iter().enumerate() {
        let how = match loss.why {
            UnitLoss::Guns => "shot down by guns",
            UnitLoss::Aboard => "lost aboard its carrier",
            UnitLoss::PushedOver => "pushed over the side",
            UnitLoss::NoRoom => "back from a search with no deck to land on",
            UnitLoss::NoRoomInTheWind => "back from a search with no deck to land on, for the wind",
            UnitLoss::Combat => "shot down",
            UnitLoss::Landing => "lost landing",
            UnitLoss::OutOfFuel => "out of fuel",
            UnitLoss::NeverHome => "too far from home at the end",
        };
        line(
            if n == 0 { "Lost" } else { "" },
            format!("{} in {}, {how}", loss.unit, loss.hex),
        )?;
    }
    line(
        "Undone",
        format!("{} past a die", count_of(save.undone, "step", "steps")),
    )?;
    let verified = match game.is_verified() {
        true => "verified",
        false => "not verified: the save was written with a check that cannot be made any more",
    };
    line("Check", format!("{}, {verified}", save.check))?;
    Ok(())
}

/// The decision the game waits at, with what it is about.
fn waiting(decision: &Decision) -> String {
    let about = match decision {
        Decision::Division(Division { mission, raid, .. }) => {
            format!(" of {mission} against {raid}")
        }
        Decision::AirOperations { step } => format!(", {step}"),
        Decision::SecondAttempt { mission, .. }
        | Decision::Coordination { mission }
        | Decision::Assignment { mission } => format!(" of {mission}"),
        Decision::Overflight { raid } => format!(" of {raid}"),
        Decision::AirMovement
        | Decision::Landing
        | Decision::Interception
        | Decision::FormStrikes
        | Decision::AirAttack
        | Decision::UsMovement
        | Decision::Lights
        | Decision::DeclareSearch
        | Decision::AirSearch
        | Decision::SearchPath { .. }
        | Decision::WhichForce { .. }
        | Decision::Shadow { .. }
        | Decision::SearchLanding { .. }
        | Decision::ReadyDecks
        | Decision::PlaceSubmarines
        | Decision::SurfaceBattle { .. }
        | Decision::SurfaceFire
        | Decision::Submarines
        | Decision::SubmarineContact { .. } => String::new(),
    };
    format!("{}{about} ({})", decision.name(), decision.rule())
}

/// Every ship that was hit, and how she is.
fn ships_hit(table: &Table) -> impl Iterator<Item = (&'static str, String)> {
    table.damage.iter().map(|(ship, hits)| {
        let (data, condition) = (ship.data(), table.condition(*ship));
        let capacity = data.capacity;
        let how = match condition {
            _ if table.is_sinking(*ship) => "sinking".to_owned(),
            Condition::Sound | Condition::Crippled | Condition::Sunk => condition.to_string(),
            Condition::Light | Condition::Heavy => format!("{condition} damage"),
        };
        (
            data.name,
            format!(
                "{} of {capacity}, {how}",
                count_of(hits.total(), "hit", "hits")
            ),
        )
    })
}

/// What stands where on every carrier afloat, and what keeps her from flying.
fn decks(table: &Table) -> impl Iterator<Item = (&'static str, String)> {
    let afloat = |deck: &&FlightDeck| !table.is_sunk(deck.carrier.into());
    let uses_decks = table.decks.iter().any(|deck| !deck.aboard().is_empty());
    let decks = table.decks.iter().filter(move |_| uses_decks);
    decks.filter(afloat).map(|deck| {
        let boxes = Deck::ALL.map(|place| {
            let name = place.to_string().to_lowercase();
            format!("{} {name}", deck.at(place).len())
        });
        let inoperative = deck
            .inoperative
            .then(|| "flight deck inoperative".to_owned());
        let fires = deck
            .fires
            .iter()
            .map(|level| format!("fire of level {level}"));
        let all: Vec<String> = boxes.into_iter().chain(inoperative).chain(fires).collect();
        (deck.carrier.data().name, all.join(", "))
    })
}

/// What became of a raid.
fn fate(raid: &Raid) -> String {
    let launched = format!(
        "{} from {}",
        count_of(raid.launched, "point", "points"),
        raid.source
    );
    let left = match raid.strength {
        Strength::Unsorted(points) => format!("{points} left"),
        Strength::Sorted { fighters, attack } => format!("{fighters} + {attack} left"),
    };
    match raid.fate {
        Fate::Withdrew => format!("{launched}: attacked and flew off, {left}"),
        Fate::Landed => format!("{launched}: landed on Guam, {left}"),
        Fate::Inbound => format!("{launched}: inbound in {}, {left}", raid.hex),
        Fate::Destroyed => format!("{launched}: destroyed in {}", raid.hex),
        Fate::GotThrough { attack } => {
            format!(
                "{launched}: got through with {}",
                count_of(attack, "attack point", "attack points")
            )
        }
    }
}
