//! Links to a finished game: its whole save stands behind the `#` of the address, to be watched by whoever opens it.

use super::{LinkAnswer, LinkQuestion, OnTable, SharedGame};

/// Letters of the longest address that is given as a link: programs cut longer ones off, or refuse them.
pub const LONGEST_ADDRESS: usize = 8_000;

/// Letters of the longest message that every chat takes as it is.
pub const LONGEST_MESSAGE: usize = 2_000;

/// A link to a finished game, or why there is none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum WatchLink {
    /// The whole address.
    Address {
        /// Its text, to be copied.
        text: String,
        /// What is said where some chats would cut it; the file stands beside it then.
        warning: Option<String>,
    },
    /// The game is too long for one.
    TooLong {
        /// What is said of it.
        words: String,
    },
}

impl WatchLink {
    /// The link with which an address would be `address`.
    pub fn of(address: String) -> WatchLink {
        match address.len() {
            letters @ ..=LONGEST_ADDRESS => WatchLink::Address {
                text: address,
                warning: (letters > LONGEST_MESSAGE).then(|| {
                    format!(
                        "The link has {letters} letters, and some chats cut what has more than {LONGEST_MESSAGE}: the game as a file comes through whole."
                    )
                }),
            },
            letters => WatchLink::TooLong {
                words: format!(
                    "This game is too long for a link: it would have {letters} letters, and many programs cut off what has more than {LONGEST_ADDRESS}. Export it as a file: whoever imports that can watch it from its start."
                ),
            },
        }
    }
}

/// What is asked before a link to a finished game is followed while another game is on the table.
pub fn watch_question(shared: &SharedGame, table: &OnTable) -> LinkQuestion {
    let scenario = shared.game.scenario();
    LinkQuestion {
        title: "Leave this game to watch another?".to_owned(),
        text: format!(
            "The link is to a finished game of scenario {}, \u{201c}{}\u{201d}. {}",
            scenario.number,
            scenario.name,
            table.stays()
        ),
        answers: vec![
            LinkAnswer::Stay.labelled("Stay with this game"),
            LinkAnswer::Begin.labelled("Open the finished game"),
        ],
    }
}
