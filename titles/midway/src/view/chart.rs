//! The chart of the Pacific, from Japan to the West Coast: what never changes on it, and what lies on it now.

pub mod base;
pub mod camera;
pub mod coasts;
pub mod flight;
pub mod geometry;
pub mod layout;
pub mod marker;
pub mod place;
pub mod reach;
pub mod spots;

use crate::engine::Table;
use crate::engine::map::{Line, Place};

pub use camera::Camera;
pub use flight::FlightView;
pub use layout::{Layout, layout};
pub use marker::{Face, MarkerView, Silhouette};
pub use place::{PlaceShape, PlaceView};
pub use reach::{Pointed, ReachView, reach_of};

/// What lies on the chart, and whose turn it is there.
#[derive(Clone, PartialEq, Debug)]
pub struct ChartView {
    /// Every place with what is there, in the order of their list.
    pub places: Vec<PlaceView>,
    /// The aircraft that are on their way, and those that are to fly the planned strike.
    pub flights: Vec<FlightView>,
    /// The line whose operation it is.
    pub active: Option<Line>,
}

/// The chart of a table.
pub fn chart(table: &Table) -> ChartView {
    let places = Place::ALL.iter();
    ChartView {
        places: places.map(|place| place::place(table, *place)).collect(),
        flights: flight::flights(table),
        active: table.clock.line,
    }
}

impl ChartView {
    /// The name of who or what is pointed at, with all that is known of it; nothing of who is not on the chart.
    pub fn label(&self, pointed: Pointed) -> Option<String> {
        match pointed {
            Pointed::Place(place) => {
                let place = self.places.iter().find(|it| it.place == place);
                place.map(|it| it.label.clone())
            }
            Pointed::Mover(mover) => {
                let mut markers = self.places.iter().flat_map(|it| &it.markers);
                let marker = markers.find(|it| it.mover == mover);
                marker.map(|it| it.label.clone())
            }
        }
    }
}
