//! Deck crashes, and clearing them away (4.452, 4.453).

use super::*;
use carrier_battle::engine::DeckRefusal;
use carrier_battle::engine::MissionRefusal;

/// 4.452: with the option, a unit lost landing rolls once more, and a 10 blocks the deck.
#[test]
fn r4_452_a_ten_for_a_lost_unit_blocks_the_deck() {
    let mut game = ready_to_land(
        0,
        Movement::Held,
        &[Variant::DeckCrashes],
        &[10, 9, 10, 10, 9, 1],
    );
    let clear = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&clear)[1],
        ("deck_crash", "result", 9, 9, "clear".into())
    );
    assert_eq!(game.table().blocked_decks, []);
    let crash = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&crash)[1],
        ("deck_crash", "result", 10, 10, "crash".into())
    );
    assert_eq!(
        crash.last(),
        Some(&Event::Decks(DeckEvent::Crash {
            carrier: named("Hornet")
        }))
    );
    assert_eq!(game.table().blocked_decks, [named("Hornet")]);
    // Nobody else lands there; on another deck they do.
    assert_eq!(
        refused(&mut game, land("F6F 21", "Hornet")),
        Refusal::Decks(DeckRefusal::DeckBlocked(named("Hornet")))
    );
    assert!(!game.legal().any(|order| order == land("F6F 21", "Hornet")));
    assert_eq!(
        game.legal()
            .filter(|order| matches!(order, Order::Land { .. }))
            .count(),
        14
    );
    let safe = play(&mut game, land("F6F 21", "Yorktown"));
    // 9: safe, so that no deck is checked; then the wreck is cleared at the end of the phase.
    assert_eq!(
        read(&safe),
        [
            ("safe_return", "result", 9, 9, "safe".into()),
            ("clear_deck_crash", "result", 1, 1, "cleared".into())
        ]
    );
}

/// 4.16, 4.452: in a batch a unit lands at home, or on the next deck that is clear.
#[test]
fn r4_452_a_unit_lands_on_the_first_clear_deck() {
    let mut table = task_force();
    with_mission(&mut table, "Intercept 1", HOME, &UNITS, 9);
    let unit = named::<AirUnitId>("F6F 21");
    let home = unit.home();
    assert_eq!(deck_to_land_on(&table, unit), Ok(home));
    table.apply(&Event::Decks(DeckEvent::Crash { carrier: home }));
    let first = any_clear(&table, home);
    assert_eq!(deck_to_land_on(&table, unit), Ok(first));
    let decks: Vec<CarrierId> = table.carriers_in(hex(HOME)).collect();
    for carrier in decks.into_iter().filter(|carrier| *carrier != home) {
        table.apply(&Event::Decks(DeckEvent::Crash { carrier }));
    }
    assert_eq!(
        deck_to_land_on(&table, unit),
        Err(Refusal::Decks(DeckRefusal::DeckBlocked(home)))
    );
    let elsewhere = named::<AirUnitId>("F6F 2");
    assert_eq!(
        deck_to_land_on(&table, elsewhere),
        Err(Refusal::Missions(MissionRefusal::NotFlying(elsewhere)))
    );
    with_mission(&mut table, "Intercept 2", "1112", &["F6F 2"], 9);
    let refused = deck_to_land_on(&table, elsewhere);
    assert!(
        matches!(
            refused,
            Err(Refusal::Decks(DeckRefusal::CarrierElsewhere { .. }))
        ),
        "{refused:?}"
    );
}

fn any_clear(table: &Table, but: CarrierId) -> CarrierId {
    let mut decks = table.carriers_in(hex(HOME));
    decks.find(|carrier| *carrier != but).unwrap()
}

/// 4.453: at the end of each phase, that of the crash included, 1-7 clears the deck.
#[test]
fn r4_453_one_to_seven_clears_the_deck_at_the_end_of_the_phase() {
    for die in 1..=10 {
        let dice = [10, 10, die, 1];
        let mut game = ready_to_land(0, Movement::Held, &[Variant::DeckCrashes], &dice);
        let crash = play(&mut game, land("F6F 1", "Hornet"));
        assert!(crash.contains(&Event::Decks(DeckEvent::Crash {
            carrier: named("Hornet")
        })));
        let ended = play(&mut game, Order::EndLanding);
        let result = if die <= 7 { "cleared" } else { "stays" };
        assert_eq!(
            read(&ended),
            [("clear_deck_crash", "result", die, die as i8, result.into())]
        );
        assert_eq!(
            ended.contains(&Event::Decks(DeckEvent::Cleared {
                carrier: named("Hornet")
            })),
            die <= 7
        );
        assert_eq!(game.table().blocked_decks.is_empty(), die <= 7);
        if die > 7 {
            // The next phase: still blocked for landing, then the next try.
            play(&mut game, Order::EndMovement);
            assert_eq!(
                refused(&mut game, land("F6F 11", "Hornet")),
                Refusal::Decks(DeckRefusal::DeckBlocked(named("Hornet")))
            );
            let ended = play(&mut game, Order::EndLanding);
            assert_eq!(
                read(&ended),
                [("clear_deck_crash", "result", 1, 1, "cleared".into())]
            );
            assert_eq!(game.table().blocked_decks, []);
        }
    }
}

/// 4.453: the roll is made in the End of Action Phase, once for each marker.
#[test]
fn r4_453_each_marker_has_its_roll_at_the_end_of_the_phase() {
    let dice = [10, 10, 10, 10, 8, 7];
    let mut game = ready_to_land(0, Movement::Held, &[Variant::DeckCrashes], &dice);
    play_all(
        &mut game,
        &[land("F6F 1", "Hornet"), land("F6F 11", "Essex")],
    );
    assert_eq!(
        game.table().blocked_decks,
        [named("Hornet"), named("Essex")]
    );
    let mark = game.events().len();
    play(&mut game, Order::EndLanding);
    let happened = &game.events()[mark..];
    let cleared = happened
        .iter()
        .find(|it| matches!(it.event, Event::Decks(DeckEvent::Cleared { .. })))
        .unwrap();
    assert_eq!(
        cleared.event,
        Event::Decks(DeckEvent::Cleared {
            carrier: named("Essex")
        })
    );
    assert_eq!(
        cleared.at.segment.unwrap().to_string(),
        "End of Action Phase"
    );
    assert_eq!((cleared.at.turn.time(), cleared.at.phase), (930, 4));
    assert_eq!(game.table().blocked_decks, [named("Hornet")]);
}
