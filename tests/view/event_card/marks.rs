//! What stays on the chart of what has happened: marks, and the ways of raids.

use carrier_battle::view::chart::marks::{self, MarkKind};
use carrier_battle::view::chart::trails;
use carrier_battle::view::shown_record::ShownRecord;

use super::*;

#[test]
fn marks_stay_to_the_end_of_the_turn_and_fire_as_long_as_it_burns() {
    let game = endured(&ONE_ATTACK, &[&[1], &attack(WASP, 1), &[10, 10]]);
    let marks = marks::marks(game.events(), game.table());
    let [mark] = marks.as_slice() else {
        panic!("one mark: {marks:?}");
    };
    assert_eq!((mark.hex, mark.kind), (hex("1109"), MarkKind::Fire));
    assert_eq!(mark.label, "Wasp on fire and 3 hits on Wasp, over TF 58");
    // Raids that got through in the first turn leave no mark in the second.
    let mut game = new_game(7);
    pass_to(&mut game, 1, 3);
    let through = |game: &Game| {
        let marks = marks::marks(game.events(), game.table());
        marks.iter().any(|mark| mark.label.contains("got through"))
    };
    assert!(through(&game));
    assert_eq!(
        marks::newest(game.events(), game.table()).unwrap().label,
        "7 points of attack planes got through, over TF 58"
    );
    pass_to(&mut game, 2, 1);
    assert!(!through(&game));
}

#[test]
fn a_raids_way_stays_until_the_next_phase() {
    let mut game = new_game(0);
    assert!(trails(ShownRecord::all(&game)).is_empty());
    pass_to(&mut game, 1, 2);
    let flown = trails(ShownRecord::all(&game));
    let legs: Vec<u8> = flown.iter().map(|leg| leg.leg).collect();
    assert_eq!(legs, [0, 1]);
    assert!(
        flown[0].path.ends_with(
            flown[1]
                .path
                .split('L')
                .next()
                .unwrap()
                .trim_start_matches('M')
        )
    );
    let phase = game
        .events()
        .iter()
        .position(|it| matches!(it.event, Event::Phase { number: 2 }));
    assert!(trails(ShownRecord::new(game.record(), phase.unwrap() + 1)).is_empty());
}
