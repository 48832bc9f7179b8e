//! What links lead to: a game to begin, or a finished one to be watched.

use page::followed::{self, Linked};
use page::games::GameLine;
use page::link::LinkParts;
use page::link_question::{LinkQuestion, OnTable};
use page::notice::Notice;

use super::{Link, NAME, bad_link, link_question, watch_question};
use crate::engine::{Game, Midway};

/// A finished game that a link carries.
pub type SharedGame = followed::SharedGame<Midway>;
/// What a link asks for.
pub type Followed = followed::Followed<Midway>;

impl Linked for Midway {
    type Link = Link;

    const TWO_AT_ONCE: &'static str = "it asks for a new game and for a finished one at once";

    fn link_of(parts: &LinkParts) -> Result<Link, String> {
        Link::of(parts)
    }

    fn link_to(game: &Game) -> Link {
        Link::to(game)
    }

    fn link_text(link: &Link) -> String {
        link.to_text()
    }

    fn begin(link: &Link, new_seed: u64) -> Option<Game> {
        Some(Game::new(link.setup(), link.seed.unwrap_or(new_seed)))
    }

    fn name(_: &Game) -> String {
        NAME.to_owned()
    }

    /// How it ended: "Midway, Held".
    fn name_when_over(game: &Game) -> Option<String> {
        let outcome = game.table().outcome?;
        Some(format!("{NAME}, {}", outcome.level))
    }

    fn link_question(
        _: &Link,
        begun: Option<&GameLine>,
        table: Option<&OnTable>,
    ) -> Option<LinkQuestion> {
        link_question(begun, table)
    }

    fn watch_question(_: &SharedGame, table: &OnTable) -> LinkQuestion {
        watch_question(table)
    }

    fn bad_link(wrong: &str) -> Notice {
        bad_link(wrong)
    }
}

/// The link to a finished game as it stands behind the `#` of an address; nothing if it is not over, or cannot be
/// saved.
pub fn link_to_watch(game: &Game) -> Option<String> {
    followed::link_to_watch::<Midway>(game)
}
