//! All missions at once, each as is suggested to it, and the end of the movement.

use carrier_battle::engine::staff::{self, Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Session, fleet};
use carrier_battle::view::Action;
use carrier_battle::view::prompt::next_as_suggested;
use carrier_battle::view::shell::CommandName;

use super::{asked_about, find};

/// One click gives each mission what would be suggested to it when its turn comes, and then ends the movement.
#[test]
fn all_missions_fly_as_is_suggested_to_each() {
    let game = Game::new(SCENARIOS[0], &[], 7).unwrap();
    let all = find(&asked_about(&game, "Intercept 1"), "All 3 missions").clone();
    let Action::AllAsSuggested(first) = &all.action else {
        panic!("{:?}", all.action);
    };
    assert_eq!(all.command, Some(CommandName::Routine));
    assert!(
        all.detail.ends_with(", then movement ends"),
        "{}",
        all.detail
    );
    let mut one_by_one = game.clone();
    let mut session = Session::new(game);
    session.play(first, next_as_suggested);
    let game = session.game();
    for mission in ["Intercept 1", "Intercept 2", "Intercept 3"] {
        let order = asked_about(&one_by_one, mission)
            .primary()
            .unwrap()
            .orders()[0];
        one_by_one.play(order).unwrap();
    }
    let (missions, rest) = game.orders().split_at(3);
    assert_eq!(missions, one_by_one.orders());
    assert_eq!(rest[0], Order::EndMovement);
    assert_ne!(game.decision(), Some(Decision::AirMovement));
    assert_eq!(next_as_suggested(game), []);
    // It is one step.
    session.undo().unwrap();
    assert_eq!(session.game().orders(), []);
}

/// It ends nothing over the head of a mission without a suggestion, nor where a patrol had better go up, nor the
/// movement after which the battle ends.
#[test]
fn the_movement_ends_by_itself_only_where_the_staff_would_end_it() {
    let mut ended = 0;
    for (scenario, seed) in (0..10).flat_map(|seed| [(0, seed), (1, seed), (2, seed)]) {
        let mut game = Game::new(SCENARIOS[scenario], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::AirMovement) {
                let next = next_as_suggested(&game);
                let waits = fleet::waiting(game.table()).next().is_some();
                if next == [Order::EndMovement] {
                    assert!(!waits && scenario != 1);
                    assert_eq!(staff::suggestion(&game), Some(Order::EndMovement));
                    ended += 1;
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(ended > 50, "{ended}");
}
