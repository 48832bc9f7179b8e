//! What the player can do once a game is over.

use crate::view::shell::Departure;

/// Something the player can do once a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Afterwards {
    /// Read its report.
    Report,
    /// Watch it from its first turn.
    WatchAgain,
    /// Leave it.
    Leave(Departure),
    /// Export it to a file.
    Export,
}

/// What he can do, what is likeliest first. Who came by a link came to see this game.
pub const fn afterwards(is_guest: bool) -> &'static [Afterwards] {
    match is_guest {
        true => &[
            Afterwards::Report,
            Afterwards::WatchAgain,
            Afterwards::Leave(Departure::Start),
        ],
        false => &[
            Afterwards::Report,
            Afterwards::Leave(Departure::NewSeed),
            Afterwards::Leave(Departure::SameSeed),
            Afterwards::WatchAgain,
            Afterwards::Export,
            Afterwards::Leave(Departure::Start),
        ],
    }
}

/// What the report offers beside the way back to the table.
pub fn after_report(is_guest: bool) -> Option<Afterwards> {
    let new_game = Afterwards::Leave(Departure::NewSeed);
    afterwards(is_guest).contains(&new_game).then_some(new_game)
}

impl Afterwards {
    /// Its button.
    pub const fn label(self) -> &'static str {
        match self {
            Afterwards::Report => "Open the report",
            Afterwards::WatchAgain => "Watch it again",
            Afterwards::Leave(Departure::NewSeed) => "New game",
            Afterwards::Leave(Departure::SameSeed) => "Again, same dice",
            Afterwards::Leave(Departure::Start) => "Back to the start",
            Afterwards::Leave(Departure::Branch(_)) => "Play on in a new game",
            Afterwards::Export => "Export the game",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_game_of_his_own_a_player_is_offered_another() {
        let own = afterwards(false);
        assert_eq!(own[0], Afterwards::Report, "Enter gives the first");
        assert!(own.contains(&Afterwards::Leave(Departure::NewSeed)));
        assert_eq!(after_report(false).map(Afterwards::label), Some("New game"));
    }

    #[test]
    fn a_guests_game_is_read_watched_and_left() {
        let leaves = |it: &&Afterwards| matches!(it, Afterwards::Leave(_));
        let leaves: Vec<_> = afterwards(true).iter().filter(leaves).collect();
        assert_eq!(leaves, [&Afterwards::Leave(Departure::Start)]);
        assert_eq!(after_report(true), None);
    }
}
