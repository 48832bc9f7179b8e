//! How this title's games are kept.

use kernel::{LoadError, Saved, Title};
use page::save_points::Moments;
use page::storage::{Stored, file_with};
use page::titles::{self, MIDWAY};

use super::{Standing, Summary};
use crate::engine::{Game, Midway, Save};

impl Stored for Midway {
    type Game = Game;
    type Problem = LoadError;
    type Standing = Standing;
    type Beside = Moments;

    const TITLE: titles::Title = MIDWAY;
    const NOT_A_SAVE: LoadError = LoadError::NotASave(Midway::FULL_NAME);

    fn damaged(error: &serde_json::Error) -> LoadError {
        LoadError::damaged(error)
    }

    fn other_title(problem: &LoadError) -> Option<&str> {
        match problem {
            LoadError::OtherTitle(title) => Some(title),
            _ => None,
        }
    }

    fn problem(title: &str, version: u32) -> Option<LoadError> {
        let (oldest, newest) = (Midway::OLDEST_VERSION, Midway::VERSION);
        if title != Midway::NAME {
            Some(LoadError::OtherTitle(title.to_owned()))
        } else if !(oldest..=newest).contains(&version) {
            Some(LoadError::OtherVersion {
                version: version.into(),
                oldest,
                newest,
            })
        } else {
            None
        }
    }

    fn load(save: &str) -> Result<Game, LoadError> {
        Save::read(save)?.game()
    }

    fn save(game: &Game) -> Option<String> {
        Some(game.save()?.to_text())
    }

    /// Its save; with named moments, or the game it grew from, beside it where it has any.
    fn file(game: &Game, name: Option<&str>, beside: &Moments) -> Option<String> {
        let save: Save = game.save()?;
        let save = save.named(name).to_text();
        Some(match beside.is_empty() {
            true => save,
            false => file_with(save, name, beside),
        })
    }

    fn summary(game: &Game) -> Summary {
        Summary {
            title: Midway::NAME.to_owned(),
            version: game.version(),
            standing: Standing::of(game),
            level: game.table().outcome.map(|it| it.level.to_string()),
            check: game.check_of_save(),
            ..Summary::default()
        }
    }
    fn checks(game: &Game) -> Vec<String> {
        vec![game.check_of_save()]
    }
}
