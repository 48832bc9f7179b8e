use super::*;
use crate::engine::event::Event;
use crate::engine::map::{Line, Place};
use crate::engine::scenario::{DECOYS, GameOption, OpsMarker};
use crate::engine::table::{AirPlace, Defense, LeaderPlace, ShipPlace};
use crate::engine::units::{AirUnit, Force, IslandBase, Leader, RepairBox, Strength, UsnForce};
use crate::engine::{Game, GameSetup, Table};

fn set_up_by(seed: u64) -> Table {
    let game = Game::new(GameSetup::default(), seed);
    let first_turn = game
        .events()
        .iter()
        .position(|it| matches!(it.event, Event::Sequence(_)));
    game.table_after(first_turn.unwrap())
}

#[test]
fn r3_0_everything_is_whole_but_saratoga() {
    let table = set_up_by(1);
    assert!(
        table
            .air
            .iter()
            .all(|(_, unit)| unit.strength == Strength::Full)
    );
    let full = Defense::Standing(Strength::Full);
    assert!(
        table
            .bases
            .iter()
            .all(|(_, base)| base.defense == full && !base.captured)
    );
    let is_hurt = |at: ShipPlace| {
        matches!(
            at,
            ShipPlace::Damaged | ShipPlace::Sunk | ShipPlace::Repairing(..)
        )
    };
    let hurt: Vec<Ship> = table.ships.which(|ship| is_hurt(ship.at)).collect();
    assert_eq!(hurt, [Ship::Saratoga]);
    let moderate = ShipPlace::Repairing(Place::WestCoast, RepairBox::Moderate);
    assert_eq!(table.ships[Ship::Saratoga].at, moderate);
    assert_eq!(table.air_aboard(Ship::Saratoga).count(), 3);
}

#[test]
fn r3_1_the_usn_is_where_it_was() {
    let table = set_up_by(1);
    for (force, place, ships) in [
        (UsnForce::Tf1, Place::PearlHarbor, 1),
        (UsnForce::Tf8, Place::Alaska, 2),
        (UsnForce::Tf11, Place::WestCoast, 1),
        (UsnForce::Tf16, Place::PearlHarbor, 4),
        (UsnForce::Tf17, Place::NewCaledonia, 4),
        (UsnForce::Tf44, Place::Australia, 1),
    ] {
        assert_eq!(table.place_of(force), Some(place));
        assert_eq!(table.ships_in(force).count(), ships, "{force}");
        assert!(!table.is_spotted(force));
    }
    assert_eq!(
        table.leaders[Leader::Fletcher],
        LeaderPlace::With(UsnForce::Tf17)
    );
    assert_eq!(
        table.leaders[Leader::Spruance],
        LeaderPlace::With(UsnForce::Tf16)
    );
    assert_eq!(table.leaders[Leader::Halsey], LeaderPlace::NotInPlay);
    let on_land = |place| table.air_on_land_at(place).count();
    let bases = [
        Place::Alaska,
        Place::Australia,
        Place::Midway,
        Place::PortMoresby,
    ];
    assert_eq!(bases.map(on_land), [3, 2, 5, 2]);
    let waiting = |at: ShipPlace| at == ShipPlace::Reinforcements;
    let ships: Vec<Ship> = table.ships.which(|ship| waiting(ship.at)).collect();
    assert_eq!(ships, [Ship::Bb4, Ship::Dd1_4, Ship::Avd17_9]);
    assert_eq!(
        table
            .air
            .which(|unit| unit.at == AirPlace::Reinforcements)
            .count(),
        3
    );
}

#[test]
fn r3_2_the_ijn_has_its_forces_transports_and_bases_in_their_places() {
    let table = set_up_by(1);
    for force in IjnForce::ALL.iter().copied() {
        assert_eq!(
            table.place_of(force),
            Some(force.line().ijn_home_base()),
            "{force}"
        );
        let transports = table
            .ships_in(force)
            .filter(|ship| force.data().transports.contains(ship));
        assert_eq!(transports.count(), force.data().transports.len(), "{force}");
    }
    let on_land = |place| table.air_on_land_at(place).count();
    assert_eq!(
        [Place::Wake, Place::RabaulMo, Place::RabaulSo].map(on_land),
        [1, 4, 3]
    );
    assert_eq!(table.ops.pool.len(), 23);
}

#[test]
fn r3_2_carriers_join_the_carrier_force_of_the_line_they_roll() {
    for seed in 0..20 {
        let table = set_up_by(seed);
        for ship in Ship::of(Side::Ijn).filter(|ship| ship.is_carrier()) {
            let ShipPlace::Force(Force::Ijn(force)) = table.ships[ship].at else {
                panic!("{ship} is nowhere");
            };
            assert!(force.data().takes_carriers, "{ship} is with {force}");
        }
    }
}

#[test]
fn r3_2_e2_warships_and_decoys_fill_exactly_what_the_forces_draw() {
    for seed in 0..20 {
        let table = set_up_by(seed);
        let mut decoys = 0;
        for force in IjnForce::ALL.iter().copied() {
            let warships = table
                .ships_in(force)
                .filter(|ship| ship.class().is_warship());
            let drawn = warships.count() + usize::from(table.ijn_forces[force].decoys);
            assert_eq!(drawn, usize::from(force.data().drawn), "{force}");
            decoys += usize::from(table.ijn_forces[force].decoys);
        }
        assert_eq!(decoys, DECOYS);
    }
}

#[test]
fn r3_2_the_set_up_is_told_without_what_is_behind_the_markers() {
    let game = Game::new(GameSetup::default(), 5);
    let set_up = game
        .events()
        .iter()
        .take_while(|it| !matches!(it.event, Event::Sequence(_)));
    let told: Vec<String> = set_up.map(|record| record.event.to_string()).collect();
    let mut hidden = Ship::of(Side::Ijn)
        .map(|ship| ship.text())
        .chain(["Deception"]);
    assert!(
        hidden.all(|name| told.iter().all(|text| !text.contains(name))),
        "{told:?}"
    );
}

#[test]
fn r4_2_e5_nobody_starts_where_there_is_no_room() {
    let table = set_up_by(1);
    for place in Place::ALL.iter().copied() {
        let units = table.air_on_land_at(place).count();
        assert!(table.capacity(place).holds(units), "{place}");
    }
    for carrier in Ship::ALL.iter().copied().filter(|ship| ship.is_carrier()) {
        let capacity = usize::from(carrier.data().capacity);
        assert!(table.air_aboard(carrier).count() <= capacity, "{carrier}");
    }
}

#[test]
fn r4_3_e9_a_tender_adds_room_for_one_and_a_second_none() {
    use crate::engine::map::Capacity;
    let mut table = set_up_by(1);
    table.usn_forces[UsnForce::Tf1].place = Some(Place::PortMoresby);
    assert_eq!(table.capacity(Place::PortMoresby), Capacity::Units(5));
    table.ships[Ship::Avd17_9].at = ShipPlace::Loose(Place::PortMoresby);
    assert_eq!(table.capacity(Place::PortMoresby), Capacity::Units(5));
    // 4.2, 17.3
    table.bases[IslandBase::PortMoresby].defense = Defense::Standing(Strength::Reduced);
    assert_eq!(table.capacity(Place::PortMoresby), Capacity::Units(3));
    table.bases[IslandBase::PortMoresby].fell_once = true;
    assert_eq!(table.capacity(Place::PortMoresby), Capacity::Units(0));
    // At sea there is no base that she could serve.
    table.usn_forces[UsnForce::Tf1].place = Some(Place::CoralSea);
    assert_eq!(table.capacity(Place::CoralSea), Capacity::Units(0));
}

#[test]
fn r22_0_optional_units_are_in_the_game_only_with_their_option() {
    let table = set_up_by(1);
    for ship in [Ship::Bb1, Ship::Bb3, Ship::Dd1_5] {
        assert_eq!(table.ships[ship].at, ShipPlace::NotInPlay);
    }
    for unit in [AirUnit::Sb2, AirUnit::A6mOf26Ag] {
        assert_eq!(table.air[unit].at, AirPlace::NotInPlay);
    }
    let options = GameOption::ALL.iter().copied().collect();
    let game = Game::new(GameSetup { options }, 1);
    let table = game.table_after(1);
    for ship in [Ship::Bb1, Ship::Bb3, Ship::Dd1_5] {
        assert_eq!(table.ships[ship].at, ShipPlace::Loose(Place::PearlHarbor));
    }
    assert_eq!(
        table.air[AirUnit::Sb2].at,
        AirPlace::Base(Place::PearlHarbor)
    );
    assert_eq!(
        table.air[AirUnit::A6mOf26Ag].at,
        AirPlace::Base(Place::Wake)
    );
}

#[test]
fn r3_2_the_pool_has_four_markers_a_line_and_the_special_ones() {
    let table = set_up_by(1);
    for line in Line::ALL.iter().copied() {
        let of_line = table
            .ops
            .pool
            .iter()
            .filter(|it| **it == OpsMarker::Line(line));
        assert_eq!(of_line.count(), 4, "{line}");
    }
}

#[test]
fn r22_0_halsey_leads_a_force_of_the_players_choice_with_ships_and_fewer_than_two_leaders() {
    use crate::engine::decision::Decision;
    use crate::engine::order::Order;
    use crate::engine::refusal::{Refusal, SetupRefusal};
    use crate::engine::table::LeaderPlace;
    let options = GameOptions::default().with(GameOption::Halsey, true);
    let mut game = Game::new(GameSetup { options }, 5);
    assert_eq!(game.decision(), Some(&Decision::HalseyForce));
    // Each has ships, and none two leaders.
    assert_eq!(game.legal().len(), UsnForce::ALL.len());
    let force = UsnForce::Tf8;
    game.play(Order::PlaceHalsey { force }).unwrap();
    let table = game.table_after(game.last_mark() + 2);
    assert_eq!(table.leaders[Leader::Halsey], LeaderPlace::With(force));

    let mut table = table;
    table.leaders[Leader::Halsey] = LeaderPlace::NotInPlay;
    table.leaders[Leader::Fletcher] = LeaderPlace::With(UsnForce::Tf16);
    table.ships[Ship::Ca17_3].at = ShipPlace::Damaged;
    let check = |force| Decision::HalseyForce.check(&table, &Order::PlaceHalsey { force });
    let two = SetupRefusal::TwoLeaders(UsnForce::Tf16);
    assert_eq!(check(UsnForce::Tf16), Err(Refusal::Setup(two)));
    let no_ships = SetupRefusal::NoShips(UsnForce::Tf44);
    assert_eq!(check(UsnForce::Tf44), Err(Refusal::Setup(no_ships)));
    assert_eq!(check(UsnForce::Tf17), Ok(()));
}
