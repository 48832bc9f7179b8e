//! The scenario, checked against the counter sheet, the calendar and the rules.

use super::*;
use crate::engine::map::{Line, Place};
use crate::engine::units::{AirHome, AirUnit, IjnForce, Ship, ShipClass, Side};

/// E3: with the 150 that `units/tests.rs` counts.
#[test]
fn r2_0_e3_markers_fill_the_counter_sheet() {
    assert_eq!(full_pool().len(), 23);
    assert_eq!(150 + full_pool().len() + WEATHER_MARKERS, 176);
}

#[test]
fn r2_5_a_turn_is_a_day_to_a_week() {
    let turns = u16::try_from(full_pool().len()).unwrap();
    assert!((1..=7).contains(&DAYS_A_TURN));
    assert_eq!(
        (DAYS + turns / 2) / turns,
        DAYS_A_TURN,
        "to the nearest day"
    );
}

#[test]
fn r6_0_seventeen_steps_ten_of_the_ijn_and_seven_of_the_usn() {
    let of = |phase| {
        TurnStep::ALL
            .iter()
            .filter(|step| step.phase() == phase)
            .count()
    };
    assert_eq!((of(Phase::Ijn), of(Phase::Usn)), (10, 7));
    assert!(TurnStep::ALL.is_sorted_by_key(|step| step.phase()));
    assert_eq!(TurnStep::EndOfTurn.number(), 17);
    assert_eq!(TurnStep::UsnReaction.number(), 4);
    assert!(
        !TurnStep::IjnLogistics.data().per_line,
        "step 10 is done once"
    );
}

#[test]
fn r6_0_1_every_line_has_as_many_markers_and_each_special_marker_is_one() {
    let pool = full_pool();
    let count = |marker| pool.iter().filter(|other| **other == marker).count();
    for line in Line::ALL {
        assert_eq!(count(OpsMarker::Line(*line)), 4, "{line}");
    }
    for marker in SpecialMarker::ALL {
        assert_eq!(count(OpsMarker::Special(*marker)), 1, "{marker}");
    }
    assert_eq!(SpecialMarker::ALL.len(), 7);
}

#[test]
fn r7_1_nagano_wakes_the_south_and_yamamoto_the_other_two_lines() {
    let lines = |marker| OpsMarker::Special(marker).lines().collect::<Vec<_>>();
    assert_eq!(lines(SpecialMarker::Nagano), [Line::So, Line::Mo]);
    assert_eq!(lines(SpecialMarker::Yamamoto), [Line::Al, Line::Mi]);
    assert_eq!(
        OpsMarker::Line(Line::Mo).lines().collect::<Vec<_>>(),
        [Line::Mo]
    );
    for marker in SpecialMarker::ALL {
        let wakes = !marker.data().lines.is_empty();
        let expected = matches!(marker, SpecialMarker::Nagano | SpecialMarker::Yamamoto);
        assert_eq!(wakes, expected, "{marker}");
    }
}

#[test]
fn r7_1_cf_ends_the_phase_and_intelligence_always_draws_again() {
    let cf = SpecialMarker::CfVsNgs.data();
    assert_eq!((cf.redraw, cf.logistics), (Redraw::Never, false));
    assert_eq!(SpecialMarker::Intelligence.data().redraw, Redraw::Always);
    for marker in [SpecialMarker::Redeploy, SpecialMarker::Reinforcement] {
        assert_eq!(marker.data().redraw, Redraw::IfNothingToDo, "{marker}");
    }
    for marker in SpecialMarker::ALL {
        let ends_the_phase = *marker == SpecialMarker::CfVsNgs;
        assert_eq!(marker.data().logistics, !ends_the_phase, "{marker}");
    }
}

#[test]
fn r5_0_the_second_island_base_loses_the_game() {
    assert_eq!(Level::of(BASES_TO_LOSE, 9), Level::PerimeterLost);
    for ahead in [-5, 0, 2, 9] {
        for lost in 0..BASES_TO_LOSE {
            assert!(Level::of(lost, ahead).is_won());
        }
    }
    assert!(!Level::PerimeterLost.is_won() && !Level::Disaster.is_won());
}

#[test]
fn r5_0_levels_go_by_bases_lost_and_carriers_sunk() {
    assert_eq!(Level::of(0, 2), Level::TurningPoint);
    assert_eq!(Level::of(0, 1), Level::ClearVictory);
    assert_eq!(Level::of(1, 2), Level::ClearVictory);
    assert_eq!(Level::of(1, 1), Level::Held);
    assert_eq!(Level::of(1, -4), Level::Held);
}

#[test]
fn r3_1_saratoga_begins_on_the_west_coast_in_the_moderate_box() {
    let (port, place) = SARATOGA_BEGINS_IN;
    assert!(port.is_home_base_of(Side::Usn));
    assert_eq!(place.text(), "Moderate");
}

/// E24, on the track alone.
#[test]
fn r6_0_17_e24_saratoga_is_in_port_after_three_turns() {
    let mut track = Some(SARATOGA_BEGINS_IN.1);
    let mut boxes = Vec::new();
    while let Some(place) = track {
        boxes.push(place.number());
        track = place.next_down();
    }
    assert_eq!(boxes, [4, 3, 2], "then 1, which is repaired");
}

#[test]
fn r3_1_reinforcements_are_three_ships_and_three_air_units() {
    let air = AirUnit::ALL
        .iter()
        .filter(|unit| unit.data().home == AirHome::Reinforcements);
    assert_eq!(air.count(), SHIP_REINFORCEMENTS.len());
    assert!(
        SHIP_REINFORCEMENTS
            .iter()
            .all(|ship| ship.side() == Side::Usn)
    );
}

#[test]
fn r3_2_the_draw_is_of_seventeen_warships_and_three_decoys() {
    let pool = warships_and_decoys();
    let decoys = pool
        .iter()
        .filter(|counter| **counter == DrawnCounter::Deception);
    assert_eq!((pool.len(), decoys.count()), (20, DECOYS));
    let carriers = Ship::of(Side::Ijn).filter(|ship| ship.is_carrier()).count();
    let transports = IjnForce::ALL
        .iter()
        .map(|force| force.data().transports.len());
    let ships = carriers + transports.sum::<usize>() + pool.len() - DECOYS;
    assert_eq!(
        ships,
        Ship::of(Side::Ijn).count(),
        "every ship is set up somehow"
    );
}

#[test]
fn r22_0_six_optional_units_and_any_mix_of_them() {
    let adds_unit = |option: &&GameOption| option.data().adds != Added::Rule;
    let units: Vec<_> = GameOption::ALL.iter().filter(adds_unit).collect();
    assert_eq!(units.len(), 6);
    assert!(
        units
            .iter()
            .all(|option| option.data().rule == "22.0" && !option.data().default)
    );

    let all: GameOptions = GameOption::ALL.iter().copied().collect();
    assert_eq!(all.iter().count(), GameOption::ALL.len());
    assert!(all.ships().all(|(_, place)| place == Place::PearlHarbor));
    assert_eq!(all.ships().count(), 3);
    assert_eq!(
        all.air_units().collect::<Vec<_>>(),
        [AirUnit::Sb2, AirUnit::A6mOf26Ag]
    );
    assert_eq!(AirUnit::Sb2.data().home, AirHome::Base(Place::PearlHarbor));
    assert_eq!(AirUnit::A6mOf26Ag.data().home, AirHome::Base(Place::Wake));
    let none = GameOption::ALL
        .iter()
        .fold(all, |left, option| left.with(*option, false));
    assert_eq!(none, GameOptions::NONE);
}

#[test]
fn r4_4_capacity_and_r20_3_bombers_together_are_on_by_default() {
    let on: Vec<_> = GameOptions::default().iter().collect();
    assert_eq!(on, [GameOption::Composition, GameOption::SbdTbd]);
    let text = serde_json::to_string(&GameOptions::default()).unwrap();
    assert_eq!(text, r#"["composition","sbd-tbd"]"#);
    let read: GameOptions = serde_json::from_str(&text).unwrap();
    assert_eq!(read, GameOptions::default());
}

#[test]
fn r6_0_9_morale_counts_carriers_battleships_and_transports() {
    let counted: Vec<_> = ShipClass::ALL
        .into_iter()
        .filter(|class| class.counts_for_morale())
        .map(ShipClass::text)
        .collect();
    assert_eq!(counted, ["CVA", "CVL", "BB", "TR"]);
}

#[test]
fn markers_are_read_as_they_are_written() {
    for marker in full_pool() {
        assert_eq!(marker.to_string().parse(), Ok(marker));
    }
    assert!("LO".parse::<OpsMarker>().is_err());
}
