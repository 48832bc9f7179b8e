//! The staff's fighters against raids, without decks: scenario 1.

use carrier_battle::engine::fleet::{self, MissionId};
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::forecast::{self, expectation};
use carrier_battle::engine::staff::{self, Player, Random, Reason, Sensible};
use carrier_battle::engine::{Decision, Division, Game, Order, UnitLoss};

use super::{GAMES, STAFF_GAMES, mean, played, scenario, score};

#[test]
fn the_staff_beats_the_random_player_by_far() {
    let staff = mean(STAFF_GAMES.iter().map(score));
    let random = (0..GAMES).map(|seed| played(&mut Random::new(seed), &[], seed));
    let random = mean(random.map(|game| score(&game)));
    // About 14 and -42 when this was written.
    assert!(staff > 10.0, "the staff's mean score is {staff}");
    assert!(
        staff > random + 40.0,
        "the staff's is {staff}, the random player's {random}"
    );
}

#[test]
fn the_staff_reaches_every_level_of_victory() {
    for level in scenario().levels {
        let reached = |game: &Game| game.outcome().unwrap().level == level.name;
        assert!(STAFF_GAMES.iter().any(reached), "never {}", level.name);
    }
}

#[test]
fn the_staff_loses_nobody_but_in_combat() {
    let mut in_combat = 0;
    for lost in STAFF_GAMES.iter().flat_map(|game| &game.table().lost) {
        assert_eq!(lost.why, UnitLoss::Combat, "{} in {}", lost.unit, lost.hex);
        in_combat += 1;
    }
    assert!(in_combat > GAMES, "{in_combat} units in all games");
}

fn division(units: u8, escorts: u8, attack: u8) -> Division {
    Division::new(MissionId::intercept(1), RaidId(1), units, escorts, attack)
}

#[test]
fn a_fight_without_escorts_is_worth_the_mean_of_its_column() {
    let fight = expectation(&division(4, 0, 9), 0, false);
    assert_eq!((fight.escorts, fight.attack, fight.lost), (0, 240, 0));
    // 4.55: no more than there is can be shot down.
    assert_eq!(expectation(&division(4, 0, 1), 0, false).attack, 90);
    // 4.45: the fuel critical take two from the die.
    assert_eq!(expectation(&division(4, 0, 9), 0, true).attack, 150);
}

#[test]
fn a_fight_with_escorts_counts_the_one_that_breaks_through() {
    // One unit on two escorts: half a point of them. They shoot it down on a 10, and on 7 to 9 one
    // of them breaks through to the other three, which then lose a unit on a 10 and keep one from
    // firing on 8 and 9 (4.57). Three units destroy 1.8 points of attack planes, two 1.2.
    let fight = expectation(&division(4, 2, 9), 1, false);
    assert_eq!((fight.escorts, fight.lost), (50, 10 + 3));
    assert_eq!(fight.attack, 174);
}

/// 4.4: fighters are suggested to meet a raid, or to stay where it is already; with none in sight all of
/// them may hold at once.
#[test]
fn r4_4_what_is_suggested_to_a_mission_has_its_reason() {
    let mut reasons = Vec::new();
    for seed in 1..6 {
        let mut game = Game::new(scenario(), &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            if decision == Decision::AirMovement {
                for mission in fleet::waiting(game.table()) {
                    let heading = staff::heading(&game, mission);
                    match (heading.reason, heading.order) {
                        (Some(Reason::MeetsItThere), Some(Order::Fly { to, .. })) => {
                            let foes = forecast::foes_in(game.table(), mission, to);
                            assert!(!foes.is_empty(), "{mission:?}");
                        }
                        (Some(Reason::MeetsItHere), Some(Order::Hold { .. })) => {
                            let foes = forecast::foes_here(game.table(), mission);
                            assert!(!foes.is_empty(), "{mission:?}");
                        }
                        (Some(Reason::AllMayHold), order) => {
                            assert!(order.is_none() && staff::is_quiet(&game));
                        }
                        (_, Some(order)) => assert_eq!(game.check(order), Ok(())),
                        (_, None) => {}
                    }
                    reasons.extend(heading.reason);
                }
            }
            let order = Sensible.order(&game).unwrap();
            game.play(order).unwrap();
        }
    }
    for reason in [Reason::MeetsItThere, Reason::MeetsItHere] {
        assert!(reasons.contains(&reason), "never: {reason:?}");
    }
}
