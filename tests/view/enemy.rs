//! Raids and Japanese forces.

use carrier_battle::engine::forces::Fate;
use carrier_battle::view::enemy::{self, Point, Urgency};

use crate::view::air::game;

#[test]
fn only_what_the_scenario_has_is_shown() {
    let (raiders, carriers) = (game(1, 7), game(2, 11));
    assert!(enemy::raids(raiders.scenario(), raiders.table()).is_some());
    assert!(enemy::forces(raiders.scenario(), raiders.table()).is_none());
    assert!(enemy::raids(carriers.scenario(), carriers.table()).is_none());
    assert!(enemy::forces(carriers.scenario(), carriers.table()).is_some());
}

#[test]
fn a_raid_shows_what_is_known_of_it_and_when_it_arrives() {
    let game = game(1, 7);
    let raids = enemy::raids(game.scenario(), game.table()).unwrap();
    let card = &raids.cards[0];
    assert_eq!(raids.none, None);
    assert_eq!(card.id.to_string(), "Raid 1");
    assert_eq!(card.known, "fighters not known yet");
    assert_eq!(card.boxes, vec![Point::Unknown; card.points.into()]);
    assert_eq!(card.noun, "points");
    assert_eq!(card.urgency, Urgency::Near);
    assert_eq!(card.state, "arrives in phase 2");
    assert_eq!(card.place, "1111 \u{b7} 2 hexes west of TF 58");
}

#[test]
fn a_raid_that_has_met_fighters_shows_fighters_attack_planes_and_losses() {
    let game = game(1, 7);
    let mut table = game.table().clone();
    let raid = &mut table.raids[0];
    raid.launched = 6;
    raid.strength = carrier_battle::engine::forces::Strength::Sorted {
        fighters: 1,
        attack: 3,
    };
    raid.fate = Fate::GotThrough { attack: 3 };
    let raids = enemy::raids(game.scenario(), &table).unwrap();
    // Those that are gone stand apart.
    let card = raids.over.last().unwrap();
    assert_eq!(card.known, "1 of fighters, 3 of attack planes, 2 shot down");
    let letters: String = card.boxes.iter().map(|point| point.letter()).collect();
    assert_eq!(letters, "FAAA\u{d7}\u{d7}");
    assert_eq!(card.state, "got through with 3 of attack planes");
    assert_eq!(card.place, "launched 6 points");
    assert_eq!(card.urgency, Urgency::Gone);
}

/// What is in the air stands first and alone; what is over is folded up behind it, the newest first.
#[test]
fn raids_in_the_air_stand_first_and_those_that_are_over_apart() {
    let game = game(1, 7);
    let mut table = game.table().clone();
    let raid = table.raids[0].clone();
    for number in 2..=4 {
        let id = carrier_battle::engine::forces::RaidId(number);
        table.raids.retain(|it| it.id != id);
        table
            .raids
            .push(carrier_battle::engine::forces::Raid { id, ..raid.clone() });
    }
    table.raids.retain(|it| it.id.0 <= 4);
    for raid in &mut table.raids {
        raid.fate = match raid.id.0 {
            4 => Fate::Inbound,
            _ => Fate::Destroyed,
        };
    }
    let raids = enemy::raids(game.scenario(), &table).unwrap();
    let names = |cards: &[enemy::RaidCard]| -> Vec<String> {
        cards.iter().map(|it| it.id.to_string()).collect()
    };
    assert_eq!(names(&raids.cards), ["Raid 4"]);
    assert_eq!(names(&raids.over), ["Raid 3", "Raid 2", "Raid 1"]);
    assert_eq!(raids.over_in_words, "3 raids are over");
    assert_eq!(raids.none, None);
}

#[test]
fn a_raid_that_has_none_left_of_a_kind_is_said_to_have_none() {
    let game = game(1, 7);
    let known = |fighters, attack| {
        let mut table = game.table().clone();
        let raid = &mut table.raids[0];
        raid.launched = fighters + attack;
        raid.strength = carrier_battle::engine::forces::Strength::Sorted { fighters, attack };
        let raids = enemy::raids(game.scenario(), &table).unwrap();
        raids.cards[0].known.clone()
    };
    assert_eq!(known(2, 0), "2 of fighters, no attack planes");
    assert_eq!(known(0, 3), "no fighters, 3 of attack planes");
}

#[test]
fn a_force_shows_its_cap_its_guns_and_its_ships() {
    let game = game(2, 11);
    let forces = enemy::forces(game.scenario(), game.table()).unwrap();
    let card = &forces[0];
    assert_eq!(card.id.to_string(), "Force A");
    assert_eq!(card.cap, "CAP: 2 points");
    assert_eq!(card.lost, "Lost box: 0");
    assert_eq!(card.guns, "AA together: 28");
    assert_eq!(card.place, "hex 1123, 10 hexes west of TF 58");
    assert_eq!(card.detection, "Located");
    let zuikaku = &card.ships[0];
    assert_eq!(zuikaku.id.to_string(), "Zuikaku");
    assert_eq!(zuikaku.values, "fleet carrier \u{b7} AA 8 \u{b7} air 10");
    assert_eq!(zuikaku.state, "no damage, takes 8 hits");
    assert_eq!(zuikaku.outline.pips.len(), 8);
    assert_eq!(enemy::sunk(game.table()), []);
}
