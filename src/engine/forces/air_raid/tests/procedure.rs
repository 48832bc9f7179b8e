//! Steps A to C and the placing of raids: who may attack, whom, when, and what is called back (10.1A to 10.1C, 10.2).

use super::*;
use crate::engine::clock::Light;
use crate::engine::event::FleetEvent;
use crate::engine::forces::{Carriers, RaidId, SurfaceSize};
use crate::engine::ships::ShipId;

/// The rulebook's example (10.1): force H of Level 0, eight hexes off at 0810. A die of 6 less one attacks; the chit is
/// Carrier, the force becomes Butai 1, and a 7 on its column is eight points and five. Radar meets it at three hexes,
/// and the second wave two behind (10.21, 10.24).
#[test]
fn r10_1_r10_24_force_h_attacks_in_two_waves() {
    // Would it? 6. Its strength: 7. Radar range: 5.
    let mut play = force_in(EIGHT, Intelligence::Level0, 810, &[6, 7, 5]);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    assert_eq!(raid(&mut play), BUTAI);
    let [would, strength, range] = rolls(&play)[..] else {
        panic!("three dice: {:?}", rolls(&play));
    };
    assert_eq!(
        (would.die, would.total, would.chart),
        (6, 5, "air_raid_generation")
    );
    let added: Vec<_> = would
        .modifiers
        .iter()
        .map(|it| (it.reason, it.value))
        .collect();
    assert_eq!(added, [("0810", -1), ("range 7-9", 0)]);
    assert_eq!(
        (strength.chart, strength.column, strength.result.to_string()),
        ("raid_strength_unknown", "L1 Carrier", "8/5".to_owned())
    );
    assert_eq!(range.chart, "intercept_range");
    assert_eq!(placed(&play), [(8, 1, 3), (5, 2, 5)]);
    let force = there(&play, BUTAI);
    assert_eq!((force.intelligence, force.has_raided), (CARRIER, true));
    assert_eq!(play.table.known_air_strength(BUTAI), Some(13));
    assert!(play.table.force(H).is_none() && play.table.level_one_cup.is_empty());
    assert!(
        play.table
            .raids
            .iter()
            .all(|raid| raid.by == Some(BUTAI.into()))
    );
}

/// The second example: known as Level 1 Carrier by a search that left its US Advantage, it does not attack.
#[test]
fn r10_1_r8_351_the_us_advantage_takes_three() {
    let mut play = force_in(EIGHT, CARRIER, 810, &[6]);
    play.table.forces[0].us_advantage = true;
    assert_eq!(raid(&mut play), H);
    let would = rolls(&play)[0];
    assert_eq!((would.total, no_raid(&play)), (2, Some(NoRaid::NotFound)));
    assert!(play.table.raids.is_empty() && there(&play, H).us_advantage);
}

/// 10.1B: in scenario 9 one is added: the die that would not do does.
#[test]
fn r10_1_scenario_9_adds_one_to_whether_they_attack() {
    for (scenario, attacks) in [(8, false), (9, true)] {
        let mut play = force_in(EIGHT, CARRIER, 930, &[4, 5, 5]);
        play.table.scenario = scenario;
        raid(&mut play);
        let would = rolls(&play)[0];
        assert_eq!(would.total, 4 + i8::from(attacks));
        assert_eq!(!play.table.raids.is_empty(), attacks);
        let last = would.modifiers.last().map(|it| it.reason);
        assert_eq!(last == Some("scenario 9"), attacks);
    }
}

/// 19.3: a force that retires launches no raid, whatever is known of it, and no die is rolled for one. Its planes stay
/// where they are.
#[test]
fn r19_3_a_retiring_force_launches_no_raid() {
    for known in [
        Intelligence::Level0,
        CARRIER,
        some(CarrierCount::FourOrMore),
        Intelligence::Level3Carriers(Carriers::new(3, 2)),
        Intelligence::Level4Carriers,
    ] {
        let mut play = force_in(EIGHT, known, 1210, &[]);
        let force = &mut play.table.forces[0];
        (force.retiring, force.tracks.turnaround[5]) = (true, 12);
        raid(&mut play);
        assert_eq!(no_raid(&play), Some(NoRaid::Retires), "{known}");
        assert!(rolls(&play).is_empty() && play.table.raids.is_empty());
        assert_eq!(there(&play, H).tracks.turnaround[5], 12);
        // The same force raids if it does not retire.
        let mut play = force_in(EIGHT, known, 1210, &[1]);
        raid(&mut play);
        assert_eq!(no_raid(&play), Some(NoRaid::NotFound), "{known}");
    }
}

/// 10.1A: surface forces never, with two raids none; a retiring force not at all (19.3).
#[test]
fn r10_1_r19_3_who_cannot_launch_a_raid() {
    for known in [
        Intelligence::Level1(LevelOne::Surface),
        Intelligence::Level2Surface(SurfaceSize::Large),
        Intelligence::Level3Surface,
    ] {
        let mut play = force_in(EIGHT, known, 1210, &[]);
        raid(&mut play);
        assert_eq!(no_raid(&play), Some(NoRaid::Surface));
    }
    let mut play = force_in(EIGHT, CARRIER, 1210, &[]);
    play.table.forces[0].retiring = true;
    raid(&mut play);
    assert_eq!(no_raid(&play), Some(NoRaid::Retires));
    for known in [
        Intelligence::Level0,
        Intelligence::Level1(LevelOne::Large),
        Intelligence::Level1(LevelOne::Medium),
        Intelligence::Level1(LevelOne::Small),
        CARRIER,
        some(CarrierCount::OneToTwo),
        Intelligence::Level3Carriers(Carriers::new(1, 0)),
        Intelligence::Level4Carriers,
    ] {
        // It comes to its die, and stays.
        let mut play = force_in(EIGHT, known, 1210, &[1]);
        raid(&mut play);
        assert_eq!(no_raid(&play), Some(NoRaid::NotFound), "{known}");
    }
}

/// 10.1A: all raids that come home count as one; with one on the map as well there is no other.
#[test]
fn r10_1_raids_coming_home_count_as_one() {
    let mut play = simple(EIGHT, CARRIER, &[8, 5, 5]);
    raid(&mut play);
    assert_eq!(play.table.raids_in_progress(BUTAI), 2);
    raid(&mut play);
    assert_eq!(no_raid(&play), Some(NoRaid::TwoRaids));
    for id in [RaidId(1), RaidId(2)] {
        super::super::super::raid_return::fly_home(&mut play, id);
    }
    assert_eq!(there(&play, BUTAI).tracks.returning.len(), 2);
    assert_eq!(play.table.raids_in_progress(BUTAI), 1);
}

/// 10.1B: no raid beyond the largest range of the turn, none at night, and 1850's row holds in its dark phase.
#[test]
fn r10_1_the_hour_sets_the_largest_range() {
    for (time, range) in [
        (530, 4),
        (650, 7),
        (810, 11),
        (930, 14),
        (1450, 14),
        (1610, 12),
        (1730, 9),
        (1850, 6),
    ] {
        let at = |distance: u8| HexId::at(1109 + u16::from(distance));
        let mut play = force_in(at(range + 1), CARRIER, time, &[]);
        raid(&mut play);
        let largest = range;
        let range = range + 1;
        assert_eq!(
            no_raid(&play),
            Some(NoRaid::TooFar { range, largest }),
            "{time}"
        );
        let mut play = force_in(at(largest), CARRIER, time, &[1]);
        raid(&mut play);
        assert_eq!(no_raid(&play), Some(NoRaid::NotFound), "{time}");
    }
    let mut play = force_in(EIGHT, CARRIER, 2010, &[]);
    raid(&mut play);
    assert_eq!(no_raid(&play), Some(NoRaid::TooLate));
    let mut dark = force_in(HexId::at(1111), CARRIER, 1850, &[10, 1, 8]);
    dark.table.phase = 4;
    assert_eq!(dark.table.light(), Light::Night);
    raid(&mut dark);
    // 10.21: two less in the dark.
    let range = rolls(&dark)[2];
    assert_eq!(
        (range.total, range.modifiers[0].reason),
        (6, "dusk or night")
    );
    // Over its source, for the target is nearer than the radar sees.
    assert_eq!(placed(&dark), [(4, 1, 2)]);
}

/// 10.1B: the target is the nearest group with carriers afloat; of two as near the one with more.
#[test]
fn r10_1_the_target_is_the_nearest_carrier_group_with_the_most_carriers() {
    let target = |play: &Play| {
        procedure(play).iter().find_map(|event| match event {
            ProcedureEvent::Target { group, range, .. } => Some((group.0, *range)),
            _ => None,
        })
    };
    // Battle Line is nearer, and has none.
    let mut play = force_in(EIGHT, CARRIER, 1210, &[1]);
    place_group(&mut play, 7, HexId::at(1114));
    raid(&mut play);
    assert_eq!(target(&play), Some((2, 8)));
    // 58.4 has three carriers, 58.2 four.
    let mut play = force_in(EIGHT, CARRIER, 1210, &[1]);
    place_group(&mut play, 4, HOME);
    raid(&mut play);
    assert_eq!(target(&play), Some((2, 8)));
    // 58.3 has four as well: a die.
    let mut play = force_in(EIGHT, CARRIER, 1210, &[2, 1]);
    place_group(&mut play, 3, HOME);
    raid(&mut play);
    assert_eq!(target(&play), Some((3, 8)));
    // Nearer is nearer.
    let mut play = force_in(EIGHT, CARRIER, 1210, &[1]);
    place_group(&mut play, 4, HexId::at(1111));
    raid(&mut play);
    assert_eq!(target(&play), Some((4, 6)));
    let mut none = force_in(EIGHT, CARRIER, 1210, &[]);
    none.table.task_groups.clear();
    none.table.decks.clear();
    raid(&mut none);
    assert_eq!(no_raid(&none), Some(NoRaid::NoTarget));
}

fn called_back(play: &Play) -> Option<(Vec<LevelOne>, Option<Intelligence>, Intelligence)> {
    procedure(play).iter().find_map(|event| match event {
        ProcedureEvent::CalledBack {
            chits,
            rolled,
            stays,
            ..
        } => Some((chits.clone(), *rolled, *stays)),
        _ => None,
    })
}

/// 10.1C(1): a Surface chit or a False Contact goes back into the cup, and the force stays at Level 0, on the map.
#[test]
fn r10_1_surface_and_false_contact_are_called_back() {
    for (chit, options) in [
        (LevelOne::Surface, true),
        (LevelOne::FalseContact, true),
        (LevelOne::Surface, false),
        (LevelOne::FalseContact, false),
    ] {
        let mut play = if options {
            force_in(EIGHT, Intelligence::Level0, 1210, &[10])
        } else {
            simple(EIGHT, Intelligence::Level0, &[10])
        };
        play.table.level_one_cup = vec![chit];
        assert_eq!(raid(&mut play), H);
        assert_eq!(
            called_back(&play),
            Some((vec![chit], None, Intelligence::Level0))
        );
        assert_eq!(no_raid(&play), Some(NoRaid::NoCarriers));
        assert_eq!(there(&play, H).intelligence, Intelligence::Level0);
        assert_eq!(play.table.level_one_cup, [chit]);
    }
    // An empty cup is a False Contact.
    let mut play = simple(EIGHT, Intelligence::Level0, &[10]);
    raid(&mut play);
    assert_eq!(
        called_back(&play),
        Some((vec![], None, Intelligence::Level0))
    );
    assert!(play.table.force(H).is_some());
}

/// 10.1C(2): what is Large, Medium or Small takes the roll of 7.36. Carriers stand, at Level 2 and as a butai; surface
/// ships are called back, to where the force was.
#[test]
fn r10_1_unknown_types_are_rolled_for_and_called_back() {
    // From Level 0: Large, then 5: one or two carriers, of unknown strength; then 1 and the radar.
    let mut play = force_in(EIGHT, Intelligence::Level0, 1210, &[10, 5, 1, 1]);
    play.table.level_one_cup = vec![LevelOne::Large];
    assert_eq!(raid(&mut play), BUTAI);
    assert_eq!(
        there(&play, BUTAI).intelligence,
        some(CarrierCount::OneToTwo)
    );
    assert_eq!(
        (rolls(&play)[1].chart, rolls(&play)[1].die),
        ("l1_to_l2", 5)
    );
    assert_eq!(rolls(&play)[2].column, "L2 1-2 Carriers");
    assert_eq!(
        (placed(&play), play.table.level_one_cup.len()),
        (vec![(3, 1, 1)], 0)
    );
    // A 3: Large Surface. Everything goes back.
    let large = Intelligence::Level2Surface(SurfaceSize::Large);
    let mut play = force_in(EIGHT, Intelligence::Level0, 1210, &[10, 3]);
    play.table.level_one_cup = vec![LevelOne::Large];
    assert_eq!(raid(&mut play), H);
    assert_eq!(
        called_back(&play),
        Some((vec![LevelOne::Large], Some(large), Intelligence::Level0))
    );
    assert_eq!(play.table.level_one_cup, [LevelOne::Large]);
    // From Level 1: it keeps the chit it had.
    let known = Intelligence::Level1(LevelOne::Large);
    let mut play = force_in(EIGHT, known, 1210, &[10, 3]);
    raid(&mut play);
    assert_eq!(called_back(&play), Some((vec![], Some(large), known)));
    assert_eq!(there(&play, H).intelligence, known);
    assert_eq!(play.table.levels_reached, [0; 5]);
    // With carriers it is at Level 2.
    let mut play = force_in(EIGHT, known, 1210, &[10, 10, 1, 1]);
    assert_eq!(raid(&mut play), BUTAI);
    assert_eq!(
        there(&play, BUTAI).intelligence,
        some(CarrierCount::FourOrMore)
    );
}

/// 10.1C(3): a Level 1 Carrier force that has shown planes is promoted first, by what it has shown; one that has not is
/// not. In the simple procedure neither is.
#[test]
fn r10_1_a_carrier_force_that_has_raided_is_promoted() {
    let mut play = force_in(EIGHT, CARRIER, 1210, &[10, 6, 1, 1]);
    play.table.forces[0].tracks.turnaround[5] = 9;
    assert_eq!(raid(&mut play), BUTAI);
    assert_eq!(
        there(&play, BUTAI).intelligence,
        some(CarrierCount::TwoToThree)
    );
    assert_eq!((rolls(&play)[1].total, rolls(&play)[2].column), (5, "9-10"));
    let mut fresh = force_in(EIGHT, CARRIER, 1210, &[10, 1, 1]);
    raid(&mut fresh);
    assert_eq!(there(&fresh, BUTAI).intelligence, CARRIER);
    let mut simple = simple(EIGHT, CARRIER, &[10, 1, 1]);
    simple.table.forces[0].tracks.turnaround[5] = 9;
    raid(&mut simple);
    assert_eq!(there(&simple, BUTAI).intelligence, CARRIER);
}

/// 10.1C with 7.52: of a double force the chit of the activated half counts; if it is no carrier force, everything goes
/// back, the other half too. With no counter free it is a False Contact.
#[test]
fn r10_1_r7_52_a_double_force_is_revealed_or_called_back() {
    let with_double = |dice: &[u8]| {
        let mut play = force_in(EIGHT, Intelligence::Level0, 1210, dice);
        play.table.level_one_cup = vec![LevelOne::DoubleForce];
        play.table.withheld = vec![LevelOne::Carrier, LevelOne::Carrier, LevelOne::Large];
        play
    };
    // Its half draws the first Carrier; the other half the Large one; then strength and radar.
    let mut play = with_double(&[10, 1, 2, 1, 1]);
    assert_eq!(raid(&mut play), BUTAI);
    let (half, other) = (there(&play, BUTAI), there(&play, ForceId::Letter('A')));
    assert_eq!((half.twin, other.twin), (Some(other.id), Some(BUTAI)));
    assert_eq!(other.intelligence, Intelligence::Level1(LevelOne::Large));
    assert_eq!(play.table.withheld, [LevelOne::Carrier]);
    // Its half draws Large, and a 1 is surface ships.
    let mut play = with_double(&[10, 3, 1]);
    assert_eq!(raid(&mut play), H);
    let (chits, _, stays) = called_back(&play).unwrap();
    assert_eq!(chits, [LevelOne::DoubleForce, LevelOne::Large]);
    assert_eq!((stays, play.table.forces.len()), (Intelligence::Level0, 1));
    assert_eq!(
        (play.table.level_one_cup.len(), play.table.withheld.len()),
        (1, 3)
    );
    let mut full = with_double(&[10]);
    full.table.left_the_map = ForceId::all().filter(|id| *id != H).collect();
    raid(&mut full);
    assert_eq!(no_raid(&full), Some(NoRaid::NoCarriers));
}

/// 10.1F: what the force has proved to be stands, though too little of it can fly.
#[test]
fn r10_1_promotions_stand_if_only_the_reduction_cancels_the_raid() {
    let mut play = force_in(EIGHT, CARRIER, 1210, &[10, 2, 1]);
    play.table.forces[0].lost = 5;
    // 5 shown: 2 less 3 is a 1, one or two carriers, for planes were seen. 2 points, of which 5 are lost.
    assert_eq!(raid(&mut play), BUTAI);
    assert_eq!(no_raid(&play), Some(NoRaid::TooFew));
    assert_eq!(
        there(&play, BUTAI).intelligence,
        some(CarrierCount::OneToTwo)
    );
    assert!(play.table.raids.is_empty() && !there(&play, BUTAI).has_raided);
}

/// 12.44 with 10.1B: with no carrier group in range a raid goes for a crippled carrier that lies alone, and so do both
/// of its waves; with one it does not, and none does past the range of the turn.
#[test]
fn r12_44_r10_1_a_raid_goes_for_a_crippled_carrier_where_no_group_is_in_range() {
    let hornet = ShipId::named("Hornet").expect("she is of Task Group 58.1");
    let left_behind = |group: HexId, dice: &[u8]| {
        let mut play = simple(EIGHT, CARRIER, dice);
        play.table.task_groups.clear();
        place_group(&mut play, 1, group);
        play.happen(Event::Fleet(FleetEvent::LeftBehind {
            ship: hornet,
            group: TaskGroupId(1),
            hex: HOME,
        }));
        play.record = Record::default();
        play
    };
    // Sixteen hexes off; she is at eight. It strikes, in two waves.
    let mut play = left_behind(HexId::at(1101), &[10, 10, 5]);
    assert_eq!(raid(&mut play), BUTAI);
    let aimed = procedure(&play).into_iter().find_map(|event| match event {
        ProcedureEvent::Cripple { ship, range, .. } => Some((*ship, *range)),
        _ => None,
    });
    assert_eq!(aimed, Some((hornet, 8)));
    assert_eq!(placed(&play).len(), 2);
    for raid in &play.table.raids {
        assert_eq!(play.table.raided_cripple(raid.id), Some(hornet));
        assert_eq!((raid.line_to, play.table.target_hex(raid)), (HOME, HOME));
    }
    // A group in range comes first, at fourteen hexes too.
    let mut play = left_behind(HexId::at(1103), &[1]);
    raid(&mut play);
    let group = |event: &&ProcedureEvent| matches!(event, ProcedureEvent::Target { range: 14, .. });
    assert!(procedure(&play).iter().any(group));
    // Later in the day neither is in range: at six hexes.
    let mut play = left_behind(HexId::at(1101), &[]);
    play.table.turn = Turn::at(19, 1850);
    raid(&mut play);
    let too_far = NoRaid::TooFar {
        range: 16,
        largest: 6,
    };
    assert_eq!(no_raid(&play), Some(too_far));
}
