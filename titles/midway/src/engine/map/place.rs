//! The places of the map (2.1): home bases, island bases, and the plain spaces between.

use super::line::{Line, Station};
use crate::engine::listed::listed;
use crate::engine::units::{IslandBase, Side, Strength};

/// What a place is, and what it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// A home base box: whose it is, and how many air units can be based in it (4.2).
    HomeBase(Side, Capacity),
    /// An island base. Its coastal defense unit says the rest (2.2).
    IslandBase(IslandBase),
    /// A plain space, where nothing is based.
    Space,
}

/// How many air units can be based in a place (4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Capacity {
    /// As many as this.
    Units(u8),
    /// Any number.
    Unlimited,
}

impl Capacity {
    /// Whether so many air units have room.
    pub const fn holds(self, units: usize) -> bool {
        match self {
            Capacity::Units(most) => units <= most as usize,
            Capacity::Unlimited => true,
        }
    }

    /// With an aircraft tender there, or several: one more (4.3).
    #[must_use]
    pub const fn with_tender(self) -> Capacity {
        match self {
            Capacity::Units(most) => Capacity::Units(most + 1),
            Capacity::Unlimited => Capacity::Unlimited,
        }
    }
}

/// Where a place stands on a chart of the Pacific. The rules do not ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Tenths of a degree east of Greenwich, 0 to 3599.
    pub longitude: u16,
    /// Tenths of a degree north of the equator; south is negative.
    pub latitude: i16,
}

/// What is printed at a place of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaceData {
    /// What it is.
    pub kind: PlaceKind,
    /// Where it is drawn.
    pub position: Position,
}

const fn at(kind: PlaceKind, longitude: u16, latitude: i16) -> PlaceData {
    PlaceData {
        kind,
        position: Position {
            longitude,
            latitude,
        },
    }
}

const fn space(longitude: u16, latitude: i16) -> PlaceData {
    at(PlaceKind::Space, longitude, latitude)
}

const fn island(base: IslandBase, longitude: u16, latitude: i16) -> PlaceData {
    at(PlaceKind::IslandBase(base), longitude, latitude)
}

/// A home base box of Japan, where no aircraft are ever based (4.2).
const fn japan(longitude: u16, latitude: i16) -> PlaceData {
    let kind = PlaceKind::HomeBase(Side::Ijn, Capacity::Units(0));
    at(kind, longitude, latitude)
}

const fn port(capacity: Capacity, longitude: u16, latitude: i16) -> PlaceData {
    at(
        PlaceKind::HomeBase(Side::Usn, capacity),
        longitude,
        latitude,
    )
}

const ANY: Capacity = Capacity::Unlimited;

const fn room(units: u8) -> Capacity {
    Capacity::Units(units)
}

listed! {
    /// A place of the map: line by line from west to east, then what lies off the lines.
    pub enum Place: PlaceData, "a place of the map";
    // AL.
    Honshu = "Honshu (Japan, AL)" => japan(1412, 413);
    KurileWaters = "Kurile waters" => space(1530, 455);
    NorthPacific = "North Pacific" => space(1630, 490);
    AttuApproaches = "Attu approaches" => space(1750, 513);
    Aleutians = "Aleutians" => island(IslandBase::Aleutians, 1935, 535);
    GulfOfAlaska = "Gulf of Alaska" => space(2010, 550);
    Alaska = "Alaska" => port(room(6), 2080, 575);
    // MI.
    Kyushu = "Kyushu (Japan, MI)" => japan(1320, 335);
    BoninWaters = "Bonin waters" => space(1430, 285);
    MarcusWaters = "Marcus waters" => space(1545, 245);
    Wake = "Wake" => island(IslandBase::Wake, 1666, 193);
    WestOfMidway = "West of Midway" => space(1740, 245);
    Midway = "Midway" => island(IslandBase::Midway, 1826, 282);
    LisianskiWaters = "Lisianski waters" => space(1890, 260);
    FrenchFrigateShoals = "French Frigate Shoals" => space(1950, 238);
    PearlHarbor = "Pearl Harbor" => port(ANY, 2020, 213);
    // SO.
    TrukSo = "Truk (SO)" => japan(1535, 74);
    KapingamarangiWaters = "Kapingamarangi waters" => space(1555, 15);
    RabaulSo = "Rabaul (SO)" => island(IslandBase::RabaulSo, 1532, -42);
    BougainvilleStrait = "Bougainville Strait" => space(1568, -70);
    Solomons = "Solomons" => island(IslandBase::Solomons, 1605, -93);
    SantaCruzWaters = "Santa Cruz waters" => space(1655, -125);
    NewHebrides = "New Hebrides" => space(1678, -173);
    NewCaledonia = "New Caledonia" => port(room(4), 1664, -223);
    // MO.
    TrukMo = "Truk (MO)" => japan(1505, 74);
    MussauWaters = "Mussau waters" => space(1490, 10);
    RabaulMo = "Rabaul (MO)" => island(IslandBase::RabaulMo, 1508, -46);
    JomardPassage = "Jomard Passage" => space(1522, -105);
    PortMoresby = "Port Moresby" => island(IslandBase::PortMoresby, 1472, -95);
    CoralSea = "Coral Sea" => space(1505, -155);
    Australia = "Australia" => port(room(8), 1470, -198);
    // Off the lines.
    WestCoast = "West Coast" => port(ANY, 2370, 370);
    Samoa = "Samoa" => port(room(4), 1885, -140);
    QueenCharlotteWaters = "Queen Charlotte waters" => space(2240, 495);
    EastPacific = "East Pacific" => space(2200, 305);
    PalmyraWaters = "Palmyra waters" => space(1980, 90);
    PhoenixWaters = "Phoenix waters" => space(1920, -30);
    FijiWaters = "Fiji waters" => space(1775, -185);
    ChesterfieldWaters = "Chesterfield waters" => space(1575, -215);
}

impl Place {
    /// The island base it is, if it is one.
    pub const fn island_base(self) -> Option<IslandBase> {
        match self.data().kind {
            PlaceKind::IslandBase(base) => Some(base),
            _ => None,
        }
    }

    /// Whose home base box it is, if it is one (2.1).
    pub const fn home_base(self) -> Option<Side> {
        match self.data().kind {
            PlaceKind::HomeBase(side, _) => Some(side),
            _ => None,
        }
    }

    /// Whether it is a home base of this side.
    pub fn is_home_base_of(self, side: Side) -> bool {
        self.home_base() == Some(side)
    }

    /// How many air units can be based here, without a tender: in an island base as its coastal defense says, and none when
    /// that is eliminated (4.2, 15.3).
    pub const fn capacity(self, defense: Option<Strength>) -> Capacity {
        match (self.data().kind, defense) {
            (PlaceKind::HomeBase(_, capacity), _) => capacity,
            (PlaceKind::IslandBase(base), Some(strength)) => {
                Capacity::Units(base.data().capacity.at(strength))
            }
            (PlaceKind::IslandBase(_), None) | (PlaceKind::Space, _) => Capacity::Units(0),
        }
    }

    /// Who holds it when the game begins. Nobody holds a plain space.
    pub const fn first_held_by(self) -> Option<Side> {
        match self.data().kind {
            PlaceKind::HomeBase(side, _) => Some(side),
            PlaceKind::IslandBase(base) => Some(base.side()),
            PlaceKind::Space => None,
        }
    }

    /// The home bases of a side (2.1, 5.0).
    pub fn home_bases(side: Side) -> impl Iterator<Item = Place> {
        let all = Place::ALL.iter().copied();
        all.filter(move |place| place.is_home_base_of(side))
    }

    /// Its line and where on it; nothing for a place that only lanes reach.
    pub const fn station(self) -> Option<Station> {
        super::line::STATIONS[self.index()]
    }

    /// Its line. No place is on two.
    pub const fn line(self) -> Option<Line> {
        match self.station() {
            Some(station) => Some(station.line),
            None => None,
        }
    }

    /// Whether it lies west or north of the Japanese Defense Perimeter (9.1, 14.2). Off the lines nothing does.
    pub fn is_inside_perimeter(self) -> bool {
        self.station()
            .is_some_and(|station| station.index <= station.line.data().inside)
    }

    /// Whether it is a space of a route line: an island base or a plain space, where incidents happen and Victory Spirit
    /// and Intelligence find forces (7.1, 21.0).
    pub const fn is_space_of_line(self) -> bool {
        self.is_on_route_line() && self.home_base().is_none()
    }

    /// Whether air missions are flown and spotting is attempted here: on route lines alone (8.1, 9.1).
    pub const fn is_on_route_line(self) -> bool {
        self.station().is_some()
    }
}
