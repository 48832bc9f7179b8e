//! Who wins (5.0), and how well. The levels are rebuilt: the rulebook knows won and lost.

use serde::Serialize;

use crate::engine::listed::listed;

/// How many island bases the USN loses the game with (5.0).
pub const BASES_TO_LOSE: usize = 2;

/// By how many the IJN's carriers sunk must exceed ours for the better levels.
pub const CARRIERS_WON_BY: i8 = 2;

listed! {
    /// How well the game went; its data is whether it is won.
    pub enum Level: bool, "a level of victory";
    TurningPoint = "Turning point" => true;
    ClearVictory = "Clear victory" => true;
    Held = "Held" => true;
    PerimeterLost = "Perimeter lost" => false;
    Disaster = "Disaster" => false;
}

/// What a level of a won game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Win {
    /// The level.
    pub level: Level,
    /// At most so many island bases lost.
    pub bases_lost: usize,
    /// At least so many more carriers sunk (CVA, CVL) than lost (CV); nothing if it does not matter.
    pub carriers: Option<i8>,
}

const fn win(level: Level, bases_lost: usize, carriers: Option<i8>) -> Win {
    Win {
        level,
        bases_lost,
        carriers,
    }
}

/// The levels of a won game: it takes the first whose conditions hold.
pub const WINS: [Win; 4] = [
    win(Level::TurningPoint, 0, Some(CARRIERS_WON_BY)),
    win(Level::ClearVictory, 0, None),
    win(Level::ClearVictory, 1, Some(CARRIERS_WON_BY)),
    win(Level::Held, 1, None),
];

impl Level {
    /// Whether the USN has won.
    pub const fn is_won(self) -> bool {
        *self.data()
    }

    /// The level of a game in which no home base of ours was lost: by the island bases lost, and by how many more carriers
    /// of the IJN (CVA, CVL) were sunk than of ours (CV).
    pub fn of(bases_lost: usize, carriers_ahead: i8) -> Level {
        let holds = |win: &&Win| {
            bases_lost <= win.bases_lost && win.carriers.is_none_or(|least| carriers_ahead >= least)
        };
        let won = WINS.iter().find(holds);
        won.map_or(Level::PerimeterLost, |win| win.level)
    }
}
