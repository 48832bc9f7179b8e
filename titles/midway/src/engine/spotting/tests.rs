use super::attempt::{attempt, check_attempt};
use super::*;
use crate::engine::charts::{OWN_SPACE, USN_OUTSIDE, WITH_DESTROYERS};
use crate::engine::event::{SpottedBy, SpottingEvent};
use crate::engine::map::{Line, Place};
use crate::engine::procedure::Procedure;
use crate::engine::refusal::{Refusal, SpottingRefusal};
use crate::engine::table::{AirPlace, ShipPlace, Spotter, Table};
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Ship, Side, UsnForce};
use crate::engine::{Decision, Event, Game, Order, trial};

const MIDWAY: Spotter = Spotter::Base(IslandBase::Midway);
const TF_16: Spotter = Spotter::Force(crate::engine::units::Force::Usn(UsnForce::Tf16));
const FIRST_CSF: Spotter = Spotter::Force(crate::engine::units::Force::Ijn(IjnForce::FirstCsf));

/// The 1st CSF, with Akagi, in a place.
fn first_csf_at(place: Place) -> Table {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::FirstCsf, place, &[Ship::Akagi]);
    table
}

fn tf_16_at(table: &mut Table, place: Place) {
    table.usn_forces[UsnForce::Tf16].place = Some(place);
}

/// Whether an attempt with this die sees what is in a space.
fn sees(table: &Table, by: Spotter, space: Place, die: u8) -> bool {
    let mut play = trial::play(table.clone(), &[die]);
    let seen = attempt(&mut play, by, space);
    let spotted = play.table.forces_at(space, by.side().enemy());
    assert!(
        spotted
            .iter()
            .all(|force| play.table.is_spotted(*force) == seen)
    );
    seen
}

/// The steps of the IJN's spotting on a line, with scripted dice.
fn ijn_spotting(table: Table, line: Line, dice: &[u8]) -> Game {
    let procedure = Procedure::IjnSpotting(IjnSpotting::new(&table, line));
    trial::game(table, dice, procedure)
}

/// Who looked where, in turn.
fn looked(game: &Game) -> Vec<(Spotter, Place)> {
    let events = game.events().iter();
    let looked = events.filter_map(|record| match record.event {
        Event::Spotting(SpottingEvent::Looked { by, space, .. }) => Some((by, space)),
        _ => None,
    });
    looked.collect()
}

#[test]
fn r9_1_e11_a_base_sees_better_beyond_the_perimeter() {
    let table = first_csf_at(Place::WestOfMidway);
    assert!(sees(&table, MIDWAY, Place::WestOfMidway, 4), "4 - 1");
    assert!(!sees(&table, MIDWAY, Place::WestOfMidway, 5));
    assert_eq!(chance(&table, MIDWAY, Place::WestOfMidway), 4);
}

#[test]
fn r9_1_e11b_a_base_has_no_modifier_within_the_perimeter() {
    let mut table = first_csf_at(Place::MarcusWaters);
    // Midway sees three spaces only by its PBY, and that is where Marcus waters are.
    assert_eq!(range(&table, MIDWAY), 3);
    assert!(!sees(&table, MIDWAY, Place::MarcusWaters, 4));
    assert!(sees(&table, MIDWAY, Place::MarcusWaters, 3));
    table.air[AirUnit::PbyOfPw2].at = AirPlace::Eliminated;
    let refused = check_attempt(&table, MIDWAY, Place::MarcusWaters);
    let out_of_range = SpottingRefusal::OutOfRange {
        by: MIDWAY,
        space: Place::MarcusWaters,
        most: 2,
    };
    assert_eq!(refused, Err(out_of_range));
}

#[test]
fn r9_1_e11c_a_base_sees_best_in_its_own_space() {
    let table = first_csf_at(Place::Midway);
    assert!(sees(&table, MIDWAY, Place::Midway, 5), "5 - 2");
    assert!(!sees(&table, MIDWAY, Place::Midway, 6));
    let applied: Vec<_> = modifiers(&table, MIDWAY, Place::Midway).collect();
    assert_eq!(applied, [USN_OUTSIDE.of(0), OWN_SPACE.of(0)]);
}

#[test]
fn r20_2_e11d_destroyers_add_2_to_their_force_and_a_failure_bars_it() {
    let mut table = first_csf_at(Place::WestOfMidway);
    tf_16_at(&mut table, Place::LisianskiWaters);
    let applied: Vec<_> = modifiers(&table, TF_16, Place::WestOfMidway).collect();
    assert_eq!(applied, [USN_OUTSIDE.of(0), WITH_DESTROYERS.of(0)]);
    assert!(sees(&table, TF_16, Place::WestOfMidway, 2), "2 + 2 - 1");
    let mut play = trial::play(table.clone(), &[3]);
    assert!(!attempt(&mut play, TF_16, Place::WestOfMidway));
    // 9.1
    assert!(
        play.table
            .is_barred(AirUnit::EnterpriseSbd, Place::WestOfMidway)
    );
    assert!(
        !play.table.is_barred(AirUnit::Vmsb241, Place::WestOfMidway),
        "Midway did not fail"
    );
    // Without her they would see.
    table.ships[Ship::Dd16_4].at = ShipPlace::Loose(Place::LisianskiWaters);
    assert!(sees(&table, TF_16, Place::WestOfMidway, 3));
}

#[test]
fn r9_1_e11e_the_ijn_has_no_modifier_beyond_the_perimeter() {
    let mut table = first_csf_at(Place::WestOfMidway);
    tf_16_at(&mut table, Place::LisianskiWaters);
    assert!(!sees(&table, FIRST_CSF, Place::LisianskiWaters, 4));
    assert!(sees(&table, FIRST_CSF, Place::LisianskiWaters, 3));
    // Within it looks better.
    tf_16_at(&mut table, Place::MarcusWaters);
    assert!(sees(&table, FIRST_CSF, Place::MarcusWaters, 4), "4 - 1");
}

#[test]
fn r3_2_e12_a_decoy_is_shown_and_a_force_of_decoys_leaves_the_map() {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, Place::WestOfMidway, &[]);
    table.ijn_forces[IjnForce::Guard].decoys = 1;
    let mut play = trial::play(table, &[1]);
    assert!(attempt(&mut play, MIDWAY, Place::WestOfMidway));
    let force = IjnForce::Guard;
    let shown = SpottingEvent::DecoysShown { force, count: 1 };
    assert!(
        play.events()
            .iter()
            .any(|it| it.event == shown.clone().into())
    );
    assert_eq!(play.table.place_of(force), None);
}

#[test]
fn r3_2_a_force_with_ships_stays_when_its_decoys_are_shown() {
    let mut table = first_csf_at(Place::WestOfMidway);
    table.ijn_forces[IjnForce::FirstCsf].decoys = 2;
    let mut play = trial::play(table, &[1]);
    attempt(&mut play, MIDWAY, Place::WestOfMidway);
    let state = play.table.force(IjnForce::FirstCsf);
    assert_eq!(
        (state.place, state.spotted, state.decoys),
        (Some(Place::WestOfMidway), true, 0)
    );
}

#[test]
fn r9_1_every_force_and_single_ship_of_the_space_is_spotted() {
    let mut table = first_csf_at(Place::WestOfMidway);
    tf_16_at(&mut table, Place::LisianskiWaters);
    table.usn_forces[UsnForce::Tf1].place = Some(Place::LisianskiWaters);
    table.ships[Ship::Bb4].at = ShipPlace::Loose(Place::LisianskiWaters);
    let mut play = trial::play(table, &[1]);
    attempt(&mut play, FIRST_CSF, Place::LisianskiWaters);
    assert!(play.table.is_spotted(UsnForce::Tf16) && play.table.is_spotted(UsnForce::Tf1));
    assert!(play.table.is_ship_spotted(Ship::Bb4));
    assert!(!play.table.is_spotted(UsnForce::Tf17));
}

#[test]
fn r9_1_range_is_3_for_the_ijn_and_2_for_the_usn_without_a_pby() {
    let mut table = first_csf_at(Place::WestOfMidway);
    assert_eq!(range(&table, FIRST_CSF), 3);
    tf_16_at(&mut table, Place::LisianskiWaters);
    assert_eq!(range(&table, TF_16), 2);
    // A PBY in the same place lends its eyes to the force, home base or not.
    tf_16_at(&mut table, Place::Midway);
    assert_eq!(range(&table, TF_16), 3);
    let tf_44 = Spotter::Force(UsnForce::Tf44.into());
    assert_eq!(range(&table, tf_44), 3, "in Australia, with the 11+20 PBY");
}

#[test]
fn r9_1_an_attempt_is_refused_off_the_line_and_where_nothing_is_unspotted() {
    let mut table = first_csf_at(Place::WestOfMidway);
    let check = |table: &Table, by, space| check_attempt(table, by, space).map(|()| "legal");
    assert_eq!(check(&table, MIDWAY, Place::WestOfMidway), Ok("legal"));
    let other_line = SpottingRefusal::OtherLine {
        by: MIDWAY,
        space: Place::Solomons,
    };
    assert_eq!(check(&table, MIDWAY, Place::Solomons), Err(other_line));
    let nothing = SpottingRefusal::NothingUnspotted(Place::LisianskiWaters);
    assert_eq!(check(&table, MIDWAY, Place::LisianskiWaters), Err(nothing));
    table.ijn_forces[IjnForce::FirstCsf].spotted = true;
    let spotted = SpottingRefusal::NothingUnspotted(Place::WestOfMidway);
    assert_eq!(check(&table, MIDWAY, Place::WestOfMidway), Err(spotted));
    table.bases[IslandBase::Midway].captured = true;
    let lost = SpottingRefusal::NotThere(MIDWAY);
    assert_eq!(check(&table, MIDWAY, Place::WestOfMidway), Err(lost));
    assert_eq!(
        lost.to_string(),
        "Midway is not on the map, and nobody looks from there (9.1)"
    );
}

#[test]
fn r9_1_who_looked_at_a_space_may_not_look_again_until_the_next_attempts() {
    let table = first_csf_at(Place::WestOfMidway);
    let mut play = trial::play(table, &[6]);
    attempt(&mut play, MIDWAY, Place::WestOfMidway);
    let space = Place::WestOfMidway;
    let tried = SpottingRefusal::Tried { by: MIDWAY, space };
    assert_eq!(check_attempt(&play.table, MIDWAY, space), Err(tried));
    assert!(play.table.is_barred(AirUnit::Vmsb241, space));
    play.happen(SpottingEvent::Begun { by: vec![MIDWAY] });
    assert_eq!(check_attempt(&play.table, MIDWAY, space), Ok(()));
    assert!(!play.table.is_barred(AirUnit::Vmsb241, space));
}

#[test]
fn r9_1_a_failure_does_not_bar_from_an_island_base() {
    let mut table = first_csf_at(Place::Wake);
    tf_16_at(&mut table, Place::Midway);
    let mut play = trial::play(table, &[6]);
    attempt(&mut play, TF_16, Place::Wake);
    assert!(!play.table.is_barred(AirUnit::EnterpriseSbd, Place::Wake));
}

#[test]
fn r9_2_e28_forces_in_one_space_are_spotted_without_a_die() {
    let mut table = first_csf_at(Place::LisianskiWaters);
    tf_16_at(&mut table, Place::LisianskiWaters);
    let mut play = trial::play(table, &[]);
    spot_those_who_meet(&mut play);
    assert!(play.table.is_spotted(IjnForce::FirstCsf) && play.table.is_spotted(UsnForce::Tf16));
    let why: Vec<SpottedBy> = play
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Spotting(SpottingEvent::Spotted { why, .. }) => Some(why),
            _ => None,
        })
        .collect();
    assert_eq!(why, [SpottedBy::Meeting, SpottedBy::Meeting]);
}

#[test]
fn r9_2_a_single_ship_meets_the_enemy_like_a_force() {
    let mut table = first_csf_at(Place::LisianskiWaters);
    table.ships[Ship::Ca17_3].at = ShipPlace::Loose(Place::LisianskiWaters);
    let mut play = trial::play(table, &[]);
    spot_those_who_meet(&mut play);
    assert!(play.table.is_spotted(IjnForce::FirstCsf) && play.table.is_ship_spotted(Ship::Ca17_3));
}

#[test]
fn r9_2_a_base_alone_meets_nobody() {
    let mut play = trial::play(first_csf_at(Place::Midway), &[]);
    spot_those_who_meet(&mut play);
    assert!(play.events().is_empty());
}

#[test]
fn r6_0_4a_e29_a_force_at_an_island_base_of_the_ijn_is_spotted() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::Covering,
        Place::RabaulMo,
        &[Ship::Aoba],
    );
    let mut play = trial::play(table, &[]);
    spot_at_own_bases(&mut play, Line::So);
    assert!(
        !play.table.is_spotted(IjnForce::Covering),
        "Rabaul of the other line"
    );
    spot_at_own_bases(&mut play, Line::Mo);
    assert!(play.table.is_spotted(IjnForce::Covering));
}

#[test]
fn r6_0_2_each_force_and_base_looks_once_the_one_farthest_east_first() {
    let mut table = first_csf_at(Place::WestOfMidway);
    trial::ijn(
        &mut table,
        IjnForce::MainBodyA,
        Place::MarcusWaters,
        &[Ship::Yamato],
    );
    trial::ijn(&mut table, IjnForce::Guard, Place::Kyushu, &[Ship::Ise]);
    tf_16_at(&mut table, Place::Midway);
    // All see nothing: Wake is two spaces off, the Main Body three, and the Guard Force too far.
    let game = ijn_spotting(table, Line::Mi, &[6, 6, 6]);
    let main_body = Spotter::Force(IjnForce::MainBodyA.into());
    let wake = Spotter::Base(IslandBase::Wake);
    let midway = Place::Midway;
    assert_eq!(
        looked(&game),
        [(FIRST_CSF, midway), (wake, midway), (main_body, midway)]
    );
    assert!(trial::all_dice_fell(&game) && game.decision().is_none());
}

#[test]
fn r6_0_2_nobody_looks_where_nothing_is_unspotted() {
    let mut table = first_csf_at(Place::WestOfMidway);
    tf_16_at(&mut table, Place::Midway);
    // The 1st CSF sees TF-16, and Wake need not look any more.
    let game = ijn_spotting(table, Line::Mi, &[3]);
    assert_eq!(looked(&game), [(FIRST_CSF, Place::Midway)]);
    assert!(game.table().is_spotted(UsnForce::Tf16));
    // Aircraft on Midway, and the base, are no task force.
    let game = ijn_spotting(first_csf_at(Place::WestOfMidway), Line::Mi, &[]);
    assert!(looked(&game).is_empty());
}

#[test]
fn r6_0_2_of_spaces_equally_near_the_player_says_which() {
    let mut table = first_csf_at(Place::Midway);
    tf_16_at(&mut table, Place::LisianskiWaters);
    table.usn_forces[UsnForce::Tf1].place = Some(Place::WestOfMidway);
    table.bases[IslandBase::Wake].captured = true;
    let mut game = ijn_spotting(table, Line::Mi, &[2]);
    let spaces = vec![Place::WestOfMidway, Place::LisianskiWaters];
    let by = FIRST_CSF;
    assert_eq!(
        game.decision(),
        Some(&Decision::NearestSpace { by, spaces })
    );
    assert_eq!(game.legal().len(), 2);
    let space = Place::Midway;
    let refused = game.play(Order::ChooseSpace { space }).map(|_| ());
    assert_eq!(
        refused,
        Err(Refusal::Spotting(SpottingRefusal::NotNearest(space)))
    );
    let space = Place::LisianskiWaters;
    game.play(Order::ChooseSpace { space }).unwrap();
    assert_eq!(looked(&game), [(FIRST_CSF, Place::LisianskiWaters)]);
    assert!(game.table().is_spotted(UsnForce::Tf16));
    assert!(!game.table().is_spotted(UsnForce::Tf1));
}

#[test]
fn r6_0_2_a_captured_base_looks_for_nobody() {
    let mut table = trial::table();
    // Two spaces from Midway, four from Wake.
    tf_16_at(&mut table, Place::FrenchFrigateShoals);
    table.bases[IslandBase::Midway].captured = true;
    let game = ijn_spotting(table, Line::Mi, &[]);
    assert!(looked(&game).is_empty());
    assert_eq!(game.table().island_base_at(Place::Midway, Side::Ijn), None);
}
