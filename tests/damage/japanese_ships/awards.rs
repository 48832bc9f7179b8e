//! What damage and losses are worth (15.1).

use super::*;

/// 15.1: a point a hit while damage is light, then by her condition. A carrier with hits to her
/// capacity counts as sunk.
#[test]
fn r15_1_japanese_carriers_are_worth_their_damage() {
    for (name, points) in [
        ("Zuikaku", &[0, 1, 2, 3, 10, 10, 17, 17, 25, 25][..]),
        ("Junyo", &[0, 1, 2, 6, 6, 10, 15, 15]),
        ("Ryuho", &[0, 1, 2, 6, 10, 15, 15]),
    ] {
        for (hits, points) in (0..).zip(points) {
            let (mut game, _) = struck(name, hits);
            let table = game.table();
            assert_eq!(
                table.scored(Scored::JapaneseCarriers),
                *points,
                "{name}, {hits}"
            );
            assert_eq!(table.score, *points);
            // Sinking by them brings no more.
            pass_to(&mut game, 3, 1);
            assert_eq!(game.table().score, *points);
        }
    }
}

/// A scenario of fighters over CAP, or of Helldivers under it.
fn losses(at_home: bool, pool: Pool, cap: u8) -> Scenario {
    let forces: [ForceSetup; 1] = [force('A', START, &["Zuikaku"], cap)];
    let scenario = strikes_against(pool, 6, &forces, 1);
    let home = if at_home { hex(START) } else { scenario.us.hex };
    Scenario {
        us: UsSetup {
            hex: home,
            ..scenario.us
        },
        ..scenario
    }
}

/// 15.1: one for every five Japanese points, fractions dropped.
#[test]
fn r15_1_every_five_air_points_are_worth_one() {
    for (die, destroyed, points) in [(5, 4, 0), (7, 5, 1), (9, 6, 1)] {
        let mut game = all_in_one(
            losses(false, &[(F6F, 12)], 6),
            &[FOUND, UNSURPRISED, die, 1],
        );
        play(&mut game, contact(1, 'A'));
        assert_eq!(game.table().points_destroyed, destroyed);
        assert_eq!(game.table().scored(Scored::PointsDestroyed), points);
        assert_eq!(game.table().score, points);
    }
}

/// 15.1: one off for two units lost away from the task groups, and for four lost in their hex.
#[test]
fn r15_1_units_lost_at_home_count_half_of_those_lost_away() {
    // A strike of one unit each, and CAP that shoots down each.
    for (at_home, scores) in [(false, [0, -1, -1, -2, -2]), (true, [0, 0, 0, -1, -1])] {
        let dice = [FOUND, UNSURPRISED, 5].repeat(5);
        let strikes: [&[&str]; 5] = [
            &["SB2C 1"],
            &["SB2C 2"],
            &["SB2C 3"],
            &["SB2C 4"],
            &["SB2C 5"],
        ];
        let scenario = losses(at_home, &[(Sb2c, 5)], 5);
        let mut game = formed(scenario, &strikes, &dice);
        pass_until(&mut game, |game| {
            game.decision() == Some(Decision::AirAttack)
        });
        for (number, score) in (1..).zip(scores) {
            let happened = play(&mut game, contact(number, 'A'));
            assert_eq!(lost(&happened).len(), 1);
            assert_eq!(game.table().score, score, "{number} lost");
        }
        assert!(game.table().lost.iter().all(|lost| lost.at_home == at_home));
        let what = if at_home {
            Scored::UnitLostAtHome
        } else {
            Scored::UnitLostAway
        };
        assert_eq!(game.table().scored(what), scores[4]);
    }
}
