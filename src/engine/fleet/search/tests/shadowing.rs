//! Shadowing (18.1).

use super::super::sighting::{may_shadow, shadow};
use super::super::{Leg, SearchZone};
use super::*;
use crate::engine::event::{ForceEvent, ForceMove, NothingThere};
use crate::engine::forces::Force;

/// 18.11, 18.12: it stays with the force and moves with it, looks once more, and goes home without searching that zone
/// again.
#[test]
fn r18_11_a_shadowing_search_has_a_second_look_and_goes_home() {
    let play = watching(WEST, 5, &[Variant::Shadowing], &[6]);
    let mut play = known(play, LARGE, Detection::Located);
    play.table.looking = vec![ForceId::Letter('G')];
    shadow(&mut play, SEARCH, F, Detection::Located);
    // 18.12: it looks for nobody else there.
    assert!(play.table.looking.is_empty());
    let last = play.events().last().map(|it| it.event.clone());
    assert_eq!(
        last,
        Some(Event::Searches(SearchEvent::Shadows {
            search: SEARCH,
            force: F,
            from: HOME,
            hex: HexId::at(1118),
            seen: Detection::Located,
            forgoes: vec![ForceId::Letter('G')],
        }))
    );
    play.happen(Event::Forces(ForceEvent::Moved {
        what: F,
        from: HexId::at(1118),
        to: HexId::at(1119),
        why: ForceMove::Retirement,
    }));
    let search = play.table.search(SEARCH).unwrap();
    assert_eq!(
        (search.hex, search.leg),
        (HexId::at(1119), Leg::Shadowing(F))
    );
    assert_eq!(fly(&mut play), None);
    assert_eq!(rolls(&play).len(), 1);
    let search = play.table.search(SEARCH).unwrap();
    assert_eq!(search.leg, Leg::Inbound);
    assert_eq!(search.hex, HexId::at(1119));
    assert_eq!(
        turned(&play),
        [(HexId::at(1119), F, TurnReason::SecondLook)]
    );
    assert_eq!(
        search.done,
        [SearchZone::Middle, SearchZone::Far, SearchZone::Outer]
    );
    // On the way home it does not search that zone again.
    assert_eq!(stops(&mut play), [2, 0]);
    assert_eq!(searched(&play), [("0-2 hexes".to_owned(), vec![])]);
}

/// 18.14: the second look adds one to the die, not the first, nor what it looks for on its way home.
#[test]
fn r18_14_the_second_look_adds_one() {
    let mut play = known(
        watching(WEST, 5, &[Variant::Shadowing], &[8, 6, 1]),
        LARGE,
        Detection::Undetected,
    );
    fly(&mut play);
    // Two hexes out, where it passes on its way home.
    place(&mut play, G, 1115);
    let mut flight = SearchFlight::new(SEARCH);
    assert!(carry_on(&mut flight, &mut play).is_some());
    flight.answer(Order::Shadow, &mut play);
    carry_on(&mut flight, &mut play);
    stops(&mut play);
    // Five hexes take one, two hexes nothing.
    assert_eq!(added(&play), [vec![-1], vec![-1, 1], vec![]]);
    let totals: Vec<i8> = rolls(&play).iter().map(|roll| roll.total).collect();
    assert_eq!(totals, [7, 6, 1]);
}

/// 18.11: on its way home it searches only what is nearer than the zone where it shadowed, which need not be the
/// one where it first saw the force; a narrow search likewise.
#[test]
fn r18_11_on_the_way_home_only_nearer_zones_are_searched() {
    // Narrow(63) flies along the row of hexes to the west, as WEST does.
    for aim in [WEST, SearchAim::Narrow(63)] {
        let play = watching(aim, 6, &[Variant::Shadowing], &[1, 1]);
        let mut play = known(play, LARGE, Detection::Located);
        place(&mut play, G, 1118);
        shadow(&mut play, SEARCH, F, Detection::Located);
        play.happen(Event::Forces(ForceEvent::Moved {
            what: F,
            from: HexId::at(1119),
            to: HexId::at(1120),
            why: ForceMove::Retirement,
        }));
        assert_eq!(fly(&mut play), None);
        // From seven hexes: F is not looked for again, G, five hexes out, is.
        let before = rolls(&play).len();
        fly(&mut play);
        assert_eq!(play.table.search(SEARCH).unwrap().hex, HexId::at(1116));
        fly(&mut play);
        let looked: Vec<ForceId> = searched(&play).into_iter().flat_map(|it| it.1).collect();
        assert_eq!(looked, [G], "{aim}");
        assert_eq!((before, rolls(&play).len()), (1, 2));
    }
}

/// 18.12: the choice is made at once, and made it ends the search of that zone; what was seen there before stands.
#[test]
fn r18_12_it_looks_for_nobody_else_in_that_zone() {
    let mut play = watching(WEST, 5, &[Variant::Shadowing], &[8, 8]);
    place(&mut play, G, 1117);
    place(&mut play, ForceId::Letter('H'), 1119);
    let mut play = known(play, LARGE, Detection::Undetected);
    fly(&mut play);
    let mut flight = SearchFlight::new(SEARCH);
    let which = Some(Decision::WhichForce { search: SEARCH });
    let may = |force| {
        Some(Decision::Shadow {
            search: SEARCH,
            force,
        })
    };
    assert_eq!(carry_on(&mut flight, &mut play), which);
    flight.answer(Order::LookFor { force: G }, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), may(G));
    flight.answer(Order::GoOn, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), which);
    flight.answer(Order::LookFor { force: F }, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), may(F));
    flight.answer(Order::Shadow, &mut play);
    assert_eq!(carry_on(&mut flight, &mut play), None);
    // An 8 less 1 for the range is Located, and stays so; nobody has looked for H.
    let seen = |force| play.table.force(force).unwrap().detection;
    assert_eq!([G, F].map(seen), [Detection::Located; 2]);
    assert_eq!(seen(ForceId::Letter('H')), Detection::Undetected);
    assert_eq!(rolls(&play).len(), 2);
    assert!(play.table.looking.is_empty());
    assert_eq!(play.table.search(SEARCH).unwrap().leg, Leg::Shadowing(F));
}

/// 18.11: only an S or an L lets a search shadow.
#[test]
fn r18_11_an_approximate_sighting_is_not_shadowed() {
    for (die, asked) in [(7, false), (8, true), (9, true)] {
        let mut play = watching(WEST, 5, &[Variant::Shadowing], &[die]);
        play = known(play, LARGE, Detection::Undetected);
        fly(&mut play);
        assert_eq!(fly(&mut play).is_some(), asked, "{die}");
    }
}

/// 18.15: the mission shadows as a whole: both units stay, and look once, together.
#[test]
fn r18_15_both_units_shadow_or_neither() {
    let mut play = fleet(HOME, &[Variant::Shadowing], &[7, 1]);
    launch(&mut play, SEARCH, pair(), WEST);
    place(&mut play, F, 1115);
    let mut play = known(play, LARGE, Detection::Undetected);
    let mut flight = SearchFlight::new(SEARCH);
    carry_on(&mut flight, &mut play);
    flight.answer(Order::Shadow, &mut play);
    carry_on(&mut flight, &mut play);
    let searches = &play.table.searches;
    assert_eq!((searches.len(), searches[0].units), (1, pair()));
    fly(&mut play);
    // 8.34: one more for two units, each time; and one for the second look.
    assert_eq!(added(&play), [vec![1], vec![1, 1]]);
}

/// 18.13: not beyond eight hexes in the zone of seven to ten.
#[test]
fn r18_13_a_force_is_shadowed_as_far_as_eight_hexes() {
    // The search has flown to the end of the zone it looks into.
    let may_at = |aim, stop: u16, hexes, options: &[Variant]| {
        let mut play = watching(aim, hexes, options, &[]);
        play.table.searches[0].at = HexId::at(1113 + stop).into();
        may_shadow(&play.table, SEARCH, F)
    };
    let stop = |hexes| match hexes {
        0..=2 => 2,
        3..=6 => 6,
        7..=10 => 10,
        _ => 14,
    };
    let may = |hexes, options: &[Variant]| may_at(WEST, stop(hexes), hexes, options);
    let option = [Variant::Shadowing];
    assert_eq!(
        [2, 6, 7, 8, 9, 10].map(|hexes| may(hexes, &option)),
        [true, true, true, true, false, false]
    );
    assert!(!may(2, &[]));
    // Reading of 18.13: beyond ten hexes as far as twelve.
    let narrow = |hexes| may_at(SearchAim::Narrow(63), stop(hexes), hexes, &option);
    assert_eq!(
        [8, 9, 11, 12, 13, 14].map(narrow),
        [true, false, true, true, false, false]
    );
    // 18.13 with 18.3: a force seen in the zone of seven to ten that proves to be farther off is too far.
    assert_eq!(
        [8, 9, 10, 11, 12].map(|hexes| may_at(WEST, 10, hexes, &option)),
        [true, false, false, false, false]
    );
    // 18.11: on the way out only.
    let mut play = watching(WEST, 2, &option, &[]);
    turn_back(&mut play);
    assert!(!may_shadow(&play.table, SEARCH, F));
}

/// 18.11, 8.34: with the force gone, or in the dark, there is no second look; the search turns for home all the same,
/// and it is told why.
#[test]
fn r18_11_without_a_second_look_it_is_told_why_the_search_turns() {
    let shadowing = || {
        let play = watching(WEST, 5, &[Variant::Shadowing], &[]);
        let mut play = known(play, LARGE, Detection::Located);
        shadow(&mut play, SEARCH, F, Detection::Located);
        play
    };
    let there = HexId::at(1118);
    let mut gone = shadowing();
    gone.table.forces.clear();
    fly(&mut gone);
    assert_eq!(turned(&gone), [(there, F, TurnReason::ForceGone)]);
    let mut dark = shadowing();
    dark.table.turn = Turn::at(20, 2010);
    fly(&mut dark);
    assert_eq!(turned(&dark), [(there, F, TurnReason::Dark)]);
    assert!(rolls(&dark).is_empty());
}

/// 18.11, 7.11: a force that is gone is not looked at again when another force has its letter by then.
#[test]
fn r18_11_there_is_no_second_look_at_another_force_with_the_letter_of_one_that_is_gone() {
    let play = watching(WEST, 5, &[Variant::Shadowing], &[]);
    let mut play = known(play, LARGE, Detection::Located);
    shadow(&mut play, SEARCH, F, Detection::Located);
    let there = HexId::at(1118);
    play.happen(Event::Forces(ForceEvent::FalseContact {
        what: F,
        hex: there,
        why: NothingThere::NotCommitted,
    }));
    let elsewhere = HexId::at(421);
    play.table.forces.push(Force::unseen(F, elsewhere));
    play.happen(Event::Forces(ForceEvent::Moved {
        what: F,
        from: elsewhere,
        to: HexId::at(521),
        why: ForceMove::Mission,
    }));
    fly(&mut play);
    assert_eq!(turned(&play), [(there, F, TurnReason::ForceGone)]);
    assert!(rolls(&play).is_empty());
}
