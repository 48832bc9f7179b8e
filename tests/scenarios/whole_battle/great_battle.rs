//! Scenario 9: two days with every Japanese ship, Kido Butai among them, and with Saratoga (2.35, 5.75, 6.13, 15.1).

use super::{begun, finished, scenario};
use crate::common::*;
use crate::scenarios::{levels, scores, segments};
use carrier_battle::engine::fleet::{AirUnitId, CarrierId, TaskGroupId};
use carrier_battle::engine::ships::ShipId;
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, FLOW_CHART, Game, Save, Scored, Turn, Variant};

const OF_58_4: TaskGroupId = TaskGroupId(4);

/// It begins as scenario 6, with Guam at nine, and ends as scenario 8.
#[test]
fn scenario_9_is_that_of_the_scenario_file() {
    let (six, nine) = (scenario(6), scenario(9));
    assert_eq!(nine.name, "The Great Carrier Battle of the Pacific");
    assert_eq!((nine.first_turn, nine.turns), (Turn::at(19, 530), 31));
    assert!(nine.has_turn(Turn::at(20, 2130)) && !nine.has_turn(Turn::at(20, 2250)));
    assert_eq!(segments(nine).len(), FLOW_CHART.len());
    assert_eq!(nine.us.hex.to_string(), "1109");
    assert_eq!(nine.us.groups, six.us.groups);
    let (battle, of_six) = (nine.battle.unwrap(), six.battle.unwrap());
    assert_eq!((battle.guam, battle.arrived), (9, 0));
    assert_eq!(battle.submarines, of_six.submarines);
    assert_eq!(nine.force_raids, six.force_raids);
    assert!(nine.must_come_home && nine.raids.is_empty() && !battle.leeward_at_start);
    assert_eq!(levels(nine), levels(six));
}

/// 13.21: a line of its own, whatever is said of additional ships.
#[test]
fn r13_21_its_threshold_is_22_and_its_limit_30() {
    let game = begun(9, &[], 1);
    let levels = game.table().commitment_levels().unwrap();
    assert_eq!((levels.threshold, levels.limit), (22, 30));
}

/// It has the options of scenario 8, but for refuelling, which belongs to scenario 8 alone, and for additional ships,
/// which are in play.
#[test]
fn r20_1_r2_35_refuelling_and_additional_ships_are_no_choice() {
    let (eight, nine) = (scenario(8), scenario(9));
    let not_here = [Variant::AdditionalShips, Variant::Refuelling];
    let others = eight.variants.iter().filter(|it| !not_here.contains(it));
    assert!(others.eq(nine.variants));
    assert!(nine.by_default.is_empty());
    assert!(Game::new(nine, &not_here, 1).is_err());
}

/// 15.1, note A: a point for each naval air point, and one for five of a land base; all else as ever.
#[test]
fn r15_1_each_naval_point_scores_and_land_points_five_together() {
    let (six, nine) = (scores(scenario(6)), scores(scenario(9)));
    assert!(nine.contains(&(Scored::PointsDestroyed, 1, 1)));
    assert!(nine.contains(&(Scored::LandPointsDestroyed, 1, 5)));
    let of_points = [Scored::PointsDestroyed, Scored::LandPointsDestroyed];
    let other = |all: &[(Scored, i16, i16)]| -> Vec<(Scored, i16, i16)> {
        let other = all.iter().filter(|(what, _, _)| !of_points.contains(what));
        other.copied().collect()
    };
    assert_eq!(other(&six), other(&nine));
}

/// 6.13: Saratoga has the fourth place of TG 58.4 in scenario 9, with eight units of her own; elsewhere there is nothing
/// of her.
#[test]
fn r6_13_saratoga_is_the_fourth_carrier_of_58_4_in_scenario_9_alone() {
    let saratoga = ShipId::from(CarrierId::SARATOGA);
    let ships_of = |game: &Game| -> Vec<String> {
        let ships = game.table().ships_of(OF_58_4);
        let carriers = ships.filter(|ship| ship.data().kind.is_carrier());
        carriers.map(|ship| ship.to_string()).collect()
    };
    for number in 1..=8 {
        let game = Game::new(scenario(number), &[], 1).unwrap();
        assert!(!ships_of(&game).contains(&"Saratoga".to_owned()));
        let table = game.table();
        assert!(!table.sails(CarrierId::SARATOGA));
        assert_eq!(
            (table.group_of(saratoga), table.hex_of_ship(saratoga)),
            (None, None)
        );
        let decks = table.decks.iter();
        assert!(
            decks
                .map(|deck| deck.carrier)
                .all(|it| it != CarrierId::SARATOGA)
        );
    }
    let game = begun(9, &[], 1);
    assert_eq!(ships_of(&game), ["Essex", "Langley", "Cowpens", "Saratoga"]);
    let table = game.table();
    assert_eq!(table.decks.len(), 16);
    assert_eq!(table.hex_of_ship(saratoga), Some(hex("1109")));
    let deck = table
        .decks
        .iter()
        .find(|deck| deck.carrier == CarrierId::SARATOGA)
        .unwrap();
    let in_box = |units: carrier_battle::engine::fleet::UnitSet| -> Vec<&str> {
        units.iter().map(|unit| unit.kind().designation()).collect()
    };
    assert_eq!(in_box(deck.ready), ["F6F", "F6F"]);
    assert_eq!(in_box(deck.servicing), ["F6F"]);
    assert_eq!(in_box(deck.hangar), ["SBD", "SBD", "SBD", "TBF", "TBF"]);
    assert!(
        deck.aboard()
            .iter()
            .all(|unit| unit.home() == CarrierId::SARATOGA)
    );
    // The units that were there keep their numbers.
    let essex: AirUnitId = named("TBF 7");
    assert_eq!(essex.home().data().name, "Essex");
    assert_eq!((saratoga.data().aa, saratoga.data().capacity), (10, 8));
}

/// 24.1 takes TG 58.1 out; Saratoga stays.
#[test]
fn r24_1_without_58_1_there_are_twelve_carriers() {
    let game = begun(9, &[Variant::NoTaskGroup581], 1);
    assert_eq!(game.table().decks.len(), 12);
}

/// A game of scenario 9 is saved and loads, and its check is one of its kind.
#[test]
fn a_game_of_scenario_9_is_saved_and_loads() {
    let mut game = begun(9, &[Variant::DoubleForces, Variant::NightOperations], 5);
    for _ in 0..400 {
        let Some(order) = Sensible.order(&game) else {
            break;
        };
        play(&mut game, order);
    }
    assert_ne!(game.decision(), Some(Decision::ReadyDecks));
    let text = game.save().unwrap().to_text();
    let loaded = Save::load(&text).unwrap();
    assert_eq!(loaded.table(), game.table());
    assert_eq!(loaded.save().unwrap().to_text(), text);
}

/// 15.1: what is scored for points is what was shot down of each kind.
#[test]
fn r15_1_the_score_of_points_is_counted_apart() {
    for seed in 0..2 {
        let game = finished(9, &[], seed);
        let table = game.table();
        let land = table.great_battle.land_points_destroyed;
        assert_eq!(table.scored(Scored::LandPointsDestroyed), land as i16 / 5);
        assert_eq!(
            table.scored(Scored::PointsDestroyed),
            (table.points_destroyed - land) as i16
        );
        assert_eq!(u16::from(table.guam.lost), land);
    }
}
