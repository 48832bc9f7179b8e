//! Decisions whose right answer can be worked out by hand: foresight comes to it within its error.

#[path = "../common/mod.rs"]
mod common;
mod saved;

use crate::common::attacks::*;
use crate::common::decks::{BOTH_GROUPS, MIXED, at_sea, deck, like_scenario_3, pass_to_step};
use crate::common::*;
use carrier_battle::engine::fleet::AirUnitType::Sb2c;
use carrier_battle::engine::fleet::{AirStep, UnitSet};
use carrier_battle::engine::foresight::{Choice, Foresight, Horizon, Prospect};
use carrier_battle::engine::{Decision, Game, Order, Scenario, Turn};

const BATTLES: u32 = 400;

/// What comes of each choice, all of them played alike often.
fn foreseen(game: &Game, choices: &[Vec<Order>], horizon: Horizon) -> Vec<Prospect> {
    let foreseen = choices.iter().map(|orders| {
        let choice = Choice::of(orders.clone());
        let mut foresight = Foresight::new(game, vec![choice], BATTLES, horizon).unwrap();
        foresight.play_all();
        foresight.prospects().remove(0)
    });
    foreseen.collect()
}

/// Carriers at dusk, which is night in its fourth phase, by the whole rules of the fleet, with bombers ready on deck.
static NIGHT: Scenario = Scenario {
    number: 8,
    first_turn: Turn::at(19, 1850),
    ..like_scenario_3(2, at_sea(BOTH_GROUPS, Some(MIXED)), &[])
};

/// 6.42, 6.432: on a dark deck a unit is lost on a die of 7 to 10; with the lights on one that is not short of fuel
/// rolls no die.
#[test]
fn r6_43_a_landing_with_and_without_lights() {
    let mut game = scripted_with(&NIGHT, &[], &[]);
    let planes: UnitSet = ["Bunker Hill", "Wasp"]
        .iter()
        .flat_map(|carrier| deck(&game, carrier).ready.iter())
        .filter(|unit| !unit.kind().is_fighter())
        .collect();
    let mission = named(&strike(1));
    let units = planes;
    play(&mut game, Order::Launch { mission, units });
    let land = AirStep::Land;
    pass_to_step(&mut game, 1, 4, land);
    let mut landings: Vec<Order> = Vec::new();
    let mut decks = Vec::new();
    for (unit, carrier) in game.legal_landings() {
        let is_open = !decks
            .iter()
            .any(|(it, deck)| *it == unit || *deck == carrier);
        if is_open {
            decks.push((unit, carrier));
            landings.push(Order::Land { unit, carrier });
        }
    }
    assert_eq!(landings.len(), 2);
    let lights = Order::TurnOnLights {
        hex: game.table().missions[0].hex,
    };
    let lit = [vec![lights], landings.clone()].concat();
    let foreseen = foreseen(&game, &[landings, lit], Horizon::EndOfTurn);
    // The error of the mean of 400 pairs of landings is 0.035.
    assert!(
        (foreseen[0].tally.lost - 0.8).abs() < 0.12,
        "{}",
        foreseen[0].tally.lost
    );
    assert_eq!(foreseen[1].tally.lost, 0.0);
}

fn form_one_strike(game: &mut Game) {
    let all = Order::Launch {
        mission: named(&strike(1)),
        units: game.table().pool,
    };
    play_all(game, &[all, Order::GoOn]);
}

/// A strike of four bombers, and carriers without fighters or guns so many hexes to the west.
fn before(fuel: i8, hexes: u8, turns: u8) -> Game {
    let at = (START[2..].parse::<u8>().unwrap() + hexes).to_string();
    let at = format!("{}{at}", &START[..2]);
    let forces = [force('A', &at, &["Zuikaku"], 0)];
    let scenario = strikes_against(&[(Sb2c, 4)], fuel, &forces, turns);
    let mut game = scripted_with(made_up(scenario), &[], &[]);
    form_one_strike(&mut game);
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    game
}

/// 4.432: two hexes a phase bring a strike to carriers eight hexes off by the end of the turn, and to carriers nine hexes
/// off never: there the way is of no use.
#[test]
fn r4_432_carriers_that_cannot_be_reached_in_time() {
    for (hexes, is_reached) in [(8, true), (9, false)] {
        let game = before(16, hexes, 1);
        let foreseen = foreseen(
            &game,
            &[vec![Order::EndMovement], Vec::new()],
            Horizon::EndOfBattle,
        );
        let [held, went] = &foreseen[..] else {
            panic!("two choices");
        };
        assert_eq!(held.tally.carriers, 0.0);
        assert_eq!(went.score.mean > 0.0, is_reached, "{hexes}: {went:?}");
        assert_eq!(held.score.mean, 0.0, "{hexes}: {held:?}");
    }
}

/// 4.454: a strike that cannot come home is lost, whatever it does: all of it, in every battle, so that to attack first is
/// better by what it hits.
#[test]
fn r4_454_a_strike_without_fuel_to_come_home_had_better_attack() {
    let mut game = before(-5, 0, 2);
    play(&mut game, Order::EndMovement);
    assert_eq!(game.decision(), Some(Decision::AirAttack));
    let waits = vec![Order::GoOn];
    let foreseen = foreseen(&game, &[waits, vec![contact(1, 'A')]], Horizon::EndOfBattle);
    assert_eq!((foreseen[0].tally.lost, foreseen[1].tally.lost), (4.0, 4.0));
    assert_eq!(foreseen[0].score.mean, -2.0);
    assert!(foreseen[1].score.mean > 0.0, "{:?}", foreseen[1].score);
}
