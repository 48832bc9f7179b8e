//! Scenario 9: its modifiers, the ghost ships, and Kido Butai (2.35, 7.36-7.44).

use super::*;
use crate::engine::event::{CommitmentEvent, ForceEvent};
use crate::engine::forces::intelligence::ships::{carriers_available, surface_available};
use crate::engine::forces::{KIDO_BUTAI, commitment_value, known_air_value};
use crate::engine::forecast::identity::{Proof, identity};

const CARRIER: Intelligence = Intelligence::Level1(LevelOne::Carrier);
const KIDO_BUTAI_COMES: Intelligence = Intelligence::Level2Carriers(CarrierCount::KidoButai);
const SIX: Intelligence = Intelligence::Level3Carriers(Carriers::KIDO_BUTAI);
const NAMES: [&str; 6] = ["Akagi", "Kaga", "Soryu", "Hiryu", "Shokaku", "Zuikaku"];

/// Force F in scenario 9.
fn in_scenario_9(intelligence: Intelligence, dice: &[u8]) -> Play {
    let mut play = force_of(intelligence, &[], dice);
    play.table.scenario = 9;
    play
}

/// The force, whatever counter it has by now.
fn the_force(play: &Play) -> &Force {
    &play.table.forces[0]
}

fn pile(play: &Play, kind: ShipKind) -> Vec<String> {
    let ships = carriers_available(&play.table, kind, &[]);
    ships.iter().map(ToString::to_string).collect()
}

/// 7.36, note 3: the first of these results is Kido Butai, whichever of the three it is; the next are what they say.
#[test]
fn r7_36_the_first_of_three_results_is_kido_butai_and_no_other() {
    for (die, otherwise) in [
        (8, CarrierCount::ThreeToFour),
        (9, CarrierCount::ThreeToFour),
        (10, CarrierCount::FourOrMore),
    ] {
        let mut play = in_scenario_9(CARRIER, &[die, die]);
        promote(&mut play, FORCE);
        assert_eq!(the_force(&play).intelligence, KIDO_BUTAI_COMES);
        assert!(play.table.great_battle.kido_butai);
        let other = ForceId::Letter('G');
        play.table.forces.push(Force {
            intelligence: CARRIER,
            ..Force::unseen(other, HexId::at(1120))
        });
        promote(&mut play, other);
        let second = play.table.forces.iter().map(|force| force.intelligence);
        assert_eq!(
            second.collect::<Vec<_>>(),
            [KIDO_BUTAI_COMES, Intelligence::Level2Carriers(otherwise)]
        );
    }
    let mut seven = in_scenario_9(CARRIER, &[7]);
    promote(&mut seven, FORCE);
    assert!(!seven.table.great_battle.kido_butai);
}

/// 7.36, note 3: not once the commitment limit is reached, and in no other scenario.
#[test]
fn r7_36_kido_butai_does_not_come_after_the_limit_or_elsewhere() {
    let mut late = in_scenario_9(CARRIER, &[10]);
    late.table.commitment.limit_reached = true;
    let mut elsewhere = force_of(CARRIER, &[], &[10]);
    elsewhere.table.scenario = 8;
    for play in [&mut late, &mut elsewhere] {
        promote(play, FORCE);
        assert_eq!(
            the_force(play).intelligence,
            Intelligence::Level2Carriers(CarrierCount::FourOrMore)
        );
    }
}

/// 7.36-7.44: it is known without a die: six CVs worth sixty points, then the six by name with two battleships and a
/// cruiser force. It counts twelve at every level (13.13).
#[test]
fn r7_44_kido_butai_needs_no_die_to_be_known() {
    // The die of Level 2; two battleships and the cruisers are drawn.
    let mut play = in_scenario_9(CARRIER, &[9, 6, 1, 1]);
    promote(&mut play, FORCE);
    let id = the_force(&play).id;
    assert_eq!(commitment_value(&play.table, the_force(&play)), 12);
    promote(&mut play, id);
    assert_eq!(the_force(&play).intelligence, SIX);
    assert_eq!(known_air_value(&play.table, the_force(&play)), Some(60));
    assert_eq!(commitment_value(&play.table, the_force(&play)), 12);
    promote(&mut play, id);
    assert_eq!(the_force(&play).intelligence, Intelligence::Level4Carriers);
    assert_eq!(known_air_value(&play.table, the_force(&play)), Some(55));
    assert_eq!(commitment_value(&play.table, the_force(&play)), 12);
    assert_eq!(rolls(&play).len(), 1);
    let there: Vec<String> = the_force(&play)
        .ships
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(there[..6], NAMES);
    assert_eq!(there[6..], ["Fuso", "Yamato", "Cruiser Force 1"]);
    let told = play.events().iter().filter_map(|it| match &it.event {
        Event::Commitment(CommitmentEvent::Index { to, .. }) => Some(*to),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [12]);
    assert!(
        KIDO_BUTAI
            .iter()
            .all(|ship| play.table.drawn_ships.contains(ship))
    );
}

/// 2.35, 7.43: one pile of each type from the start, with the ghosts in it; but Akagi, Kaga, Soryu, Hiryu, Shokaku and
/// Zuikaku are Kido Butai's, before it has appeared and after that; at the limit they lie with the others.
#[test]
fn r7_43_the_six_are_drawn_by_nobody_else() {
    let others = ["Taiho", "Shinano", "Unryu", "Amagi"];
    let mut play = in_scenario_9(CARRIER, &[]);
    assert_eq!(pile(&play, ShipKind::Cv), others);
    assert_eq!(pile(&play, ShipKind::Cvl).len(), 10);
    play.table.great_battle.kido_butai = true;
    assert_eq!(pile(&play, ShipKind::Cv), others);
    // Before the limit or after it.
    play.table.commitment.limit_reached = true;
    assert_eq!(pile(&play, ShipKind::Cv), others);
    play.table.great_battle.kido_butai = false;
    let all = pile(&play, ShipKind::Cv);
    assert_eq!(all.len(), 10);
    assert!(NAMES.iter().all(|name| all.contains(&(*name).to_owned())));
    let battleships = surface_available(&play.table, ShipKind::Battleship);
    assert_eq!(battleships.len(), 10);
    // With no CV left a draw goes on among the light ones.
    play.table.great_battle.kido_butai = true;
    play.table.drawn_ships = others
        .iter()
        .filter_map(|name| ShipId::named(name))
        .collect();
    assert_eq!(pile(&play, ShipKind::Cv).len(), 10);
    assert!(pile(&play, ShipKind::Cv).contains(&"Junyo".to_owned()));
}

/// 7.37, 7.41: two is added to the die of Level 3 on each of its charts, and one to that of Level 4; none to that of
/// Level 2, of surface ships or of a screen.
#[test]
fn r7_37_r7_41_scenario_9_adds_two_and_one() {
    for count in [
        CarrierCount::OneToTwo,
        CarrierCount::TwoToThree,
        CarrierCount::ThreeToFour,
        CarrierCount::FourOrMore,
    ] {
        let mut play = in_scenario_9(Intelligence::Level2Carriers(count), &[3]);
        promote(&mut play, FORCE);
        assert_eq!((rolls(&play)[0].die, rolls(&play)[0].total), (3, 5));
        let mut before = force_of(Intelligence::Level2Carriers(count), &[], &[5]);
        promote(&mut before, FORCE);
        assert_eq!(
            the_force(&play).intelligence,
            the_force(&before).intelligence
        );
    }
    // 2/0 with a 7 that counts 8 is 2/1; its screen is of three carriers.
    let two = Intelligence::Level3Carriers(Carriers::new(2, 0));
    let mut play = in_scenario_9(two, &[7, 1, 1, 1, 3, 1, 1]);
    promote(&mut play, FORCE);
    let totals: Vec<_> = rolls(&play).iter().map(|it| (it.die, it.total)).collect();
    assert_eq!(totals, [(7, 8), (3, 4)]);
    assert_eq!(the_force(&play).carriers().count(), 3);
    let mut play = in_scenario_9(CARRIER, &[7]);
    promote(&mut play, FORCE);
    assert!(rolls(&play)[0].modifiers.is_empty());
}

/// The odds that are shown of a force know of Kido Butai, and of the modifiers.
#[test]
fn r7_36_the_odds_know_kido_butai() {
    let six = Proof::Carriers(Carriers::KIDO_BUTAI);
    let play = in_scenario_9(CARRIER, &[]);
    assert_eq!(identity(&play.table, FORCE).per_cent(|it| it == six), 30);
    let mut appeared = in_scenario_9(CARRIER, &[]);
    appeared.table.great_battle.kido_butai = true;
    assert_eq!(identity(&appeared.table, FORCE).of(|it| it == six), 0);
    for known in [KIDO_BUTAI_COMES, SIX] {
        let play = in_scenario_9(known, &[]);
        assert_eq!(identity(&play.table, FORCE).per_cent(|it| it == six), 100);
    }
    // 1/0 at Level 3: a die of 9 and 10 count 10, and that is 1/1.
    let one = in_scenario_9(Intelligence::Level3Carriers(Carriers::new(1, 0)), &[]);
    let both = Proof::Carriers(Carriers::new(1, 1));
    assert_eq!(identity(&one.table, FORCE).per_cent(|it| it == both), 20);
}

/// It comes by a search as by a raid, and is told as any chit of Level 2.
#[test]
fn r7_36_its_chit_is_learnt_like_any_other() {
    let mut play = in_scenario_9(CARRIER, &[8]);
    promote(&mut play, FORCE);
    let told = play.events().iter().any(|it| {
        matches!(
            it.event,
            Event::Forces(ForceEvent::Intelligence {
                from: CARRIER,
                to: KIDO_BUTAI_COMES,
                ..
            })
        )
    });
    assert!(told);
    assert_eq!(KIDO_BUTAI_COMES.to_string(), "Level 2 Kido Butai");
    assert_eq!(SIX.to_string(), "Level 3 6 CV, 0 CVL");
}
