//! The limit: its procedure in its order, and what holds afterwards (13.23, 13.24).

use super::*;
use crate::engine::charts::LEVEL_1_TO_2;
use crate::engine::event::{ForceEvent, NoRaid, NothingThere, ProcedureEvent};
use crate::engine::forces::air_raid::air_raid_procedure;
use crate::engine::forces::commitment::adjust;
use crate::engine::forces::{Detection, Hits, Launcher, SurfaceSize, promote};

use NothingThere::{EnoughSurfaceForces, FalseContact, NoChitLeft, NoMoreCarriers};

const RUMOUR: Intelligence = Intelligence::Level0;
const SMALL_SURFACE: Intelligence = Intelligence::Level2Surface(SurfaceSize::Small);

/// A force that counts 12, which has just come to be known, and others.
fn at_the_limit(others: &[(char, u16, Intelligence)], cup: &[LevelOne], dice: &[u8]) -> Play {
    let mut play = battle(&[], dice);
    for (name, hex, known) in others {
        place(&mut play, letter(*name), *hex, *known);
    }
    play.table.level_one_cup = cup.to_vec();
    let twelve = Intelligence::Level3Carriers(Carriers::new(5, 2));
    place(&mut play, ForceId::Butai(1), 1130, twelve);
    play.table.commitment.index = 0;
    adjust(&mut play, ForceId::Butai(1), CARRIER);
    assert!(play.table.limit_reached());
    play
}

/// What went off the map, in order, and why.
fn gone(play: &Play) -> Vec<(char, NothingThere)> {
    let events = play.events().iter();
    events
        .filter_map(|it| match it.event {
            Event::Forces(ForceEvent::FalseContact { what, why, .. }) => Some((what.mark(), why)),
            _ => None,
        })
        .collect()
}

/// 13.23: it is carried out when the index comes to the limit, and not one before.
#[test]
fn r13_23_the_limit_is_reached_at_its_figure() {
    for (carriers, reached) in [(Carriers::new(5, 1), false), (Carriers::new(5, 2), true)] {
        let mut play = battle(&[], &[]);
        place(&mut play, letter('A'), 1115, SMALL);
        place(
            &mut play,
            ForceId::Butai(1),
            1130,
            Intelligence::Level3Carriers(carriers),
        );
        play.table.commitment.index = 0;
        play.table.commitment.limit_reached = false;
        play.set_dice(Dice::script([1]));
        adjust(&mut play, ForceId::Butai(1), CARRIER);
        assert_eq!(play.table.limit_reached(), reached);
        let expected = if reached { SMALL_SURFACE } else { SMALL };
        assert_eq!(known(&play, letter('A')), Some(expected));
    }
}

/// 13.23, step 1: a force of Level 0 draws its chit: a carrier chit or a False Contact takes it off the map, a Surface
/// chit stays under it, and a Large, Medium or Small one leads to step 2 at once.
#[test]
fn r13_23_each_chit_of_a_force_of_level_0() {
    for (chit, dice, expected, why) in [
        (LevelOne::Carrier, vec![], None, Some(NoMoreCarriers)),
        (LevelOne::Surface, vec![], Some(SURFACE), None),
        (LevelOne::Small, vec![1], Some(SMALL_SURFACE), None),
        (LevelOne::Small, vec![7], None, Some(NoMoreCarriers)),
        (LevelOne::FalseContact, vec![], None, Some(FalseContact)),
        // 7.55.
        (LevelOne::DoubleForce, vec![], None, Some(FalseContact)),
    ] {
        let play = at_the_limit(&[('A', 1115, RUMOUR)], &[chit], &dice);
        assert_eq!(known(&play, letter('A')), expected, "{chit}");
        let gone: Vec<NothingThere> = gone(&play).into_iter().map(|(_, why)| why).collect();
        assert_eq!(gone, why.into_iter().collect::<Vec<_>>(), "{chit}");
        assert!(play.table.level_one_cup.is_empty());
        assert_eq!(play.table.commitment.index, 12);
    }
    // An empty cup gives nothing.
    let play = at_the_limit(&[('A', 1115, RUMOUR)], &[], &[]);
    assert_eq!(gone(&play), [('A', NoChitLeft)]);
}

/// 13.23, step 2, 13.232: Large, Medium and Small forces of Level 1 get their chit of Level 2: surface forces stay,
/// those with carriers leave, without a commitment test.
#[test]
fn r13_23_r13_232_forces_of_unknown_type_are_told_apart() {
    for from in [LARGE, MEDIUM, SMALL] {
        let play = at_the_limit(&[('A', 1115, from)], &[], &[2]);
        let now = known(&play, letter('A')).unwrap();
        assert!(now.is_surface_force() && now.level() == 2);
        let play = at_the_limit(&[('A', 1115, from)], &[], &[10]);
        assert_eq!(gone(&play), [('A', NoMoreCarriers)]);
    }
}

/// 13.23: those nearest to the invasion zone come first; of several as near, any.
#[test]
fn r13_23_the_nearest_to_the_invasion_zone_comes_first() {
    // Columns 1 to 5 of rows 7 to 13 are the zone. A and C are as far from it: a die takes C, and then each is nothing.
    let others = [
        ('A', 1115, RUMOUR),
        ('B', 1125, RUMOUR),
        ('C', 915, RUMOUR),
        ('D', 1108, RUMOUR),
    ];
    let cup = [LevelOne::FalseContact; 4];
    let play = at_the_limit(&others, &cup, &[1, 2, 1, 1]);
    let order: Vec<char> = gone(&play).into_iter().map(|(name, _)| name).collect();
    assert_eq!(order, ['D', 'C', 'A', 'B']);
    let limit = CommitmentEvent::LimitReached {
        index: 12,
        limit: 12,
        surface: vec![],
        unknown: ['D', 'A', 'C', 'B'].map(letter).to_vec(),
    };
    assert!(told(&play).contains(&&limit));
}

/// 13.23, step 3: with the fourth surface force it ends, and what is left of unknown type goes, Level 0 or 1. Surface
/// forces of Level 1 count.
#[test]
fn r13_23_it_ends_with_the_fourth_surface_force() {
    let others = [
        ('A', 1125, SURFACE),
        ('B', 1126, SMALL_SURFACE),
        ('C', 1127, Intelligence::Level3Surface),
        ('D', 1110, LARGE),
        ('E', 1112, SMALL),
        ('F', 1113, RUMOUR),
    ];
    // D is a medium surface force.
    let play = at_the_limit(&others, &[LevelOne::Surface], &[1]);
    assert_eq!(
        gone(&play),
        [('E', EnoughSurfaceForces), ('F', EnoughSurfaceForces)]
    );
    assert_eq!(play.table.level_one_cup, [LevelOne::Surface]);
    assert_eq!(
        known(&play, letter('D')),
        Some(Intelligence::Level2Surface(SurfaceSize::Medium))
    );
}

/// 13.231: with four surface forces already there nothing is looked through: what may have carriers goes, and the
/// surface forces stay, however many they are.
#[test]
fn r13_231_with_four_surface_forces_nothing_is_looked_through() {
    let others = [
        ('A', 1125, SURFACE),
        ('B', 1126, SURFACE),
        ('C', 1127, SURFACE),
        ('D', 1128, SURFACE),
        ('E', 1112, SURFACE),
        ('F', 1113, RUMOUR),
        ('G', 1111, MEDIUM),
    ];
    let play = at_the_limit(&others, &[LevelOne::Surface], &[]);
    assert_eq!(
        gone(&play),
        [('G', EnoughSurfaceForces), ('F', EnoughSurfaceForces)]
    );
    for name in ['A', 'B', 'C', 'D', 'E'] {
        assert_eq!(known(&play, letter(name)), Some(SURFACE));
    }
}

/// 13.23, 12.41: a crippled ship by herself is no surface force.
#[test]
fn r13_23_a_cripple_by_herself_does_not_count() {
    let mut play = battle(&[], &[1]);
    for (n, name) in ['A', 'B', 'C'].into_iter().enumerate() {
        place(&mut play, letter(name), 1125 + n as u16, SURFACE);
    }
    let nagato = ForceId::Cripple(ship("Nagato"));
    place(&mut play, nagato, 1129, Intelligence::Level3Surface);
    place(&mut play, letter('D'), 1112, SMALL);
    let twelve = Intelligence::Level3Carriers(Carriers::new(5, 2));
    place(&mut play, ForceId::Butai(1), 1130, twelve);
    play.table.commitment.index = 0;
    adjust(&mut play, ForceId::Butai(1), CARRIER);
    assert_eq!(known(&play, letter('D')), Some(SMALL_SURFACE));
}

/// 13.23 with 3.2: what goes takes its markers with it; its chit stays in the cup of the turn, and does nothing.
#[test]
fn r13_23_what_goes_takes_its_markers_and_leaves_its_chit() {
    use crate::engine::forces::ActivationChit;
    let mut play = battle(&[], &[10]);
    place(&mut play, letter('A'), 1112, LARGE);
    let force = there(&mut play, letter('A'));
    force.detection = Detection::Spotted;
    force.us_advantage = true;
    let chit = ActivationChit::Force(letter('A'));
    play.table.cup = vec![chit];
    let twelve = Intelligence::Level3Carriers(Carriers::new(5, 2));
    place(&mut play, ForceId::Butai(1), 1130, twelve);
    play.table.commitment.index = 0;
    adjust(&mut play, ForceId::Butai(1), CARRIER);
    assert!(play.table.force(letter('A')).is_none());
    assert_eq!(play.table.cup, [chit]);
    assert_ne!(play.table.free_force(), Some(letter('A')));
}

/// 13.24(1): carrier forces of Level 1 stay and go on as before; the limit is reached once and for good, whatever the
/// index does.
#[test]
fn r13_24_carrier_forces_of_level_1_go_on() {
    let others = [('A', 1112, CARRIER)];
    let mut play = at_the_limit(&others, &[], &[4]);
    assert_eq!(play.table.commitment.index, 16);
    there(&mut play, ForceId::Butai(1)).intelligence = Intelligence::Level4Carriers;
    let force = promote(&mut play, letter('A'));
    assert_eq!(
        known(&play, force),
        Some(Intelligence::Level2Carriers(CarrierCount::TwoToThree))
    );
    assert_eq!(play.table.commitment.index, 4);
    assert!(play.table.limit_reached());
}

/// 13.24, note 2 of the chart: a force that is not known to have carriers proves to have none: where the chart says
/// carriers, it is the last surface force of its column.
#[test]
fn r13_24_no_force_proves_to_be_a_new_carrier_force() {
    for (from, last) in [
        (SURFACE, SurfaceSize::Large),
        (SMALL, SurfaceSize::Medium),
        (MEDIUM, SurfaceSize::Large),
        (LARGE, SurfaceSize::Large),
    ] {
        let mut play = at_the_limit(&[], &[], &[]);
        place(&mut play, letter('A'), 1112, from);
        play.set_dice(Dice::script([10]));
        promote(&mut play, letter('A'));
        let expected = Intelligence::Level2Surface(last);
        assert_eq!(known(&play, letter('A')), Some(expected));
    }
    assert!(
        LEVEL_1_TO_2
            .notes
            .iter()
            .any(|note| note.starts_with("(2)"))
    );
}

/// 13.24(2), 10.1A: the raid procedure is carried out for forces that are known to have carriers, and no other.
#[test]
fn r13_24_only_known_carrier_forces_raid() {
    for known in [RUMOUR, LARGE, MEDIUM, SMALL] {
        let mut play = at_the_limit(&[], &[], &[]);
        place(&mut play, letter('A'), 1112, known);
        air_raid_procedure(&mut play, letter('A'));
        let last = play.events().last().map(|it| it.event.clone());
        let expected = ProcedureEvent::NoRaid {
            force: Launcher::Force(letter('A')),
            why: NoRaid::LimitReached,
        };
        assert_eq!(last, Some(Event::Procedure(expected)));
    }
}

/// 13.23 in a search: the new carrier force that takes the index to the limit is there itself, and the other reports
/// are looked through at once.
#[test]
fn r13_23_the_force_that_reaches_the_limit_is_the_last_to_come() {
    let mut play = battle(&[], &[9, 1]);
    let eight = Intelligence::Level3Carriers(Carriers::new(4, 0));
    place(&mut play, ForceId::Butai(1), 1130, eight);
    place(&mut play, letter('A'), 1120, RUMOUR);
    place(&mut play, letter('B'), 1121, SMALL);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    promote(&mut play, letter('A'));
    assert_eq!(known(&play, letter('A')), Some(CARRIER));
    assert_eq!(known(&play, letter('B')), Some(SMALL_SURFACE));
    assert!(play.table.limit_reached());
}

/// 13.232: with few forces but carriers each Large, Medium or Small one is told apart all the same, though four surface
/// forces are never reached: those with carriers go, the others stay; and it stops once there are four.
#[test]
fn r13_232_with_few_other_forces_each_of_unknown_type_is_told_apart() {
    let three = [('A', 1110, LARGE), ('B', 1112, MEDIUM), ('C', 1114, SMALL)];
    let play = at_the_limit(&three, &[], &[1, 10, 1]);
    assert_eq!(gone(&play), [('B', NoMoreCarriers)]);
    for name in ['A', 'C'] {
        let now = known(&play, letter(name)).unwrap();
        assert!(now.is_surface_force() && now.level() == 2, "{name}");
    }
    // With two surface forces A and C are the third and the fourth: D is not looked at any more.
    let more = [
        ('D', 1115, SMALL),
        ('E', 1126, SURFACE),
        ('F', 1127, SURFACE),
    ];
    let play = at_the_limit(&[&three[..], &more].concat(), &[], &[1, 10, 1]);
    assert_eq!(
        gone(&play),
        [('B', NoMoreCarriers), ('D', EnoughSurfaceForces)]
    );
}

/// A force on which hits of torpedoes wait.
fn torpedoed(play: &mut Play, name: char, hex: u16, known: Intelligence, permanent: u8) {
    place(play, letter(name), hex, known);
    there(play, letter(name)).hits = Hits {
        permanent,
        ..Hits::default()
    };
}

/// The index comes to its limit.
fn reach(play: &mut Play) {
    let twelve = Intelligence::Level3Carriers(Carriers::new(5, 2));
    place(play, ForceId::Butai(1), 1130, twelve);
    play.table.commitment.index = 0;
    adjust(play, ForceId::Butai(1), CARRIER);
    assert!(play.table.limit_reached());
}

/// 14.163: hits that wait on a force which proves at the limit to be of surface ships promote it at once to Level 3.
#[test]
fn r14_163_waiting_hits_promote_a_force_that_proves_to_be_surface_at_the_limit() {
    // Medium Surface, a cruiser force, its chit.
    let mut play = battle(&[], &[2, 5, 1]);
    torpedoed(&mut play, 'A', 1115, MEDIUM, 2);
    reach(&mut play);
    let force = play.table.force(letter('A')).unwrap();
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.hits, Hits::default());
    let [cruisers] = force.ships[..] else {
        panic!("{:?}", force.ships);
    };
    assert_eq!(play.table.hits(cruisers).permanent, 2);
}

/// 12.53, 14.163 with 13.23, step 3: the surface forces are counted after the hits are given: what torpedoes had sunk
/// is none, and the next force is looked through.
#[test]
fn r12_53_r13_23_a_force_that_proves_to_be_sunk_does_not_count_at_the_limit() {
    // D is destroyers, which go down; E is small surface, the fourth.
    let mut play = battle(&[], &[1, 1, 1, 1]);
    for (name, hex) in [('A', 1125), ('B', 1126), ('C', 1127)] {
        place(&mut play, letter(name), hex, SURFACE);
    }
    torpedoed(&mut play, 'D', 1110, SMALL, 9);
    place(&mut play, letter('E'), 1112, SMALL);
    place(&mut play, letter('F'), 1113, RUMOUR);
    reach(&mut play);
    let sunk = Event::Forces(ForceEvent::AllSunk {
        what: letter('D'),
        from: HexId::at(1110),
        by_waiting_hits: true,
    });
    assert_eq!(
        play.events().iter().filter(|it| it.event == sunk).count(),
        1
    );
    assert_eq!(known(&play, letter('D')), None);
    assert_eq!(known(&play, letter('E')), Some(SMALL_SURFACE));
    assert_eq!(gone(&play), [('F', EnoughSurfaceForces)]);
}
