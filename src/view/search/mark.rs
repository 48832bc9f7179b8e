//! The marks of searches in the air on the chart: each in the hex where it is, or beside what lies there.

use super::flight::card;
use crate::engine::fleet::{Leg, Search, SearchId, search_home};
use crate::engine::forecast::searching::search_course;
use crate::engine::{Scenario, Table};
use crate::view::chart::geometry::{Point, centre, figure, heading, point_centre};
use crate::view::chart::layout::{Layout, Rect, free_place};
use crate::view::shown_record::ShownRecord;

/// Half the width of a mark, in the counter's units.
pub const HALF: f64 = 15.0;

/// A search on the chart.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchMark {
    /// The search.
    pub id: SearchId,
    /// The number on it.
    pub number: String,
    /// Where it is drawn: in its hex, or beside the counters and marks that lie there.
    pub at: Point,
    /// The line from there to where it is; none if it is drawn there.
    pub leader: Option<String>,
    /// Where it flies, in degrees from the north.
    pub heading: i32,
    /// Whether it flies home.
    pub is_inbound: bool,
    /// Whether it stays with a force (18.11).
    pub is_shadowing: bool,
    /// Its next move, as a path; none if it stays.
    pub next: Option<String>,
    /// What a screen reader says.
    pub label: String,
}

/// What a search does, as its mark shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkKind {
    /// It flies out.
    Outbound,
    /// It flies home.
    Inbound,
    /// It stays with a force (18.11).
    Shadowing,
}

/// What the marks mean that are on the chart now, kind by kind.
pub fn key(table: &Table) -> Vec<(MarkKind, &'static str)> {
    let all = [
        (MarkKind::Outbound, "flies out"),
        (MarkKind::Inbound, "flies home"),
        (MarkKind::Shadowing, "stays with a force"),
    ];
    let is_there = |kind: MarkKind| table.searches.iter().any(|search| kind_of(search) == kind);
    let there = all.into_iter().filter(|(kind, _)| is_there(*kind));
    there.collect()
}

fn kind_of(search: &Search) -> MarkKind {
    match search.leg {
        Leg::Outbound => MarkKind::Outbound,
        Leg::Inbound => MarkKind::Inbound,
        Leg::Shadowing(_) | Leg::ForceGone(_) => MarkKind::Shadowing,
    }
}

/// The searches in the air as the chart has them, clear of what is laid out there, and of each other, where counters
/// are drawn so much larger than their hexes have room for; `shown` tells which have flown in the segment that is
/// shown.
pub fn marks(
    scenario: &Scenario,
    table: &Table,
    shown: ShownRecord,
    (layout, enlarged): (&Layout, f64),
) -> Vec<SearchMark> {
    let mut taken = layout.places(enlarged);
    let mark = |search: &Search| {
        let there = point_centre(search.at);
        let whole = Rect([-HALF, -HALF, HALF, HALF]);
        let ((dx, dy), place) = free_place(whole, enlarged, there, None, &taken);
        taken.push(place);
        let at = (there.0 + f64::from(dx), there.1 + f64::from(dy));
        let next = search_course(table, search).first().map(|next| next.at);
        let next = next.filter(|next| *next != search.at);
        let to = next.map_or_else(|| centre(search_home(table, search)), point_centre);
        let card = card(scenario, table, shown, search);
        SearchMark {
            id: search.id,
            number: search.id.0.to_string(),
            at,
            leader: ((dx, dy) != (0, 0)).then(|| path(at, there)),
            heading: heading(there, to),
            is_inbound: kind_of(search) == MarkKind::Inbound,
            is_shadowing: kind_of(search) == MarkKind::Shadowing,
            next: next.map(|next| path(there, point_centre(next))),
            label: format!(
                "{}, {}, {}, {}. {}. {}",
                search.id, card.units, card.leg, card.place, card.next, card.home
            ),
        }
    };
    table.searches.iter().map(mark).collect()
}

/// A straight line, as a path.
fn path(from: Point, to: Point) -> String {
    let [from, to] = [from, to].map(|(x, y)| format!("{} {}", figure(x), figure(y)));
    format!("M{from}L{to}")
}
