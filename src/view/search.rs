//! Air search: planning it on the chart, searches in the air, and what has been looked at (8.2, 8.3).

mod aim;
pub mod coverage;
mod crew;
mod facts;
mod fan;
mod figures;
mod flight;
mod left;
mod mark;
mod plan;
mod prompt;
mod reason;
mod sector;
pub mod words;

pub use aim::{AimKind, aim_at, bearing_of, turned};
pub use crew::{able, crews, default_crew, grounded_in_words};
pub use facts::all_forces;
pub use fan::{Fan, FanForm, best_middle};
pub use figures::{figures_beside, figures_width, taken};
pub use flight::{SearchCard, SearchLine, cards, home, lines, named};
pub use left::{not_given, waiting};
pub use mark::{HALF as MARK, MarkKind, SearchMark, key as mark_key, marks};
pub use plan::{Planned, begun, hovered, planned, suggested};
pub use prompt::{DialView, SIGHTING_KEY, SearchPlanView, ZoneRow, view};
pub use reason::why_no_search;
pub use sector::{
    SectorView, Side, ZoneLabel, area_searched, corners, counters_to_clear, home_beside, line,
};
