//! Japanese submarines, at lit ships and at crippled ones (14.2).

use super::*;
use crate::engine::charts::{JAPANESE_SUBMARINE, SubmarineAttack};
use crate::engine::combat::JapaneseSubmarines;
use crate::engine::event::{DamageEvent, FleetEvent, Purpose, UnitLoss};
use crate::engine::fleet::AirUnitId;
use crate::engine::scenario::Variant;
use crate::engine::sequence::SegmentId;
use crate::engine::ships::{Condition, ShipSet};
use crate::engine::title::Step;

/// The step, up to its question.
fn attacks(play: &mut Play) -> (JapaneseSubmarines, bool) {
    play.table.phase = 4;
    let mut submarines = JapaneseSubmarines::default();
    loop {
        match submarines.step(play) {
            Step::Again => {}
            Step::Ask(decision) => {
                assert_eq!(decision, Decision::Lights);
                return (submarines, true);
            }
            _ => return (submarines, false),
        }
    }
}

/// Task Groups 58.1 and 58.2 with lights on, in a turn at night.
fn lit(hexes: [HexId; 2], dice: &[u8]) -> Play {
    let mut play = fleet(&[(1, hexes[0]), (2, hexes[1])], 2010, dice);
    let mut done = Vec::new();
    for hex in hexes {
        if !done.contains(&hex) {
            let groups = play.table.groups_in(hex);
            play.happen(Event::Fleet(FleetEvent::LightsOn { hex, groups }));
            done.push(hex);
        }
    }
    play
}

fn purposes(play: &Play) -> Vec<Purpose> {
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Roll(roll) => Some(roll.purpose),
            _ => None,
        })
        .collect()
}

fn fires(play: &Play, name: &str) -> usize {
    let decks = play.table.decks.iter();
    let mut hers = decks.filter(|deck| deck.carrier.data().name == name);
    hers.next().map_or(0, |deck| deck.fires.len())
}

/// 14.22, 14.23: seven in ten first rolls do nothing; the second says how bad the others are.
#[test]
fn r14_23_the_chart_has_a_second_roll() {
    let result = |column, die| JAPANESE_SUBMARINE.result(column, die);
    for die in 1..=10 {
        let first = if die > 7 {
            SubmarineAttack::SecondRoll
        } else {
            SubmarineAttack::NoEffect
        };
        assert_eq!(result(0, die), first);
    }
    let hits = |hits, fire| SubmarineAttack::Hits { hits, fire };
    let second: Vec<_> = (1..=10).map(|die| result(1, die)).collect();
    assert_eq!(second[..4], [hits(1, false); 4]);
    assert_eq!(second[4..7], [hits(2, false); 3]);
    assert_eq!(second[7..9], [hits(3, true); 2]);
    assert_eq!(second[9], SubmarineAttack::Sunk);
}

/// 14.21, 14.22, 6.433: one roll a lit hex, whoever is in it, and none where no light shows.
#[test]
fn r14_22_one_roll_for_each_lit_hex() {
    let mut dark = fleet(&[(1, HOME)], 2010, &[]);
    assert!(!attacks(&mut dark).1, "no lights, no question");
    assert_eq!(purposes(&dark), []);
    let mut together = lit([HOME, HOME], &[7]);
    assert!(attacks(&mut together).1);
    assert_eq!(purposes(&together), [Purpose::SubmarineAtLights(HOME)]);
    let mut apart = lit([HOME, EAST], &[1, 1]);
    attacks(&mut apart);
    assert_eq!(
        purposes(&apart),
        [
            Purpose::SubmarineAtLights(HOME),
            Purpose::SubmarineAtLights(EAST)
        ]
    );
    assert!(apart.table.damage.is_empty());
}

/// 14.24, 12.12, 12.14: the torpedoes hit one carrier of the hex at random; her deck is inoperative, and a unit is
/// lost for each hit.
#[test]
fn r14_24_the_torpedoes_hit_one_carrier_of_the_hex() {
    // Second roll, two hits, and of Hornet, Yorktown, Belleau Wood and Bataan the second.
    let mut play = lit([HOME, EAST], &[8, 5, 2, 1, 1, 1]);
    let units: Vec<AirUnitId> = AirUnitId::all()
        .filter(|unit| unit.home().data().name == "Yorktown")
        .take(3)
        .collect();
    for deck in &mut play.table.decks {
        if deck.carrier.data().name == "Yorktown" {
            deck.ready = units.iter().copied().collect();
        }
    }
    attacks(&mut play);
    let yorktown = ship("Yorktown");
    assert_eq!(play.table.hits(yorktown).total(), 2);
    assert_eq!(play.table.damage.len(), 1);
    let deck = play
        .table
        .decks
        .iter()
        .find(|it| it.carrier.data().name == "Yorktown");
    assert!(deck.unwrap().inoperative);
    assert_eq!(play.table.lost.len(), 2);
    assert!(
        play.table
            .lost
            .iter()
            .all(|unit| unit.why == UnitLoss::Aboard && unit.at_home)
    );
    assert_eq!(fires(&play, "Yorktown"), 0, "only where the chart says so");
    assert_eq!(
        deck.unwrap().hits_in_segment,
        0,
        "no roll for a fire (12.31)"
    );
}

/// 12.311: the fire of the chart needs no roll.
#[test]
fn r12_311_three_hits_start_a_fire_without_a_roll() {
    let mut play = lit([HOME, EAST], &[10, 9, 1, 1]);
    attacks(&mut play);
    assert_eq!(play.table.hits(ship("Hornet")).total(), 3);
    assert_eq!(fires(&play, "Hornet"), 1);
    assert_eq!(
        purposes(&play),
        [
            Purpose::SubmarineAtLights(HOME),
            Purpose::SubmarineAtLights(HOME),
            Purpose::SubmarineAtLights(EAST)
        ]
    );
}

/// 14.23: a ten sinks her at once, with all aboard (12.14); she scores as sunk.
#[test]
fn r14_23_a_ten_sinks_the_carrier_at_once() {
    let mut play = lit([HOME, EAST], &[9, 10, 4, 1]);
    attacks(&mut play);
    let bataan = ship("Bataan");
    assert!(play.table.is_sunk(bataan));
    assert_eq!(play.table.hits(bataan).total(), 5);
    assert_eq!(play.table.condition(bataan), Condition::Sunk);
}

/// 14.22: in a lit hex without carriers there is nothing for a submarine to hit.
#[test]
fn r14_22_a_lit_hex_without_carriers_is_not_attacked() {
    let mut play = fleet(&[(1, HOME), (7, WEST)], 2010, &[]);
    let groups = groups(&[7]);
    play.happen(Event::Fleet(FleetEvent::LightsOn { hex: WEST, groups }));
    attacks(&mut play);
    assert_eq!(purposes(&play), []);
}

/// 6.433: only then may the lights go out, hex by hex.
#[test]
fn r6_433_the_lights_go_out_after_the_submarines_have_had_their_chance() {
    let mut play = lit([HOME, EAST], &[1, 1]);
    let (mut submarines, asked) = attacks(&mut play);
    assert!(asked);
    let off = |hex| Order::TurnOffLights { hex };
    assert_eq!(
        Decision::Lights.legal(&play.table),
        [off(HOME), off(EAST), Order::GoOn]
    );
    assert_eq!(
        refused_at(&play, off(WEST)),
        Refusal::Ships(ShipRefusal::NotLit(WEST))
    );
    submarines.answer(off(HOME), &mut play);
    assert!(!play.table.is_lit(HOME) && play.table.is_lit(EAST));
    assert!(matches!(
        submarines.step(&mut play),
        Step::Ask(Decision::Lights)
    ));
    submarines.answer(Order::GoOn, &mut play);
    assert!(matches!(submarines.step(&mut play), Step::Done));
    assert!(play.table.is_lit(EAST), "they stay on into the next turn");
}

fn refused_at(play: &Play, order: Order) -> Refusal {
    Decision::Lights.check(&play.table, order).unwrap_err()
}

/// Essex, crippled and left behind in a hex, in a turn that starts at a time.
fn cripple(time: u16, dice: &[u8]) -> Play {
    let mut play = fleet(&[(4, HOME)], time, dice);
    hit(&mut play, "Essex", 6);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    play
}

/// 12.47, 14.25: one roll for each crippled ship on the map, at the end of each turn of daylight and of no other.
#[test]
fn r12_47_r14_25_a_crippled_ship_is_attacked_at_the_end_of_each_turn_of_daylight() {
    for (time, attacked) in [
        (530, true),
        (1730, true),
        (1850, false),
        (2010, false),
        (410, false),
    ] {
        let mut play = cripple(time, &[7]);
        let (_, asked) = attacks(&mut play);
        assert!(!asked, "no lights");
        let rolled = [Purpose::SubmarineAtCripple(ship("Essex"))];
        assert_eq!(purposes(&play), rolled[..usize::from(attacked)], "{time}");
    }
    // One that is with her task group is not on the map by herself (14.21).
    let mut play = fleet(&[(4, HOME)], 1210, &[]);
    hit(&mut play, "Essex", 6);
    attacks(&mut play);
    assert_eq!(purposes(&play), []);
}

/// 14.25: each surface unit of a task group in her hex takes one from the first roll, and nothing from the second.
#[test]
fn r14_25_surface_units_in_the_hex_keep_submarines_away() {
    for (die, hits) in [(9, 0), (10, 0)] {
        // Task Group 58.2 has five units that are no carriers.
        let mut play = cripple(1210, &[die]);
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(2),
            hex: HOME,
        }));
        attacks(&mut play);
        let rolls = play.events().iter().find_map(|it| match &it.event {
            Event::Roll(roll) => Some(roll.clone()),
            _ => None,
        });
        let roll = rolls.unwrap();
        assert_eq!(roll.modifiers[0].value, -5);
        assert_eq!(roll.total, die as i8 - 5);
        assert_eq!(play.table.hits(ship("Essex")).total(), 6 + hits);
    }
    let mut alone = cripple(1210, &[8, 10]);
    attacks(&mut alone);
    assert!(alone.table.is_sunk(ship("Essex")), "at once (14.25)");
}

/// 14.25, 12.411: units that stand by her guard her as units of a task group do.
#[test]
fn r14_25_units_that_stand_by_her_keep_submarines_away() {
    let mut play = fleet(&[(4, HOME)], 1210, &[9]);
    play.table.options.push(Variant::SurfaceCombat);
    hit(&mut play, "Essex", 6);
    let units = play.table.ships_of(TaskGroupId(4));
    let ships: ShipSet = units
        .filter(|ship| ship.carrier().is_none())
        .take(2)
        .collect();
    moves(
        &mut play,
        Order::StandBy {
            ships,
            ship: ship("Essex"),
        },
    );
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    attacks(&mut play);
    let mut events = play.events().iter();
    let roll = events.find_map(|it| match &it.event {
        Event::Roll(roll) => Some(roll.clone()),
        _ => None,
    });
    assert_eq!(roll.unwrap().modifiers[0].value, -2);
    assert_eq!(play.table.hits(ship("Essex")).total(), 6);
}

/// 14.25, 12.35: a crippled battleship has no fire.
#[test]
fn r14_25_a_crippled_battleship_is_attacked_too() {
    let mut play = fleet(&[(7, HOME)], 1210, &[8, 8]);
    hit(&mut play, "Iowa", 15);
    moves(&mut play, Order::MoveTaskForce { to: EAST });
    attacks(&mut play);
    assert_eq!(play.table.hits(ship("Iowa")).total(), 18);
    let fire = |event: &Event| matches!(event, Event::Damage(DamageEvent::FireBrokeOut { .. }));
    assert!(!play.events().iter().any(|it| fire(&it.event)));
}

/// 3.1, 14.26: the step comes last in the end phase of a turn, so that its fires first spread in the next, and
/// nothing answers the submarine.
#[test]
fn r3_1_submarines_come_after_the_fires() {
    use crate::engine::sequence::FLOW_CHART;
    assert_eq!(
        FLOW_CHART[FLOW_CHART.len() - 3..],
        [
            SegmentId::HitAdjustment,
            SegmentId::Fire,
            SegmentId::JapaneseSubmarines
        ]
    );
}
