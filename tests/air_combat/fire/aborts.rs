//! What an abort does (4.57).

use super::*;

/// 4.57: with an A one surviving escort attacks the units that go for the attack planes, before
/// they do.
#[test]
fn r4_57_an_abort_lets_one_escort_through() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 5, 3, 7, 6], 4);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "4", 5, 4, "2".into()),
            ("japanese_air_to_air", "8", 3, 3, "A".into()),
            ("japanese_air_to_air", "1", 7, 7, "-".into()),
            ("us_air_to_air", "4", 6, 6, "3".into()),
        ]
    );
    assert_eq!(
        bare(&fought),
        [
            points_lost(2, Target::Fighters),
            Event::Raids(RaidEvent::BrokeThrough {
                raid: RAID,
                mission: named("Intercept 1")
            }),
            points_lost(3, Target::AttackPlanes),
            Event::Raids(RaidEvent::Fought {
                mission: named("Intercept 1"),
                raid: RAID
            }),
        ]
    );
    assert_eq!(mission(&game, "Intercept 1").units.len(), 8);
}

/// 4.57: an A of the extra attack keeps one unit from firing; it is not lost.
#[test]
fn r4_57_an_abort_of_the_extra_attack_holds_one_unit_out() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 3, 8, 6], 4);
    assert_eq!(
        read(&fought)[2],
        ("japanese_air_to_air", "1", 8, 8, "A".into())
    );
    assert_eq!(read(&fought)[3], ("us_air_to_air", "3", 6, 6, "2".into()));
    assert!(fought.contains(&Event::Raids(RaidEvent::HeldOut {
        mission: named("Intercept 1")
    })));
    assert_eq!(mission(&game, "Intercept 1").units.len(), 8);
}

/// 4.57: the extra attack can shoot a unit down; it is one of those against the attack planes.
#[test]
fn r4_57_the_extra_attack_can_eliminate_a_unit() {
    let (game, fought) = fight(&EIGHT, &[1, 10, 1, 3, 10, 6], 4);
    assert_eq!(
        read(&fought)[2],
        ("japanese_air_to_air", "1", 10, 10, "E".into())
    );
    assert_eq!(read(&fought)[3].1, "3");
    let Event::Raids(RaidEvent::Divided { attack, .. }) = game
        .events()
        .iter()
        .rfind(|it| matches!(it.event, Event::Raids(RaidEvent::Divided { .. })))
        .unwrap()
        .event
        .clone()
    else {
        unreachable!()
    };
    assert!(attack.contains(game.table().lost[0].unit));
    assert_eq!(mission(&game, "Intercept 1").units.len(), 7);
    // With only one unit against the attack planes none is left to fire.
    for extra in [8, 10] {
        let (_, fought) = fight(&EIGHT, &[1, 10, 1, 3, extra], 7);
        assert_eq!(read(&fought).len(), 3);
    }
}

/// 4.57: no escort survives, or nobody went for the attack planes: an A is nothing.
#[test]
fn r4_57_an_abort_without_survivors_or_targets_is_nothing() {
    static SIX: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[8]), &[raid_of(6, 1, 1)]);
    // Three escorts, all shot down; their A finds nobody to go.
    let (_, fought) = fight(&SIX, &[1, 10, 10, 6, 1], 7);
    assert_eq!(
        read(&fought),
        [
            ("us_air_to_air", "7", 10, 9, "6".into()),
            ("japanese_air_to_air", "3", 6, 6, "A".into()),
            ("us_air_to_air", "1", 1, 1, "0".into()),
        ]
    );
    // Everybody against the escorts: there is nobody to break through to.
    let (_, fought) = fight(&SIX, &[1, 10, 1, 6], 8);
    assert_eq!(read(&fought).len(), 2);
    assert!(
        !fought
            .iter()
            .any(|event| matches!(event, Event::Raids(RaidEvent::BrokeThrough { .. })))
    );
}
