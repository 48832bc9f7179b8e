//! Strikes and launches (6.0(4b), 6.0(5), 6.0(13a)).

use super::homecoming::come_home;
use super::*;
use crate::engine::combat::{AirLaunch, ReactionStrikes};
use crate::engine::event::FlightEvent;
use crate::engine::map::Line;
use crate::engine::table::Defense;
use crate::engine::units::{IslandBase, Leader};

fn reaction(table: Table, dice: &[u8]) -> Game {
    let procedure = Procedure::ReactionStrikes(ReactionStrikes::new(Line::Mi));
    trial::game(table, dice, procedure)
}

fn launch(table: Table, line: Line) -> Game {
    let procedure = Procedure::AirLaunch(AirLaunch::new(&table, line));
    trial::game(table, &[], procedure)
}

#[test]
fn r6_0_4b_e36_a_reaction_strike_ends_with_the_bombing() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::InvasionMi,
        Place::Midway,
        &[Ship::Atago],
    );
    usn(&mut table, UsnForce::Tf44, Place::Midway, &[Ship::Ca17_3]);
    let mut game = reaction(table, &[6, 6]);
    assert_eq!(asked(&game), Some("reaction_strikes"));
    gives(&mut game, "strike/Midway/VMSB 241");
    gives(&mut game, "done");
    // One target and no leader: nothing more is asked, and nobody withdraws.
    assert!(is_over(&game));
    assert_eq!(
        game.table().place_of(IjnForce::InvasionMi),
        Some(Place::Midway)
    );
    assert_eq!(game.table().place_of(UsnForce::Tf44), Some(Place::Midway));
    assert_eq!(game.table().air[AirUnit::Vmsb241].over, None);
}

#[test]
fn r6_0_4b_what_a_reaction_strike_may_not_do() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    trial::ijn(
        &mut table,
        IjnForce::Guard,
        Place::LisianskiWaters,
        &[Ship::Ise],
    );
    table.ijn_forces[IjnForce::MainBodyA].place = Some(Place::Kyushu);
    table.ijn_forces[IjnForce::MainBodyA].spotted = true;
    let mut game = reaction(table, &[]);
    for (text, why) in [
        (
            "strike/Solomons/VMF 221",
            "Solomons is not on MI, the line that is active (6.0(4b))",
        ),
        (
            "strike/Lisianski waters/VMF 221",
            "nothing is at Lisianski waters that can be attacked: no IJN island base and no spotted task force (9.0)",
        ),
        (
            "strike/Kyushu (Japan, MI)/VMF 221",
            "Kyushu (Japan, MI) is a home base of the IJN, which nobody attacks (8.7)",
        ),
        (
            "strike/Wake/VMF 221",
            "Wake is out of reach of VMF 221, whose range is 1 (8.1)",
        ),
        (
            "strike/West of Midway/8PG P-39",
            "West of Midway is not on the line of 8PG P-39 (8.1)",
        ),
        (
            "strike/West of Midway/7AF P-40",
            "7AF P-40 is not on the map (6.0(4b))",
        ),
        (
            "strike/West of Midway/Akagi FTR",
            "Akagi FTR is the IJN's (2.4)",
        ),
        (
            "strike/West of Midway/VMF 221;VMF 221",
            "VMF 221 flies in one strike only (6.0(4b))",
        ),
        (
            "strike/West of Midway/",
            "no air unit flies the strike (6.0(4b))",
        ),
        ("fight_on", "that is not what is asked now (6.0)"),
    ] {
        assert_eq!(refused(&game, text), why);
    }
    gives(&mut game, "strike/West of Midway/VMF 221");
    assert_eq!(
        refused(&game, "strike/Wake/VMF 221"),
        "VMF 221 flies in one strike only (6.0(4b))"
    );
    assert!(game.legal().iter().all(|order| game.check(order).is_ok()));
}

#[test]
fn r9_1_a_failure_bars_the_aircraft_of_who_looked() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    let looked = SpottingEvent::Looked {
        by: crate::engine::table::Spotter::Base(IslandBase::Midway),
        space: Place::WestOfMidway,
        seen: false,
    };
    table.apply(&looked.into());
    let game = reaction(table, &[]);
    assert_eq!(
        refused(&game, "strike/West of Midway/VMF 221"),
        "VMF 221 may not attack West of Midway, where its force or base has seen nothing (9.1)"
    );
}

#[test]
fn r6_0_4b_without_a_target_in_reach_nothing_is_asked() {
    let mut table = bare_table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    assert!(is_over(&reaction(table, &[])));
}

#[test]
fn r6_0_4b_units_of_several_places_join_on_one_target_and_other_ijn_aircraft_keep_out() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    ijn(&mut table, IjnForce::Covering, Place::Wake, &[Ship::Akagi]);
    usn(&mut table, UsnForce::Tf16, Place::LisianskiWaters, &[]);
    let mut game = reaction(table, &[6, 6, 6]);
    gives(&mut game, "strike/West of Midway/VMSB 241");
    gives(&mut game, "strike/West of Midway/Enterprise SBD");
    gives(&mut game, "done");
    // One battle, without a shot in the air; the leader has one SBD to help.
    assert!(is_over(&game));
    let begun = game
        .events()
        .iter()
        .filter(|record| matches!(record.event, Event::Battle(BattleEvent::Begun { .. })));
    assert_eq!(begun.count(), 1);
}

#[test]
fn r6_0_5_e27_aircraft_fly_where_most_aircraft_are() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Akagi],
    );
    usn(&mut table, UsnForce::Tf16, Place::LisianskiWaters, &[]);
    let game = launch(table.clone(), Line::Mi);
    assert!(is_over(&game));
    for unit in [AirUnit::AkagiFtr, AirUnit::AkagiBbr] {
        assert_eq!(
            game.table().air[unit].over,
            Some(Place::LisianskiWaters),
            "six groups against five units"
        );
    }
    // Unspotted it draws nobody; the base does.
    table.usn_forces[UsnForce::Tf16].spotted = false;
    let game = launch(table, Line::Mi);
    assert_eq!(
        game.table().air[AirUnit::AkagiFtr].over,
        Some(Place::Midway)
    );
}

#[test]
fn r6_0_5_of_equal_spaces_the_closest_and_of_equally_close_the_players_choice() {
    let mut table = bare_table();
    ijn(&mut table, IjnForce::FirstCsf, Place::Wake, &[Ship::Akagi]);
    table.bases[IslandBase::Midway].defense = Defense::Eliminated;
    usn(
        &mut table,
        UsnForce::Tf8,
        Place::BoninWaters,
        &[Ship::Cl8_6],
    );
    usn(
        &mut table,
        UsnForce::Tf44,
        Place::WestOfMidway,
        &[Ship::Ca17_3],
    );
    let game = launch(table.clone(), Line::Mi);
    assert_eq!(
        game.table().air[AirUnit::AkagiFtr].over,
        Some(Place::WestOfMidway)
    );
    usn(&mut table, UsnForce::Tf8, Place::MarcusWaters, &[]);
    let mut game = launch(table, Line::Mi);
    assert_eq!(asked(&game), Some("launch_space"));
    assert_eq!(
        refused(&game, "choose_space/Midway"),
        "Midway is not one of the closest spaces with the most USN air units (6.0(5))"
    );
    gives(&mut game, "choose_space/Marcus waters");
    gives(&mut game, "choose_space/West of Midway");
    assert!(is_over(&game));
    assert_eq!(
        game.table().air[AirUnit::AkagiFtr].over,
        Some(Place::MarcusWaters)
    );
}

#[test]
fn r6_0_5_a_home_base_and_what_is_based_in_it_draw_nobody() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::MainBodyB,
        Place::GulfOfAlaska,
        &[Ship::Ryujo],
    );
    table.usn_forces[UsnForce::Tf8].place = Some(Place::WestCoast);
    table.bases[IslandBase::Aleutians].defense = Defense::Eliminated;
    let game = launch(table.clone(), Line::Al);
    assert!(is_over(&game) && game.events().is_empty());
    // A spotted task force in the box does, but the aircraft on the ground there do not count.
    usn(&mut table, UsnForce::Tf8, Place::Alaska, &[]);
    let game = launch(table, Line::Al);
    assert_eq!(
        game.table().air[AirUnit::RyujoFtr].over,
        Some(Place::Alaska)
    );
}

#[test]
fn r6_0_5_only_what_is_in_range_and_on_the_line_flies() {
    let mut table = trial::table();
    table.air[AirUnit::A5mOfTainanMo].at = AirPlace::Base(Place::RabaulMo);
    table.air[AirUnit::G4mOf4AgMo].at = AirPlace::Base(Place::RabaulMo);
    table.air[AirUnit::G4mOf4AgSo].at = AirPlace::Base(Place::RabaulSo);
    let game = launch(table, Line::Mo);
    assert_eq!(game.table().air[AirUnit::A5mOfTainanMo].over, None);
    assert_eq!(
        game.table().air[AirUnit::G4mOf4AgMo].over,
        Some(Place::PortMoresby)
    );
    assert_eq!(game.table().air[AirUnit::G4mOf4AgSo].over, None);
}

#[test]
fn r6_0_13a_r6_0_14_the_planned_strike_is_fought_in_step_14_and_comes_home_in_step_15() {
    let mut table = trial::table();
    table.leaders[Leader::Spruance] = crate::engine::table::LeaderPlace::Lost;
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    let planned = FlightEvent::StrikePlanned {
        space: Place::WestOfMidway,
        units: vec![AirUnit::Vmsb241, AirUnit::TbdOfTs8],
    };
    table.apply(&planned.into());
    // SBD 2 + 1 with the TBD; 3 hits, sunk. TBD misses. Flak misses.
    let game = mutual_everywhere(table, &[3, 6, 6, 6]);
    assert!(is_over(&game));
    assert_eq!(game.table().planned_strike, None);
    let home = come_home(game.table().clone());
    assert_eq!(
        home.table().place_of_air(AirUnit::Vmsb241),
        Some(Place::Midway)
    );
}

#[test]
fn r21_2_weather_that_has_come_up_since_keeps_the_planned_strike_on_the_ground() {
    let mut table = trial::table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    let space = Place::WestOfMidway;
    let units = vec![AirUnit::Vmsb241];
    table.apply(&FlightEvent::StrikePlanned { space, units }.into());
    table.apply(&crate::engine::event::IncidentEvent::Weather { space }.into());
    let game = mutual_everywhere(table, &[]);
    assert!(is_over(&game));
    assert_eq!(game.table().planned_strike, None);
}

#[test]
fn r2_4_spotted_by_attempt_is_what_a_strike_needs() {
    let mut table = trial::table();
    trial::ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Tone],
    );
    let check = crate::engine::combat::check_strike_target;
    assert!(check(&table, Place::WestOfMidway).is_err());
    let spotted = SpottingEvent::Spotted {
        force: IjnForce::FirstCsf.into(),
        space: Place::WestOfMidway,
        why: SpottedBy::Attempt,
    };
    table.apply(&spotted.into());
    assert!(check(&table, Place::WestOfMidway).is_ok());
    // 9.0: an island base always.
    assert!(check(&table, Place::Wake).is_ok());
}
