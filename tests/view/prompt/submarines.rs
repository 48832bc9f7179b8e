//! Submarines placed before the first turn, on the chart too (14.11).

use carrier_battle::engine::fleet::SubmarineId;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Order, SCENARIOS, staff};
use carrier_battle::view::Activity;
use carrier_battle::view::chart::{self, Unit, layout::layout};

use super::*;
use crate::common::{hex, play};
use crate::view::prompt_parts::{PromptParts, what};

/// Scenario 6 as the submarines are to be placed.
fn placing() -> Game {
    let mut game = Game::new(SCENARIOS[5], &[], 7).unwrap();
    while game.decision() != Some(Decision::PlaceSubmarines) {
        play(&mut game, Order::GoOn);
    }
    game
}

fn lit(game: &Game, activity: Activity) -> Vec<chart::LitHex> {
    chart::lit_hexes(game.table(), game.decision(), None, activity)
}

#[test]
fn r14_11_any_hex_of_the_chart_is_lit_for_the_submarine_in_hand() {
    let game = placing();
    let all = lit(&game, Activity::None);
    assert_eq!(all.len(), HexId::all().count() - 1);
    for lit in &all {
        assert!(matches!(
            lit.order,
            Order::PlaceSubmarine {
                submarine: SubmarineId::Albacore,
                ..
            }
        ));
        assert_eq!(game.check(lit.order), Ok(()));
    }
    let bang = lit(&game, Activity::Stationing(SubmarineId::Bang));
    assert!(bang.iter().all(|it| it.label.starts_with("Place Bang in ")));
    let prompt = asked(&game);
    let pressed = |at: usize| prompt.lines()[at].answers[0].is_pressed;
    assert_eq!(
        (prompt.lines().len(), pressed(0), pressed(1)),
        (5, Some(true), Some(false))
    );
    assert!(
        what(&prompt.lines()[0]).starts_with("0617"),
        "{}",
        what(&prompt.lines()[0])
    );
}

/// Who has been chosen is left where it lies with one press, and makes room for the chart until then.
#[test]
fn r14_11_one_chooses_a_submarine_and_leaves_it_where_it_is() {
    let game = placing();
    let labels = |prompt: &Prompt| -> Vec<String> {
        let labels = prompt.answers.iter().map(|it| it.label.clone());
        labels.collect()
    };
    let before = asked(&game);
    assert!(!before.is_choosing);
    assert_eq!(labels(&before), ["Begin the day"]);
    let selection = Selection {
        activity: Activity::Stationing(SubmarineId::Bang),
        ..Selection::default()
    };
    let chosen = asked_with(&game, selection);
    assert!(chosen.is_choosing);
    assert_eq!(labels(&chosen), ["Leave it there", "Begin the day"]);
    assert_eq!(chosen.lines()[4].answers[0].is_pressed, Some(true));
    assert_eq!(chosen.lines()[0].answers[0].is_pressed, Some(false));
}

#[test]
fn r14_11_those_that_were_moved_go_back_to_the_suggested_stations_with_one_click() {
    let mut game = placing();
    assert!(asked(&game).batches.is_empty());
    for (submarine, to) in [(SubmarineId::Cavalla, "1020"), (SubmarineId::Bang, "1201")] {
        play(
            &mut game,
            Order::PlaceSubmarine {
                submarine,
                hex: hex(to),
            },
        );
    }
    let back = asked(&game).batches.remove(0);
    let carrier_battle::view::Action::Give(orders) = back.action else {
        panic!("{back:?}");
    };
    assert_eq!(orders.len(), 2);
    for order in orders {
        play(&mut game, order);
    }
    let at_sea = game.table().submarines.at_sea.iter();
    let there: Vec<String> = at_sea.map(|it| it.hex.to_string()).collect();
    assert_eq!(there, ["0617", "0917", "1117", "1317", "1617"]);
}

/// Each has a counter in its hex, in the order of the player's.
#[test]
fn r14_11_submarines_lie_on_the_chart() {
    let game = placing();
    let table = game.table();
    let counters = chart::counters(table, &[], None, &layout(table, &[], 1.0));
    for submarine in SubmarineId::ALL {
        let its = counters
            .iter()
            .find(|it| it.top() == Some(Unit::Submarine(submarine)));
        let its = its.unwrap();
        assert_eq!(its.hex, table.submarines.get(submarine).unwrap().hex);
        assert!(
            its.label.starts_with(&format!("{submarine}, lies in wait")),
            "{}",
            its.label
        );
        assert_eq!((its.face.picture, &its.face.figure), ("submarine", &None));
    }
}

/// Once the battle has begun a submarine sails one hex when their chit is drawn, and is placed no more.
#[test]
fn r14_12_at_their_chit_submarines_sail_to_a_hex_beside_them() {
    let mut game = placing();
    while game.decision() != Some(Decision::Submarines) {
        let order = staff::suggestion(&game).unwrap_or(Order::GoOn);
        play(&mut game, order);
    }
    let submarines = &game.table().submarines.at_sea;
    for (line, submarine) in asked(&game).lines().iter().zip(submarines) {
        let labels: Vec<&str> = line.answers.iter().map(|it| it.label.as_str()).collect();
        let (chosen, other) = ("Choose a hex on the chart", "Sail to another hex");
        assert!(
            labels.contains(&chosen) != labels.contains(&other),
            "{labels:?}"
        );
        let lit = lit(&game, Activity::Stationing(submarine.id));
        assert!(!lit.is_empty() && lit.iter().all(|it| it.hex.distance(submarine.hex) == 1));
    }
}

/// One click sails as many as the staff would, each where its own line suggests.
#[test]
fn r14_12_all_that_are_suggested_to_sail_do_so_with_one_click() {
    let mut game = placing();
    let mut sailed = 0;
    while sailed < 3 {
        let order = staff::suggestion(&game).unwrap_or(Order::GoOn);
        if game.decision() == Some(Decision::Submarines) {
            let prompt = asked(&game);
            let at_once = prompt
                .batches
                .iter()
                .find(|it| it.label.ends_with("as suggested"));
            if let Some(all) = at_once {
                let orders = all.orders().to_vec();
                assert_eq!(all.label, format!("All {} sail as suggested", orders.len()));
                assert!(orders.len() > 1);
                for order in orders {
                    assert!(matches!(order, Order::MoveSubmarine { .. }));
                    play(&mut game, order);
                }
                assert!(
                    !staff::suggestion(&game)
                        .is_some_and(|order| matches!(order, Order::MoveSubmarine { .. }))
                );
                sailed += 1;
                continue;
            }
        }
        play(&mut game, order);
    }
}

/// 14.14, 14.16: what an attack on a force that has been found promises stands on its button; where several ships can be
/// attacked, in the words of the question.
#[test]
fn r14_16_what_an_attack_promises_is_told_once() {
    let mut contacts = 0;
    for seed in 0..4 {
        let mut game = Game::new(SCENARIOS[5], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if matches!(game.decision(), Some(Decision::SubmarineContact { .. })) {
                let view = prompt(&game, &Selection::default(), &[]).unwrap();
                let attacks = view
                    .answers
                    .iter()
                    .filter(|it| it.label.starts_with("Attack "));
                let mut told: Vec<&str> = attacks.map(|it| it.detail.as_str()).collect();
                let is_told =
                    |it: &&str| it.contains("hits with ") || it.ends_with("goes down already");
                assert!(told.iter().all(is_told), "{told:?}");
                // What the submarine risks is the same whomever it fires on.
                told.push(&view.why()[0]);
                let risks = told.iter().filter(|it| it.contains(" deep with ")).count();
                assert_eq!(risks, 1, "{told:?}");
                contacts += 1;
            }
            game.play(order).unwrap();
        }
    }
    assert!(contacts > 2, "{contacts}");
}
