//! Laws of looking at the decisions of a battle once more.

use super::*;
use crate::engine::decision::Decision;
use crate::engine::scenario::Scenario;
use crate::engine::staff::{Player, Sensible};

fn begun(number: u8, seed: u64) -> Game {
    Game::new(Scenario::numbered(number).unwrap(), &[], seed).unwrap()
}

fn by_staff(number: u8, seed: u64) -> Game {
    let mut game = begun(number, seed);
    Sensible.finish(&mut game);
    game
}

fn reviewed(game: &Game, battles: u32) -> Verdict {
    let mut review = Review::new(game, battles);
    review.play_all();
    review.verdict().clone()
}

/// Nobody fights in the first interceptions, so many of them.
fn idle(seed: u64, times: u32) -> Game {
    let mut game = begun(1, seed);
    let mut left = times;
    while let Some(staffs) = Sensible.order(&game) {
        let is_silly = left > 0
            && game.decision() == Some(Decision::Interception)
            && matches!(staffs, Order::Engage { .. });
        left -= u32::from(is_silly);
        let order = if is_silly { Order::Fight } else { staffs };
        game.play(order).unwrap();
    }
    game
}

#[test]
fn a_game_and_its_loaded_save_have_the_same_review() {
    let game = idle(3, 1);
    let loaded = Game::load(&game.save().unwrap().to_text()).unwrap();
    assert_eq!(reviewed(&game, 200), reviewed(&loaded, 200));
}

/// What the staff would do is no judgement of one's own: the dice made the whole difference.
#[test]
fn a_game_of_the_staffs_has_no_judgement() {
    let mut costly = 0;
    let mut weighed = 0;
    for (number, seed) in [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1)] {
        let verdict = reviewed(&by_staff(number, seed), 300);
        assert!(verdict.is_done && verdict.weighed == verdict.of);
        assert_eq!(verdict.judgement.mean, 0.0);
        assert_eq!(verdict.judgement.error, Some(0.0));
        let luck = verdict.luck().unwrap();
        assert_eq!(
            luck,
            f64::from(verdict.score.unwrap()) - verdict.expected.mean
        );
        costly += verdict.costly.len();
        weighed += verdict.weighed;
    }
    assert!(weighed > 40, "{weighed}");
    assert!(costly * 20 <= weighed, "{costly} of {weighed}");
}

#[test]
fn a_silly_order_is_found_and_its_cost_told() {
    let game = idle(3, 1);
    let verdict = reviewed(&game, 3000);
    let silly = verdict
        .costly
        .iter()
        .find(|it| it.question == Decision::Interception.name())
        .expect("it is found");
    assert_eq!(silly.chosen.orders, [Order::Fight]);
    assert_eq!(game.orders()[silly.first_order], Order::Fight);
    assert!(silly.cost.mean > 2.0 * silly.cost.error.unwrap());
    assert!(verdict.judgement.mean < -2.0 * verdict.judgement.error.unwrap());
}

/// What somebody orders otherwise is set apart from the dice: over some battles these come to nothing, within their error,
/// while he falls far behind.
#[test]
fn the_dice_come_to_nothing_on_average() {
    let verdicts: Vec<Verdict> = (1..=24).map(|seed| reviewed(&idle(seed, 2), 100)).collect();
    let average = |of: &dyn Fn(&Verdict) -> f64| Average::of(verdicts.iter().map(of));
    let luck = average(&|it| it.luck().unwrap());
    let judgement = average(&|it| it.judgement.mean);
    let most = 3.0 * luck.error.unwrap();
    assert!(luck.mean.abs() < most, "{luck:?}");
    assert!(judgement.mean < -most, "{judgement:?} beside {luck:?}");
}

#[test]
fn a_battle_that_goes_on_has_decisions_but_no_luck_yet() {
    let whole = by_staff(1, 1);
    let mut game = begun(1, 1);
    for order in &whole.orders()[..whole.orders().len() / 2] {
        game.play(*order).unwrap();
    }
    let verdict = reviewed(&game, 100);
    assert!(verdict.weighed > 0 && verdict.is_done);
    assert_eq!((verdict.score, verdict.luck()), (None, None));
}
