//! The wind, and how a move of ships lies to it (17.0, 17.6).

use std::fmt;

use serde::Serialize;

use super::direction::Direction;
use super::hex::HexId;

/// The wind: it blows steadily from one of the six directions, and does not change during a game (17.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Wind {
    /// Whence it blows.
    pub from: Direction,
}

/// How a task group has moved by the wind, which is what its marker says until its next move (17.0, 17.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WindCourse {
    /// Towards the wind: no marker (17.4).
    Windward,
    /// It kept its hex: a Station Keeping marker (17.3).
    StationKeeping,
    /// Away from the wind: a Leeward Move marker (17.2).
    Leeward,
}

impl WindCourse {
    /// All three, the freest first.
    pub const ALL: [WindCourse; 3] = [
        WindCourse::Windward,
        WindCourse::StationKeeping,
        WindCourse::Leeward,
    ];

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            WindCourse::Windward => "17.4",
            WindCourse::StationKeeping => "17.3",
            WindCourse::Leeward => "17.2",
        }
    }

    /// What it leaves a task group until its next move, in words (17.2-17.4).
    pub const fn leaves(self) -> &'static str {
        match self {
            WindCourse::Windward => "full air operations",
            WindCourse::StationKeeping => {
                "each fleet carrier and one light carrier launches or lands one unit a phase"
            }
            WindCourse::Leeward => {
                "each group launches or lands one unit a phase, and has no patrol in its box"
            }
        }
    }
}

/// "to windward", "keeping station", "to leeward".
impl fmt::Display for WindCourse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WindCourse::Windward => "to windward",
            WindCourse::StationKeeping => "keeping station",
            WindCourse::Leeward => "to leeward",
        })
    }
}

impl Wind {
    /// As it blew on June 19 and 20, 1944: from east to west (17.6).
    pub const HISTORICAL: Wind = Wind::from(Direction::E);

    /// The wind from a direction.
    pub const fn from(from: Direction) -> Wind {
        Wind { from }
    }

    /// Whither it blows.
    pub const fn to(self) -> Direction {
        self.from.opposite()
    }

    /// How a step in a direction lies to it: straight or diagonally away is leeward, and the other three directions are
    /// windward (17.0).
    pub fn of_step(self, step: Direction) -> WindCourse {
        match step.turns_from(self.to()) {
            0 | 1 => WindCourse::Leeward,
            _ => WindCourse::Windward,
        }
    }

    /// How a move to the next hex lies to it, or staying in a hex (17.0).
    pub fn course(self, from: HexId, to: HexId) -> WindCourse {
        let mut steps = Direction::ALL.into_iter();
        match steps.find(|step| from.neighbour(*step) == Some(to)) {
            Some(step) => self.of_step(step),
            None => WindCourse::StationKeeping,
        }
    }
}

/// "from the east".
impl fmt::Display for Wind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "from the {}", self.from)
    }
}
