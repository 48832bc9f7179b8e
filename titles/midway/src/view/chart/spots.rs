//! Where each place stands on the chart, and where its name and what lies there have room.
//!
//! It is what the map says of a place, but where two lines would run into each other: those two are drawn apart.

use super::geometry::{Point, at};
use crate::engine::map::Place;

/// A side of a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Beside {
    /// Above it.
    Above,
    /// Below it.
    Below,
    /// To its left.
    Left,
    /// To its right.
    Right,
}

/// Where a place stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Its middle.
    pub at: Point,
    /// Where its name stands.
    pub name: Beside,
    /// Where the markers in it stand, if there is room.
    pub markers: Beside,
}

/// Where a place stands on the chart.
pub fn spot(place: Place) -> Spot {
    use Beside::{Above, Below, Left, Right};
    let (name, markers) = match place {
        Place::Honshu | Place::KurileWaters | Place::NorthPacific => (Below, Above),
        Place::AttuApproaches | Place::Aleutians | Place::GulfOfAlaska => (Above, Below),
        Place::Alaska => (Above, Right),
        Place::Kyushu => (Below, Above),
        Place::BoninWaters | Place::MarcusWaters | Place::WestOfMidway => (Below, Above),
        Place::Wake => (Below, Above),
        Place::Midway => (Above, Below),
        Place::LisianskiWaters | Place::FrenchFrigateShoals => (Below, Above),
        Place::PearlHarbor => (Below, Right),
        Place::TrukMo
        | Place::MussauWaters
        | Place::RabaulMo
        | Place::PortMoresby
        | Place::Australia => (Below, Left),
        Place::JomardPassage | Place::CoralSea => (Below, Right),
        Place::TrukSo
        | Place::KapingamarangiWaters
        | Place::RabaulSo
        | Place::BougainvilleStrait
        | Place::Solomons
        | Place::SantaCruzWaters
        | Place::NewHebrides
        | Place::NewCaledonia => (Below, Right),
        Place::WestCoast => (Below, Left),
        Place::Samoa => (Below, Right),
        Place::QueenCharlotteWaters
        | Place::EastPacific
        | Place::PalmyraWaters
        | Place::PhoenixWaters
        | Place::FijiWaters => (Below, Right),
        Place::ChesterfieldWaters => (Above, Below),
    };
    Spot {
        at: middle(place),
        name,
        markers,
    }
}

/// The middle of a place.
pub fn middle(place: Place) -> Point {
    drawn_apart(place).unwrap_or_else(|| {
        let position = place.data().position;
        at(
            f64::from(position.longitude) / 10.0,
            f64::from(position.latitude) / 10.0,
        )
    })
}

/// Where a place stands that is not drawn where it lies.
const fn drawn_apart(place: Place) -> Option<Point> {
    match place {
        // The western line, past New Guinea.
        Place::TrukMo => Some((430.0, 645.0)),
        Place::MussauWaters => Some((415.0, 752.0)),
        Place::RabaulMo => Some((462.0, 868.0)),
        Place::JomardPassage => Some((528.0, 1012.0)),
        Place::PortMoresby => Some((382.0, 992.0)),
        Place::CoralSea => Some((470.0, 1098.0)),
        Place::Australia => Some((372.0, 1178.0)),
        // The eastern one, down the Solomons.
        Place::TrukSo => Some((572.0, 640.0)),
        Place::KapingamarangiWaters => Some((620.0, 742.0)),
        Place::RabaulSo => Some((570.0, 842.0)),
        Place::BougainvilleStrait => Some((650.0, 918.0)),
        Place::Solomons => Some((738.0, 998.0)),
        Place::SantaCruzWaters => Some((838.0, 1056.0)),
        Place::NewHebrides => Some((888.0, 1142.0)),
        Place::NewCaledonia => Some((815.0, 1222.0)),
        Place::ChesterfieldWaters => Some((600.0, 1215.0)),
        // Clear of the coast.
        Place::WestCoast => Some((1530.0, 300.0)),
        Place::Alaska => Some((1345.0, 60.0)),
        Place::Honshu => Some((262.0, 262.0)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::PLAYED;
    use super::*;

    #[test]
    fn every_place_stands_on_the_chart_near_where_it_lies() {
        for place in Place::ALL.iter().copied() {
            let (x, y) = middle(place);
            let [left, top, right, bottom] = PLAYED;
            let is_on_chart = (left..=right).contains(&x) && (top..=bottom).contains(&y);
            assert!(is_on_chart, "{place}: {x} {y}");
            let position = place.data().position;
            let (east, south) = at(
                f64::from(position.longitude) / 10.0,
                f64::from(position.latitude) / 10.0,
            );
            let apart = (x - east).hypot(y - south);
            assert!(apart < 60.0, "{place}: {apart:.0}");
        }
    }

    #[test]
    fn no_two_places_run_into_each_other() {
        for (n, place) in Place::ALL.iter().enumerate() {
            for other in &Place::ALL[..n] {
                let ((x, y), (to_x, to_y)) = (middle(*place), middle(*other));
                let apart = (x - to_x).hypot(y - to_y);
                assert!(apart > 70.0, "{place}, {other}: {apart:.0}");
            }
        }
    }
}
