//! What reaches what: ranges along a line (8.1), and how ships go from place to place (8.2).

use std::iter;

use super::line::Line;
use super::place::Place;
use crate::engine::units::Side;

/// The lanes between home bases of the USN, end to end (8.2). Only its ships use them; nothing is flown or spotted there.
pub const LANES: [&[Place]; 5] = [
    &[Place::Alaska, Place::QueenCharlotteWaters, Place::WestCoast],
    &[Place::WestCoast, Place::EastPacific, Place::PearlHarbor],
    &[
        Place::PearlHarbor,
        Place::PalmyraWaters,
        Place::PhoenixWaters,
        Place::Samoa,
    ],
    &[Place::Samoa, Place::FijiWaters, Place::NewCaledonia],
    &[
        Place::NewCaledonia,
        Place::ChesterfieldWaters,
        Place::Australia,
    ],
];

impl Place {
    /// How many spaces an aircraft flies from here to there: nothing if that is on another line, or on none (8.1).
    pub fn range_to(self, other: Place) -> Option<u8> {
        let (from, to) = (self.station()?, other.station()?);
        (from.line == to.line).then(|| from.index.abs_diff(to.index))
    }

    /// The next place of its line towards a home base of this side: east for the USN, west for the IJN (8.2, 14.2).
    /// Nothing in that home base itself, and nothing off the lines.
    pub fn next_towards_home_of(self, side: Side) -> Option<Place> {
        let station = self.station()?;
        let index = match side {
            Side::Usn => station.index.checked_add(1)?,
            Side::Ijn => station.index.checked_sub(1)?,
        };
        station.line.places().get(usize::from(index)).copied()
    }

    /// The next place east, where the IJN moves (8.2).
    pub fn east(self) -> Option<Place> {
        self.next_towards_home_of(Side::Usn)
    }

    /// The next place west, where the IJN withdraws to (14.2).
    pub fn west(self) -> Option<Place> {
        self.next_towards_home_of(Side::Ijn)
    }

    /// The places one space away by line or lane, whoever may go there.
    pub fn joined(self) -> impl Iterator<Item = Place> {
        let along_line = [self.west(), self.east()].into_iter().flatten();
        let lines = LANES.into_iter().flat_map(|lane| lane.windows(2));
        let along_lane = lines.filter_map(move |pair| match pair {
            [one, other] if *one == self => Some(*other),
            [one, other] if *other == self => Some(*one),
            _ => None,
        });
        along_line.chain(along_lane)
    }

    /// The places one space away that ships of the USN may enter: no home base of the IJN (8.2, 8.7).
    pub fn usn_joined(self) -> impl Iterator<Item = Place> {
        self.joined()
            .filter(|place| !place.is_home_base_of(Side::Ijn))
    }

    /// How many spaces ships of the USN sail from here to there at the least, along lines and lanes (6.0(17), 8.2).
    /// Nothing if `other` is a home base of the IJN.
    pub fn sea_distance(self, other: Place) -> Option<u8> {
        let mut reached = [false; Place::ALL.len()];
        reached[self.index()] = true;
        let mut ring = vec![self];
        for distance in 0.. {
            if ring.contains(&other) {
                return Some(distance);
            }
            let mut next = Vec::new();
            for place in ring.iter().flat_map(|place| place.usn_joined()) {
                if !std::mem::replace(&mut reached[place.index()], true) {
                    next.push(place);
                }
            }
            if next.is_empty() {
                return None;
            }
            ring = next;
        }
        None
    }

    /// A shortest way for ships of the USN from here to there, whatever is in it: the places that they enter, in turn (8.2).
    /// Empty if there is none.
    pub fn sea_way(self, other: Place) -> Vec<Place> {
        let next = |at: &Place| {
            let joined = at.usn_joined().filter(|_| *at != other);
            let left = joined.filter_map(|it| Some((it.sea_distance(other)?, it)));
            left.min_by_key(|(distance, _)| *distance).map(|(_, it)| it)
        };
        iter::successors(next(&self), next).collect()
    }
}

impl Line {
    /// Its places within a range of one of them, that one among them, from west to east.
    pub fn within(self, from: Place, range: u8) -> impl Iterator<Item = Place> {
        let places = self.places().iter().copied();
        places.filter(move |place| from.range_to(*place).is_some_and(|spaces| spaces <= range))
    }
}
