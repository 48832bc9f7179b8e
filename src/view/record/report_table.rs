//! The tables of the report: strikes, ships, raids.

use crate::engine::forces::{Fate, Raid};
use crate::engine::ships::ShipId;
use crate::engine::{Attacker, Event, Game, Table};
use crate::view::ship::{self, Outline, Pips};
use crate::view::wording;

/// A table of the report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportTable {
    /// Its heading.
    pub title: &'static str,
    /// The heads of its columns; the first is that of the names.
    pub heads: Vec<Head>,
    /// A row for each strike, ship or raid.
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
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text.
    Text(String),
    /// A ship's outline.
    Outline(Outline),
}

fn text(text: impl ToString) -> Content {
    Content::Text(text.to_string())
}

fn head(text: &'static str, column: Column) -> Head {
    Head { text, column }
}

/// What became of the raids, where there were any.
pub(super) fn raids(game: &Game) -> Option<ReportTable> {
    let raids = &game.table().raids;
    let get_through = game.scenario().raids_get_through;
    let cells = |from: String, launched: u16, shot: u16, through: u16, how: String| {
        let mut cells = vec![
            (Column::WideOnly, text(from)),
            (Column::Number, text(launched)),
            (Column::Number, text(shot)),
        ];
        if get_through {
            cells.push((Column::Number, text(through)));
        }
        cells.push((Column::Sentence, text(how)));
        cells
    };
    let row = |raid: &Raid| ReportRow {
        counter: Some(Counter::Raid),
        name: match raid.wave {
            2 => format!("{}, second wave", raid.id),
            _ => raid.id.to_string(),
        },
        cells: cells(
            raid.source.to_string(),
            raid.launched.into(),
            shot_down(raid),
            through(raid),
            wording::fate(raid),
        ),
    };
    let sum = |of: fn(&Raid) -> u16| raids.iter().map(of).sum::<u16>();
    let launched = sum(|raid| raid.launched.into());
    let mut heads = vec![
        head("Raid", Column::Name),
        head("From", Column::WideOnly),
        head("Points", Column::Number),
        head("Down", Column::Number),
    ];
    if get_through {
        heads.push(head("Through", Column::Number));
    }
    heads.push(head("How it ended", Column::Sentence));
    let nothing = String::new;
    (!raids.is_empty()).then(|| ReportTable {
        title: "What became of the raids",
        heads,
        rows: raids.iter().map(row).collect(),
        sum: Some(ReportRow {
            counter: None,
            name: "In all".to_owned(),
            cells: cells(nothing(), launched, sum(shot_down), sum(through), nothing()),
        }),
    })
}

fn shot_down(raid: &Raid) -> u16 {
    u16::from(raid.launched - raid.strength.points())
}

fn through(raid: &Raid) -> u16 {
    match raid.fate {
        Fate::GotThrough { attack } => u16::from(attack),
        Fate::Inbound | Fate::Destroyed | Fate::Withdrew => 0,
    }
}

/// What each strike found and hit, and what it lost.
pub(super) fn strikes(game: &Game) -> Option<ReportTable> {
    let mut rows = Vec::new();
    let (mut did, mut made, mut lost) = (String::new(), 0, 0);
    for happening in game.events() {
        match &happening.event {
            Event::AttackBegins { target, .. } => {
                (did, made, lost) = (format!("did not find {target}"), 0, 0);
            }
            Event::Contacted { force, .. } => did = format!("found {force}"),
            Event::Hits { ship, hits, .. } => {
                did += &format!(", {hits} on {ship}");
                made += hits;
            }
            Event::UnitLost { .. } => lost += 1,
            Event::AttackOver {
                by: Attacker::Strike(strike),
            } => rows.push(ReportRow {
                counter: Some(Counter::Strike),
                name: strike.to_string(),
                cells: vec![
                    (Column::Number, text(made)),
                    (Column::Number, text(lost)),
                    (Column::Sentence, text(&did)),
                ],
            }),
            _ => {}
        }
    }
    (!rows.is_empty()).then(|| ReportTable {
        title: "What the strikes did",
        heads: vec![
            head("Strike", Column::Name),
            head("Hits", Column::Number),
            head("Units lost", Column::Number),
            head("What it did", Column::Sentence),
        ],
        rows,
        sum: None,
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
