//! The tables of the report: reported forces, searches, strikes, ships, raids.

use super::Tally;
use super::forces::{ForceTold, made_out};
use super::log::signed_score;
use super::owner::{Owner, attacks_over};
use super::searches::SearchTold;
use crate::engine::forces::Raid;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, Attacker, DamageEvent, Event, Game, Scenario, Table, count, signed,
};
use crate::view::ship::{self, Outline, Pips};
use crate::view::wording;

/// A table of the report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportTable {
    /// Its heading.
    pub title: &'static str,
    /// The heads of its columns; the first is that of the names.
    pub heads: Vec<Head>,
    /// A row for each force, search, strike, ship or raid.
    pub rows: Vec<ReportRow>,
    /// The row of the sums.
    pub sum: Option<ReportRow>,
}

/// The head of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// What stands in it.
    pub text: &'static str,
    /// Its column.
    pub column: Column,
}

/// What kind of column it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// Names.
    Name,
    /// Numbers.
    Number,
    /// What only a wide screen has room for.
    WideOnly,
    /// A sentence.
    Sentence,
}

/// A row of a table of the report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Whose counter stands before the name.
    pub counter: Option<Counter>,
    /// The name.
    pub name: String,
    /// What stands beside it.
    pub cells: Vec<(Column, Content)>,
}

/// A small counter before a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    /// One of our strikes.
    Strike,
    /// One of our ships.
    OurShip,
    /// A Japanese ship.
    JapaneseShip,
    /// A raid.
    Raid,
    /// One of our searches.
    Search,
    /// A reported force.
    Force,
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// A ship's outline.
    Outline(Outline),
    /// What became of a raid's points.
    Bar(Bar),
}

/// What became of a raid's points, as a bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// Points that fighters shot down.
    pub by_fighters: u32,
    /// Points that guns shot down.
    pub by_guns: u32,
    /// Points that were left.
    pub left: u32,
    /// Points of the largest raid, which is as long as the bar can be.
    pub most: u32,
}

fn text(text: impl ToString) -> Content {
    Content::Text(text.to_string())
}

fn head(text: &'static str, column: Column) -> Head {
    Head { text, column }
}

/// What became of the raids, where there were any: every point, loss, hit and victory point of the game in the row
/// it belongs to.
pub(super) fn raids(game: &Game, tallies: &[(Owner, Tally)]) -> Option<ReportTable> {
    let raids = &game.table().raids;
    let get_through = game.scenario().raids_get_through;
    let most = raids.iter().map(|raid| raid.launched).max().unwrap_or(1);
    let numbers = |tally: &Tally, launched: u32| {
        let reached = match get_through {
            true => tally.through,
            false => tally.hits_on_us + tally.by_fire,
        };
        let all = [launched, tally.of_raids, reached, tally.lost];
        let mut cells: Vec<_> = all.map(|one| (Column::Number, text(one))).into();
        cells.push((Column::Number, text(signed(tally.score))));
        cells
    };
    let row = |raid: &Raid| {
        let tally = tally_of(tallies, Owner::Raid(raid.id));
        let mut cells = vec![(Column::WideOnly, Content::Bar(bar(raid, &tally, most)))];
        cells.extend(numbers(&tally, raid.launched.into()));
        cells.push((Column::Sentence, text(wording::fate(raid))));
        ReportRow {
            counter: Some(Counter::Raid),
            name: match raid.wave {
                2 => format!("{}, second wave", raid.id),
                _ => raid.id.to_string(),
            },
            cells,
        }
    };
    let summed = |name: &str, tally: &Tally, launched, how: &str| {
        let mut cells = vec![(Column::WideOnly, text(""))];
        cells.extend(numbers(tally, launched));
        cells.push((Column::Sentence, text(how)));
        ReportRow {
            counter: None,
            name: name.to_owned(),
            cells,
        }
    };
    let mut rows: Vec<ReportRow> = raids.iter().map(row).collect();
    let rest = tally_of(tallies, Owner::Nobody);
    if (rest.lost, rest.by_fire, rest.score) != (0, 0, 0) {
        rows.push(summed("Elsewhere", &rest, 0, ELSEWHERE));
    }
    let all = Tally::of(game.events());
    let heads = [
        ("Raid", Column::Name),
        ("Its points", Column::WideOnly),
        ("Points", Column::Number),
        ("Down", Column::Number),
        (if get_through { "Through" } else { "Hits" }, Column::Number),
        ("Lost", Column::Number),
        ("Score", Column::Number),
        ("How it ended", Column::Sentence),
    ];
    (!raids.is_empty()).then(|| ReportTable {
        title: "What became of the raids",
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(summed("In all", &all, all.launched, "")),
    })
}

/// What belongs to no raid and no strike.
const ELSEWHERE: &str = "fuel, landing and fire";

fn tally_of(tallies: &[(Owner, Tally)], owner: Owner) -> Tally {
    let found = tallies.iter().find(|(other, _)| *other == owner);
    found.map(|(_, tally)| *tally).unwrap_or_default()
}

fn bar(raid: &Raid, tally: &Tally, most: u8) -> Bar {
    let left = u32::from(raid.launched).saturating_sub(tally.of_raids);
    Bar {
        by_fighters: tally.by_fighters,
        by_guns: tally.by_guns,
        left,
        most: most.into(),
    }
}

/// What each strike found and hit, and what it lost.
pub(super) fn strikes(game: &Game, tallies: &[(Owner, Tally)]) -> Option<ReportTable> {
    let cells = |tally: &Tally, did: &str| {
        let all = [tally.hits_on_them, tally.destroyed, tally.lost];
        let mut cells: Vec<_> = all.map(|one| (Column::Number, text(one))).into();
        cells.push((Column::Number, text(signed(tally.score))));
        cells.push((Column::Sentence, text(did)));
        cells
    };
    let mut rows = Vec::new();
    let mut did = String::new();
    for (n, happening) in game.events().iter().enumerate() {
        match &happening.event {
            Event::Attacks(AttackEvent::Begins { target, .. }) => {
                did = format!("did not find {target}")
            }
            Event::Attacks(AttackEvent::Contacted { force, .. }) => did = format!("found {force}"),
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) => {
                did += &format!(", {hits} on {ship}")
            }
            Event::Attacks(AttackEvent::Over {
                by: Attacker::Strike(strike),
            }) => {
                let before = attacks_over(&game.events()[..n], *strike);
                rows.push(ReportRow {
                    counter: Some(Counter::Strike),
                    name: strike.to_string(),
                    cells: cells(&tally_of(tallies, Owner::Strike(*strike, before)), &did),
                });
            }
            _ => {}
        }
    }
    if rows.is_empty() {
        return None;
    }
    let row = |name: &str, tally: &Tally, did: &str| ReportRow {
        counter: None,
        name: name.to_owned(),
        cells: cells(tally, did),
    };
    let searches = Tally::sum(tallies.iter().filter_map(|(owner, tally)| match owner {
        Owner::Search(_) => Some(tally),
        _ => None,
    }));
    if (searches.lost, searches.score) != (0, 0) {
        rows.push(row(
            "Searches",
            &searches,
            "what they saw, and who found no deck",
        ));
    }
    let rest = tally_of(tallies, Owner::Nobody);
    if (rest.lost, rest.destroyed, rest.score) != (0, 0, 0) {
        rows.push(row("Elsewhere", &rest, "fuel and landing"));
    }
    let heads = [
        ("Strike", Column::Name),
        ("Hits", Column::Number),
        ("Down", Column::Number),
        ("Lost", Column::Number),
        ("Score", Column::Number),
        ("What it did", Column::Sentence),
    ];
    Some(ReportTable {
        title: "What the strikes did",
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(row("In all", &Tally::of(game.events()), "")),
    })
}

/// What each report proved to be, and when it was found.
pub(super) fn forces(scenario: &Scenario, forces: &[ForceTold]) -> Option<ReportTable> {
    scenario.rumours?;
    let cells = |level: String, score: i32, found: String, proved: String| {
        vec![
            (Column::Number, text(level)),
            (Column::Number, text(signed_score(score))),
            (Column::Sentence, text(found)),
            (Column::Sentence, text(proved)),
        ]
    };
    let row = |force: &ForceTold| ReportRow {
        counter: Some(Counter::Force),
        name: force.name(),
        cells: cells(
            force.level.to_string(),
            force.score,
            force.found_words(),
            force.words(),
        ),
    };
    let (seen, reports) = made_out(forces);
    let score = forces.iter().map(|force| force.score).sum();
    let heads = [
        ("Report", Column::Name),
        ("Level", Column::Number),
        ("Points", Column::Number),
        ("First seen", Column::Sentence),
        ("What it proved to be", Column::Sentence),
    ];
    Some(ReportTable {
        title: "What the reports proved to be",
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows: forces.iter().map(row).collect(),
        sum: Some(ReportRow {
            counter: None,
            name: "In all".to_owned(),
            cells: cells(
                String::new(),
                score,
                format!("{seen} of {reports} seen"),
                String::new(),
            ),
        }),
    })
}

/// What each search looked at and saw, and what it lost.
pub(super) fn searches(searches: &[SearchTold]) -> Option<ReportTable> {
    let cells = |sent: String, tally: &Tally, ended: String| {
        let mut cells = vec![(Column::WideOnly, text(sent))];
        let all = [tally.looks, tally.sightings, tally.levels, tally.lost];
        cells.extend(all.map(|one| (Column::Number, text(one))));
        cells.push((Column::Number, text(signed_score(tally.score))));
        cells.push((Column::Sentence, text(ended)));
        cells
    };
    let row = |search: &SearchTold| {
        let units = count(search.units.len(), "unit", "units");
        let time = search.at.turn.time_of(search.at.phase.max(1));
        ReportRow {
            counter: Some(Counter::Search),
            name: search.id.to_string(),
            cells: cells(
                format!("{time:04}, {}, {units}", search.aim),
                &search.tally,
                search.ended().to_owned(),
            ),
        }
    };
    // Those that flew over no report at all stand together.
    let (idle, busy): (Vec<&SearchTold>, Vec<&SearchTold>) =
        searches.iter().partition(|search| search.tally.looks == 0);
    let mut rows: Vec<ReportRow> = busy.into_iter().map(row).collect();
    if !idle.is_empty() {
        let tally = Tally::sum(idle.iter().map(|search| &search.tally));
        let flown = count(idle.len() as u32, "search", "searches");
        rows.push(ReportRow {
            counter: None,
            name: flown,
            cells: cells(String::new(), &tally, "flew over no report".to_owned()),
        });
    }
    let sum = Tally::sum(searches.iter().map(|search| &search.tally));
    let flown = count(sum.searches, "search", "searches");
    let heads = [
        ("Search", Column::Name),
        ("Sent", Column::WideOnly),
        ("Looked", Column::Number),
        ("Seen", Column::Number),
        ("Levels", Column::Number),
        ("Lost", Column::Number),
        ("Score", Column::Number),
        ("How it ended", Column::Sentence),
    ];
    (!searches.is_empty()).then(|| ReportTable {
        title: "What the searches saw",
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(ReportRow {
            counter: None,
            name: "In all".to_owned(),
            cells: cells(flown, &sum, String::new()),
        }),
    })
}

/// The ships that were hit.
pub(super) fn ships(table: &Table) -> Option<ReportTable> {
    let row = |ship: ShipId| {
        let pips = Pips::recorded(table, ship);
        let hits = format!("{} of {}", pips.hits.total(), ship.data().capacity);
        ReportRow {
            counter: Some(match ship.is_us() {
                true => Counter::OurShip,
                false => Counter::JapaneseShip,
            }),
            name: ship.to_string(),
            cells: vec![
                (Column::WideOnly, text(ship.data().kind.name())),
                (
                    Column::WideOnly,
                    Content::Outline(ship::outline(ship, pips)),
                ),
                (Column::Number, text(hits)),
                (Column::Sentence, text(ship::condition(table, ship))),
            ],
        }
    };
    (!table.damage.is_empty()).then(|| ReportTable {
        title: "Ships that were hit",
        heads: vec![
            head("Ship", Column::Name),
            head("Kind", Column::WideOnly),
            head("Where hits lie", Column::WideOnly),
            head("Hits", Column::Number),
            head("Condition", Column::Sentence),
        ],
        rows: table.damage.iter().map(|(ship, _)| row(*ship)).collect(),
        sum: None,
    })
}
