use super::*;
use crate::engine::event::MovementEvent;
use crate::engine::procedure::Procedure;
use crate::engine::scenario::GameOption;
use crate::engine::spotting::modifiers;
use crate::engine::table::{AirPlace, LeaderPlace, ShipPlace, Spotter};
use crate::engine::units::{AirUnit, Force, IjnForce, Leader, Unit};
use crate::engine::{Game, trial};

fn game(table: Table) -> Game {
    trial::game(table, &[], Procedure::Organization(Organization::default()))
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

fn assign(ship: Ship, force: UsnForce) -> Order {
    Order::Assign { ship, force }
}

fn reinforce(unit: impl Into<Unit>) -> Order {
    Order::Reinforce { unit: unit.into() }
}

#[test]
fn r6_0_11a_one_reinforcement_a_turn_comes_to_the_west_coast() {
    let mut game = game(trial::table());
    game.play(reinforce(Ship::Bb4)).unwrap();
    assert_eq!(
        game.table().ships[Ship::Bb4].at,
        ShipPlace::Loose(Place::WestCoast)
    );
    let refused = game.play(reinforce(Ship::Dd1_4)).map(drop);
    assert_eq!(refused, Err(OrganizationRefusal::Reinforced.into()));
    let air = after(trial::table(), &[reinforce(AirUnit::B17Of18Bw)]);
    assert_eq!(
        air.air[AirUnit::B17Of18Bw].at,
        AirPlace::Base(Place::WestCoast)
    );
}

#[test]
fn r6_0_11a_the_hudson_comes_to_australia_if_there_is_room() {
    let hudson = AirUnit::HudsonOfRaaf;
    let table = after(trial::table(), &[reinforce(hudson)]);
    assert_eq!(table.air[hudson].at, AirPlace::Base(Place::Australia));
    let mut full = trial::table();
    // Australia holds eight, and two are there.
    let others =
        AirUnit::of(Side::Usn).filter(|unit| full.air[*unit].at == AirPlace::Base(Place::Midway));
    let mut others: Vec<AirUnit> = others.collect();
    others.push(AirUnit::B17Of11Af);
    for unit in others {
        full.air[unit].at = AirPlace::Base(Place::Australia);
    }
    let no_room = "there is no room for RAAF Hudson in Australia (4.1, 4.2)";
    assert_eq!(refused(&full, reinforce(hudson)), no_room);
}

#[test]
fn r6_0_11a_only_what_is_in_the_box_comes() {
    let table = trial::table();
    let not_there = "Lexington is not in the Reinforcements box (6.0(11a))";
    assert_eq!(refused(&table, reinforce(Ship::Lexington)), not_there);
    assert_eq!(
        refused(&table, reinforce(Ship::Akagi)),
        "Akagi is the IJN's (2.4)"
    );
}

#[test]
fn r6_0_11b_a_ship_joins_a_task_force_in_the_same_place() {
    let mut table = trial::table();
    table.ships[Ship::Bb4].at = ShipPlace::Loose(Place::PearlHarbor);
    let table = after(table, &[assign(Ship::Bb4, UsnForce::Tf1)]);
    assert_eq!(table.force_of(Ship::Bb4), Some(UsnForce::Tf1.into()));
    let apart = "AVD-12 and TF-17 are not in the same place (6.0(11b))";
    assert_eq!(refused(&table, assign(Ship::Avd12, UsnForce::Tf17)), apart);
    let there = "BB-4 is in TF-1 already (6.0(11b))";
    assert_eq!(refused(&table, assign(Ship::Bb4, UsnForce::Tf1)), there);
    let away = "Saratoga is not on the map (2.1)";
    assert_eq!(refused(&table, assign(Ship::Saratoga, UsnForce::Tf1)), away);
    // Those in the Reinforcements box cannot be assigned.
    let in_box = "AVD-17.9 is not on the map (2.1)";
    assert_eq!(
        refused(&table, assign(Ship::Avd17_9, UsnForce::Tf1)),
        in_box
    );
}

#[test]
fn r4_4_a_task_force_holds_its_number_and_what_its_leaders_add() {
    let mut table = trial::table();
    // TF-16 holds five, and Spruance's one more; four are in it.
    assert_eq!(table.capacity_of_force(UsnForce::Tf16), Some(6));
    for ship in [Ship::Bb4, Ship::Dd1_4, Ship::Avd17_9] {
        table.ships[ship].at = ShipPlace::Loose(Place::PearlHarbor);
    }
    let join = [Ship::Bb4, Ship::Dd1_4].map(|ship| assign(ship, UsnForce::Tf16));
    let table = after(table, &join);
    let full = "TF-16 holds 6 ships with its leaders (4.4)";
    assert_eq!(refused(&table, assign(Ship::Avd17_9, UsnForce::Tf16)), full);
    // Nor can he go whose room is needed.
    let (leader, force) = (Leader::Spruance, UsnForce::Tf1);
    let without_him = "TF-16 holds 6 ships with its leaders (4.4)";
    assert_eq!(
        refused(&table, Order::AssignLeader { leader, force }),
        without_him
    );
}

#[test]
fn r4_4_without_the_option_a_task_force_holds_any_number() {
    let mut table = trial::table();
    table.options = table.options.with(GameOption::Composition, false);
    assert_eq!(table.capacity_of_force(UsnForce::Tf44), None);
    let ships = [Ship::Bb4, Ship::Dd1_4, Ship::Avd17_9, Ship::Cl8_6];
    for ship in ships {
        table.ships[ship].at = ShipPlace::Loose(Place::Australia);
    }
    let table = after(table, &ships.map(|ship| assign(ship, UsnForce::Tf44)));
    assert_eq!(table.ships_in(UsnForce::Tf44).count(), 5);
}

#[test]
fn r4_4_ships_under_repair_do_not_count() {
    let mut table = trial::table();
    table.ships[Ship::Hornet].at = ShipPlace::Damaged;
    assert_eq!(table.ships_in(UsnForce::Tf16).count(), 3);
}

#[test]
fn r8_2_e37_a_ship_is_taken_out_of_her_force_and_is_by_herself() {
    let ship = Ship::Dd16_4;
    let table = after(trial::table(), &[Order::Detach { ship }]);
    assert_eq!(table.ships[ship].at, ShipPlace::Loose(Place::PearlHarbor));
    let tf_16 = Spotter::Force(UsnForce::Tf16.into());
    let applied: i8 = modifiers(&table, tf_16, Place::LisianskiWaters)
        .map(|it| it.value)
        .sum();
    assert_eq!(applied, -1, "without the +2 of 20.2");
    let alone = "DD-16.4 is in no task force (8.2)";
    assert_eq!(refused(&table, Order::Detach { ship }), alone);
}

#[test]
fn r8_2_a_ship_can_be_taken_out_of_her_force_anywhere() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf16].place = Some(Place::PalmyraWaters);
    let ship = Ship::Dd16_4;
    let table = after(table, &[Order::Detach { ship }]);
    assert_eq!(table.ships[ship].at, ShipPlace::Loose(Place::PalmyraWaters));
}

#[test]
fn r8_3_a_marker_without_ships_leaves_the_map() {
    let mut game = game(trial::table());
    game.play(Order::Detach { ship: Ship::Avd12 }).unwrap();
    assert_eq!(game.table().place_of(UsnForce::Tf1), None);
    let force = Force::Usn(UsnForce::Tf1);
    let removed = MovementEvent::MarkerRemoved { force }.into();
    assert!(game.events().iter().any(|it| it.event == removed));
}

#[test]
fn r20_1_a_leader_is_not_left_behind_without_ships() {
    let mut table = trial::table();
    table.leaders[Leader::Fletcher] = LeaderPlace::With(UsnForce::Tf44);
    let ship = Ship::Ca17_3;
    let left = "Fletcher must go to another task force before the last ship leaves TF-44 (20.1)";
    assert_eq!(refused(&table, Order::Detach { ship }), left);
}

#[test]
fn r6_0_11b_a_naval_air_unit_goes_aboard_a_carrier_with_room() {
    let mut table = trial::table();
    let (unit, carrier) = (AirUnit::SaratogaFtr, Ship::Enterprise);
    table.air[unit].at = AirPlace::Base(Place::PearlHarbor);
    let embark = Order::Embark { unit, carrier };
    let full = "there is no room for Saratoga FTR in Enterprise (4.1, 4.2)";
    assert_eq!(refused(&table, embark.clone()), full);
    table.air[AirUnit::EnterpriseTbd].at = AirPlace::Eliminated;
    let table = after(table, &[embark]);
    assert_eq!(table.air[unit].at, AirPlace::Carrier(carrier));
    assert_eq!(table.air_aboard(carrier).count(), 3);
}

#[test]
fn r4_1_a_carrier_takes_naval_aviation_alone() {
    let mut table = trial::table();
    table.air[AirUnit::EnterpriseTbd].at = AirPlace::Eliminated;
    let carrier = Ship::Enterprise;
    table.air[AirUnit::B25Of3Lbg].at = AirPlace::Base(Place::PearlHarbor);
    let unit = AirUnit::B25Of3Lbg;
    let land = "3LBG B-25 is land-based, and cannot go aboard a carrier (2.2)";
    assert_eq!(refused(&table, Order::Embark { unit, carrier }), land);
    let unit = AirUnit::HornetFtr;
    let cruisers = "CA-16.2 is not a carrier (4.1)";
    assert_eq!(
        refused(
            &table,
            Order::Embark {
                unit,
                carrier: Ship::Ca16_2
            }
        ),
        cruisers
    );
    let apart = "Hornet FTR and Lexington are not in the same place (6.0(11b))";
    assert_eq!(
        refused(
            &table,
            Order::Embark {
                unit,
                carrier: Ship::Lexington
            }
        ),
        apart
    );
    let there = "Hornet FTR is aboard Hornet already (6.0(11b))";
    assert_eq!(
        refused(
            &table,
            Order::Embark {
                unit,
                carrier: Ship::Hornet
            }
        ),
        there
    );
    table.ships[carrier].at = ShipPlace::Loose(Place::PearlHarbor);
    let alone = "Enterprise is in no task force, and takes no air units aboard (6.0(11b))";
    assert_eq!(refused(&table, Order::Embark { unit, carrier }), alone);
}

#[test]
fn r6_0_11c_task_forces_are_combined_and_leaders_go_with_their_ships() {
    let forces = vec![UsnForce::Tf1, UsnForce::Tf16];
    let mut table = trial::table();
    table.ships[Ship::Dd16_4].at = ShipPlace::Loose(Place::PearlHarbor);
    let table = after(table, &[Order::Combine { forces }]);
    assert_eq!(table.ships_in(UsnForce::Tf1).count(), 4);
    assert_eq!(table.place_of(UsnForce::Tf16), None);
    assert_eq!(
        table.leaders[Leader::Spruance],
        LeaderPlace::With(UsnForce::Tf1)
    );
}

#[test]
fn r6_0_11c_capacities_are_not_combined() {
    let mut table = trial::table();
    // TF-1 holds four, and Spruance's one more.
    for ship in [Ship::Bb4, Ship::Dd1_4] {
        table.ships[ship].at = ShipPlace::Force(UsnForce::Tf16.into());
    }
    let combine = |forces: &[UsnForce]| Order::Combine {
        forces: forces.to_vec(),
    };
    let full = "TF-1 holds 5 ships with its leaders (4.4)";
    assert_eq!(
        refused(&table, combine(&[UsnForce::Tf1, UsnForce::Tf16])),
        full
    );
    let apart = "TF-1 and TF-8 are not in the same place (6.0(11c))";
    assert_eq!(
        refused(&table, combine(&[UsnForce::Tf1, UsnForce::Tf8])),
        apart
    );
    let one = "name two or more task forces, each once (6.0(11c))";
    assert_eq!(refused(&table, combine(&[UsnForce::Tf1])), one);
    assert_eq!(
        refused(&table, combine(&[UsnForce::Tf1, UsnForce::Tf1])),
        one
    );
}

#[test]
fn r6_0_11d_a_task_force_is_formed_of_ships_in_three_ports() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = None;
    table.ships[Ship::Avd12].at = ShipPlace::Loose(Place::Samoa);
    table.ships[Ship::Bb4].at = ShipPlace::Loose(Place::WestCoast);
    let form = |ship| Order::Form {
        force: UsnForce::Tf1,
        ship,
    };
    let not_here =
        "task forces are formed in West Coast, Pearl Harbor and Australia, not at Samoa (6.0(11d))";
    assert_eq!(refused(&table, form(Ship::Avd12)), not_here);
    let in_use = "TF-8 is on the map already (6.0(11d))";
    let tf_8 = Order::Form {
        force: UsnForce::Tf8,
        ship: Ship::Bb4,
    };
    assert_eq!(refused(&table, tf_8), in_use);
    let formed = after(table.clone(), &[form(Ship::Bb4)]);
    assert_eq!(formed.place_of(UsnForce::Tf1), Some(Place::WestCoast));
    assert_eq!(
        formed.ships_in(UsnForce::Tf1).collect::<Vec<_>>(),
        [Ship::Bb4]
    );
    assert!(!formed.is_spotted(UsnForce::Tf1));
    // Of a ship of another force as well, which may leave that force's marker without any.
    let formed = after(table, &[form(Ship::Dd11_4)]);
    assert_eq!(formed.place_of(UsnForce::Tf11), None);
    assert_eq!(formed.place_of(UsnForce::Tf1), Some(Place::WestCoast));
}

#[test]
fn r20_1_a_leader_goes_to_another_force_in_the_same_place() {
    let leader = Leader::Spruance;
    let force = UsnForce::Tf1;
    let table = after(trial::table(), &[Order::AssignLeader { leader, force }]);
    assert_eq!(table.leaders[leader], LeaderPlace::With(force));
    let apart = "Spruance and TF-17 are not in the same place (20.1)";
    let to_17 = Order::AssignLeader {
        leader,
        force: UsnForce::Tf17,
    };
    assert_eq!(refused(&table, to_17), apart);
    let there = "Spruance is with TF-1 already (20.1)";
    assert_eq!(
        refused(&table, Order::AssignLeader { leader, force }),
        there
    );
    let halsey = Order::AssignLeader {
        leader: Leader::Halsey,
        force,
    };
    assert_eq!(
        refused(&table, halsey),
        "Halsey is with no task force (20.1)"
    );
}

#[test]
fn r20_1_two_leaders_at_the_most_are_with_a_task_force() {
    let mut table = trial::table();
    table.leaders[Leader::Fletcher] = LeaderPlace::With(UsnForce::Tf1);
    table.leaders[Leader::Halsey] = LeaderPlace::With(UsnForce::Tf1);
    let (leader, force) = (Leader::Spruance, UsnForce::Tf1);
    let two = "TF-1 would have more than two leaders (20.1)";
    assert_eq!(refused(&table, Order::AssignLeader { leader, force }), two);
    let forces = vec![UsnForce::Tf1, UsnForce::Tf16];
    assert_eq!(refused(&table, Order::Combine { forces }), two);
}

#[test]
fn r9_2_a_force_formed_where_the_enemy_is_is_spotted() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = None;
    table.ships[Ship::Avd12].at = ShipPlace::Loose(Place::PearlHarbor);
    trial::ijn(
        &mut table,
        IjnForce::Guard,
        Place::PearlHarbor,
        &[Ship::Ise],
    );
    let form = Order::Form {
        force: UsnForce::Tf1,
        ship: Ship::Avd12,
    };
    assert!(after(table, &[form]).is_spotted(UsnForce::Tf1));
}

#[test]
fn r6_0_11_every_order_that_is_listed_is_legal_and_done_ends_the_step() {
    let mut game = game(trial::table());
    assert_eq!(game.decision(), Some(&Decision::Organization));
    for order in game.legal() {
        assert_eq!(game.check(&order), Ok(()), "{order:?}");
    }
    assert_eq!(game.check(&Order::StopSpotting), Err(Refusal::NotAsked));
    game.play(Order::Done).unwrap();
    assert_eq!(game.decision(), None);
}

#[test]
fn r4_3_a_tender_that_is_taken_out_of_her_force_still_adds_room() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = Some(Place::PortMoresby);
    let with = table.capacity(Place::PortMoresby);
    let table = after(table, &[Order::Detach { ship: Ship::Avd12 }]);
    assert_eq!(table.capacity(Place::PortMoresby), with);
    assert_eq!(with, crate::engine::map::Capacity::Units(5));
}
