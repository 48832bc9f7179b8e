//! The tracks of a butai display: where the air points of a carrier force are that are neither in a raid on the
//! map nor lost (9.12).
//!
//! ```text
//!   Air Raid Return     12+ > 8-11 > 4-7 > 0-3 >
//!   Turnaround          Servicing > Servicing > 0-3 > 0-7 > 0-11 > all ranges
//! ```
//!
//! Everything moves one box to the right each time the force is activated.

use serde::Serialize;

use super::raid::RaidId;

/// The boxes of the Air Raid Return track, by the least distance in hexes (9.12).
pub const RETURN_TRACK: [u8; 4] = [12, 8, 4, 0];

/// What points can do in a box of the Turnaround track (9.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turnaround {
    /// They are in servicing, and cannot fly.
    Servicing,
    /// They are ready for targets up to so many hexes away.
    ReadyUpTo(u8),
    /// They are ready for any target.
    ReadyForAll,
}

impl Turnaround {
    /// Whether the points can fly at all.
    pub const fn is_ready(self) -> bool {
        !matches!(self, Turnaround::Servicing)
    }

    /// Whether they can fly to a distance in hexes.
    pub const fn reaches(self, range: u8) -> bool {
        match self {
            Turnaround::Servicing => false,
            Turnaround::ReadyUpTo(reach) => range <= reach,
            Turnaround::ReadyForAll => true,
        }
    }
}

/// The boxes of the Turnaround track, from the left (9.12).
pub const TURNAROUND: [Turnaround; 6] = [
    Turnaround::Servicing,
    Turnaround::Servicing,
    Turnaround::ReadyUpTo(3),
    Turnaround::ReadyUpTo(7),
    Turnaround::ReadyUpTo(11),
    Turnaround::ReadyForAll,
];

/// Boxes of the Turnaround track that are Servicing.
pub const SERVICING: usize = 2;

/// A raid on its way home (10.31).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Returning {
    /// The raid.
    pub raid: RaidId,
    /// Its air points.
    pub points: u8,
    /// Its box of the Air Raid Return track, from 0 at the left.
    pub place: u8,
}

impl Returning {
    /// Whether it lands when its force is activated next (9.12).
    pub const fn is_due(&self) -> bool {
        self.place as usize + 1 == RETURN_TRACK.len()
    }
}

/// The points of a force on its tracks.
#[derive(Clone, PartialEq, Eq, Default, Hash, Debug, Serialize)]
pub struct Tracks {
    /// The raids on their way home.
    pub returning: Vec<Returning>,
    /// Air points in each box of the Turnaround track, from the left.
    pub turnaround: [u8; TURNAROUND.len()],
}

impl Tracks {
    /// All air points on both tracks.
    pub fn points(&self) -> u8 {
        self.points_returning() + self.turnaround.iter().sum::<u8>()
    }

    /// Air points on the Air Raid Return track.
    pub fn points_returning(&self) -> u8 {
        self.returning.iter().map(|raid| raid.points).sum()
    }

    /// Air points in the two Servicing boxes.
    pub fn servicing(&self) -> u8 {
        self.turnaround[..SERVICING].iter().sum()
    }

    /// Air points that can fly to a distance in hexes (9.12).
    pub fn available(&self, range: u8) -> u8 {
        let boxes = self.turnaround.iter().zip(TURNAROUND);
        let near = boxes.filter(|(_, of)| of.reaches(range));
        near.map(|(points, _)| points).sum()
    }

    /// Air points that are ready, but not for this distance (10.1F).
    pub fn out_of_reach(&self, range: u8) -> u8 {
        let boxes = self.turnaround.iter().zip(TURNAROUND);
        let short = boxes.filter(|(_, of)| of.is_ready() && !of.reaches(range));
        short.map(|(points, _)| points).sum()
    }

    /// Places a raid that comes home from a distance in hexes (10.31).
    pub(crate) fn begin_return(&mut self, raid: RaidId, points: u8, distance: u8) {
        let place = RETURN_TRACK.iter().position(|from| *from <= distance);
        self.returning.push(Returning {
            raid,
            points,
            // The last box begins at 0.
            place: place.unwrap_or(RETURN_TRACK.len() - 1) as u8,
        });
    }

    /// The points taken from each box of the Turnaround track for a raid of so many to a distance: as many as can
    /// fly so far, those first that have been ready longest (9.23).
    pub(crate) fn taken(&self, points: u8, range: u8) -> [u8; TURNAROUND.len()] {
        let mut taken = [0; TURNAROUND.len()];
        let mut wanted = points;
        for (place, of) in TURNAROUND.iter().enumerate().rev() {
            if of.reaches(range) {
                taken[place] = wanted.min(self.turnaround[place]);
                wanted -= taken[place];
            }
        }
        taken
    }

    /// Moves everything one box to the right (9.12, 10.32).
    pub(crate) fn advance(&mut self) {
        let [first, second, three, seven, eleven, all] = self.turnaround;
        let landing = self.returning.iter().filter(|raid| raid.is_due());
        let landed = landing.map(|raid| raid.points).sum();
        self.turnaround = [landed, first, second, three, seven, eleven + all];
        self.returning.retain(|raid| !raid.is_due());
        for raid in &mut self.returning {
            raid.place += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 9.12, 10.32, the rulebook's example: a raid from eight hexes stands in the 8-11 box, then 4-7, then 0-3, then
    /// in the first Servicing box, the second, and is ready for three hexes.
    #[test]
    fn r9_12_r10_32_a_raid_comes_home_from_eight_hexes() {
        let mut tracks = Tracks::default();
        tracks.begin_return(RaidId(1), 5, 8);
        let place = |tracks: &Tracks| tracks.returning.first().map(|raid| raid.place);
        assert_eq!(RETURN_TRACK[1], 8);
        let mut seen = Vec::new();
        for _ in 0..9 {
            seen.push((place(&tracks), tracks.turnaround));
            assert_eq!(tracks.points(), 5);
            tracks.advance();
        }
        let box_of = |n: usize| std::array::from_fn(|at| if at == n { 5 } else { 0 });
        let none = [0; 6];
        assert_eq!(
            seen,
            [
                (Some(1), none),
                (Some(2), none),
                (Some(3), none),
                (None, box_of(0)),
                (None, box_of(1)),
                (None, box_of(2)),
                (None, box_of(3)),
                (None, box_of(4)),
                (None, box_of(5)),
            ]
        );
        // The last box keeps what comes into it.
        tracks.turnaround[4] = 2;
        tracks.advance();
        assert_eq!(tracks.turnaround, [0, 0, 0, 0, 0, 7]);
    }

    /// 10.31: the box is that of the distance to the target.
    #[test]
    fn r10_31_the_return_track_goes_by_distance() {
        let place = |distance| {
            let mut tracks = Tracks::default();
            tracks.begin_return(RaidId(1), 1, distance);
            tracks.returning[0].place
        };
        assert_eq!(
            [0, 3, 4, 7, 8, 11, 12, 14, 30].map(place),
            [3, 3, 2, 2, 1, 1, 0, 0, 0]
        );
    }

    /// 9.12, 10.1F: at which distance each box can be used, and what is out of reach.
    #[test]
    fn r9_12_each_box_is_ready_for_its_distance() {
        let tracks = Tracks {
            returning: Vec::new(),
            turnaround: [1, 2, 4, 8, 16, 32],
        };
        assert_eq!(tracks.servicing(), 3);
        for (range, ready) in [
            (0, 60),
            (3, 60),
            (4, 56),
            (7, 56),
            (8, 48),
            (11, 48),
            (12, 32),
        ] {
            assert_eq!(tracks.available(range), ready, "{range}");
            assert_eq!(tracks.out_of_reach(range), 60 - ready, "{range}");
        }
    }

    /// 9.23: those that have been ready longest fly first, as far as they reach.
    #[test]
    fn r9_23_a_raid_takes_what_has_been_ready_longest() {
        let tracks = Tracks {
            returning: Vec::new(),
            turnaround: [3, 3, 2, 2, 2, 4],
        };
        assert_eq!(tracks.taken(5, 2), [0, 0, 0, 0, 1, 4]);
        assert_eq!(tracks.taken(9, 2), [0, 0, 1, 2, 2, 4]);
        assert_eq!(tracks.taken(20, 8), [0, 0, 0, 0, 2, 4]);
        assert_eq!(tracks.taken(20, 12), [0, 0, 0, 0, 0, 4]);
    }
}
