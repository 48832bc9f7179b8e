//! Combat within the turn (6.0, 10.0).

use super::*;
use crate::engine::event::SequenceEvent;
use crate::engine::map::Line;
use crate::engine::operation::Operation;
use crate::engine::scenario::TurnStep;
use crate::engine::table::Defense;
use crate::engine::units::{IslandBase, Leader};

#[test]
fn r6_0_the_steps_of_an_operation_come_in_their_order() {
    let game = trial::game(
        trial::table(),
        &[],
        Procedure::Operation(Operation::new(Line::Al)),
    );
    let steps = game
        .events()
        .iter()
        .filter_map(|record| match record.event {
            Event::Sequence(SequenceEvent::Step { step }) => Some(step.number()),
            _ => None,
        });
    let steps: Vec<u8> = steps.filter(|step| *step <= 8).collect();
    assert_eq!(steps, [2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn r10_0_the_kinds_of_combat_come_in_their_order() {
    let mut table = bare_table();
    usn(
        &mut table,
        UsnForce::Tf16,
        Place::Wake,
        &[Ship::Enterprise, Ship::Ca16_2],
    );
    table.leaders[Leader::Spruance] = crate::engine::table::LeaderPlace::Lost;
    for unit in Ship::Enterprise.own_groups() {
        table.air[unit].at = AirPlace::Carrier(Ship::Enterprise);
    }
    ijn(
        &mut table,
        IjnForce::Guard,
        Place::Wake,
        &[Ship::Akagi, Ship::Tr1],
    );
    let dice = [
        3, 4, 6, 6, // Akagi's fighters at the F4F; both miss
        3, 4, 6, 6, 6, // Akagi's bombers at Enterprise, miss; SBD and TBD miss
        6, 6, 6, 6, 6, // flak of Akagi, TR-1, Enterprise and CA-16.2, and Wake
        6, // CA-16.2 at TR-1, misses: the USN withdraws, and bombards nothing
    ];
    let mut game = battle(table, Place::Wake, &dice);
    gives(&mut game, "break_off");
    let _ = &mut game;
    let kinds: Vec<&BattleEvent> = game
        .events()
        .iter()
        .filter_map(|record| match &record.event {
            Event::Battle(
                event @ (BattleEvent::AirRound { .. }
                | BattleEvent::Bombing
                | BattleEvent::NavalCombat
                | BattleEvent::Withdrawal { .. }),
            ) => Some(event),
            _ => None,
        })
        .collect();
    assert!(matches!(
        kinds[..],
        [
            BattleEvent::AirRound { round: 1 },
            BattleEvent::Bombing,
            BattleEvent::NavalCombat,
            BattleEvent::Withdrawal { .. }
        ]
    ));
    assert_eq!(
        game.table().bases[IslandBase::Wake].defense,
        Defense::Standing(Strength::Full)
    );
}

#[test]
fn r6_0_14_what_one_battle_leaves_nothing_to_fight_in_is_left_out() {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf44, Place::Midway, &[Ship::Ca17_3]);
    ijn(
        &mut table,
        IjnForce::InvasionMi,
        Place::Midway,
        &[Ship::Atago],
    );
    let game = mutual_everywhere(table.clone(), &[2, 5, 3, 6, 6]);
    assert!(is_over(&game));
    assert!(game.table().combat.to_fight.is_empty());
    // Two forces that nobody has spotted share no battle with a base.
    table.ijn_forces[IjnForce::InvasionMi].spotted = false;
    table.ships[Ship::Ca17_3].at = ShipPlace::NotInPlay;
    table.usn_forces[UsnForce::Tf44].place = None;
    assert!(is_over(&mutual_everywhere(table, &[])));
}

#[test]
fn r6_0_6_combat_is_fought_where_ijn_aircraft_came_and_its_order_is_the_players() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Akagi],
    );
    usn(
        &mut table,
        UsnForce::Tf44,
        Place::WestOfMidway,
        &[Ship::Ca17_3],
    );
    table.air[AirUnit::AkagiFtr].over = Some(Place::Midway);
    table.air[AirUnit::AkagiBbr].at = AirPlace::NotInPlay;
    let game = trial::game(
        table,
        &[],
        Procedure::MutualCombat(MutualCombat::on(Line::Mi)),
    );
    assert_eq!(asked(&game), Some("battle_space"));
    assert_eq!(
        game.legal(),
        [
            order("choose_space/West of Midway"),
            order("choose_space/Midway")
        ]
    );
}

#[test]
fn r6_0_14_aircraft_in_a_home_base_box_fight_a_spotted_force_there() {
    let mut table = trial::table();
    for force in UsnForce::ALL.iter().copied() {
        table.usn_forces[force].place = None;
    }
    for ship in Ship::of(Side::Usn) {
        table.ships[ship].at = ShipPlace::NotInPlay;
    }
    ijn(
        &mut table,
        IjnForce::MainBodyB,
        Place::Alaska,
        &[Ship::Kiso],
    );
    // B-17 and B-18 bomb; Kiso's flak.
    let game = mutual_everywhere(table, &[6, 6, 6]);
    assert!(is_over(&game));
    assert_eq!(
        TurnStep::UsnCombat.number(),
        14,
        "the step in which they do"
    );
}

#[test]
fn r10_0_a_battle_is_a_span_of_its_own_and_tells_what_happened() {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf44, Place::Midway, &[Ship::Ca17_3]);
    ijn(
        &mut table,
        IjnForce::InvasionMi,
        Place::Midway,
        &[Ship::Atago],
    );
    let game = battle(table, Place::Midway, &[2, 5, 3, 3, 6]);
    let told: Vec<String> = game
        .events()
        .iter()
        .map(|record| record.event.to_string())
        .collect();
    assert_eq!(
        told,
        [
            "The battle at Midway begins.",
            "Naval combat.",
            "Atago looks for a target, with a 7: CA.",
            "Atago attacks CA-17.3.",
            "CA-17.3 attacks Atago.",
            "Atago fires at CA-17.3, needs 3, rolls 3: a hit.",
            "CA-17.3 is hit by a 3: damaged.",
            "CA-17.3 fires at Atago, needs 3, rolls 6: no hit.",
            "CA-17.3 is damaged and leaves the map.",
            "TF-44 has no ships left.",
            "The battle at Midway is over.",
        ]
    );
}
