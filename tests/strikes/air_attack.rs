//! Anti-aircraft fire on strikes and the attack on ships itself (5.5, 5.6).

use crate::common::attacks::*;
use crate::common::*;
use carrier_battle::engine::AttackRefusal;
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c, Sbd, Tbf, Tbm};
use carrier_battle::engine::fleet::Fuel;
use carrier_battle::engine::{AirEvent, Decision, Event, FuelUse, Game, Order, Refusal, UnitLoss};

const BOMBERS: Pool = &[(F6F, 2), (Sb2c, 1), (Tbf, 1), (Tbm, 1)];

/// One strike of all units, with fuel for its attack, over a force of these ships without CAP.
fn over(ships: &[&'static str], pool: Pool, dice: &[u8]) -> Game {
    let forces = [force('A', START, ships, 0)];
    all_in_one(strikes_against(pool, 6, &forces, 1), dice)
}

/// 5.51: the fire of all ships together chooses the column, the highest it is not short of.
#[test]
fn r5_51_all_ships_of_the_force_fire_together() {
    for (ships, total, column) in [
        (&["Kongo"][..], 10, Some("10")),
        (&["Yamato"], 12, Some("10")),
        (&["Nagato", "Destroyer Force 1"], 15, Some("15")),
        (&["Kongo", "Haruna", "Nagato"], 29, Some("20")),
        (&["Yamato", "Musashi", "Destroyer Force 1"], 30, Some("30")),
        (
            &["Cruiser Force 3", "Cruiser Force 8", "Zuikaku"],
            40,
            Some("40"),
        ),
        // Fewer than ten have no effect, and no die is rolled.
        (&["Nagato"], 9, None),
        (&["Chitose", "Destroyer Force 3"], 9, None),
    ] {
        let mut game = over(ships, &[(Sb2c, 1)], &[FOUND, 1, 1]);
        let happened = play(&mut game, contact(1, 'A'));
        assert_eq!(factors(&happened), [total], "{ships:?}");
        let columns: Vec<_> = read_on("anti_aircraft", &happened)
            .iter()
            .map(|roll| roll.0)
            .collect();
        assert_eq!(columns, column.into_iter().collect::<Vec<_>>(), "{ships:?}");
    }
}

/// 5.51: a partial surprise halves the total, fractions dropped; below ten it does nothing.
#[test]
fn r5_51_partial_surprise_halves_the_fire() {
    for (ships, all, fired, rolls) in [
        (
            &["Zuikaku", "Cruiser Force 3", "Destroyer Force 3"][..],
            29,
            14,
            1,
        ),
        (&["Zuikaku", "Nagato"], 17, 8, 0),
    ] {
        let sum: u8 = ships.iter().map(|name| ship(name).data().aa).sum();
        let mut game = over(ships, &[(Sb2c, 1)], &[FOUND, PARTLY_SURPRISED, 1]);
        let happened = play(&mut game, contact(1, 'A'));
        assert_eq!((sum, factors(&happened)), (all, vec![fired]));
        assert_eq!(read_on("anti_aircraft", &happened).len(), rolls);
    }
}

/// 5.51: a complete surprise is not fired on at all.
#[test]
fn r5_51_no_fire_in_a_complete_surprise() {
    let mut game = over(
        &["Zuikaku", "Yamato", "Musashi"],
        &[(Sb2c, 1)],
        &[FOUND, SURPRISED],
    );
    let happened = play(&mut game, contact(1, 'A'));
    assert!(factors(&happened).is_empty());
    assert_eq!(charts(&happened), ["strike_contact", "surprise"]);
}

/// 5.51: the fire hits attack planes, drawn at random, and no fighter.
#[test]
fn r5_51_the_fire_hits_attack_planes_only() {
    let big = ["Yamato", "Musashi", "Cruiser Force 3"];
    // 40 factors on a 10: two aborted, one eliminated. First the one that is shot down.
    let mut game = over(&big, BOMBERS, &[FOUND, 10, 2, 2]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(
        read_on("anti_aircraft", &happened),
        [("40", 10, 10, "2/1".to_owned())]
    );
    assert_eq!(lost(&happened), ["TBF 1"]);
    assert_eq!(aborted(&happened), ["TBM 1", "SB2C 1"]);
    assert_eq!(game.table().lost[0].why, UnitLoss::Guns);
    // Nobody is left to attack, and the strike flies on with all that are left.
    assert!(game.table().attack.is_none());
    assert_eq!(
        mission(&game, "Air Strike 1").units,
        units(&["F6F 1", "F6F 2", "SB2C 1", "TBM 1"])
    );
    assert_eq!(mission(&game, "Air Strike 1").fuel, Fuel::points(5));
    // Without attack planes there is no fire.
    let mut game = over(&big, &[(F6F, 2)], &[FOUND]);
    assert!(factors(&play(&mut game, contact(1, 'A'))).is_empty());
}

/// 5.51: an aborted unit stays with its strike and does not count in the attack.
#[test]
fn r5_51_aborted_units_do_not_attack() {
    let mut game = over(&["Kongo", "Nagato"], BOMBERS, &[FOUND, 7, 1]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(
        read_on("anti_aircraft", &happened),
        [("15", 7, 7, "1/0".to_owned())]
    );
    assert_eq!(
        (aborted(&happened), lost(&happened)),
        (vec!["SB2C 1".to_owned()], vec![])
    );
    let happened = play(&mut game, coordinate(true));
    // TBF and TBM with 8 each, doubled.
    assert_eq!(strength(&happened), Some((32, true, "27-33", vec![0, 0])));
}

/// 5.51: a unit kept out by the CAP is not among those under fire.
#[test]
fn r5_51_units_held_out_by_cap_are_not_fired_on() {
    let forces = [force('A', START, &["Zuikaku", "Kongo"], 2)];
    let scenario = strikes_against(&[(Sb2c, 1), (Sbd, 1)], 6, &forces, 1);
    // CAP with an A on the Dauntless; guns with an abort find only the Helldiver.
    let mut game = all_in_one(scenario, &[FOUND, UNSURPRISED, 4, 2, 8]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(aborted(&happened), ["SBD 1", "SB2C 1"]);
    assert!(game.table().attack.is_none());
}

/// 5.61: values are those of the counters; not met by fighters, they count twice.
#[test]
fn r5_61_an_attack_that_no_fighter_met_counts_twice() {
    for (kind, value) in [(Sb2c, 7), (Sbd, 8), (Tbf, 8), (Tbm, 8)] {
        assert_eq!(kind.attack_value(), value);
        let mut game = over(&["Zuikaku"], &[(kind, 1)], &[FOUND, UNSURPRISED, 1, 1]);
        let happened = attack(&mut game, 1, 'A', "Zuikaku");
        let value = u16::from(value);
        let column = if value == 7 { "11-15" } else { "16-20" };
        let (total, doubled, at, _) = strength(&happened).unwrap_or_default();
        assert_eq!((total, doubled, at), (2 * value, true, column));
    }
}

/// 5.61: against a surface force it always counts twice.
#[test]
fn r5_61_attacks_on_surface_forces_always_count_twice() {
    let forces = [force('A', START, &["Nagato"], 4)];
    let mut game = all_in_one(
        strikes_against(&[(Sb2c, 4)], 6, &forces, 1),
        &[FOUND, 1, 1, 1, 1, 1],
    );
    let happened = attack(&mut game, 1, 'A', "Nagato");
    assert_eq!(
        strength(&happened),
        Some((56, true, "51-60", vec![1, 0, 0, 0]))
    );
}

/// 5.61: met by CAP, it counts once.
#[test]
fn r5_61_an_attack_that_cap_met_counts_once() {
    let forces = [force('A', START, &["Zuikaku"], 1)];
    let mut game = all_in_one(
        strikes_against(&[(Sb2c, 4)], 6, &forces, 1),
        &[FOUND, UNSURPRISED, 1, 1, 1],
    );
    let happened = attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(strength(&happened), Some((28, false, "27-33", vec![0, 0])));
}

/// 5.61: a fuel point, or one column left.
#[test]
fn r5_61_a_fuel_point_or_a_column_left() {
    for (pay, fuel, column, rolls) in [
        (true, 4, "27-33", vec![0, 0]),
        (false, 5, "21-26", vec![0, -1]),
    ] {
        let mut game = over(&["Zuikaku"], &[(Tbf, 2)], &[FOUND, UNSURPRISED, 1, 1]);
        play(&mut game, contact(1, 'A'));
        let mission_1 = named("Air Strike 1");
        assert_eq!(
            game.decision(),
            Some(Decision::Coordination { mission: mission_1 })
        );
        assert_eq!(
            game.legal().collect::<Vec<_>>(),
            [coordinate(true), coordinate(false)]
        );
        let happened = play(&mut game, coordinate(pay));
        assert_eq!(strength(&happened), Some((32, true, column, rolls)));
        assert_eq!(mission(&game, "Air Strike 1").fuel, Fuel::points(fuel));
        let paid = Event::Air(AirEvent::Fuel {
            mission: mission_1,
            spent: 1,
            left: Fuel::points(4),
            why: FuelUse::Coordination,
        });
        assert_eq!(happened.contains(&paid), pay);
    }
}

/// 5.61: a strike that cannot pay is not asked, and attacks a column further left.
#[test]
fn r5_61_without_fuel_it_is_a_column_left() {
    let forces = [force('A', START, &["Zuikaku"], 0)];
    let scenario = strikes_against(&[(Tbf, 2)], -5, &forces, 1);
    let mut game = all_in_one(scenario, &[FOUND, UNSURPRISED, 1, 1]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(strength(&happened), Some((32, true, "21-26", vec![0, -1])));
}

/// A strike that has three damage rolls, 0, 0 and -1, on three ships; the dice are theirs.
fn assigning(dice: &[u8]) -> Game {
    let dice = [&[FOUND, UNSURPRISED, 1], dice].concat();
    let mut game = over(
        &["Zuikaku", "Ryuho", "Destroyer Force 1"],
        &[(Sb2c, 1), (Sbd, 1), (Tbf, 1)],
        &dice,
    );
    play(&mut game, contact(1, 'A'));
    let happened = play(&mut game, coordinate(false));
    assert_eq!(
        strength(&happened),
        Some((46, true, "34-41", vec![0, 0, -1]))
    );
    let mission = named("Air Strike 1");
    assert_eq!(game.decision(), Some(Decision::Assignment { mission }));
    game
}

/// 5.61: every roll has its ship before the first die; until then a roll may be aimed again.
#[test]
fn r5_61_every_roll_is_assigned_before_any_die() {
    let mut game = assigning(&[10, 10, 10]);
    assert_eq!(
        refused(&mut game, Order::Attack),
        Refusal::Attacks(AttackRefusal::NotAssigned)
    );
    assert_eq!(
        refused(&mut game, aim(3, "Ryuho")),
        Refusal::Attacks(AttackRefusal::NoSuchRoll(4))
    );
    assert_eq!(
        refused(&mut game, aim(0, "Yamato")),
        Refusal::Attacks(AttackRefusal::NotATarget(ship("Yamato")))
    );
    assert_eq!(
        refused(&mut game, aim(0, "Essex")),
        Refusal::Attacks(AttackRefusal::NotATarget(ship("Essex")))
    );
    assert_eq!(refused(&mut game, Order::GoOn), Refusal::NotAsked);
    let listed: Vec<Order> = game.legal().collect();
    assert_eq!(
        listed,
        [
            aim(0, "Zuikaku"),
            aim(0, "Ryuho"),
            aim(0, "Destroyer Force 1")
        ]
    );
    // In any order, and again.
    for order in [aim(2, "Ryuho"), aim(0, "Ryuho"), aim(1, "Zuikaku")] {
        assert_eq!(
            refused(&mut game, Order::Attack),
            Refusal::Attacks(AttackRefusal::NotAssigned)
        );
        let happened = play(&mut game, order);
        assert!(rolls(&happened).is_empty());
    }
    assert_eq!(game.legal().collect::<Vec<_>>(), [Order::Attack]);
    play(&mut game, aim(0, "Zuikaku"));
    let happened = play(&mut game, Order::Attack);
    assert_eq!(rolls(&happened).len(), 3);
    assert_eq!(hits(&happened), [("Zuikaku", 6), ("Ryuho", 3)]);
}

/// 5.61: the rolls are made with the modifiers listed, and each hits its own ship.
#[test]
fn r5_61_each_roll_has_its_modifier_and_hits_its_ship() {
    let mut game = assigning(&[7, 3, 10]);
    play_all(
        &mut game,
        &[
            aim(0, "Ryuho"),
            aim(1, "Destroyer Force 1"),
            aim(2, "Ryuho"),
        ],
    );
    let happened = play(&mut game, Order::Attack);
    let rolled = rolls(&happened);
    assert_eq!(
        read(&happened),
        [
            ("air_attack_damage", "hits", 7, 7, "2".to_owned()),
            ("air_attack_damage", "hits", 3, 3, "0".to_owned()),
            ("air_attack_damage", "hits", 10, 9, "3".to_owned()),
        ]
    );
    assert_eq!(modifiers(&rolled[0]), []);
    assert_eq!(
        modifiers(&rolled[2]),
        [("from the Air Attack Die Rolls chart", -1)]
    );
    assert_eq!(hits(&happened), [("Ryuho", 5)]);
}

/// 5.61: surprise adds to every damage roll, for the planes that burn on deck.
#[test]
fn r5_61_surprise_adds_to_damage() {
    for (die, added, rolled) in [
        (UNSURPRISED, None, 10),
        (PARTLY_SURPRISED, Some(1), 11),
        (SURPRISED, Some(2), 12),
    ] {
        let mut game = over(&["Zuikaku"], &[(Sb2c, 1)], &[FOUND, die, 10]);
        let happened = attack(&mut game, 1, 'A', "Zuikaku");
        let damage = rolls(&happened)
            .into_iter()
            .find(|roll| roll.chart == "air_attack_damage");
        let damage = damage.unwrap();
        assert_eq!(damage.total, rolled);
        let surprise = added.map(|added| ("surprise: partial +1, complete +2", added));
        assert_eq!(modifiers(&damage), surprise.into_iter().collect::<Vec<_>>());
        assert_eq!(
            hits(&happened)[0].1,
            if rolled == 12 {
                5
            } else if rolled == 11 {
                4
            } else {
                3
            }
        );
    }
}

/// 5.61: with one ship there is nothing to assign.
#[test]
fn r5_61_a_single_ship_takes_every_roll() {
    let mut game = over(&["Zuikaku"], &[(Tbf, 2)], &[FOUND, UNSURPRISED, 7, 7]);
    play(&mut game, contact(1, 'A'));
    let happened = play(&mut game, coordinate(true));
    assert_eq!(hits(&happened), [("Zuikaku", 4)]);
    assert!(game.table().attack.is_none());
}
