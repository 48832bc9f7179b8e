//! What the decisions cost, and how much was the dice.

use super::*;
use carrier_battle::engine::foresight::Average;
use carrier_battle::engine::foresight::review::{Review, Verdict};
use carrier_battle::engine::{Decision, Order};
use carrier_battle::foresight_worker::{Battle, Task, Told, Work};

/// A battle of scenario 1 in which nobody fights at first.
fn idle() -> Game {
    let mut game = game(1, 3);
    let mut has_idled = false;
    while let Some(staffs) = Sensible.order(&game) {
        let is_silly = !has_idled
            && game.decision() == Some(Decision::Interception)
            && matches!(staffs, Order::Engage { .. });
        has_idled |= is_silly;
        let order = if is_silly { Order::Fight } else { staffs };
        game.play(order).unwrap();
    }
    game
}

fn reviewed(game: &Game, battles: u32) -> Verdict {
    let mut review = Review::new(game, battles);
    review.play_all();
    review.verdict().clone()
}

#[test]
fn it_says_how_far_it_has_come() {
    let game = idle();
    let review = Review::new(&game, 40);
    let begun = record::judgement(&game, review.verdict());
    let of = review.verdict().of;
    assert!(of > 0);
    assert_eq!(begun.progress, format!("0 of {of} decisions looked at"));
    assert!(begun.rows.is_empty() && begun.verdict.is_empty());
}

#[test]
fn a_decision_that_cost_is_told_with_what_was_the_best_and_leads_to_its_moment() {
    let game = idle();
    let verdict = reviewed(&game, 3000);
    let judged = record::judgement(&game, &verdict);
    assert_eq!(judged.progress, "");
    let row = &judged.rows[0];
    let Event::Order { order, .. } = game.events()[row.event].event else {
        panic!("it leads to an order");
    };
    assert_eq!(order, Order::Fight);
    assert!(row.when.ends_with(", US Interception"), "{}", row.when);
    assert_eq!(row.chosen, "Nobody fights");
    assert_ne!(row.best, row.chosen);
    assert!(row.cost.contains(" points, give or take "), "{}", row.cost);
    assert_eq!(judged.verdict.len(), 1);
    let text = record::report_text(&report_of(&game), Some(&judged), "");
    let line = format!("{}: you {}; the best known then ", row.when, row.chosen);
    assert!(text.contains("JUDGEMENT AND LUCK\n"), "{text}");
    assert!(text.contains(&line), "{text}");
}

#[test]
fn choices_and_dice_are_set_apart_in_points_that_add_up() {
    let game = idle();
    let average = |mean, error| Average {
        mean,
        error: Some(error),
    };
    let score = game.outcome().unwrap().score;
    let verdict = Verdict {
        is_done: true,
        expected: average(f64::from(score) - 7.6, 0.2),
        judgement: average(-3.4, 1.2),
        score: Some(score),
        ..Verdict::default()
    };
    let told = record::judgement(&game, &verdict).verdict;
    let expected = i64::from(score) - 8;
    assert_eq!(
        told,
        [
            "No choice cost you measurably.".to_owned(),
            format!(
                "The staff scores {expected} on average from that start. You scored {score}: \
                 \u{2212}3 by your choices (give or take 1), +11 by the dice."
            ),
        ]
    );
}

/// The worker does the same, in small parts.
#[test]
fn the_worker_looks_at_the_decisions() {
    let battle = Battle {
        number: 7,
        save: idle().save().unwrap().to_text(),
    };
    let task = Task::Review(battle);
    assert_eq!(Task::from_text(&task.to_text().unwrap()).unwrap(), task);
    let mut work = Work::begin(task).unwrap();
    for _ in 0..40 {
        assert!(work.play_one());
    }
    let Some(Told::Reviewed(told)) = work.told(false) else {
        panic!("it tells of the battle");
    };
    assert_eq!(told.number, 7);
    assert!(told.verdict.of > 0 && !told.verdict.is_done);
    let told = Told::Reviewed(told);
    assert_eq!(Told::from_text(&told.to_text().unwrap()).unwrap(), told);
}
