use super::*;
use crate::engine::map::Capacity;
use crate::engine::procedure::Procedure;
use crate::engine::table::BaseState;
use crate::engine::{Game, trial};

const FTR: AirUnit = AirUnit::EnterpriseFtr;
const SBD: AirUnit = AirUnit::EnterpriseSbd;

fn game(table: Table, dice: &[u8]) -> Game {
    trial::game(
        table,
        dice,
        Procedure::UsnLogistics(UsnLogistics::default()),
    )
}

/// A table after one order.
fn after(table: &Table, dice: &[u8], order: Order) -> Table {
    let mut game = game(table.clone(), dice);
    game.play(order).unwrap();
    assert!(trial::all_dice_fell(&game));
    game.table().clone()
}

fn refused(table: &Table, order: Order) -> String {
    check(table, &order).unwrap_err().to_string()
}

fn repair_air(unit: AirUnit, port: Place) -> Order {
    Order::RepairAir { unit, port }
}

fn repair_ship(ship: Ship, port: Place) -> Order {
    Order::RepairShip { ship, port }
}

/// Two groups in the Damaged box, and Enterprise.
fn with_damaged() -> Table {
    let mut table = trial::table();
    for unit in [FTR, SBD] {
        table.air[unit].at = AirPlace::Damaged;
        table.air[unit].strength = Strength::Reduced;
    }
    table.ships[Ship::Enterprise].at = ShipPlace::Damaged;
    table
}

#[test]
fn r6_0_16a_fighters_go_to_box_3_and_bombers_to_box_4_whole() {
    let table = with_damaged();
    let (coast, pearl) = (Place::WestCoast, Place::PearlHarbor);
    let fighter = after(&table, &[4], repair_air(FTR, coast));
    assert_eq!(
        fighter.air[FTR].at,
        AirPlace::Repairing(coast, RepairBox::Light)
    );
    assert_eq!(fighter.air[FTR].strength, Strength::Full);
    assert_eq!(RepairBox::Light.number(), 3);
    let bomber = after(&table, &[4], repair_air(SBD, pearl));
    assert_eq!(
        bomber.air[SBD].at,
        AirPlace::Repairing(pearl, RepairBox::Moderate)
    );
    assert_eq!(RepairBox::Moderate.number(), 4);
}

#[test]
fn r6_0_16a_one_air_unit_a_turn_may_fail() {
    let table = after(&with_damaged(), &[5], repair_air(FTR, Place::WestCoast));
    assert_eq!(table.air[FTR].at, AirPlace::Damaged);
    let again = "that has been done in this turn already (6.0(16))";
    assert_eq!(refused(&table, repair_air(SBD, Place::WestCoast)), again);
    assert_eq!(refused(&table, repair_air(FTR, Place::WestCoast)), again);
    let table = with_damaged();
    let whole = "Hornet FTR is not in the Damaged box (6.0(16a, d))";
    assert_eq!(
        refused(&table, repair_air(AirUnit::HornetFtr, Place::WestCoast)),
        whole
    );
    let no_port = "repairs are made in Pearl Harbor and on the West Coast, not at Alaska (6.0(16))";
    assert_eq!(refused(&table, repair_air(FTR, Place::Alaska)), no_port);
}

#[test]
fn r6_0_16b_one_reduced_air_unit_is_withdrawn() {
    let mut table = trial::table();
    let unit = AirUnit::HornetSbd;
    let whole = "Hornet SBD is not reduced (6.0(16b))";
    assert_eq!(refused(&table, Order::Withdraw { unit }), whole);
    table.air[unit].strength = Strength::Reduced;
    table.air[AirUnit::Vmf221].strength = Strength::Reduced;
    let after = after(&table, &[], Order::Withdraw { unit });
    assert_eq!(after.air[unit].at, AirPlace::Damaged);
    assert!(
        check(
            &after,
            &Order::Withdraw {
                unit: AirUnit::Vmf221
            }
        )
        .is_err(),
        "one a turn"
    );
    table.air[unit].at = AirPlace::Eliminated;
    let lost = "Hornet SBD is eliminated (17.0)";
    assert_eq!(refused(&table, Order::Withdraw { unit }), lost);
    table.air[unit].at = AirPlace::Damaged;
    let away = "Hornet SBD is not on the map (2.1)";
    assert_eq!(refused(&table, Order::Withdraw { unit }), away);
}

#[test]
fn r6_0_16b_r17_2_a_group_of_a_damaged_carrier_is_off_the_map_with_her() {
    let mut table = trial::table();
    let unit = AirUnit::HornetSbd;
    table.air[unit].strength = Strength::Reduced;
    assert!(check(&table, &Order::Withdraw { unit }).is_ok());
    table.ships[Ship::Hornet].at = ShipPlace::Damaged;
    let away = "Hornet SBD is not on the map (2.1)";
    assert_eq!(refused(&table, Order::Withdraw { unit }), away);
}

#[test]
fn r6_0_16c_one_eliminated_air_unit_comes_to_the_damaged_box() {
    let mut table = trial::table();
    // Of a sunk carrier too.
    table.ships[Ship::Hornet].at = ShipPlace::Sunk;
    let unit = AirUnit::HornetSbd;
    table.air[unit].at = AirPlace::Eliminated;
    let mut game = game(table.clone(), &[3]);
    game.play(Order::Refit { unit }).unwrap();
    assert_eq!(game.table().air[unit].at, AirPlace::Damaged);
    // It may be repaired in the same step.
    game.play(repair_air(unit, Place::PearlHarbor)).unwrap();
    assert!(game.table().on_track(unit).is_some());
    let alive = "Hornet FTR is not eliminated (6.0(16c))";
    assert_eq!(
        refused(
            &table,
            Order::Refit {
                unit: AirUnit::HornetFtr
            }
        ),
        alive
    );
    let enemy = Order::Refit {
        unit: AirUnit::AkagiBbr,
    };
    assert_eq!(refused(&table, enemy), "Akagi BBR is the IJN's (2.4)");
}

#[test]
fn r6_0_16d_e24b_a_ship_may_be_repaired_at_once() {
    let order = repair_ship(Ship::Enterprise, Place::PearlHarbor);
    let table = after(&with_damaged(), &[3, 1], order);
    assert_eq!(
        table.ships[Ship::Enterprise].at,
        ShipPlace::Loose(Place::PearlHarbor)
    );
}

#[test]
fn r6_0_16d_severity_is_one_less_on_the_west_coast() {
    let table = with_damaged();
    let at = |dice: &[u8], port| {
        let table = after(&table, dice, repair_ship(Ship::Enterprise, port));
        table.ships[Ship::Enterprise].at
    };
    let (coast, pearl) = (Place::WestCoast, Place::PearlHarbor);
    assert_eq!(at(&[3, 2], coast), ShipPlace::Loose(coast), "2 - 1");
    assert_eq!(
        at(&[3, 2], pearl),
        ShipPlace::Repairing(pearl, RepairBox::Slight)
    );
    assert_eq!(
        at(&[3, 6], coast),
        ShipPlace::Repairing(coast, RepairBox::Heavy)
    );
    assert_eq!(
        at(&[3, 6], pearl),
        ShipPlace::Repairing(pearl, RepairBox::Severe)
    );
    assert_eq!(at(&[4], pearl), ShipPlace::Damaged, "a carrier on 1 to 3");
}

#[test]
fn r6_0_16d_one_damaged_ship_a_turn() {
    let mut table = with_damaged();
    table.ships[Ship::Ca17_3].at = ShipPlace::Damaged;
    for dice in [&[4][..], &[3, 4], &[3, 1]] {
        let table = after(
            &table,
            dice,
            repair_ship(Ship::Enterprise, Place::PearlHarbor),
        );
        let again = "that has been done in this turn already (6.0(16))";
        assert_eq!(
            refused(&table, repair_ship(Ship::Ca17_3, Place::WestCoast)),
            again
        );
    }
    let whole = "Hornet is not in the Damaged box (6.0(16a, d))";
    assert_eq!(
        refused(&table, repair_ship(Ship::Hornet, Place::WestCoast)),
        whole
    );
}

#[test]
fn r17_3_e34_a_defense_that_comes_back_brings_guns_but_no_room() {
    let mut table = trial::table();
    let base = IslandBase::Midway;
    table.bases[base] = BaseState {
        defense: Defense::Eliminated,
        fell_once: true,
        captured: false,
    };
    // Its aircraft were lost, and TF-1's tender is there.
    table.usn_forces[crate::engine::units::UsnForce::Tf1].place = Some(Place::Midway);
    let table = after(&table, &[2, 1], Order::RepairDefense { base });
    assert_eq!(table.bases[base].step(), Some(Strength::Full));
    assert_eq!(base.data().guns.at(Strength::Full).number(), 2);
    assert_eq!(table.capacity(Place::Midway), Capacity::Units(0));
}

#[test]
fn r6_0_16e_a_defense_goes_to_the_track_of_pearl_harbor() {
    let mut table = trial::table();
    let base = IslandBase::Midway;
    let order = Order::RepairDefense { base };
    let stands = "the coastal defense of Midway is not eliminated (6.0(16e))";
    assert_eq!(refused(&table, order.clone()), stands);
    table.bases[base].defense = Defense::Standing(Strength::Reduced);
    assert_eq!(
        refused(&table, order.clone()),
        stands,
        "a reduced one stays so"
    );
    table.bases[base].defense = Defense::Eliminated;
    let on_track = after(&table, &[2, 6], order.clone());
    assert_eq!(
        on_track.bases[base].defense,
        Defense::Repairing(RepairBox::Severe)
    );
    let not_yet = after(&table, &[3], order.clone());
    assert_eq!(not_yet.bases[base].defense, Defense::Eliminated);
    let again = "that has been done in this turn already (6.0(16))";
    assert_eq!(refused(&not_yet, order.clone()), again);
    table.bases[base].captured = true;
    let lost = "Midway is not held by the USN (6.0(16e), 16.0)";
    assert_eq!(refused(&table, order), lost);
    let wake = Order::RepairDefense {
        base: IslandBase::Wake,
    };
    assert_eq!(
        refused(&table, wake),
        "Wake is not held by the USN (6.0(16e), 16.0)"
    );
}

#[test]
fn r6_0_16_nothing_is_asked_where_nothing_can_be_done() {
    assert_eq!(game(trial::table(), &[]).decision(), None);
    let mut game = game(with_damaged(), &[]);
    assert_eq!(game.decision(), Some(&Decision::Logistics));
    assert!(game.legal().iter().all(|order| game.check(order).is_ok()));
    assert_eq!(game.check(&Order::Aboard), Err(Refusal::NotAsked));
    game.play(Order::Done).unwrap();
    assert_eq!(game.decision(), None);
}
