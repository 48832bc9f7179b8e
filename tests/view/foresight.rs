//! What would come of each choice, as the page shows it; and the worker that plays it.

use std::iter::repeat_n;
use std::ops::Range;

use carrier_battle::engine::foresight::{
    Average, Behind, Choice, Foreseen, Inquiry, Part, Prospect, Tally, battles_for, choices,
};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Scored};
use carrier_battle::foresight_worker::{Question, Sharing, Task, Told, Work};
use carrier_battle::view::Selection;
use carrier_battle::view::foresight::{
    ForesightView, Standing, foresight, in_hand, is_offered, left_out,
};
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

/// A plan of the player's own has everything played anew, and the numbers move: that is said.
#[test]
fn with_a_plan_of_the_players_own_all_is_counted_anew() {
    let game = interception();
    let own = Choice::own(&game, vec![Order::Fight]).unwrap();
    let mut inquiry = Inquiry::new(&game, vec![own], 12).unwrap();
    let begun = foresight(&game, &inquiry.foreseen());
    assert_eq!(
        begun.progress,
        "0 of 12 battles played on by the staff, counted anew with your plan"
    );
    inquiry.play_all();
    let done = foresight(&game, &inquiry.foreseen());
    let played = inquiry.foreseen().played;
    assert_eq!(
        done.progress,
        format!("{played} battles played on by the staff, counted anew with your plan")
    );
}

/// Every answer under a question is one of the choices, or is said to be left out.
#[test]
fn an_answer_that_is_not_compared_is_said_to_be_left_out() {
    let game = at(3, 5, |it| matches!(it, Decision::AirOperations { .. }));
    let there = choices(&game);
    let prompt = prompt::prompt(&game, &Selection::default(), &[]).unwrap();
    assert_eq!(left_out(&prompt, &there), None);
    let answers = prompt.answers.iter();
    let given = answers.filter(|it| it.refusal.is_none() && !it.orders().is_empty());
    let names: Vec<&str> = given.map(|it| it.label.as_str()).collect();
    let none = left_out(&prompt, &[]).unwrap();
    assert!(
        !names.is_empty() && names.iter().all(|name| none.contains(name)),
        "{none}"
    );
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
        choices: all[..prospects.len()].to_vec(),
        played: prospects.iter().map(|it| it.battles).sum(),
        battles: 400,
        prospects,
        proof,
        is_done,
    };
    foresight(game, &foreseen)
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
    // From 10 to 40: 30 lies at two thirds, its range from a third to the end, its line two errors to either side.
    let bar = view.rows[0].bar.unwrap();
    assert_eq!(bar.range.1, 100.0);
    assert!((bar.mean - 200.0 / 3.0).abs() < 1e-9);
    assert!((bar.whisker.1 - bar.whisker.0 - 2.0 * 100.0 / 30.0).abs() < 1e-9);
    // What is behind is told by its difference from the best.
    let scores: Vec<&str> = view.rows.iter().map(|row| row.score.as_str()).collect();
    assert_eq!(scores, ["+30.0", "+20.0", "+29.5"]);
    let battles: Vec<&str> = view.rows.iter().map(|row| row.battles.as_str()).collect();
    assert_eq!(battles, ["50 battles"; 3]);
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

/// A worker while it works: what is said to it, and what it tells, is sent and read again.
#[derive(Default)]
struct Worker(Work);

impl Worker {
    fn hear(&mut self, task: &Task) {
        let task = Task::from_text(&task.to_text().unwrap()).unwrap();
        self.0.take_up(task).unwrap();
    }

    /// Plays some battles, if it has any, and tells of them.
    fn work(&mut self, battles: usize) -> Option<Told> {
        (0..battles).take_while(|_| self.0.play_one()).count();
        let told = self.0.tell()?.to_text().unwrap();
        Some(Told::from_text(&told).unwrap())
    }
}

/// What some workers answer of which each plays so many battles in the time in which another plays as many as are said for
/// it; one of them is away for some of that time, and what it tells as it goes comes too late, twice.
fn answered(
    game: &Game,
    battles: u32,
    speeds: &[usize],
    away: Option<(u32, Range<usize>)>,
) -> Foreseen {
    let inquiry = Inquiry::new(game, Vec::new(), battles).unwrap();
    let mut sharing = Sharing::new(7, game.save().unwrap().to_text(), inquiry);
    let mut workers: Vec<(u32, usize, Worker)> = Vec::new();
    for (id, speed) in (0..).zip(speeds) {
        let mut worker = Worker::default();
        worker.hear(&sharing.join(id));
        workers.push((id, *speed, worker));
    }
    let mut late = None;
    for turn in 0.. {
        if let Some((gone, turns)) = &away {
            let (_, speed, worker) = &mut workers[*gone as usize];
            if turn == turns.start {
                late = worker.work(*speed);
                sharing.leave(*gone);
                worker.hear(&Task::Rest);
            }
            if turn == turns.end {
                worker.hear(&sharing.join(*gone));
            }
            if let Some(Told::Played(played)) = late.clone() {
                sharing.enter(*gone, played);
            }
        }
        for (id, task) in sharing.share_out() {
            let mut all = workers.iter_mut();
            let (_, _, worker) = all.find(|(it, ..)| *it == id).unwrap();
            worker.hear(&task);
        }
        // Whoever was given the last plays first.
        for (id, speed, worker) in workers.iter_mut().rev() {
            if let Some(Told::Played(played)) = worker.work(*speed) {
                sharing.enter(*id, played);
            }
        }
        if sharing.is_done() {
            break;
        }
        assert!(turn < 10_000, "it comes to no end");
    }
    sharing.foreseen()
}

/// However many workers there are, however fast, and whether one stops on the way or makes way for a time: the answer is
/// the one that the engine gives natively.
#[test]
fn the_workers_answer_together_what_the_engine_says() {
    let later = at(3, 2, |it| it == Decision::Interception);
    for (game, battles) in [(interception(), 160), (later, 60)] {
        let mut inquiry = Inquiry::new(&game, Vec::new(), battles).unwrap();
        inquiry.play_all();
        let native = inquiry.foreseen();
        assert!(native.is_done && native.played <= battles);
        assert!(native.prospects.iter().any(|it| it.battles > 1));
        for speeds in [&[1][..], &[5], &[3, 3], &[1, 4], &[2, 1, 7]] {
            assert_eq!(answered(&game, battles, speeds, None), native, "{speeds:?}");
        }
        for (worker, end) in [
            (0, usize::MAX),
            (1, usize::MAX),
            (2, usize::MAX),
            (1, 6),
            (2, 4),
        ] {
            let away = Some((worker, 3..end));
            assert_eq!(answered(&game, battles, &[2, 1, 7], away), native);
        }
    }
}

/// What is given to one worker is given to no other, and all come to the end of a round together.
#[test]
fn the_battles_of_a_question_are_shared_out() {
    let game = interception();
    let inquiry = Inquiry::new(&game, Vec::new(), 400).unwrap();
    let mut sharing = Sharing::new(7, game.save().unwrap().to_text(), inquiry);
    for id in 0..3 {
        sharing.join(id);
    }
    let shares = sharing.share_out().into_iter();
    let shares = shares.map(|(_, task)| match task {
        Task::Play(share) => share.battles,
        other => panic!("{other:?}"),
    });
    let shares: Vec<_> = shares.collect();
    assert_eq!(shares.len(), 3);
    for (number, share) in shares.iter().enumerate() {
        let mut others = shares.iter().skip(number + 1).flatten();
        assert!(!share.is_empty() && others.all(|battle| !share.contains(battle)));
    }
    // Who has something to play is given nothing more.
    assert!(sharing.share_out().is_empty());
}

#[test]
fn a_task_that_cannot_be_done_says_why() {
    let game = interception();
    let question = |save: String| {
        Task::Foresee(Question {
            number: 7,
            save,
            choices: choices(&game),
        })
    };
    let mut work = Work::default();
    work.take_up(question(game.save().unwrap().to_text()))
        .unwrap();
    assert!(work.take_up(question("no save".to_owned())).is_err());
    // Nor does it go on with what it did before.
    assert!(!work.play_one() && work.tell().is_none());
    let illegal = Choice::of(vec![Order::EndLanding]);
    assert!(Inquiry::new(&game, vec![illegal], 60).is_err());
    assert!(Task::from_text("nothing").is_err());
    // At rest there is nothing to tell.
    work.take_up(Task::Rest).unwrap();
    assert!(!work.play_one() && work.tell().is_none());
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
    assert_eq!(battles_for(&interception()), 2000);
}
