//! What links lead to: a battle to begin, or a finished game to be watched.

use page::followed::{self, Linked};
use page::link::LinkParts;
use page::link_question::{LinkQuestion, OnTable};
use page::notice::Notice;

use super::{GameLine, Link, bad_link, link_question, watch_question};
use crate::engine::{Game, PhilippineSea, signed};

/// A finished game that a link carries.
pub type SharedGame = followed::SharedGame<PhilippineSea>;
/// What a link asks for.
pub type Followed = followed::Followed<PhilippineSea>;

impl Linked for PhilippineSea {
    type Link = Link;

    const TWO_AT_ONCE: &'static str = "it asks for a battle and for a finished game at once";

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
        let seed = link.seed.unwrap_or(new_seed);
        Game::new(link.scenario, &link.options, seed).ok()
    }

    fn name(game: &Game) -> String {
        game.scenario().name.to_owned()
    }

    /// The battle, and how it ended: "Hey, Rube!, +8".
    fn name_when_over(game: &Game) -> Option<String> {
        let score = signed(game.outcome()?.score);
        Some(format!("{}, {score}", game.scenario().name))
    }

    fn link_question(
        link: &Link,
        begun: Option<&GameLine>,
        table: Option<&OnTable>,
    ) -> Option<LinkQuestion> {
        link_question(link, begun, table)
    }

    fn watch_question(shared: &SharedGame, table: &OnTable) -> LinkQuestion {
        watch_question(shared, table)
    }

    fn bad_link(wrong: &str) -> Notice {
        bad_link(wrong)
    }
}

/// The link to a finished game as it stands behind the `#` of an address; nothing if it is not over, or cannot be
/// saved.
pub fn link_to_watch(game: &Game) -> Option<String> {
    followed::link_to_watch::<PhilippineSea>(game)
}
