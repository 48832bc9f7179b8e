//! Surface combat, on tables made for it and in whole games (21, with 6.35, 7.24, 12.411).

use super::evasion::japanese_choice;
use super::targets::match_up_the_japanese;
use super::withdrawal::Came;
use super::*;
use crate::engine::clock::Turn;
use crate::engine::combat::suffer;
use crate::engine::decision::Decision;
use crate::engine::dice::Dice;
use crate::engine::event::{AirEvent, Event, FleetEvent, ForceEvent, HitKind, Roll, SurfaceEvent};
use crate::engine::fleet::{TaskGroupId, check_us_movement, move_ships};
use crate::engine::forces::{Detection, Force, ForceId, Intelligence, SurfaceSize};
use crate::engine::game::Game;
use crate::engine::map::{Direction, HexId};
use crate::engine::order::Order;
use crate::engine::play::Play;
use crate::engine::procedure::Step;
use crate::engine::record::Record;
use crate::engine::refusal::{Refusal, SurfaceRefusal};
use crate::engine::save::corrections::{Correction, Departure};
use crate::engine::scenario::{self, Scenario};
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::staff::{Player, Random, Sensible};

const F: ForceId = ForceId::Letter('F');
const G: ForceId = ForceId::Letter('G');
const HEX: HexId = HexId::at(1015);
const DAY: u16 = 1210;
const NIGHT: u16 = 2010;

struct Scene {
    play: Play,
    battle: SurfaceBattle,
}

fn ship(name: &str) -> ShipId {
    name.parse().unwrap()
}

fn ships(names: &[&str]) -> Vec<ShipId> {
    names.iter().map(|name| ship(name)).collect()
}

fn beside(direction: Direction) -> HexId {
    HEX.neighbour(direction).unwrap()
}

/// These ships in one hex, and no others of their groups; the force is a surface force, or one of carriers.
fn scene(time: u16, us: &[&str], japanese: &[&str], dice: &[u8]) -> Scene {
    let mut table = Table::new(Turn::at(19, time));
    table.scenario = 6;
    table.options = vec![Variant::SurfaceCombat];
    table.phase = 1;
    let theirs = ships(japanese);
    let carriers = theirs.iter().any(|ship| ship.data().kind.is_carrier());
    table.forces.push(Force {
        intelligence: match carriers {
            true => Intelligence::Level4Carriers,
            false => Intelligence::Level3Surface,
        },
        ships: theirs,
        ..Force::unseen(F, HEX)
    });
    let mut play = Play {
        table,
        dice: Dice::script(dice),
        record: Record::default(),
    };
    let us = ships(us);
    let mut groups: Vec<TaskGroupId> = us.iter().filter_map(|ship| ship.group()).collect();
    groups.sort();
    groups.dedup();
    for what in groups {
        let hex = HEX;
        play.happen(Event::Air(AirEvent::TaskGroupPlaced { what, hex }));
    }
    let others = ShipId::all().filter(|ship| ship.is_us() && !us.contains(ship));
    play.table.sunk.extend(others);
    let battle = SurfaceBattle::new(F, HEX, Came::default());
    Scene { play, battle }
}

impl Scene {
    /// On to the next question.
    fn run(&mut self) -> Option<Decision> {
        loop {
            match self.battle.step(&mut self.play) {
                Step::Again => {}
                Step::Ask(decision) => return Some(decision),
                Step::Done => return None,
                Step::Call(_) => panic!("it calls nothing"),
            }
        }
    }

    fn answer(&mut self, order: Order) -> Option<Decision> {
        let asked = self.run().unwrap();
        assert_eq!(asked.check(&self.play.table, order), Ok(()), "{order}");
        self.battle.answer(order, &mut self.play);
        self.run()
    }

    fn fire(&mut self, name: &str, at: &str) -> Option<Decision> {
        let (ship, at) = (ship(name), ship(at));
        self.answer(Order::FireOn { ship, at })
    }

    /// A meeting as it stands in a round, before anybody has aimed.
    fn in_round(mut self, number: u8) -> Scene {
        let (force, hex) = (F, HEX);
        self.play.happen(Event::Surface(SurfaceEvent::Met {
            force,
            hex,
            lay_there: false,
        }));
        self.play
            .happen(Event::Surface(SurfaceEvent::RoundBegins { number }));
        self
    }

    fn accepts(&self) -> bool {
        japanese_choice(&self.play.table, &Meeting::new(F, HEX)).accepts()
    }

    fn rolls(&self) -> Vec<Roll> {
        let events = self.play.events().iter();
        events.filter_map(|it| it.event.roll().cloned()).collect()
    }

    fn group(&self, number: u8) -> HexId {
        self.play.table.task_group(TaskGroupId(number)).unwrap().hex
    }

    fn force(&self) -> Option<&Force> {
        self.play.table.force(F)
    }
}

/// 21.0, 7.34: the force is known at Level 3 as soon as it is met, and no better than that is its detection.
#[test]
fn r21_0_a_force_is_known_at_level_3_when_it_is_met() {
    let mut scene = scene(DAY, &["Iowa"], &[], &[1, 1]);
    scene.play.table.forces[0].intelligence = Intelligence::Level2Surface(SurfaceSize::Small);
    let asked = scene.run();
    assert_eq!(asked, Some(Decision::SurfaceBattle { force: F }));
    let force = scene.force().unwrap();
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.ships, ships(&["Destroyer Force 1"]));
    assert_eq!(force.detection, Detection::Undetected);
}

/// 21.11: at night any surface force; by day one with a battleship, and half as many as ours.
#[test]
fn r21_11_a_surface_force_accepts_at_night_or_with_battleships_enough() {
    let three = ["Iowa", "Alabama", "Indiana"];
    let accepts = |time, us: &[&str], theirs: &[&str]| scene(time, us, theirs, &[]).accepts();
    assert!(accepts(NIGHT, &three, &["Destroyer Force 1"]));
    assert!(!accepts(DAY, &["DesDiv 106"], &["Cruiser Force 1"]));
    assert!(accepts(DAY, &["DesDiv 106"], &["Kongo"]));
    assert!(accepts(DAY, &three[..2], &["Kongo"]));
    assert!(!accepts(DAY, &three, &["Kongo"]));
    assert!(accepts(DAY, &three, &["Kongo", "Haruna"]));
    assert!(!accepts(NIGHT, &["DesDiv 106"], &["Taiho", "Kongo"]));
}

#[test]
fn r21_12_the_player_may_accept_or_evade() {
    let mut scene = scene(NIGHT, &["Iowa"], &["Kongo"], &[]);
    let asked = scene.run().unwrap();
    assert_eq!(
        asked.legal(&scene.play.table),
        [Order::AcceptBattle, Order::Evade]
    );
    assert_eq!(
        asked.check(&scene.play.table, Order::GoOn),
        Err(Refusal::NotAsked)
    );
}

#[test]
fn r21_13_both_retreat_if_neither_would_fight() {
    let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[]);
    assert_eq!(scene.answer(Order::Evade), None);
    assert_eq!(scene.group(7), beside(Direction::E));
    assert_eq!(scene.force().unwrap().hex, beside(Direction::W));
    assert!(scene.rolls().is_empty());
    assert_eq!(scene.force().unwrap().detection, Detection::Undetected);
    assert_eq!(scene.play.table.markers.meeting, None);
}

/// 21.14: equal dice let the evader go; carriers give it four more.
#[test]
fn r21_14_the_evader_escapes_with_a_die_as_high() {
    let mut away = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[5, 5]);
    assert_eq!(away.answer(Order::AcceptBattle), None);
    assert_eq!(away.force().unwrap().hex, beside(Direction::W));
    assert_eq!(away.group(7), HEX);
    let mut caught = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[4, 5]);
    assert_eq!(
        caught.answer(Order::AcceptBattle),
        Some(Decision::SurfaceFire)
    );
    let us = ["Hornet", "DesDiv 92"];
    let mut carriers = scene(NIGHT, &us, &["Cruiser Force 1"], &[1, 5]);
    assert_eq!(carriers.answer(Order::Evade), None);
    assert_eq!(carriers.group(1), beside(Direction::E));
    assert_eq!(carriers.rolls()[0].total, 5);
    assert_eq!(carriers.rolls()[1].modifiers, []);
}

/// 21.15: the side that moved goes back to where it came from, the other due east or west; beside it if that is closed.
#[test]
fn r21_15_who_moved_goes_back_and_others_go_home() {
    let mut back = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[]);
    let from = beside(Direction::Nw);
    back.battle = SurfaceBattle::new(
        F,
        HEX,
        Came {
            groups: vec![(TaskGroupId(7), from)],
            ..Came::default()
        },
    );
    back.answer(Order::Evade);
    assert_eq!(back.group(7), from);
    assert_eq!(back.force().unwrap().hex, beside(Direction::W));

    let mut closed = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[2]);
    let other = Force::unseen(G, beside(Direction::E));
    closed.play.table.forces.push(other);
    closed.answer(Order::Evade);
    assert_eq!(closed.group(7), beside(Direction::Se));
}

#[test]
fn r21_16_crippled_ships_take_no_part() {
    let mut scene = scene(NIGHT, &["Iowa", "Indiana"], &["Kongo"], &[]);
    suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
    assert_eq!(us_side(&scene.play.table, HEX), ships(&["Indiana"]));
    // One alone is sunk by whoever enters.
    suffer(&mut scene.play, ship("Indiana"), 15, HitKind::AirAttack);
    let mut entered = Encounters::of_force(&scene.play, F, beside(Direction::W)).unwrap();
    assert!(entered.next(&mut scene.play).is_none());
    assert!(scene.play.table.is_sunk(ship("Iowa")));
    assert!(scene.play.table.is_sunk(ship("Indiana")));
}

#[test]
fn r21_161_who_evades_leaves_the_crippled_behind() {
    let mut scene = scene(NIGHT, &["Iowa", "Indiana"], &["Kongo"], &[10, 1]);
    suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
    assert_eq!(scene.answer(Order::Evade), None);
    assert_eq!(scene.group(7), beside(Direction::E));
    assert!(scene.play.table.is_sunk(ship("Iowa")));
    assert!(!scene.play.table.is_sunk(ship("Indiana")));
}

/// 21.2, 8.12: a die for surprise at night alone, and two rounds; who fights is spotted.
#[test]
fn r21_2_a_fight_has_two_rounds() {
    let mut scene = scene(NIGHT, &["Iowa"], &["Kongo"], &[5, 1, 1]);
    assert_eq!(
        scene.answer(Order::AcceptBattle),
        Some(Decision::SurfaceFire)
    );
    assert_eq!(scene.force().unwrap().detection, Detection::Spotted);
    assert_eq!(scene.answer(Order::Fight), Some(Decision::SurfaceFire));
    assert_eq!(scene.play.table.markers.meeting.as_ref().unwrap().round, 2);
    assert_eq!(scene.answer(Order::Fight), None);
    let columns: Vec<&str> = scene.rolls().iter().map(|roll| roll.chart).collect();
    assert_eq!(
        columns,
        ["surface_surprise", "surface_fire", "surface_fire"]
    );
}

/// 21.21: a 10 surprises the Japanese, 1 and 2 us; who is surprised does not fire, and is hit more easily.
#[test]
fn r21_21_a_surprised_side_does_not_fire_in_the_first_round() {
    // Only the Japanese fire in the first round.
    let mut us = scene(NIGHT, &["Iowa"], &["Kongo"], &[2, 1, 1]);
    us.answer(Order::AcceptBattle);
    let meeting = us.play.table.markers.meeting.clone().unwrap();
    assert_eq!((meeting.surprised, meeting.round), (Some(Side::Us), 2));
    let added: i8 = us.rolls()[1].modifiers.iter().map(|it| it.value).sum();
    assert_eq!(added, 1 + 2, "at night, and at a surprised side");
    us.answer(Order::Fight);
    let added: i8 = us.rolls()[2].modifiers.iter().map(|it| it.value).sum();
    assert_eq!(added, 1);

    let mut them = scene(NIGHT, &["Iowa"], &["Kongo"], &[10, 1, 1]);
    them.answer(Order::AcceptBattle);
    assert!(firing(&them.play.table, Side::Japanese).is_empty());
    them.fire("Iowa", "Kongo");
    them.answer(Order::Fight);
    assert_eq!(
        them.rolls()[1].modifiers,
        [crate::engine::charts::FIRING_AT_SURPRISED.of(0)]
    );
}

/// The rulebook's example: Musashi and a Cruiser force meet Iowa and CruDiv 6 by day, or DesDiv 106 in Iowa's place.
#[test]
fn r21_22_by_day_the_heaviest_fire() {
    let theirs = ["Musashi", "Cruiser Force 1"];
    let fire = |us: &[&str], theirs: &[&str], round| {
        let table = scene(DAY, us, theirs, &[]).in_round(round).play.table;
        (firing(&table, Side::Us), firing(&table, Side::Japanese))
    };
    for round in [1, 2] {
        let both = (ships(&["Iowa"]), ships(&["Musashi"]));
        assert_eq!(fire(&["Iowa", "CruDiv 6"], &theirs, round), both);
    }
    let us = ["CruDiv 6", "DesDiv 106"];
    assert_eq!(fire(&us, &theirs, 1), (vec![], ships(&["Musashi"])));
    assert_eq!(
        fire(&us, &theirs, 2),
        (ships(&["CruDiv 6"]), ships(&theirs))
    );
    // Destroyers only where one side has nothing else.
    let theirs = ["Musashi", "Destroyer Force 1"];
    assert_eq!(fire(&us[1..], &theirs, 1), (vec![], ships(&["Musashi"])));
    assert_eq!(
        fire(&us[1..], &theirs, 2),
        (ships(&us[1..]), ships(&theirs))
    );
}

/// The rulebook's two examples: Yamato, Musashi, a Cruiser force and a Destroyer force against Iowa, Alabama, CruDiv 6
/// and DesDiv 106.
#[test]
fn r21_23_the_japanese_are_matched_with_the_heaviest_targets() {
    let us = ["Iowa", "Alabama", "CruDiv 6", "DesDiv 106"];
    let theirs = ["Yamato", "Musashi", "Cruiser Force 1", "Destroyer Force 1"];
    let aims = |time, dice: &[u8]| {
        let mut scene = scene(time, &us, &theirs, dice).in_round(1);
        match_up_the_japanese(&mut scene.play);
        let aims = scene.play.table.markers.meeting.unwrap().aims;
        aims.iter()
            .map(|aim| (aim.ship, aim.at))
            .collect::<Vec<_>>()
    };
    let pair = |from: &str, at: &str| (ship(from), ship(at));
    assert_eq!(
        aims(DAY, &[1]),
        [pair("Yamato", "Iowa"), pair("Musashi", "Alabama")]
    );
    assert_eq!(
        aims(NIGHT, &[1, 2]),
        [
            pair("Yamato", "Iowa"),
            pair("Musashi", "Alabama"),
            pair("Cruiser Force 1", "CruDiv 6"),
            pair("Destroyer Force 1", "Alabama"),
        ]
    );
}

#[test]
fn r21_24_nobody_is_fired_on_twice_before_all_of_the_weight_are_once() {
    let us = ["Iowa", "Indiana", "Alabama"];
    let theirs = ["Kongo", "Haruna", "Cruiser Force 1"];
    let mut scene = scene(DAY, &us, &theirs, &[1, 1]);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Kongo");
    let check = |scene: &Scene, from: &str, at: &str| {
        let (ship, at) = (ship(from), ship(at));
        Decision::SurfaceFire.check(&scene.play.table, Order::FireOn { ship, at })
    };
    let refused = |why| Err(Refusal::Surface(why));
    let others = SurfaceRefusal::OthersFirst {
        at: ship("Kongo"),
        other: ship("Haruna"),
    };
    assert_eq!(check(&scene, "Indiana", "Kongo"), refused(others));
    assert_eq!(check(&scene, "Indiana", "Cruiser Force 1"), Ok(()));
    let again = SurfaceRefusal::HasHerTarget(ship("Iowa"));
    assert_eq!(check(&scene, "Iowa", "Haruna"), refused(again));
    let elsewhere = SurfaceRefusal::NotInTheFight(ship("Yamato"));
    assert_eq!(check(&scene, "Indiana", "Yamato"), refused(elsewhere));
    scene.fire("Indiana", "Haruna");
    assert_eq!(check(&scene, "Alabama", "Kongo"), Ok(()));
}

/// 21.25: 14 against a defense of 6 reads the column of 7, and 13 does so too; the hits are for good, and come at the
/// end of the round.
#[test]
fn r21_25_fire_is_by_attack_less_defense() {
    let mut scene = scene(DAY, &["Iowa"], &["Yamato"], &[10, 10, 10, 10]);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Yamato");
    scene.answer(Order::Fight);
    assert_eq!(scene.play.table.hits(ship("Yamato")).permanent, 6);
    scene.fire("Iowa", "Yamato");
    assert_eq!(scene.answer(Order::Fight), None);
    let columns: Vec<&str> = scene.rolls().iter().map(|roll| roll.column).collect();
    assert_eq!(columns, ["7"; 4]);
    assert_eq!(scene.play.table.hits(ship("Yamato")).permanent, 12);
    assert_eq!(scene.play.table.hits(ship("Iowa")).permanent, 12);
    // 21.27: nobody has lost a ship.
    assert_eq!(scene.group(7), beside(Direction::E));
    assert_eq!(scene.force().unwrap().hex, beside(Direction::W));
}

#[test]
fn r21_25_heavy_damage_spoils_the_fire_and_crippled_is_sunk() {
    let mut scene = scene(DAY, &["Iowa"], &["Kongo"], &[1, 8, 1, 10]);
    suffer(&mut scene.play, ship("Iowa"), 12, HitKind::AirAttack);
    suffer(&mut scene.play, ship("Kongo"), 7, HitKind::AirAttack);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Kongo");
    scene.answer(Order::Fight);
    assert_eq!(scene.rolls()[1].total, 6, "heavily damaged: 8 - 2");
    scene.fire("Iowa", "Kongo");
    assert_eq!(scene.answer(Order::Fight), None);
    // 12 of 16 cripple her.
    assert!(scene.play.table.is_sunk(ship("Kongo")));
    assert!(scene.force().is_none());
    assert_eq!(scene.group(7), HEX);
}

/// A carrier is a target like a cruiser, and what hits do aboard her follows (12.12, 12.14).
#[test]
fn r21_25_carriers_are_targets_like_cruisers() {
    let us = ["Hornet", "DesDiv 92"];
    let mut scene = scene(DAY, &us, &["Kongo"], &[1, 9, 8, 1]);
    // She does not get away: 1 + 4 against 9. By day destroyers fire only in the second round.
    assert_eq!(scene.answer(Order::Evade), Some(Decision::SurfaceFire));
    assert_eq!(
        scene.play.table.hits(ship("Hornet")).permanent,
        3,
        "9 - 3 reads the column of 5"
    );
    let deck = scene
        .play
        .table
        .deck(ship("Hornet").carrier().unwrap())
        .unwrap();
    assert!(deck.inoperative);
}

/// 21.26: at night destroyers fire torpedoes, the Japanese with two more.
#[test]
fn r21_26_destroyers_fire_torpedoes_at_night() {
    let mut scene = scene(
        NIGHT,
        &["DesDiv 106"],
        &["Destroyer Force 1"],
        &[5, 1, 1, 1],
    );
    scene.answer(Order::AcceptBattle);
    scene.fire("DesDiv 106", "Destroyer Force 1");
    scene.answer(Order::Fight);
    scene.answer(Order::Fight);
    let rolls = scene.rolls();
    let fire: Vec<(&str, i8)> = rolls[1..].iter().map(|it| (it.column, it.total)).collect();
    assert_eq!(fire, [("Torpedo", 3), ("Torpedo", 1), ("Torpedo", 3)]);
}

/// 21.261: Japanese cruisers have both in the first round, at one target.
#[test]
fn r21_261_japanese_cruisers_fire_guns_and_torpedoes_in_the_first_round() {
    let mut scene = scene(NIGHT, &["CruDiv 6"], &["Cruiser Force 1"], &[5, 1, 1, 1]);
    scene.answer(Order::AcceptBattle);
    scene.answer(Order::Fight);
    scene.answer(Order::Fight);
    let rolls = scene.rolls();
    let fire: Vec<(&str, i8)> = rolls[1..].iter().map(|it| (it.column, it.total)).collect();
    // 7 - 3 reads the column of 3.
    assert_eq!(fire, [("3", 2), ("Torpedo", 3), ("3", 2)]);
}

/// 21.27, 21.28: the side that lost more withdraws; a force that lost a battleship retires.
#[test]
fn r21_27_who_lost_more_withdraws() {
    let theirs = ["Kongo", "Cruiser Force 1"];
    let mut scene = scene(DAY, &["Iowa"], &theirs, &[1, 10, 1, 10]);
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Kongo");
    scene.answer(Order::Fight);
    scene.fire("Iowa", "Kongo");
    scene.answer(Order::Fight);
    assert!(scene.play.table.is_sunk(ship("Kongo")));
    assert_eq!(scene.group(7), HEX);
    assert_eq!(scene.force().unwrap().hex, beside(Direction::W));
}

#[test]
fn r21_28_a_force_that_lost_a_battleship_or_else_cruisers_retires() {
    let retires = |theirs: &[&str], hit: &str, hits: u8| {
        let mut scene = scene(DAY, &["Iowa"], theirs, &[1, 10, 10, 1, 10, 10, 1, 1, 1]);
        let already = ship(hit).data().capacity - hits;
        suffer(&mut scene.play, ship(hit), already, HitKind::AirAttack);
        // It does not get away if it tries.
        scene.answer(Order::AcceptBattle);
        assert_eq!(scene.run(), Some(Decision::SurfaceFire));
        scene.fire("Iowa", hit);
        if scene.answer(Order::Fight).is_some() {
            scene.answer(Order::Fight);
        }
        assert!(scene.play.table.is_sunk(ship(hit)));
        scene.force().unwrap().retiring
    };
    assert!(retires(&["Kongo", "Cruiser Force 1"], "Kongo", 5));
    assert!(!retires(
        &["Kongo", "Cruiser Force 1"],
        "Cruiser Force 1",
        1
    ));
    assert!(retires(
        &["Cruiser Force 1", "Destroyer Force 1"],
        "Cruiser Force 1",
        1
    ));
    assert!(!retires(
        &["Cruiser Force 1", "Destroyer Force 1"],
        "Destroyer Force 1",
        1
    ));
}

/// 19.4, 21.28: a half of a double force that has lost a battleship parts from the other, also where both retire already
/// (20.5).
#[test]
fn r19_4_r21_28_a_half_that_has_lost_too_much_parts_though_both_retire() {
    for retiring in [false, true] {
        let dice = [1, 10, 10, 1, 10, 10, 1, 1, 1];
        let mut scene = scene(DAY, &["Iowa"], &["Kongo", "Cruiser Force 1"], &dice);
        let other = G;
        let forces = &mut scene.play.table.forces;
        (forces[0].twin, forces[0].retiring) = (Some(other), retiring);
        forces.push(Force {
            twin: Some(F),
            retiring,
            ..Force::unseen(other, HEX)
        });
        let already = ship("Kongo").data().capacity - 5;
        suffer(&mut scene.play, ship("Kongo"), already, HitKind::AirAttack);
        scene.answer(Order::AcceptBattle);
        scene.fire("Iowa", "Kongo");
        if scene.answer(Order::Fight).is_some() {
            scene.answer(Order::Fight);
        }
        let half = |id| scene.play.table.force(id).unwrap();
        assert!(half(F).retiring && half(F).twin.is_none());
        assert_eq!((half(other).retiring, half(other).twin), (retiring, None));
    }
}

/// 6.35: with surface combat a hex of the enemy is open, and not without.
#[test]
fn r6_35_task_groups_may_enter_a_hex_of_the_enemy() {
    let mut scene = scene(DAY, &["Iowa"], &["Kongo"], &[]);
    let to = beside(Direction::W);
    scene.play.table.forces[0].hex = to;
    let order = Order::MoveTaskForce { to };
    assert_eq!(check_us_movement(&scene.play.table, order), Ok(()));
    scene.play.table.options.clear();
    assert!(check_us_movement(&scene.play.table, order).is_err());
}

/// 7.24(1): for cripples any surface force, with battleships always, with cruisers at night.
#[test]
fn r7_24_forces_come_for_our_ships_beside_them() {
    let comes = |time, theirs: &[&str], crippled: bool| {
        let mut scene = scene(time, &["Iowa"], theirs, &[]);
        scene.play.table.forces[0].hex = beside(Direction::W);
        if crippled {
            suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
        }
        hexes_to_engage(&scene.play.table, scene.force().unwrap()) == [HEX]
    };
    assert!(comes(DAY, &["Kongo"], false));
    assert!(!comes(DAY, &["Cruiser Force 1"], false));
    assert!(comes(NIGHT, &["Cruiser Force 1"], false));
    assert!(!comes(NIGHT, &["Destroyer Force 1"], false));
    assert!(comes(DAY, &["Destroyer Force 1"], true));
}

/// 12.411: who stands by a crippled ship stays with her, and fights for her though the others get away.
#[test]
fn r12_411_units_may_stay_with_a_crippled_ship() {
    let us = ["Iowa", "Indiana", "DesDiv 106"];
    let mut scene = scene(NIGHT, &us, &["Destroyer Force 1"], &[10, 1, 5, 1, 1]);
    suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
    let ships: ShipSet = ship("DesDiv 106").into();
    let order = Order::StandBy {
        ships,
        ship: ship("Iowa"),
    };
    assert_eq!(check_us_movement(&scene.play.table, order), Ok(()));
    move_ships(&mut scene.play, order);
    assert_eq!(scene.play.table.group_of(ship("DesDiv 106")), None);
    assert_eq!(scene.play.table.hex_of_ship(ship("DesDiv 106")), Some(HEX));
    // Indiana gets away, and DesDiv 106 fights.
    assert_eq!(scene.answer(Order::Evade), Some(Decision::SurfaceFire));
    assert_eq!(scene.group(7), beside(Direction::E));
    assert_eq!(firing(&scene.play.table, Side::Us), [ship("DesDiv 106")]);
}

/// 12.411, 21.27: they do not withdraw either. A force that has lost fewer stays in the hex with them, and one that has
/// lost as many goes.
#[test]
fn r12_411_r21_27_who_stands_by_a_crippled_ship_does_not_withdraw() {
    for (die, lost, to) in [(10, true, HEX), (1, false, beside(Direction::W))] {
        let us = ["Iowa", "CruDiv 6", "DesDiv 106"];
        let dice = [5, die, 1, 1, 1, 1];
        let mut scene = scene(NIGHT, &us, &["Kongo"], &dice);
        suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
        stand_by(
            &mut scene.play,
            us[1..].iter().map(|name| ship(name)).collect(),
            ship("Iowa"),
        );
        let already = ship("CruDiv 6").data().capacity - 1;
        suffer(
            &mut scene.play,
            ship("CruDiv 6"),
            already,
            HitKind::AirAttack,
        );
        // 12.411: without a task group nobody is asked whether they fight.
        assert_eq!(scene.run(), Some(Decision::SurfaceFire));
        scene.answer(Order::Fight);
        assert_eq!(scene.answer(Order::Fight), None);
        assert_eq!(scene.play.table.is_sunk(ship("CruDiv 6")), lost);
        assert_eq!(scene.play.table.hex_of_ship(ship("DesDiv 106")), Some(HEX));
        assert!(!scene.play.table.is_sunk(ship("Iowa")));
        assert_eq!(scene.force().unwrap().hex, to);
    }
}

/// 21.27, 21.15: after equal losses ours withdraw first, and a force to which they close its way goes beside it.
#[test]
fn r21_27_ours_withdraw_first_after_equal_losses() {
    let mut scene = scene(DAY, &["Iowa"], &["Yamato"], &[1, 1, 1, 1, 2]);
    let west = beside(Direction::W);
    scene.battle = SurfaceBattle::new(
        F,
        HEX,
        Came {
            groups: vec![(TaskGroupId(7), west)],
            ..Came::default()
        },
    );
    scene.answer(Order::AcceptBattle);
    scene.fire("Iowa", "Yamato");
    scene.answer(Order::Fight);
    scene.fire("Iowa", "Yamato");
    assert_eq!(scene.answer(Order::Fight), None);
    assert_eq!(scene.group(7), west);
    let to = scene.force().unwrap().hex;
    assert!(
        [Direction::Nw, Direction::Sw].map(beside).contains(&to),
        "{to}"
    );
}

/// Whole games with it: every listed order is taken, the table is made of the events alone, and no two sides are left
/// in one hex without a fight.
#[test]
fn r21_0_whole_games_go_on_with_surface_combat() {
    let mut met = 0;
    let mut fought = 0;
    for seed in 0..8 {
        let scenario = Scenario::numbered(6 + (seed % 2) as u8).unwrap();
        let options = vec![
            Variant::DoubleForces,
            Variant::LeewardMovement,
            Variant::SurfaceCombat,
        ];
        let mut game = Game::with_any(scenario, options, seed);
        let mut random = Random::new(seed);
        let mut staff = Sensible;
        while let Some(decision) = game.decision() {
            let legal: Vec<Order> = game.legal().collect();
            let is_surface = matches!(
                decision,
                Decision::SurfaceBattle { .. } | Decision::SurfaceFire | Decision::UsMovement
            );
            if is_surface {
                assert!(legal.iter().all(|order| game.check(*order).is_ok()));
            }
            // The staff moves the ships of every other game, the random player those of the rest, at the enemy.
            let closes = |order: &Order| match *order {
                Order::MoveTaskForce { to } | Order::MoveTaskGroups { to, .. } => {
                    let forces = game.table().forces.iter();
                    Some(
                        forces
                            .map(|force| force.hex.distance(to))
                            .min()
                            .unwrap_or(99),
                    )
                }
                _ => None,
            };
            let order = match decision {
                Decision::UsMovement => legal
                    .iter()
                    .copied()
                    .filter(|order| closes(order).is_some())
                    .min_by_key(|order| closes(order))
                    .unwrap_or(Order::GoOn),
                _ if seed % 4 < 2 => random.order(&game).unwrap(),
                _ => staff.order(&game).unwrap(),
            };
            game.play(order).unwrap();
        }
        assert_eq!(&game.table_after(game.events().len()), game.table());
        assert!(game.table().markers.meeting.is_none());
        for it in game.events() {
            match it.event {
                Event::Surface(SurfaceEvent::Met { .. }) => met += 1,
                Event::Surface(SurfaceEvent::Fought { .. }) => fought += 1,
                Event::Fleet(FleetEvent::Withdrew { from, to, .. }) => {
                    assert_eq!(from.distance(to), 1);
                }
                _ => {}
            }
        }
    }
    assert!(met > 0 && fought > 0, "{met} met, {fought} fought");
}

/// 7.53, 7.54: the halves of a double force are met one by one, and withdraw together.
#[test]
fn r21_15_a_double_force_withdraws_as_a_whole() {
    let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[2]);
    let other = G;
    scene.play.table.forces[0].twin = Some(other);
    scene.play.table.forces.push(Force {
        intelligence: Intelligence::Level3Surface,
        ships: ships(&["Destroyer Force 1"]),
        twin: Some(F),
        ..Force::unseen(other, HEX)
    });
    let from = beside(Direction::Sw);
    let mut encounters = Encounters::of_force(&scene.play, F, from).unwrap();
    scene.battle = encounters.next(&mut scene.play).unwrap();
    let met = Decision::SurfaceBattle { force: other };
    assert_eq!(scene.run(), Some(met), "the die says which");
    assert_eq!(scene.answer(Order::Evade), None);
    for half in [F, other] {
        assert_eq!(scene.play.table.force(half).unwrap().hex, from);
    }
    assert!(encounters.next(&mut scene.play).is_none());
}

/// A force that lay in the hex as another came did not move: it goes due west, and only the other back to where it came
/// from, whichever is met first.
#[test]
fn r21_15_who_lay_in_the_hex_as_another_came_goes_due_west() {
    for (die, first) in [(1, F), (2, G)] {
        // They get away from Iowa one after the other.
        let dice = [die, 10, 1, 10, 1];
        let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &dice);
        scene.play.table.forces.push(Force {
            intelligence: Intelligence::Level3Surface,
            ships: ships(&["Destroyer Force 1"]),
            ..Force::unseen(G, HEX)
        });
        let from = beside(Direction::Sw);
        let mut encounters = Encounters::of_force(&scene.play, F, from).unwrap();
        let mut met = Vec::new();
        while let Some(battle) = encounters.next(&mut scene.play) {
            scene.battle = battle;
            assert_eq!(scene.answer(Order::AcceptBattle), None);
            met.extend(
                scene
                    .play
                    .events()
                    .iter()
                    .rev()
                    .find_map(|it| match it.event {
                        Event::Surface(SurfaceEvent::Met {
                            force, lay_there, ..
                        }) => Some((force, lay_there)),
                        _ => None,
                    }),
            );
        }
        let mut both = [(F, false), (G, true)];
        both.sort_by_key(|(force, _)| *force != first);
        assert_eq!(met, both);
        let hex = |force| scene.play.table.force(force).unwrap().hex;
        assert_eq!((hex(F), hex(G)), (from, beside(Direction::W)));
        // A game saved before, in which both went to where F had come from, is known by it.
        let departure = Departure {
            number: 1,
            corrections: vec![Correction::WhoLayThere],
        };
        let departs = Departure::at(1, scene.play.events(), &scene.play.table, false);
        assert_eq!(departs, Some(departure));
    }
}

/// 7.52: the half that a force proves to have has come with it.
#[test]
fn r21_15_a_half_that_comes_to_light_has_moved_with_its_force() {
    let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[2]);
    let from = beside(Direction::Sw);
    let mut encounters = Encounters::of_force(&scene.play, F, from).unwrap();
    scene.play.happen(Event::Forces(ForceEvent::DoubleForce {
        force: F,
        other: G,
        hex: HEX,
    }));
    scene.play.table.forces[1].intelligence = Intelligence::Level3Surface;
    scene.play.table.forces[1].ships = ships(&["Destroyer Force 1"]);
    scene.battle = encounters.next(&mut scene.play).unwrap();
    assert_eq!(scene.run(), Some(Decision::SurfaceBattle { force: G }));
    assert_eq!(scene.answer(Order::Evade), None);
    for half in [F, G] {
        assert_eq!(scene.play.table.force(half).unwrap().hex, from);
    }
}

/// Without the variant a force does not come, and nobody is met.
#[test]
fn r21_0_without_the_variant_nobody_is_met() {
    let mut scene = scene(NIGHT, &["Iowa"], &["Kongo"], &[]);
    assert!(is_played(&scene.play.table));
    scene.play.table.options.clear();
    assert!(!is_played(&scene.play.table));
    for scenario in scenario::ALL {
        let offered = scenario.variants.contains(&Variant::SurfaceCombat);
        assert_eq!(offered, scenario.battle.is_some());
    }
    assert!(legal_standing_by(&scene.play.table).is_empty());
}
