//! A player who answers as the staff would: how often he is asked, and about what.

use crate::engine::session::told;
use crate::engine::{Decision, Game, Session};

/// A game that was played so.
pub(super) struct Followed {
    /// The game, at its end.
    pub(super) game: Game,
    /// What he was asked, in turn.
    pub(super) asked: Vec<Asked>,
}

/// A question that a player was asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// Its name.
    pub(super) name: &'static str,
    /// Whether he could foresee it.
    pub(super) is_foreseen: bool,
}

impl Asked {
    fn of(decision: &Decision) -> Asked {
        Asked {
            name: decision.text().name,
            is_foreseen: decision.is_foreseen(),
        }
    }
}

impl Followed {
    /// A game that was played by somebody whom nobody asks.
    pub(super) fn unasked(game: Game) -> Followed {
        let asked = Vec::new();
        Followed { game, asked }
    }
}

/// Answers what is asked as the page's filled answer does: a step by all that can be told of it. Says how many orders that was.
fn answer(session: &mut Session) -> usize {
    let given = match session.game().decision() {
        Some(
            Decision::Organization
            | Decision::Operations
            | Decision::Logistics
            | Decision::ReactionStrikes { .. },
        ) => {
            let told = told(session.game(), |_, _| ());
            session.as_told(&told.orders)
        }
        _ => session.as_staff(),
    };
    given.orders
}

/// Plays a game to its end.
pub(super) fn follow(game: Game) -> Followed {
    let mut session = Session::new(game);
    let mut asked = Vec::new();
    while let Some(decision) = session.game().decision() {
        let question = Asked::of(decision);
        if answer(&mut session) == 0 {
            break;
        }
        asked.push(question);
    }
    let game = session.into_game();
    Followed { game, asked }
}
