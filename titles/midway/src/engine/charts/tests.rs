//! The charts, checked against themselves, the counters that read them, and the shares that the rules or history give.

use std::collections::BTreeMap;
use std::fmt::Display;

use kernel::Chart;

use super::*;
use crate::engine::map::Line;
use crate::engine::units::{
    AirType, AirUnit, ForceKind, HitNumber, RepairBox, Ship, ShipClass, Side,
};

/// How many throws of the dice give each result in a column.
fn shares<R: Copy + Display>(chart: &Chart<R>, column: usize, modifier: i8) -> Vec<(String, u32)> {
    let mut shares = BTreeMap::new();
    for result in chart.faces(column, modifier) {
        *shares.entry(result.to_string()).or_default() += 1;
    }
    shares.into_iter().collect()
}

fn share<R: Copy + Display>(chart: &Chart<R>, column: usize, modifier: i8, of: &str) -> u32 {
    let all = shares(chart, column, modifier).into_iter();
    all.filter(|(result, _)| result == of).map(|(_, n)| n).sum()
}

#[test]
fn every_chart_has_a_row_for_every_throw_in_every_column() {
    for chart in ALL {
        let (lowest, highest) = {
            let totals = || chart.dice().totals();
            (totals().min().unwrap(), totals().max().unwrap())
        };
        assert!(chart.lo() <= lowest, "{}", chart.id());
        for column in 0..chart.labels().len() {
            for total in lowest..=highest {
                let row = usize::try_from(total - chart.lo()).unwrap();
                assert_eq!(chart.row_of(column, total), row, "{}: {total}", chart.id());
                assert!(chart.outcome(column, row).is_some(), "{}", chart.id());
            }
            assert_eq!(
                (0..chart.rows())
                    .filter_map(|row| chart.outcome(column, row))
                    .count(),
                chart.rows(),
                "{}: columns are equally long",
                chart.id()
            );
        }
    }
}

#[test]
fn no_chart_has_a_row_that_no_throw_with_its_modifiers_reaches() {
    for chart in ALL {
        let amounts = |sign: i8| -> i8 {
            let values = chart
                .modifiers()
                .iter()
                .filter_map(|modifier| modifier.value);
            values.filter(|value| value.signum() == sign).sum()
        };
        let lowest = chart.dice().totals().min().unwrap() + amounts(-1);
        assert!(lowest <= chart.lo(), "{}", chart.id());
        let varies = chart
            .modifiers()
            .iter()
            .any(|modifier| modifier.value.is_none());
        let highest = chart.dice().totals().max().unwrap() + amounts(1);
        let last = chart.lo() + i8::try_from(chart.rows()).unwrap() - 1;
        assert!(varies || last <= highest, "{}", chart.id());
    }
}

#[test]
fn charts_are_found_by_their_names() {
    for chart in ALL {
        assert_eq!(
            find(chart.id()).map(|found| found.title()),
            Some(chart.title())
        );
    }
    let mut ids = ALL.map(|chart| chart.id()).to_vec();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), ALL.len());
    assert!(find("wind").is_none());
}

#[test]
fn the_json_of_the_charts_has_all_of_them() {
    let charts: serde_json::Value = serde_json::from_str(&charts_json()).unwrap();
    assert_eq!(charts.as_array().map(Vec::len), Some(ALL.len()));
    assert_eq!(charts[9]["columns"]["box"][4], "4 Moderate");
}

#[test]
fn r2_3_a_die_against_a_number_is_the_number_s_column() {
    for number in 1..=8 {
        let number = HitNumber::new(number);
        let column = HIT_NUMBER.column(number);
        for die in 1..=6 {
            let hit = HIT_NUMBER.result(column, die) == Shot::Hit;
            assert_eq!(hit, number.hits(die as u8), "{number}: {die}");
        }
    }
}

#[test]
fn r3_2_half_of_the_carriers_come_to_mi() {
    let faces = |line: Line| share(&RANDOM_DEPLOYMENT, 0, 0, line.text());
    assert_eq!(Line::ALL.iter().map(|line| faces(*line)).sum::<u32>(), 6);
    assert_eq!(faces(Line::Mi), 3);
    for line in [Line::Al, Line::So, Line::Mo] {
        assert_eq!(faces(line), 1, "{line}");
    }
}

#[test]
fn r8_4_each_kind_of_force_has_its_column_and_invasion_forces_are_the_slowest() {
    let spaces = |kind: ForceKind| -> u32 {
        let column = IJN_MOVEMENT.column(kind);
        assert_eq!(IJN_MOVEMENT.columns[column].label, kind.text());
        IJN_MOVEMENT.faces(column, 0).map(u32::from).sum()
    };
    // Of six throws: 1.5, 1.3, 1.3 and 1.0 spaces on average.
    assert_eq!(ForceKind::ALL.map(spaces), [9, 8, 8, 6]);
}

#[test]
fn r9_1_one_to_three_spots_and_each_modifier_counts() {
    let chance = |modifiers: &[kernel::Modifier]| {
        let sum = modifiers.iter().filter_map(|modifier| modifier.value).sum();
        share(&SPOTTING, 0, sum, "spotted")
    };
    assert_eq!(chance(&[]), 3);
    assert_eq!(chance(&[USN_OUTSIDE]), 4);
    assert_eq!(chance(&[IJN_INSIDE]), 4);
    assert_eq!(chance(&[USN_OUTSIDE, OWN_SPACE]), 5);
    assert_eq!(chance(&[WITH_DESTROYERS]), 1);
    assert_eq!(chance(&[USN_OUTSIDE, WITH_DESTROYERS]), 2);
}

#[test]
fn r11_0_fighters_meet_fighters_first() {
    let fighters =
        |attacker: AirAttacker| share(&TARGET_AIR, TARGET_AIR.column(attacker), 0, "FTR");
    assert_eq!(fighters(AirAttacker::NavalFighter), 24);
    assert_eq!(fighters(AirAttacker::LandFighter), 20);
    for attacker in [AirAttacker::NavalFighter, AirAttacker::LandFighter] {
        let met = shares(&TARGET_AIR, TARGET_AIR.column(attacker), 0);
        assert_eq!(met.len(), AirType::ALL.len(), "every type can be attacked");
    }
}

#[test]
fn r11_0_naval_bombers_look_for_carriers_and_land_bombers_for_the_base() {
    let most = |attacker: SurfaceAttacker| {
        let column = TARGET_SURFACE.column(attacker);
        let all = shares(&TARGET_SURFACE, column, 0).into_iter();
        all.max_by_key(|(_, share)| *share).unwrap().0
    };
    assert_eq!(most(SurfaceAttacker::NavalBomber), "CV");
    assert_eq!(most(SurfaceAttacker::LandBomber), "CD");
    for attacker in [SurfaceAttacker::NavalBomber, SurfaceAttacker::LandBomber] {
        let targets = shares(&TARGET_SURFACE, TARGET_SURFACE.column(attacker), 0);
        assert_eq!(targets.len(), SurfaceTarget::ALL.len());
    }
}

#[test]
fn r14_0_ships_attack_ships_of_every_class_of_ours_and_no_coastal_defense() {
    let column = TARGET_SURFACE.column(SurfaceAttacker::Ship);
    let targets = shares(&TARGET_SURFACE, column, 0);
    assert_eq!(targets.len(), SurfaceTarget::ALL.len() - 1);
    assert!(targets.iter().all(|(target, _)| target != "CD"));
    for ship in Ship::of(Side::Usn) {
        let class = Some(ship.class());
        assert!(
            SurfaceTarget::ALL
                .iter()
                .any(|target| target.class() == class)
        );
    }
}

#[test]
fn r11_0_attackers_read_the_column_of_their_branch() {
    for unit in AirUnit::of(Side::Ijn) {
        let label = match unit.kind() {
            AirType::Ftr => {
                TARGET_AIR.columns[TARGET_AIR.column(AirAttacker::from(unit.branch()))].label
            }
            _ => {
                let column = TARGET_SURFACE.column(SurfaceAttacker::from(unit.branch()));
                TARGET_SURFACE.columns[column].label
            }
        };
        assert_eq!(
            label,
            format!("{} {}", unit.kind(), unit.branch()),
            "{unit}"
        );
    }
}

#[test]
fn r17_2_every_ship_is_hit_on_the_table_of_the_side_that_shoots() {
    for ship in Ship::ALL {
        let (chart, column) = hit_table(*ship);
        let shooter = ship.side().enemy();
        assert!(
            chart.title.contains(&format!("{shooter} attacking")),
            "{ship}"
        );
        assert_eq!(chart.columns[column].label, ship.class().text(), "{ship}");
    }
}

#[test]
fn r17_2_the_worse_die_never_does_less() {
    for chart in [&HIT_ON_IJN, &HIT_ON_USN] {
        for column in chart.columns {
            assert!(column.results.is_sorted(), "{}", column.label);
        }
    }
}

#[test]
fn r17_2_a_carrier_of_japan_is_hurt_as_often_as_ours_and_sunk_more_often() {
    let (ijn, akagi) = hit_table(Ship::Akagi);
    let (usn, hornet) = hit_table(Ship::Hornet);
    assert_eq!(share(ijn, akagi, 0, "-"), share(usn, hornet, 0, "-"));
    assert_eq!(
        (share(ijn, akagi, 0, "sunk"), share(usn, hornet, 0, "sunk")),
        (3, 2)
    );
}

#[test]
fn r6_0_16_everything_of_ours_that_can_be_repaired_has_its_column() {
    let label = |unit: Repairable| USN_REPAIR.columns[USN_REPAIR.column(unit)].label;
    for ship in Ship::of(Side::Usn) {
        assert_eq!(label((ship).into()), ship.class().text(), "{ship}");
    }
    for unit in AirUnit::of(Side::Usn) {
        let expected = if unit.kind().is_fighter() {
            "FTR"
        } else {
            "BBR"
        };
        assert_eq!(label(unit.into()), expected, "{unit}");
    }
    assert_eq!(label(Repairable::CoastalDefense), "CD");
    let faces = |unit: Repairable| share(&USN_REPAIR, USN_REPAIR.column(unit), 0, "repaired");
    assert_eq!(faces(Ship::Yorktown.into()), 3);
    assert_eq!(faces(AirUnit::PbyOfPw2.into()), 4);
}

#[test]
fn r19_0_everything_of_japan_that_can_be_repaired_has_its_column() {
    let label = |unit: Repairable| IJN_REPAIR.columns[IJN_REPAIR.column(unit)].label;
    for ship in Ship::of(Side::Ijn) {
        assert_eq!(label(ship.into()), ship.class().text(), "{ship}");
    }
    for unit in AirUnit::of(Side::Ijn) {
        assert_eq!(label(unit.into()), unit.kind().text(), "{unit}");
    }
}

#[test]
fn r6_0_16d_severity_is_the_die_and_one_less_on_the_west_coast() {
    let total = |total: i8| SEVERITY.result(0, total);
    assert_eq!(total(1), Severity::AtOnce);
    assert_eq!(total(0), Severity::AtOnce);
    for place in RepairBox::ALL {
        let number = i8::try_from(place.number()).unwrap();
        assert_eq!(total(number), Severity::Track(*place));
    }
    let west_coast = ON_THE_WEST_COAST.value.unwrap();
    assert_eq!(share(&SEVERITY, 0, 0, "repaired"), 1);
    assert_eq!(share(&SEVERITY, 0, west_coast, "repaired"), 2);
}

#[test]
fn r6_0_12b_a_six_tells_the_next_marker() {
    assert_eq!(share(&SIGNALS, 0, 0, "next marker known"), 1);
    assert_eq!(SIGNALS.result(0, 6), Signals::NextMarkerKnown);
}

#[test]
fn r7_1_intelligence_spots_on_a_one() {
    assert_eq!(INTELLIGENCE_MARKER.result(0, 1), SpottingResult::Spotted);
    assert_eq!(share(&INTELLIGENCE_MARKER, 0, 0, "spotted"), 1);
}

#[test]
fn r7_1_reinforcement_has_five_results_a_ship_twice() {
    let results = shares(&REINFORCEMENT_MARKER, 0, 0);
    assert_eq!(results.len(), 5);
    assert_eq!(share(&REINFORCEMENT_MARKER, 0, 0, "ship"), 2);
}

#[test]
fn r6_0_9_morale_is_the_die_and_one_for_each_carrier_of_ours() {
    for carriers in 0..=5 {
        let applied = USN_CARRIERS_HIT.of(carriers);
        for die in 1..=6 {
            let total = die + applied.value;
            assert_eq!(i8::try_from(MORALE.result(0, total)), Ok(total));
        }
    }
}

#[test]
fn r21_0_one_move_in_six_meets_an_incident() {
    assert_eq!(INCIDENT_CHECK.result(0, 6), IncidentCheck::Incident);
    assert_eq!(share(&INCIDENT_CHECK, 0, 0, "incident"), 1);
}

#[test]
fn r21_1_only_the_ijn_attacks_by_surprise() {
    let surprise = |side: Side| {
        let column = INCIDENT.column(side);
        assert_eq!(INCIDENT.columns[column].label, side.text());
        share(&INCIDENT, column, 0, "surprise attack")
    };
    assert_eq!((surprise(Side::Usn), surprise(Side::Ijn)), (0, 1));
}

#[test]
fn r21_2_submarine_names_every_class_once() {
    let targets: Vec<_> = SUBMARINE.faces(0, 0).collect();
    for class in ShipClass::ALL {
        let meant = targets.iter().filter(|target| target.is(class)).count();
        assert_eq!(meant, 1, "{class}");
    }
    assert_eq!(targets[4..], [SubmarineTarget::None; 2]);
}
