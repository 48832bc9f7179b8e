//! For how long the staff has command.

use crate::engine::{Game, PHASES, Turn};

/// How much of a game is handed to the staff.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AutoplayRange {
    /// The phase that is being played.
    Phase,
    /// The turn that is being played.
    Turn,
    /// All that is left.
    Battle,
}

impl AutoplayRange {
    /// All of them, the shortest first.
    pub const ALL: [AutoplayRange; 3] = [
        AutoplayRange::Phase,
        AutoplayRange::Turn,
        AutoplayRange::Battle,
    ];

    /// What tests and scripts know it by on the page.
    pub const fn mark(self) -> &'static str {
        match self {
            AutoplayRange::Phase => "phase",
            AutoplayRange::Turn => "turn",
            AutoplayRange::Battle => "battle",
        }
    }

    /// The button that has the staff play what is left of it at once.
    pub const fn skip(self) -> &'static str {
        match self {
            AutoplayRange::Phase => "Skip the phase",
            AutoplayRange::Turn => "Skip the turn",
            AutoplayRange::Battle => "Skip the battle",
        }
    }

    /// Where it ends, within a sentence.
    pub const fn end(self) -> &'static str {
        match self {
            AutoplayRange::Phase => "the end of this phase",
            AutoplayRange::Turn => "the end of this turn",
            AutoplayRange::Battle => "the end of the battle",
        }
    }
}

/// The staff's command of a game: since when, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Command {
    /// For how long.
    pub range: AutoplayRange,
    turn: Turn,
    phase: u8,
}

impl Command {
    /// Command of a game as it stands.
    pub fn new(game: &Game, range: AutoplayRange) -> Command {
        let table = game.table();
        Command {
            range,
            turn: table.turn,
            phase: table.phase,
        }
    }

    /// Whether the player is asked again in a game as it stands.
    pub fn is_over(self, game: &Game) -> bool {
        let table = game.table();
        let is_past = match self.range {
            AutoplayRange::Phase => (table.turn, table.phase) != (self.turn, self.phase),
            AutoplayRange::Turn => table.turn != self.turn,
            AutoplayRange::Battle => false,
        };
        is_past || !has_more_to_play(game)
    }
}

/// Whether there is anything left of a game for the staff to decide.
pub fn has_more_to_play(game: &Game) -> bool {
    game.decision().is_some()
}

/// A way to hand a game over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HandOver {
    /// For how long.
    pub range: AutoplayRange,
    /// What stands on its button.
    pub label: String,
    /// How much that is.
    pub detail: String,
}

/// The ways to hand a game over as it stands.
pub fn hand_over(game: &Game) -> [HandOver; 3] {
    let (table, turns) = (game.table(), game.scenario().turns);
    let first = game.scenario().first_turn;
    let turn = first.turns_until(table.turn) + 1;
    AutoplayRange::ALL.map(|range| HandOver {
        range,
        label: format!("To {}", range.end()),
        detail: match (range, table.phase) {
            (AutoplayRange::Phase, 0) => "what is left before the first phase".to_owned(),
            (AutoplayRange::Phase, phase) => {
                let time = table.turn.time_of(phase);
                format!("phase {phase} of {PHASES}, which begins at {time:04}")
            }
            (AutoplayRange::Turn, _) => format!("turn {turn} of {turns}"),
            (AutoplayRange::Battle, _) => "and then the report".to_owned(),
        },
    })
}
