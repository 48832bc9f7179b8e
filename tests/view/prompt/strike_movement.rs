//! Where each strike flies.

use carrier_battle::engine::fleet;
use carrier_battle::engine::fleet::AirUnitType::Sb2c;
use carrier_battle::engine::staff::{self, Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS};

use carrier_battle::view::wording;

use super::{asked, asked_about, find, texts};
use crate::common::attacks::*;
use crate::common::*;

#[test]
fn a_strike_flies_to_the_forces() {
    let mut game = Game::new(SCENARIOS[1], &[], 11).unwrap();
    let alike = find(&asked(&game), "Three strikes alike").orders().to_vec();
    play_all(&mut game, &alike);
    play(&mut game, Order::GoOn);
    let view = asked_about(&game, "Air Strike 1");
    assert!(view.why()[0].ends_with(
        "3\u{a0}F6F, 1\u{a0}SB2C, 1\u{a0}TBF, 1\u{a0}TBM, attack value 23, 6 fuel. It flies straight to a detected force."
    ));
    assert_eq!(
        texts(&view.answers[..3]),
        [
            "Fly to Force C, 9 hexes west of TF 58 \u{b7} 1 fuel",
            "Fly to Force B, 9 hexes west of TF 58 \u{b7} 1 fuel",
            "Fly to Force A, 10 hexes west of TF 58 \u{b7} 2\u{2013}3 fuel",
        ]
    );
    // The one that the staff would fly to.
    assert_eq!(
        view.suggested().unwrap().orders(),
        [fly("Air Strike 1", "1123")]
    );
}

/// The way towards a force names where that is, and how far off the strike is then; and where no other mission waits none
/// is offered next.
#[test]
fn a_way_towards_a_force_says_where_the_force_is() {
    let mut told = 0;
    for seed in 0..12 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::AirMovement) {
                let waiting: Vec<_> = fleet::waiting(game.table()).map(|it| it.id).collect();
                for id in &waiting {
                    let view = asked_about(&game, &id.to_string());
                    let offers = view.answers.iter().any(|it| it.label == "Next mission");
                    assert_eq!(offers, waiting.len() > 1);
                    for answer in &view.answers {
                        let rest = answer.label.strip_prefix("Fly towards ");
                        let Some(rest) = rest.filter(|it| !it.starts_with("home")) else {
                            continue;
                        };
                        let forces = game.table().forces.iter();
                        let mut forces = forces.filter(|it| rest.starts_with(&it.id.to_string()));
                        let force = forces.next().unwrap();
                        let place = wording::whereabouts(game.table(), force.hex);
                        assert_eq!(rest, format!("{}, {place}", force.id));
                        assert!(answer.detail.contains(" off "), "{}", answer.detail);
                        told += 1;
                    }
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(told > 0);
}

/// It never goes round in a circle from one force to the next.
#[test]
fn a_strike_that_has_come_to_carriers_stays_to_attack_them() {
    let forces = [
        force('A', START, &["Zuikaku"], 2),
        force('B', "1022", &["Junyo"], 0),
        force('C', "1120", &["Kongo"], 0),
    ];
    let game = formed(
        strikes_against(&[(Sb2c, 1)], 6, &forces, 2),
        &[&["SB2C 1"]],
        &[],
    );
    let view = asked_about(&game, "Air Strike 1");
    let stay = view.primary().unwrap();
    assert_eq!(stay.label, "Stay and attack Force A here");
    assert_eq!(stay.orders(), [hold("Air Strike 1")]);
    assert!(
        view.why()[0].contains("It has come to its target: staying, it attacks in this phase.")
    );
    let suggested = view.all_answers().filter(|answer| answer.is_primary());
    assert_eq!(suggested.count(), 1);

    // Battleships alone keep nobody.
    let forces = [
        force('A', START, &["Kongo"], 0),
        force('B', "1022", &["Junyo"], 0),
    ];
    let game = formed(
        strikes_against(&[(Sb2c, 1)], 6, &forces, 2),
        &[&["SB2C 1"]],
        &[],
    );
    let view = asked_about(&game, "Air Strike 1");
    assert_eq!(
        view.primary().unwrap().orders(),
        [fly("Air Strike 1", "1022")]
    );
}

/// 4.22: a strike is offered the way to every force in contact, in this segment's reach or not, as long as it can attack it
/// and come home.
#[test]
fn r4_22_a_strike_is_offered_the_way_to_a_force_out_of_this_segments_reach() {
    let mut offered = 0;
    for seed in 0..30 {
        let mut game = Game::new(SCENARIOS[3], &[], seed).unwrap();
        while let Some(order) = Sensible.order(&game) {
            if game.decision() == Some(Decision::AirMovement) {
                let table = game.table();
                let strikes = fleet::waiting(table).filter(|it| !it.is_intercept());
                for strike in strikes {
                    let view = asked_about(&game, &strike.id.to_string());
                    for force in &table.forces {
                        if let Some(way) = staff::flight_towards(&game, strike, force) {
                            let mut answers = view.all_answers();
                            assert!(answers.any(|answer| answer.orders() == [way]), "{way}");
                            offered += 1;
                        }
                    }
                    let suggested = view.all_answers().filter(|answer| answer.is_primary());
                    assert!(suggested.count() <= 1);
                }
            }
            game.play(order).unwrap();
        }
    }
    assert!(offered > 20, "{offered}");
}
