//! How this title's games are kept.

use page::storage::Stored;
use page::titles::{self, PHILIPPINE_SEA};

use super::game_file::game_file;
use super::{Beside, Standing, Summary};
use crate::engine::{Game, LoadError, PhilippineSea, TITLE, is_playable};

impl Stored for PhilippineSea {
    type Game = Game;
    type Problem = LoadError;
    type Standing = Standing;
    type Beside = Beside;

    const TITLE: titles::Title = PHILIPPINE_SEA;
    const NOT_A_SAVE: LoadError = LoadError::NotASave;

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
        if title != TITLE {
            Some(LoadError::OtherTitle(title.to_owned()))
        } else if !is_playable(version.into()) {
            Some(LoadError::OtherVersion(version.into()))
        } else {
            None
        }
    }

    fn load(save: &str) -> Result<Game, LoadError> {
        Game::load(save)
    }

    fn save(game: &Game) -> Option<String> {
        Some(game.save()?.to_text())
    }

    fn file(game: &Game, name: Option<&str>, beside: &Beside) -> Option<String> {
        Some(game_file(game.save()?, name, beside))
    }

    fn summary(game: &Game) -> Summary {
        Summary {
            title: TITLE.to_owned(),
            version: game.version(),
            standing: Standing::of(game),
            level: game.outcome().map(|outcome| outcome.level.to_owned()),
            check: game.check_of_save(),
            ..Summary::default()
        }
    }

    fn checks(game: &Game) -> Vec<String> {
        game.checks().map(Vec::from).unwrap_or_default()
    }

    fn is_verified(game: &Game) -> bool {
        game.is_verified()
    }
}
