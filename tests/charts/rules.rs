//! How the charts of attacks and damage are read (5, 12).

use carrier_battle::engine::charts::{
    AIR_ATTACK_DAMAGE, AIR_ATTACK_ROLLS, ANTI_AIRCRAFT, APPROXIMATE_SIGHTING, AntiAircraft,
    BATTLE_LINE, BattleLine, CAP_SURPRISED, CARRIER_CRIPPLED, Contact, DamageRolls, FIRE_LEVEL_2,
    FIRE_LEVEL_3, FIRE_OUTBREAK, FIRE_SPREAD, FURTHER_HITS, FireSpread, IN_SERVICING, JAPANESE_CAP,
    LEAST_ANTI_AIRCRAFT, NO_RAID_YET, Outbreak, READY_ON_DECK, REPAIR_DECK, Repair, SECOND_ATTEMPT,
    STRIKE_CONTACT, SURPRISE, Surprise, US_ADVANTAGE, by_face,
};

/// 5.21: the column is the distance from the target to the nearest US task group.
#[test]
fn r5_21_contact_is_harder_the_farther_the_target() {
    let column = |hexes: u8| STRIKE_CONTACT.columns[STRIKE_CONTACT.column(hexes)].label;
    assert_eq!(
        [0, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 40].map(column),
        [
            "0-3", "0-3", "4-6", "4-6", "7-8", "7-8", "9-10", "9-10", "11-12", "11-12", "13+",
            "13+"
        ]
    );
    let contact = |hexes: u8, total| STRIKE_CONTACT.result(STRIKE_CONTACT.column(hexes), total);
    assert_eq!(contact(0, 3), Contact::Contact);
    assert_eq!(contact(10, 4), Contact::Fail);
    assert_eq!(contact(10, 5), Contact::WrongWithinTwo);
    assert_eq!(contact(10, 6), Contact::WrongInHex);
    assert_eq!(contact(10, 7), Contact::Contact);
    // A die of 1 at an Approximate Sighting, in a second attempt: -2.
    let added = [APPROXIMATE_SIGHTING, SECOND_ATTEMPT].map(|it| it.of(0).value);
    assert_eq!(added, [-2, -1]);
    assert_eq!(contact(3, 1 + added[0] + added[1]), Contact::Fail);
}

/// 5.31, 5.32: both modifiers add up; each degree of surprise adds to the damage rolls.
#[test]
fn r5_31_surprise_comes_in_three_degrees() {
    let surprise = |total| SURPRISE.result(0, total);
    assert_eq!(
        [1, 7, 8, 9, 10, 13].map(surprise),
        [
            Surprise::None,
            Surprise::None,
            Surprise::Partial,
            Surprise::Partial,
            Surprise::Complete,
            Surprise::Complete
        ]
    );
    let added = [US_ADVANTAGE, NO_RAID_YET].map(|it| it.of(0).value);
    assert_eq!(surprise(7 + added[0] + added[1]), Surprise::Complete);
    assert_eq!(
        [Surprise::None, Surprise::Partial, Surprise::Complete].map(Surprise::damage_bonus),
        [0, 1, 2]
    );
}

/// 5.41: CAP can appear with a net air value of 0, and two points with one of 1.
#[test]
fn r5_41_cap_can_be_more_than_is_known() {
    let column = |value: u8| JAPANESE_CAP.columns[JAPANESE_CAP.column(value)].label;
    assert_eq!(
        [0, 1, 2, 3, 4, 6, 7, 10, 11, 15, 16, 20, 21, 26, 27, 60].map(column),
        [
            "0", "1", "2-3", "2-3", "4-6", "4-6", "7-10", "7-10", "11-15", "11-15", "16-20",
            "16-20", "21-26", "21-26", "27+", "27+"
        ]
    );
    let cap = |value: u8, total| JAPANESE_CAP.result(JAPANESE_CAP.column(value), total);
    assert_eq!((cap(0, 10), cap(1, 9), cap(60, 10)), (2, 2, 9));
    assert_eq!(cap(24, 7 + CAP_SURPRISED.of(0).value), 4);
}

/// 5.51: the highest column not exceeding; fewer than ten factors have none.
#[test]
fn r5_51_anti_aircraft_fire_aborts_and_eliminates() {
    assert_eq!(
        u16::from(LEAST_ANTI_AIRCRAFT),
        ANTI_AIRCRAFT.columns[0].from
    );
    let column = |factors: u8| ANTI_AIRCRAFT.columns[ANTI_AIRCRAFT.column(factors)].label;
    assert_eq!(
        [10, 14, 15, 19, 20, 29, 30, 79, 80, 94, 95, 255].map(column),
        [
            "10", "10", "15", "15", "20", "20", "30", "70", "80", "80", "95", "95"
        ]
    );
    let fire = |factors: u8, total| {
        let AntiAircraft {
            aborted,
            eliminated,
        } = ANTI_AIRCRAFT.result(ANTI_AIRCRAFT.column(factors), total);
        (aborted, eliminated)
    };
    assert_eq!(
        (fire(10, 6), fire(10, 7), fire(10, 10)),
        ((0, 0), (1, 0), (0, 1))
    );
    assert_eq!(
        (fire(50, 10), fire(80, 10), fire(95, 10)),
        ((1, 2), (3, 2), (3, 3))
    );
}

/// 5.61: attack values go past 255, for an attack that met no fighters is doubled.
#[test]
fn r5_61_the_attack_value_gives_the_damage_rolls() {
    let rolls = |value: u16| {
        let DamageRolls(rolls) = AIR_ATTACK_ROLLS.result(AIR_ATTACK_ROLLS.column(value), 1);
        rolls
    };
    assert_eq!(
        (rolls(1), rolls(3), rolls(4)),
        (&[-3][..], &[-3][..], &[-2][..])
    );
    assert_eq!((rolls(15), rolls(16)), (&[0][..], &[0, -2][..]));
    assert_eq!((rolls(41), rolls(42)), (&[0, 0, -1][..], &[0, 0, 0][..]));
    assert_eq!((rolls(50), rolls(51)), (&[0, 0, 0][..], &[1, 0, 0, 0][..]));
    assert_eq!(
        (rolls(120).len(), rolls(121), rolls(300)),
        (6, rolls(300), &[2, 1, 1, 1, 0, 0][..])
    );
    // No die: whatever is rolled, there is one row.
    assert_eq!(by_face(&AIR_ATTACK_ROLLS, 3, 0), [DamageRolls(&[0]); 10]);
}

/// 5.61: the damage table has two rows more than the die has faces.
#[test]
fn r5_61_modified_damage_rolls_reach_twelve() {
    let hits = |total| AIR_ATTACK_DAMAGE.result(0, total);
    assert_eq!(
        [-2, 1, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14].map(hits),
        [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5]
    );
}

#[test]
fn r5_72_a_raid_diverts_overflies_or_avoids() {
    let action = |total| BATTLE_LINE.result(0, total);
    assert_eq!(
        (action(1), action(5)),
        (BattleLine::Divert, BattleLine::Divert)
    );
    assert_eq!(
        (action(6), action(8)),
        (BattleLine::Overfly, BattleLine::Overfly)
    );
    assert_eq!(
        (action(9), action(10)),
        (BattleLine::Avoid, BattleLine::Avoid)
    );
}

#[test]
fn r12_13_a_deck_is_repaired_on_seven_or_more() {
    let repair = |total| REPAIR_DECK.result(0, total);
    assert_eq!((repair(1), repair(6)), (Repair::Stays, Repair::Stays));
    assert_eq!(
        (repair(7), repair(10)),
        (Repair::Repaired, Repair::Repaired)
    );
}

/// 12.31: further hits and planes on deck make a fire likelier.
#[test]
fn r12_31_hits_may_start_a_fire() {
    let outbreak = |total| FIRE_OUTBREAK.result(0, total);
    assert_eq!(
        (outbreak(8), outbreak(9), outbreak(13)),
        (Outbreak::NoFire, Outbreak::Fire, Outbreak::Fire)
    );
    let added = [FURTHER_HITS.of(3), READY_ON_DECK.of(0), IN_SERVICING.of(0)].map(|it| it.value);
    assert_eq!(added, [3, 2, 1]);
}

/// 12.33: what each result does to the level and to the ship.
#[test]
fn r12_33_a_fire_goes_out_burns_or_grows() {
    let spread = |total| {
        let spread: FireSpread = FIRE_SPREAD.result(0, total);
        (spread.out(), spread.level(), spread.damage())
    };
    assert_eq!((spread(-1), spread(4)), ((true, 0, 0), (true, 0, 0)));
    assert_eq!((spread(5), spread(6)), ((false, -1, 0), (false, -1, 0)));
    assert_eq!((spread(7), spread(8)), ((false, 0, 0), (false, 1, 0)));
    assert_eq!((spread(9), spread(10)), ((false, 0, 1), (false, 1, 1)));
    assert_eq!((spread(11), spread(13)), ((false, 1, 2), (false, 1, 2)));
    let added = [FIRE_LEVEL_2, FIRE_LEVEL_3, CARRIER_CRIPPLED].map(|it| it.of(0).value);
    assert_eq!(added, [1, 2, 1]);
}

/// 10.1B: the rulebook's figures. At 0810 a raid flies eleven hexes at most and takes one off; seven to nine hexes
/// change nothing; US Advantage takes three. A modified 5 attacks, a 2 does not. 1850 is one row, night none.
#[test]
fn r10_1_the_generation_chart_goes_by_turn_and_range() {
    use carrier_battle::engine::charts::{
        AIR_RAID_GENERATION, RAID_US_ADVANTAGE, RaidDecision, generation_modifiers,
        largest_raid_range,
    };
    let turn = |time| carrier_battle::engine::Turn::at(19, time);
    let added = |time, range| -> i8 {
        generation_modifiers(turn(time), range)
            .map(|it| it.value)
            .sum()
    };
    assert_eq!(
        (largest_raid_range(turn(810)), added(810, 8)),
        (Some(11), -1)
    );
    assert_eq!(RAID_US_ADVANTAGE.of(0).value, -3);
    let decided = |total| AIR_RAID_GENERATION.result(0, total);
    assert_eq!(
        [2, 4, 5, 10].map(decided),
        [
            RaidDecision::Stays,
            RaidDecision::Stays,
            RaidDecision::Raids,
            RaidDecision::Raids
        ]
    );
    let turns = [
        (530, 4, -3),
        (650, 7, -2),
        (810, 11, -1),
        (930, 14, 0),
        (1050, 14, 0),
        (1210, 14, 0),
        (1330, 14, 0),
        (1450, 14, 0),
        (1610, 12, -1),
        (1730, 9, -2),
        (1850, 6, -4),
    ];
    for (time, range, modifier) in turns {
        assert_eq!(largest_raid_range(turn(time)), Some(range), "{time}");
        assert_eq!(added(time, 8), modifier, "{time}");
    }
    for time in [2010, 2130, 2250, 10, 130, 250, 410] {
        assert_eq!(largest_raid_range(turn(time)), None, "{time}");
    }
    let ranges = [0, 3, 4, 6, 7, 9, 10, 11, 12, 14].map(|range| added(1210, range));
    assert_eq!(ranges, [2, 2, 1, 1, 0, 0, -1, -1, -2, -2]);
}

/// 10.1E: die 7 of a Level 1 Carrier force of unknown strength is 8/5; the other two charts by their strength.
#[test]
fn r10_1_the_strength_charts_give_one_wave_or_two() {
    use carrier_battle::engine::charts::{
        RAID_REDUCTION, RAID_STRENGTH_KNOWN, RAID_STRENGTH_UNKNOWN, RAID_STRENGTH_VALUE, Waves,
    };
    let waves = |first, second| Waves { first, second };
    assert_eq!(RAID_STRENGTH_UNKNOWN.result(0, 7), waves(8, 5));
    assert_eq!(RAID_STRENGTH_UNKNOWN.result(0, 1), waves(4, 0));
    let known =
        |strength: u16, die| RAID_STRENGTH_KNOWN.result(RAID_STRENGTH_KNOWN.column(strength), die);
    assert_eq!(known(12, 10), waves(9, 7));
    assert_eq!([known(0, 1), known(4, 1)], [waves(2, 0); 2]);
    assert_eq!([known(23, 10), known(90, 10)], [waves(18, 13); 2]);
    let value =
        |value: u16, die| RAID_STRENGTH_VALUE.result(RAID_STRENGTH_VALUE.column(value), die);
    assert_eq!((value(24, 1), value(14, 10)), (waves(7, 5), waves(9, 6)));
    // 10.1F: every point lost or away is a point less; past the end of the chart nothing is left.
    let left = |strength: u16, gone| RAID_REDUCTION.result(RAID_REDUCTION.column(strength), gone);
    assert_eq!((left(13, 0), left(13, 4), left(13, 13)), (13, 9, 0));
    assert_eq!((left(5, 30), left(34, 30), left(5, 99)), (0, 4, 0));
}

/// 14.23: a first roll of 8 to 10 asks for a second.
#[test]
fn r14_23_a_submarine_attack_may_take_a_second_roll() {
    use carrier_battle::engine::charts::{JAPANESE_SUBMARINE, SubmarineAttack};
    assert_eq!(JAPANESE_SUBMARINE.result(0, 7), SubmarineAttack::NoEffect);
    assert_eq!(JAPANESE_SUBMARINE.result(0, 8), SubmarineAttack::SecondRoll);
    let second = |die| JAPANESE_SUBMARINE.result(1, die);
    let hits = |hits, fire| SubmarineAttack::Hits { hits, fire };
    assert_eq!(
        [4, 5, 8, 10].map(second),
        [
            hits(1, false),
            hits(2, false),
            hits(3, true),
            SubmarineAttack::Sunk
        ]
    );
}
