//! Saves that were written when less was asked, and with another check.

use super::*;
use crate::engine::scenario;
use crate::engine::staff::{Player, Random, Sensible};

/// A game of scenario 4 in which the order of looks is asked for the halves of a double force alone, played some way on
/// from there.
fn asked() -> Game {
    let options = [Variant::DoubleForces, Variant::LocationUncertainty];
    let is_asked = |game: &Game| matches!(game.decision(), Some(Decision::WhichForce { .. }));
    for seed in 0..200 {
        let mut game = Game::new(scenario::ALL[3], &options, seed).unwrap();
        let mut player = Random::new(seed);
        let mut left = None;
        while let Some(order) = player.order(&game) {
            if is_asked(&game) && left.is_none() {
                left = Some(30);
            }
            if left == Some(0) && !is_asked(&game) {
                return game;
            }
            left = left.map(|left: u8| left.saturating_sub(1));
            // It took the forces as they came.
            let first = game.table().looking.first().copied();
            let as_it_was = first.filter(|_| is_asked(&game));
            let order = as_it_was.map_or(order, |force| Order::LookFor { force });
            game.play(order).unwrap();
        }
    }
    panic!("nobody is asked");
}

/// Such a game was saved without the orders of the looks (8.331); it loads, and goes on with them.
#[test]
fn a_save_without_the_order_of_looks_loads() {
    let game = asked();
    let asked_then = |order: &Order| !matches!(order, Order::LookFor { .. });
    let orders: Vec<Order> = game.orders().iter().copied().filter(asked_then).collect();
    assert!(orders.len() < game.orders().len());
    let old = as_it_was(
        Save {
            orders,
            ..now(&game)
        },
        &game,
    );
    let loaded = Game::load(&old.to_text()).unwrap();
    assert_eq!(loaded.orders(), game.orders());
    assert_eq!(loaded.save(), game.save());
    // Its check still has to be right.
    let damaged = Save {
        check: format!("{:016x}", 1),
        ..old.clone()
    };
    assert_eq!(
        Game::load(&damaged.to_text()).err(),
        Some(LoadError::WrongCheck)
    );
    // As saves are now, every order has to be there.
    let cut = Save {
        orders: old.orders,
        ..now(&game)
    };
    assert!(Game::load(&cut.to_text()).is_err());
}

fn now(game: &Game) -> Save {
    game.save().unwrap()
}

/// A save of a game, as it was written at first.
fn as_it_was(save: Save, game: &Game) -> Save {
    let check = earlier::check(&save, game);
    Save { check, ..save }
}

#[test]
fn the_check_of_earlier_saves_can_still_be_made() {
    assert!(earlier::hash_holds());
}

/// Should a compiler make another hash of the table: an earlier save whose every order replays opens all the same, and
/// says that it could not be verified. One that is damaged where that can be told does not, and a save as they are now
/// has a check that no compiler changes.
#[test]
fn an_earlier_save_opens_as_not_verified_once_its_check_cannot_be_made_any_more() {
    let game = asked();
    let other_hash = Save {
        check: "0123456789abcdef".to_owned(),
        ..as_it_was(now(&game), &game)
    };
    // It is damaged, as long as the check can be made.
    assert_eq!(
        other_hash.game_if(|| true).err(),
        Some(LoadError::WrongCheck)
    );
    let opened = other_hash.game_if(|| false).unwrap();
    assert!(!opened.is_verified());
    assert_eq!(opened.orders(), game.orders());
    assert_eq!(opened.table(), game.table());
    // It is saved anew, with a check that verifies it.
    let anew = Save::read(&now(&opened).to_text()).unwrap();
    assert_eq!(anew, now(&game));
    assert!(anew.game_if(|| false).unwrap().is_verified());

    let mut orders = game.orders().to_vec();
    orders.swap(0, 30);
    let refused = Save {
        orders,
        ..other_hash.clone()
    };
    let damaged_check = Save {
        check: "0123456789abcde".to_owned(),
        ..other_hash
    };
    let wrong_now = Save {
        check: "2:0123456789abcdef".to_owned(),
        ..now(&game)
    };
    assert!(matches!(
        refused.game_if(|| false).err(),
        Some(LoadError::IllegalOrder { .. })
    ));
    for save in [damaged_check, wrong_now] {
        assert_eq!(save.game_if(|| false).err(), Some(LoadError::WrongCheck));
    }
    // One whose check is right is verified, whatever the other games say.
    let right = as_it_was(now(&game), &game);
    assert!(right.game_if(|| false).unwrap().is_verified());
}

/// A search that stands where nobody was asked then is not looked for the player, if nothing says that it was.
#[test]
fn what_cannot_be_verified_is_left_at_its_question() {
    let mut game = asked();
    while !matches!(game.decision(), Some(Decision::WhichForce { .. })) {
        game.undo();
    }
    let other_hash = Save {
        check: "0123456789abcdef".to_owned(),
        ..now(&game)
    };
    let opened = other_hash.game_if(|| false).unwrap();
    assert_eq!(opened.decision(), game.decision());
}

/// A save as they are now may be older than a rule that was corrected since. If its orders do not lead to its game any
/// more, it is told which, where they have met one.
#[test]
fn a_later_save_that_has_met_a_correction_is_told_so() {
    let options = [Variant::SurfaceCombat];
    let told = (0..40).find_map(|seed| {
        let mut game = Game::new(scenario::ALL[5], &options, seed).unwrap();
        let mut player = Random::new(seed);
        while let Some(order) = player.order(&game) {
            game.play(order).unwrap();
        }
        let save = now(&game);
        assert!(Game::load(&save.to_text()).is_ok());
        let check = "2:0123456789abcdef".to_owned();
        match (Save { check, ..save }).game().unwrap_err() {
            LoadError::Corrected(departure) => Some(departure.to_string()),
            problem => {
                assert_eq!(problem, LoadError::WrongCheck);
                None
            }
        }
    });
    let told = told.expect("one of them meets it");
    assert!(told.starts_with("rule 7.24 was corrected since"), "{told}");
}

/// 14.162: so is one in which torpedo hits had waited on a force that left the map.
#[test]
fn r14_162_a_save_in_which_hits_left_the_map_is_told_so() {
    let options = [Variant::Refuelling];
    let told = (100..140).find_map(|seed| {
        let mut game = Game::new(scenario::ALL[7], &options, seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            game.play(order).unwrap();
        }
        let check = "2:0123456789abcdef".to_owned();
        match (Save {
            check,
            ..now(&game)
        })
        .game()
        .unwrap_err()
        {
            LoadError::Corrected(departure) => Some(departure.to_string()),
            problem => {
                assert_eq!(problem, LoadError::WrongCheck);
                None
            }
        }
    });
    let told = told.expect("one of them meets it");
    assert!(
        told.starts_with("rule 14.162 was corrected since"),
        "{told}"
    );
}
