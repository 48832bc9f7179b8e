//! The cup, and what a chit brings about (3.2, 7.53, 8.14, 8.35).

use super::*;
use crate::engine::event::{DetectionEvent, Idle, NothingThere};
use crate::engine::forces::{Hits, Intelligence, chits_a_phase, fill_of_cup};
use crate::engine::forecast::activation::acts_this_turn;
use crate::engine::ships::ShipId;

/// 3.23, 3.24 and the worked example: 14 forces and three other chits are 17; three No Op make 20, five a phase.
#[test]
fn r3_23_r3_24_fourteen_forces_and_three_others_are_twenty_chits_five_a_phase() {
    // No scenario has the chits of the submarines and of Guam yet: three of a kind stand for the three.
    let forces: Vec<ForceId> = ForceId::all().take(14).collect();
    let chits = fill_of_cup(forces, &[ActivationChit::UsMove; 3]);
    let number =
        |wanted: &dyn Fn(&ActivationChit) -> bool| chits.iter().filter(|chit| wanted(chit)).count();
    assert_eq!(number(&|chit| *chit == ActivationChit::NoOp), 3);
    assert_eq!(number(&|chit| matches!(chit, ActivationChit::Force(_))), 14);
    assert_eq!(chits.len(), 20);
    assert_eq!(chits_a_phase(chits.len()), 5);
    // A number that is divisible already gets none.
    let even = fill_of_cup(ForceId::all().take(7), &[ActivationChit::UsMove]);
    assert_eq!((even.len(), chits_a_phase(8)), (8, 2));
    assert!(!even.contains(&ActivationChit::NoOp));
}

/// 3.21: of the chits of a phase each acts when it is drawn, and the others stay in the cup.
#[test]
fn r3_21_chits_act_in_the_order_drawn() {
    // The compass 4; of F, G and No Op the second, then the first of the two left.
    let mut play = force_in(HexId::at(1119), true, &[4, 2, 1]);
    play.table.forces.push(Force::unseen(G, HexId::at(1121)));
    play.table.cup = vec![
        ActivationChit::Force(F),
        ActivationChit::Force(G),
        ActivationChit::NoOp,
    ];
    play.table.chits_a_phase = 2;
    activate(&mut play);
    let moves: Vec<ForceId> = play
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::Moved { what, .. }) => Some(what),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [G, F]);
    assert_eq!(play.table.cup, [ActivationChit::NoOp]);
}

/// 7.221: one die, rolled before the first chit is drawn, serves every force of the segment, each by the compass of
/// its own zone; the next segment has a die of its own.
#[test]
fn r7_221_one_die_a_segment_serves_all_mission_movement() {
    const H: ForceId = ForceId::Letter('H');
    use Direction::{E, Nw, Sw, W};
    // 10 is west in the zone of F, south-west in that of G, north-west in that of H; 1 is east in all three.
    let dice = [[10, 1, 1], [1, 1, 1]].concat();
    let mut play = force_in(HexId::at(1119), false, &dice);
    play.table.forces.push(Force::unseen(G, HexId::at(518)));
    play.table.forces.push(Force::unseen(H, HexId::at(1620)));
    play.table.chits_a_phase = 3;
    for ways in [[W, Sw, Nw], [E, E, E]] {
        let before = [F, G, H].map(|force| hex_of(&play, force).unwrap());
        let events = play.events().len();
        play.table.cup = [F, G, H].map(ActivationChit::Force).to_vec();
        play.table.drawn_chits.clear();
        activate(&mut play);
        for ((force, hex), way) in [F, G, H].into_iter().zip(before).zip(ways) {
            assert_eq!(hex_of(&play, force), hex.neighbour(way), "{force} {way:?}");
        }
        let dice = play.events()[events..]
            .iter()
            .map(|it| matches!(it.event, Event::Roll(_)));
        let dice: Vec<bool> = dice.collect();
        assert!(dice[0] && !dice[1..].contains(&true), "{dice:?}");
    }
}

/// The chits that brought nothing about, and why.
fn idle(play: &Play) -> Vec<(ActivationChit, Idle)> {
    let events = play.events().iter();
    events
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::ChitIdle { chit, why }) => Some((chit, why)),
            _ => None,
        })
        .collect()
}

/// 3.22, 3.2: a No Op chit activates nothing, and the chit of a force that is gone is one.
#[test]
fn r3_22_a_no_op_and_the_chit_of_a_removed_force_do_nothing() {
    let mut play = force_in(HexId::at(1119), true, &[4, 1]);
    play.table.cup = vec![ActivationChit::NoOp, ActivationChit::Force(G)];
    play.table.chits_a_phase = 2;
    activate(&mut play);
    assert_eq!(hex_of(&play, F), Some(HexId::at(1119)));
    let mut idle = idle(&play);
    idle.sort_by_key(|(chit, _)| *chit == ActivationChit::NoOp);
    assert_eq!(
        idle,
        [
            (ActivationChit::Force(G), Idle::ForceGone),
            (ActivationChit::NoOp, Idle::NoOp),
        ]
    );
}

/// 8.14: Spotted, Located, Approximate Sighting, undetected: a step at each activation, before it moves.
#[test]
fn r8_14_contact_fades_by_a_step_at_each_activation() {
    use Detection::{ApproximateSighting, Located, Spotted, Undetected};
    let mut play = force_in(HexId::at(1119), true, &[1, 1, 1, 1]);
    for force in &mut play.table.forces {
        force.detection = Spotted;
    }
    play.table.chits_a_phase = 1;
    for expected in [Located, ApproximateSighting, Undetected, Undetected] {
        play.table.cup = vec![ActivationChit::Force(F)];
        play.table.drawn_chits.clear();
        activate(&mut play);
        assert_eq!(
            play.table.force(F).map(|force| force.detection),
            Some(expected)
        );
    }
    let names: Vec<&str> = play
        .events()
        .iter()
        .filter_map(|it| match &it.event {
            Event::Detection(DetectionEvent::Changed { .. }) => Some("fades"),
            Event::Forces(ForceEvent::Moved { .. }) => Some("moves"),
            _ => None,
        })
        .collect();
    assert_eq!(names[..2], ["fades", "moves"]);
}

/// 8.35: the US Advantage lasts until the force has completed its next activation.
#[test]
fn r8_35_the_advantage_is_gone_after_the_next_activation() {
    let mut play = force_in(HexId::at(1119), true, &[1]);
    for force in &mut play.table.forces {
        force.us_advantage = true;
    }
    play.table.cup = vec![ActivationChit::Force(F)];
    play.table.chits_a_phase = 1;
    activate(&mut play);
    assert!(!play.table.force(F).unwrap().us_advantage);
    let last = &play.events().last().unwrap().event;
    assert_eq!(
        *last,
        Event::Forces(ForceEvent::UsAdvantage {
            force: F,
            on: false
        })
    );
}

/// 19.1: a Level 4 carrier force is done for when the last of its carriers is crippled, not before; 12.27: one with
/// hits to her capacity counts.
#[test]
fn r19_1_a_force_is_done_for_when_all_its_carriers_are_crippled() {
    let ships = ["Zuikaku", "Hiyo"].map(|name| ShipId::named(name).unwrap());
    let capacity = ships.map(|ship| ship.data().capacity);
    let parts = |hits: [u8; 2], intelligence| {
        let start = HexId::at(1119);
        let mut play = force_in(start, true, &[4, 1, 4, 1]);
        play.table.forces.push(Force {
            twin: Some(F),
            ..Force::unseen(G, start)
        });
        let force = &mut play.table.forces[0];
        (force.twin, force.intelligence, force.ships) = (Some(G), intelligence, ships.to_vec());
        let hits = hits.map(|previous| Hits {
            previous,
            ..Hits::default()
        });
        play.table.damage = ships.into_iter().zip(hits).collect();
        play.table.cup = vec![ActivationChit::Force(F)];
        play.table.chits_a_phase = 1;
        activate(&mut play);
        play.table.force(F).unwrap().twin.is_none()
    };
    let known = Intelligence::Level4Carriers;
    // 12.26: a fleet carrier is crippled two hits short of her capacity.
    assert!(!parts([capacity[0] - 3, capacity[1]], known));
    assert!(!parts([capacity[0], 0], known));
    assert!(parts([capacity[0] - 2, capacity[1]], known));
    assert!(!parts(capacity, Intelligence::Level3Surface));
}

/// 19.4 with 19.1: a double force ends when the carriers of one half are all crippled: each half moves and fades
/// with its own chit.
#[test]
fn r19_4_a_double_force_parts_when_a_half_has_no_carrier_that_could_fight() {
    let start = HexId::at(1119);
    let carrier = ShipId::named("Hiyo").unwrap();
    let crippled = carrier.data().capacity - 1;
    for (hits, parts) in [(crippled - 1, false), (crippled, true)] {
        let mut play = force_in(start, true, &[4, 1, 4, 1]);
        play.table.forces[0].twin = Some(G);
        play.table.forces.push(Force {
            twin: Some(F),
            retiring: true,
            intelligence: Intelligence::Level4Carriers,
            ships: vec![carrier],
            ..Force::unseen(G, start)
        });
        play.table.damage = vec![(
            carrier,
            Hits {
                previous: hits,
                ..Hits::default()
            },
        )];
        play.table.cup = vec![ActivationChit::Force(F), ActivationChit::Force(G)];
        play.table.chits_a_phase = 1;
        activate(&mut play);
        let moved = [F, G].map(|half| hex_of(&play, half) != Some(start));
        assert_eq!(
            moved.iter().filter(|moved| **moved).count(),
            if parts { 1 } else { 2 }
        );
        let twins = [F, G].map(|half| play.table.force(half).unwrap().twin);
        assert_eq!(twins == [None; 2], parts);
        activate(&mut play);
        // The other half has its own move then.
        assert!(
            [F, G]
                .iter()
                .all(|half| hex_of(&play, *half) != Some(start))
        );
        assert_eq!(idle(&play).is_empty(), parts);
    }
}

/// 7.53: both halves of a double force move and fade with the first of their chits; the second does nothing.
#[test]
fn r7_53_a_double_force_moves_once_with_the_first_of_its_chits() {
    let start = HexId::at(1119);
    let mut play = force_in(start, true, &[4, 1, 4]);
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        retiring: true,
        detection: Detection::Located,
        ..Force::unseen(G, start)
    });
    play.table.cup = vec![ActivationChit::Force(F), ActivationChit::Force(G)];
    play.table.chits_a_phase = 1;
    activate(&mut play);
    let after = start.neighbour(compass(start, 4).opposite());
    assert_eq!([hex_of(&play, F), hex_of(&play, G)], [after; 2]);
    let half = |play: &Play| play.table.force(G).unwrap().detection;
    assert_eq!(half(&play), Detection::ApproximateSighting);
    activate(&mut play);
    assert_eq!([hex_of(&play, F), hex_of(&play, G)], [after; 2]);
    assert_eq!(half(&play), Detection::ApproximateSighting);
    // Which of the two was drawn first is the die's to say.
    let [(ActivationChit::Force(second), Idle::MovedWithOther)] = idle(&play)[..] else {
        panic!("{:?}", idle(&play));
    };
    assert_eq!(
        play.table.drawn_chits.last(),
        Some(&ActivationChit::Force(second))
    );
}

/// 7.53: a half whose other half has moved it in this turn, and is sunk since, does not move again by its own chit; in
/// the next turn it does.
#[test]
fn r7_53_a_half_that_is_left_alone_does_not_move_again_in_its_turn() {
    let start = HexId::at(1119);
    let mut play = force_in(start, true, &[4, 4, 4]);
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        retiring: true,
        detection: Detection::Spotted,
        ..Force::unseen(G, start)
    });
    let fill = |play: &mut Play, chits: Vec<ActivationChit>| {
        play.happen(Event::Forces(ForceEvent::CupFilled {
            chits,
            per_phase: 1,
        }));
    };
    fill(&mut play, vec![ActivationChit::Force(F)]);
    activate(&mut play);
    let after = start.neighbour(compass(start, 4).opposite());
    assert_eq!([hex_of(&play, F), hex_of(&play, G)], [after; 2]);
    play.happen(Event::Forces(ForceEvent::AllSunk {
        what: F,
        from: after.unwrap(),
        by_waiting_hits: false,
    }));
    assert!(!acts_this_turn(&play.table, G));
    play.table.cup = vec![ActivationChit::Force(G)];
    activate(&mut play);
    assert_eq!(hex_of(&play, G), after);
    assert_eq!(
        play.table.force(G).unwrap().detection,
        Detection::Located,
        "it has faded once"
    );
    assert_eq!(
        idle(&play),
        [(ActivationChit::Force(G), Idle::MovedWithOther)]
    );
    fill(&mut play, vec![ActivationChit::Force(G)]);
    assert!(acts_this_turn(&play.table, G));
    activate(&mut play);
    assert_ne!(hex_of(&play, G), after);
}

/// 7.53, 19.4: the same for a half that parts from its other half because that has lost its last carrier, by hits.
#[test]
fn r7_53_r19_4_a_half_that_parts_does_not_move_again_in_its_turn() {
    let start = HexId::at(1119);
    let mut play = force_in(start, true, &[4, 4]);
    let hyuga: ShipId = ShipId::named("Hyuga").unwrap();
    play.table.forces[0].twin = Some(G);
    play.table.forces[0].intelligence = Intelligence::Level4Carriers;
    play.table.forces[0].ships = vec![hyuga];
    play.table.forces.push(Force {
        twin: Some(F),
        retiring: true,
        ..Force::unseen(G, start)
    });
    play.happen(Event::Forces(ForceEvent::CupFilled {
        chits: vec![ActivationChit::Force(F)],
        per_phase: 1,
    }));
    activate(&mut play);
    let after = hex_of(&play, G);
    crate::engine::forces::sink(&mut play, hyuga);
    assert_eq!(play.table.force(G).unwrap().twin, None);
    play.table.cup = vec![ActivationChit::Force(G)];
    activate(&mut play);
    assert_eq!(hex_of(&play, G), after);
    assert_eq!(
        idle(&play),
        [(ActivationChit::Force(G), Idle::MovedWithOther)]
    );
}

/// 7.53, 3.2: a half whose chit is drawn, and that is gone before it is carried out, has moved nobody: the other half
/// acts by its own chit.
#[test]
fn r7_53_r3_2_a_drawn_chit_that_is_not_carried_out_yet_has_moved_nobody() {
    let start = HexId::at(1119);
    let mut play = force_in(start, true, &[4, 4]);
    play.table.forces[0].twin = Some(G);
    play.table.forces.push(Force {
        twin: Some(F),
        retiring: true,
        ..Force::unseen(G, start)
    });
    for chit in [F, G].map(ActivationChit::Force) {
        play.happen(Event::Forces(ForceEvent::Chit { chit }));
    }
    play.happen(Event::Forces(ForceEvent::FalseContact {
        what: F,
        hex: start,
        why: NothingThere::NoMoreCarriers,
    }));
    assert!(!play.table.moved_by_other.contains(G));
    play.table.drawn_chits.pop();
    play.table.cup = vec![ActivationChit::Force(G)];
    play.table.chits_a_phase = 1;
    activate(&mut play);
    assert_ne!(hex_of(&play, G), Some(start));
    assert!(idle(&play).is_empty());
}
