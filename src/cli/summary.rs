//! What many games came to.

use std::io::Write;

use serde::{Serialize, Serializer};

use super::autoplay::Player;
use super::failure::Failure;
use crate::engine::fleet::MissionType;
use crate::engine::forces::{Detection, Fate};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::{Event, Game, Scenario, Scored, Table, Variant};

/// Something that is counted in every game.
struct Measure {
    /// Its name in JSON.
    key: &'static str,
    /// Its name for the reader.
    title: &'static str,
    /// What a scenario must score for it to be of interest; always, if nothing.
    wanted_for: Option<Scored>,
    /// How much of it there was in a game.
    of: fn(&Game) -> usize,
}

/// Everything that is counted, in the order of the table.
const MEASURES: [Measure; 17] = [
    Measure {
        key: "points_destroyed",
        title: "Points destroyed",
        wanted_for: None,
        of: |game| usize::from(game.table().points_destroyed),
    },
    Measure {
        key: "units_lost",
        title: "Units lost",
        wanted_for: None,
        of: |game| game.table().lost.len(),
    },
    Measure {
        key: "attack_points_through",
        title: "Attack points through",
        wanted_for: Some(Scored::GotThrough),
        of: attack_points_through,
    },
    Measure {
        key: "hits_on_japanese_carriers",
        title: "Hits on their carriers",
        wanted_for: Some(Scored::JapaneseCarriers),
        of: |game| hits(game.table(), is_japanese),
    },
    Measure {
        key: "japanese_carriers_sunk",
        title: "Their carriers sunk",
        wanted_for: Some(Scored::JapaneseCarriers),
        of: |game| sunk(game.table(), is_japanese),
    },
    Measure {
        key: "hits_on_us_carriers",
        title: "Hits on our carriers",
        wanted_for: Some(Scored::UsCarriers),
        of: |game| hits(game.table(), ShipId::is_us),
    },
    Measure {
        key: "us_carriers_hit",
        title: "Our carriers hit",
        wanted_for: Some(Scored::UsCarriers),
        of: |game| carriers_hit(game.table(), ShipId::is_us).count(),
    },
    Measure {
        key: "us_carriers_sunk",
        title: "Our carriers sunk",
        wanted_for: Some(Scored::UsCarriers),
        of: |game| sunk(game.table(), ShipId::is_us),
    },
    Measure {
        key: "forces_at_level_1",
        title: "Forces at Level 1",
        wanted_for: Some(Scored::LevelOne),
        of: |game| usize::from(game.table().levels_reached[1]),
    },
    Measure {
        key: "forces_at_level_2",
        title: "Forces at Level 2",
        wanted_for: Some(Scored::LevelOne),
        of: |game| usize::from(game.table().levels_reached[2]),
    },
    Measure {
        key: "forces_at_level_3",
        title: "Forces at Level 3",
        wanted_for: Some(Scored::LevelOne),
        of: |game| usize::from(game.table().levels_reached[3]),
    },
    Measure {
        key: "forces_at_level_4",
        title: "Forces at Level 4",
        wanted_for: Some(Scored::LevelOne),
        of: |game| usize::from(game.table().levels_reached[4]),
    },
    Measure {
        key: "contacts_lost",
        title: "Contacts lost",
        wanted_for: Some(Scored::LevelOne),
        of: |game| count_events(game, is_lost_contact),
    },
    Measure {
        key: "searches_flown",
        title: "Searches flown",
        wanted_for: Some(Scored::LevelOne),
        of: |game| usize::from(game.table().search_markers),
    },
    Measure {
        key: "search_units_lost",
        title: "Search units lost",
        wanted_for: Some(Scored::LevelOne),
        of: |game| count_events(game, is_lost_on_a_search),
    },
    Measure {
        key: "strikes_launched",
        title: "Strikes launched",
        wanted_for: Some(Scored::LevelOne),
        of: |game| count_events(game, is_a_strike),
    },
    Measure {
        key: "strike_contacts",
        title: "Contacts by strikes",
        wanted_for: Some(Scored::LevelOne),
        of: |game| count_events(game, |event| matches!(event, Event::Contacted { .. })),
    },
];

fn attack_points_through(game: &Game) -> usize {
    let through = game.table().raids.iter().map(|raid| match raid.fate {
        Fate::GotThrough { attack } => usize::from(attack),
        _ => 0,
    });
    through.sum()
}

fn count_events(game: &Game, wanted: fn(&Event) -> bool) -> usize {
    let events = game.events().iter();
    events.filter(|it| wanted(&it.event)).count()
}

/// Contact with a force has faded away (8.14).
fn is_lost_contact(event: &Event) -> bool {
    matches!(
        event,
        Event::Detection {
            to: Detection::Undetected,
            ..
        }
    )
}

fn is_lost_on_a_search(event: &Event) -> bool {
    matches!(
        event,
        Event::UnitLost {
            search: Some(_),
            ..
        }
    )
}

fn is_a_strike(event: &Event) -> bool {
    matches!(event, Event::Launched { what, .. } if what.kind == MissionType::Strike)
}

fn is_japanese(ship: ShipId) -> bool {
    !ship.is_us()
}

/// The carriers of a side that were hit, with their hits.
fn carriers_hit(table: &Table, whose: fn(ShipId) -> bool) -> impl Iterator<Item = (ShipId, u8)> {
    let hit = table
        .damage
        .iter()
        .map(|(ship, hits)| (*ship, hits.total()));
    hit.filter(move |(ship, hits)| ship.data().kind.is_carrier() && whose(*ship) && *hits > 0)
}

fn hits(table: &Table, whose: fn(ShipId) -> bool) -> usize {
    carriers_hit(table, whose)
        .map(|(_, hits)| usize::from(hits))
        .sum()
}

/// The carriers with hits to their capacity: those that only go down once the hits are permanent
/// count as well (12.27).
fn sunk(table: &Table, whose: fn(ShipId) -> bool) -> usize {
    carriers_hit(table, whose)
        .filter(|(ship, hits)| ship.data().condition(*hits) == Condition::Sunk)
        .count()
}

/// The measures of interest in a scenario.
fn measures(scenario: &Scenario) -> impl Iterator<Item = &'static Measure> {
    MEASURES.iter().filter(|measure| {
        let mut scored = scenario.scores.iter();
        measure
            .wanted_for
            .is_none_or(|wanted| scored.any(|award| award.what == wanted))
    })
}

/// What one game came to.
#[derive(Clone, Debug)]
pub(super) struct Record {
    score: i64,
    level: &'static str,
    /// By measure, in the order of the scenario's.
    counts: Vec<i64>,
}

impl Record {
    /// The record of a game that is over.
    pub(super) fn of(game: &Game) -> Option<Record> {
        let outcome = game.outcome()?;
        let counts = measures(game.scenario()).map(|measure| (measure.of)(game) as i64);
        Some(Record {
            score: outcome.score.into(),
            level: outcome.level,
            counts: counts.collect(),
        })
    }
}

/// The summary of many games.
#[derive(Serialize)]
pub(super) struct Summary {
    scenario: u8,
    options: Vec<Variant>,
    player: Player,
    first_seed: u64,
    games: u32,
    score: Spread,
    #[serde(flatten)]
    rows: Rows,
    levels: Vec<Reached>,
    #[serde(skip)]
    name: &'static str,
}

/// A row of the table for each measure.
struct Rows(Vec<(&'static Measure, Spread)>);

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(measure, spread)| (measure.key, spread)))
    }
}

/// How often a level of victory was reached.
#[derive(Serialize)]
struct Reached {
    name: &'static str,
    games: u32,
    percent: f64,
}

impl Summary {
    pub(super) fn new(
        scenario: &Scenario,
        options: &[Variant],
        player: Player,
        first_seed: u64,
    ) -> Summary {
        let level = |name| Reached {
            name,
            games: 0,
            percent: 0.0,
        };
        Summary {
            scenario: scenario.number,
            options: options.to_vec(),
            player,
            first_seed,
            games: 0,
            score: Spread::default(),
            rows: Rows(
                measures(scenario)
                    .map(|measure| (measure, Spread::default()))
                    .collect(),
            ),
            levels: scenario
                .levels
                .iter()
                .map(|reached| level(reached.name))
                .collect(),
            name: scenario.name,
        }
    }

    pub(super) fn add(&mut self, record: &Record) {
        self.games += 1;
        self.score.add(record.score);
        for ((_, spread), count) in self.rows.0.iter_mut().zip(&record.counts) {
            spread.add(*count);
        }
        for level in &mut self.levels {
            level.games += u32::from(level.name == record.level);
            level.percent = hundredths(100.0 * f64::from(level.games) / f64::from(self.games));
        }
    }

    /// Prints it: as JSON, or as a table to read.
    pub(super) fn print(
        &self,
        seconds: f64,
        json: bool,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let games_per_second = (f64::from(self.games) / seconds.max(f64::EPSILON)).round();
        if json {
            #[derive(Serialize)]
            struct Timed<'a> {
                #[serde(flatten)]
                summary: &'a Summary,
                games_per_second: f64,
            }
            serde_json::to_writer(
                &mut *out,
                &Timed {
                    summary: self,
                    games_per_second,
                },
            )?;
            return Ok(writeln!(out)?);
        }
        self.table(out)?;
        Ok(writeln!(out, "\n{games_per_second} games a second")?)
    }

    fn table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let player = if self.player == Player::Staff {
            "the staff"
        } else {
            "the random player"
        };
        let last = self.first_seed + u64::from(self.games) - 1;
        let options: Vec<&str> = self.options.iter().map(|option| option.name()).collect();
        writeln!(
            out,
            "Scenario {}, {}: {} by {player}",
            self.scenario,
            self.name,
            count_games(self.games)
        )?;
        writeln!(
            out,
            "Seeds {} to {last}; options: {}\n",
            self.first_seed,
            or_none(&options)
        )?;
        writeln!(out, "{:<24}{:>8}{:>6}{:>6}", "", "mean", "min", "max")?;
        let rows = self.rows.0.iter();
        let rows = rows.map(|(measure, spread)| (measure.title, spread));
        for (what, spread) in std::iter::once(("Score", &self.score)).chain(rows) {
            writeln!(
                out,
                "{what:<24}{:>8.2}{:>6}{:>6}",
                spread.mean, spread.min, spread.max
            )?;
        }
        writeln!(out, "\n{:<24}{:>8}{:>6}", "Level", "games", "%")?;
        for level in &self.levels {
            writeln!(
                out,
                "{:<24}{:>8}{:>6.1}",
                level.name, level.games, level.percent
            )?;
        }
        Ok(())
    }
}

fn count_games(games: u32) -> String {
    crate::engine::count(games, "game", "games")
}

/// Names separated by commas, or "none".
pub(super) fn or_none(names: &[&str]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// Mean, least and most of a number over the games.
#[derive(Default, Serialize)]
struct Spread {
    mean: f64,
    min: i64,
    max: i64,
    #[serde(skip)]
    sum: i64,
    #[serde(skip)]
    count: u32,
}

impl Spread {
    fn add(&mut self, value: i64) {
        let first = self.count == 0;
        self.min = if first { value } else { self.min.min(value) };
        self.max = if first { value } else { self.max.max(value) };
        self.sum += value;
        self.count += 1;
        self.mean = hundredths(self.sum as f64 / f64::from(self.count));
    }
}

/// Rounded to two decimals, so that the JSON is as readable as the table.
fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
