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
    let mut review = Review::new(&game, 200);
    let begun = record::judgement(&game, review.verdict());
    assert_eq!((begun.part_done, begun.is_done), (0.0, false));
    assert!(begun.rows.is_empty() && begun.verdict.is_empty());
    let text = record::report_text(&report_of(&game), Some(&begun), "");
    assert!(
        text.contains("Not all of it has been worked out yet."),
        "{text}"
    );
    review.play_one();
    let going = record::judgement(&game, review.verdict());
    assert!(0.0 < going.part_done && going.part_done < 1.0);
}

#[test]
fn a_decision_that_cost_is_told_with_what_was_the_best_and_leads_to_its_moment() {
    let game = idle();
    let verdict = reviewed(&game, 3000);
    let judged = record::judgement(&game, &verdict);
    assert!(judged.is_done && judged.part_done == 1.0);
    let row = &judged.rows[0];
    let Event::Order { order, .. } = game.events()[row.event].event else {
        panic!("it leads to an order");
    };
    assert_eq!(order, Order::Fight);
    assert!(row.when.ends_with(", US Interception"), "{}", row.when);
    assert_eq!(row.chosen, "Nobody fights");
    assert_ne!(row.best, row.chosen);
    let cost = &verdict.costly[0].cost;
    let off = format!("give or take {:.1}", 2.0 * cost.error.unwrap());
    assert!(row.cost.ends_with(&off), "{}", row.cost);
    let seen = verdict.seen_from.unwrap();
    let parted = format!(
        "You parted from the staff in 1 decision. It cost you measurably ({seen:.1} points would have shown)."
    );
    assert_eq!(judged.verdict[0], parted);
    let text = record::report_text(&report_of(&game), Some(&judged), "");
    let line = format!(
        "{}: you chose \u{201c}Nobody fights\u{201d}; the best known then was \u{201c}{}\u{201d}; that cost {}, on average",
        row.when, row.best, row.cost
    );
    assert!(text.contains("JUDGEMENT AND LUCK\n"), "{text}");
    assert!(text.contains(&line), "{text}");
}

fn average(mean: f64, error: f64) -> Average {
    Average {
        mean,
        error: Some(error),
    }
}

/// A verdict on a battle, of so many decisions in which the player parted from the staff.
fn verdict(game: &Game, parted: usize, weighed: usize) -> Verdict {
    Verdict {
        parted,
        weighed,
        seen_from: (weighed > 0).then_some(3.06),
        is_done: true,
        expected: average(f64::from(game.outcome().unwrap().score) - 7.6, 0.3),
        score: game.outcome().map(|outcome| outcome.score),
        ..Verdict::default()
    }
}

/// In points that add up, each with two of its errors; the error of the dice is that of all else.
#[test]
fn choices_and_dice_are_set_apart_in_points_that_add_up() {
    let game = idle();
    let verdict = Verdict {
        judgement: average(-3.4, 1.2),
        ..verdict(&game, 9, 9)
    };
    let told = record::judgement(&game, &verdict).verdict;
    let score = i64::from(verdict.score.unwrap());
    let expected = score - 8;
    assert_eq!(
        told,
        [
            "You parted from the staff in 9 decisions. None of these cost you measurably (3.1 points would have shown)."
                .to_owned(),
            format!(
                "The staff scores {expected} on average from that start. You scored {score}: \
                 \u{2212}3 by your choices (give or take 2), +11 by the dice (give or take 2)."
            ),
        ]
    );
}

#[test]
fn orders_that_are_all_the_staffs_are_not_told_as_the_players() {
    let game = idle();
    let verdict = Verdict {
        judgement: average(0.0, 0.0),
        ..verdict(&game, 0, 0)
    };
    let score = i64::from(verdict.score.unwrap());
    assert_eq!(
        record::judgement(&game, &verdict).verdict,
        [format!(
            "Every order was the staff\u{2019}s, which scores {} on average from that start. \
             This battle scored {score}: +8 by the dice (give or take 1).",
            score - 8
        )]
    );
}

#[test]
fn it_is_told_how_many_decisions_were_weighed_and_what_cost_would_have_shown() {
    let game = idle();
    let costly = reviewed(&game, 3000).costly;
    let told = |parted, weighed, times| {
        let verdict = Verdict {
            costly: costly.iter().cycle().take(times).cloned().collect(),
            ..verdict(&game, parted, weighed)
        };
        let told = record::judgement(&game, &verdict).verdict;
        told[0].clone()
    };
    for (parted, weighed, times, words) in [
        (
            40,
            12,
            0,
            "40 decisions. None of the 12 weightiest cost you measurably",
        ),
        (
            40,
            12,
            2,
            "40 decisions. 2 of the 12 weightiest cost you measurably",
        ),
        (
            40,
            1,
            0,
            "40 decisions. The weightiest did not cost you measurably",
        ),
        (9, 9, 1, "9 decisions. 1 of these cost you measurably"),
        (1, 1, 0, "1 decision. It did not cost you measurably"),
    ] {
        let sentence =
            format!("You parted from the staff in {words} (3.1 points would have shown).");
        assert_eq!(told(parted, weighed, times), sentence);
    }
    assert_eq!(told(2, 0, 0), "You parted from the staff in 2 decisions.");
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
    let mut work = Work::default();
    work.take_up(task).unwrap();
    for _ in 0..40 {
        assert!(work.play_one());
    }
    let Some(Told::Reviewed(told)) = work.tell() else {
        panic!("it tells of the battle");
    };
    assert_eq!(told.number, 7);
    assert!(told.verdict.parted > 0 && !told.verdict.is_done);
    let told = Told::Reviewed(told);
    assert_eq!(Told::from_text(&told.to_text().unwrap()).unwrap(), told);
}
