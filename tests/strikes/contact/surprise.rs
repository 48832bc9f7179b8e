//! Surprise (5.3).

use super::*;

fn surprise(events: &[Event]) -> Vec<String> {
    let surprises = read_on("surprise", events).into_iter();
    surprises.map(|(_, _, _, result)| result).collect()
}

/// 5.31: a partial surprise halves the guns; a complete one leaves neither CAP nor guns.
#[test]
fn r5_31_surprise_takes_from_cap_and_guns() {
    let forces = [force('A', START, &["Zuikaku", "Nagato", "Kongo"], 2)];
    for (die, result, cap, guns) in [
        (6, "none", vec![2], vec![27]),
        (7, "partial", vec![2], vec![13]),
        (9, "complete", vec![], vec![]),
    ] {
        let scenario = strikes_against(&[(Sb2c, 1)], 6, &forces, 1);
        let mut game = over_the_force(scenario, &[HELLDIVER], &[FOUND, die, 1, 1]);
        let happened = play(&mut game, contact(1, 'A'));
        assert_eq!(surprise(&happened), [result]);
        assert_eq!(cap_up(&happened), cap);
        assert_eq!(factors(&happened), guns);
    }
}

/// 5.32: one is added for a force that has launched no raid.
#[test]
fn r5_32_a_force_that_has_not_raided_is_easier_to_surprise() {
    let mut game = looking(&[], &[FOUND, 7]);
    let happened = play(&mut game, contact(1, 'A'));
    let roll = &rolls(&happened)[1];
    assert_eq!((roll.chart, roll.die, roll.total), ("surprise", 7, 8));
    assert_eq!(modifiers(roll), [("force has launched no raid so far", 1)]);
}

/// 5.33: only carrier forces are surprised.
#[test]
fn r5_33_surface_forces_are_not_surprised() {
    let forces = [force('A', START, &["Nagato", "Kongo"], 0)];
    let scenario = strikes_against(&[(Sb2c, 1)], 6, &forces, 1);
    let mut game = over_the_force(scenario, &[HELLDIVER], &[FOUND, 1]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(charts(&happened), ["strike_contact", "anti_aircraft"]);
    assert_eq!(factors(&happened), [19]);
}

/// 5.34: of two strikes on one force one can be a surprise and the other not.
#[test]
fn r5_34_each_strike_rolls_for_its_own_surprise() {
    let forces = [force('A', START, &["Zuikaku"], 3)];
    let scenario = strikes_against(&[(Sb2c, 1), (Sbd, 1)], 6, &forces, 1);
    let dice = [FOUND, SURPRISED, 1, FOUND, UNSURPRISED, 1, 1];
    let mut game = over_the_force(scenario, &[HELLDIVER, &["SBD 1"]], &dice);
    let first = attack(&mut game, 1, 'A', "Zuikaku");
    let second = attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!(
        [surprise(&first), surprise(&second)],
        [["complete"], ["none"]]
    );
    assert_eq!([cap_up(&first), cap_up(&second)], [vec![], vec![3]]);
}
