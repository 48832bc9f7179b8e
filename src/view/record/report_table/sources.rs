//! Where the victory points, the losses and the hits of a battle of both sides came from.

use super::{Column, Facts, ReportRow, ReportTable, elsewhere, head, text};
use crate::engine::forces::{Launcher, Raid};
use crate::view::account::{Owner, Tally};
use crate::view::wording;

/// Where everything came from in a battle in which both sides strike: every point, loss, hit and victory point of the
/// game is in one row.
pub(in crate::view::record) fn sources(facts: &Facts) -> Option<ReportTable> {
    let table = facts.game.table();
    if !table.has_all_rules() {
        return None;
    }
    let of = |wanted: &dyn Fn(Owner) -> bool| {
        let all = facts.tallies.iter().filter(|(owner, _)| wanted(*owner));
        Tally::sum(all.map(|(_, tally)| tally))
    };
    let raids = &table.raids;
    let sent = |owner: Owner, is: fn(&Raid) -> bool| match owner {
        Owner::Raid(id) => raids.iter().any(|raid| raid.id == id && is(raid)),
        _ => false,
    };
    let of_guam = |raid: &Raid| raid.by == Some(Launcher::Guam);
    let at_sea = |raid: &Raid| !matches!(raid.by, Some(Launcher::Guam | Launcher::Base(_)));
    let known = [
        ("Raids of the carriers", of(&|it| sent(it, at_sea))),
        ("Raids of Guam", of(&|it| sent(it, of_guam))),
        (
            "Aircraft bound for Guam",
            of(&|it| sent(it, Raid::reinforces_guam)),
        ),
        ("Our strikes", of(&|it| matches!(it, Owner::Strike(..)))),
        ("Our searches", of(&|it| matches!(it, Owner::Search(_)))),
    ];
    let rows = known.into_iter().chain(elsewhere(facts));
    let rows = rows.map(|(name, tally)| (name, numbers(&tally)));
    let rows = rows.filter(|(_, numbers)| numbers.iter().any(|number| *number != 0));
    let rows: Vec<ReportRow> = rows.map(|(name, numbers)| row(name, numbers)).collect();
    let heads = [
        ("From", Column::Name),
        ("Our hits", Column::Number),
        ("Shot down", Column::Number),
        ("Hits on us", Column::Number),
        ("Lost", Column::Number),
        ("Score", Column::Number),
    ];
    (!rows.is_empty()).then(|| ReportTable {
        title: "Where everything came from",
        key: &[],
        heads: heads.map(|(text, column)| head(text, column)).into(),
        rows,
        sum: Some(row("In all", numbers(&facts.tally))),
    })
}

/// Hits on them, points destroyed, hits on us, units lost, and the score.
fn numbers(tally: &Tally) -> [i64; 5] {
    let [on_them, destroyed, on_us, lost] = [
        tally.on_them.total(),
        tally.destroyed,
        tally.on_us.total(),
        tally.lost,
    ]
    .map(i64::from);
    [on_them, destroyed, on_us, lost, tally.score.into()]
}

fn row(name: &str, numbers: [i64; 5]) -> ReportRow {
    let [on_them, destroyed, on_us, lost, score] = numbers;
    let mut cells: Vec<_> = [on_them, destroyed, on_us, lost]
        .map(|number| (Column::Number, text(number)))
        .into();
    cells.push((Column::Number, text(wording::score(score))));
    ReportRow {
        counter: None,
        name: name.to_owned(),
        cells,
    }
}
