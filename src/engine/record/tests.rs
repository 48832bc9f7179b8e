use crate::engine::game::Game;
use crate::engine::scenario;
use crate::engine::staff::{Player, Random};

/// What undo goes back to and plays again is the record as it was.
#[test]
fn a_record_taken_back_and_played_again_is_the_same() {
    let scenario = scenario::ALL[5];
    let mut game = Game::new(scenario, &[], 3).unwrap();
    let mut player = Random::new(3);
    for _ in 0..70 {
        let order = player.order(&game).unwrap();
        game.play(order).unwrap();
    }
    for orders in [1, 5, 40] {
        let mut again = game.clone();
        again.undo_many(orders);
        for order in &game.orders()[game.orders().len() - orders..] {
            again.play(*order).unwrap();
        }
        assert_eq!(again.record(), game.record());
    }
}
