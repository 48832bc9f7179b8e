//! What a link leads to: a game to begin, a finished one whose whole save stands behind the `#` of the address, or the page
//! of another title.

use std::fmt::Debug;

use crate::games::{GameLine, reason};
use crate::link::{GAME, LinkParts};
use crate::link_question::{LinkQuestion, OnTable};
use crate::listed::Listed;
use crate::notice::Notice;
use crate::storage::{game_of, pack, unpack};
use crate::titles::Title;

/// A title whose games can be linked to.
pub trait Linked: Listed {
    /// A game to begin, as a link asks for one.
    type Link: Clone + Debug + Send + Sync + 'static;

    /// What is wrong with a link to a game to begin that is to a finished one too, as the end of a sentence.
    const TWO_AT_ONCE: &'static str;

    /// The game to begin that these keys ask for.
    ///
    /// # Errors
    /// What is wrong with them, as the end of a sentence.
    fn link_of(parts: &LinkParts) -> Result<Self::Link, String>;

    /// The link to a game from its start.
    fn link_to(game: &Self::Game) -> Self::Link;

    /// A link as it stands behind the `#` of an address: the same for every link to this game.
    fn link_text(link: &Self::Link) -> String;

    /// The game that a link asks for, with another seed if it names none.
    fn begin(link: &Self::Link, new_seed: u64) -> Option<Self::Game>;

    /// What a new game is called.
    fn name(game: &Self::Game) -> String;

    /// What a game is called that came by a link; nothing if it is not over.
    fn name_when_over(game: &Self::Game) -> Option<String>;

    /// The question, if a link may not simply be followed: when it began a game before, or when another game is on the table.
    fn link_question(
        link: &Self::Link,
        begun: Option<&GameLine>,
        table: Option<&OnTable>,
    ) -> Option<LinkQuestion>;

    /// What is asked before a link to a finished game is followed while another game is on the table.
    fn watch_question(shared: &SharedGame<Self>, table: &OnTable) -> LinkQuestion;

    /// A link cannot be followed.
    fn bad_link(wrong: &str) -> Notice;
}

/// A finished game that a link carries.
#[derive(Clone, Debug)]
pub struct SharedGame<T: Linked> {
    /// The game.
    pub game: T::Game,
    /// What it is called.
    pub name: String,
    /// The link as it stands behind the `#` of an address.
    pub link: String,
}

/// What a link asks for.
#[derive(Clone, Debug)]
pub enum Followed<T: Linked> {
    /// A game to begin.
    Begin(T::Link),
    /// A finished game to be watched.
    Watch(Box<SharedGame<T>>),
    /// The page of another title, by its address from here with the link in it.
    OtherTitle(String),
}

impl<T: Linked> Followed<T> {
    /// Reads what stands behind the `#` of an address, also as mail and chat mangle it.
    ///
    /// # Errors
    /// What is wrong with it, as the end of a sentence.
    pub fn read(text: &str) -> Result<Followed<T>, String> {
        let parts = LinkParts::read(text)?;
        let title = parts.get("title").and_then(Title::named);
        if let Some(other) = title.filter(|title| title.id != T::TITLE.id) {
            let address = other.address_from(T::TITLE);
            return Ok(Followed::OtherTitle(format!("{address}#{text}")));
        }
        let Some(packed) = parts.get(GAME) else {
            return T::link_of(&parts).map(Followed::Begin);
        };
        let to_begin = ["scenario", "seed", "options"];
        if to_begin.iter().any(|key| parts.get(key).is_some()) {
            return Err(T::TWO_AT_ONCE.to_owned());
        }
        SharedGame::read(packed).map(|shared| Followed::Watch(Box::new(shared)))
    }
}

impl<T: Linked> SharedGame<T> {
    fn read(packed: &str) -> Result<SharedGame<T>, String> {
        let text = unpack(packed)
            .ok_or("the game in it was cut off, or changed on its way: ask for it once more")?;
        let game = game_of::<T>(&text).map_err(|problem| reason(&problem))?;
        let name = T::name_when_over(&game).ok_or("the game in it is not over")?;
        let link = link_of::<T>(packed);
        Ok(SharedGame { game, name, link })
    }
}

/// The link to a finished game as it stands behind the `#` of an address; nothing if it is not over, or cannot be
/// saved.
pub fn link_to_watch<T: Linked>(game: &T::Game) -> Option<String> {
    T::name_when_over(game)?;
    Some(link_of::<T>(&pack(&T::save(game)?)))
}

/// The title stands last: programs that make links of addresses leave out a sign at their end.
fn link_of<T: Linked>(packed: &str) -> String {
    format!("{GAME}={packed}&title={}", T::TITLE.id)
}
