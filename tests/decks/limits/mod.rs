//! Every limit of the Carrier Operations Limit Chart at every moment it applies, and what stops a
//! carrier altogether (6.22-6.29, 12.12, 12.34).

mod out_of_action;

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::DeckRefusal;
use carrier_battle::engine::fleet::{AirStep, CV_LIMITS, CVL_LIMITS, CarrierType, Limits};
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::{
    DamageEvent, Deck, DeckEvent, Event, LossEvent, Order, Refusal, Table, UnitLoss,
};

use AirStep::{Land, Launch, Lower, Raise, Service};

// The Carrier Operations Limit Chart (6.22, 6.23).

/// The chart, with the reductions of heavy damage and the standstill of a crippled carrier.
#[test]
fn r6_22_the_limits_are_those_of_the_chart() {
    let of = |limits: Limits| {
        [
            limits.launch_or_land,
            limits.flight_deck,
            limits.launch_occupancy,
            limits.lower,
            limits.servicing,
            limits.total,
        ]
    };
    assert_eq!(of(CV_LIMITS), [2, 3, 2, 2, 2, 8]);
    assert_eq!(of(CVL_LIMITS), [1, 1, 1, 1, 1, 3]);
    let limits = |kind, condition| of(Limits::of(kind, condition));
    for condition in [Condition::Sound, Condition::Light] {
        assert_eq!(limits(CarrierType::Cv, condition), [2, 3, 2, 2, 2, 8]);
        assert_eq!(limits(CarrierType::Cvl, condition), [1, 1, 1, 1, 1, 3]);
    }
    assert_eq!(
        limits(CarrierType::Cv, Condition::Heavy),
        [1, 2, 2, 1, 1, 8]
    );
    assert_eq!(
        limits(CarrierType::Cvl, Condition::Heavy),
        [0, 0, 0, 0, 0, 3]
    );
    assert_eq!(
        limits(CarrierType::Cv, Condition::Crippled),
        [0, 0, 0, 0, 0, 8]
    );
    assert_eq!(
        limits(CarrierType::Cvl, Condition::Crippled),
        [0, 0, 0, 0, 0, 3]
    );
    // By hits: a fleet carrier from four, a light carrier from three.
    let mut table = carriers();
    for (ship, hits, launches) in [("Wasp", 3, 2), ("Wasp", 1, 1), ("Wasp", 2, 0)] {
        hit(&mut table, ship, hits);
        assert_eq!(table.limits(carrier(ship)).launch_or_land, launches);
    }
    for (ship, hits, launches) in [("Cabot", 2, 1), ("Cabot", 1, 0)] {
        hit(&mut table, ship, hits);
        assert_eq!(table.limits(carrier(ship)).launch_or_land, launches);
    }
}

/// 6.22: the flight deck limit counts ready and landed units together.
#[test]
fn r6_22_the_flight_deck_holds_ready_and_landed_units_together() {
    let full = |name: &str, limit| {
        Err(Refusal::Decks(DeckRefusal::FlightDeckFull {
            carrier: carrier(name),
            limit,
        }))
    };
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14"]);
    put(&mut table, "Wasp", Deck::Landing, &["F6F 15"]);
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 16"]);
    with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], 9);
    assert_eq!(check(&table, Raise, raise("F6F 16")), Ok(()));
    assert_eq!(check(&table, Land, land("F6F 1", "Wasp")), Ok(()));
    put(&mut table, "Wasp", Deck::Landing, &["SB2C 10"]);
    assert_eq!(check(&table, Raise, raise("F6F 16")), full("Wasp", 3));
    assert_eq!(check(&table, Land, land("F6F 1", "Wasp")), full("Wasp", 3));
    // A light carrier's is full with one, a heavily damaged fleet carrier's with two.
    put(&mut table, "Cabot", Deck::Landing, &["F6F 19"]);
    put(&mut table, "Cabot", Deck::Servicing, &["F6F 20"]);
    assert_eq!(check(&table, Raise, raise("F6F 20")), full("Cabot", 1));
    assert_eq!(
        check(&table, Land, land("F6F 1", "Cabot")),
        full("Cabot", 1)
    );
    put(&mut table, "Enterprise", Deck::Ready, &["F6F 24", "F6F 25"]);
    put(&mut table, "Enterprise", Deck::Servicing, &["F6F 26"]);
    assert_eq!(check(&table, Raise, raise("F6F 26")), Ok(()));
    hit(&mut table, "Enterprise", 4);
    assert_eq!(check(&table, Raise, raise("F6F 26")), full("Enterprise", 2));
    assert_eq!(
        check(&table, Land, land("F6F 1", "Enterprise")),
        full("Enterprise", 2)
    );
}

/// 6.22, 6.26: servicing holds two, on a light carrier one, at any time.
#[test]
fn r6_22_servicing_is_full_at_its_limit() {
    let full = |name: &str, limit| {
        Err(Refusal::Decks(DeckRefusal::ServicingFull {
            carrier: carrier(name),
            limit,
        }))
    };
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 14"]);
    put(&mut table, "Wasp", Deck::Hangar, &["F6F 16"]);
    put(&mut table, "Wasp", Deck::Ready, &["SB2C 10"]);
    assert_eq!(check(&table, Service, service("F6F 16")), Ok(()));
    assert_eq!(check(&table, Lower, lower("SB2C 10")), Ok(()));
    put(&mut table, "Wasp", Deck::Servicing, &["F6F 15"]);
    assert_eq!(check(&table, Service, service("F6F 16")), full("Wasp", 2));
    assert_eq!(check(&table, Lower, lower("SB2C 10")), full("Wasp", 2));
    put(&mut table, "Cabot", Deck::Servicing, &["F6F 19"]);
    put(&mut table, "Cabot", Deck::Hangar, &["F6F 20"]);
    put(&mut table, "Cabot", Deck::Ready, &["TBM 4"]);
    assert_eq!(check(&table, Service, service("F6F 20")), full("Cabot", 1));
    assert_eq!(check(&table, Lower, lower("TBM 4")), full("Cabot", 1));
    put(&mut table, "Enterprise", Deck::Servicing, &["F6F 24"]);
    put(&mut table, "Enterprise", Deck::Hangar, &["F6F 25"]);
    hit(&mut table, "Enterprise", 4);
    assert_eq!(
        check(&table, Service, service("F6F 25")),
        full("Enterprise", 1)
    );
}

/// 6.24: with more than two units on her flight deck a fleet carrier launches none of them; with
/// two or fewer, some or all.
#[test]
fn r6_24_the_launch_occupancy_limit_counts_the_whole_flight_deck() {
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14", "F6F 15"]);
    for flying in [&["F6F 14"][..], &["F6F 14", "F6F 15"]] {
        assert_eq!(check(&table, Launch, launch("Intercept 1", flying)), Ok(()));
    }
    // A landed unit counts as well, though it cannot fly.
    put(&mut table, "Wasp", Deck::Landing, &["F6F 16"]);
    for order in [
        launch("Intercept 1", &["F6F 14"]),
        launch_cap("CAP 58.2", &["F6F 14"]),
    ] {
        assert_eq!(
            check(&table, Launch, order),
            Err(Refusal::Decks(DeckRefusal::LaunchOccupancy {
                carrier: carrier("Wasp"),
                on_deck: 3,
                limit: 2,
            }))
        );
    }
    assert_eq!(
        check(&table, Launch, launch("Intercept 1", &["F6F 16"])),
        Err(Refusal::Decks(DeckRefusal::NotReady(unit("F6F 16"))))
    );
    // Another carrier's deck is her own.
    put(&mut table, "Enterprise", Deck::Ready, &["F6F 24"]);
    assert_eq!(
        check(&table, Launch, launch("Intercept 1", &["F6F 24"])),
        Ok(())
    );
}

/// 6.24: at the moment of the launch: with the landed unit over the side, the others take off.
#[test]
fn r6_24_occupancy_is_judged_at_the_moment_of_the_launch() {
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14", "F6F 15"]);
    put(&mut table, "Wasp", Deck::Landing, &["F6F 16"]);
    let order = launch("Intercept 1", &["F6F 14", "F6F 15"]);
    assert!(check(&table, Launch, order).is_err());
    table.apply(&Event::Losses(LossEvent::Unit {
        what: unit("F6F 16"),
        points: 1,
        mission: None,
        search: None,
        carrier: Some(carrier("Wasp")),
        hex: hex(HOME),
        why: UnitLoss::PushedOver,
    }));
    assert_eq!(check(&table, Launch, order), Ok(()));
}

/// 6.24: so many units a segment, however they are launched.
#[test]
fn r6_24_the_launch_limit_counts_every_launch_of_the_segment() {
    let limit = |name: &str, limit| {
        Err(Refusal::Decks(DeckRefusal::LaunchLimit {
            carrier: carrier(name),
            limit,
        }))
    };
    let mut table = carriers();
    put(
        &mut table,
        "Wasp",
        Deck::Ready,
        &["F6F 14", "F6F 15", "F6F 16"],
    );
    let three = launch("Intercept 1", &["F6F 14", "F6F 15", "F6F 16"]);
    assert_eq!(check(&table, Launch, three), limit("Wasp", 2));
    // One as a mission and one for patrol are two.
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14", "F6F 15"]);
    launched(&mut table, "Intercept 1", &["F6F 14"]);
    table.apply(&Event::Decks(DeckEvent::CapLaunched {
        what: named("CAP 58.2"),
        display: 8,
        units: units(&["F6F 15"]),
    }));
    put(&mut table, "Wasp", Deck::Ready, &["F6F 16"]);
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 16"])),
        limit("Wasp", 2)
    );
    // In the next segment she launches again.
    begin_operations(&mut table);
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 16"])),
        Ok(())
    );
    // A light carrier launches one; a heavily damaged fleet carrier one, of two on her deck.
    put(&mut table, "Cabot", Deck::Ready, &["F6F 19"]);
    launched(&mut table, "Intercept 3", &["F6F 19"]);
    put(&mut table, "Cabot", Deck::Ready, &["F6F 20"]);
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 20"])),
        limit("Cabot", 1)
    );
    put(&mut table, "Enterprise", Deck::Ready, &["F6F 24", "F6F 25"]);
    hit(&mut table, "Enterprise", 4);
    let two = launch("Intercept 2", &["F6F 24", "F6F 25"]);
    assert_eq!(check(&table, Launch, two), limit("Enterprise", 1));
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 24"])),
        Ok(())
    );
}

/// 6.27: two units a segment, on a light or a heavily damaged fleet carrier one.
#[test]
fn r6_27_the_lowering_limit_counts_both_kinds() {
    let limit = |name: &str, limit| {
        Err(Refusal::Decks(DeckRefusal::LoweringLimit {
            carrier: carrier(name),
            limit,
        }))
    };
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Landing, &["F6F 14"]);
    put(&mut table, "Wasp", Deck::Ready, &["F6F 15", "F6F 16"]);
    handled(&mut table, "Wasp", "F6F 14", Deck::Landing, Deck::Hangar);
    assert_eq!(check(&table, Lower, lower("F6F 15")), Ok(()));
    handled(&mut table, "Wasp", "F6F 15", Deck::Ready, Deck::Servicing);
    assert_eq!(check(&table, Lower, lower("F6F 16")), limit("Wasp", 2));
    put(
        &mut table,
        "Enterprise",
        Deck::Landing,
        &["F6F 24", "F6F 25"],
    );
    hit(&mut table, "Enterprise", 4);
    assert_eq!(check(&table, Lower, lower("F6F 24")), Ok(()));
    handled(
        &mut table,
        "Enterprise",
        "F6F 24",
        Deck::Landing,
        Deck::Hangar,
    );
    assert_eq!(
        check(&table, Lower, lower("F6F 25")),
        limit("Enterprise", 1)
    );
    put(&mut table, "Cabot", Deck::Landing, &["F6F 19"]);
    handled(&mut table, "Cabot", "F6F 19", Deck::Landing, Deck::Hangar);
    put(&mut table, "Cabot", Deck::Landing, &["F6F 20"]);
    assert_eq!(check(&table, Lower, lower("F6F 20")), limit("Cabot", 1));
    begin_operations(&mut table);
    assert_eq!(check(&table, Lower, lower("F6F 20")), Ok(()));
}

/// 6.28: two units a segment, on a light or a heavily damaged fleet carrier one.
#[test]
fn r6_28_the_landing_limit_is_that_of_launching() {
    let limit = |name: &str, limit| {
        Err(Refusal::Decks(DeckRefusal::LandingLimit {
            carrier: carrier(name),
            limit,
        }))
    };
    let mut table = carriers();
    let flying = ["F6F 11", "F6F 12", "F6F 13", "F6F 14", "F6F 15", "F6F 16"];
    with_mission(&mut table, "Intercept 1", HOME, &flying, 9);
    landed(&mut table, "Wasp", "F6F 11", "Intercept 1");
    assert_eq!(check(&table, Land, land("F6F 12", "Wasp")), Ok(()));
    landed(&mut table, "Wasp", "F6F 12", "Intercept 1");
    assert_eq!(
        check(&table, Land, land("F6F 13", "Wasp")),
        limit("Wasp", 2)
    );
    hit(&mut table, "Enterprise", 4);
    landed(&mut table, "Enterprise", "F6F 13", "Intercept 1");
    assert_eq!(
        check(&table, Land, land("F6F 14", "Enterprise")),
        limit("Enterprise", 1)
    );
    // A light carrier that struck her unit below would still have landed her one.
    landed(&mut table, "Cabot", "F6F 14", "Intercept 1");
    handled(&mut table, "Cabot", "F6F 14", Deck::Landing, Deck::Hangar);
    assert_eq!(
        check(&table, Land, land("F6F 15", "Cabot")),
        limit("Cabot", 1)
    );
    begin_operations(&mut table);
    assert_eq!(check(&table, Land, land("F6F 15", "Cabot")), Ok(()));
}

/// 6.29: eight units aboard a fleet carrier and three aboard a light one, wherever they stand.
#[test]
fn r6_29_a_full_carrier_lands_nobody() {
    let full = |name: &str, limit| {
        Err(Refusal::Decks(DeckRefusal::CarrierFull {
            carrier: carrier(name),
            limit,
        }))
    };
    let mut table = carriers();
    let flying = ["F6F 21", "F6F 22", "F6F 28"];
    with_mission(&mut table, "Intercept 1", HOME, &flying, 9);
    let below = ["F6F 11", "F6F 12", "F6F 13", "SB2C 7", "SB2C 8"];
    put(&mut table, "Bunker Hill", Deck::Hangar, &below);
    put(&mut table, "Bunker Hill", Deck::Servicing, &["SB2C 9"]);
    put(&mut table, "Bunker Hill", Deck::Ready, &["TBF 3"]);
    assert_eq!(check(&table, Land, land("F6F 21", "Bunker Hill")), Ok(()));
    landed(&mut table, "Bunker Hill", "F6F 21", "Intercept 1");
    assert_eq!(deck_len(&table, "Bunker Hill"), 8);
    assert_eq!(
        check(&table, Land, land("F6F 22", "Bunker Hill")),
        full("Bunker Hill", 8)
    );
    put(&mut table, "Cabot", Deck::Hangar, &["F6F 19", "F6F 20"]);
    assert_eq!(check(&table, Land, land("F6F 28", "Cabot")), Ok(()));
    put(&mut table, "Cabot", Deck::Servicing, &["TBM 4"]);
    assert_eq!(
        check(&table, Land, land("F6F 28", "Cabot")),
        full("Cabot", 3)
    );
    // Damage does not make her hold less.
    hit(&mut table, "Bunker Hill", 4);
    assert_eq!(table.limits(carrier("Bunker Hill")).total, 8);
}

fn deck_len(table: &Table, name: &str) -> u8 {
    table.deck(carrier(name)).unwrap().aboard().len()
}
