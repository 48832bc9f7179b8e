//! What would come of each choice, as the page shows it; and the worker that plays it.

use std::iter::repeat_n;

use carrier_battle::engine::foresight::{
    Average, Behind, Choice, Foresight, Horizon, Part, Prospect, Tally, choices,
};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Scored};
use carrier_battle::foresight_worker::{Foreseen, Question, Task, Told, Work, battles_for};
use carrier_battle::view::Selection;
use carrier_battle::view::foresight::{ForesightView, Standing, foresight, in_hand, is_offered};
use carrier_battle::view::prompt;

fn at(scenario: usize, seed: u64, is_it: impl Fn(Decision) -> bool) -> Game {
    let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
    while !game.decision().is_some_and(&is_it) {
        game.play(Sensible.order(&game).unwrap()).unwrap();
    }
    game
}

fn interception() -> Game {
    at(1, 5, |it| it == Decision::Interception)
}

/// What came of a choice that scored so, with an error, behind the best by so many points, likewise.
fn came(mean: f64, behind: Option<(f64, f64)>) -> Prospect {
    let average = |(mean, error)| Average {
        mean,
        error: Some(error),
    };
    Prospect {
        battles: 50,
        score: average((mean, 0.5)),
        range: (mean as i16 - 10, mean as i16 + 10),
        levels: vec![1.0],
        tally: Tally {
            destroyed: 20.0,
            lost: 2.0,
            hits: 1.0,
            carriers: 0.0,
        },
        behind: behind.map(|behind| Behind {
            score: average(behind),
            parts: Vec::new(),
        }),
    }
}

/// Something that scores, which happened so much more than with the best, for so many points, more often and less.
fn part(what: Scored, more: f64, points: f64, often: (f64, f64)) -> Part {
    Part {
        what,
        more,
        points,
        often,
    }
}

/// The same, of whose difference from the best these are parts.
fn came_with(mut prospect: Prospect, parts: Vec<Part>) -> Prospect {
    prospect.behind = prospect.behind.map(|behind| Behind { parts, ..behind });
    prospect
}

fn view(game: &Game, prospects: Vec<Prospect>, is_done: bool) -> ForesightView {
    let proof = None;
    view_with(game, prospects, proof, is_done)
}

/// The same with a proof of the best beside the staff's.
fn view_with(
    game: &Game,
    prospects: Vec<Prospect>,
    proof: Option<Average>,
    is_done: bool,
) -> ForesightView {
    let all = choices(game);
    let foreseen = Foreseen {
        number: 1,
        choices: all[..prospects.len()].to_vec(),
        played: prospects.iter().map(|it| it.battles).sum(),
        prospects,
        proof,
        is_done,
    };
    foresight(game, &foreseen, 400)
}

#[test]
fn a_choice_is_best_or_clearly_behind_or_too_close_to_call() {
    let game = interception();
    let prospects = vec![
        came(30.0, None),
        came_with(
            came(20.0, Some((10.0, 1.0))),
            vec![
                part(Scored::PointsDestroyed, -5.0, -5.0, (0.1, 0.9)),
                // Not worth telling.
                part(Scored::LevelOne, -0.4, -0.4, (0.0, 0.4)),
                part(Scored::GotThrough, 0.25, -6.0, (0.25, 0.0)),
            ],
        ),
        came(29.5, Some((0.5, 0.4))),
    ];
    let view = view(&game, prospects, false);
    let standings: Vec<Standing> = view.rows.iter().map(|row| row.standing).collect();
    assert_eq!(
        standings,
        [Standing::Best, Standing::Behind, Standing::TooClose]
    );
    let words: Vec<&str> = view.rows.iter().map(|row| row.words.as_str()).collect();
    assert_eq!(
        words,
        [
            "highest so far",
            "10.0 (±2.0) less: one more attack point that gets through in one battle in 4, 5.0 fewer Japanese points shot down",
            "too close to call",
        ]
    );
    assert_eq!(view.scale, ["+10", "+40"]);
    // From 10 to 40: 30 lies at two thirds, its range from a third to the end, its whisker two errors to either side.
    let bar = view.rows[0].bar.unwrap();
    assert_eq!(bar.range.1, 100.0);
    assert!((bar.mean - 200.0 / 3.0).abs() < 1e-9);
    assert!((bar.whisker.1 - bar.whisker.0 - 2.0 * 100.0 / 30.0).abs() < 1e-9);
    // What is behind is told by its difference from the best.
    let scores: Vec<&str> = view.rows.iter().map(|row| row.score.as_str()).collect();
    assert_eq!(scores, ["+30.0", "+20.0", "+29.5"]);
    assert_eq!(view.progress, "150 of 400 battles played on by the staff");
    assert_eq!(view.verdict, "");
}

#[test]
fn once_all_is_played_a_sentence_says_what_it_comes_to() {
    let game = interception();
    let told = |prospects| view(&game, prospects, true);
    let better = || {
        vec![
            came(25.0, Some((5.0, 1.0))),
            came(30.0, None),
            came(28.0, Some((2.0, 1.5))),
        ]
    };
    let proven = |mean| {
        let error = Some(1.0);
        view_with(&game, better(), Some(Average { mean, error }), true)
    };
    // A row keeps its place.
    let names: Vec<usize> = proven(4.0).rows.iter().map(|row| row.number).collect();
    assert_eq!(names, [0, 1, 2]);
    let words = |view: &ForesightView, row: usize| view.rows[row].words.clone();
    assert_eq!(words(&proven(4.0), 1), "highest so far");
    // Of many choices some seem better by luck: what counts is what came of it with other dice.
    assert_eq!(
        proven(4.0).verdict,
        format!(
            "{} scores 4.0 (±2.0) more than what the staff would do, measured again with fresh dice.",
            choices(&game)[1].name()
        )
    );
    assert_eq!(
        proven(1.5).verdict,
        "Nothing is measurably better than what the staff would do."
    );
    let better = told(better());
    assert_eq!(better.progress, "150 battles played on by the staff");
    let close = told(vec![came(29.5, Some((0.5, 1.0))), came(30.0, None)]);
    assert_eq!(
        close.verdict,
        "Nothing is measurably better than what the staff would do."
    );
    let staffs = told(vec![came(30.0, None), came(25.0, Some((5.0, 1.0)))]);
    assert_eq!(
        (staffs.verdict.as_str(), words(&staffs, 0).as_str()),
        ("What the staff would do is the best of these.", "best")
    );
}

#[test]
fn a_choice_of_which_nothing_was_played_has_no_bar() {
    let game = interception();
    let nothing = Prospect {
        battles: 0,
        ..came(0.0, None)
    };
    let view = view(&game, vec![nothing, came(30.0, None)], true);
    let row = &view.rows[0];
    assert_eq!(
        (row.standing, row.bar, row.score.as_str()),
        (Standing::Unknown, None, "")
    );
}

/// It is not played on any further, and scores what the best scores.
#[test]
fn a_choice_that_came_to_the_same_in_every_battle_says_so() {
    let game = interception();
    let same = Prospect {
        battles: 20,
        ..came(26.0, Some((0.0, 0.0)))
    };
    let row = view(&game, vec![came(30.0, None), same], true)
        .rows
        .remove(1);
    assert_eq!(
        row.words,
        "came to the same as the best in all of 20 battles"
    );
    assert_eq!(
        (row.score.as_str(), row.standing),
        ("+30.0", Standing::TooClose)
    );
}

/// Pointed at, a row shows its orders; a press gives them, but for the staff's, which the filled answer gives.
#[test]
fn a_row_holds_orders_that_the_game_takes() {
    let game = at(6, 5, |it| it == Decision::UsMovement);
    let all = choices(&game);
    let prospects = repeat_n(came(30.0, Some((1.0, 1.0))), all.len()).collect();
    let view = view(&game, prospects, false);
    assert!(view.rows[0].give.is_none());
    for row in &view.rows[1..] {
        assert!(game.check(row.orders[0]).is_ok(), "{}", row.name);
        assert_eq!(row.give.as_ref().unwrap().orders(), row.orders);
    }
    // A course that is kept for some turns begins with its first move.
    let lasts = |row: &&carrier_battle::view::foresight::ProspectRow| {
        row.name.starts_with("Course west until")
    };
    let west = view.rows.iter().find(lasts).unwrap();
    assert!(matches!(west.orders[..], [Order::MoveTaskForce { .. }]));
}

/// A question with one answer is not worth asking.
#[test]
fn it_is_offered_where_there_are_several_choices() {
    assert!(is_offered(&interception()));
    let mut game = interception();
    Sensible.finish(&mut game);
    assert!(!is_offered(&game));
}

/// What the player has composed stands beside the others; what is there already does not come twice.
#[test]
fn what_is_in_hand_is_a_plan_beside_the_others() {
    let game = at(3, 5, |it| matches!(it, Decision::AirOperations { .. }));
    let there = choices(&game);
    let planned = |selection: &Selection| {
        let prompt = prompt::prompt(&game, selection, &[]).unwrap();
        in_hand(&game, &prompt, &there)
    };
    let planes = game.legal().find_map(|order| match order {
        Order::Launch { units, .. } => Some(units),
        _ => None,
    });
    let selection = Selection {
        planes: planes.unwrap().first(1),
        ..Selection::default()
    };
    let plan = planned(&selection).unwrap();
    assert!(plan.name().starts_with("Mine: "), "{}", plan.name());
    assert!(
        matches!(plan.orders[..], [Order::Launch { .. }]),
        "{:?}",
        plan.orders
    );
    // What the filled answer gives is the staff's, and is there.
    assert_eq!(planned(&Selection::default()), None);
    let again = {
        let prompt = prompt::prompt(&game, &selection, &[]).unwrap();
        let with_it: Vec<Choice> = there.iter().cloned().chain([plan]).collect();
        in_hand(&game, &prompt, &with_it)
    };
    assert_eq!(again.map(|plan| plan.orders), None);
}

fn question(game: &Game, plans: Vec<Choice>) -> Question {
    Question {
        number: 7,
        save: game.save().unwrap().to_text(),
        plans,
        battles: 60,
    }
}

/// What the worker tells, sent and read again, is what the engine says natively.
#[test]
fn the_worker_tells_what_the_engine_says() {
    let game = interception();
    let task = Task::Foresee(question(&game, Vec::new()));
    let task = Task::from_text(&task.to_text().unwrap()).unwrap();
    let mut work = Work::begin(task).unwrap();
    while work.play_one() {}
    let told = work.told(true).unwrap().to_text().unwrap();
    let Told::Foreseen(told) = Told::from_text(&told).unwrap() else {
        panic!("it tells something else");
    };
    // A quarter of the battles is kept for the proof.
    let mut native = Foresight::new(&game, choices(&game), 45, Horizon::EndOfBattle).unwrap();
    native.play_all();
    let proof = native.proof(15).map(|mut proof| {
        proof.play_all();
        (proof.played(), proof.ahead(1, 0))
    });
    assert_eq!((told.number, told.is_done), (7, true));
    assert_eq!(told.choices, native.choices());
    assert_eq!(told.prospects, native.prospects());
    assert_eq!(told.proof, proof.map(|(_, ahead)| ahead));
    let proved = proof.map_or(0, |(battles, _)| battles);
    assert_eq!(told.played, native.played() + proved);
}

#[test]
fn a_task_that_cannot_be_done_says_why() {
    let game = interception();
    let damaged = Question {
        save: "no save".to_owned(),
        ..question(&game, Vec::new())
    };
    assert!(Work::begin(Task::Foresee(damaged)).is_err());
    let illegal = Choice::of(vec![Order::EndLanding]);
    assert!(Work::begin(Task::Foresee(question(&game, vec![illegal]))).is_err());
    assert!(Task::from_text("nothing").is_err());
    // At rest there is nothing to tell.
    let mut rests = Work::begin(Task::Rest).unwrap();
    assert!(!rests.play_one() && rests.told(true).is_none());
}

/// The longer a battle still is, the fewer battles are played on.
#[test]
fn the_budget_is_a_number_of_battles_by_the_turns_that_are_left() {
    let dawn = at(6, 5, |it| it == Decision::UsMovement);
    let mut dusk = dawn.clone();
    while dusk.table().turn.time() < 1730 {
        dusk.play(Sensible.order(&dusk).unwrap()).unwrap();
    }
    assert!(battles_for(&dawn) < battles_for(&dusk));
    let long = at(8, 5, |it| it == Decision::UsMovement);
    assert_eq!(battles_for(&long), 800);
    assert_eq!(battles_for(&interception()), 1600);
}
