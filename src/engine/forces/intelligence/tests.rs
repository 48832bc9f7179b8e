//! The rulebook's examples of intelligence with scripted dice, and what the charts leave open.

use super::{promote, take_to_the_highest_level};
use crate::engine::clock::Turn;
use crate::engine::dice::Dice;
use crate::engine::event::{Event, ForceEvent};
use crate::engine::forces::cups;
use crate::engine::forces::{
    CarrierCount, Carriers, Force, ForceId, Intelligence, LevelOne, SurfaceSize,
};
use crate::engine::forecast::identity::{Proof, identity};
use crate::engine::map::HexId;
use crate::engine::play::Play;
use crate::engine::scenario::{Scenario, Variant};
use crate::engine::ships::{ShipClass, ShipId, ShipKind};
use crate::engine::table::Table;

const FORCE: ForceId = ForceId('F');

/// Force F of some intelligence, alone on the map.
fn force_of(intelligence: Intelligence, options: &[Variant], dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(20, 530));
    table.options = options.to_vec();
    table.forces.push(Force {
        intelligence,
        ..Force::unseen(FORCE, HexId::at(1119))
    });
    Play {
        table,
        dice: Dice::script(dice),
        events: Vec::new(),
    }
}

fn known(play: &Play) -> Intelligence {
    play.table.force(FORCE).unwrap().intelligence
}

fn ships(play: &Play) -> Vec<String> {
    let force = play.table.force(FORCE).unwrap();
    force.ships.iter().map(ToString::to_string).collect()
}

/// 1-based place of a ship among those of her pile, as the die picks her.
fn place(play: &Play, pile: impl Fn(ShipId) -> bool, name: &str) -> u8 {
    let pile: Vec<_> = ShipId::all()
        .filter(|ship| pile(*ship) && !play.table.drawn_ships.contains(ship))
        .collect();
    let at = pile.iter().position(|ship| ship.to_string() == name);
    at.unwrap() as u8 + 1
}

/// The worked example of 7.36: a Level 1 carrier force that has shown nine air points.
#[test]
fn r7_36_a_carrier_force_of_strength_nine_rolls_six_less_one() {
    let carrier = Intelligence::LevelOne(LevelOne::Carrier);
    let mut play = force_of(carrier, &[], &[6]);
    for force in &mut play.table.forces {
        force.air_strength = Some(9);
    }
    promote(&mut play, FORCE);
    assert_eq!(
        known(&play),
        Intelligence::SomeCarriers(CarrierCount::TwoToThree)
    );
    let Event::Roll(roll) = &play.events[0].event else {
        panic!("the chart comes first");
    };
    assert_eq!((roll.die, roll.total, roll.column), (6, 5, "Carrier"));
    assert_eq!(
        (roll.modifiers[0].reason, roll.modifiers[0].value),
        ("8-9", -1)
    );
}

/// 7.36: nothing is added while the strength is unknown, and a 1 is a medium surface force.
#[test]
fn r7_36_unknown_strength_adds_nothing_and_note_one_depends_on_it() {
    let carrier = Intelligence::LevelOne(LevelOne::Carrier);
    let mut unknown = force_of(carrier, &[], &[1]);
    promote(&mut unknown, FORCE);
    assert_eq!(
        known(&unknown),
        Intelligence::SomeSurface(SurfaceSize::Medium)
    );
    let mut shown = force_of(carrier, &[], &[1]);
    for force in &mut shown.table.forces {
        force.air_strength = Some(10);
    }
    promote(&mut shown, FORCE);
    assert_eq!(
        known(&shown),
        Intelligence::SomeCarriers(CarrierCount::OneToTwo)
    );
}

/// The worked example of 7.37: 1-2 carriers of unknown strength and a 5 are two light carriers.
#[test]
fn r7_37_one_or_two_carriers_of_unknown_strength() {
    let level_2 = Intelligence::SomeCarriers(CarrierCount::OneToTwo);
    let mut play = force_of(level_2, &[], &[5]);
    promote(&mut play, FORCE);
    assert_eq!(
        known(&play),
        Intelligence::CarriersCounted(Carriers::new(0, 2))
    );
}

/// 7.38: a chit that is not to be had is replaced by the one that differs least, at random among equals.
#[test]
fn r7_38_a_missing_chit_is_replaced_by_the_nearest() {
    // 4+ carriers, unknown, a 9: three and two; there is one such chit, and another force has it.
    let level_2 = Intelligence::SomeCarriers(CarrierCount::FourOrMore);
    let mut play = force_of(level_2, &[], &[9, 2]);
    play.table.forces.push(Force {
        intelligence: Intelligence::CarriersCounted(Carriers::new(3, 2)),
        ..Force::unseen(ForceId('G'), HexId::at(1120))
    });
    promote(&mut play, FORCE);
    // One ship off: 2/2, 3/1 and 4/2 is two off; two equally near, the die takes the second.
    assert_eq!(
        known(&play),
        Intelligence::CarriersCounted(Carriers::new(3, 1))
    );
}

/// The worked examples of 7.41 and 7.44: a CV and a CVL roll 9 and prove to be one CV and two CVLs: Shinano, Junyo
/// and Ise; their screen is Medium Surface and one more, a 9 becomes 10: Yamato and a cruiser force.
#[test]
fn r7_41_r7_44_shinano_junyo_ise_and_yamato() {
    let level_3 = Intelligence::CarriersCounted(Carriers::new(1, 1));
    let options = [Variant::AdditionalShips];
    let blank = force_of(level_3, &options, &[]);
    let in_play = |ship: ShipId| {
        matches!(
            ship.class(),
            Some(ShipClass::Historical | ShipClass::Additional)
        )
    };
    let cv = |ship: ShipId| in_play(ship) && ship.data().kind == ShipKind::Cv;
    let cvl = |ship: ShipId| {
        let kind = ship.data().kind;
        in_play(ship) && matches!(kind, ShipKind::Cvl | ShipKind::HybridCarrier)
    };
    let bb = |ship: ShipId| in_play(ship) && ship.data().kind == ShipKind::Battleship;
    let shinano = place(&blank, cv, "Shinano");
    let junyo = place(&blank, cvl, "Junyo");
    // Junyo is out of the pile when the next is drawn, and she lies before Ise.
    let ise = place(&blank, cvl, "Ise") - 1;
    let yamato = place(&blank, bb, "Yamato");
    let dice = [9, shinano, junyo, ise, 9, yamato, 1];
    let mut play = force_of(level_3, &options, &dice);
    promote(&mut play, FORCE);
    assert_eq!(known(&play), Intelligence::CarrierShips);
    assert_eq!(
        ships(&play),
        ["Shinano", "Junyo", "Ise", "Yamato", "Cruiser Force 1"]
    );
    let rolls: Vec<_> = play
        .events
        .iter()
        .filter_map(|happening| match &happening.event {
            Event::Roll(roll) => Some((roll.chart, roll.column, roll.total, &*roll.result)),
            _ => None,
        })
        .collect();
    assert_eq!(
        rolls,
        [
            ("l3_to_l4", "1/1", 9, "1/2"),
            ("l2_to_l3_surface", "Medium Surface", 10, "BB+CA"),
        ]
    );
}

/// 7.44: the screen of one carrier is a small force, of two a medium one less two, of four a large one.
#[test]
fn r7_44_the_screen_follows_the_number_of_carriers() {
    for (chit, die, column, total) in [
        (Carriers::new(0, 1), 1, "Small Surface", 5),
        (Carriers::new(2, 0), 3, "Medium Surface", 3),
        (Carriers::new(2, 2), 3, "Large Surface", 5),
    ] {
        let mut play = force_of(
            Intelligence::CarriersCounted(chit),
            &[],
            &[
                &[die][..],
                // The ships, the first of each pile, and the screen's die.
                &vec![1; usize::from(chit.total())],
                &[5, 1, 1, 1],
            ]
            .concat(),
        );
        promote(&mut play, FORCE);
        let screen = play
            .events
            .iter()
            .find_map(|happening| match &happening.event {
                Event::Roll(roll) if roll.chart == "l2_to_l3_surface" => {
                    Some((roll.column, roll.total))
                }
                _ => None,
            });
        assert_eq!(screen, Some((column, total)), "{chit}");
    }
}

/// 7.43: in a historical game the other type comes before the additional ships, and these only when all historical
/// carriers are drawn.
#[test]
fn r7_43_historical_carriers_first_then_the_additional_ones() {
    let mut table = force_of(Intelligence::Rumour, &[], &[]).table;
    let of = |table: &Table, kind| super::carriers_available(table, kind, &[]);
    assert_eq!(of(&table, ShipKind::Cv).len(), 3);
    let draw = |table: &mut Table, ships: Vec<ShipId>| table.drawn_ships.extend(ships);
    let fleet = of(&table, ShipKind::Cv);
    draw(&mut table, fleet);
    // No historical fleet carrier left: a light one.
    let light = of(&table, ShipKind::Cv);
    assert!(light.iter().all(|ship| ship.data().kind == ShipKind::Cvl));
    assert_eq!(light.len(), 6);
    draw(&mut table, light);
    let additional = of(&table, ShipKind::Cv);
    let names: Vec<_> = additional.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["Shinano", "Unryu", "Amagi"]);
    // 2.35: in a game with additional ships they lie in the same piles from the start.
    let mut mixed = force_of(Intelligence::Rumour, &[Variant::AdditionalShips], &[]).table;
    assert_eq!(of(&mixed, ShipKind::Cv).len(), 6);
    assert_eq!(of(&mixed, ShipKind::Cvl).len(), 10);
    // Ghost ships never are.
    let all = of(&mixed, ShipKind::Cv);
    draw(&mut mixed, all);
    let rest = of(&mixed, ShipKind::Cvl);
    draw(&mut mixed, rest);
    assert!(of(&mixed, ShipKind::Cv).is_empty());
}

/// 9.13, 7.43: with no carrier left it proves to be a surface force with the screen of a small one.
#[test]
fn r9_13_with_no_carrier_left_it_is_a_surface_force() {
    let mut play = force_of(
        Intelligence::CarriersCounted(Carriers::new(0, 1)),
        &[],
        &[3, 4, 1],
    );
    play.table.drawn_ships = ShipId::all()
        .filter(|ship| ship.data().kind.is_carrier())
        .collect();
    promote(&mut play, FORCE);
    assert_eq!(known(&play), Intelligence::SurfaceShips);
    assert_eq!(ships(&play), ["Destroyer Force 1"]);
}

/// 7.39: surface forces of each kind; of two cruiser chits the larger or the smaller.
#[test]
fn r7_39_surface_forces_draw_their_ships() {
    let of = |size, dice: &[u8]| {
        let mut play = force_of(Intelligence::SomeSurface(size), &[], dice);
        promote(&mut play, FORCE);
        assert_eq!(known(&play), Intelligence::SurfaceShips);
        ships(&play)
    };
    assert_eq!(of(SurfaceSize::Small, &[1, 4]), ["Destroyer Force 4"]);
    assert_eq!(of(SurfaceSize::Medium, &[5, 2]), ["Cruiser Force 2"]);
    // Cruiser Force 1 is 14/10/7 and Cruiser Force 3 16/12/8; it is the second of what is left.
    assert_eq!(of(SurfaceSize::Large, &[1, 1, 2]), ["Cruiser Force 3"]);
    assert_eq!(of(SurfaceSize::Medium, &[3, 1, 2]), ["Cruiser Force 1"]);
    // The worked example: a 5 is a battleship and cruisers.
    assert_eq!(
        of(SurfaceSize::Large, &[5, 1, 1]),
        ["Yamato", "Cruiser Force 1"]
    );
    assert_eq!(of(SurfaceSize::Large, &[10, 1, 1, 1, 1, 1]).len(), 5);
}

/// 7.39: battleships that are not to be had are left out.
#[test]
fn r7_39_battleships_that_are_all_drawn_are_left_out() {
    let mut play = force_of(Intelligence::SomeSurface(SurfaceSize::Large), &[], &[10, 1]);
    play.table.drawn_ships = ShipId::all()
        .filter(|ship| ship.data().kind == ShipKind::Battleship)
        .filter(|ship| ship.to_string() != "Haruna")
        .collect();
    promote(&mut play, FORCE);
    assert_eq!(ships(&play), ["Haruna", "Cruiser Force 1"]);
}

/// 7.35: a False Contact leaves the map, and its chit does not go back into the cup.
#[test]
fn r7_35_a_false_contact_is_removed_with_its_chit() {
    let mut play = force_of(Intelligence::Rumour, &[], &[2]);
    play.table.level_one_cup = vec![LevelOne::Carrier, LevelOne::FalseContact];
    promote(&mut play, FORCE);
    assert!(play.table.force(FORCE).is_none());
    assert_eq!(play.table.level_one_cup, [LevelOne::Carrier]);
    assert_eq!(play.table.levels_reached, [0; 5]);
    // From an empty cup comes a False Contact (reading of 7.35).
    let mut empty = force_of(Intelligence::Rumour, &[], &[]);
    promote(&mut empty, FORCE);
    assert!(empty.table.force(FORCE).is_none());
}

/// 7.34, 5.1 step 2: a contact takes a force through every level to its highest.
#[test]
fn r7_34_a_contact_takes_a_force_to_its_highest_level_one_by_one() {
    // Carrier; 2-3 carriers; three light carriers; the same; ships; a medium screen.
    let mut play = force_of(Intelligence::Rumour, &[], &[4, 3, 3, 1, 1, 1, 4, 1]);
    play.table.level_one_cup = vec![LevelOne::Carrier];
    take_to_the_highest_level(&mut play, FORCE);
    let levels: Vec<u8> = play
        .events
        .iter()
        .filter_map(|happening| match &happening.event {
            Event::Forces(ForceEvent::Intelligence { to, .. }) => Some(to.level()),
            _ => None,
        })
        .collect();
    assert_eq!(levels, [1, 2, 3, 4]);
    assert_eq!(play.table.levels_reached, [0, 1, 1, 1, 1]);
    assert_eq!(play.table.fully_known, 1);
}

/// 7.52: the two halves of a double force are in one hex at Level 1, with two of the three chits kept out.
#[test]
fn r7_52_a_double_force_is_two_forces_in_one_hex() {
    let mut play = force_of(Intelligence::Rumour, &[Variant::DoubleForces], &[1, 3, 2]);
    play.table.level_one_cup = vec![LevelOne::DoubleForce, LevelOne::Small];
    play.table.withheld = vec![LevelOne::Carrier, LevelOne::Carrier, LevelOne::Large];
    promote(&mut play, FORCE);
    let other = play.table.force(ForceId('A')).unwrap();
    assert_eq!(known(&play), Intelligence::LevelOne(LevelOne::Large));
    assert_eq!(
        other.intelligence,
        Intelligence::LevelOne(LevelOne::Carrier)
    );
    assert_eq!(other.hex, HexId::at(1119));
    assert_eq!(other.twin, Some(FORCE));
    assert_eq!(play.table.withheld, [LevelOne::Carrier]);
}

/// 7.56: a second double force gets the chit that is left and a Carrier from the cup.
#[test]
fn r7_56_a_second_double_force_gets_the_last_chit_and_one_of_the_cup() {
    let mut play = force_of(Intelligence::Rumour, &[Variant::DoubleForces], &[2, 2]);
    play.table.level_one_cup = vec![LevelOne::Carrier, LevelOne::DoubleForce];
    play.table.withheld = vec![LevelOne::Large];
    promote(&mut play, FORCE);
    assert_eq!(known(&play), Intelligence::LevelOne(LevelOne::Carrier));
    let other = play.table.force(ForceId('A')).unwrap();
    assert_eq!(other.intelligence, Intelligence::LevelOne(LevelOne::Large));
    assert!(play.table.level_one_cup.is_empty());
    assert!(play.table.withheld.is_empty());
}

/// What a sampled force proved to be.
fn proof(play: &Play) -> Proof {
    match play.table.force(FORCE) {
        None => Proof::Nothing,
        Some(force) => {
            let fleet = force
                .carriers()
                .filter(|ship| ship.data().kind == ShipKind::Cv);
            let (cv, all) = (fleet.count() as u8, force.carriers().count() as u8);
            match all {
                0 => Proof::Surface,
                all => Proof::Carriers(Carriers::new(cv, all - cv)),
            }
        }
    }
}

/// The odds shown agree with 100,000 promotions to the highest level, within five times the sampling error.
#[test]
fn the_exact_odds_of_what_a_force_is_agree_with_a_hundred_thousand_samples() {
    const SAMPLES: u32 = 100_000;
    let four = Scenario::numbered(4)
        .unwrap()
        .rumours
        .unwrap()
        .level_one_cup;
    let with_cup = |options: &[Variant], known: Intelligence| {
        let mut play = force_of(known, options, &[]);
        let cups = cups(four, options.contains(&Variant::DoubleForces));
        (play.table.level_one_cup, play.table.withheld) = (cups.chits, cups.withheld);
        play.dice = Dice::seeded(19_440_620);
        play
    };
    let mut late = with_cup(&[], Intelligence::SomeCarriers(CarrierCount::FourOrMore));
    // Some chits and ships are gone.
    late.table.forces.push(Force {
        intelligence: Intelligence::CarriersCounted(Carriers::new(3, 2)),
        ..Force::unseen(ForceId('G'), HexId::at(1120))
    });
    let drawn = ["Taiho", "Shokaku", "Zuikaku", "Zuiho"];
    late.table.drawn_ships = drawn
        .iter()
        .filter_map(|name| ShipId::named(name))
        .collect();
    let cases = [
        with_cup(&[], Intelligence::Rumour),
        with_cup(&[Variant::DoubleForces], Intelligence::Rumour),
        with_cup(
            &[Variant::AdditionalShips],
            Intelligence::LevelOne(LevelOne::Carrier),
        ),
        late,
    ];
    for (case, start) in cases.into_iter().enumerate() {
        let odds = identity(&start.table, FORCE);
        let mut drawn: Vec<(Proof, u32)> = Vec::new();
        let mut dice = start.dice.clone();
        for _ in 0..SAMPLES {
            let mut play = Play {
                table: start.table.clone(),
                dice,
                events: Vec::new(),
            };
            take_to_the_highest_level(&mut play, FORCE);
            let proof = proof(&play);
            match drawn.iter_mut().find(|(other, _)| *other == proof) {
                Some((_, number)) => *number += 1,
                None => drawn.push((proof, 1)),
            }
            dice = play.dice;
        }
        assert_eq!(odds.of(|_| true), odds.all, "case {case}");
        for (proof, number) in &drawn {
            let p = odds.of(|other| other == *proof) as f64 / odds.all as f64;
            let error = (p * (1.0 - p) / f64::from(SAMPLES)).sqrt();
            let share = f64::from(*number) / f64::from(SAMPLES);
            assert!(
                (share - p).abs() <= 5.0 * error,
                "case {case}, {proof:?}: {share} drawn, {p} shown"
            );
        }
        // Nothing of weight is shown that is never drawn.
        for (proof, cases) in &odds.cases {
            let is_drawn = drawn.iter().any(|(other, _)| other == proof);
            assert!(
                is_drawn || cases * 2000 < odds.all,
                "case {case}, {proof:?}"
            );
        }
    }
}
