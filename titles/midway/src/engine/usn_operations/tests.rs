use super::*;
use crate::engine::combat::strike_targets;
use crate::engine::event::MovementEvent;
use crate::engine::map::Line;
use crate::engine::procedure::Procedure;
use crate::engine::table::{AirBase, AirPlace, LeaderPlace, PlannedStrike, ShipPlace};
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Leader};
use crate::engine::{Event, Game, trial};

const TF_16: Mover = Mover::Force(Force::Usn(UsnForce::Tf16));
const TF_44: Mover = Mover::Force(Force::Usn(UsnForce::Tf44));
const WEST: Place = Place::WestOfMidway;

fn game(table: Table) -> Game {
    trial::game(
        table,
        &[],
        Procedure::UsnOperations(UsnOperations::default()),
    )
}

/// A table after some orders.
fn after(table: Table, orders: &[Order]) -> Table {
    let mut game = game(table);
    for order in orders {
        game.play(order.clone()).unwrap();
    }
    game.table().clone()
}

fn refused(table: &Table, order: Order) -> String {
    check(table, &order).unwrap_err().to_string()
}

fn sail(mover: Mover, path: &[Place]) -> Order {
    let path = path.to_vec();
    Order::Move { mover, path }
}

fn strike(space: Place, units: &[AirUnit]) -> Order {
    let units = units.to_vec();
    Order::PlanStrike { space, units }
}

fn rebase(unit: AirUnit, to: AirBase) -> Order {
    let moves = vec![(unit, to)];
    Order::Rebase { moves }
}

/// Akagi west of Midway, spotted.
fn akagi_spotted() -> Table {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::FirstCsf, WEST, &[Ship::Akagi]);
    table.ijn_forces[IjnForce::FirstCsf].spotted = true;
    table
}

#[test]
fn r6_0_13a_a_strike_is_planned_and_stands_on_the_table() {
    let units = [AirUnit::Vmsb241, AirUnit::TbdOfTs8];
    let mut game = game(akagi_spotted());
    game.play(strike(WEST, &units)).unwrap();
    let plan = PlannedStrike {
        space: WEST,
        units: units.to_vec(),
    };
    assert_eq!(game.table().planned_strike, Some(plan));
    // It can be changed until the step is over, and called off.
    game.play(strike(WEST, &units[..1])).unwrap();
    assert!(game.table().is_to_strike(units[0]) && !game.table().is_to_strike(units[1]));
    game.play(Order::CancelStrike).unwrap();
    assert_eq!(game.table().planned_strike, None);
    let none = game.play(Order::CancelStrike).map(drop);
    assert_eq!(none, Err(StrikeRefusal::NotPlanned.into()));
    game.play(strike(WEST, &units)).unwrap();
    game.play(Order::Done).unwrap();
    assert!(game.table().is_to_strike(units[0]), "until step 14");
}

#[test]
fn r6_0_13a_a_strike_comes_from_one_place_and_needs_a_spotted_target() {
    let mut table = akagi_spotted();
    table.usn_forces[UsnForce::Tf16].place = Some(Place::LisianskiWaters);
    let two =
        "VMSB 241 and Hornet SBD are not in the same place: a strike comes from one (6.0(13a))";
    assert_eq!(
        refused(
            &table,
            strike(WEST, &[AirUnit::Vmsb241, AirUnit::HornetSbd])
        ),
        two
    );
    // A base and the task forces in it are one place.
    table.usn_forces[UsnForce::Tf16].place = Some(Place::Midway);
    let from_one = strike(
        WEST,
        &[AirUnit::Vmsb241, AirUnit::HornetSbd, AirUnit::EnterpriseTbd],
    );
    assert_eq!(check(&table, &from_one), Ok(()));
    let again = strike(WEST, &[AirUnit::Vmsb241, AirUnit::Vmsb241]);
    let once = "name the air units of the strike, each once (6.0(13a))";
    assert_eq!(refused(&table, again), once);
    assert_eq!(refused(&table, strike(WEST, &[])), once);
    table.ijn_forces[IjnForce::FirstCsf].spotted = false;
    let nothing = "nothing is at West of Midway that can be attacked: no IJN island base and no spotted task force (9.0)";
    assert_eq!(refused(&table, strike(WEST, &[AirUnit::Vmsb241])), nothing);
    // An island base of the IJN is always spotted.
    assert_eq!(
        check(&table, &strike(Place::Wake, &[AirUnit::Vmsb241])),
        Ok(())
    );
    assert_eq!(
        check(&table, &strike(Place::Wake, &[AirUnit::AkagiBbr]))
            .unwrap_err()
            .to_string(),
        "Akagi BBR is the IJN's (2.4)"
    );
}

#[test]
fn r8_1_a_strike_stays_on_its_line_and_within_range() {
    let table = akagi_spotted();
    let far = "Wake is out of reach of VMF 221, whose range is 1 (8.1)";
    assert_eq!(
        refused(&table, strike(Place::Wake, &[AirUnit::Vmf221])),
        far
    );
    let line = "Rabaul (SO) is not on the line of VMSB 241 (8.1)";
    assert_eq!(
        refused(&table, strike(Place::RabaulSo, &[AirUnit::Vmsb241])),
        line
    );
    let mut lost = table.clone();
    lost.air[AirUnit::Vmsb241].at = AirPlace::Eliminated;
    let eliminated = "VMSB 241 is eliminated (17.0)";
    assert_eq!(
        refused(&lost, strike(WEST, &[AirUnit::Vmsb241])),
        eliminated
    );
}

#[test]
fn r8_7_a_home_base_of_japan_is_never_attacked() {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, Place::Kyushu, &[Ship::Ise]);
    table.ijn_forces[IjnForce::Guard].spotted = true;
    table.usn_forces[UsnForce::Tf16].place = Some(Place::BoninWaters);
    assert!(check(&table, &strike(Place::Kyushu, &[AirUnit::HornetSbd])).is_err());
    assert!(
        !strike_targets(&table, Line::Mi)
            .into_iter()
            .any(|it| it == Place::Kyushu)
    );
}

#[test]
fn r9_1_a_strike_is_barred_where_its_force_saw_nothing() {
    use crate::engine::event::SpottingEvent;
    use crate::engine::table::Spotter;
    let mut table = akagi_spotted();
    let by = Spotter::Base(IslandBase::Midway);
    table.apply(
        &SpottingEvent::Looked {
            by,
            space: WEST,
            seen: false,
        }
        .into(),
    );
    let barred =
        "VMSB 241 may not attack West of Midway, where its force or base has seen nothing (9.1)";
    assert_eq!(refused(&table, strike(WEST, &[AirUnit::Vmsb241])), barred);
}

#[test]
fn r8_6_one_force_or_ship_moves_one_or_two_spaces() {
    let mut game = game(trial::table());
    let path = [Place::CoralSea, Place::PortMoresby];
    let too_far = [Place::CoralSea, Place::PortMoresby, Place::JomardPassage];
    let refused = game.check(&sail(TF_44, &too_far)).unwrap_err().to_string();
    assert_eq!(refused, "TF-44 moves 2 spaces at the most (8.6, 20.1)");
    game.play(sail(TF_44, &path)).unwrap();
    assert_eq!(
        game.table().place_of(UsnForce::Tf44),
        Some(Place::PortMoresby)
    );
    let again = game.check(&sail(TF_16, &[Place::FrenchFrigateShoals]));
    assert_eq!(again, Err(MovementRefusal::Moved.into()));
}

#[test]
fn r6_0_13b_a_ship_by_herself_moves_too() {
    let mut table = trial::table();
    let ship = Ship::Avd17_9;
    table.ships[ship].at = ShipPlace::Loose(Place::WestCoast);
    let path = [Place::EastPacific, Place::PearlHarbor];
    let table = after(table, &[sail(Mover::Ship(ship), &path)]);
    assert_eq!(table.ships[ship].at, ShipPlace::Loose(Place::PearlHarbor));
}

#[test]
fn r8_2_a_ship_in_a_force_moves_with_it_and_no_space_is_skipped() {
    let table = trial::table();
    let within = "Hornet is in a task force, and moves with it (8.2)";
    let hornet = Mover::Ship(Ship::Hornet);
    assert_eq!(refused(&table, sail(hornet, &[Place::EastPacific])), within);
    let skipped = "no line or lane leads from Pearl Harbor to Lisianski waters without another place between (8.2)";
    assert_eq!(
        refused(&table, sail(TF_16, &[Place::LisianskiWaters])),
        skipped
    );
    let nowhere = "name the places that TF-16 enters (8.2)";
    assert_eq!(refused(&table, sail(TF_16, &[])), nowhere);
    let enemy = Mover::Force(IjnForce::FirstCsf.into());
    assert_eq!(
        refused(&table, sail(enemy, &[WEST])),
        "1st CSF is the IJN's (2.4)"
    );
}

#[test]
fn r20_1_a_leader_adds_one_space_and_halsey_two_but_not_both() {
    let mut table = trial::table();
    let tf_17 = Mover::Force(UsnForce::Tf17.into());
    assert_eq!(movement::movement(&table, tf_17), 3);
    assert_eq!(movement::movement(&table, TF_44), 2);
    table.leaders[Leader::Halsey] = LeaderPlace::With(UsnForce::Tf17);
    assert_eq!(movement::movement(&table, tf_17), 4);
    let path = [
        Place::NewHebrides,
        Place::SantaCruzWaters,
        Place::Solomons,
        Place::BougainvilleStrait,
    ];
    assert_eq!(check(&table, &sail(tf_17, &path)), Ok(()));
}

#[test]
fn r8_2_ships_go_over_a_home_base_to_another_line() {
    let tf_17 = Mover::Force(UsnForce::Tf17.into());
    let path = [Place::ChesterfieldWaters, Place::Australia, Place::CoralSea];
    let table = after(trial::table(), &[sail(tf_17, &path)]);
    assert_eq!(table.place_of(UsnForce::Tf17), Some(Place::CoralSea));
}

#[test]
fn r8_7_a_force_stops_where_the_enemy_is_and_both_are_spotted() {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, Place::CoralSea, &[]);
    table.ijn_forces[IjnForce::Guard].decoys = 1;
    let through = "TF-44 must stop at Coral Sea, where a task force of the IJN is (8.7)";
    let path = [Place::CoralSea, Place::PortMoresby];
    assert_eq!(refused(&table, sail(TF_44, &path)), through);
    // It is a decoy, found out when TF-44 comes.
    let moved = after(table.clone(), &[sail(TF_44, &path[..1])]);
    assert!(moved.is_spotted(UsnForce::Tf44));
    assert_eq!(moved.place_of(IjnForce::Guard), None);
    // Whoever is there already may leave in any direction.
    table.usn_forces[UsnForce::Tf44].place = Some(Place::CoralSea);
    assert_eq!(check(&table, &sail(TF_44, &path[1..])), Ok(()));
}

#[test]
fn r8_7_no_ship_of_ours_sails_into_a_home_base_of_japan() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf16].place = Some(Place::BoninWaters);
    let refusal =
        "Kyushu (Japan, MI) is a home base of the IJN, and nobody of the USN enters it (8.7)";
    assert_eq!(refused(&table, sail(TF_16, &[Place::Kyushu])), refusal);
}

#[test]
fn r6_0_13_a_force_may_move_and_its_groups_strike_from_where_they_were() {
    let mut table = akagi_spotted();
    table.usn_forces[UsnForce::Tf16].place = Some(Place::LisianskiWaters);
    let plan = strike(WEST, &[AirUnit::EnterpriseSbd]);
    let away = sail(TF_16, &[Place::FrenchFrigateShoals]);
    let table = after(table, &[plan, away]);
    assert!(table.is_to_strike(AirUnit::EnterpriseSbd));
    assert_eq!(
        table.base_of(AirUnit::EnterpriseSbd),
        Some(Place::FrenchFrigateShoals)
    );
}

#[test]
fn r6_0_13c_bombers_go_anywhere_with_room() {
    let unit = AirUnit::B17Of11Af;
    let midway = AirBase::Land(Place::Midway);
    let table = after(trial::table(), &[rebase(unit, midway)]);
    assert_eq!(
        table.air[unit].at,
        AirPlace::Base(Place::Midway),
        "the sixth"
    );
    let full = "there is no room at Midway for so many air units (4.1, 4.2)";
    assert_eq!(refused(&table, rebase(AirUnit::B17Of19Bg, midway)), full);
    let once = "11AF B-17 has changed its base in this step already (6.0(13c, d, e))";
    assert_eq!(
        refused(&table, rebase(unit, AirBase::Land(Place::Alaska))),
        once
    );
    let solomons = AirBase::Land(Place::Solomons);
    assert!(
        check(&table, &rebase(AirUnit::B17Of19Bg, solomons)).is_err(),
        "no airbase (2.2)"
    );
    let wake = AirBase::Land(Place::Wake);
    let enemy = "Wake is no base of the USN (4.2, 16.0)";
    assert_eq!(refused(&table, rebase(AirUnit::B17Of19Bg, wake)), enemy);
    let mut lost = trial::table();
    lost.bases[IslandBase::Midway].captured = true;
    let captured = "Midway is no base of the USN (4.2, 16.0)";
    assert_eq!(refused(&lost, rebase(unit, midway)), captured);
}

#[test]
fn r6_0_13c_units_that_change_places_at_the_same_time_need_no_room() {
    let mut table = trial::table();
    table.air[AirUnit::B18Of11Af].at = AirPlace::Base(Place::Midway);
    let (alaska, midway) = (AirBase::Land(Place::Alaska), AirBase::Land(Place::Midway));
    let full = rebase(AirUnit::B17Of11Af, midway);
    assert!(check(&table, &full).is_err());
    let moves = vec![(AirUnit::B17Of11Af, midway), (AirUnit::B18Of11Af, alaska)];
    let table = after(table, &[Order::Rebase { moves }]);
    assert_eq!(table.air_on_land_at(Place::Midway).count(), 6);
    assert_eq!(
        table.air[AirUnit::B18Of11Af].at,
        AirPlace::Base(Place::Alaska)
    );
}

#[test]
fn r6_0_13d_fighters_go_where_a_tender_is() {
    let unit = AirUnit::P40Of11Af;
    let pearl = AirBase::Land(Place::PearlHarbor);
    let moresby = AirBase::Land(Place::PortMoresby);
    let table = trial::table();
    assert_eq!(check(&table, &rebase(unit, pearl)), Ok(()), "AVD-12");
    let none = "11AF P-40 can only go to a base with an aircraft tender, and none is at Port Moresby (6.0(13d))";
    assert_eq!(refused(&table, rebase(unit, moresby)), none);
}

#[test]
fn r6_0_13e_naval_aviation_stays_on_its_line() {
    let mut table = trial::table();
    let unit = AirUnit::HornetTbd;
    let midway = AirBase::Land(Place::Midway);
    let moved = after(table.clone(), &[rebase(unit, midway)]);
    assert_eq!(moved.air[unit].at, AirPlace::Base(Place::Midway));
    let other = "New Caledonia is not on the line of Hornet TBD (6.0(13e))";
    assert_eq!(
        refused(&table, rebase(unit, AirBase::Land(Place::NewCaledonia))),
        other
    );
    // To another carrier, of another force too, if she has room.
    let enterprise = AirBase::Carrier(Ship::Enterprise);
    let full = "there is no room at Enterprise for so many air units (4.1, 4.2)";
    assert_eq!(refused(&table, rebase(unit, enterprise)), full);
    table.air[AirUnit::EnterpriseFtr].at = AirPlace::Eliminated;
    let moved = after(table.clone(), &[rebase(unit, enterprise)]);
    assert_eq!(moved.air[unit].at, AirPlace::Carrier(Ship::Enterprise));
    let there = "Hornet TBD is at Hornet already (6.0(13c, d, e))";
    assert_eq!(
        refused(&table, rebase(unit, AirBase::Carrier(Ship::Hornet))),
        there
    );
    let land = "VMF 221 is land-based, and cannot go aboard a carrier (2.2)";
    assert_eq!(refused(&table, rebase(AirUnit::Vmf221, enterprise)), land);
}

#[test]
fn r6_0_13e_a_group_on_the_west_coast_is_on_no_line() {
    let mut table = trial::table();
    let unit = AirUnit::SaratogaFtr;
    table.air[unit].at = AirPlace::Base(Place::WestCoast);
    let none = "Pearl Harbor is not on the line of Saratoga FTR (6.0(13e))";
    assert_eq!(
        refused(&table, rebase(unit, AirBase::Land(Place::PearlHarbor))),
        none
    );
}

#[test]
fn r6_0_13_who_strikes_does_not_rebase_nor_the_other_way_round() {
    let alaska = AirBase::Land(Place::Alaska);
    let unit = AirUnit::Vmsb241;
    let planned = after(akagi_spotted(), &[strike(WEST, &[unit])]);
    let strikes = "VMSB 241 is to fly the strike, and does not change its base (6.0(13a))";
    assert_eq!(refused(&planned, rebase(unit, alaska)), strikes);
    let mut table = akagi_spotted();
    table.air[unit].at = AirPlace::Base(Place::Alaska);
    let moved = after(table, &[rebase(unit, AirBase::Land(Place::Midway))]);
    let rebased = "VMSB 241 has changed its base in this step, and does not strike (6.0(13a), 8.1)";
    assert_eq!(refused(&moved, strike(WEST, &[unit])), rebased);
}

#[test]
fn r6_0_13_what_is_listed_is_legal_and_done_ends_the_step() {
    let mut game = game(akagi_spotted());
    assert_eq!(game.decision(), Some(&Decision::Operations));
    let legal = game.legal();
    assert!(legal.iter().all(|order| game.check(order).is_ok()));
    let is_strike =
        |order: &&Order| matches!(order, Order::PlanStrike { space, .. } if *space == WEST);
    assert_eq!(legal.iter().filter(is_strike).count(), 1, "from Midway");
    assert_eq!(game.check(&Order::StopSpotting), Err(Refusal::NotAsked));
    game.play(Order::Done).unwrap();
    assert_eq!(game.decision(), None);
}

#[test]
fn r8_2_every_place_in_reach_is_listed_with_a_path_that_is_legal() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::Guard,
        Place::NewHebrides,
        &[Ship::Ise],
    );
    let tf_17 = Mover::Force(UsnForce::Tf17.into());
    let paths = movement::reach(&table, tf_17);
    let ends: Vec<Place> = paths
        .iter()
        .filter_map(|path| path.last().copied())
        .collect();
    let expected = [
        Place::NewHebrides,
        Place::FijiWaters,
        Place::ChesterfieldWaters,
        Place::Samoa,
        Place::Australia,
        Place::PhoenixWaters,
        Place::CoralSea,
    ];
    assert_eq!(ends, expected, "not past the Guard Force (8.7)");
    assert!(
        paths
            .iter()
            .all(|path| check(&table, &sail(tf_17, path)).is_ok())
    );
}

#[test]
fn r6_0_13b_a_move_is_told_with_its_path_and_its_end() {
    let mut game = game(trial::table());
    game.play(sail(TF_44, &[Place::CoralSea])).unwrap();
    let force = Force::Usn(UsnForce::Tf44);
    let moved = MovementEvent::Moved {
        force,
        from: Place::Australia,
        to: Place::CoralSea,
    };
    let events: Vec<&Event> = game.events().iter().map(|it| &it.event).collect();
    assert_eq!(events[events.len() - 1], &moved.into());
    assert_eq!(
        events[events.len() - 2].to_string(),
        "TF-44 is ordered to sail: Coral Sea."
    );
}

#[test]
fn r4_3_a_tender_that_sails_takes_her_room_along() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = Some(Place::PortMoresby);
    for unit in [
        AirUnit::B17Of19Bg,
        AirUnit::PbyOf11And20,
        AirUnit::B18Of11Af,
    ] {
        table.air[unit].at = AirPlace::Base(Place::PortMoresby);
    }
    let tf_1 = Mover::Force(UsnForce::Tf1.into());
    let mut game = game(table);
    game.play(sail(tf_1, &[Place::CoralSea])).unwrap();
    game.play(Order::Done).unwrap();
    // Five are there, and four have room.
    let asked = matches!(
        game.decision(),
        Some(Decision::GiveUp {
            at: Place::PortMoresby,
            count: 1,
            ..
        })
    );
    assert!(asked, "{:?}", game.decision());
    let units = vec![AirUnit::B18Of11Af];
    game.play(Order::GiveUp { units }).unwrap();
    assert_eq!(
        game.table().air[AirUnit::B18Of11Af].at,
        AirPlace::Eliminated
    );
    assert_eq!(game.decision(), None);
}

#[test]
fn r4_3_the_player_may_rebase_before_the_room_is_gone() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = Some(Place::PortMoresby);
    for unit in [
        AirUnit::B17Of19Bg,
        AirUnit::PbyOf11And20,
        AirUnit::B18Of11Af,
    ] {
        table.air[unit].at = AirPlace::Base(Place::PortMoresby);
    }
    let tf_1 = Mover::Force(UsnForce::Tf1.into());
    let australia = AirBase::Land(Place::Australia);
    let orders = [
        sail(tf_1, &[Place::CoralSea]),
        rebase(AirUnit::B18Of11Af, australia),
        Order::Done,
    ];
    let table = after(table, &orders);
    assert_eq!(
        table.air[AirUnit::B18Of11Af].at,
        AirPlace::Base(Place::Australia)
    );
}

#[test]
fn r6_0_14_the_planned_strike_is_flown_in_step_14() {
    use crate::engine::combat::MutualCombat;
    use crate::engine::event::FlightEvent;
    let (unit, space) = (AirUnit::Vmsb241, WEST);
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, space, &[Ship::Ise]);
    table.ijn_forces[IjnForce::Guard].spotted = true;
    let table = after(table, &[strike(space, &[unit]), Order::Done]);
    let procedure = Procedure::MutualCombat(MutualCombat::everywhere());
    // The bombs miss, and so does the flak.
    let game = trial::game(table, &[6, 6], procedure);
    assert!(trial::all_dice_fell(&game));
    let flown = FlightEvent::Launched {
        units: vec![unit],
        space,
    }
    .into();
    assert!(game.events().iter().any(|it| it.event == flown));
    assert_eq!(game.table().planned_strike, None);
}
