//! Air operations in their five steps (6.23-6.28, 6.291).

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::{AirStep, Fuel, UnitSet};
use carrier_battle::engine::{
    Decision, Deck, DeckEvent, DeckRefusal, Event, Game, LossEvent, LostUnit, MissionRefusal,
    Order, Refusal, ScoreEvent, Scored, UnitLoss,
};

use AirStep::{Land, Launch, Lower, Raise, Service};

/// 6.23: the five steps come in their order; each takes its own orders and refuses the others'.
#[test]
fn r6_23_the_five_steps_come_in_order_and_refuse_each_others_orders() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 14", "F6F 24"]));
    pass_to_step(&mut game, 1, 2, Launch);
    // Every step has something to do now.
    let orders = [
        (Launch, launch("Intercept 2", &["F6F 11"])),
        (Launch, launch_cap("CAP 58.2", &["F6F 11"])),
        (Raise, raise("F6F 12")),
        (Service, service("F6F 16")),
        (Service, stow("F6F 15")),
        (Lower, lower("SB2C 7")),
        (Land, land("F6F 24", "Enterprise")),
    ];
    let mut seen = Vec::new();
    while let Some(Decision::AirOperations { step: now }) = game.decision() {
        seen.push(now);
        for (wanted, order) in orders {
            if wanted != now {
                assert_eq!(
                    refused(&mut game, order),
                    Refusal::Decks(DeckRefusal::OtherStep { wanted, now })
                );
            }
        }
        assert_eq!(refused(&mut game, Order::EndMovement), Refusal::NotAsked);
        assert_eq!(refused(&mut game, Order::Fight), Refusal::NotAsked);
        play(&mut game, Order::GoOn);
    }
    assert_eq!(seen, [Launch, Raise, Service, Lower, Land]);
    let begun: Vec<AirStep> = history(&game)
        .iter()
        .filter_map(|event| match event {
            Event::Decks(DeckEvent::AirStep { step }) => Some(*step),
            _ => None,
        })
        .collect();
    assert_eq!(begun, [AirStep::ALL, AirStep::ALL].concat());
}

/// 4.14, 6.24: units take off together; every other order of the segment is for one unit.
#[test]
fn r6_24_only_a_launch_is_of_several_units() {
    let several = AirStep::ALL.map(AirStep::takes_several);
    assert_eq!(several, [true, false, false, false, false]);
}

/// 6.23: a step in which nothing can be done is not asked about.
#[test]
fn r6_23_a_step_without_anything_to_do_is_passed_over() {
    let game = quiet();
    // Nothing flies in the first phase, so nothing lands: after lowering comes the next phase.
    let mut game = game;
    go_on_to(&mut game, Lower);
    play(&mut game, Order::GoOn);
    assert_eq!(
        (game.table().phase, game.decision()),
        (2, Some(Decision::AirOperations { step: Launch }))
    );
}

/// 6.25: units in servicing are raised to ready while the flight deck has room; nothing else is.
#[test]
fn r6_25_units_are_raised_from_servicing_to_ready() {
    let mut game = quiet();
    play(&mut game, Order::GoOn);
    let happened = play(&mut game, raise("F6F 15"));
    assert!(happened.contains(&Event::Decks(DeckEvent::Handled {
        carrier: carrier("Wasp"),
        unit: unit("F6F 15"),
        from: Deck::Servicing,
        to: Deck::Ready,
    })));
    assert_eq!(
        boxes(&game, "Wasp")[0],
        units(&["F6F 14", "F6F 15", "SB2C 10"])
    );
    // From the hangar nothing is raised, and a light carrier's deck is full.
    assert_eq!(
        refused(&mut game, raise("F6F 16")),
        Refusal::Decks(DeckRefusal::WrongBox {
            unit: unit("F6F 16"),
            place: Deck::Hangar,
        })
    );
    assert_eq!(
        refused(&mut game, raise("TBM 4")),
        Refusal::Decks(DeckRefusal::FlightDeckFull {
            carrier: carrier("Cabot"),
            limit: 1,
        })
    );
    // Raising has no limit of its own: with a free deck both serviced units come up.
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 14", "F6F 15"]);
    handled(&mut table, "Wasp", "F6F 14", Deck::Servicing, Deck::Ready);
    assert_eq!(check(&table, Raise, raise("F6F 15")), Ok(()));
}

/// 6.26: units go into servicing from the hangar, or back; every move counts against the limit.
#[test]
fn r6_26_moves_into_and_out_of_servicing_count_together() {
    let mut game = quiet();
    go_on_to(&mut game, Service);
    // Wasp: one back, one in: two moves.
    play_all(&mut game, &[stow("F6F 15"), service("F6F 16")]);
    assert_eq!(
        (
            deck(&game, "Wasp").servicing,
            deck(&game, "Wasp").handled.serviced
        ),
        (units(&["F6F 16"]), 2)
    );
    let limit = |name: &str, limit| {
        Refusal::Decks(DeckRefusal::ServicingLimit {
            carrier: carrier(name),
            limit,
        })
    };
    assert_eq!(refused(&mut game, service("F6F 15")), limit("Wasp", 2));
    assert_eq!(refused(&mut game, stow("F6F 16")), limit("Wasp", 2));
    // Cabot has one move, and it made room.
    play(&mut game, stow("TBM 4"));
    assert_eq!(refused(&mut game, service("F6F 20")), limit("Cabot", 1));
    // Heavily damaged, a fleet carrier has one.
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 14"]);
    put(&mut table, "Wasp", Deck::Hangar, &["F6F 15"]);
    hit(&mut table, "Wasp", 4);
    handled(&mut table, "Wasp", "F6F 14", Deck::Servicing, Deck::Hangar);
    assert_eq!(
        check(&table, Service, service("F6F 15")),
        Err(limit("Wasp", 1))
    );
    // From the flight deck nothing is serviced or stowed.
    put(&mut table, "Enterprise", Deck::Ready, &["F6F 24"]);
    put(&mut table, "Enterprise", Deck::Landing, &["F6F 25"]);
    for (name, place) in [("F6F 24", Deck::Ready), ("F6F 25", Deck::Landing)] {
        let unit = unit(name);
        for order in [service(name), stow(name)] {
            assert_eq!(
                check(&table, Service, order),
                Err(Refusal::Decks(DeckRefusal::WrongBox { unit, place }))
            );
        }
    }
}

/// 6.27: a landed unit is lowered to the hangar, a ready one to servicing.
#[test]
fn r6_27_landed_units_go_to_the_hangar_and_ready_ones_to_servicing() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 14"]));
    pass_to_step(&mut game, 1, 2, Land);
    play(&mut game, land("F6F 14", "Wasp"));
    pass_to_step(&mut game, 1, 3, Lower);
    play_all(&mut game, &[lower("F6F 14"), lower("SB2C 10")]);
    assert_eq!(
        boxes(&game, "Wasp"),
        [
            UnitSet::EMPTY,
            UnitSet::EMPTY,
            units(&["F6F 15", "SB2C 10"]),
            units(&["F6F 14", "F6F 16", "SB2C 11", "SB2C 12", "TBF 5"]),
        ]
    );
    // What is below already is not lowered.
    for (name, place) in [("F6F 15", Deck::Servicing), ("F6F 16", Deck::Hangar)] {
        let unit = unit(name);
        assert_eq!(
            refused(&mut game, lower(name)),
            Refusal::Decks(DeckRefusal::WrongBox { unit, place })
        );
    }
}

/// 6.28: units land on any carrier of their hex, whichever they flew from, and on no other.
#[test]
fn r6_28_units_land_on_any_carrier_of_their_hex() {
    let mut table = carriers();
    with_mission(&mut table, "Intercept 1", HOME, &["F6F 11"], 9);
    with_mission(&mut table, "Intercept 2", "1110", &["F6F 12"], 9);
    for name in ["Bunker Hill", "Cabot", "Enterprise", "Princeton"] {
        assert_eq!(check(&table, Land, land("F6F 11", name)), Ok(()));
        assert_eq!(
            check(&table, Land, land("F6F 12", name)),
            Err(Refusal::Decks(DeckRefusal::CarrierElsewhere {
                carrier: carrier(name),
                mission: named("Intercept 2"),
                hex: hex("1110"),
            }))
        );
    }
    // Essex sails with a task group that is not here; she has no decks in this game.
    assert!(check(&table, Land, land("F6F 11", "Essex")).is_err());
    assert_eq!(
        check(&table, Land, land("F6F 13", "Wasp")),
        Err(Refusal::Missions(MissionRefusal::NotFlying(unit("F6F 13"))))
    );
}

/// 6.28: a carrier that has launched lands nobody in that segment; another of her group does.
#[test]
fn r6_28_a_carrier_that_launched_lands_nobody_while_another_does() {
    let mut game = quiet();
    play(
        &mut game,
        launch("Intercept 1", &["F6F 11", "F6F 14", "F6F 24"]),
    );
    pass_to_step(&mut game, 1, 2, Launch);
    play(&mut game, launch("Air Strike 2", &["SB2C 10"]));
    go_on_to(&mut game, Land);
    let wasp = carrier("Wasp");
    // Her deck is empty, and yet she may not.
    assert_eq!(deck(&game, "Wasp").on_deck(), UnitSet::EMPTY);
    assert_eq!(
        refused(&mut game, land("F6F 14", "Wasp")),
        Refusal::Decks(DeckRefusal::LaunchedOrLanded(wasp))
    );
    play(&mut game, land("F6F 14", "Bunker Hill"));
    // A patrol counts as a launch like any other.
    pass_to_step(&mut game, 1, 3, Launch);
    play(&mut game, launch_cap("CAP 58.2", &["F6F 17"]));
    go_on_to(&mut game, Land);
    assert_eq!(
        refused(&mut game, land("F6F 24", "Monterey")),
        Refusal::Decks(DeckRefusal::LaunchedOrLanded(carrier("Monterey")))
    );
    // In the next segment she lands again.
    assert_eq!(check(game.table(), Land, land("F6F 24", "Wasp")), Ok(()));
    play(&mut game, land("F6F 24", "Wasp"));
    // 6.28 the other way round: what has landed units launches none.
    assert_eq!(
        check(game.table(), Launch, launch("Intercept 3", &["F6F 14"])),
        Err(Refusal::Decks(DeckRefusal::NotReady(unit("F6F 14"))))
    );
    let mut table = carriers();
    with_mission(&mut table, "Intercept 1", HOME, &["F6F 11"], 9);
    landed(&mut table, "Wasp", "F6F 11", "Intercept 1");
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14"]);
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 14"])),
        Err(Refusal::Decks(DeckRefusal::LaunchedOrLanded(wasp)))
    );
}

/// 6.28: a mission may wait over its carriers for room, a point a segment (4.431), paid after the landings
/// (4.433, 4.454).
#[test]
fn r6_28_a_mission_waits_aloft_for_room_on_deck() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 24"]));
    for (phase, fuel) in [(2, 16), (3, 15), (4, 14)] {
        pass_to_step(&mut game, 1, phase, Land);
        assert_eq!(mission(&game, "Intercept 1").fuel, Fuel::points(fuel));
        play(&mut game, Order::GoOn);
    }
}

/// 6.291: landed units go over the side at any time; ready, serviced and stored ones never.
#[test]
fn r6_291_landed_units_go_over_the_side_at_any_decision() {
    let mut game = scripted_with(&ONE_RAID, &[], &[1, 1]);
    play(
        &mut game,
        launch("Intercept 1", &["F6F 11", "F6F 14", "F6F 21", "F6F 24"]),
    );
    pass_to_step(&mut game, 1, 2, Land);
    play_all(
        &mut game,
        &[land("F6F 11", "Wasp"), land("F6F 14", "Lexington")],
    );
    let refusals = [
        (
            "SB2C 10",
            Refusal::Decks(DeckRefusal::OnlyLandedGoOver(unit("SB2C 10"))),
        ),
        (
            "F6F 15",
            Refusal::Decks(DeckRefusal::OnlyLandedGoOver(unit("F6F 15"))),
        ),
        (
            "F6F 16",
            Refusal::Decks(DeckRefusal::OnlyLandedGoOver(unit("F6F 16"))),
        ),
        (
            "F6F 21",
            Refusal::Decks(DeckRefusal::NotAboard(unit("F6F 21"))),
        ),
    ];
    let mut asked = Vec::new();
    let mut push = |game: &mut Game, name: &str| {
        asked.push(game.decision().unwrap().name());
        for (unlanded, refusal) in refusals {
            assert_eq!(refused(game, push_over(unlanded)), refusal);
        }
        let (before, table) = (game.decision(), game.table().clone());
        let happened = play(game, push_over(name));
        assert!(happened.contains(&Event::Losses(LossEvent::Unit {
            what: unit(name),
            points: 1,
            mission: None,
            search: None,
            carrier: table.aboard(unit(name)).map(|(deck, _)| deck.carrier),
            hex: hex(HOME),
            why: UnitLoss::PushedOver,
        })));
        assert_eq!(game.decision(), before, "the question stands");
    };
    push(&mut game, "F6F 11");
    play(&mut game, Order::GoOn);
    assert_eq!(game.decision(), Some(Decision::Interception));
    push(&mut game, "F6F 14");
    assert_eq!(asked, ["air_operations", "interception"]);
    // 15.1: they count as lost in the task group's hex, one point for four.
    let lost = &game.table().lost;
    assert!(lost.iter().all(
        |LostUnit {
             hex: at, at_home, ..
         }| *at == hex(HOME) && *at_home
    ));
    assert_eq!((lost.len(), game.table().score), (2, 0));
}

/// 6.291: in the middle of a battle as well, and in air movement; four units cost a point.
#[test]
fn r6_291_four_units_over_the_side_cost_a_point() {
    let mut game = scripted_with(&ONE_RAID, &[], &[5, 1]);
    let six = ["F6F 11", "F6F 14", "F6F 17", "F6F 21", "F6F 24", "F6F 27"];
    play(&mut game, launch("Intercept 1", &six));
    pass_to_step(&mut game, 1, 2, Land);
    for (name, on) in [
        ("F6F 11", "Bunker Hill"),
        ("F6F 14", "Wasp"),
        ("F6F 17", "Monterey"),
        ("F6F 21", "Lexington"),
    ] {
        play(&mut game, land(name, on));
    }
    play(&mut game, push_over("F6F 11"));
    pass_to(&mut game, 1, 3);
    play_all(
        &mut game,
        &[push_over("F6F 14"), Order::EndMovement, push_over("F6F 17")],
    );
    pass_to_interception(&mut game, 1, 3);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    assert!(matches!(game.decision(), Some(Decision::Division(_))));
    assert_eq!(game.table().score, 0);
    let happened = play(&mut game, push_over("F6F 21"));
    assert!(happened.contains(&Event::Score(ScoreEvent::Scored {
        vp: -1,
        why: Scored::UnitLostAtHome,
    })));
    assert!(matches!(game.decision(), Some(Decision::Division(_))));
}

/// 6.291, 6.24: where landed units alone keep a carrier from launching, the Launch step is asked, for
/// they may be pushed over the side to make room.
#[test]
fn r6_291_a_step_is_not_passed_over_that_pushing_would_open() {
    let mut game = quiet();
    let fighters = [
        "F6F 11", "F6F 14", "F6F 17", "F6F 19", "F6F 21", "F6F 24", "F6F 27", "F6F 29",
    ];
    play(&mut game, launch("Intercept 1", &fighters));
    go_on_to(&mut game, Raise);
    for name in ["F6F 12", "F6F 15", "F6F 22", "F6F 25"] {
        play(&mut game, raise(name));
    }
    // With an attack plane and a fighter ready, each fleet carrier has room for one that lands.
    pass_to_step(&mut game, 1, 2, Land);
    for (name, on) in [
        ("F6F 11", "Bunker Hill"),
        ("F6F 14", "Wasp"),
        ("F6F 21", "Lexington"),
        ("F6F 24", "Enterprise"),
    ] {
        play(&mut game, land(name, on));
    }
    // Three on every flight deck, one more than she may launch from; and nobody ready elsewhere.
    pass_to_step(&mut game, 1, 3, Launch);
    assert_eq!(game.legal().collect::<Vec<_>>(), [Order::GoOn]);
    let order = launch("Intercept 2", &["F6F 15"]);
    assert!(matches!(
        refused(&mut game, order),
        Refusal::Decks(DeckRefusal::LaunchOccupancy { .. })
    ));
    play_all(&mut game, &[push_over("F6F 14"), order]);
    assert_eq!(mission(&game, "Intercept 2").units, units(&["F6F 15"]));
}
