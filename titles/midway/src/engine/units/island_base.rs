//! The island bases (2.1) and the coastal defense unit of each (2.2). Ratings are rebuilt, but for the room of
//! Port Moresby and of the Solomons.

use super::hit_number::HitNumber;
use super::side::Side;
use super::strength::ByStrength;
use crate::engine::listed::listed;
use crate::engine::map::Place;

/// What is printed on the counter of a coastal defense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IslandBaseData {
    /// Whose base it is when the game begins.
    pub side: Side,
    /// Where it is.
    pub place: Place,
    /// Against bombers that bombed it (13.2).
    pub flak: ByStrength<HitNumber>,
    /// Against each ship that bombards it (15.2).
    pub guns: ByStrength<HitNumber>,
    /// How many air units can be based here (4.2, 15.3).
    pub capacity: ByStrength<u8>,
}

const fn base(
    side: Side,
    place: Place,
    flak: [u8; 2],
    guns: [u8; 2],
    capacity: [u8; 2],
) -> IslandBaseData {
    IslandBaseData {
        side,
        place,
        flak: numbers(flak),
        guns: numbers(guns),
        capacity: ByStrength {
            full: capacity[0],
            reduced: capacity[1],
        },
    }
}

const fn numbers([full, reduced]: [u8; 2]) -> ByStrength<HitNumber> {
    ByStrength {
        full: HitNumber::new(full),
        reduced: HitNumber::new(reduced),
    }
}

listed! {
    /// An island base, and its coastal defense unit. In each row flak, guns and capacity: full, reduced.
    pub enum IslandBase: IslandBaseData, "an island base";
    Aleutians = "Aleutians" => base(Side::Usn, Place::Aleutians, [1, 1], [1, 1], [2, 1]);
    Midway = "Midway" => base(Side::Usn, Place::Midway, [2, 1], [2, 1], [6, 3]);
    Solomons = "Solomons" => base(Side::Usn, Place::Solomons, [1, 1], [1, 1], [0, 0]);
    PortMoresby = "Port Moresby" => base(Side::Usn, Place::PortMoresby, [2, 1], [1, 1], [4, 2]);
    Wake = "Wake" => base(Side::Ijn, Place::Wake, [1, 1], [1, 1], [3, 1]);
    RabaulMo = "Rabaul (MO)" => base(Side::Ijn, Place::RabaulMo, [2, 1], [2, 1], [5, 2]);
    RabaulSo = "Rabaul (SO)" => base(Side::Ijn, Place::RabaulSo, [2, 1], [2, 1], [5, 2]);
}

impl IslandBase {
    /// Whose base it is when the game begins. One of the USN may be captured, for good (16.0).
    pub const fn side(self) -> Side {
        self.data().side
    }

    /// Where it is.
    pub const fn place(self) -> Place {
        self.data().place
    }

    /// The bases that were a side's when the game began (2.1).
    pub fn of(side: Side) -> impl Iterator<Item = IslandBase> {
        let all = IslandBase::ALL.iter().copied();
        all.filter(move |base| base.side() == side)
    }
}
