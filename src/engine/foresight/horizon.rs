//! How far a battle is played on.

use crate::engine::game::Game;

/// How far a battle is played on from a choice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Horizon {
    /// To its end.
    #[default]
    EndOfBattle,
    /// To the end of the turn. The score is as it stands then: what is still to come of planes in the air, of raids on
    /// their way, of fires, and of where the fleet lies and what it knows, is left out.
    EndOfTurn,
    /// Until none of the raids now in sight is still coming; the end of the turn where none is. The same is left out.
    EndOfRaid,
}

impl Horizon {
    /// Whether a battle that is played on from a game has come so far.
    pub(super) fn is_reached(self, from: &Game, ahead: &Game) -> bool {
        let (from, now) = (from.table(), ahead.table());
        match self {
            Horizon::EndOfBattle => false,
            Horizon::EndOfRaid if from.attackers().next().is_some() => {
                let mut seen = from.attackers();
                !seen.any(|raid| now.attackers().any(|it| it.id == raid.id))
            }
            Horizon::EndOfTurn | Horizon::EndOfRaid => now.turn != from.turn,
        }
    }
}
