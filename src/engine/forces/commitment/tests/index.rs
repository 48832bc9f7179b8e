//! The index and what changes it (13.1).

use super::*;
use crate::engine::event::{ButaiEvent, ForceEvent, IndexChange};
use crate::engine::forces::commitment::{adjust, commitment_value};
use crate::engine::forces::{promote, sink, take_to_the_highest_level};
use crate::engine::game::Game;
use crate::engine::scenario::{Commitment, Scenario};

/// 13.13, the rulebook's example: a Level 1 force with a known air strength of 7 counts 2, a Level 3 force of two CVs
/// 4, and a Level 4 force with the Zuiho, and the Chitose sunk, 2: the index is 8.
#[test]
fn r13_13_the_example_of_three_forces_has_the_index_8() {
    let mut play = battle(&[], &[]);
    place(&mut play, ForceId::Butai(1), 1120, CARRIER);
    there(&mut play, ForceId::Butai(1)).tracks.turnaround[5] = 7;
    let two = Intelligence::Level3Carriers(Carriers::new(2, 0));
    place(&mut play, ForceId::Butai(2), 1121, two);
    place(
        &mut play,
        ForceId::Butai(3),
        1122,
        Intelligence::Level4Carriers,
    );
    let third = there(&mut play, ForceId::Butai(3));
    third.ships = vec![ship("Zuiho"), ship("Chitose")];
    assert_eq!(commitment_index(&play.table), 8);
    sink(&mut play, ship("Chitose"));
    let values = play.table.forces.iter();
    let values: Vec<u8> = values.map(|it| commitment_value(&play.table, it)).collect();
    assert_eq!(values, [2, 4, 2]);
    assert_eq!(commitment_index(&play.table), 8);
}

/// 13.13: a force of Level 1 counts by what it has shown, 4 while it has shown nothing; one of Level 2 or 3 as its chit
/// says; others nothing.
#[test]
fn r13_13_each_level_counts_in_its_way() {
    let value = |known: Intelligence, points: u8| {
        let mut play = battle(&[], &[]);
        place(&mut play, ForceId::Butai(1), 1120, known);
        there(&mut play, ForceId::Butai(1)).tracks.turnaround[5] = points;
        commitment_index(&play.table)
    };
    let shown = [0, 1, 5, 6, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 40];
    assert_eq!(
        shown.map(|points| value(CARRIER, points)),
        [4, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    );
    let counts = [
        CarrierCount::OneToTwo,
        CarrierCount::TwoToThree,
        CarrierCount::ThreeToFour,
        CarrierCount::FourOrMore,
    ];
    assert_eq!(
        counts.map(|count| value(Intelligence::Level2Carriers(count), 20)),
        [2, 4, 5, 7]
    );
    let chits = [(0, 1), (1, 0), (2, 1), (4, 2)];
    assert_eq!(
        chits.map(|(cv, cvl)| value(Intelligence::Level3Carriers(Carriers::new(cv, cvl)), 20)),
        [1, 2, 5, 10]
    );
    for known in [Intelligence::Level0, SURFACE, LARGE, MEDIUM, SMALL] {
        assert_eq!(value(known, 0), 0);
    }
}

/// 13.13: carriers count with the force in which they joined the battle: sunk, left behind crippled, when the force has
/// no other any more, and when it has left the map.
#[test]
fn r13_13_carriers_that_are_gone_count_on() {
    let mut play = battle(&[], &[]);
    place(
        &mut play,
        ForceId::Butai(1),
        1120,
        Intelligence::Level4Carriers,
    );
    let force = there(&mut play, ForceId::Butai(1));
    force.ships = vec![ship("Taiho"), ship("Zuiho"), ship("Yamato")];
    assert_eq!(commitment_index(&play.table), 3);
    play.happen(Event::Butai(ButaiEvent::LeftBehind {
        what: ForceId::Cripple(ship("Taiho")),
        ship: ship("Taiho"),
        force: ForceId::Butai(1),
        hex: HexId::at(1120),
    }));
    assert_eq!(commitment_index(&play.table), 3);
    sink(&mut play, ship("Zuiho"));
    let surface = play.table.forces.iter();
    let mut surface = surface.filter(|it| it.intelligence == Intelligence::Level3Surface);
    let (what, hex) = surface.next().map(|it| (it.id, it.hex)).unwrap();
    assert_eq!(commitment_index(&play.table), 3);
    play.happen(Event::Butai(ButaiEvent::Exited {
        what,
        from: hex,
        ships: vec![ship("Yamato")],
    }));
    assert_eq!(commitment_index(&play.table), 3);
    // And so does what was never seen closely and leaves by the west edge.
    place(&mut play, letter('C'), 1133, CARRIER);
    play.happen(Event::Forces(ForceEvent::LeftTheMap {
        what: letter('C'),
        from: HexId::at(1133),
    }));
    assert_eq!(commitment_index(&play.table), 7);
}

fn index(from: u8, to: u8, force: ForceId, why: IndexChange) -> CommitmentEvent {
    CommitmentEvent::Index {
        from,
        to,
        force,
        why,
    }
}

/// 13.12: the index is adjusted when a carrier force is revealed, when it shows its planes, and at each of its levels;
/// it may fall. A force without carriers leaves it alone.
#[test]
fn r13_12_the_index_is_adjusted_at_three_moments() {
    let mut play = battle(&[], &[2]);
    place(&mut play, letter('A'), 1120, Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    promote(&mut play, letter('A'));
    // What it shows in a raid.
    let before = CARRIER;
    play.happen(Event::Butai(ButaiEvent::CounterReplaced {
        force: letter('A'),
        by: ForceId::Butai(1),
        hex: HexId::at(1120),
    }));
    there(&mut play, ForceId::Butai(1)).tracks.turnaround[5] = 9;
    adjust(&mut play, ForceId::Butai(1), before);
    // 7.36: a 2, less one for nine points: 1 is 1-2 Carriers, for it has shown planes.
    promote(&mut play, ForceId::Butai(1));
    assert_eq!(
        told(&play),
        [
            &index(0, 4, letter('A'), IndexChange::Revealed),
            &index(4, 3, ForceId::Butai(1), IndexChange::Strength),
            &index(3, 2, ForceId::Butai(1), IndexChange::Level),
        ]
    );
    assert_eq!(play.table.commitment.index, 2);

    let mut play = battle(&[], &[]);
    place(&mut play, letter('A'), 1120, Intelligence::Level0);
    play.table.level_one_cup = vec![LevelOne::Surface];
    promote(&mut play, letter('A'));
    assert!(told(&play).is_empty());
}

/// 5.1, steps 2 and 3: a force that is found by a strike goes up to its highest level first, and then the index is
/// adjusted, once.
#[test]
fn r5_1_the_index_is_adjusted_after_all_levels() {
    // 4+ Carriers, three CVs and more, and what there is of them.
    let mut play = battle(&[], &[10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    place(&mut play, letter('A'), 1120, CARRIER);
    let found = take_to_the_highest_level(&mut play, letter('A'));
    let after = commitment_index(&play.table);
    assert_eq!(known(&play, found), Some(Intelligence::Level4Carriers));
    let told = told(&play);
    assert_eq!(told[0], &index(4, after, found, IndexChange::Level));
    let indices = told
        .iter()
        .filter(|it| matches!(it, CommitmentEvent::Index { .. }));
    assert_eq!(indices.count(), 1);
}

/// 13.21: the threshold and the limit are those of the scenario and of the ships in play.
#[test]
fn r13_21_the_posture_sets_threshold_and_limit() {
    let levels = |scenario: u8, options: &[Variant]| {
        let mut play = battle(options, &[]);
        play.table.scenario = scenario;
        play.table.commitment_levels()
    };
    let of = |threshold, limit| Some(Commitment { threshold, limit });
    for scenario in [6, 7] {
        assert_eq!(levels(scenario, &[]), of(8, 12));
        assert_eq!(levels(scenario, &[Variant::AdditionalShips]), of(13, 18));
    }
    for scenario in 1..=5 {
        assert!(Scenario::numbered(scenario).is_some());
        assert_eq!(levels(scenario, &[Variant::AdditionalShips]), None);
    }
}

/// 13.21: scenarios 1 to 5 have no commitment: nothing is told of it, and no die is rolled for it.
#[test]
fn r13_21_the_first_scenarios_know_no_commitment() {
    let mut play = battle(&[], &[]);
    play.table.scenario = 5;
    for number in 1..=4 {
        place(&mut play, ForceId::Butai(number), 1120, CARRIER);
    }
    play.table.commitment = Default::default();
    place(&mut play, letter('A'), 1121, Intelligence::Level0);
    play.table.commitment = Default::default();
    play.table.level_one_cup = vec![LevelOne::Carrier];
    promote(&mut play, letter('A'));
    assert_eq!(known(&play, letter('A')), Some(CARRIER));
    assert!(told(&play).is_empty());
    play.happen(Event::Forces(ForceEvent::LeftTheMap {
        what: letter('A'),
        from: HexId::at(1121),
    }));
    assert_eq!(play.table.commitment, Default::default());
}

/// 13.11: the marker starts at zero, and goes up as carrier forces are revealed: by 4 for each that has shown nothing.
#[test]
fn r13_11_the_index_starts_at_zero_and_grows_with_new_forces() {
    for number in [6, 7] {
        let scenario = Scenario::numbered(number).unwrap();
        let game = Game::new(scenario, &[], 19).unwrap();
        assert_eq!(game.table().commitment.index, 0);
    }
    let mut play = battle(&[], &[]);
    for (name, to) in [('A', 4), ('B', 8)] {
        place(&mut play, letter(name), 1120, Intelligence::Level0);
        assert_eq!(play.table.commitment.index, to - 4);
        play.table.level_one_cup = vec![LevelOne::Carrier];
        promote(&mut play, letter(name));
        assert_eq!(play.table.commitment.index, to);
    }
}
