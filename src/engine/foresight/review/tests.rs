//! Laws of looking at the decisions of a battle once more.

use super::decided::Weight;
use super::weighing::with_own;
use super::*;
use crate::engine::decision::Decision;
use crate::engine::foresight::choices;
use crate::engine::order::Order;
use crate::engine::scenario::Scenario;
use crate::engine::staff::{Player, Random, Sensible};

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
    for (number, seed) in [(1, 1), (1, 2), (2, 1), (3, 1)] {
        let verdict = reviewed(&by_staff(number, seed), 300);
        assert!(verdict.is_done && verdict.costly.is_empty());
        assert_eq!((verdict.parted, verdict.weighed), (0, 0));
        assert_eq!(
            (verdict.judgement.mean, verdict.judgement.error),
            (0.0, Some(0.0))
        );
        let luck = verdict.luck().unwrap();
        let score = f64::from(verdict.score.unwrap());
        assert_eq!(luck.mean, score - verdict.expected.mean);
        // What the staff scores on average is known so well, and the dice are what is left of it.
        assert!(verdict.expected.error.unwrap() > 0.0);
        assert_eq!(luck.error, verdict.expected.error);
    }
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
    let luck = average(&|it| it.luck().unwrap().mean);
    let judgement = average(&|it| it.judgement.mean);
    let most = 3.0 * luck.error.unwrap();
    assert!(luck.mean.abs() < most, "{luck:?}");
    assert!(judgement.mean < -most, "{judgement:?} beside {luck:?}");
}

#[test]
fn a_battle_that_goes_on_has_decisions_but_no_luck_yet() {
    let whole = idle(3, 1);
    let mut game = begun(1, 3);
    for order in &whole.orders()[..whole.orders().len() / 2] {
        game.play(*order).unwrap();
    }
    let verdict = reviewed(&game, 200);
    assert!(verdict.parted > 0 && verdict.is_done);
    assert_eq!((verdict.score, verdict.luck()), (None, None));
}

fn at_random(number: u8, seed: u64) -> Game {
    let mut game = begun(number, seed);
    Random::new(seed).finish(&mut game);
    game
}

/// What is ordered after a die is ordered in the knowledge of it: it is not played on from before that die.
#[test]
fn a_decision_ends_at_the_first_die() {
    let mut ended = 0;
    for game in [at_random(1, 1), at_random(2, 2), at_random(3, 3)] {
        let mut now = game.branch(0);
        let mut reveals = Vec::new();
        for order in game.orders() {
            let happened = now.play(*order).unwrap();
            reveals.push(happened.iter().any(|record| record.event.reveals()));
        }
        let all = decisions(&game);
        for decided in &all {
            let end = decided.first + decided.orders.len();
            if game.orders()[decided.first..end] == decided.orders[..] {
                assert!(
                    !reveals[decided.first..end - 1].contains(&true),
                    "{decided:?}"
                );
            }
        }
        ended += all
            .windows(2)
            .filter(|two| two[0].asked == two[1].asked)
            .count();
    }
    assert!(ended > 5, "{ended}");
}

/// Who sails the same way for some turns orders it turn by turn: no course that is kept that long is set beside one turn
/// of it.
#[test]
fn a_course_of_one_turn_is_set_beside_courses_of_one_turn() {
    let mut game = begun(6, 1);
    while game.decision() != Some(Decision::UsMovement) {
        game.play(Sensible.order(&game).unwrap()).unwrap();
    }
    let is_lasting = |it: &Choice| it.course().is_some();
    assert!(choices(&game).iter().any(is_lasting));
    let staffs = Sensible.order(&game).unwrap();
    let other = game.legal().find(|order| *order != staffs).unwrap();
    let first = game.orders().len();
    game.play(other).unwrap();
    let decided = decisions(&game).pop().unwrap();
    assert_eq!((decided.first, &decided.orders[..]), (first, &[other][..]));
    let (all, own) = with_own(&game.branch(first), &decided);
    assert!(all.len() > 2 && !all.iter().any(is_lasting));
    assert_eq!(all[own].orders, [other]);
}

/// Every decision counts as judgement; only so many are weighed as have battles enough.
#[test]
fn as_many_decisions_are_weighed_as_can_be_weighed_well() {
    let game = at_random(1, 1);
    let mut review = Review::new(&game, 900);
    let mut done = vec![0.0];
    while review.play_one() {
        done.push(review.verdict().part_done);
    }
    assert!(done.is_sorted() && done.iter().all(|it| *it < 1.0));
    let few = review.verdict();
    let many = reviewed(&game, 3000);
    assert_eq!(few.parted, many.parted);
    assert!(0 < few.weighed && few.weighed < many.weighed, "{few:?}");
    assert!(many.weighed < many.parted);
    assert!(few.part_done == 1.0 && few.seen_from.unwrap() > 0.0);
    // Much is lost by orders that are given at random.
    assert!(!many.costly.is_empty());
    for costly in &many.costly {
        assert!(costly.cost.mean > costly.cost.margin().unwrap());
    }
    assert!(many.costly.is_sorted_by_key(|it| it.first_order));
}

#[test]
fn of_decisions_the_weightiest_are_weighed_first_and_of_those_what_lost_most() {
    let games = [at_random(1, 1), at_random(1, 2), at_random(3, 1)];
    let all = games.iter().flat_map(decisions);
    let ahead = |first: usize| (first * 7 % 11) as f64;
    let judged: Vec<_> = all.map(|it| (it.clone(), ahead(it.first))).collect();
    let sorted: Vec<Decided> = weightiest_first(judged.clone()).collect();
    assert_eq!(sorted.len(), judged.len());
    let keys = sorted.iter().map(|it| (it.weight(), ahead(it.first)));
    let keys: Vec<_> = keys.collect();
    assert!(keys.is_sorted());
    for weight in [Weight::Much, Weight::Some, Weight::Little] {
        assert!(keys.iter().any(|it| it.0 == weight), "{weight:?}");
    }
}
