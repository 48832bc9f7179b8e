//! How the charts of attacks and damage are read (5, 12).

use carrier_battle::engine::charts::{
    AIR_ATTACK_DAMAGE, AIR_ATTACK_ROLLS, ANTI_AIRCRAFT, APPROXIMATE_SIGHTING, AntiAircraft,
    BATTLE_LINE, BattleLine, CAP_SURPRISED, CARRIER_CRIPPLED, Contact, DamageRolls, FIRE_LEVEL_2,
    FIRE_LEVEL_3, FIRE_OUTBREAK, FIRE_SPREAD, FURTHER_HITS, FireSpread, IN_SERVICING, JAPANESE_CAP,
    LEAST_ANTI_AIRCRAFT, NO_RAID_YET, Outbreak, READY_ON_DECK, REPAIR_DECK, Repair, SECOND_ATTEMPT,
    STRIKE_CONTACT, SURPRISE, Surprise, US_ADVANTAGE,
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
    assert_eq!(AIR_ATTACK_ROLLS.faces(3, 0), [DamageRolls(&[0]); 10]);
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
