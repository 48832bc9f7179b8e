//! Where a side goes that leaves the hex, and who retires (21.15, 21.27, 21.28).

use super::*;

/// 21.15: the side that moved goes back to where it came from, the other due east or west; beside it if that is closed.
#[test]
fn r21_15_who_moved_goes_back_and_others_go_home() {
    let mut back = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[]);
    let from = beside(Direction::Nw);
    back.battle = SurfaceBattle::new(
        F,
        HEX,
        Came {
            groups: vec![(TaskGroupId(7), from)],
            ..Came::default()
        },
    );
    back.answer(Order::Evade);
    assert_eq!(back.group(7), from);
    assert_eq!(back.force().unwrap().hex, beside(Direction::W));

    let mut closed = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[2]);
    let other = Force::unseen(G, beside(Direction::E));
    closed.play.table.forces.push(other);
    closed.answer(Order::Evade);
    assert_eq!(closed.group(7), beside(Direction::Se));
}

/// 21.27, 21.28: the side that lost more withdraws; a force that lost a battleship retires.
#[test]
fn r21_27_who_lost_more_withdraws() {
    let theirs = ["Kongo", "Cruiser Force 1"];
    let mut scene = scene(DAY, &["Iowa"], &theirs, &[1, 10, 1, 10]);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Kongo");
    scene.answer(Order::Fight);
    scene.fire("Iowa", "Kongo");
    scene.answer(Order::Fight);
    assert!(scene.play.table.is_sunk(ship("Kongo")));
    assert_eq!(scene.group(7), HEX);
    assert_eq!(scene.force().unwrap().hex, beside(Direction::W));
}

#[test]
fn r21_28_a_force_that_lost_a_battleship_or_else_cruisers_retires() {
    let retires = |theirs: &[&str], hit: &str, hits: u8| {
        let mut scene = scene(DAY, &["Iowa"], theirs, &[1, 10, 10, 1, 10, 10, 1, 1, 1]);
        let already = ship(hit).data().capacity - hits;
        suffer(&mut scene.play, ship(hit), already, HitKind::AirAttack);
        // It does not get away if it tries.
        scene.answer(Order::AcceptBattle);
        assert_eq!(scene.run(), Some(Decision::SurfaceFire));
        scene.fire("Iowa", hit);
        if scene.answer(Order::Fight).is_some() {
            scene.answer(Order::Fight);
        }
        assert!(scene.play.table.is_sunk(ship(hit)));
        scene.force().unwrap().retiring
    };
    assert!(retires(&["Kongo", "Cruiser Force 1"], "Kongo", 5));
    assert!(!retires(
        &["Kongo", "Cruiser Force 1"],
        "Cruiser Force 1",
        1
    ));
    assert!(retires(
        &["Cruiser Force 1", "Destroyer Force 1"],
        "Cruiser Force 1",
        1
    ));
    assert!(!retires(
        &["Cruiser Force 1", "Destroyer Force 1"],
        "Destroyer Force 1",
        1
    ));
}

/// 19.4, 21.28: a half of a double force that has lost a battleship parts from the other, also where both retire already
/// (20.5).
#[test]
fn r19_4_r21_28_a_half_that_has_lost_too_much_parts_though_both_retire() {
    for retiring in [false, true] {
        let dice = [1, 10, 10, 1, 10, 10, 1, 1, 1];
        let mut scene = scene(DAY, &["Iowa"], &["Kongo", "Cruiser Force 1"], &dice);
        let other = G;
        let forces = &mut scene.play.table.forces;
        (forces[0].twin, forces[0].retiring) = (Some(other), retiring);
        forces.push(Force {
            twin: Some(F),
            retiring,
            ..Force::unseen(other, HEX)
        });
        let already = ship("Kongo").data().capacity - 5;
        suffer(&mut scene.play, ship("Kongo"), already, HitKind::AirAttack);
        scene.answer(Order::AcceptBattle);
        scene.fire("Iowa", "Kongo");
        if scene.answer(Order::Fight).is_some() {
            scene.answer(Order::Fight);
        }
        let half = |id| scene.play.table.force(id).unwrap();
        assert!(half(F).retiring && half(F).twin.is_none());
        assert_eq!((half(other).retiring, half(other).twin), (retiring, None));
    }
}

/// 21.27, 21.15: after equal losses ours withdraw first, and a force to which they close its way goes beside it.
#[test]
fn r21_27_ours_withdraw_first_after_equal_losses() {
    let mut scene = scene(DAY, &["Iowa"], &["Yamato"], &[1, 1, 1, 1, 2]);
    let west = beside(Direction::W);
    scene.battle = SurfaceBattle::new(
        F,
        HEX,
        Came {
            groups: vec![(TaskGroupId(7), west)],
            ..Came::default()
        },
    );
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Yamato");
    scene.answer(Order::Fight);
    scene.fire("Iowa", "Yamato");
    assert_eq!(scene.answer(Order::Fight), None);
    assert_eq!(scene.group(7), west);
    let to = scene.force().unwrap().hex;
    assert!(
        [Direction::Nw, Direction::Sw].map(beside).contains(&to),
        "{to}"
    );
}

/// 7.53, 7.54: the halves of a double force are met one by one, and withdraw together.
#[test]
fn r21_15_a_double_force_withdraws_as_a_whole() {
    let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[2]);
    let other = G;
    scene.play.table.forces[0].twin = Some(other);
    scene.play.table.forces.push(Force {
        intelligence: Intelligence::Level3Surface,
        ships: ships(&["Destroyer Force 1"]),
        twin: Some(F),
        ..Force::unseen(other, HEX)
    });
    let from = beside(Direction::Sw);
    let mut encounters = Encounters::of_force(&scene.play, F, from).unwrap();
    scene.battle = encounters.next(&mut scene.play).unwrap();
    let met = Decision::SurfaceBattle { force: other };
    assert_eq!(scene.run(), Some(met), "the die says which");
    assert_eq!(scene.answer(Order::Evade), None);
    for half in [F, other] {
        assert_eq!(scene.play.table.force(half).unwrap().hex, from);
    }
    assert!(encounters.next(&mut scene.play).is_none());
}

/// A force that lay in the hex as another came did not move: it goes due west, and only the other back to where it came
/// from, whichever is met first.
#[test]
fn r21_15_who_lay_in_the_hex_as_another_came_goes_due_west() {
    for (die, first) in [(1, F), (2, G)] {
        // They get away from Iowa one after the other.
        let dice = [die, 10, 1, 10, 1];
        let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &dice);
        scene.play.table.forces.push(Force {
            intelligence: Intelligence::Level3Surface,
            ships: ships(&["Destroyer Force 1"]),
            ..Force::unseen(G, HEX)
        });
        let from = beside(Direction::Sw);
        let mut encounters = Encounters::of_force(&scene.play, F, from).unwrap();
        let mut met = Vec::new();
        while let Some(battle) = encounters.next(&mut scene.play) {
            scene.battle = battle;
            assert_eq!(scene.answer(Order::AcceptBattle), None);
            met.extend(
                scene
                    .play
                    .events()
                    .iter()
                    .rev()
                    .find_map(|it| match it.event {
                        Event::Surface(SurfaceEvent::Met {
                            force, lay_there, ..
                        }) => Some((force, lay_there)),
                        _ => None,
                    }),
            );
        }
        let mut both = [(F, false), (G, true)];
        both.sort_by_key(|(force, _)| *force != first);
        assert_eq!(met, both);
        let hex = |force| scene.play.table.force(force).unwrap().hex;
        assert_eq!((hex(F), hex(G)), (from, beside(Direction::W)));
        // A game saved before, in which both went to where F had come from, is known by it.
        let departure = Departure {
            number: 1,
            corrections: vec![Correction::WhoLayThere],
        };
        let departs = Departure::at(1, scene.play.events(), &scene.play.table, false);
        assert_eq!(departs, Some(departure));
    }
}

/// 7.52: the half that a force proves to have has come with it.
#[test]
fn r21_15_a_half_that_comes_to_light_has_moved_with_its_force() {
    let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[2]);
    let from = beside(Direction::Sw);
    let mut encounters = Encounters::of_force(&scene.play, F, from).unwrap();
    scene.play.happen(Event::Forces(ForceEvent::DoubleForce {
        force: F,
        other: G,
        hex: HEX,
    }));
    scene.play.table.forces[1].intelligence = Intelligence::Level3Surface;
    scene.play.table.forces[1].ships = ships(&["Destroyer Force 1"]);
    scene.battle = encounters.next(&mut scene.play).unwrap();
    assert_eq!(scene.run(), Some(Decision::SurfaceBattle { force: G }));
    assert_eq!(scene.answer(Order::Evade), None);
    for half in [F, G] {
        assert_eq!(scene.play.table.force(half).unwrap().hex, from);
    }
}
