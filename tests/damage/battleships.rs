//! What hits do to battleships (12.51), and the victory points that damage costs (15.1).

use crate::common::decks::*;
use crate::common::hits::*;
use crate::common::*;
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::{Event, Order, Scenario, ScoreEvent, Scored, UsSetup};

// Battleships (12.51).

/// 12.51: fifteen hits cripple a battleship and silence her; hits to her capacity sink her.
#[test]
fn r12_51_battleships_are_crippled_and_sunk() {
    // Eleven and ten: 4 + 4 + 4 + 3 + 3 hits on Indiana, who is the seventh.
    let game = endured(
        &LINE_TWICE,
        &[&[1, 1], &at_the_line(7, 10), &at_the_line(1, 1)],
    );
    assert_eq!(
        (
            game.table().hits(named("Indiana")).total(),
            condition(&game, "Indiana")
        ),
        (18, Condition::Crippled)
    );
    assert_eq!(fire_of(&game), [135, 121]);
    // The same again, and she is gone.
    let game = endured(
        &LINE_TWICE,
        &[&[1, 1], &at_the_line(7, 10), &at_the_line(7, 10)],
    );
    assert_eq!(condition(&game, "Indiana"), Condition::Sunk);
    assert!(
        game.table()
            .ships_of(LINE)
            .all(|ship| ship != named("Indiana"))
    );
    // 15.1 counts carriers only.
    assert_eq!(game.table().scored(Scored::UsCarriers), 0);
}

// What they cost (15.1).

/// 15.1: 5 for a carrier lightly damaged, 10 heavily, 15 crippled; sunk 25 for a light one, 35 for a
/// fleet carrier.
#[test]
fn r15_1_damaged_carriers_cost_victory_points() {
    let cases = [
        (BUNKER_HILL, 1, 5),
        (BUNKER_HILL, 3, 5),
        (WASP, 4, 10),
        (WASP, 5, 10),
        (WASP, 6, 15),
        (WASP, 7, 15),
        (WASP, 8, 35),
        (CABOT, 1, 5),
        (CABOT, 2, 5),
        (CABOT, 3, 10),
        (CABOT, 4, 15),
        (CABOT, 5, 25),
    ];
    for (place, hits, cost) in cases {
        let capacity = if place == CABOT { 5 } else { 8 };
        let no_fire: &[u8] = if hits == capacity { &[] } else { &[1] };
        let game = endured(&ONE_ATTACK, &[&[1], &attack(place, hits), no_fire]);
        assert_eq!(
            (game.table().scored(Scored::UsCarriers), game.table().score),
            (-cost, -cost)
        );
    }
}

/// 15.1: what a carrier costs grows with her damage; it is not counted twice.
#[test]
fn r15_1_more_damage_costs_the_difference() {
    let dice: [&[u8]; 5] = [&[1, 1, 1], &attack(WASP, 1), &attack(WASP, 3), &[1], &[]];
    let game = endured(&TWO_TOGETHER, &dice);
    let scores: Vec<i16> = history(&game)
        .iter()
        .filter_map(|event| match event {
            Event::Score(ScoreEvent::Scored {
                vp,
                why: Scored::UsCarriers,
            }) => Some(*vp),
            _ => None,
        })
        .collect();
    assert_eq!(scores, [-5, -5]);
}

/// 15.1: units lost aboard count as lost in the task group's hex, one point for four.
#[test]
fn r15_1_units_lost_aboard_cost_a_point_for_four() {
    for (hits, picks, cost) in [(3, &[1][..], 0), (4, &[1, 1], -1)] {
        let game = endured(&LADEN, &[&[1], &attack(WASP, hits), picks, &[1]]);
        assert_eq!(game.table().scored(Scored::UnitLostAtHome), cost);
        assert!(game.table().lost.iter().all(|lost| lost.at_home));
    }
}

/// 15.1: a point for two units lost away from the task groups.
#[test]
fn r15_1_units_lost_in_combat_elsewhere_cost_a_point_for_two() {
    for (die, gone, cost) in [(6, 1, 0), (10, 2, -1)] {
        // Range 1, nine escorts of twenty points; ours miss, theirs hit.
        let mut game = scripted_with(&FAR_OUT, &[], &[1, 10, 1, die]);
        play_all(&mut game, &[fly("Intercept 1", "1110"), Order::EndMovement]);
        pass_to_interception(&mut game, 1, 1);
        play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
        assert_eq!(game.table().lost.len(), gone);
        assert!(game.table().lost.iter().all(|lost| !lost.at_home));
        assert_eq!(
            (
                game.table().scored(Scored::UnitLostAway),
                game.table().score
            ),
            (cost, cost)
        );
    }
}

/// Two fighter units to send out, and one that stays.
static FAR_OUT: Scenario = like_scenario_3(
    1,
    UsSetup {
        intercepts: &[2, 1],
        ..at_sea(&[FIRST], None)
    },
    &[raid_of(20, 1, 1)],
);
