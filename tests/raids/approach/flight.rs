//! Where radar meets a raid, and how it flies (10.21-10.24).

use super::*;

/// 10.21: the die tells how many hexes from its target, on the line from its source.
#[test]
fn r10_21_the_range_is_counted_along_the_line_to_the_target() {
    for (die, range) in (1..=10).zip([1, 2, 2, 3, 3, 3, 4, 4, 4, 5]) {
        let game = scripted(&[die]);
        let happened = events(game.events());
        assert_eq!(
            read(&happened),
            [(
                "intercept_range",
                "hexes from target",
                die,
                die as i8,
                range.to_string()
            )]
        );
        let there = HexId::new(11, 9 + range).unwrap();
        assert_eq!(placed(&happened), [(RaidId(1), there, 9, 1)]);
        let raid = raid(&game, 1);
        assert_eq!(
            (raid.source, raid.target, raid.fate),
            (hex("1121"), TaskGroupId(1).into(), Fate::Inbound)
        );
        assert_eq!(game.table().target_hex(raid), hex(HOME));
    }
}

/// 10.21: between two hexes, the one without US aircraft; then at random.
#[test]
fn r10_21_a_hex_without_us_aircraft_is_preferred() {
    // The raid is met at one hex, in 1010 or 1110; its second wave, always in doubt here, in 0911
    // or 1012. A hex free of aircraft takes no number of the script.
    let cases: [(_, &[u8], _); 5] = [
        (["1010", "1108"], &[2], ["1110", "1012"]),
        (["1110", "1108"], &[1], ["1010", "0911"]),
        (["1010", "1110"], &[2, 1], ["1110", "0911"]),
        (["1010", "1110"], &[1, 2], ["1010", "1012"]),
        (["1108", "1209"], &[2, 1], ["1110", "0911"]),
    ];
    for (ours, chosen, expected) in cases {
        let mut game = scripted_with(&DOUBTFUL, &[], &[&[1], chosen].concat());
        play(&mut game, fly("Intercept 1", ours[0]));
        play(&mut game, fly("Intercept 2", ours[1]));
        let happened = pass_to(&mut game, 1, 2);
        let hexes: Vec<HexId> = placed(&happened).iter().map(|raid| raid.1).collect();
        assert_eq!(hexes, expected.map(hex), "with US aircraft in {ours:?}");
        let picks = picks(&happened);
        assert_eq!(picks.len(), chosen.len());
        let last = (Choice::RaidHex(RaidId(2)), 2, expected[1].to_owned());
        assert_eq!(picks.last(), Some(&last));
    }
}

/// 10.21: two is taken off at dusk, and (24.2) with less effective interception; both add up.
#[test]
fn r10_21_raids_are_met_nearer_at_dusk() {
    static DUSK: Scenario =
        like_scenario_1(Turn::at(19, 1850), 1, aloft(&[1]), &[raid_of(5, 1, 2)]);
    let met = |options: &[Variant], die| {
        let mut game = scripted_with(&DUSK, options, &[die]);
        play(&mut game, fly("Intercept 1", "1108"));
        let met = rolls(&play(&mut game, Order::EndMovement));
        (modifiers(&met[0]), met[0].total, raid(&game, 1).hex)
    };
    let dusk = ("dusk or night", -2);
    let less = ("less effective interception (24.2)", -2);
    assert_eq!(met(&[], 10), (vec![dusk], 8, hex("1113")));
    assert_eq!(met(&[], 2), (vec![dusk], 0, hex("1110")));
    assert_eq!(
        met(&[Variant::LessEffectiveInterception], 10),
        (vec![dusk, less], 6, hex("1112"))
    );
}

/// 24.2: the variant takes two from the die.
#[test]
fn r24_2_less_effective_interception_takes_two_from_the_range_die() {
    for (die, range) in (1..=10).zip([1, 1, 1, 2, 2, 3, 3, 3, 4, 4]) {
        let game = scripted_with(scenario_1(), &[Variant::LessEffectiveInterception], &[die]);
        let roll = &rolls(&events(game.events()))[0];
        assert_eq!(
            modifiers(roll),
            [("less effective interception (24.2)", -2)]
        );
        assert_eq!(
            (roll.total, raid(&game, 1).hex.distance(hex(HOME))),
            (die as i8 - 2, range)
        );
    }
}

/// 10.22: a raid is one counter from first to last: it never splits and never joins another.
#[test]
fn r10_22_a_raid_stays_one_counter() {
    let mut game = scripted(&[5, 5, 5, 5, 1, 5, 1, 5, 5]);
    pass_to_the_end(&mut game);
    let raids = &game.table().raids;
    assert_eq!(
        raids.iter().map(|raid| raid.id.0).collect::<Vec<_>>(),
        [1, 2, 3, 4]
    );
    assert_eq!(
        raids.iter().map(|raid| raid.launched).collect::<Vec<_>>(),
        [9, 9, 7, 6]
    );
    assert!(
        raids
            .iter()
            .all(|raid| raid.strength.points() == raid.launched)
    );
    // Raids 2 and 3 were in the same hex at different times, and went on apart.
    assert_eq!(placed(&events(game.events())).len(), 4);
}

/// 10.23: two hexes a segment along the line; it stops in its target's hex.
#[test]
fn r10_23_a_raid_flies_two_hexes_a_segment_to_its_target() {
    let mut game = scripted(&[10, 5, 1, 5]);
    let happened = pass_to(&mut game, 1, 4);
    let path: Vec<(HexId, HexId)> = moved(&happened)
        .iter()
        .filter(|step| step.0 == RaidId(1))
        .map(|step| (step.1, step.2))
        .collect();
    let steps = [
        ("1114", "1113"),
        ("1113", "1112"),
        ("1112", "1111"),
        ("1111", "1110"),
        ("1110", "1109"),
    ];
    assert_eq!(path, steps.map(|(from, to)| (hex(from), hex(to))));
    assert!(path.iter().all(
        |(from, to)| on_line(hex("1121"), hex(HOME), to.distance(hex(HOME))) == [*to]
            && from.distance(*to) == 1
    ));
}

/// 10.23: US units do not affect it: it flies through them.
#[test]
fn r10_23_us_units_do_not_stop_a_raid() {
    let mut game = scripted(&[5, 1, 5]);
    play_all(
        &mut game,
        &[
            fly("Intercept 1", "1110"),
            fly("Intercept 2", "1111"),
            Order::EndMovement,
            Order::EndLanding,
        ],
    );
    assert_eq!((game.table().phase, raid(&game, 1).hex), (2, hex("1110")));
}

/// 10.23: between two hexes equally on the line it takes one at random.
#[test]
fn r10_23_between_two_hexes_the_raid_takes_one_at_random() {
    for (first, second, through) in [
        (1, 1, ["0911", "1010"]),
        (1, 2, ["0911", "1110"]),
        (2, 1, ["1012", "1010"]),
    ] {
        static ALONE: Scenario = like_scenario_1(
            Turn::at(19, 930),
            2,
            UsSetup {
                intercepts: &[1],
                ..aloft(&[])
            },
            &[RaidEntry {
                turn: 1,
                phase: 1,
                from: HexId::at(518),
                first: 6,
                second: None,
            }],
        );
        // Met at four hexes, on 0912; then 3 and 2, 1 and 0 hexes out.
        let mut game = scripted_with(&ALONE, &[], &[8, first, second]);
        assert_eq!(raid(&game, 1).hex, hex("0912"));
        play(&mut game, fly("Intercept 1", "1108"));
        let happened = pass_to(&mut game, 1, 3);
        let path: Vec<HexId> = moved(&happened).iter().map(|step| step.2).collect();
        assert_eq!(path, [through[0], "1011", through[1], HOME].map(hex));
        let expected = through.map(|to| (Choice::RaidHex(RaidId(1)), 2, to.to_owned()));
        assert_eq!(picks(&happened), expected);
    }
}

/// 10.231: new raids do not move in the phase they are placed in, while the others do.
#[test]
fn r10_231_new_raids_do_not_move_in_their_first_phase() {
    let mut game = scripted(&[10, 5]);
    assert_eq!(moved(&events(game.events())), []);
    let happened = pass_to(&mut game, 1, 3);
    let new = happened
        .iter()
        .position(|event| matches!(event, Event::Raids(RaidEvent::Placed { .. })))
        .unwrap();
    // Raid 1 flew before they were placed; after that nobody did.
    assert_eq!(moved(&happened[..new]).len(), 4);
    assert_eq!(moved(&happened[new..]), []);
    assert_eq!(raid(&game, 2).hex.distance(hex(HOME)), 3);
}

/// 10.24: the second wave is placed at once, two hexes behind the first on the same line.
#[test]
fn r10_24_the_second_wave_is_two_hexes_behind() {
    for (die, range) in (1..=10).zip([1, 2, 2, 3, 3, 3, 4, 4, 4, 5]) {
        // Nearest the fleet raid 1 may be overhead: met at five hexes it is not.
        let mut game = scripted(&[10, die]);
        let happened = pass_to(&mut game, 1, 3);
        let on = |far| on_line(hex("1022"), hex(HOME), far)[0];
        let waves = placed(&happened);
        assert_eq!(
            waves,
            [
                (RaidId(2), on(range), 9, 1),
                (RaidId(3), on(range + 2), 7, 2)
            ]
        );
        assert_eq!(waves[0].1.distance(waves[1].1), 2);
        assert_eq!(read(&happened).len(), 1); // one die for both
        assert!(raid(&game, 2).is_inbound() && raid(&game, 3).is_inbound());
    }
}

/// 10.24: wherever the first wave is placed, the second is two hexes from it.
#[test]
fn r10_24_the_waves_are_two_apart_on_a_doubtful_line_too() {
    for (first, second) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        for die in [1, 4, 10] {
            let mut game = scripted_with(&DOUBTFUL, &[], &[die, first, second]);
            play_all(
                &mut game,
                &[fly("Intercept 1", "1108"), fly("Intercept 2", "1108")],
            );
            pass_to(&mut game, 1, 2);
            assert_eq!(raid(&game, 1).hex.distance(raid(&game, 2).hex), 2);
        }
    }
}
