//! For how long the staff has command.

use crate::engine::{Game, PHASES, Turn};

/// How much of a game is handed to the staff.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stretch {
    /// The phase that is being played.
    Phase,
    /// The turn that is being played.
    Turn,
    /// All that is left.
    Battle,
}

impl Stretch {
    /// All of them, the shortest first.
    pub const ALL: [Stretch; 3] = [Stretch::Phase, Stretch::Turn, Stretch::Battle];

    /// What tests and scripts know it by on the page.
    pub const fn mark(self) -> &'static str {
        match self {
            Stretch::Phase => "phase",
            Stretch::Turn => "turn",
            Stretch::Battle => "battle",
        }
    }

    /// The button that has the staff play what is left of it at once.
    pub const fn skip(self) -> &'static str {
        match self {
            Stretch::Phase => "Skip the phase",
            Stretch::Turn => "Skip the turn",
            Stretch::Battle => "Skip the battle",
        }
    }

    /// Where it ends, within a sentence.
    pub const fn end(self) -> &'static str {
        match self {
            Stretch::Phase => "the end of this phase",
            Stretch::Turn => "the end of this turn",
            Stretch::Battle => "the end of the battle",
        }
    }
}

/// The staff's command of a game: since when, and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Command {
    /// For how long.
    pub stretch: Stretch,
    turn: Turn,
    phase: u8,
}

impl Command {
    /// Command of a game as it stands.
    pub fn new(game: &Game, stretch: Stretch) -> Command {
        let table = game.table();
        Command {
            stretch,
            turn: table.turn,
            phase: table.phase,
        }
    }

    /// Whether the player is asked again in a game as it stands.
    pub fn is_over(self, game: &Game) -> bool {
        let table = game.table();
        let is_past = match self.stretch {
            Stretch::Phase => (table.turn, table.phase) != (self.turn, self.phase),
            Stretch::Turn => table.turn != self.turn,
            Stretch::Battle => false,
        };
        is_past || !has_more_to_play(game)
    }
}

/// Whether there is anything left of a game for the staff to decide.
pub fn has_more_to_play(game: &Game) -> bool {
    game.decision().is_some()
}

/// A way to hand a game over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandOver {
    /// For how long.
    pub stretch: Stretch,
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
    Stretch::ALL.map(|stretch| HandOver {
        stretch,
        label: format!("To {}", stretch.end()),
        detail: match (stretch, table.phase) {
            (Stretch::Phase, 0) => "what is left before the first phase".to_owned(),
            (Stretch::Phase, phase) => {
                let time = table.turn.time_of(phase);
                format!("phase {phase} of {PHASES}, which begins at {time:04}")
            }
            (Stretch::Turn, _) => format!("turn {turn} of {turns}"),
            (Stretch::Battle, _) => "and then the report".to_owned(),
        },
    })
}
