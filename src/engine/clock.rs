//! Turns of eighty minutes, four action phases each, and the light (3.0, 6.41).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Minutes a turn lasts.
const MINUTES_A_TURN: u16 = 80;
/// Start of the day's first turn, 0530, in minutes past midnight.
const FIRST_TURN: u16 = 5 * 60 + 30;
/// Turns from one 0530 to the next.
pub const TURNS_A_DAY: u8 = 18;
/// Action phases of a turn.
pub const PHASES: u8 = 4;
/// Minutes a phase lasts.
const MINUTES_A_PHASE: u16 = MINUTES_A_TURN / PHASES as u16;

/// A turn of the battle: the day in June 1944 and the turn of that day, 0530 being the first.
/// Turns after midnight still belong to the day they began on, as on the turn track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// 19 or 20.
    pub day: u8,
    /// 1 (0530) to 18 (0410).
    pub number: u8,
}

/// The light of a phase (6.41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Light {
    /// 0530 to 1730, and the first phase of 1850.
    Day,
    /// The second and third phases of 1850.
    Dusk,
    /// The fourth phase of 1850, and 2010 to 0410.
    Night,
}

impl Turn {
    /// The turn of June `day` that starts at a time such as 930. Fails to compile between turns.
    pub const fn at(day: u8, time: u16) -> Turn {
        let minutes = (time / 100 * 60 + time % 100 + 24 * 60 - FIRST_TURN) % (24 * 60);
        assert!(
            minutes.is_multiple_of(MINUTES_A_TURN),
            "no turn starts at this time"
        );
        Turn {
            day,
            number: (minutes / MINUTES_A_TURN) as u8 + 1,
        }
    }

    /// The turn after this one.
    pub const fn next(self) -> Turn {
        if self.number == TURNS_A_DAY {
            Turn {
                day: self.day + 1,
                number: 1,
            }
        } else {
            Turn {
                day: self.day,
                number: self.number + 1,
            }
        }
    }

    /// How many turns later another one is; none if it is earlier.
    pub fn turns_until(self, later: Turn) -> u8 {
        let number = |turn: Turn| turn.day as u16 * TURNS_A_DAY as u16 + turn.number as u16;
        number(later).saturating_sub(number(self)) as u8
    }

    /// The day of June by the calendar: after midnight the next one.
    pub const fn date(self) -> u8 {
        const BEGINS: u16 = Turn { day: 1, number: 1 }.time();
        match self.time() < BEGINS {
            true => self.day + 1,
            false => self.day,
        }
    }

    /// Its starting time as four digits, 0530 to 0410.
    pub const fn time(self) -> u16 {
        let minutes = (FIRST_TURN + (self.number as u16 - 1) * MINUTES_A_TURN) % (24 * 60);
        minutes / 60 * 100 + minutes % 60
    }

    /// The time at which one of its four phases begins, as four digits.
    pub const fn time_of(self, phase: u8) -> u16 {
        let before = (phase as u16).saturating_sub(1) * MINUTES_A_PHASE;
        let start = self.time();
        let minutes = (start / 100 * 60 + start % 100 + before) % (24 * 60);
        minutes / 60 * 100 + minutes % 60
    }

    /// Whether crippled ships can be towed in it: every third turn, those that start at half past (12.42).
    pub const fn can_tow(self) -> bool {
        self.time() % 100 == 30
    }

    /// The light in one of its four phases (6.41).
    pub const fn light(self, phase: u8) -> Light {
        match (self.time(), phase) {
            (1850, 2 | 3) => Light::Dusk,
            (1850, 4) => Light::Night,
            (530..=1850, _) => Light::Day,
            _ => Light::Night,
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} June 1944, {:04}", self.date(), self.time())
    }
}

impl fmt::Display for Light {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Light::Day => "day",
            Light::Dusk => "dusk",
            Light::Night => "night",
        })
    }
}
