//! The four route lines (2.4, 7.0): chains of places, none of which forks.

use super::place::{Place, PlaceKind};
use crate::engine::listed::listed;
use crate::engine::units::IslandBase;

/// A route line as the map shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineData {
    /// What the IJN is after, for the player.
    pub name: &'static str,
    /// Its places, from the IJN's home base in the west to the home base of the USN.
    pub places: &'static [Place],
    /// The island base the IJN is to take.
    pub objective: IslandBase,
    /// The index of its last place west or north of the Japanese Defense Perimeter (9.1, 14.2).
    pub inside: u8,
}

listed! {
    /// A route line: what an Ops marker activates (7.0).
    pub enum Line: LineData, "a route line";
    Al = "AL" => LineData {
        name: "Aleutians",
        places: &[
            Place::Honshu, Place::KurileWaters, Place::NorthPacific, Place::AttuApproaches, Place::Aleutians,
            Place::GulfOfAlaska, Place::Alaska,
        ],
        objective: IslandBase::Aleutians,
        inside: 2,
    };
    Mi = "MI" => LineData {
        name: "Midway",
        places: &[
            Place::Kyushu, Place::BoninWaters, Place::MarcusWaters, Place::Wake, Place::WestOfMidway, Place::Midway,
            Place::LisianskiWaters, Place::FrenchFrigateShoals, Place::PearlHarbor,
        ],
        objective: IslandBase::Midway,
        inside: 3,
    };
    So = "SO" => LineData {
        name: "Solomons",
        places: &[
            Place::TrukSo, Place::KapingamarangiWaters, Place::RabaulSo, Place::BougainvilleStrait, Place::Solomons,
            Place::SantaCruzWaters, Place::NewHebrides, Place::NewCaledonia,
        ],
        objective: IslandBase::Solomons,
        inside: 2,
    };
    Mo = "MO" => LineData {
        name: "Port Moresby",
        places: &[
            Place::TrukMo, Place::MussauWaters, Place::RabaulMo, Place::JomardPassage, Place::PortMoresby,
            Place::CoralSea, Place::Australia,
        ],
        objective: IslandBase::PortMoresby,
        inside: 2,
    };
}

/// A place as a point of its line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Station {
    /// The line.
    pub line: Line,
    /// How many spaces it is from the IJN's home base.
    pub index: u8,
}

/// Where each place is on its line.
pub(super) const STATIONS: [Option<Station>; Place::ALL.len()] = {
    let mut stations = [None; Place::ALL.len()];
    let mut n = 0;
    while n < Line::ALL.len() {
        let line = Line::ALL[n];
        let places = line.data().places;
        let mut index = 0;
        while index < places.len() {
            stations[places[index].index()] = Some(Station {
                line,
                index: index as u8,
            });
            index += 1;
        }
        n += 1;
    }
    stations
};

impl Line {
    /// Its places from west to east.
    pub const fn places(self) -> &'static [Place] {
        self.data().places
    }

    /// The home base of the IJN at its western end.
    pub const fn ijn_home_base(self) -> Place {
        self.places()[0]
    }

    /// The home base of the USN at its eastern end.
    pub const fn usn_home_base(self) -> Place {
        let places = self.places();
        places[places.len() - 1]
    }

    /// The island bases on it, from west to east.
    pub fn island_bases(self) -> impl Iterator<Item = IslandBase> {
        let places = self.places().iter();
        places.filter_map(|place| match place.data().kind {
            PlaceKind::IslandBase(base) => Some(base),
            _ => None,
        })
    }
}
