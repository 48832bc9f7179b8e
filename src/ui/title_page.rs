//! What this title gives to the page that all titles have.

use page::title_page::{GameOnTable, TitlePage};

use super::state::GameStore;
use crate::engine::{Game, PhilippineSea};

impl GameOnTable<Game> for GameStore {
    fn peek<R>(self, look: impl FnOnce(&Game) -> R) -> R {
        GameStore::peek(self, look)
    }
}

impl TitlePage for PhilippineSea {
    type GameStore = GameStore;
}
