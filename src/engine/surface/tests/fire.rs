//! Surprise, targets and the two rounds of fire (21.2).

use super::*;

/// 21.2, 8.12: a die for surprise at night alone, and two rounds; who fights is spotted.
#[test]
fn r21_2_a_fight_has_two_rounds() {
    let mut scene = scene(NIGHT, &["Iowa"], &["Kongo"], &[5, 1, 1]);
    assert_eq!(
        scene.answer(Order::AcceptBattle),
        Some(Decision::SurfaceFire)
    );
    assert_eq!(scene.force().unwrap().detection, Detection::Spotted);
    assert_eq!(scene.answer(Order::Fight), Some(Decision::SurfaceFire));
    assert_eq!(scene.play.table.markers.meeting.as_ref().unwrap().round, 2);
    assert_eq!(scene.answer(Order::Fight), None);
    let columns: Vec<&str> = scene.rolls().iter().map(|roll| roll.chart).collect();
    assert_eq!(
        columns,
        ["surface_surprise", "surface_fire", "surface_fire"]
    );
}

/// 21.21: a 10 surprises the Japanese, 1 and 2 us; who is surprised does not fire, and is hit more easily.
#[test]
fn r21_21_a_surprised_side_does_not_fire_in_the_first_round() {
    // Only the Japanese fire in the first round.
    let mut us = scene(NIGHT, &["Iowa"], &["Kongo"], &[2, 1, 1]);
    us.answer(Order::AcceptBattle);
    let meeting = us.play.table.markers.meeting.clone().unwrap();
    assert_eq!((meeting.surprised, meeting.round), (Some(Side::Us), 2));
    let added: i8 = us.rolls()[1].modifiers.iter().map(|it| it.value).sum();
    assert_eq!(added, 1 + 2, "at night, and at a surprised side");
    us.answer(Order::Fight);
    let added: i8 = us.rolls()[2].modifiers.iter().map(|it| it.value).sum();
    assert_eq!(added, 1);

    let mut them = scene(NIGHT, &["Iowa"], &["Kongo"], &[10, 1, 1]);
    them.answer(Order::AcceptBattle);
    assert!(firing(&them.play.table, Side::Japanese).is_empty());
    them.fire("Iowa", "Kongo");
    them.answer(Order::Fight);
    assert_eq!(
        them.rolls()[1].modifiers,
        [crate::engine::charts::FIRING_AT_SURPRISED.of(0)]
    );
}

/// The rulebook's example: Musashi and a Cruiser force meet Iowa and CruDiv 6 by day, or DesDiv 106 in Iowa's place.
#[test]
fn r21_22_by_day_the_heaviest_fire() {
    let theirs = ["Musashi", "Cruiser Force 1"];
    let fire = |us: &[&str], theirs: &[&str], round| {
        let table = scene(DAY, us, theirs, &[]).in_round(round).play.table;
        (firing(&table, Side::Us), firing(&table, Side::Japanese))
    };
    for round in [1, 2] {
        let both = (ships(&["Iowa"]), ships(&["Musashi"]));
        assert_eq!(fire(&["Iowa", "CruDiv 6"], &theirs, round), both);
    }
    let us = ["CruDiv 6", "DesDiv 106"];
    assert_eq!(fire(&us, &theirs, 1), (vec![], ships(&["Musashi"])));
    assert_eq!(
        fire(&us, &theirs, 2),
        (ships(&["CruDiv 6"]), ships(&theirs))
    );
    // Destroyers only where one side has nothing else.
    let theirs = ["Musashi", "Destroyer Force 1"];
    assert_eq!(fire(&us[1..], &theirs, 1), (vec![], ships(&["Musashi"])));
    assert_eq!(
        fire(&us[1..], &theirs, 2),
        (ships(&us[1..]), ships(&theirs))
    );
}

/// The rulebook's two examples: Yamato, Musashi, a Cruiser force and a Destroyer force against Iowa, Alabama, CruDiv 6
/// and DesDiv 106.
#[test]
fn r21_23_the_japanese_are_matched_with_the_heaviest_targets() {
    let us = ["Iowa", "Alabama", "CruDiv 6", "DesDiv 106"];
    let theirs = ["Yamato", "Musashi", "Cruiser Force 1", "Destroyer Force 1"];
    let aims = |time, dice: &[u8]| {
        let mut scene = scene(time, &us, &theirs, dice).in_round(1);
        match_up_the_japanese(&mut scene.play);
        let aims = scene.play.table.markers.meeting.unwrap().aims;
        aims.iter()
            .map(|aim| (aim.ship, aim.at))
            .collect::<Vec<_>>()
    };
    let pair = |from: &str, at: &str| (ship(from), ship(at));
    assert_eq!(
        aims(DAY, &[1]),
        [pair("Yamato", "Iowa"), pair("Musashi", "Alabama")]
    );
    assert_eq!(
        aims(NIGHT, &[1, 2]),
        [
            pair("Yamato", "Iowa"),
            pair("Musashi", "Alabama"),
            pair("Cruiser Force 1", "CruDiv 6"),
            pair("Destroyer Force 1", "Alabama"),
        ]
    );
}

#[test]
fn r21_24_nobody_is_fired_on_twice_before_all_of_the_weight_are_once() {
    let us = ["Iowa", "Indiana", "Alabama"];
    let theirs = ["Kongo", "Haruna", "Cruiser Force 1"];
    let mut scene = scene(DAY, &us, &theirs, &[1, 1]);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Kongo");
    let check = |scene: &Scene, from: &str, at: &str| {
        let (ship, at) = (ship(from), ship(at));
        Decision::SurfaceFire.check(&scene.play.table, Order::FireOn { ship, at })
    };
    let refused = |why| Err(Refusal::Surface(why));
    let others = SurfaceRefusal::OthersFirst {
        at: ship("Kongo"),
        other: ship("Haruna"),
    };
    assert_eq!(check(&scene, "Indiana", "Kongo"), refused(others));
    assert_eq!(check(&scene, "Indiana", "Cruiser Force 1"), Ok(()));
    let again = SurfaceRefusal::HasHerTarget(ship("Iowa"));
    assert_eq!(check(&scene, "Iowa", "Haruna"), refused(again));
    let elsewhere = SurfaceRefusal::NotInTheFight(ship("Yamato"));
    assert_eq!(check(&scene, "Indiana", "Yamato"), refused(elsewhere));
    scene.fire("Indiana", "Haruna");
    assert_eq!(check(&scene, "Alabama", "Kongo"), Ok(()));
}

/// 21.25: 14 against a defense of 6 reads the column of 7, and 13 does so too; the hits are for good, and come at the
/// end of the round.
#[test]
fn r21_25_fire_is_by_attack_less_defense() {
    let mut scene = scene(DAY, &["Iowa"], &["Yamato"], &[10, 10, 10, 10]);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Yamato");
    scene.answer(Order::Fight);
    assert_eq!(scene.play.table.hits(ship("Yamato")).permanent, 6);
    scene.fire("Iowa", "Yamato");
    assert_eq!(scene.answer(Order::Fight), None);
    let columns: Vec<&str> = scene.rolls().iter().map(|roll| roll.column).collect();
    assert_eq!(columns, ["7"; 4]);
    assert_eq!(scene.play.table.hits(ship("Yamato")).permanent, 12);
    assert_eq!(scene.play.table.hits(ship("Iowa")).permanent, 12);
    // 21.27: nobody has lost a ship.
    assert_eq!(scene.group(7), beside(Direction::E));
    assert_eq!(scene.force().unwrap().hex, beside(Direction::W));
}

#[test]
fn r21_25_heavy_damage_spoils_the_fire_and_crippled_is_sunk() {
    let mut scene = scene(DAY, &["Iowa"], &["Kongo"], &[1, 8, 1, 10]);
    suffer(&mut scene.play, ship("Iowa"), 12, HitKind::AirAttack);
    suffer(&mut scene.play, ship("Kongo"), 7, HitKind::AirAttack);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Kongo");
    scene.answer(Order::Fight);
    assert_eq!(scene.rolls()[1].total, 6, "heavily damaged: 8 - 2");
    scene.fire("Iowa", "Kongo");
    assert_eq!(scene.answer(Order::Fight), None);
    // 12 of 16 cripple her.
    assert!(scene.play.table.is_sunk(ship("Kongo")));
    assert!(scene.force().is_none());
    assert_eq!(scene.group(7), HEX);
}

/// A carrier is a target like a cruiser, and what hits do aboard her follows (12.12, 12.14).
#[test]
fn r21_25_carriers_are_targets_like_cruisers() {
    let us = ["Hornet", "DesDiv 92"];
    let mut scene = scene(DAY, &us, &["Kongo"], &[1, 9, 8, 1]);
    // She does not get away: 1 + 4 against 9. By day destroyers fire only in the second round.
    assert_eq!(scene.answer(Order::Evade), Some(Decision::SurfaceFire));
    assert_eq!(
        scene.play.table.hits(ship("Hornet")).permanent,
        3,
        "9 - 3 reads the column of 5"
    );
    let deck = scene
        .play
        .table
        .deck(ship("Hornet").carrier().unwrap())
        .unwrap();
    assert!(deck.inoperative);
}

/// 21.26: at night destroyers fire torpedoes, the Japanese with two more.
#[test]
fn r21_26_destroyers_fire_torpedoes_at_night() {
    let mut scene = scene(
        NIGHT,
        &["DesDiv 106"],
        &["Destroyer Force 1"],
        &[5, 1, 1, 1],
    );
    scene.answer(Order::AcceptBattle);
    scene.fire("DesDiv 106", "Destroyer Force 1");
    scene.answer(Order::Fight);
    scene.answer(Order::Fight);
    let rolls = scene.rolls();
    let fire: Vec<(&str, i8)> = rolls[1..].iter().map(|it| (it.column, it.total)).collect();
    assert_eq!(fire, [("Torpedo", 3), ("Torpedo", 1), ("Torpedo", 3)]);
}

/// 21.261: Japanese cruisers have both in the first round, at one target.
#[test]
fn r21_261_japanese_cruisers_fire_guns_and_torpedoes_in_the_first_round() {
    let mut scene = scene(NIGHT, &["CruDiv 6"], &["Cruiser Force 1"], &[5, 1, 1, 1]);
    scene.answer(Order::AcceptBattle);
    scene.answer(Order::Fight);
    scene.answer(Order::Fight);
    let rolls = scene.rolls();
    let fire: Vec<(&str, i8)> = rolls[1..].iter().map(|it| (it.column, it.total)).collect();
    // 7 - 3 reads the column of 3.
    assert_eq!(fire, [("3", 2), ("Torpedo", 3), ("3", 2)]);
}
