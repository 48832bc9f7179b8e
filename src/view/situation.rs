//! Where a battle stands, on one sheet: for whoever comes back to a game, and at each dusk and dawn of a battle of two
//! days.

mod air;
mod changes;
mod enemy;
mod fleet;
mod hours;

use crate::engine::{Game, Turn};
use crate::view::Selection;
use crate::view::card::Fact;
use crate::view::prompt::prompt;
use crate::view::shell::score_now;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// Where a battle stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Situation {
    /// What it is told for.
    pub title: String,
    /// When it is.
    pub subtitle: String,
    /// What is told.
    pub parts: Vec<SituationPart>,
}

/// A part of it: figures under a name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SituationPart {
    /// What they are about.
    pub name: &'static str,
    /// The figures.
    pub facts: Vec<Fact>,
}

/// A change of the light that a sheet is laid out for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LightChange {
    /// The turn of 1850, in which it gets dark.
    Dusk,
    /// The turn of 0530.
    Dawn,
}

/// The turn in which it gets dark, and that of dawn.
const DUSK: u16 = 1850;
const DAWN: u16 = 530;

/// Lines about the enemy for whoever comes back to a game.
const FORCES_IN_SHORT: usize = 4;

impl LightChange {
    /// What the turn of 1850 is called, on its sheet and elsewhere: dusk itself begins with its second phase (6.41).
    pub const GETS_DARK: &str = "It gets dark";

    /// That of the turn on the table: of a battle of more than a day, and not as it begins.
    pub fn now(game: &Game) -> Option<(Turn, LightChange)> {
        let (scenario, turn) = (game.scenario(), game.table().turn);
        let is_told = scenario.has_second_day() && turn != scenario.first_turn;
        let change = LightChange::of(turn)?;
        (is_told && game.outcome().is_none()).then_some((turn, change))
    }

    /// That of a turn.
    pub fn of(turn: Turn) -> Option<LightChange> {
        match turn.time() {
            DUSK => Some(LightChange::Dusk),
            DAWN => Some(LightChange::Dawn),
            _ => None,
        }
    }
}

/// What whoever comes back to a game has to know, in ten lines: what is asked, what is in the air, what is known of the
/// enemy and how old that is.
pub fn where_was_i(game: &Game) -> Situation {
    // Once the battle is over nothing is asked.
    let asked = game.outcome().is_none().then(|| {
        let question = prompt(game, &Selection::default(), &[]);
        let question = question.map_or("A fight goes on".to_owned(), |prompt| prompt.title);
        Fact::new(question, "", "")
    });
    Situation {
        title: "Where was I?".to_owned(),
        subtitle: when(game),
        parts: parts([
            part("You are asked", asked.into_iter().collect()),
            part("In the air", air::in_short(game)),
            part("The enemy", enemy::forces(game, Some(FORCES_IN_SHORT))),
            part("Score", vec![score(game)]),
        ]),
    }
}

/// The sheet of a dusk or a dawn: what the hours brought, where everybody is, and what changes now.
pub fn at(game: &Game, change: LightChange) -> Situation {
    let (title, since) = match change {
        LightChange::Dusk => (LightChange::GETS_DARK, "Since dawn"),
        LightChange::Dawn => ("The morning of the second day", "In the night"),
    };
    Situation {
        title: title.to_owned(),
        subtitle: when(game),
        parts: parts([
            part(since, hours::since_last(game, change)),
            part("The enemy", enemy::forces(game, None)),
            part("Task Force 58", fleet::facts(game)),
            part("In the air", air::in_short(game)),
            part("Score", vec![score(game)]),
            part("What changes now", changes::changes(game, change)),
        ]),
    }
}

fn part(name: &'static str, facts: Vec<Fact>) -> SituationPart {
    SituationPart { name, facts }
}

/// Those that have something to tell.
fn parts<const N: usize>(all: [SituationPart; N]) -> Vec<SituationPart> {
    let told = all.into_iter().filter(|part| !part.facts.is_empty());
    told.collect()
}

/// "19 June 1944, 1850, turn 11 of 31".
fn when(game: &Game) -> String {
    let (scenario, table) = (game.scenario(), game.table());
    let turn = scenario.first_turn.turns_until(table.turn) + 1;
    format!(
        "{} June 1944, {:04} \u{b7} turn {turn} of {}",
        table.turn.date(),
        table.turn.time_of(table.phase),
        scenario.turns
    )
}

fn score(game: &Game) -> Fact {
    let table = game.table();
    let now = score_now(table);
    let level = game.scenario().level(now.score).name;
    let level = format!("{level}, as it stands");
    Fact::new(wording::score(now.score), level, now.perhaps)
}

/// What has been shown is all of it: a sheet lies only where nothing more is to be shown.
fn shown(game: &Game) -> ShownRecord<'_> {
    ShownRecord::all(game)
}
