use super::*;
use crate::engine::event::Event;
use crate::engine::event::SequenceEvent;
use crate::engine::map::Line;
use crate::engine::movement::IjnMovement;
use crate::engine::procedure::Procedure;
use crate::engine::refusal::{IncidentRefusal, Refusal};
use crate::engine::scenario::TurnStep;
use crate::engine::table::{ShipPlace, Spotter};
use crate::engine::units::{IjnForce, IslandBase, UsnForce};
use crate::engine::{Game, trial};

/// A table with the option, and the 1st CSF, with Akagi, Kaga and Atago, in Bonin waters.
fn table() -> Table {
    let mut table = trial::table();
    table.options = table.options.with(GameOption::Incidents, true);
    let ships = [Ship::Akagi, Ship::Kaga, Ship::Atago];
    trial::ijn(&mut table, IjnForce::FirstCsf, Place::BoninWaters, &ships);
    table
}

/// The movement on MI with scripted dice, the first of them 1: to Marcus waters.
fn moves(table: Table, dice: &[u8]) -> Game {
    let procedure = Procedure::IjnMovement(IjnMovement::new(&table, Line::Mi));
    trial::game(table, dice, procedure)
}

fn place(game: &Game) -> Option<Place> {
    game.table().place_of(IjnForce::FirstCsf)
}

fn incidents(game: &Game) -> usize {
    let is_incident = |event: &Event| matches!(event, Event::Incidents(_) | Event::Hits(_));
    game.events()
        .iter()
        .filter(|it| is_incident(&it.event))
        .count()
}

#[test]
fn r21_0_an_incident_happens_on_a_6_when_a_move_ends_in_a_space() {
    for die in 1..=5 {
        let game = moves(table(), &[1, die]);
        assert!(trial::all_dice_fell(&game) && incidents(&game) == 0);
    }
    let game = moves(table(), &[1, 6, 5]);
    assert!(trial::all_dice_fell(&game) && incidents(&game) == 1);
}

#[test]
fn r21_0_nothing_is_rolled_without_the_option_in_a_port_or_without_a_move() {
    let mut without = table();
    without.options = without.options.with(GameOption::Incidents, false);
    assert!(trial::all_dice_fell(&moves(without, &[1])));
    let mut in_port = table();
    in_port.ijn_forces[IjnForce::FirstCsf].place = Some(Place::FrenchFrigateShoals);
    assert!(trial::all_dice_fell(&moves(in_port, &[1])));
    let mut halted = table();
    halted.ijn_forces[IjnForce::FirstCsf].place = Some(Place::Midway);
    assert!(trial::all_dice_fell(&moves(halted, &[])));
    // On a lane neither.
    let tf_16 = Mover::Force(UsnForce::Tf16.into());
    let table = table();
    assert!(Incident::after_move(&table, tf_16, Place::EastPacific).is_none());
    assert!(Incident::after_move(&table, tf_16, Place::Midway).is_some());
}

#[test]
fn r21_1_the_column_is_that_of_the_side_that_moved() {
    let by = |mover: Mover, dice: &[u8]| {
        let table = table();
        let incident = Incident::after_move(&table, mover, Place::MarcusWaters).unwrap();
        trial::game(table, dice, Procedure::Incident(incident))
    };
    // A 4 is a surprise attack of the IJN's, and a submarine for the USN.
    let ijn = by(Mover::Force(IjnForce::FirstCsf.into()), &[6, 4]);
    assert_eq!(place(&ijn), Some(Place::MarcusWaters));
    let usn = by(Mover::Force(UsnForce::Tf16.into()), &[6, 4, 6]);
    assert!(trial::all_dice_fell(&usn));
}

#[test]
fn r21_2_calm_nothing_happens() {
    let game = moves(table(), &[1, 6, 1]);
    assert!(trial::all_dice_fell(&game) && incidents(&game) == 0);
    assert_eq!(place(&game), Some(Place::MarcusWaters));
}

#[test]
fn r21_2_submarine_damages_a_ship_of_the_class_that_a_die_says() {
    // A cruiser: there is but one.
    let game = moves(table(), &[1, 6, 2, 3]);
    let atago = &game.table().ships[Ship::Atago];
    assert_eq!(
        (atago.at, atago.hit_on),
        (ShipPlace::Damaged, Some(Line::Mi))
    );
    // No battleship and no transport is there, and 5 and 6 are nothing.
    for die in [2, 4, 5, 6] {
        assert_eq!(incidents(&moves(table(), &[1, 6, 3, die])), 0, "{die}");
    }
}

#[test]
fn r21_2_submarine_of_several_the_player_says_which() {
    let mut game = moves(table(), &[1, 6, 2, 1]);
    let ships = vec![Ship::Akagi, Ship::Kaga];
    assert_eq!(game.decision(), Some(&Decision::SubmarineTarget { ships }));
    let ship = Ship::Atago;
    let refused = game.play(Order::ChooseShip { ship }).map(|_| ());
    let other = IncidentRefusal::NotOfTheClass(ship);
    assert_eq!(refused, Err(Refusal::Incident(other)));
    let ship = Ship::Kaga;
    game.play(Order::ChooseShip { ship }).unwrap();
    assert_eq!(game.table().ships[ship].at, ShipPlace::Damaged);
    assert!(game.decision().is_none());
}

#[test]
fn r21_2_submarine_with_her_last_ship_a_forces_marker_leaves_the_map() {
    let mut table = table();
    table.ships[Ship::Akagi].at = ShipPlace::NotInPlay;
    table.ships[Ship::Kaga].at = ShipPlace::NotInPlay;
    let game = moves(table.clone(), &[1, 6, 2, 3]);
    assert_eq!(place(&game), None);
    // A decoy stays, or the marker would give it away (3.2).
    table.ijn_forces[IjnForce::FirstCsf].decoys = 1;
    assert_eq!(
        place(&moves(table, &[1, 6, 2, 3])),
        Some(Place::MarcusWaters)
    );
}

#[test]
fn r21_2_surprise_the_force_goes_one_space_farther_without_another_check() {
    let game = moves(table(), &[1, 6, 4]);
    assert!(trial::all_dice_fell(&game));
    assert_eq!(place(&game), Some(Place::Wake));
    // 8.5: where ships are it stays.
    let mut met = table();
    met.usn_forces[UsnForce::Tf16].place = Some(Place::MarcusWaters);
    assert_eq!(place(&moves(met, &[1, 6, 4])), Some(Place::MarcusWaters));
}

#[test]
fn r21_2_weather_keeps_everybody_from_looking_and_flying_into_the_space_and_from_it() {
    use crate::engine::combat::check_flight;
    use crate::engine::refusal::{FlightRefusal, SpottingRefusal};
    use crate::engine::spotting::check_attempt;
    use crate::engine::units::AirUnit;
    let mut table = table();
    table.ijn_forces[IjnForce::FirstCsf].place = Some(Place::Wake);
    let game = moves(table, &[1, 6, 6]);
    let space = Place::WestOfMidway;
    assert!(game.table().has_weather(space) && !game.table().has_weather(Place::Wake));
    let by = Spotter::Base(IslandBase::Midway);
    let kept = Err(SpottingRefusal::Weather { by, space });
    assert_eq!(check_attempt(game.table(), by, space), kept);
    let mut table = game.table().clone();
    let by = Spotter::Force(IjnForce::FirstCsf.into());
    table.usn_forces[UsnForce::Tf16].place = Some(Place::LisianskiWaters);
    let space = Place::LisianskiWaters;
    let kept = Err(SpottingRefusal::Weather { by, space });
    assert_eq!(check_attempt(&table, by, space), kept);
    // Nor does anybody fly there.
    let unit = AirUnit::Vmsb241;
    let space = Place::WestOfMidway;
    table.ijn_forces[IjnForce::FirstCsf].spotted = true;
    let kept = Err(FlightRefusal::Weather { unit, space });
    assert_eq!(check_flight(&table, unit, space), kept);
    // Until the phase is over.
    for (step, lasts) in [
        (TurnStep::UsnReaction, true),
        (TurnStep::IjnLogistics, true),
        (TurnStep::Organization, false),
    ] {
        table.apply(&SequenceEvent::Step { step }.into());
        assert_eq!(table.has_weather(Place::WestOfMidway), lasts, "{step}");
    }
}
