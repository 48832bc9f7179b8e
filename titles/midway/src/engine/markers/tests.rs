use super::*;
use crate::engine::decision::Decision;
use crate::engine::event::{Event, MarkerEvent, MovementEvent};
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::refusal::{IjnReturnRefusal, Refusal};
use crate::engine::scenario::{GameOption, OpsMarker, SpecialMarker};
use crate::engine::table::{AirBase, AirPlace, Defense, ShipPlace, Table};
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Ship, Strength, UsnForce};
use crate::engine::{Game, trial};

/// The step in which this special marker is drawn, because it is known, and if need be the only one left.
fn draws(mut table: Table, marker: SpecialMarker, pool: &[OpsMarker], dice: &[u8]) -> Game {
    table.ops.known = Some(OpsMarker::Special(marker));
    table.ops.pool = pool.to_vec();
    let procedure = Procedure::OpsDetermination(OpsDetermination::default());
    trial::game(table, dice, procedure)
}

const AL: OpsMarker = OpsMarker::Line(crate::engine::map::Line::Al);

/// Whether another marker was drawn after it.
fn is_redrawn(game: &Game) -> bool {
    game.table().ops.drawn == Some(AL)
}

fn is_disregarded(game: &Game) -> bool {
    let mut events = game.events().iter();
    events.any(|it| matches!(it.event, Event::Markers(MarkerEvent::Disregarded { .. })))
}

#[test]
fn r7_1_intelligence_each_force_on_a_space_is_spotted_on_1_and_another_marker_is_drawn() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = Some(Place::Midway);
    table.usn_forces[UsnForce::Tf16].place = Some(Place::LisianskiWaters);
    // On a lane it is out of sight; the others are in port.
    table.usn_forces[UsnForce::Tf17].place = Some(Place::FijiWaters);
    let game = draws(table, SpecialMarker::Intelligence, &[AL], &[2, 1]);
    assert!(trial::all_dice_fell(&game));
    assert!(!game.table().is_spotted(UsnForce::Tf1));
    assert!(game.table().is_spotted(UsnForce::Tf16));
    assert!(is_redrawn(&game));
}

#[test]
fn r7_1_intelligence_as_the_last_marker_leaves_no_line_active() {
    let game = draws(trial::table(), SpecialMarker::Intelligence, &[], &[]);
    assert!(game.table().ops.lines.is_empty() && game.table().ops.are_used_up());
    assert!(game.table().ops.has_logistics());
}

#[test]
fn r7_1_victory_e25_forces_off_their_ports_go_back_one_space() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf17].place = Some(Place::SantaCruzWaters);
    table.usn_forces[UsnForce::Tf1].place = Some(Place::Midway);
    table.usn_forces[UsnForce::Tf8].place = Some(Place::EastPacific);
    let game = draws(table, SpecialMarker::VictorySpirit, &[AL], &[]);
    let place = |force: UsnForce| game.table().place_of(force);
    assert_eq!(place(UsnForce::Tf17), Some(Place::NewHebrides));
    assert_eq!(place(UsnForce::Tf1), Some(Place::LisianskiWaters));
    assert_eq!(place(UsnForce::Tf16), Some(Place::PearlHarbor));
    assert_eq!(place(UsnForce::Tf8), Some(Place::EastPacific), "on a lane");
    assert!(game.table().ops.lines.is_empty() && !is_redrawn(&game));
}

#[test]
fn r7_1_cf_the_ijn_phase_ends_at_once() {
    let game = draws(trial::table(), SpecialMarker::CfVsNgs, &[AL], &[]);
    assert!(game.table().ops.lines.is_empty() && !is_redrawn(&game));
    assert!(!game.table().ops.has_logistics());
}

#[test]
fn r7_1_nagano_activates_so_and_then_mo_and_r7_1_yamamoto_al_and_then_mi() {
    use crate::engine::map::Line::{Al, Mi, Mo, So};
    let nagano = draws(trial::table(), SpecialMarker::Nagano, &[AL], &[]);
    assert_eq!(nagano.table().ops.lines, [So, Mo]);
    let yamamoto = draws(trial::table(), SpecialMarker::Yamamoto, &[AL], &[]);
    assert_eq!(yamamoto.table().ops.lines, [Al, Mi]);
}

#[test]
fn r7_1_redeploy_forces_of_a_captured_bases_line_go_to_rolled_home_boxes() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Midway,
        &[Ship::Akagi],
    );
    trial::ijn(&mut table, IjnForce::Guard, Place::Kyushu, &[Ship::Ise]);
    trial::ijn(
        &mut table,
        IjnForce::Covering,
        Place::RabaulMo,
        &[Ship::Aoba],
    );
    table.bases[IslandBase::Midway].captured = true;
    // Farthest east first: the 1st CSF to SO, the Guard Force to MI, its own line.
    let game = draws(table, SpecialMarker::Redeploy, &[AL], &[6, 2]);
    assert!(trial::all_dice_fell(&game) && !is_redrawn(&game));
    let place = |force: IjnForce| game.table().place_of(force);
    assert_eq!(place(IjnForce::FirstCsf), Some(Place::TrukSo));
    assert_eq!(place(IjnForce::Guard), Some(Place::Kyushu));
    assert_eq!(place(IjnForce::Covering), Some(Place::RabaulMo));
}

#[test]
fn r7_1_redeploy_with_no_base_captured_another_marker_is_drawn() {
    let game = draws(trial::table(), SpecialMarker::Redeploy, &[AL], &[]);
    assert!(is_disregarded(&game) && is_redrawn(&game));
    let moved = |event: &Event| matches!(event, Event::Movement(MovementEvent::SentBack { .. }));
    assert!(!game.events().iter().any(|it| moved(&it.event)));
}

fn reinforcement(table: Table, dice: &[u8]) -> Game {
    draws(table, SpecialMarker::Reinforcement, &[AL], dice)
}

#[test]
fn r7_1_reinforcement_with_nothing_of_the_kind_another_marker_is_drawn() {
    for die in 1..=6 {
        let game = reinforcement(trial::table(), &[die]);
        assert!(is_disregarded(&game) && is_redrawn(&game), "{die}");
    }
}

#[test]
fn r7_1_reinforcement_repairs_the_most_valuable_ship_in_japan_on_1_and_2() {
    for die in [1, 2] {
        let mut table = trial::table();
        trial::ijn(
            &mut table,
            IjnForce::MainBodyA,
            Place::Kyushu,
            &[Ship::Yamato],
        );
        trial::ijn(
            &mut table,
            IjnForce::FirstCsf,
            Place::Midway,
            &[Ship::Akagi],
        );
        for ship in [Ship::Kaga, Ship::Zuiho, Ship::Tr1, Ship::Kongo, Ship::Atago] {
            table.ships[ship].at = ShipPlace::Damaged;
        }
        table.air[AirUnit::KagaFtr].at = AirPlace::Eliminated;
        let game = reinforcement(table, &[die]);
        let table = game.table();
        assert_eq!(table.place_of_ship(Ship::Kaga), Some(Place::Kyushu));
        assert_eq!(table.force_of(Ship::Kaga), Some(IjnForce::MainBodyA.into()));
        assert_eq!(
            table.air[AirUnit::KagaFtr].at,
            AirPlace::Carrier(Ship::Kaga)
        );
        assert_eq!(table.ships[Ship::Zuiho].at, ShipPlace::Damaged);
        assert!(!is_redrawn(&game) && game.decision().is_none());
    }
}

#[test]
fn r7_1_reinforcement_transports_come_before_battleships_and_equals_are_the_players() {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::Guard, Place::Kyushu, &[Ship::Ise]);
    for ship in [Ship::Tr1, Ship::Tr4, Ship::Kongo] {
        table.ships[ship].at = ShipPlace::Damaged;
    }
    let mut game = reinforcement(table, &[1]);
    let ships = vec![Ship::Tr1, Ship::Tr4];
    assert_eq!(game.decision(), Some(&Decision::ReinforcingShip { ships }));
    let ship = Ship::Kongo;
    let refused = game.play(Order::ChooseShip { ship }).map(|_| ());
    let less = IjnReturnRefusal::NotMostValuable(ship);
    assert_eq!(refused, Err(Refusal::IjnReturn(less)));
    let ship = Ship::Tr4;
    game.play(Order::ChooseShip { ship }).unwrap();
    assert_eq!(game.table().place_of_ship(ship), Some(Place::Kyushu));
}

#[test]
fn r7_1_reinforcement_with_no_force_in_japan_a_marker_is_formed_there() {
    let mut table = trial::table();
    for force in IjnForce::ALL.iter().copied() {
        trial::ijn(&mut table, force, Place::MarcusWaters, &[]);
    }
    table.ijn_forces[IjnForce::SecondCsf].place = None;
    table.ships[Ship::Atago].at = ShipPlace::Damaged;
    let game = reinforcement(table, &[2]);
    let second = IjnForce::SecondCsf;
    assert_eq!(game.table().force_of(Ship::Atago), Some(second.into()));
    assert_eq!(game.table().place_of(second), Some(Place::Kyushu));
}

#[test]
fn r7_1_reinforcement_3_an_eliminated_group_returns_to_a_carrier_in_play_with_room() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Midway,
        &[Ship::Akagi, Ship::Hiryu],
    );
    table.ships[Ship::Kaga].at = ShipPlace::Damaged;
    table.air[AirUnit::SoryuBbr].at = AirPlace::Eliminated;
    table.air[AirUnit::SoryuBbr].strength = Strength::Reduced;
    // Akagi holds three and has two; Hiryu is full, Kaga is not in play.
    let game = reinforcement(table, &[3]);
    let state = &game.table().air[AirUnit::SoryuBbr];
    assert_eq!(
        (state.at, state.strength),
        (AirPlace::Carrier(Ship::Akagi), Strength::Full)
    );
}

#[test]
fn r7_1_reinforcement_3_with_no_deck_that_has_room_another_marker_is_drawn() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Midway,
        &[Ship::Hiryu],
    );
    table.air[AirUnit::SoryuBbr].at = AirPlace::Eliminated;
    assert!(is_redrawn(&reinforcement(table, &[3])));
}

#[test]
fn r7_1_reinforcement_4_an_eliminated_land_unit_returns_where_the_player_says() {
    let mut table = trial::table();
    let unit = AirUnit::G4mOf4AgMo;
    table.air[unit].at = AirPlace::Eliminated;
    table.air[AirUnit::AkagiFtr].at = AirPlace::Eliminated;
    table.bases[IslandBase::RabaulMo].fell_once = true;
    let mut game = reinforcement(table, &[4]);
    let wake = AirBase::Land(Place::Wake);
    let rabaul = AirBase::Land(Place::RabaulSo);
    let choices = vec![(unit, wake), (unit, rabaul)];
    assert_eq!(
        game.decision(),
        Some(&Decision::ReinforcingAirUnit { choices })
    );
    let to = AirBase::Land(Place::RabaulMo);
    let refused = game.play(Order::ReturnAirUnit { unit, to }).map(|_| ());
    let no_room = IjnReturnRefusal::NoRoom { unit, to };
    assert_eq!(refused, Err(Refusal::IjnReturn(no_room)));
    game.play(Order::ReturnAirUnit { unit, to: rabaul })
        .unwrap();
    assert_eq!(game.table().air[unit].at, AirPlace::Base(Place::RabaulSo));
}

#[test]
fn r7_1_reinforcement_5_a_reduced_and_6_an_eliminated_coastal_defense_is_whole() {
    let mut table = trial::table();
    table.bases[IslandBase::Wake].defense = Defense::Standing(Strength::Reduced);
    let rabaul = &mut table.bases[IslandBase::RabaulSo];
    (rabaul.defense, rabaul.fell_once) = (Defense::Eliminated, true);
    for (die, base) in [(5, IslandBase::Wake), (6, IslandBase::RabaulSo)] {
        let game = reinforcement(table.clone(), &[die]);
        let whole = Defense::Standing(Strength::Full);
        assert_eq!(game.table().bases[base].defense, whole, "{die}");
    }
    // 17.3: its guns are back, its room is not.
    let game = reinforcement(table, &[6]);
    assert!(!game.table().has_room_on_land(Place::RabaulSo));
}

#[test]
fn r7_1_reinforcement_of_several_defenses_the_player_says_which() {
    let mut table = trial::table();
    for base in [IslandBase::Wake, IslandBase::RabaulSo] {
        table.bases[base].defense = Defense::Standing(Strength::Reduced);
    }
    let mut game = reinforcement(table, &[5]);
    let base = IslandBase::RabaulMo;
    let refused = game.play(Order::ChooseBase { base }).map(|_| ());
    let not_that = IjnReturnRefusal::NotThatDefense(base);
    assert_eq!(refused, Err(Refusal::IjnReturn(not_that)));
    let base = IslandBase::RabaulSo;
    game.play(Order::ChooseBase { base }).unwrap();
    let reduced = Defense::Standing(Strength::Reduced);
    assert_eq!(game.table().bases[IslandBase::Wake].defense, reduced);
    assert_ne!(game.table().bases[base].defense, reduced);
}

#[test]
fn r21_0_the_moves_of_victory_spirit_are_checked_for_incidents_too() {
    let mut table = trial::table();
    table.options = table.options.with(GameOption::Incidents, true);
    table.usn_forces[UsnForce::Tf16].place = Some(Place::Midway);
    table.usn_forces[UsnForce::Tf17].place = Some(Place::SantaCruzWaters);
    // This one comes to a home base box, where none is made.
    table.usn_forces[UsnForce::Tf1].place = Some(Place::FrenchFrigateShoals);
    // TF-16: an incident, a submarine, which finds her cruisers; TF-17: none.
    let dice = [6, 3, 3, 1];
    let mut game = draws(table, SpecialMarker::VictorySpirit, &[AL], &dice);
    let ships = vec![Ship::Ca16_2, Ship::Dd16_4];
    assert_eq!(game.decision(), Some(&Decision::SubmarineTarget { ships }));
    let ship = Ship::Ca16_2;
    game.play(Order::ChooseShip { ship }).unwrap();
    assert_eq!(game.table().ships[ship].at, ShipPlace::Damaged);
    assert!(trial::all_dice_fell(&game) && game.decision().is_none());
}

#[test]
fn r7_1_victory_a_base_gives_up_what_only_a_tender_made_room_for() {
    let mut table = trial::table();
    table.usn_forces[UsnForce::Tf1].place = Some(Place::PortMoresby);
    for unit in [
        AirUnit::B17Of19Bg,
        AirUnit::PbyOf11And20,
        AirUnit::P40Of11Af,
    ] {
        table.air[unit].at = AirPlace::Base(Place::PortMoresby);
    }
    let mut game = draws(table, SpecialMarker::VictorySpirit, &[AL], &[]);
    assert!(matches!(
        game.decision(),
        Some(Decision::GiveUp {
            at: Place::PortMoresby,
            count: 1,
            ..
        })
    ));
    let units = vec![AirUnit::P40Of11Af];
    game.play(Order::GiveUp { units }).unwrap();
    assert_eq!(
        game.table().air[AirUnit::P40Of11Af].at,
        AirPlace::Eliminated
    );
    assert!(game.decision().is_none());
}
