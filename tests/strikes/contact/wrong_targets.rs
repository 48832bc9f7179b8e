//! Other forces taken for the target (5.24-5.26).

use super::*;
use carrier_battle::engine::Pick;
use carrier_battle::engine::map::HexId;

/// What the log says of a wrong target: the force sought, within how many hexes, the others there, what was found
/// and where.
fn taken(events: &[Event]) -> Option<(char, u8, String, char, HexId)> {
    events.iter().find_map(|event| match event {
        Event::Attacks(AttackEvent::WrongTarget {
            sought,
            within,
            near,
            found,
            hex,
            ..
        }) => {
            let near = near.iter().map(|force| force.mark()).collect();
            Some((sought.mark(), *within, near, found.mark(), *hex))
        }
        _ => None,
    })
}

/// 5.24: a wrong target is the nearest other force within two hexes; its hex is as good as any.
#[test]
fn r5_24_the_nearest_other_force_within_two_hexes_is_the_wrong_target() {
    let two = force('B', "1123", &["Nagato"], 0);
    let one = force('C', "1122", &["Kongo"], 0);
    let here = force('D', START, &["Haruna"], 0);
    for (others, target, near, at) in [
        (&[two][..], 'B', "B", "1123"),
        (&[two, one], 'C', "BC", "1122"),
        (&[two, one, here], 'D', "BCD", START),
    ] {
        let mut game = looking(others, &[5, 1]);
        let happened = play(&mut game, contact(1, 'A'));
        assert_eq!(
            read(&happened)[0],
            ("strike_contact", "9-10", 5, 5, "W/2".to_owned())
        );
        assert_eq!(found(&happened), Some((target, true)));
        // Why it is over another force now is told.
        let expected = ('A', 2, near.to_owned(), target, hex(at));
        assert_eq!(taken(&happened), Some(expected));
    }
}

/// 5.24: among forces equally near it is chosen at random.
#[test]
fn r5_24_equal_wrong_targets_are_drawn() {
    for (die, target) in [(1, 'B'), (2, 'C')] {
        let others = [
            force('B', "1122", &["Nagato"], 0),
            force('C', "1120", &["Kongo"], 0),
            force('D', "1123", &["Haruna"], 0),
        ];
        let mut game = looking(&others, &[5, die, 1]);
        let happened = play(&mut game, contact(1, 'A'));
        assert!(
            happened
                .iter()
                .any(|event| matches!(event, Event::Pick(Pick { among, .. }) if among.len() == 2))
        );
        assert_eq!(found(&happened), Some((target, true)));
    }
}

/// 5.24: with no other force within two hexes, the strike finds its own.
#[test]
fn r5_24_without_a_wrong_target_it_is_contact() {
    let mut game = looking(&[force('B', "1124", &["Nagato"], 0)], &[5, UNSURPRISED]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(found(&happened), Some(('A', false)));
    let expected = ('A', 2, String::new(), 'A', hex(START));
    assert_eq!(taken(&happened), Some(expected));
}

/// 5.25: the strike moves to the wrong target and attacks it, a carrier force or not.
#[test]
fn r5_25_the_strike_moves_to_the_wrong_target_and_attacks_it() {
    let mut game = looking(&[force('B', "1123", &["Nagato"], 0)], &[5, 10]);
    let fuel = mission(&game, "Air Strike 1").fuel;
    let happened = attack(&mut game, 1, 'A', "Nagato");
    let strike = mission(&game, "Air Strike 1");
    assert_eq!((strike.hex, strike.spent), (hex("1123"), true));
    // It pays for its attack and not for the way.
    assert_eq!(strike.fuel, fuel.spend(1));
    assert_eq!(hits(&happened), [("Nagato", 3)]);
    assert_eq!(at_sea(&game, 'B').detection, Detection::Spotted);
    assert_eq!(at_sea(&game, 'A').detection, Detection::Located);
}

/// 5.26: W/0 is a wrong target in the same hex only.
#[test]
fn r5_26_a_wrong_target_in_the_hex_itself() {
    let near = force('B', "1122", &["Nagato"], 0);
    let here = force('C', START, &["Kongo"], 0);
    let mut game = looking(&[near, here], &[6, 1]);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(
        read(&happened)[0],
        ("strike_contact", "9-10", 6, 6, "W/0".to_owned())
    );
    assert_eq!(found(&happened), Some(('C', true)));
    let expected = ('A', 0, "C".to_owned(), 'C', hex(START));
    assert_eq!(taken(&happened), Some(expected));
    let mut game = looking(&[near], &[6, UNSURPRISED]);
    assert_eq!(found(&play(&mut game, contact(1, 'A'))), Some(('A', false)));
}
