//! Laws of battles that are played on from choices.

use std::iter::repeat_n;

use super::underway::Underway;
use super::*;
use crate::engine::decision::Decision;
use crate::engine::forecast;
use crate::engine::order::Order;
use crate::engine::scenario::Scenario;
use crate::engine::staff::{Player, Sensible};

/// A game of a scenario, played by the staff to the first question of a kind after so many orders.
fn at(number: u8, seed: u64, after: usize, is_it: impl Fn(Decision) -> bool) -> Game {
    let scenario = Scenario::numbered(number).unwrap();
    let mut game = Game::new(scenario, &[], seed).unwrap();
    loop {
        if game.orders().len() >= after && game.decision().is_some_and(&is_it) {
            return game;
        }
        let order = Sensible.order(&game).expect("it is asked somewhere");
        game.play(order).unwrap();
    }
}

fn interception(seed: u64) -> Game {
    at(1, seed, 0, |it| it == Decision::Interception)
}

fn foreseen(game: &Game, battles: u32) -> Vec<Prospect> {
    foreseen_to(game, battles, Horizon::EndOfBattle)
}

pub(super) fn foreseen_to(game: &Game, battles: u32, horizon: Horizon) -> Vec<Prospect> {
    let mut foresight = Foresight::new(game, choices(game), battles, horizon).unwrap();
    foresight.play_all();
    foresight.prospects()
}

/// Nothing of the dice to come shows in it.
#[test]
fn a_copy_of_a_game_with_other_dice_foresees_the_same() {
    for seed in 1..=4 {
        let game = interception(seed);
        let other = Game::load(&game.save().unwrap().to_text()).unwrap();
        assert_eq!(foreseen(&game, 40), foreseen(&other, 40));
        // The same table, with other dice before it.
        let imagined = game.imagined(77);
        assert_eq!(foreseen(&game, 40), foreseen(&imagined, 40));
    }
}

#[test]
fn the_same_choice_twice_meets_the_same_fortune() {
    let game = interception(1);
    let staff = choices(&game)[0].clone();
    let mut foresight =
        Foresight::new(&game, vec![staff.clone(), staff], 60, Horizon::EndOfBattle).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    assert_eq!(prospects[0].score, prospects[1].score);
    let behind = prospects[1].behind.as_ref().unwrap().score;
    assert_eq!((behind.mean, behind.error), (0.0, Some(0.0)));
    assert_eq!(prospects.iter().map(|it| it.battles).sum::<u32>(), 60);
}

/// Choices that fall behind clearly get no more battles, and the budget is never exceeded.
#[test]
fn the_battles_go_to_the_choices_that_may_be_best() {
    let game = interception(3);
    let all = choices(&game);
    assert!(all.len() > 2);
    let mut foresight = Foresight::new(&game, all, 240, Horizon::EndOfBattle).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    let battles: Vec<u32> = prospects.iter().map(|it| it.battles).collect();
    assert!(battles.iter().sum::<u32>() <= 240);
    let (least, most) = (battles.iter().min().unwrap(), battles.iter().max().unwrap());
    assert!(least < most, "{battles:?}");
    let best = prospects.iter().position(|it| it.behind.is_none()).unwrap();
    assert!(battles[best] + 1 >= *most);
    // To let every raid through costs points.
    let nobody = foresight
        .choices()
        .iter()
        .position(|it| it.orders == [Order::Fight])
        .unwrap();
    assert!(
        prospects[nobody]
            .behind
            .as_ref()
            .unwrap()
            .score
            .is_clearly_positive()
    );
}

/// What the staff orders, and what the player thought of, get their battles however badly they stand.
#[test]
fn neither_the_staffs_nor_the_players_own_falls_out() {
    let game = interception(3);
    let own = Choice::own(&game, vec![Order::Fight]).unwrap();
    let mut all = choices(&game);
    let nobody = all
        .iter()
        .position(|it| it.orders == [Order::Fight])
        .unwrap();
    all[nobody] = own;
    let mut foresight = Foresight::new(&game, all, 400, Horizon::EndOfBattle).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    assert_eq!(prospects[nobody].standing(), Standing::Behind);
    let most = prospects.iter().map(|it| it.battles).max().unwrap();
    for kept in [0, nobody] {
        assert!(prospects[kept].battles + 1 >= most);
    }
}

/// A few battles that happen to come to the same have no error, and say nothing.
#[test]
fn a_difference_is_clear_only_over_enough_battles() {
    let equal = |number| Average::of(repeat_n(3.0, number));
    assert!(!equal(7).is_clearly_positive());
    assert_eq!(equal(7).margin(), None);
    assert!(equal(8).is_clearly_positive());
}

/// The parts of a difference add up to it: scenario 1 drops no fraction.
#[test]
fn the_parts_of_a_difference_add_up_to_it() {
    let game = interception(3);
    let scores = game.scenario().scores;
    assert!(scores.iter().all(|award| award.per == 1));
    let mut told = 0;
    for prospect in foreseen(&game, 200) {
        let Some(behind) = prospect.behind else {
            continue;
        };
        let sum: f64 = behind.parts.iter().map(|part| part.points).sum();
        assert!((sum + behind.score.mean).abs() < 1e-9, "{behind:?}");
        told += usize::from(sum != 0.0);
    }
    assert!(told > 0);
}

/// What is the most promising is proved beside the staff's, with dice that it was not found by.
#[test]
fn the_most_promising_is_proved_with_fresh_dice() {
    let game = interception(3);
    let all = vec![
        Choice::of(vec![Order::Fight]),
        choices(&game)[0].clone(),
        Choice::of(vec![Order::Fight]).called("The same"),
    ];
    let mut search = Foresight::new(&game, all, 90, Horizon::EndOfBattle).unwrap();
    search.play_all();
    assert_eq!(search.best(), Some(1));
    let (best, mut proof) = search.proof(40).unwrap();
    assert_eq!(best, 1);
    assert_eq!(proof.first_dice as usize, search.endings[1].len());
    proof.play_all();
    assert!((40..=40 + search.left).contains(&proof.played()));
    assert!(proof.endings[2].is_empty());
    assert!(proof.ahead(1, 0).is_clearly_positive());
    // Where the first is the best there is nothing to prove.
    let all = choices(&game)[..1].to_vec();
    let mut alone = Foresight::new(&game, all, 10, Horizon::EndOfBattle).unwrap();
    alone.play_all();
    assert!(alone.proof(10).is_none());
}

/// Where only the best is sought, half of the choices fall out in each round, and every choice is tried, the fans to the
/// south and east among them.
#[test]
fn who_seeks_the_best_tries_every_choice_and_plays_on_with_the_better_half() {
    let game = at(6, 1, 0, |it| it == Decision::UsMovement);
    let all = choices(&game);
    assert!(all.len() > 8);
    let battles = 2 * all.len() as u32;
    let search = Foresight::new(&game, all, battles, Horizon::EndOfTurn).unwrap();
    let mut search = search.seeking_the_best();
    search.play_all();
    let prospects = search.prospects();
    assert!(prospects.iter().all(|it| it.battles > 0));
    let least = prospects.iter().filter(|it| it.battles == 1).count();
    assert_eq!(least, prospects.len() / 2);
    assert_eq!(
        search.left + prospects.iter().map(|it| it.battles).sum::<u32>(),
        battles
    );
}

#[test]
fn an_illegal_choice_is_refused() {
    let game = interception(1);
    let choice = Choice::of(vec![Order::EndLanding]);
    assert!(Foresight::new(&game, vec![choice], 10, Horizon::EndOfBattle).is_err());
}

/// 4.52, 4.53: the last fight of a battle in which no ship is attacked, whose every result the charts give: the battles
/// come out as they say, within their error.
#[test]
fn r4_52_the_last_fight_comes_out_as_the_charts_say() {
    let mut compared = 0;
    for seed in 1..=1000 {
        let scenario = Scenario::numbered(1).unwrap();
        let mut game = Game::new(scenario, &[], seed).unwrap();
        let division = loop {
            match game.decision() {
                Some(Decision::Division(division)) if is_last_fight(&game) => break Some(division),
                _ => {}
            }
            let Some(order) = Sensible.order(&game) else {
                break None;
            };
            game.play(order).unwrap();
        };
        let Some(division) = division else {
            continue;
        };
        let ways = forecast::divisions(game.table(), &division);
        let choices = ways.iter().map(|way| {
            let escorts = way.against_escorts;
            Choice::of(vec![Order::Divide { escorts }])
        });
        // Each by itself, so that none is left with few battles.
        for (choice, way) in choices.zip(&ways) {
            let mut foresight =
                Foresight::new(&game, vec![choice], 800, Horizon::EndOfBattle).unwrap();
            foresight.play_all();
            let prospect = &foresight.prospects()[0];
            let expected = f64::from(way.escorts + way.attack) / 100.0;
            // A fight shoots down a few points: the error of the mean of 800 is a tenth of one at most.
            assert!(
                (prospect.tally.destroyed - expected).abs() < 0.25,
                "{seed}: {} instead of {expected}",
                prospect.tally.destroyed
            );
            compared += 1;
        }
    }
    assert!(compared > 5, "{compared}");
}

/// Whether nothing is fought after this fight.
fn is_last_fight(game: &Game) -> bool {
    forecast::phases_to_come(game) == 0 && game.table().engagements.len() <= 1
}

/// Every prospect counts all its battles.
#[test]
fn the_levels_of_a_prospect_are_those_of_its_battles() {
    for prospect in foreseen(&interception(2), 100) {
        if prospect.battles > 0 {
            let sum: f64 = prospect.levels.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9);
            assert!(prospect.range.0 <= prospect.range.1);
        }
    }
}

/// The choices are whole plans of bounded number, each with a name of its own, and the staff's comes first.
#[test]
fn choices_are_few_legal_and_have_names() {
    for number in [1, 2, 3, 4, 5, 8] {
        let scenario = Scenario::numbered(number).unwrap();
        let mut game = Game::new(scenario, &[], 5).unwrap();
        let mut orders = 0;
        while let Some(order) = Sensible.order(&game) {
            if orders % 53 == 0 {
                check_choices(&game);
            }
            orders += 1;
            game.play(order).unwrap();
        }
    }
}

fn check_choices(game: &Game) {
    let choices = choices(game);
    assert!((1..=MOST_CHOICES).contains(&choices.len()));
    assert_eq!(choices[0].name(), "As the staff");
    for (number, choice) in choices.iter().enumerate() {
        let first = choice.orders.first();
        assert!(first.is_none_or(|order| game.check(*order).is_ok()));
        assert!(first.is_some() || choice.course().is_some());
        let others = &choices[..number];
        let name = choice.name();
        assert!(others.iter().all(|it| it.name() != name), "{name}");
    }
}

/// What the player is asked about in a battle of the fleet comes with the plans that he would think of.
#[test]
fn choices_are_the_plans_a_player_would_name() {
    let named = |is_it: fn(Decision) -> bool| {
        let game = at(6, 1, 0, is_it);
        let choices = choices(&game).into_iter();
        choices.map(|it| it.name().to_owned()).collect::<Vec<_>>()
    };
    let courses = named(|it| it == Decision::UsMovement);
    assert!(
        courses.contains(&"Course northwest".to_owned()),
        "{courses:?}"
    );
    assert!(
        courses
            .iter()
            .any(|it| it.starts_with("Course west until "))
    );
    let searches = named(|it| it == Decision::AirSearch);
    for search in ["No search", "A fan of searches to the west"] {
        assert!(searches.contains(&search.to_owned()), "{searches:?}");
    }
    let ready = named(|it| it == Decision::ReadyDecks);
    assert!(
        ready.iter().any(|it| it.starts_with("Bombers ready")),
        "{ready:?}"
    );
}

/// 6.3: a course until a turn is kept in each battle until then, and no longer.
#[test]
fn r6_3_a_course_is_kept_until_its_turn() {
    let game = at(6, 1, 0, |it| it == Decision::UsMovement);
    let all = choices(&game);
    let choice = all.iter().find(|it| it.course().is_some()).unwrap();
    let until = choice.course().unwrap().until;
    let mut underway = Underway::begin(&game, choice);
    let mut ahead = game.imagined(0);
    let mut kept = 0;
    while ahead.table().turn.turns_until(until) > 0 {
        let own = underway.order(&ahead);
        if ahead.decision() == Some(Decision::UsMovement) {
            assert_eq!(own, Some(Order::GoOn), "it keeps its hex");
            kept += 1;
        }
        ahead
            .play(own.or_else(|| Sensible.order(&ahead)).unwrap())
            .unwrap();
    }
    assert!(kept > 1);
    while ahead.decision() != Some(Decision::UsMovement) {
        assert_eq!(underway.order(&ahead), None);
        ahead.play(Sensible.order(&ahead).unwrap()).unwrap();
    }
    assert_eq!(underway.order(&ahead), None);
}

#[test]
fn a_battle_is_played_on_as_far_as_its_horizon() {
    let game = at(3, 1, 40, |it| it == Decision::Interception);
    let until = |horizon: Horizon| {
        let mut ahead = game.imagined(1);
        while !horizon.is_reached(&game, &ahead) {
            let Some(order) = Sensible.order(&ahead) else {
                break;
            };
            ahead.play(order).unwrap();
        }
        ahead
    };
    let turn = until(Horizon::EndOfTurn);
    assert_eq!(turn.table().turn, game.table().turn.next());
    assert!(until(Horizon::EndOfBattle).outcome().is_some());
    let raid = until(Horizon::EndOfRaid);
    let first = game.table().attackers().next().unwrap().id;
    assert!(raid.table().attackers().all(|it| it.id != first));
    assert!(raid.outcome().is_none());
}

fn played_by_foresight(number: u8, seed: u64, battles: u32) -> Game {
    let mut game = Game::new(Scenario::numbered(number).unwrap(), &[], seed).unwrap();
    Foreseeing::new(battles).finish(&mut game);
    game
}

#[test]
fn whoever_foresees_plays_the_same_game_from_the_same_seed() {
    let game = played_by_foresight(1, 2, 32);
    assert!(game.outcome().is_some());
    assert_eq!(game.orders(), played_by_foresight(1, 2, 32).orders());
}

#[test]
fn whoever_foresees_departs_from_the_staff_only_where_that_proves_better() {
    // With two battles nothing is proved.
    let mut staffs = Game::new(Scenario::numbered(1).unwrap(), &[], 4).unwrap();
    Sensible.finish(&mut staffs);
    assert_eq!(played_by_foresight(1, 4, 2).orders(), staffs.orders());
    // With enough it is somewhere.
    let departs = |seed| {
        let mut staffs = Game::new(Scenario::numbered(3).unwrap(), &[], seed).unwrap();
        Sensible.finish(&mut staffs);
        played_by_foresight(3, seed, 64).orders() != staffs.orders()
    };
    assert!((1..=20).any(departs));
}
