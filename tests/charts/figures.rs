//! Every figure of the charts, against figures copied from the project's chart file.

mod arrivals;
mod commitment;
mod fights;
mod land;
mod raids;
mod refuelling;
mod surface;
mod unseen;

use carrier_battle::engine::charts::{self, Source};

pub use arrivals::{ARRIVALS, WIND};
pub use commitment::COMMITMENT;
pub use fights::FIGHTS;
pub use land::{LAND, SHUTTLES};
pub use raids::RAIDS;
pub use refuelling::REFUELLING;
pub use surface::SURFACE;
pub use unseen::UNSEEN;

/// A chart as the chart file has it.
pub struct Copied {
    pub id: &'static str,
    pub title: &'static str,
    pub rule: &'static str,
    pub source: Source,
    pub column_by: &'static str,
    pub modifiers: &'static [(&'static str, Option<i8>)],
    /// Headings, and results with a space between them, or a comma or a stroke where results have spaces.
    pub columns: &'static [(&'static str, &'static str)],
}

/// The chart file, in its order; the Arrival Table stands on the map.
fn copied() -> impl Iterator<Item = Copied> {
    let charts = FIGHTS.into_iter().chain(UNSEEN).chain(RAIDS);
    charts
        .chain(LAND)
        .chain(COMMITMENT)
        .chain(ARRIVALS)
        .chain(WIND)
        .chain(REFUELLING)
        .chain(SHUTTLES)
        .chain(SURFACE)
}

#[test]
fn every_figure_of_the_charts_is_that_of_the_chart_file() {
    assert_eq!(charts::ALL.len(), copied().count());
    for (chart, copied) in charts::ALL.into_iter().zip(copied()) {
        assert_eq!(
            (chart.id(), chart.title(), chart.rule()),
            (copied.id, copied.title, copied.rule)
        );
        assert_eq!(
            (chart.source(), chart.column_by(), chart.lo()),
            (
                copied.source,
                copied.column_by,
                i8::from(copied.id != "raid_reduction")
            )
        );
        let labels: Vec<&str> = copied.columns.iter().map(|column| column.0).collect();
        assert_eq!(chart.labels(), labels, "{}", copied.id);
        let rows = match copied.id {
            "air_attack_rolls" => 1,
            "air_attack_damage" => 12,
            "fire_spread" => 11,
            "screen" | "l1_commitment" => 1,
            "raid_reduction" => 35,
            "surface_evasion" => 14,
            _ => 10,
        };
        assert_eq!(chart.rows(), rows, "{}", copied.id);
        for (n, (label, results)) in copied.columns.iter().enumerate() {
            let cells: Vec<String> = (0..rows).map(|row| chart.cell(n, row)).collect();
            let between = [" | ", ", "].into_iter().find(|it| results.contains(it));
            let between = between.unwrap_or(" ");
            assert_eq!(
                cells.join(between),
                *results,
                "{} column {label}",
                copied.id
            );
        }
        let listed: Vec<_> = chart
            .modifiers()
            .iter()
            .map(|listed| (listed.reason, listed.value))
            .collect();
        assert_eq!(listed, copied.modifiers, "{}", copied.id);
    }
}
