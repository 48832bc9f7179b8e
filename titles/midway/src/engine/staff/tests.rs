use super::*;
use crate::engine::GameSetup;
use crate::engine::map::{Line, Place};
use crate::engine::table::{AirPlace, Spotter, Table};
use crate::engine::trial;
use crate::engine::units::{
    AirUnit, Combatant, IjnForce, IslandBase, Mover, Ship, ShipClass, Side, Strength, UsnForce,
};

/// Akagi and Kaga west of Midway, spotted, TF-16 in Lisianski waters.
fn carriers_west_of_midway() -> Table {
    let mut table = trial::table();
    let ships = [Ship::Akagi, Ship::Kaga];
    trial::ijn(&mut table, IjnForce::FirstCsf, Place::WestOfMidway, &ships);
    table.ijn_forces[IjnForce::FirstCsf].spotted = true;
    table.usn_forces[UsnForce::Tf16].place = Some(Place::LisianskiWaters);
    table
}

#[test]
fn bases_look_before_task_forces_and_those_with_destroyers_last() {
    let mut table = carriers_west_of_midway();
    table.ijn_forces[IjnForce::FirstCsf].spotted = false;
    let space = Place::WestOfMidway;
    let by_tf_16 = Order::Spot {
        by: Spotter::Force(UsnForce::Tf16.into()),
        space,
    };
    let by_midway = Order::Spot {
        by: Spotter::Base(IslandBase::Midway),
        space,
    };
    let legal = vec![by_tf_16, by_midway.clone(), Order::StopSpotting];
    assert_eq!(spotting::attempt(&table, legal), Some(by_midway));
    let left = vec![Order::StopSpotting];
    assert_eq!(spotting::attempt(&table, left), Some(Order::StopSpotting));
}

#[test]
fn a_strike_is_flown_where_our_fighters_can_stand_up_to_theirs() {
    let mut table = carriers_west_of_midway();
    // Enterprise's and Hornet's fighters and those of Midway, 3 + 3 + 2, against Akagi's and Kaga's, 3 + 3.
    let strike = strikes::reaction(&table, Line::Mi);
    let Order::Strike { space, units } = &strike else {
        panic!("{strike:?}");
    };
    assert_eq!(*space, Place::WestOfMidway);
    assert!(units.contains(&AirUnit::EnterpriseSbd) && units.contains(&AirUnit::Vmf221));
    // Without Hornet's, 5 against 6 are too few.
    table.air[AirUnit::HornetFtr].at = AirPlace::Eliminated;
    let instead = strikes::reaction(&table, Line::Mi);
    let at_carriers =
        matches!(instead, Order::Strike { space, .. } if space == Place::WestOfMidway);
    assert!(!at_carriers, "{instead:?}");
}

#[test]
fn heavy_bombers_are_sent_alone_only_where_no_fighters_are() {
    let mut table = trial::table();
    for unit in AirUnit::of(Side::Usn) {
        table.air[unit].at = AirPlace::Eliminated;
    }
    table.air[AirUnit::B17Of19Bg].at = AirPlace::Base(Place::PortMoresby);
    let raid = Order::Strike {
        space: Place::RabaulMo,
        units: vec![AirUnit::B17Of19Bg],
    };
    assert_eq!(strikes::reaction(&table, Line::Mo), raid);
    table.air[AirUnit::A5mOfTainanMo].at = AirPlace::Base(Place::RabaulMo);
    assert_eq!(strikes::reaction(&table, Line::Mo), Order::Done);
}

#[test]
fn the_flak_and_the_ijn_take_what_is_worth_least() {
    let table = carriers_west_of_midway();
    let targets = [Ship::Enterprise, Ship::Avd12, Ship::Ca16_2].map(Combatant::Ship);
    assert_eq!(ijn::target(&table, &targets), Some(targets[1]));
    let ours = [AirUnit::EnterpriseSbd, AirUnit::PbyOfPw2];
    assert_eq!(ijn::flak_victim(&table, &ours), Some(AirUnit::PbyOfPw2));
    let theirs = [AirUnit::G4mOf11Det, AirUnit::AkagiBbr];
    assert_eq!(ijn::flak_victim(&table, &theirs), Some(AirUnit::AkagiBbr));
}

#[test]
fn bombs_are_shared_among_the_carriers() {
    let table = carriers_west_of_midway();
    let bombers = [
        AirUnit::EnterpriseSbd,
        AirUnit::EnterpriseTbd,
        AirUnit::HornetSbd,
        AirUnit::HornetTbd,
    ];
    let targets = [Ship::Akagi, Ship::Kaga, Ship::Tone].map(Combatant::Ship);
    let Some(Order::Bomb { bombs, .. }) = battle::bombs(&table, &bombers, &targets, &[]) else {
        panic!("the staff bombs");
    };
    for carrier in &targets[..2] {
        let at_her = bombs.iter().filter(|(_, at)| at == carrier).count();
        assert_eq!(at_her, 2, "{carrier}");
    }
}

#[test]
fn carriers_sail_to_the_base_in_most_danger_and_worn_ones_home() {
    let mut table = trial::table();
    let transports = [Ship::Tr1, Ship::Tr2];
    trial::ijn(&mut table, IjnForce::InvasionMi, Place::Wake, &transports);
    let sails = |table: &Table| Some(fleet::sail(table, |_| true)?.order);
    let Some(Order::Move { mover, path }) = sails(&table) else {
        panic!("the carriers sail");
    };
    assert_eq!(mover, Mover::Force(UsnForce::Tf16.into()));
    assert_eq!(path.last(), Some(&Place::Midway));
    // Worn carriers near the enemy turn back.
    table.usn_forces[UsnForce::Tf16].place = Some(Place::Midway);
    for carrier in [Ship::Enterprise, Ship::Hornet] {
        for unit in carrier.own_groups() {
            table.air[unit].strength = Strength::Reduced;
            if unit.kind().is_bomber() {
                table.air[unit].at = AirPlace::Eliminated;
            }
        }
    }
    let Some(Order::Move { mover, path }) = sails(&table) else {
        panic!("the carriers turn back");
    };
    assert_eq!(mover, Mover::Force(UsnForce::Tf16.into()));
    assert_eq!(path.first(), Some(&Place::LisianskiWaters));
}

#[test]
fn what_task_forces_are_sent_for_depends_on_what_can_be_lost_there() {
    let mut table = trial::table();
    let transports = [Ship::Tr1, Ship::Tr2];
    trial::ijn(
        &mut table,
        IjnForce::InvasionMo,
        Place::JomardPassage,
        &transports,
    );
    let errand = |table: &Table| Some(fleet::sail(table, |_| true)?.errand);
    assert_eq!(errand(&table), Some(Errand::Hold(IslandBase::PortMoresby)));
    // The base is lost, and nobody comes from there.
    table.bases[IslandBase::PortMoresby].captured = true;
    assert_eq!(errand(&table), None);
    // An enemy there is on his way to the port, where he would win the game (5.0).
    table.ijn_forces[IjnForce::InvasionMo].place = Some(Place::PortMoresby);
    assert_eq!(errand(&table), Some(Errand::Bar(Place::Australia)));
}

#[test]
fn carriers_are_repaired_before_other_ships() {
    let table = trial::table();
    let port = Place::PearlHarbor;
    let repairs = [Ship::Ca16_2, Ship::Yorktown, Ship::Dd8_4];
    let repairs = repairs.map(|ship| Order::RepairShip { ship, port });
    let legal = [repairs.to_vec(), vec![Order::Done]].concat();
    let chosen = organization::repair(&table, legal);
    assert_eq!(chosen.as_ref(), Some(&repairs[1]));
}

#[test]
fn destroyers_leave_the_carriers_in_port_for_they_spoil_the_spotting() {
    let mut game = Game::new(GameSetup::default(), 3);
    let mut staff = Sensible;
    while game.table().clock.turn < 2 {
        let order = staff.order(&game).unwrap();
        game.play(order).unwrap();
    }
    for force in [UsnForce::Tf16, UsnForce::Tf17] {
        let mut ships = game.table().ships_in(force);
        assert!(ships.all(|ship| ship.class() != ShipClass::Dd), "{force}");
    }
}

#[test]
fn the_staff_wins_where_a_random_player_loses() {
    let wins = |play: fn(u64, &mut Game)| {
        let won = |seed: u64| {
            let mut game = Game::new(GameSetup::default(), seed);
            play(seed, &mut game);
            game.table().outcome.is_some_and(|it| it.level.is_won())
        };
        (0..40).filter(|seed| won(*seed)).count()
    };
    let staff = wins(|_, game| Sensible.finish(game));
    let random = wins(|seed, game| Random::new(seed).finish(game));
    assert!(staff >= 9 && random <= 5, "{staff} and {random} of 40");
}
