//! Links to a game: title, options and seed, or a whole finished game, behind the `#` of an address.

use kernel::Title;
use page::games::reason;
use page::link::{GAME, LinkParts};
use page::storage::{pack, unpack};
use page::titles::{self, MIDWAY};
use page::wording::clipped;

use crate::engine::scenario::{GameOption, GameOptions};
use crate::engine::{Game, GameSetup, Midway};
use crate::storage::game_of;

/// What stands for no option at all.
const NONE: &str = "none";

/// The game that a link asks for, from its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The options.
    pub options: GameOptions,
    /// The seed, if the link names one.
    pub seed: Option<u64>,
}

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
    /// A game to begin.
    Begin(Link),
    /// A finished game to be watched.
    Watch(Box<SharedGame>),
    /// The page of another title, by its address from here with the link in it.
    OtherTitle(String),
}

impl Followed {
    /// Reads what stands behind the `#` of an address, also as mail and chat mangle it.
    ///
    /// # Errors
    /// What is wrong with it, as the end of a sentence.
    pub fn read(text: &str) -> Result<Followed, String> {
        let parts = LinkParts::read(text)?;
        let title = parts.get("title").filter(|title| !title.is_empty());
        let other = title.filter(|title| !title.eq_ignore_ascii_case(Midway::NAME));
        if let Some(other) = other {
            let known = titles::Title::named(other);
            let unknown = || format!("it is to a game of another title, \"{}\"", clipped(other));
            let known = known.ok_or_else(unknown)?;
            let address = known.address_from(MIDWAY);
            return Ok(Followed::OtherTitle(format!("{address}#{text}")));
        }
        let Some(packed) = parts.get(GAME) else {
            return Link::of(&parts).map(Followed::Begin);
        };
        if ["seed", "options"]
            .iter()
            .any(|key| parts.get(key).is_some())
        {
            return Err("it asks for a new game and for a finished one at once".to_owned());
        }
        SharedGame::read(packed).map(|shared| Followed::Watch(Box::new(shared)))
    }
}

impl Link {
    /// The link to a game from its start.
    pub fn to(game: &Game) -> Link {
        Link {
            options: game.setup().options,
            seed: game.seed(),
        }
    }

    fn of(parts: &LinkParts) -> Result<Link, String> {
        let mut link = Link {
            options: GameOptions::default(),
            seed: None,
        };
        for (key, value) in parts.all() {
            match key {
                "title" => {}
                "seed" => {
                    let value = clipped(value);
                    let no_seed = |_| format!("\"{value}\" is no seed: a seed is a whole number");
                    link.seed = Some(value.parse().map_err(no_seed)?);
                }
                "options" => link.options = options(value)?,
                _ => {
                    let key = clipped(key);
                    return Err(format!(
                        "it asks for \"{key}\", which this page does not know"
                    ));
                }
            }
        }
        Ok(link)
    }

    /// What the game begins with.
    pub fn setup(self) -> GameSetup {
        GameSetup {
            options: self.options,
        }
    }

    /// The link as it stands behind the `#` of an address: the same for every link to this game.
    pub fn to_text(self) -> String {
        let mut text = format!("title={}", Midway::NAME);
        if let Some(seed) = self.seed {
            text += &format!("&seed={seed}");
        }
        if self.options != GameOptions::default() {
            let names: Vec<&str> = self.options.iter().map(GameOption::text).collect();
            let names = match names.is_empty() {
                true => NONE.to_owned(),
                false => names.join(","),
            };
            text += &format!("&options={names}");
        }
        text
    }
}

/// The options of a list of names.
fn options(names: &str) -> Result<GameOptions, String> {
    let names = names.split(',').filter(|name| !name.is_empty());
    let names = names.filter(|name| !name.eq_ignore_ascii_case(NONE));
    let option = |name: &str| {
        let name = name.to_ascii_lowercase();
        let unknown = |_| format!("there is no option \"{}\"", clipped(&name));
        name.parse::<GameOption>().map_err(unknown)
    };
    names.map(option).collect()
}

impl SharedGame {
    fn read(packed: &str) -> Result<SharedGame, String> {
        let text = unpack(packed)
            .ok_or("the game in it was cut off, or changed on its way: ask for it once more")?;
        let game = game_of(&text).map_err(|problem| reason(&problem))?;
        if game.table().outcome.is_none() {
            return Err("the game in it is not over".to_owned());
        }
        let link = link_of(packed);
        Ok(SharedGame { game, link })
    }

    /// How it ended, as the name of the game.
    pub fn name(&self) -> String {
        let outcome = self.game.table().outcome;
        let level = outcome.map(|outcome| outcome.level.to_string());
        format!("Midway, {}", level.unwrap_or_default())
    }
}

/// The link to a finished game as it stands behind the `#` of an address; nothing if it is not over, or cannot be
/// saved.
pub fn link_to_watch(game: &Game) -> Option<String> {
    game.table().outcome?;
    Some(link_of(&pack(&game.save()?.to_text())))
}

/// The title stands last: programs that make links of addresses leave out a sign at their end.
fn link_of(packed: &str) -> String {
    format!("{GAME}={packed}&title={}", Midway::NAME)
}
