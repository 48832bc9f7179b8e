//! The report of a game that is over as plain text, to be copied into a mail or a diary.

use super::{BaseRow, BattleRow, CarrierRow, LevelRow, LuckRow, Report, TurnRow, UnseenForce};
use crate::engine::units::Side;

/// The whole report as text, with the link to the same game; what the page draws as pictures stands there in figures.
pub fn report_text(report: &Report, link: &str) -> String {
    let curves = report.curves.iter().map(|curve| curve.words.clone());
    let head = format!(
        "Carrier Battle: Midway\n{}\n{}",
        report.verdict.headline, report.verdict.sentence
    );
    let parts = [
        head,
        titled("How it came to that", report.causes.iter().cloned()),
        titled("What each level takes", report.levels.iter().map(level)),
        titled("Lost in all", curves),
        titled("Carriers", report.carriers.iter().flat_map(carriers)),
        titled("Our island bases", report.bases.iter().map(base)),
        titled("The dice", report.luck.iter().map(luck)),
        titled(
            "Behind the markers that we never saw",
            report.unseen.iter().map(unseen),
        ),
        titled(
            "Battles, the gravest first",
            report.battles.iter().map(battle),
        ),
        titled("Turn by turn", report.turns.iter().map(turn)),
        report.undone.clone().unwrap_or_default(),
        format!("The same game from its start: {link}"),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("{}\n", parts.join("\n\n"))
}

/// Lines under a title; nothing where there are none.
fn titled(title: &str, lines: impl IntoIterator<Item = String>) -> String {
    let lines: Vec<String> = lines.into_iter().collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("{}\n{}", title.to_uppercase(), lines.join("\n")),
    }
}

/// Words after a name; the name alone where there are none.
fn said(name: impl std::fmt::Display, words: &[&str]) -> String {
    let words: Vec<&str> = words.iter().copied().filter(|it| !it.is_empty()).collect();
    match words.is_empty() {
        true => name.to_string(),
        false => format!("{name}: {}", words.join(", ")),
    }
}

fn level(row: &LevelRow) -> String {
    let mark = if row.is_reached { ">" } else { " " };
    format!("{mark} {}: {}", row.level, row.takes)
}

fn carriers((side, rows): &(Side, Vec<CarrierRow>)) -> Vec<String> {
    let row = |row: &CarrierRow| {
        let name = format!("{} ({})", row.ship, side.text());
        said(name, &[&row.stands, &row.hits])
    };
    rows.iter().map(row).collect()
}

fn base(row: &BaseRow) -> String {
    said(row.base, &[&row.stands])
}

fn luck(row: &LuckRow) -> String {
    let LuckRow {
        what, rolls, came, ..
    } = row;
    format!(
        "{what} ({}): {came} of {rolls} dice, {} expected: {}",
        row.side.text(),
        row.expected(),
        row.luck().text()
    )
}

fn unseen(row: &UnseenForce) -> String {
    said(row.title(), &[&row.words()])
}

fn battle(row: &BattleRow) -> String {
    let outcome = &row.outcome;
    let told = format!(
        "{}, turn {}. {}",
        outcome.headline, row.turn, outcome.sentence
    );
    told.trim().to_owned()
}

fn turn(row: &TurnRow) -> String {
    let name = format!("{}, {}", row.number, row.dates);
    said(name, &[&row.markers, &row.lost])
}
