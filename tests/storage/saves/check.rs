//! The check of a save, reckoned from its description (`src/engine/save/check.rs`) and from nothing of the program's own: it
//! may never change, for every save and every link carries one.

use kernel::Written;

use super::*;
use carrier_battle::engine::{Event, Pick, ScoreEvent, Table};

/// FNV-1a of 64 bits.
fn fnv_1a(bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

fn text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend((text.len() as u16).to_le_bytes());
    bytes.extend(text.bytes());
}

/// What a turn leaves on the map.
fn table(bytes: &mut Vec<u8>, table: &Table) {
    let mut pieces = Vec::new();
    for group in &table.task_groups {
        pieces.push(format!("{} {}", group.id, group.hex));
    }
    for (ship, hex) in &table.markers.left_behind {
        pieces.push(format!("{ship} {hex}"));
    }
    for submarine in &table.submarines.at_sea {
        pieces.push(format!("{} {}", submarine.id, submarine.hex));
    }
    for search in &table.searches {
        pieces.push(format!("{} {}", search.id, search.hex));
    }
    for force in &table.forces {
        pieces.push(format!("{} {}", force.id, force.hex));
    }
    for raid in table.inbound() {
        pieces.push(format!("{} {}", raid.id, raid.hex));
    }
    for mission in &table.missions {
        let left = i16::from(mission.fuel.left());
        let fuel = mission
            .fuel
            .critical()
            .map_or(left, |value| -i16::from(value));
        pieces.push(format!("{} {} {fuel}", mission.id, mission.hex));
    }
    pieces.sort();
    bytes.push(b'T');
    bytes.extend(table.score.to_le_bytes());
    bytes.extend((pieces.len() as u16).to_le_bytes());
    for piece in pieces {
        text(bytes, &piece);
    }
}

/// The bytes of a game's check.
fn bytes(game: &Game) -> Vec<u8> {
    let mut bytes = Vec::new();
    text(&mut bytes, "philippine-sea");
    bytes.extend(VERSION.to_le_bytes());
    bytes.push(game.scenario().number);
    bytes.push(game.options().len() as u8);
    for option in game.options() {
        text(&mut bytes, option.name());
    }
    bytes.extend(game.seed().unwrap().to_le_bytes());
    let mut then = Table::new(game.scenario().first_turn);
    for record in game.events() {
        then.apply(&record.event);
        match &record.event {
            Event::Order { order, .. } => {
                bytes.push(b'O');
                text(&mut bytes, &order.written());
            }
            Event::Roll(roll) => bytes.extend([b'R', roll.die]),
            Event::Pick(Pick { among, picked, .. }) => {
                let place = among.iter().position(|one| one == picked).unwrap();
                bytes.extend([b'P', among.len() as u8, place as u8]);
            }
            Event::Turn { .. } | Event::Score(ScoreEvent::Ended { .. }) => table(&mut bytes, &then),
            _ => {}
        }
    }
    bytes.push(b'U');
    bytes.extend(game.undone().to_le_bytes());
    bytes
}

fn check(game: &Game) -> String {
    game.save().unwrap().check
}

/// Letter by letter, so that whoever changes any of it sees what he changes.
#[test]
fn a_small_game_has_these_bytes_and_this_check_for_ever() {
    let options = [Variant::DeckCrashes, Variant::SixMorePoints];
    let mut game = Game::new(SCENARIOS[0], &options, 1944).unwrap();
    for order in [
        "fly/Intercept 1/1110",
        "fly/Intercept 2/1110",
        "fly/Intercept 3/1110",
        "end_movement",
    ] {
        game.play(order.parse().unwrap()).unwrap();
    }
    let known: [&[u8]; 8] = [
        b"\x0e\0philippine-sea\x06\0\0\0",
        b"\x01\x02\x0f\0six-more-points\x0c\0deck-crashes\x98\x07\0\0\0\0\0\0",
        b"T\0\0\x07\0\x09\x0058.1 1109\x09\x0058.2 1109\x09\x0058.3 1109\x09\x0058.4 1109",
        b"\x13\0Intercept 1 1109 16\x13\0Intercept 2 1109 16\x13\0Intercept 3 1109 16",
        b"R\x04",
        b"O\x14\0fly/Intercept 1/1110O\x14\0fly/Intercept 2/1110O\x14\0fly/Intercept 3/1110",
        b"O\x0c\0end_movement",
        b"U\0\0\0\0",
    ];
    assert_eq!(bytes(&game), known.concat());
    assert_eq!(check(&game), "2:f8008d6cae6df0f3");
}

/// Games of every scenario, with all variants and with none, as far as a random player comes, and their ends.
#[test]
fn the_check_is_made_of_what_its_description_says_and_of_nothing_else() {
    for (n, scenario) in SCENARIOS.iter().enumerate() {
        for options in [&[][..], scenario.variants] {
            let mut game = Game::new(scenario, options, 19_440_619 + n as u64).unwrap();
            let mut player = Random::new(n as u64);
            for _ in 0..400 {
                let Some(order) = player.order(&game) else {
                    break;
                };
                play(&mut game, order);
                if game.orders().len() % 97 == 96 {
                    game.undo_many(40);
                }
                if game.orders().len().is_multiple_of(50) {
                    assert_eq!(check(&game), format!("2:{:016x}", fnv_1a(&bytes(&game))));
                }
            }
            assert_eq!(check(&game), format!("2:{:016x}", fnv_1a(&bytes(&game))));
        }
    }
}

/// Whatever is taken back leaves no trace but its count.
#[test]
fn what_is_taken_back_and_given_again_leads_to_the_same_check() {
    let mut game = Game::new(SCENARIOS[3], &[], 1944).unwrap();
    let mut player = Random::new(7);
    for _ in 0..150 {
        let order = player.order(&game).unwrap();
        play(&mut game, order);
    }
    let (orders, plain) = (game.orders().to_vec(), game.clone());
    for back in [1, 30, 33, 100, 150] {
        game.undo_many(back);
        for order in &orders[150 - back..] {
            play(&mut game, *order);
        }
        let same =
            bytes(&game)[..bytes(&game).len() - 4] == bytes(&plain)[..bytes(&plain).len() - 4];
        assert!(same && game.undone() > 0);
        assert_eq!(check(&game), format!("2:{:016x}", fnv_1a(&bytes(&game))));
    }
}
