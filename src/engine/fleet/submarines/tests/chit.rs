//! What the submarines do at their chit (14.11, 14.12, 14.15, 14.151).

use super::*;
use crate::engine::charts::SUBMARINE_SHADOWS;
use crate::engine::event::{ButaiEvent, ForceEvent, NothingThere};
use crate::engine::game::Game;
use crate::engine::scenario::{Scenario, Variant};

fn sails(submarine: SubmarineId, to: u16) -> Order {
    let to = HexId::at(to);
    Order::MoveSubmarine { submarine, to }
}

fn hex_of(play: &Play, id: SubmarineId) -> HexId {
    play.table.submarines.get(id).unwrap().hex
}

/// 14.11: five submarines lie across the track in scenarios 6 and 7, and may be placed anywhere, in islands' hexes too.
#[test]
fn r14_11_the_submarines_are_placed_before_the_first_turn() {
    for number in [6, 7] {
        let scenario = Scenario::numbered(number).unwrap();
        let mut game = Game::new(scenario, &[], 1).unwrap();
        let places = |game: &Game| -> Vec<(String, HexId)> {
            let at_sea = game.table().submarines.at_sea.iter();
            at_sea.map(|it| (it.id.to_string(), it.hex)).collect()
        };
        let names = ["Albacore", "Cavalla", "Finback", "Stingray", "Bang"];
        let hexes = [617, 917, 1117, 1317, 1617].map(HexId::at);
        let expected = names.map(str::to_owned).into_iter().zip(hexes);
        assert_eq!(places(&game), expected.collect::<Vec<_>>());
        // Nothing else has begun.
        assert_eq!(game.table().phase, 0);
        while game.decision() != Some(Decision::PlaceSubmarines) {
            game.play(game.legal().last().unwrap()).unwrap();
        }
        for (submarine, hex) in SubmarineId::ALL
            .into_iter()
            .zip([101, 1101, 2534, 1305, 1305])
        {
            let Some(hex) = HexId::new((hex / 100) as u8, (hex % 100) as u8) else {
                continue;
            };
            game.play(Order::PlaceSubmarine { submarine, hex }).unwrap();
            assert_eq!(game.table().submarines.get(submarine).unwrap().hex, hex);
            let again = game.check(Order::PlaceSubmarine { submarine, hex });
            let there = SubmarineRefusal::LiesThere { submarine, hex };
            assert_eq!(again, Err(Refusal::Submarines(there)));
        }
        game.play(Order::GoOn).unwrap();
        assert_ne!(game.decision(), Some(Decision::PlaceSubmarines));
    }
}

/// 24.3: without submarines nobody is asked, and none lies anywhere.
#[test]
fn r24_3_without_submarines_nobody_is_placed() {
    let scenario = Scenario::numbered(6).unwrap();
    let game = Game::new(scenario, &[Variant::NoUsSubmarines], 1).unwrap();
    assert_eq!(game.table().submarines, Default::default());
    assert_ne!(game.decision(), Some(Decision::PlaceSubmarines));
}

/// 14.12, 1: each may move one hex and look for a force after that; those that have looked move no more.
#[test]
fn r14_12_a_submarine_moves_one_hex_and_then_looks() {
    let mut play = morning(&[5, 1, 1]);
    lies(&mut play, CAVALLA, HexId::at(1011));
    lies(&mut play, FINBACK, HERE);
    force(&mut play, A, HERE, LARGE, &[]);
    let not_there = SubmarineRefusal::NotInItsHex {
        submarine: CAVALLA,
        force: A,
    };
    assert_eq!(refused(&play, seek(A)), not_there);
    let to = HexId::at(1013);
    assert_eq!(
        refused(&play, sails(CAVALLA, 1013)),
        SubmarineRefusal::OneHex {
            submarine: CAVALLA,
            to
        }
    );
    let (mut procedure, _) = chit(&mut play);
    procedure.answer(sails(CAVALLA, 1012), &mut play);
    assert_eq!(hex_of(&play, CAVALLA), HERE);
    assert_eq!(
        refused(&play, sails(CAVALLA, 1011)),
        SubmarineRefusal::HasMoved(CAVALLA)
    );
    procedure.answer(seek(A), &mut play);
    procedure.answer(fire(None), &mut play);
    // Finback has not acted yet.
    assert_eq!(go_on(&mut procedure, &mut play), Some(Decision::Submarines));
    procedure.answer(Order::GoOn, &mut play);
    assert_eq!(go_on(&mut procedure, &mut play), None);
    // In the next turn all may act again.
    next_segment(&mut play);
    assert_eq!(
        Decision::Submarines.check(&play.table, sails(CAVALLA, 1011)),
        Ok(())
    );
}

/// 14.12, 2: those that lie deep come up when the chit is drawn, whatever the others do.
#[test]
fn r14_12_pins_are_eased_first() {
    let mut play = morning(&[]);
    lies(&mut play, CAVALLA, HERE);
    lies(&mut play, FINBACK, HERE);
    for (submarine, turns) in [(CAVALLA, 1), (FINBACK, 2)] {
        play.happen(Event::Submarines(SubmarineEvent::Pinned {
            submarine,
            hex: HERE,
            turns,
        }));
    }
    next_segment(&mut play);
    let (_, asked) = chit(&mut play);
    // Its activation is only that.
    assert_eq!(asked, None);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Free);
    assert_eq!(state(&play, FINBACK), SubmarineState::Pinned(1));
}

/// 14.15: a shadowing submarine adds 2 to searches for its force, and to no other.
#[test]
fn r14_15_a_shadowing_submarine_helps_searches() {
    let mut play = shadowed(&[]);
    force(&mut play, B, HERE, LARGE, &[]);
    assert_eq!(SUBMARINE_SHADOWS.value, Some(2));
    let helps = |force| play.table.submarines.shadowing(force).count();
    assert_eq!([helps(A), helps(B)], [1, 0]);
}

/// 14.151: it goes on, lets the force go without moving, or attacks that force alone.
#[test]
fn r14_151_a_shadowing_submarine_goes_on_stops_or_attacks() {
    let mut play = shadowed(&[]);
    force(&mut play, B, HERE, LARGE, &[]);
    let stop = Order::StopShadowing { submarine: CAVALLA };
    let legal = Decision::Submarines.legal(&play.table);
    assert_eq!(legal, [stop, fire(None), Order::GoOn]);
    let shadows = SubmarineRefusal::Shadows {
        submarine: CAVALLA,
        force: A,
    };
    assert_eq!(refused(&play, seek(B)), shadows);
    assert_eq!(refused(&play, sails(CAVALLA, 1011)), shadows);
    // It goes on.
    orders(&mut play, &[Order::GoOn]);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Shadowing(A));
    // It stops, and stays.
    assert_eq!(orders(&mut play, &[stop]), None);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Free);
    let moves = refused(&play, sails(CAVALLA, 1011));
    assert_eq!(moves, SubmarineRefusal::HasActed(CAVALLA));
    // It attacks, and shadows no more.
    let mut play = shadowed(&[1, 1]);
    assert_eq!(orders(&mut play, &[fire(None)]), None);
    assert_eq!(state(&play, CAVALLA), SubmarineState::Free);
    // One that shadows nobody fires on nobody.
    next_segment(&mut play);
    let fires = refused(&play, fire(None));
    assert_eq!(fires, SubmarineRefusal::ShadowsNobody(CAVALLA));
}

/// 14.15, 9.11: shadowing goes on when the force gets another counter, and ends when it is gone.
#[test]
fn r14_15_shadowing_follows_the_counter_and_ends_with_the_force() {
    let mut play = shadowed(&[]);
    let butai = ForceId::Butai(1);
    play.happen(Event::Butai(ButaiEvent::CounterReplaced {
        force: A,
        by: butai,
        hex: HERE,
    }));
    assert_eq!(state(&play, CAVALLA), SubmarineState::Shadowing(butai));
    play.happen(Event::Forces(ForceEvent::FalseContact {
        what: butai,
        hex: HERE,
        why: NothingThere::FalseContact,
    }));
    assert_eq!(state(&play, CAVALLA), SubmarineState::Free);
    assert_eq!(hex_of(&play, CAVALLA), HERE);
}
