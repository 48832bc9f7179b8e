//! When the next raid can come, and how strong at most: the forecast of the same procedure (9.12, 10.1).

use super::*;
use crate::engine::forces::ActivationChit;
use crate::engine::forecast::{NextRaid, next_raid};
use crate::engine::sequence::SegmentId;

/// The chit of a force is still in the cup, or was drawn in phase 1.
fn cup(play: &mut Play, id: ForceId, is_drawn: bool) {
    let its = ActivationChit::Force(id);
    let no_op = ActivationChit::NoOp;
    play.table.chits_a_phase = 1;
    play.table.segment = Some(SegmentId::Activation);
    (play.table.drawn_chits, play.table.cup) = match is_drawn {
        true => (vec![its], vec![no_op; 3]),
        false => (vec![no_op], vec![its, no_op, no_op]),
    };
}

const fn from(time: u16, phase: u8, most: u8) -> Option<NextRaid> {
    Some(NextRaid::From {
        turn: Turn::at(19, time),
        phase,
        range: 8,
        most,
    })
}

/// 10.1E: the strongest of its column, and no more than its eighteen points; from the next draw on.
#[test]
fn r10_1_the_next_raid_of_a_force_that_has_shown_nothing() {
    let mut play = simple(EIGHT, CARRIER, &[]);
    cup(&mut play, H, false);
    // 9/7 at 11-12.
    assert_eq!(next_raid(&play.table, H), from(1210, 2, 16));
    // Without the scenario's strength: 13/8 of a Level 1 Carrier.
    let mut play = force_in(EIGHT, CARRIER, 1210, &[]);
    cup(&mut play, H, false);
    assert_eq!(next_raid(&play.table, H), from(1210, 2, 21));
    // 10.1C(3): of one that has shown seven points the promotion may make it 4+ Carriers, a column further: 8/5 less
    // the points that are lost.
    play.table.forces[0].lost = 7;
    assert_eq!(next_raid(&play.table, H), from(1210, 2, 3));
}

/// 10.1A, 9.12: two waves in the air have to attack before another raid, and their points do not fly in it.
#[test]
fn r10_1_the_next_raid_waits_for_those_in_the_air() {
    // Two waves of 7 and 5, seen at three hexes and at five.
    let mut play = simple(EIGHT, CARRIER, &[8, 8, 5]);
    raid(&mut play);
    cup(&mut play, BUTAI, true);
    assert_eq!(next_raid(&play.table, BUTAI), from(1330, 1, 6));
    // With its chit in the cup it may come up in phase 4, when both have attacked at three and five hexes.
    cup(&mut play, BUTAI, false);
    let (turn, phase) = play
        .table
        .raids
        .iter()
        .map(|raid| crate::engine::forecast::arrival(&play.table, raid))
        .max()
        .unwrap();
    assert_eq!((turn, phase), (Turn::at(19, 1210), 4));
    // They are over their target in that phase, and attack after the chits are carried out.
    assert_eq!(next_raid(&play.table, BUTAI), from(1330, 1, 6));
}

/// 9.12: what is lost counts for good, and what is ready flies as far as its box says.
#[test]
fn r9_12_the_next_raid_takes_what_is_ready_for_the_distance() {
    let mut play = simple(EIGHT, CARRIER, &[]);
    cup(&mut play, H, false);
    play.table.forces[0].lost = 6;
    play.table.forces[0].tracks.turnaround = [0, 0, 4, 3, 2, 1];
    // Of eighteen, six are lost and seven do not reach eight hexes.
    assert_eq!(next_raid(&play.table, H), from(1210, 2, 5));
}

#[test]
fn r10_1_when_no_raid_is_to_come() {
    let next = |change: fn(&mut Play)| {
        let mut play = simple(EIGHT, CARRIER, &[]);
        cup(&mut play, H, false);
        change(&mut play);
        next_raid(&play.table, H)
    };
    let not = |why| Some(NextRaid::Not(why));
    assert_eq!(
        next(|play| play.table.forces[0].retiring = true),
        not(NoRaid::Retires)
    );
    assert_eq!(
        next(|play| play.table.forces[0].lost = 17),
        not(NoRaid::TooFew)
    );
    assert_eq!(
        next(|play| play.table.turn = Turn::at(19, 2010)),
        not(NoRaid::TooLate)
    );
    assert_eq!(
        next(|play| play.table.forces[0].hex = HexId::at(1124)),
        not(NoRaid::TooFar {
            range: 15,
            largest: 14
        })
    );
    // Of what may be no carrier force nobody can tell.
    assert_eq!(
        next(|play| play.table.forces[0].intelligence = Intelligence::Level0),
        None
    );
}
