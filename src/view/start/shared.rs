//! Links to a finished game: its whole save stands behind the `#` of the address, to be watched by whoever opens it.

use page::games::reason;
use page::link::{GAME, LinkParts};
use page::titles::{PHILIPPINE_SEA, Title};

use super::{Link, LinkAnswer, LinkQuestion, OnTable};
use crate::engine::{Game, TITLE, signed};
use crate::storage::{game_of, pack, unpack};

/// Letters of the longest address that is given as a link: programs cut longer ones off, or refuse them.
pub const LONGEST_ADDRESS: usize = 8_000;

/// Letters of the longest message that every chat takes as it is.
pub const LONGEST_MESSAGE: usize = 2_000;

/// A finished game that a link carries.
#[derive(Clone, Debug)]
pub struct SharedGame {
    /// The game.
    pub game: Game,
    /// The link as it stands behind the `#` of an address.
    pub link: String,
}

/// What a link asks for.
#[derive(Clone, Debug)]
pub enum Followed {
    /// A battle to begin.
    Battle(Link),
    /// A finished game to be watched.
    Watch(Box<SharedGame>),
    /// The page of another title, by its address from here with the link in it.
    OtherTitle(String),
}

impl Followed {
    /// Reads what stands behind the `#` of an address.
    ///
    /// # Errors
    /// What is wrong with it, as the end of a sentence.
    pub fn read(text: &str) -> Result<Followed, String> {
        let parts = LinkParts::read(text)?;
        let title = parts.get("title").and_then(Title::named);
        if let Some(other) = title.filter(|title| title.id != TITLE) {
            let address = other.address_from(PHILIPPINE_SEA);
            return Ok(Followed::OtherTitle(format!("{address}#{text}")));
        }
        let Some(packed) = parts.get(GAME) else {
            return Link::of(&parts).map(Followed::Battle);
        };
        let of_battle = ["scenario", "seed", "options"];
        if of_battle.iter().any(|key| parts.get(key).is_some()) {
            return Err("it asks for a battle and for a finished game at once".to_owned());
        }
        SharedGame::read(packed).map(|shared| Followed::Watch(Box::new(shared)))
    }
}

impl SharedGame {
    fn read(packed: &str) -> Result<SharedGame, String> {
        let text = unpack(packed)
            .ok_or("the game in it was cut off, or changed on its way: ask for it once more")?;
        let game = game_of(&text).map_err(|problem| reason(&problem))?;
        if game.outcome().is_none() {
            return Err("the game in it is not over".to_owned());
        }
        let link = link_of(packed);
        Ok(SharedGame { game, link })
    }

    /// The battle, and how it ended: "“Hey, Rube!”, +8".
    pub fn name(&self) -> String {
        let score = self.game.outcome().map(|outcome| signed(outcome.score));
        let scenario = self.game.scenario().name;
        format!("{scenario}, {}", score.unwrap_or_default())
    }
}

/// The link to a finished game as it stands behind the `#` of an address; nothing if it is not over, or cannot be
/// saved.
pub fn link_to_watch(game: &Game) -> Option<String> {
    game.outcome()?;
    Some(link_of(&pack(&game.save()?.to_text())))
}

/// The title stands last: programs that make links of addresses leave out a sign at their end.
fn link_of(packed: &str) -> String {
    format!("{GAME}={packed}&title={TITLE}")
}

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
