//! Counters, checked against what the rulebook says of them.

use super::{
    AirHome, AirType, AirUnit, Force, ForceKind, HitNumber, IjnForce, IslandBase, Leader, Ship,
    ShipClass, Side, Strength, UsnForce,
};
use crate::engine::map::Line;

fn ships(side: Side, class: ShipClass) -> usize {
    Ship::of(side).filter(|ship| ship.class() == class).count()
}

/// E1.
#[test]
fn r2_2_e1_solomons_bases_no_aircraft_and_port_moresby_four_or_two() {
    let capacity = |base: IslandBase| base.data().capacity;
    for strength in [Strength::Full, Strength::Reduced] {
        assert_eq!(capacity(IslandBase::Solomons).at(strength), 0);
    }
    assert_eq!(capacity(IslandBase::PortMoresby).at(Strength::Full), 4);
    assert_eq!(capacity(IslandBase::PortMoresby).at(Strength::Reduced), 2);
}

#[test]
fn r2_2_classes_belong_to_their_sides() {
    for ship in Ship::ALL {
        let side = match ship.class() {
            ShipClass::Cv | ShipClass::Avd => Some(Side::Usn),
            ShipClass::Cva | ShipClass::Cvl | ShipClass::Tr => Some(Side::Ijn),
            _ => None,
        };
        assert!(side.is_none_or(|side| side == ship.side()), "{ship}");
        assert_eq!(ship.data().hull.is_some(), ship.class() == ShipClass::Cv);
    }
}

#[test]
fn r2_2_only_naval_air_units_belong_aboard_carriers() {
    for unit in AirUnit::ALL {
        match unit.own_carrier() {
            Some(carrier) => {
                assert!(unit.is_naval() && carrier.is_carrier(), "{unit}");
                assert_eq!(unit.side(), carrier.side(), "{unit}");
                assert!(unit.text().starts_with(carrier.text()), "{unit}");
            }
            None => assert_eq!(unit.is_naval(), *unit == AirUnit::Sb2, "{unit}"),
        }
    }
}

#[test]
fn r2_2_only_bombers_have_bombing_numbers() {
    for unit in AirUnit::ALL {
        let aircraft = unit.aircraft();
        for strength in [Strength::Full, Strength::Reduced] {
            let bombs = [aircraft.naval, aircraft.ground].map(|number| number.at(strength).rolls());
            assert_eq!(bombs, [unit.kind().is_bomber(); 2], "{unit}");
        }
    }
}

#[test]
fn r2_3_a_reduced_unit_is_never_better_and_every_air_unit_can_shoot() {
    for unit in AirUnit::ALL {
        let aircraft = unit.aircraft();
        for number in [aircraft.air, aircraft.naval, aircraft.ground] {
            assert!(number.reduced <= number.full, "{unit}");
        }
        assert!(aircraft.air.reduced.rolls(), "{unit}");
        assert!(aircraft.range > 0, "{unit}");
    }
    for base in IslandBase::ALL {
        let data = base.data();
        assert!(data.flak.reduced <= data.flak.full, "{base}");
        assert!(data.guns.reduced <= data.guns.full, "{base}");
        assert!(data.capacity.reduced <= data.capacity.full, "{base}");
    }
}

#[test]
fn r2_3_bombers_have_their_air_combat_number_in_brackets() {
    for unit in AirUnit::ALL {
        assert_eq!(unit.aircraft().is_bracketed(), !unit.kind().is_fighter());
    }
}

/// The counters of the game by kind.
#[test]
fn r2_0_e3_the_rules_name_150_counters() {
    let optional_ships = [Ship::Bb1, Ship::Bb3, Ship::Dd1_5].len();
    let optional_air = [AirUnit::Sb2, AirUnit::A6mOf26Ag].len();
    let optional = optional_ships + optional_air + [Leader::Halsey].len();
    assert_eq!(optional, 6);

    let groups = |side| AirUnit::of(side).filter(|unit| unit.own_carrier().is_some());
    let others = |side| AirUnit::of(side).filter(|unit| !unit.is_naval()).count();
    assert_eq!(others(Side::Usn), 15);
    assert_eq!(groups(Side::Usn).count(), 15);
    assert_eq!(others(Side::Ijn), 8 + 1, "the 26th Air Group is optional");
    assert_eq!(groups(Side::Ijn).count(), 21);

    assert_eq!(Ship::of(Side::Usn).count(), 17 + optional_ships);
    assert_eq!(Ship::of(Side::Ijn).count(), 11 + 17 + 6);
    assert_eq!((UsnForce::ALL.len(), IjnForce::ALL.len()), (6, 12));

    let decoys = crate::engine::scenario::DECOYS;
    let control_markers = IslandBase::of(Side::Usn).count();
    let named = IslandBase::ALL.len()
        + control_markers
        + AirUnit::ALL.len()
        + UsnForce::ALL.len()
        + IjnForce::ALL.len()
        + Ship::ALL.len()
        + Leader::ALL.len()
        + decoys;
    assert_eq!(named, 150);
}

#[test]
fn r3_1_every_ship_of_ours_is_in_one_force_or_waits_elsewhere() {
    for ship in Ship::of(Side::Usn) {
        let forces = UsnForce::ALL
            .iter()
            .filter(|force| force.data().ships.contains(&ship));
        let waits = matches!(
            ship,
            Ship::Saratoga
                | Ship::Bb4
                | Ship::Dd1_4
                | Ship::Avd17_9
                | Ship::Bb1
                | Ship::Bb3
                | Ship::Dd1_5
        );
        assert_eq!(forces.count(), usize::from(!waits), "{ship}");
    }
}

/// E2.
#[test]
fn r3_2_e2_warships_and_decoys_fill_the_places_of_the_list() {
    let warships = Ship::of(Side::Ijn).filter(|ship| ship.class().is_warship());
    let places: u8 = IjnForce::ALL.iter().map(|force| force.data().drawn).sum();
    assert_eq!(warships.count(), 17);
    assert_eq!(17 + crate::engine::scenario::DECOYS, usize::from(places));
    assert_eq!(places, 20);
}

#[test]
fn r3_2_each_transport_is_in_one_invasion_force() {
    for ship in Ship::of(Side::Ijn).filter(|ship| ship.class() == ShipClass::Tr) {
        let forces: Vec<_> = IjnForce::ALL
            .iter()
            .filter(|force| force.data().transports.contains(&ship))
            .collect();
        assert_eq!(forces.len(), 1, "{ship}");
        assert_eq!(forces[0].kind(), ForceKind::Invasion, "{ship}");
    }
    assert_eq!(ships(Side::Ijn, ShipClass::Tr), 6);
}

#[test]
fn r3_2_each_line_has_one_force_for_carriers_and_one_that_invades() {
    for line in Line::ALL {
        let kept = |takes: fn(&IjnForce) -> bool| IjnForce::on(*line).filter(takes).count();
        assert_eq!(kept(|force| force.data().takes_carriers), 1, "{line}");
        assert_eq!(
            kept(|force| force.kind() == ForceKind::Invasion),
            1,
            "{line}"
        );
        let transports = |force: IjnForce| force.data().transports.len();
        assert!(IjnForce::invasion_of(*line).is_some_and(|force| transports(force) > 0));
    }
    assert_eq!(IjnForce::carriers_of(Line::Mo), Some(IjnForce::Covering));
    assert_eq!(IjnForce::carriers_of(Line::Mi), Some(IjnForce::FirstCsf));
}

#[test]
fn r3_2_hosho_has_bombers_only() {
    let kinds: Vec<_> = Ship::Hosho.own_groups().map(AirUnit::kind).collect();
    assert_eq!(kinds, [AirType::Bbr]);
}

#[test]
fn r4_1_every_carrier_has_room_for_her_own_groups() {
    for ship in Ship::ALL {
        let own = ship.own_groups().count();
        assert!(own <= usize::from(ship.data().capacity), "{ship}");
        assert_eq!(own > 0, ship.is_carrier(), "{ship}");
        if ship.class() == ShipClass::Cv {
            let kinds: Vec<_> = ship.own_groups().map(AirUnit::kind).collect();
            assert_eq!(kinds, [AirType::Ftr, AirType::Sbd, AirType::Tbd]);
            assert_eq!(ship.data().capacity, 3);
        }
    }
}

#[test]
fn r4_4_every_force_of_ours_holds_the_ships_it_begins_with() {
    for force in UsnForce::ALL {
        let data = force.data();
        assert!(data.ships.len() <= usize::from(data.capacity), "{force}");
    }
}

/// E6.
#[test]
fn r3_2_e6_units_of_one_name_at_both_rabauls_are_two_and_never_meet() {
    let (mo, so) = (AirUnit::G3mOfGenzanMo, AirUnit::G3mOfGenzanSo);
    assert_eq!(mo.data().name, so.data().name);
    assert_ne!(mo.data().home, so.data().home);
    let [mo, so] = [IslandBase::RabaulMo, IslandBase::RabaulSo].map(IslandBase::place);
    assert_eq!(mo.range_to(so), None);
    assert_eq!(mo.sea_distance(so).map(|spaces| spaces > 6), Some(true));
}

/// E26.
#[test]
fn r10_1_e26_a_leader_gives_a_fighter_no_bombs() {
    let fighter = AirUnit::EnterpriseFtr.aircraft();
    let halsey = Leader::Halsey.data().bombing;
    assert_eq!(fighter.naval.full.raised(halsey), HitNumber::NONE);
    let bomber = AirUnit::EnterpriseSbd.aircraft();
    assert_eq!(bomber.naval.full.raised(halsey), HitNumber::new(5));
    assert_eq!(
        bomber.ground.full,
        HitNumber::new(1),
        "one number never stands in for another"
    );
}

/// E32, its ratings.
#[test]
fn r10_0_atago_has_a_number_for_each_kind_of_combat() {
    let atago = Ship::Atago.data();
    assert_eq!(
        (atago.naval, atago.ground),
        (HitNumber::new(3), HitNumber::new(2))
    );
}

#[test]
fn r14_0_carriers_transports_and_tenders_have_no_guns_to_attack_with() {
    for ship in Ship::ALL {
        let armed = ship.class().is_warship();
        assert_eq!(ship.data().naval.rolls(), armed, "{ship}");
        assert_eq!(ship.data().ground.rolls(), armed, "{ship}");
        assert!(ship.data().flak.rolls(), "{ship}");
    }
}

#[test]
fn r17_1_an_air_unit_is_reduced_then_eliminated() {
    assert_eq!(Strength::Full.after_hit(), Some(Strength::Reduced));
    assert_eq!(Strength::Reduced.after_hit(), None);
}

#[test]
fn r20_1_fletcher_and_spruance_add_one_and_halsey_two() {
    let bonus = |leader: Leader| (leader.data().movement, leader.data().bombing);
    assert_eq!(bonus(Leader::Fletcher), (1, 1));
    assert_eq!(bonus(Leader::Spruance), (1, 1));
    assert_eq!(bonus(Leader::Halsey), (2, 2));
    let force = |leader: Leader| leader.data().force;
    assert_eq!(force(Leader::Fletcher), Some(UsnForce::Tf17));
    assert_eq!(force(Leader::Spruance), Some(UsnForce::Tf16));
}

#[test]
fn r9_1_two_patrol_units_look_three_spaces_far() {
    let pbys: Vec<_> = AirUnit::ALL.iter().filter(|unit| unit.is_pby()).collect();
    assert_eq!(pbys, [&AirUnit::PbyOf11And20, &AirUnit::PbyOfPw2]);
}

#[test]
fn forces_of_both_sides_are_read_as_they_are_written() {
    let usn = UsnForce::ALL.iter().copied().map(Force::Usn);
    let ijn = IjnForce::ALL.iter().copied().map(Force::Ijn);
    for force in usn.chain(ijn) {
        assert_eq!(force.to_string().parse(), Ok(force));
        let text = serde_json::to_string(&force).unwrap();
        assert_eq!(serde_json::from_str::<Force>(&text).unwrap(), force);
    }
}

#[test]
fn no_two_counters_have_the_same_name() {
    let ships = Ship::ALL.iter().map(|ship| ship.text());
    let air = AirUnit::ALL.iter().map(|unit| unit.text());
    let forces = UsnForce::ALL.iter().map(|force| force.text());
    let enemy = IjnForce::ALL.iter().map(|force| force.text());
    let mut all: Vec<_> = ships.chain(air).chain(forces).chain(enemy).collect();
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count);
    assert!(matches!(
        AirUnit::AkagiFtr.data().home,
        AirHome::Carrier(Ship::Akagi)
    ));
}
