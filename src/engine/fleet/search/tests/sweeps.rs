//! What is reckoned of a search's looks agrees with its flight, and what the log says of its way and of its
//! landing (8.28, 8.32).

use super::*;
use crate::engine::event::{AnotherGroup, Between, DamageEvent, HitKind};
use crate::engine::fleet::CarrierId;
use crate::engine::forecast::searching::search_course;
use crate::engine::ships::ShipId;

/// Every zone, or the forces, that the first search looks into in its next segment, as it is reckoned and as it flies.
fn reckoned_and_flown(play: &mut Play) -> (Vec<ForceId>, Vec<ForceId>) {
    let search = play.table.search(SEARCH).unwrap().clone();
    let course = search_course(&play.table, &search);
    let forces = play.table.forces.iter();
    let reckoned = forces.filter(|force| course[0].sweep.covers(&search, force.hex));
    let reckoned: Vec<ForceId> = reckoned.map(|force| force.id).collect();
    let before = play.events().len();
    let mut flight = SearchFlight::new(SEARCH);
    while let Some(Decision::SearchPath { hexes, .. }) = carry_on(&mut flight, play) {
        flight.answer(Order::FlyThrough { hex: hexes[0] }, play);
    }
    let flown = play.events()[before..]
        .iter()
        .filter_map(|it| match &it.event {
            Event::Searches(SearchEvent::Searched { forces, .. }) => Some(forces.clone()),
            _ => None,
        });
    let mut flown: Vec<ForceId> = flown.flatten().collect();
    flown.sort();
    (reckoned, flown)
}

/// Two uses of one reckoning agree, which holds no rule's numbers by itself: out and home, also to a fleet that has
/// sailed since, and by a narrow line, whoever asks what a search will look into gets what the flight looks into.
#[test]
fn what_is_reckoned_of_a_search_agrees_with_its_flight() {
    for aim in [WEST, FAR_WEST, SearchAim::Narrow(63)] {
        for sails in [0, 2, 5] {
            let mut play = watching(aim, 1, &[], &[1; 60]);
            for (letter, hexes) in ('G'..).zip([2, 3, 5, 7, 9, 11, 12, 14]) {
                place(&mut play, ForceId::Letter(letter), 1113 + hexes);
            }
            let mut segments = 0;
            while play
                .table
                .search(SEARCH)
                .is_some_and(|it| !it.is_home(&play.table))
            {
                let (reckoned, flown) = reckoned_and_flown(&mut play);
                assert_eq!(reckoned, flown, "{aim}, {sails} hexes, segment {segments}");
                segments += 1;
                assert!(segments < 12);
                if segments == 3 {
                    for group in &mut play.table.task_groups {
                        group.hex = HexId::at(1113 + sails);
                    }
                }
            }
        }
    }
}

/// 8.32: the log says of each place where a narrow line runs between two hexes whether the player had to be asked.
#[test]
fn r8_32_the_log_says_whether_the_path_was_asked() {
    let between = |force: Option<u16>| -> Vec<Between> {
        // Due north the line runs along hexsides.
        let mut play = fleet(HexId::at(2113), &[], &[1; 20]);
        launch(&mut play, SEARCH, pair().first(1), SearchAim::Narrow(0));
        force.into_iter().for_each(|hex| place(&mut play, F, hex));
        let mut flight = SearchFlight::new(SEARCH);
        while let Some(Decision::SearchPath { hexes, .. }) = carry_on(&mut flight, &mut play) {
            flight.answer(Order::FlyThrough { hex: hexes[1] }, &mut play);
        }
        let moved = play.events().iter().find_map(|it| match &it.event {
            Event::Searches(SearchEvent::Moved { between, .. }) => Some(between.clone()),
            _ => None,
        });
        moved.unwrap()
    };
    let [alone] = between(None)[..] else {
        panic!("{:?}", between(None));
    };
    assert!(!alone.asked);
    let there: u16 = alone.hexes[1].to_string().parse().unwrap();
    let asked = Between {
        asked: true,
        ..alone
    };
    assert_eq!(between(Some(there)), [asked]);
}

/// 8.28: the log says why a unit lands on another task group than the one that launched it.
#[test]
fn r8_28_the_log_says_why_a_search_lands_on_another_group() {
    type Change = fn(&mut Play, CarrierId);
    let sound: Change = |_, _| {};
    let has_launched: Change = |play, carrier| {
        let mut decks = play.table.decks.iter_mut();
        let deck = decks.find(|deck| deck.carrier == carrier).unwrap();
        deck.handled.launched = 1;
    };
    let crippled: Change = |play, carrier| {
        play.happen(Event::Damage(DamageEvent::Hits {
            ship: carrier.into(),
            hits: ShipId::from(carrier).data().capacity,
            kind: HitKind::Torpedo,
        }));
    };
    for (change, group, why) in [
        (sound, 1, None),
        (sound, 3, Some(AnotherGroup::Chosen)),
        (has_launched, 3, Some(AnotherGroup::NoRoom)),
        (crippled, 3, Some(AnotherGroup::NoCarrier)),
    ] {
        let mut play = fleet(HOME, &[], &[]);
        launch(&mut play, SEARCH, pair(), WEST);
        fly(&mut play);
        turn_back(&mut play);
        let here: Vec<CarrierId> = play.table.carriers_in(HOME).collect();
        let of = |group: u8| {
            here.iter()
                .filter(move |it| it.data().group == TaskGroupId(group))
        };
        of(1).for_each(|carrier| change(&mut play, *carrier));
        let mut flight = SearchFlight::new(SEARCH);
        carry_on(&mut flight, &mut play);
        let (unit, carrier) = (pair().iter().next().unwrap(), *of(group).next().unwrap());
        flight.answer(Order::Land { unit, carrier }, &mut play);
        let landed = play.events().iter().find_map(|it| match &it.event {
            Event::Searches(SearchEvent::Landed { another_group, .. }) => Some(*another_group),
            _ => None,
        });
        assert_eq!(landed, Some(why), "{group}");
    }
}
