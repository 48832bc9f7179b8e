//! What happens at an activation, in its order (3.1, 8.14, 10.1, 9.12, 7.2, 8.35), and the counters of carrier forces
//! (9.11).

use super::*;
use crate::engine::event::{ButaiEvent, DetectionEvent, NoRaid, ProcedureEvent};
use crate::engine::forces::{CarrierCount, Intelligence, LevelOne, RaidId, Tracks};

const BUTAI: ForceId = ForceId::Butai(1);

/// Force F of scenario 5, eleven hexes west of a carrier group, with these dice.
fn raider(known: Intelligence, dice: &[u8]) -> Play {
    let mut play = with_task_force(force_in(HexId::at(1120), false, dice), HexId::at(1109));
    play.table.scenario = 5;
    play.table.turn = Turn::at(19, 1210);
    play.table.forces[0].intelligence = known;
    play.record = Record::default();
    play
}

fn draw(play: &mut Play, chits: &[ActivationChit]) {
    play.table.cup = chits.to_vec();
    play.table.chits_a_phase = chits.len() as u8;
    activate(play);
}

/// 3.1: contact fades, the air raid procedure, the tracks, the movement, and the end of the US Advantage, in this
/// order.
#[test]
fn r3_1_an_activation_in_its_order() {
    let known = Intelligence::Level2Carriers(CarrierCount::TwoToThree);
    let mut play = raider(known, &[1, 1]);
    let force = &mut play.table.forces[0];
    (force.id, force.detection, force.us_advantage) = (BUTAI, Detection::Spotted, true);
    force.tracks = Tracks {
        turnaround: [4, 0, 0, 0, 0, 0],
        ..Tracks::default()
    };
    draw(&mut play, &[ActivationChit::Force(BUTAI)]);
    let order: Vec<&str> = play
        .events()
        .iter()
        .filter_map(|it| match &it.event {
            Event::Detection(DetectionEvent::Changed { .. }) => Some("fades"),
            Event::Procedure(ProcedureEvent::Begins { .. }) => Some("procedure"),
            Event::Procedure(ProcedureEvent::NoRaid {
                why: NoRaid::NotFound,
                ..
            }) => Some("no raid"),
            Event::Butai(ButaiEvent::TracksMoved { .. }) => Some("tracks"),
            Event::Forces(ForceEvent::Moved { .. }) => Some("moves"),
            Event::Forces(ForceEvent::UsAdvantage { on: false, .. }) => Some("advantage"),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        [
            "fades",
            "procedure",
            "no raid",
            "tracks",
            "moves",
            "advantage"
        ]
    );
    assert_eq!(play.table.forces[0].tracks.turnaround, [0, 4, 0, 0, 0, 0]);
}

/// 9.12, the rulebook's example: points that come out of Servicing in an activation are not there yet for its raid.
#[test]
fn r9_12_a_raid_comes_before_the_tracks() {
    // Compass, the die of 10.1B, strength 5, radar, and the hex.
    let known = Intelligence::Level2Carriers(CarrierCount::TwoToThree);
    let mut play = raider(known, &[1, 10, 1, 1, 1, 1]);
    let force = &mut play.table.forces[0];
    force.id = BUTAI;
    force.tracks.turnaround = [0, 4, 0, 0, 0, 0];
    draw(&mut play, &[ActivationChit::Force(BUTAI)]);
    let force = play.table.force(BUTAI).unwrap();
    assert_eq!(play.table.points_in_raids(BUTAI), 5);
    assert_eq!(force.tracks.turnaround, [0, 0, 4, 0, 0, 0]);
    assert_eq!(play.table.known_air_strength(BUTAI), Some(9));
}

/// 10.32: what comes home moves one box each time its force is activated, through the boxes of the return track and of
/// servicing to those where it is ready; another chit moves nothing of it.
#[test]
fn r10_32_what_comes_home_moves_a_box_at_each_activation() {
    let known = Intelligence::Level2Carriers(CarrierCount::TwoToThree);
    // It is not found, and moves by the compass.
    let mut play = raider(known, &[1; 40]);
    play.table.forces[0].id = BUTAI;
    play.table.forces[0].tracks.begin_return(RaidId(1), 5, 8);
    let stands = |play: &Play| {
        let tracks = &play.table.force(BUTAI).unwrap().tracks;
        let back = tracks.returning.first().map(|raid| raid.place);
        (
            back,
            tracks.turnaround.iter().position(|points| *points == 5),
        )
    };
    let way = [
        (Some(1), None),
        (Some(2), None),
        (Some(3), None),
        (None, Some(0)),
        (None, Some(1)),
        (None, Some(2)),
        (None, Some(3)),
    ];
    for pair in way.windows(2) {
        draw(&mut play, &[ActivationChit::NoOp]);
        assert_eq!(stands(&play), pair[0]);
        draw(&mut play, &[ActivationChit::Force(BUTAI)]);
        assert_eq!(stands(&play), pair[1]);
    }
}

/// Every other letter is on the map.
fn take_all_but(play: &mut Play, free: ForceId) {
    let others = ForceId::all().filter(|id| *id != free);
    let others = others.map(|id| Force::unseen(id, HexId::at(1220)));
    play.table.forces.extend(others);
}

/// 9.11, 3.2: the chit of its letter is the butai's from then on, in the cup or drawn, so that the letter is free at
/// once.
#[test]
fn r9_11_the_chit_of_a_butai_replaces_an_undrawn_one() {
    for drawn in [false, true] {
        let mut play = raider(Intelligence::Level1(LevelOne::Carrier), &[5]);
        let chit = ActivationChit::Force(F);
        if drawn {
            play.table.drawn_chits = vec![chit];
        } else {
            play.table.cup = vec![chit, ActivationChit::NoOp];
        }
        let id = crate::engine::forces::promote(&mut play, F);
        assert_eq!(id, BUTAI);
        let butai = ActivationChit::Force(BUTAI);
        if drawn {
            assert_eq!(play.table.drawn_chits, [butai]);
            assert!(play.table.cup.is_empty());
        } else {
            assert_eq!(play.table.cup, [butai, ActivationChit::NoOp]);
        }
        assert!(play.table.force(F).is_none());
        // 3.2: no chit bears its letter any more.
        take_all_but(&mut play, F);
        assert_eq!(play.table.free_force(), Some(F));
    }
}

/// 3.2: the letter of a force that is gone is free when no chit of the turn bears it, in the cup or drawn.
#[test]
fn r3_2_r9_11_a_letter_is_free_when_no_chit_of_the_turn_bears_it() {
    let chit = ActivationChit::Force(F);
    for (cup, drawn, free) in [
        (vec![chit], vec![], false),
        (vec![], vec![chit], false),
        (
            vec![ActivationChit::NoOp],
            vec![ActivationChit::UsMove],
            true,
        ),
    ] {
        let mut play = raider(Intelligence::Level0, &[]);
        (play.table.cup, play.table.drawn_chits) = (cup, drawn);
        play.table.level_one_cup = vec![LevelOne::FalseContact];
        crate::engine::forces::promote(&mut play, F);
        assert!(play.table.force(F).is_none());
        take_all_but(&mut play, F);
        assert_eq!(play.table.free_force(), free.then_some(F));
    }
}

/// 9.11: a force becomes a butai at Level 2 with carriers, and at Level 1 only when it shows planes; surface forces
/// never, and nobody where forces have no displays.
#[test]
fn r9_11_when_a_force_becomes_a_butai() {
    let carrier = Intelligence::Level1(LevelOne::Carrier);
    let mut level_one = raider(Intelligence::Level0, &[]);
    level_one.table.level_one_cup = vec![LevelOne::Carrier];
    assert_eq!(crate::engine::forces::promote(&mut level_one, F), F);
    assert_eq!(level_one.table.forces[0].intelligence, carrier);
    let surface = Intelligence::Level1(LevelOne::Surface);
    assert_eq!(
        crate::engine::forces::promote(&mut raider(surface, &[5]), F),
        F
    );
    let mut no_displays = raider(carrier, &[5]);
    no_displays.table.scenario = 4;
    assert_eq!(crate::engine::forces::promote(&mut no_displays, F), F);
    // The first free number; one that stands on the map is not free.
    let mut second = raider(carrier, &[5]);
    second
        .table
        .forces
        .push(Force::unseen(BUTAI, HexId::at(1220)));
    assert_eq!(
        crate::engine::forces::promote(&mut second, F),
        ForceId::Butai(2)
    );
}

/// 7.53, 9.11: the second chit of a double force does nothing, though its half became a butai by the first.
#[test]
fn r7_53_r9_11_the_second_half_does_not_act_again_as_a_butai() {
    let carrier = Intelligence::Level1(LevelOne::Carrier);
    // Both halves have their procedure: G attacks with five points and becomes a butai.
    let mut play = raider(carrier, &[1, 1, 1, 10, 1, 1, 1]);
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        intelligence: carrier,
        ..Force::unseen(G, HexId::at(1120))
    });
    draw(
        &mut play,
        &[ActivationChit::Force(F), ActivationChit::Force(G)],
    );
    let procedures = play.events().iter();
    let procedures =
        procedures.filter(|it| matches!(it.event, Event::Procedure(ProcedureEvent::Begins { .. })));
    assert_eq!(procedures.count(), 2);
    assert_eq!(
        (hex_of(&play, F), play.table.force(F).unwrap().twin),
        (hex_of(&play, BUTAI), Some(BUTAI))
    );
    assert_eq!(hex_of(&play, F), Some(HexId::at(1119)));
}
