//! A player who answers as the staff would: how often he is asked, and about what.

use crate::engine::{Game, Session};

/// A game that was played so.
pub(super) struct Followed {
    /// The game, at its end.
    pub(super) game: Game,
    /// What he was asked, in turn: the name of each question.
    pub(super) asked: Vec<&'static str>,
}

impl Followed {
    /// A game that was played by somebody whom nobody asks.
    pub(super) fn unasked(game: Game) -> Followed {
        let asked = Vec::new();
        Followed { game, asked }
    }
}

/// Plays a game to its end.
pub(super) fn follow(game: Game) -> Followed {
    let mut session = Session::new(game);
    let mut asked = Vec::new();
    while let Some(decision) = session.game().decision() {
        let name = decision.text().name;
        if session.as_staff().orders == 0 {
            break;
        }
        asked.push(name);
    }
    let game = session.into_game();
    Followed { game, asked }
}
