//! The ships that were hit.

use super::{Column, Content, Counter, ReportRow, ReportTable, head, text};
use crate::engine::Table;
use crate::engine::ships::ShipId;
use crate::view::ship::{self, Pips};

/// The ships that were hit.
pub(in crate::view::record) fn ships(table: &Table) -> Option<ReportTable> {
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
        key: &[],
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
