//! Crippled Japanese ships that stay behind (12.41-12.43, 12.46), and forces that lose their carriers (9.13, 10.33).

use super::*;
use crate::engine::event::{ButaiEvent, DamageEvent, HitKind, SubmarineEvent};
use crate::engine::forces::{Carriers, Hits, Intelligence, LevelOne, RaidId, Returning};
use crate::engine::order::Order;
use crate::engine::ships::{Condition, ShipId};

fn ship(name: &str) -> ShipId {
    ShipId::named(name).unwrap()
}

/// Butai 1 of Zuikaku, Junyo, Nagato and destroyers in scenario 5, with hits on some, in a turn that begins at a time.
fn butai(time: u16, hits: &[(&str, u8)], dice: &[u8]) -> Play {
    let mut play = force_in(HexId::at(1121), false, dice);
    play.table.scenario = 5;
    play.table.turn = Turn::at(19, time);
    let force = &mut play.table.forces[0];
    force.id = ForceId::Butai(1);
    force.detection = Detection::Spotted;
    force.intelligence = Intelligence::Level4Carriers;
    force.ships = ["Zuikaku", "Junyo", "Nagato", "Destroyer Force 1"]
        .map(ship)
        .to_vec();
    for (name, hits) in hits {
        play.table.damage.push((
            ship(name),
            Hits {
                permanent: *hits,
                ..Hits::default()
            },
        ));
    }
    play
}

const BUTAI: ForceId = ForceId::Butai(1);

/// Draws one chit in a phase by itself, of which the compass die is the next of the script.
fn draw(play: &mut Play, chit: ActivationChit) {
    play.table.cup = vec![chit];
    play.table.chits_a_phase = 1;
    activate(play);
}

/// 12.41: a crippled ship stays where she is when her force moves on, a force of her own of one ship at her highest
/// level with the force's marker; a sound one goes along. She is lost to it.
#[test]
fn r12_41_a_crippled_ship_stays_behind() {
    let mut play = butai(1210, &[("Zuikaku", 6), ("Nagato", 14)], &[1]);
    let from = HexId::at(1121);
    draw(&mut play, ActivationChit::Force(BUTAI));
    let force = play.table.force(BUTAI).unwrap();
    assert_ne!(force.hex, from);
    assert_eq!(force.ships, ["Junyo", "Destroyer Force 1"].map(ship));
    assert_eq!(force.former_carriers, [ship("Zuikaku")]);
    for (name, known) in [
        ("Zuikaku", Intelligence::Level4Carriers),
        ("Nagato", Intelligence::Level3Surface),
    ] {
        let left = play.table.force(ForceId::Cripple(ship(name))).unwrap();
        assert_eq!(
            (left.hex, left.intelligence, left.retiring),
            (from, known, true)
        );
        // 8.14: the marker as it is after the activation.
        assert_eq!(left.detection, Detection::Located);
        assert_eq!(
            (left.left_by, left.ships.as_slice()),
            (Some(BUTAI), &[ship(name)][..])
        );
        // She has neither CAP nor surprise.
        assert!(!left.has_carriers());
    }
    // 12.41 only when it moves: at nine hexes from the carriers it keeps its hex, and them.
    let mut still = with_task_force(butai(1210, &[("Junyo", 5)], &[1, 1]), HexId::at(1112));
    still.table.forces[0].lost = 1;
    draw(&mut still, ActivationChit::Force(BUTAI));
    assert_eq!(still.table.force(BUTAI).unwrap().ships.len(), 4);
}

/// 12.42, 12.43: she moves with the chit of her force, by retirement, and only in turns that end in 30.
#[test]
fn r12_42_r12_43_she_is_towed_in_every_third_turn() {
    for (time, moves) in [
        (1210, false),
        (1330, true),
        (1450, false),
        (1610, false),
        (1730, true),
    ] {
        let mut play = butai(1210, &[("Zuikaku", 6)], &[1, 1]);
        draw(&mut play, ActivationChit::Force(BUTAI));
        play.table.turn = Turn::at(19, time);
        play.table.drawn_chits.clear();
        let cripple = ForceId::Cripple(ship("Zuikaku"));
        assert_eq!(play.table.activated_forces(), [BUTAI]);
        draw(&mut play, ActivationChit::Force(BUTAI));
        let hex = hex_of(&play, cripple).unwrap();
        // Arm 1 leads east, and she goes west.
        assert_eq!(hex, HexId::at(if moves { 1122 } else { 1121 }), "{time}");
        // 8.14: contact with her fades by the same chit.
        assert_eq!(
            play.table.force(cripple).unwrap().detection,
            Detection::ApproximateSighting
        );
    }
}

/// 12.43: the chit of a force stays in the cup while a ship that it left behind lives.
#[test]
fn r12_43_the_chit_stays_while_a_cripple_lives() {
    let mut play = butai(1210, &[("Zuikaku", 6)], &[1, 1]);
    draw(&mut play, ActivationChit::Force(BUTAI));
    play.table.turn = Turn::at(19, 1330);
    let cripple = ForceId::Cripple(ship("Zuikaku"));
    play.happen(Event::Forces(ForceEvent::LeftTheMap {
        what: BUTAI,
        from: HexId::at(1120),
    }));
    play.table.drawn_chits.clear();
    assert_eq!(play.table.activated_forces(), [BUTAI]);
    draw(&mut play, ActivationChit::Force(BUTAI));
    assert_eq!(hex_of(&play, cripple), Some(HexId::at(1122)));
    play.happen(Event::Forces(ForceEvent::AllSunk {
        what: cripple,
        from: HexId::at(1122),
        by_waiting_hits: false,
    }));
    assert!(play.table.activated_forces().is_empty());
}

/// 9.13, 12.41: a force that leaves its last carrier behind is a surface force and retires; its counter is a lettered
/// one again, and the cripple moves with that.
#[test]
fn r9_13_r12_41_a_force_that_leaves_its_last_carrier_is_a_surface_force() {
    let mut play = butai(1210, &[("Zuikaku", 6), ("Junyo", 5)], &[1]);
    draw(&mut play, ActivationChit::Force(BUTAI));
    // 19.1: it retired first, for no carrier of it can fight.
    let retires = Event::Butai(ButaiEvent::Retires { force: BUTAI });
    assert!(play.events().iter().any(|it| it.event == retires));
    let letter = ForceId::Letter('A');
    let force = play.table.force(letter).unwrap();
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.ships, ["Nagato", "Destroyer Force 1"].map(ship));
    assert!(force.retiring && play.table.force(BUTAI).is_none());
    for name in ["Zuikaku", "Junyo"] {
        let left = play.table.force(ForceId::Cripple(ship(name))).unwrap();
        assert_eq!(left.left_by, Some(letter));
    }
}

/// 8.35, 9.13: a force that becomes a surface force as it moves has acted: the US Advantage over it is used up.
#[test]
fn r8_35_r9_13_the_advantage_is_gone_with_the_last_carrier() {
    let mut play = butai(1210, &[("Zuikaku", 6), ("Junyo", 5)], &[1]);
    play.table.forces[0].us_advantage = true;
    draw(&mut play, ActivationChit::Force(BUTAI));
    let letter = ForceId::Letter('A');
    assert!(!play.table.force(letter).unwrap().us_advantage);
}

/// 12.46, 9.13: as such it sinks a crippled ship of ours in the hex it moves to.
#[test]
fn r12_46_r9_13_the_surface_force_that_it_becomes_sinks_our_cripples() {
    let hits = [("Zuikaku", 6), ("Junyo", 5)];
    let mut play = butai(1210, &hits, &[1]);
    draw(&mut play, ActivationChit::Force(BUTAI));
    let to = play.table.force(ForceId::Letter('A')).unwrap().hex;
    let mut play = butai(1210, &hits, &[1]);
    let cripple = ship("Princeton");
    play.table.markers.left_behind.push((cripple, to));
    draw(&mut play, ActivationChit::Force(BUTAI));
    assert_eq!(hex_of(&play, ForceId::Letter('A')), Some(to));
    assert!(play.table.is_sunk(cripple));
}

/// 12.46: US ships that come into her hex sink her at once, and score for it; her hex bars nobody.
#[test]
fn r12_46_us_ships_sink_a_cripple_by_coming_into_her_hex() {
    let mut play = butai(1210, &[("Zuikaku", 6)], &[1, 1]);
    draw(&mut play, ActivationChit::Force(BUTAI));
    let mut play = with_task_force(play, HexId::at(1221));
    play.table.cup = vec![ActivationChit::UsMove];
    let (mut activation, decision) = begin(&mut play);
    let order = Order::MoveTaskForce {
        to: HexId::at(1121),
    };
    assert_eq!(decision.unwrap().check(&play.table, order), Ok(()));
    let before = play.table.score;
    activation.answer(order, &mut play);
    assert!(play.table.is_sunk(ship("Zuikaku")));
    assert!(
        play.table
            .force(ForceId::Cripple(ship("Zuikaku")))
            .is_none()
    );
    // 15.1: from 17 for the damage to 25.
    assert_eq!((before, play.table.score), (0, 25));
    // A force that can fight does bar its hex.
    let there = hex_of(&play, BUTAI).unwrap();
    let to = Order::MoveTaskForce { to: there };
    assert!(decision.unwrap().check(&play.table, to).is_err());
}

/// 10.33: planes that come home to a force without a working deck are lost when they are due; hits of every age close a
/// deck. They count as destroyed.
#[test]
fn r10_33_planes_without_a_deck_are_lost_when_they_are_due() {
    for (hits, lost) in [([4, 3], 5), ([3, 3], 0), ([4, 2], 0)] {
        let mut play = butai(1210, &[], &[1, 1, 1]);
        for (name, hits) in ["Zuikaku", "Junyo"].into_iter().zip(hits) {
            play.happen(Event::Damage(DamageEvent::Hits {
                ship: ship(name),
                hits,
                kind: HitKind::AirAttack,
            }));
        }
        play.table.forces[0].tracks.returning = vec![
            Returning {
                raid: RaidId(1),
                points: 5,
                place: 3,
            },
            Returning {
                raid: RaidId(2),
                points: 2,
                place: 2,
            },
        ];
        draw(&mut play, ActivationChit::Force(BUTAI));
        let force = play.table.force(BUTAI).unwrap();
        assert_eq!(
            (force.lost, play.table.points_destroyed),
            (lost, u16::from(lost)),
            "{hits:?}"
        );
        assert_eq!(force.tracks.turnaround[0], 5 - lost);
        // The other is one box nearer.
        let left: Vec<_> = force
            .tracks
            .returning
            .iter()
            .map(|it| (it.points, it.place))
            .collect();
        assert_eq!(left, [(2, 3)]);
    }
}

/// 9.13: sunk to the last carrier it is a surface force that retires, with a lettered counter; its display stays as
/// long as planes come home, which are lost (10.33).
#[test]
fn r9_13_its_display_stays_until_its_last_raid_is_home() {
    let mut play = butai(1210, &[], &[1, 1]);
    play.table.forces[0].tracks.returning = vec![Returning {
        raid: RaidId(1),
        points: 5,
        place: 2,
    }];
    for name in ["Zuikaku", "Junyo"] {
        crate::engine::forces::sink(&mut play, ship(name));
    }
    let letter = ForceId::Letter('A');
    let force = play.table.force(letter).unwrap();
    assert!(force.retiring);
    assert_eq!((force.tracks.points(), force.lost), (5, 0));
    for lost in [0, 5] {
        play.table.drawn_chits.clear();
        draw(&mut play, ActivationChit::Force(letter));
        assert_eq!(play.table.force(letter).unwrap().lost, lost);
    }
    // The butai's counter is free again.
    assert_eq!(play.table.free_butai(), Some(BUTAI));
}

/// 14.162, 12.53: a force of one unit that goes down by them has not left the map; the other half of a double force leaves
/// it.
#[test]
fn r14_162_who_goes_down_at_the_edge_has_not_left_the_map() {
    // Small Surface, a destroyer force, the first of the pile.
    let mut play = force_in(west_edge(), true, &[1, 1, 1]);
    play.table.forces[0].intelligence = Intelligence::Level1(LevelOne::Small);
    play.table.forces[0].hits.permanent = 9;
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        retiring: true,
        ..Force::unseen(G, west_edge())
    });
    move_force(&mut play, F, 1);
    assert_eq!(play.table.sunk_forces, [F]);
    let left = play.events().iter().filter_map(|it| match it.event {
        Event::Forces(ForceEvent::LeftTheMap { what, .. }) => Some(what),
        _ => None,
    });
    assert_eq!(left.collect::<Vec<_>>(), [G]);
    assert!(play.table.forces.is_empty());
}

/// A hex from which arm 1 of the compass, turned about, leads over the west edge.
fn west_edge() -> HexId {
    let leaves = |hex: &HexId| {
        let is_edge = hex.neighbour(Direction::W).is_none();
        is_edge && compass(*hex, 1) == Direction::E
    };
    HexId::all().find(leaves).unwrap()
}

/// 14.162, 19.2: torpedo hits that wait on a force that goes off the west edge are given before it does. What they did
/// counts; whom they have crippled stays behind, and whom they have sunk is gone.
#[test]
fn r14_162_hits_are_given_before_a_force_leaves_the_map() {
    for (hits, condition, score) in [
        (5, Condition::Heavy, 10),
        (8, Condition::Crippled, 17),
        (9, Condition::Sunk, 25),
    ] {
        // One fleet carrier of nine hits, and her screen.
        let mut play = force_in(west_edge(), true, &[5, 1, 1, 1, 1]);
        play.table.scenario = 6;
        let force = &mut play.table.forces[0];
        force.intelligence = Intelligence::Level3Carriers(Carriers::new(1, 0));
        force.hits.permanent = hits;
        move_force(&mut play, F, 1);
        let mut given = play.events().iter().filter_map(|it| match it.event {
            Event::Submarines(SubmarineEvent::HitsGiven { ship, .. }) => Some(ship),
            _ => None,
        });
        let carrier = given.next().unwrap();
        assert_eq!(play.table.condition(carrier), condition);
        assert_eq!(play.table.score, score);
        let behind = hex_of(&play, ForceId::Cripple(carrier));
        assert_eq!(behind.is_some(), condition == Condition::Crippled);
        let left = play
            .events()
            .iter()
            .any(|it| matches!(it.event, Event::Forces(ForceEvent::LeftTheMap { .. })));
        assert!(left, "{condition:?}");
    }
}
