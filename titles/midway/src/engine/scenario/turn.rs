//! The steps of a turn (6.0) and the calendar (2.5).

use crate::engine::listed::{listed, written_as_text};

/// The first day of the game: year, month, day.
pub const FIRST_DAY: (u16, u8, u8) = (1942, 4, 1);
/// The last.
pub const LAST_DAY: (u16, u8, u8) = (1942, 6, 30);
/// How many days that is: 30 of April, 31 of May, 30 of June.
pub const DAYS: u16 = 91;
/// How long a turn is, when the days are shared among the markers: a day to a week (2.5).
pub const DAYS_A_TURN: u16 = 4;

/// The two halves of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Steps 1 to 10.
    Ijn,
    /// Steps 11 to 17.
    Usn,
}

impl Phase {
    /// Both.
    pub const ALL: [Phase; 2] = [Phase::Ijn, Phase::Usn];

    /// Whose it is.
    pub const fn text(self) -> &'static str {
        match self {
            Phase::Ijn => "IJN",
            Phase::Usn => "USN",
        }
    }
}

written_as_text!(Phase, "a phase");

/// Who decides in a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecidedBy {
    /// The rules alone, but for ties.
    Rules,
    /// The player.
    Player,
    /// Each something.
    Both,
}

impl DecidedBy {
    /// All of them.
    pub const ALL: [DecidedBy; 3] = [DecidedBy::Rules, DecidedBy::Player, DecidedBy::Both];

    /// In a word.
    pub const fn text(self) -> &'static str {
        match self {
            DecidedBy::Rules => "engine",
            DecidedBy::Player => "player",
            DecidedBy::Both => "both",
        }
    }
}

written_as_text!(DecidedBy, "who decides");

/// What is true of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnStepData {
    /// Its phase.
    pub phase: Phase,
    /// Who decides in it.
    pub by: DecidedBy,
    /// Whether it is done for each active line.
    pub per_line: bool,
}

const fn for_line(by: DecidedBy) -> TurnStepData {
    TurnStepData {
        phase: Phase::Ijn,
        by,
        per_line: true,
    }
}

const fn once(phase: Phase, by: DecidedBy) -> TurnStepData {
    TurnStepData {
        phase,
        by,
        per_line: false,
    }
}

listed! {
    /// A step of the sequence of play (6.0).
    pub enum TurnStep: TurnStepData, "a step of the turn";
    OperationsDetermination = "Operations determination" => once(Phase::Ijn, DecidedBy::Rules);
    IjnSpotting = "Spotting" => for_line(DecidedBy::Rules);
    IjnMovement = "Task force movement" => for_line(DecidedBy::Rules);
    UsnReaction = "USN reaction" => for_line(DecidedBy::Player);
    AirLaunch = "Air launch" => for_line(DecidedBy::Rules);
    IjnCombat = "Mutual combat, IJN phase" => for_line(DecidedBy::Both);
    AmphibiousAssault = "Amphibious assault" => for_line(DecidedBy::Rules);
    IjnReturn = "Return, IJN phase" => for_line(DecidedBy::Player);
    Morale = "Morale" => for_line(DecidedBy::Rules);
    IjnLogistics = "Logistics" => once(Phase::Ijn, DecidedBy::Both);
    Organization = "G-1 Organization" => once(Phase::Usn, DecidedBy::Player);
    UsnIntelligence = "G-2 Intelligence" => once(Phase::Usn, DecidedBy::Player);
    UsnOperations = "G-3 Operations" => once(Phase::Usn, DecidedBy::Player);
    UsnCombat = "Mutual combat, USN phase" => once(Phase::Usn, DecidedBy::Player);
    UsnReturn = "Return, USN phase" => once(Phase::Usn, DecidedBy::Player);
    UsnLogistics = "G-4 Logistics" => once(Phase::Usn, DecidedBy::Player);
    EndOfTurn = "End of turn" => once(Phase::Usn, DecidedBy::Both);
}

impl TurnStep {
    /// Its number, 1 to 17.
    pub const fn number(self) -> u8 {
        self.index() as u8 + 1
    }

    /// Its phase.
    pub const fn phase(self) -> Phase {
        self.data().phase
    }
}
