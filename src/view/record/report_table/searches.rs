//! What the searches saw.

use super::{Column, Counter, ReportRow, ReportTable, head, text};
use crate::engine::{Scenario, count_of};
use crate::view::account::{SearchAccount, Tally};
use crate::view::record::searches::SearchTold;
use crate::view::wording;

/// What each search looked at and saw, and what it lost.
pub(in crate::view::record) fn searches(
    scenario: &Scenario,
    searches: &[SearchTold],
) -> Option<ReportTable> {
    let cells = |sent: String, tally: &Tally, ended: String| {
        let mut cells = vec![(Column::WideOnly, text(sent))];
        let all = [tally.looks, tally.sightings, tally.levels, tally.lost];
        cells.extend(all.map(|one| (Column::Number, text(one))));
        cells.push((Column::Number, text(wording::score(tally.score))));
        cells.push((Column::Sentence, text(ended)));
        cells
    };
    let row = |search: &SearchTold| {
        let SearchAccount {
            id, at, aim, units, ..
        } = &search.account;
        let units = count_of(units.len(), "unit", "units");
        let when = wording::when_in(scenario, *at);
        ReportRow {
            counter: Some(Counter::Search),
            name: id.to_string(),
            cells: cells(
                format!("{when}, {aim}, {units}"),
                &search.tally,
                search.ended(),
            ),
        }
    };
    // Those that flew over no report at all stand together.
    let (idle, busy): (Vec<&SearchTold>, Vec<&SearchTold>) =
        searches.iter().partition(|search| search.tally.looks == 0);
    let mut rows: Vec<ReportRow> = busy.into_iter().map(row).collect();
    if !idle.is_empty() {
        let tally = Tally::sum(idle.iter().map(|search| &search.tally));
        let flown = count_of(idle.len() as u32, "search", "searches");
        rows.push(ReportRow {
            counter: None,
            name: flown,
            cells: cells(
                String::new(),
                &tally,
                "flew over no reported force".to_owned(),
            ),
        });
    }
    let sum = Tally::sum(searches.iter().map(|search| &search.tally));
    let flown = count_of(sum.searches, "search", "searches");
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
    let table = || ReportTable {
        title: "What the searches saw",
        key: &[],
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(ReportRow {
            counter: None,
            name: "In all".to_owned(),
            cells: cells(flown, &sum, String::new()),
        }),
    };
    (!searches.is_empty()).then(|| table().without_zeros("Score"))
}
