//! What a title's page fills in, so that its games are played, saved and found again as those of every title are.

use crate::address::Address;
use crate::followed::Linked;

/// The store of the game on the table.
pub trait GameOnTable<G>: Copy + Send + Sync + 'static {
    /// Looks at the game once, without being told when it changes.
    fn peek<R>(self, look: impl FnOnce(&G) -> R) -> R;
}

/// A title with a page.
pub trait TitlePage: Linked {
    /// The store of its game on the table.
    type GameStore: GameOnTable<Self::Game>;

    /// The page's own address.
    const ADDRESS: Address = Address::of(Self::TITLE.keys);
}
