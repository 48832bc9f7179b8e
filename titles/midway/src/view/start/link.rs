//! Links to a game from its start: title, options and seed behind the `#` of an address.

use kernel::Title;
use page::link::LinkParts;
use page::wording::clipped;

use crate::engine::scenario::{GameOption, GameOptions};
use crate::engine::{Game, GameSetup, Midway};

/// What stands for no option at all.
const NONE: &str = "none";

/// The game that a link asks for, from its start.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Link {
    /// The options.
    pub options: GameOptions,
    /// The seed, if the link names one.
    pub seed: Option<u64>,
}

impl Link {
    /// The link to a game from its start.
    pub fn to(game: &Game) -> Link {
        Link {
            options: game.setup().options,
            seed: game.seed(),
        }
    }

    /// The game that these keys ask for.
    pub(super) fn of(parts: &LinkParts) -> Result<Link, String> {
        let mut link = Link::default();
        for (key, value) in parts.all() {
            match key {
                "title" if value.is_empty() || value.eq_ignore_ascii_case(Midway::NAME) => {}
                "title" => {
                    let title = clipped(value);
                    return Err(format!("it is to a game of another title, \"{title}\""));
                }
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
