//! What holds of foresight at every decision that matters: tried on one decision of each of five hundred games.

use super::player::matters;
use super::tests::foreseen_to;
use super::underway::Asked;
use super::*;
use crate::engine::decision::auto_answer;
use crate::engine::scenario::Scenario;

/// Some games of the staff, each at a decision.
struct Sample {
    scenario: u8,
    games: u64,
    /// Among so many decisions from the first on one is taken, another in each game.
    decisions: u64,
    battles: u32,
    horizon: Horizon,
}

/// A decision that matters, with at least two choices: another in each game of a scenario.
fn decision(sample: &Sample, seed: u64) -> Option<Game> {
    let mut game = Game::new(Scenario::numbered(sample.scenario)?, &[], seed).ok()?;
    let wanted = seed * 31 % sample.decisions;
    let (mut asked, mut met, mut last) = (None, 0, None);
    while let Some(order) = Sensible.order(&game) {
        let was = std::mem::replace(&mut asked, Asked::now(&game));
        let is_new = asked != was && game.decision().is_some_and(matters);
        if is_new && auto_answer(&game).is_none() {
            last = Some(game.clone());
            met += 1;
        }
        if met > wanted {
            break;
        }
        game.play(order).unwrap();
    }
    last.filter(|game| choices(game).len() > 1)
}

fn hold(sample: Sample) {
    let mut held = 0;
    for seed in 1..=sample.games {
        if let Some(game) = decision(&sample, seed) {
            holds_at(&game, &sample);
            held += 1;
        }
    }
    // In some games nothing is left to choose when the decision comes.
    assert!(held * 10 > sample.games * 8, "{held} of {}", sample.games);
}

fn holds_at(game: &Game, sample: &Sample) {
    let before = game.save().unwrap().to_text();
    let events = game.events().len();
    orders_are_legal(game);
    let prospects = foreseen_to(game, sample.battles, sample.horizon);
    are_consistent(&prospects, sample.battles);
    nothing_shows_of_the_dice(game, &before, &prospects, sample);
    alike_choices_meet_the_same_fortune(game, sample);
    who_fell_out_gets_no_more(game, sample);
    assert_eq!(game.save().unwrap().to_text(), before);
    assert_eq!(game.events().len(), events);
}

/// The first order is legal, and the others are in their turn, as far as they are asked for then and no die says otherwise.
fn orders_are_legal(game: &Game) {
    for choice in choices(game) {
        let first = choice.orders.first();
        assert!(first.is_none_or(|order| game.check(*order).is_ok()));
        match Choice::own(game, choice.orders.clone()) {
            Err(IllegalPlan::Empty) => assert!(choice.course().is_some()),
            Err(IllegalPlan::Order { refusal, .. }) => {
                assert_eq!(refusal, Refusal::NotAsked, "{choice:?}");
            }
            Ok(_) => {}
        }
    }
}

/// A copy with other dice, and one that is loaded from its save, foresee the same.
fn nothing_shows_of_the_dice(game: &Game, save: &str, prospects: &[Prospect], sample: &Sample) {
    for copy in [game.imagined(77), Game::load(save).unwrap()] {
        assert_eq!(
            foreseen_to(&copy, sample.battles, sample.horizon),
            prospects
        );
    }
}

fn alike_choices_meet_the_same_fortune(game: &Game, sample: &Sample) {
    let last = choices(game).pop().unwrap();
    let mut foresight = Foresight::new(game, vec![last.clone(), last], 16, sample.horizon).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    assert_eq!(prospects[0].score, prospects[1].score);
    assert!(prospects[1].behind.as_ref().unwrap().score.is_nothing());
}

fn are_consistent(prospects: &[Prospect], battles: u32) {
    let played: Vec<&Prospect> = prospects.iter().filter(|it| it.battles > 0).collect();
    assert!(played.iter().map(|it| it.battles).sum::<u32>() <= battles);
    let most = played.iter().map(|it| it.battles).max().unwrap();
    let best: Vec<_> = played.iter().filter(|it| it.behind.is_none()).collect();
    assert_eq!(best.len(), 1);
    assert!(best[0].battles + 1 >= most);
    for prospect in &played {
        let sum: f64 = prospect.levels.iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{prospect:?}");
        assert!(prospect.range.0 <= prospect.range.1, "{prospect:?}");
        assert!(prospect.levels.iter().all(|it| (0.0..=1.0).contains(it)));
        let error = prospect.score.error;
        assert_eq!(error.is_some(), prospect.battles >= 8);
        assert!(prospect.battles < most || prospect.score.mean <= best[0].score.mean);
    }
}

/// Both where only the best is sought and where all that are not clearly behind stay in.
fn who_fell_out_gets_no_more(game: &Game, sample: &Sample) {
    let all = choices(game);
    let begin = || Foresight::new(game, all.clone(), sample.battles, sample.horizon).unwrap();
    for mut foresight in [begin(), begin().seeking_the_best()] {
        let counted = |foresight: &Foresight| {
            let battles = foresight.endings.iter().map(Vec::len);
            (foresight.open.clone(), battles.collect::<Vec<_>>())
        };
        let (mut open, mut battles) = counted(&foresight);
        while foresight.play_one() {
            let (still, more) = counted(&foresight);
            assert_eq!(
                more.iter().sum::<usize>(),
                battles.iter().sum::<usize>() + 1
            );
            assert!(still.iter().all(|it| open.contains(it)));
            let fallen = (0..all.len()).filter(|it| !still.contains(it));
            assert!(fallen.into_iter().all(|it| more[it] == battles[it]));
            (open, battles) = (still, more);
        }
        let best = foresight.best().unwrap();
        assert!(foresight.open.contains(&best));
        assert!(foresight.open.len() <= 1 || foresight.left == 0);
    }
}

#[test]
fn the_laws_hold_where_raids_come() {
    hold(Sample {
        scenario: 1,
        games: 250,
        decisions: 7,
        battles: 6,
        horizon: Horizon::EndOfBattle,
    });
}

#[test]
fn the_laws_hold_where_strikes_are_formed_and_raids_met_from_the_decks() {
    for (scenario, games, decisions) in [(2, 60, 1), (3, 100, 40)] {
        hold(Sample {
            scenario,
            games,
            decisions,
            battles: 6,
            horizon: Horizon::EndOfBattle,
        });
    }
}

#[test]
fn the_laws_hold_where_the_fleet_searches() {
    for (scenario, games) in [(4, 40), (5, 30)] {
        hold(Sample {
            scenario,
            games,
            decisions: 50,
            battles: 6,
            horizon: Horizon::EndOfRaid,
        });
    }
}

#[test]
fn the_laws_hold_in_the_whole_battle() {
    for (scenario, games) in [(6, 10), (7, 4), (8, 4), (9, 2)] {
        hold(Sample {
            scenario,
            games,
            decisions: 90,
            battles: 4,
            horizon: Horizon::EndOfTurn,
        });
    }
}
