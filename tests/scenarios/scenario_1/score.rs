//! What is scored, and the levels of victory.

use super::*;

/// A raid in the target hex at the end of a phase's interception has got through: -2 a point of
/// its attack planes, none for its fighters, and off the map.
#[test]
fn what_gets_through_scores_minus_two_a_point_of_attack_planes() {
    let mut game = scripted(&UNMET);
    let happened = pass_to_the_end(&mut game);
    // 9, 9, 7 and 6 points with 3, 3, 2 and 2 fighters.
    let through: Vec<u8> = happened
        .iter()
        .filter_map(|event| match event {
            Event::Raids(RaidEvent::GotThrough { attack, .. }) => Some(*attack),
            _ => None,
        })
        .collect();
    assert_eq!(through, [6, 6, 5, 4]);
    let scores: Vec<(i16, Scored)> = happened
        .iter()
        .filter_map(|event| match event {
            Event::Score(ScoreEvent::Scored { vp, why }) => Some((*vp, *why)),
            _ => None,
        })
        .collect();
    assert_eq!(
        scores,
        [-12, -12, -10, -8].map(|vp| (vp, Scored::GotThrough))
    );
    assert_eq!(
        game.outcome(),
        Some(Outcome {
            score: -42,
            level: "Too many got through"
        })
    );
    assert_eq!(
        happened.last(),
        Some(&Event::Score(ScoreEvent::Ended {
            score: -42,
            level: "Too many got through"
        }))
    );
    assert_eq!(game.table().inbound().count(), 0);
    assert_eq!(
        game.table().raid(RaidId(3)).unwrap().fate,
        Fate::GotThrough { attack: 5 }
    );
}

/// A raid one hex short has not got through yet; one whose attack planes are gone costs nothing.
#[test]
fn a_raid_of_fighters_alone_costs_nothing() {
    static FIGHTER: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[]), &[raid_of(1, 1, 1)]);
    // One point, and it is a fighter; met at two hexes, overhead in the next phase.
    let mut game = scripted_with(&FIGHTER, &[], &[2, 9]);
    pass_to_the_end(&mut game);
    let happened = events(game.events());
    assert!(happened.contains(&Event::Raids(RaidEvent::GotThrough {
        raid: RaidId(1),
        attack: 0
    })));
    assert!(
        !happened
            .iter()
            .any(|event| matches!(event, Event::Score(ScoreEvent::Scored { .. })))
    );
    assert_eq!(
        game.outcome(),
        Some(Outcome {
            score: 0,
            level: "Too many got through"
        })
    );
}

#[test]
fn the_levels_of_victory_begin_at_20_14_8_and_0() {
    let level = |score| scenario_1().level(score).name;
    assert_eq!([31, 24].map(level), ["Turkey shoot"; 2]);
    assert_eq!([23, 16].map(level), ["Clear victory"; 2]);
    assert_eq!([15, 7].map(level), ["Hard fought"; 2]);
    assert_eq!([6, 0, -1, -80].map(level), ["Too many got through"; 4]);
}

/// What was shot down counts one a point, what was lost minus two a unit, in one game.
#[test]
fn the_score_is_points_destroyed_less_units_lost() {
    // Range 1; 2 fighters; 3 of attack planes shot down and a unit lost to the escorts.
    let mut game = scripted(&[1, 1, 1, 10, 8, 2, 5]);
    play_all(
        &mut game,
        &[
            fly("Intercept 1", "1110"),
            Order::EndMovement,
            Order::EndLanding,
        ],
    );
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let fought = play(&mut game, divide(1));
    let scores: Vec<Event> = fought
        .iter()
        .filter(|event| matches!(event, Event::Score(ScoreEvent::Scored { .. })))
        .cloned()
        .collect();
    let score = |vp, why| Event::Score(ScoreEvent::Scored { vp, why });
    assert_eq!(
        scores,
        [
            score(-2, Scored::UnitLost),
            score(3, Scored::PointsDestroyed)
        ]
    );
    assert_eq!(game.table().score, 1);
}
