//! What holds of foresight at every decision that matters: tried on one decision of each of some games, to two horizons.

use super::player::matters;
use super::tests::foreseen_to;
use super::underway::Asked;
use super::*;
use crate::engine::decision::auto_answer;
use crate::engine::scenario::Scenario;
use crate::engine::staff::{Player, Sensible};

/// Some games of the staff, each at a decision.
struct Sample {
    scenario: u8,
    games: u64,
    /// Among so many decisions from the first on one is taken, another in each game.
    decisions: u64,
    horizons: [Horizon; 2],
}

/// Battles that are played on from the choices of a decision.
const BATTLES: u32 = 60;
/// Battles for each choice where those that are clearly behind are to fall out: enough pairs in the first rounds to tell.
const EACH: u32 = 30;

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

fn hold(sample: &Sample) {
    let (mut held, mut fallen) = (0, 0);
    for seed in 1..=sample.games {
        if let Some(game) = decision(sample, seed) {
            orders_are_legal(&game);
            for horizon in sample.horizons {
                fallen += holds_at(&game, horizon);
            }
            held += 1;
        }
    }
    // In some games nothing is left to choose when the decision comes.
    assert!(held * 10 > sample.games * 7, "{held} of {}", sample.games);
    assert!(fallen > 0, "nobody fell out");
}

/// Says how many choices fell out that were clearly behind.
fn holds_at(game: &Game, horizon: Horizon) -> usize {
    let before = game.save().unwrap().to_text();
    let events = game.events().len();
    let prospects = foreseen_to(game, BATTLES, horizon);
    are_consistent(&prospects, BATTLES);
    nothing_shows_of_the_dice(&before, &prospects, horizon);
    alike_choices_meet_the_same_fortune(game, horizon);
    let all = choices(game);
    let each = EACH * all.len() as u32;
    let begin = |battles| Foresight::new(game, all.clone(), battles, horizon).unwrap();
    who_fell_out_gets_no_more(begin(BATTLES).seeking_the_best());
    let fallen = who_fell_out_gets_no_more(begin(each));
    assert_eq!(game.save().unwrap().to_text(), before);
    assert_eq!(game.events().len(), events);
    fallen
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

/// A copy that is loaded from its save, with other dice before it, foresees the same.
fn nothing_shows_of_the_dice(save: &str, prospects: &[Prospect], horizon: Horizon) {
    let copy = Game::load(save).unwrap().imagined(77);
    assert_eq!(foreseen_to(&copy, BATTLES, horizon), prospects);
}

/// Choices that are the same come to the same in every battle; and once that has been seen often enough, all but the first
/// of them get no more.
fn alike_choices_meet_the_same_fortune(game: &Game, horizon: Horizon) {
    let last = choices(game).pop().unwrap();
    let four = vec![last; 4];
    let battles = 2 * 4 * ALIKE as u32;
    let mut foresight = Foresight::new(game, four, battles, horizon).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    for prospect in &prospects[1..] {
        assert_eq!(prospect.score, prospects[0].score);
        assert!(prospect.behind.as_ref().unwrap().score.is_nothing());
        assert_eq!(prospect.battles, ALIKE as u32);
    }
    assert_eq!((foresight.open, foresight.left), (vec![0], battles / 2));
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

/// Says how many fell out.
fn who_fell_out_gets_no_more(mut foresight: Foresight) -> usize {
    let all = foresight.choices().len();
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
        let fallen = (0..all).filter(|it| !still.contains(it));
        assert!(fallen.into_iter().all(|it| more[it] == battles[it]));
        (open, battles) = (still, more);
    }
    let best = foresight.best().unwrap();
    assert!(foresight.open.contains(&best));
    assert!(foresight.open.len() <= 1 || foresight.left == 0);
    all - foresight.open.len()
}

#[test]
fn the_laws_hold_where_raids_come() {
    hold(&Sample {
        scenario: 1,
        games: 14,
        decisions: 7,
        horizons: [Horizon::EndOfBattle, Horizon::EndOfRaid],
    });
}

#[test]
fn the_laws_hold_where_strikes_are_formed_and_raids_met_from_the_decks() {
    for (scenario, games, decisions) in [(2, 4, 1), (3, 8, 40)] {
        hold(&Sample {
            scenario,
            games,
            decisions,
            horizons: [Horizon::EndOfBattle, Horizon::EndOfTurn],
        });
    }
}

#[test]
fn the_laws_hold_where_the_fleet_searches() {
    for (scenario, games) in [(4, 5), (5, 5)] {
        hold(&Sample {
            scenario,
            games,
            decisions: 50,
            horizons: [Horizon::EndOfRaid, Horizon::EndOfTurn],
        });
    }
}

#[test]
fn the_laws_hold_in_the_whole_battle() {
    for (scenario, games) in [(6, 3), (7, 2), (8, 2), (9, 1)] {
        hold(&Sample {
            scenario,
            games,
            decisions: 90,
            horizons: [Horizon::EndOfRaid, Horizon::EndOfTurn],
        });
    }
}
