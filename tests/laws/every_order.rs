//! What holds for an order in any game: it can be taken back, and the game kept where it stands.

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Event, Game, Order};

use crate::common::{play, state};

/// Gives an order, takes it back and gives it again. Undo leads back to the table before and counts
/// only where a die or a choice was seen, which it says; the same order then has the same result.
pub fn give_and_take_back(game: &mut Game, order: Order) -> bool {
    let before = state(game);
    let happened = play(game, order);
    let after = state(game);
    let seen = happened
        .iter()
        .any(|event| matches!(event, Event::Roll(_) | Event::Pick { .. }));
    assert_eq!(game.undo_reveals(), Some(seen));
    assert!(game.undo());
    let undone = before.4 + u32::from(seen);
    assert!(state(game) == (before.0, before.1, before.2, before.3, undone));
    // The dice are back as well.
    assert_eq!(play(game, order), happened);
    assert!(state(game) == (after.0, after.1, after.2, after.3, undone));
    seen
}

/// Saved as it stands, a game loads as it was, and goes on as the other does, with the dice where they
/// were.
pub fn save_and_load(game: &mut Game, player: &mut Random) {
    let text = game.save().unwrap().to_text();
    let mut loaded = Game::load(&text).unwrap();
    assert!(state(&loaded) == state(game) && loaded.events() == game.events());
    assert_eq!(loaded.save().unwrap().to_text(), text);
    if let Some(order) = player.order(game) {
        assert_eq!(play(game, order), play(&mut loaded, order));
    }
}

/// The same orders give the same game again: events, table and check.
pub fn the_same_again(game: &Game, mut again: Game) {
    for order in game.orders() {
        play(&mut again, *order);
    }
    assert!(again.events() == game.events() && again.table() == game.table());
    assert_eq!(again.save().unwrap().check, game.save().unwrap().check);
}
