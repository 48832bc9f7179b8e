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
    session.play(&first[..1], next_as_suggested);
    let game = session.game();
    for mission in ["Intercept 1", "Intercept 2", "Intercept 3"] {
        let order = asked_about(&one_by_one, mission)
            .suggested()
            .unwrap()
            .orders()[0];
        one_by_one.play(order).unwrap();
    }
    let (missions, rest) = game.orders().split_at(3);
    assert_eq!(missions, one_by_one.orders());
    assert_eq!(rest[0], Order::EndMovement);
    // What follows by itself ends with the phase: in the next the player is asked again.
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    assert_eq!(game.table().phase, 2);
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

/// It ends with its movement: of what comes up in the next phase the player is asked, also where no question came in between.
#[test]
fn the_next_phase_is_asked_about() {
    let mut followed = 0;
    for (scenario, seed) in (0..30).flat_map(|seed| [(0, seed), (2, seed)]) {
        let mut session = Session::new(Game::new(SCENARIOS[scenario], &[], seed).unwrap());
        while let Some(order) = Sensible.order(session.game()) {
            let game = session.game();
            let asked = (game.decision() == Some(Decision::AirMovement))
                .then(|| fleet::waiting(game.table()).next().cloned())
                .flatten()
                .map(|mission| asked_about(game, &mission.id.to_string()));
            let all = asked.and_then(|prompt| {
                let mut answers = prompt.answers.iter();
                let all = answers.find(|it| matches!(it.action, Action::AllAsSuggested(_)));
                all.map(|it| it.orders().to_vec())
            });
            let Some(all) = all else {
                session.play(&[order], |_| Vec::new());
                continue;
            };
            let before = game.orders().len();
            session.play(&all[..1], next_as_suggested);
            let given = &session.game().orders()[before..];
            let ended = given.iter().position(|it| *it == Order::EndMovement);
            let after = ended.map_or(&[][..], |at| &given[at + 1..]);
            let moves = |it: &Order| matches!(it, Order::Fly { .. } | Order::Hold { .. });
            assert!(
                !after.iter().any(moves),
                "scenario {scenario}, seed {seed}: {given:?}"
            );
            followed += usize::from(session.game().decision() == Some(Decision::AirMovement));
        }
    }
    assert!(followed > 5, "{followed}");
}
