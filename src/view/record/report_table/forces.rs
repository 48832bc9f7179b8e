//! What the reports proved to be.

use super::{Column, Counter, Facts, ReportRow, ReportTable, head, text};
use crate::view::account::ForceAccount;
use crate::view::record::forces::{gave_themselves_away, known_unseen, made_out};
use crate::view::wording;

/// What each report proved to be, and when it was found.
pub(in crate::view::record) fn forces(facts: &Facts) -> Option<ReportTable> {
    facts.game.scenario().rumours?;
    let forces = &facts.forces;
    let cells = |level: String, score: i32, found: String, proved: String| {
        vec![
            (Column::Number, text(level)),
            (Column::Number, text(wording::score(score))),
            (Column::Sentence, text(found)),
            (Column::Sentence, text(proved)),
        ]
    };
    let row = |force: &ForceAccount| ReportRow {
        counter: Some(match force.has_ships() {
            true => Counter::Force,
            false => Counter::Report,
        }),
        name: force.name(),
        cells: cells(
            force.level.to_string(),
            force.score,
            force.found_words(facts.game.scenario()),
            force.words(),
        ),
    };
    let (seen, reports) = made_out(forces);
    let (away, unseen) = (gave_themselves_away(forces), known_unseen(forces));
    let mut known = format!("{} of {reports} seen", seen - away - unseen);
    if away > 0 {
        known += &format!(", {away} gave themselves away");
    }
    if unseen > 0 {
        known += &format!(", {unseen} known without being seen");
    }
    let score = forces.iter().map(|force| force.score).sum();
    let heads = [
        ("Report", Column::Name),
        ("Level", Column::Number),
        ("Points", Column::Number),
        ("First known", Column::Sentence),
        ("What it proved to be", Column::Sentence),
    ];
    let table = ReportTable {
        title: "What the reports proved to be",
        key: &[],
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows: forces.iter().map(row).collect(),
        sum: Some(ReportRow {
            counter: None,
            name: "In all".to_owned(),
            cells: cells(String::new(), score, known, String::new()),
        }),
    };
    // Not every scenario counts what is known (15.1).
    Some(table.without_zeros("Points"))
}
