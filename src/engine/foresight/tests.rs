//! Laws of battles that are played on from choices.

use super::*;
use crate::engine::decision::Decision;
use crate::engine::forecast;
use crate::engine::order::Order;
use crate::engine::scenario::Scenario;

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
    let mut foresight = Foresight::new(game, choices(game), battles).unwrap();
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
    let mut foresight = Foresight::new(&game, vec![staff.clone(), staff], 60).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    assert_eq!(prospects[0].score, prospects[1].score);
    let behind = prospects[1].behind.unwrap();
    assert_eq!((behind.mean, behind.error), (0.0, Some(0.0)));
    assert_eq!(prospects.iter().map(|it| it.battles).sum::<u32>(), 60);
}

/// Choices that fall behind clearly get no more battles, and the budget is never exceeded.
#[test]
fn the_battles_go_to_the_choices_that_may_be_best() {
    let game = interception(3);
    let all = choices(&game);
    assert!(all.len() > 2);
    let mut foresight = Foresight::new(&game, all, 240).unwrap();
    foresight.play_all();
    let prospects = foresight.prospects();
    let battles: Vec<u32> = prospects.iter().map(|it| it.battles).collect();
    assert!(battles.iter().sum::<u32>() <= 240);
    let (least, most) = (battles.iter().min().unwrap(), battles.iter().max().unwrap());
    assert!(least < most, "{battles:?}");
    let best = prospects.iter().position(|it| it.behind.is_none()).unwrap();
    assert_eq!(battles[best], *most);
    // To let every raid through costs points.
    let nobody = foresight
        .choices()
        .iter()
        .position(|it| it.orders == [Order::Fight])
        .unwrap();
    assert!(prospects[nobody].behind.unwrap().is_clearly_positive());
}

#[test]
fn an_illegal_choice_is_refused() {
    let game = interception(1);
    let choice = Choice::of(vec![Order::EndLanding]);
    assert!(Foresight::new(&game, vec![choice], 10).is_err());
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
            let mut foresight = Foresight::new(&game, vec![choice], 800).unwrap();
            foresight.play_all();
            let prospect = &foresight.prospects()[0];
            let expected = f64::from(way.escorts + way.attack) / 100.0;
            // A fight shoots down a few points: the error of the mean of 800 is a tenth of one at most.
            assert!(
                (prospect.destroyed - expected).abs() < 0.25,
                "{seed}: {} instead of {expected}",
                prospect.destroyed
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
