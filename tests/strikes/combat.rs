//! Strikes and the CAP over their targets (4.53-4.57, 5.4).

use crate::common::attacks::*;
use crate::common::*;
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c, Tbf, Tbm};
use carrier_battle::engine::{
    AirPoints, AttackEvent, Event, Game, Killer, LossEvent, Order, SCENARIOS, Scenario, Target,
    UnitLoss, Variant, divide_cap,
};

/// Every type of bomber the pool of these tests has.
const BOMBERS: Pool = &[(Sb2c, 1), (Tbf, 1), (Tbm, 1)];
const HELLDIVERS: Pool = &[(Sb2c, 2)];

/// Zuikaku alone under some points of CAP: her eight factors of fire do nothing.
fn zuikaku(fighters: u8, planes: Pool, cap: u8, fuel: i8) -> Scenario {
    let pool = [&[(F6F, fighters)], planes].concat();
    strikes_against(&pool, fuel, &[force('A', START, &["Zuikaku"], cap)], 1)
}

/// The game and the events of one strike of all units meeting the CAP, up to its attack. The dice
/// are those of the air combat.
#[track_caller]
fn fight(fighters: u8, planes: Pool, cap: u8, dice: &[u8]) -> (Game, Vec<Event>) {
    let dice = [&[FOUND, UNSURPRISED], dice].concat();
    let mut game = all_in_one(zuikaku(fighters, planes, cap, 6), &dice);
    let happened = play(&mut game, contact(1, 'A'));
    (game, happened)
}

/// The columns of the rolls of air combat: the US ones, the Japanese ones.
fn columns(events: &[Event]) -> (Vec<&'static str>, Vec<&'static str>) {
    let on = |chart| {
        read_on(chart, events)
            .into_iter()
            .map(|roll| roll.0)
            .collect()
    };
    (on("us_air_to_air"), on("japanese_air_to_air"))
}

fn turned(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Attacks(AttackEvent::CapTurns { .. })))
}

/// 4.53: one point for two escorts, fractions dropped, but one point even for a single escort;
/// what is left goes for the attack planes.
#[test]
fn r4_53_one_point_of_cap_takes_on_two_escorts() {
    for (points, escorts, divided) in [
        (4, 0, (0, 4)),
        (4, 1, (1, 3)),
        (4, 2, (1, 3)),
        (4, 3, (1, 3)),
        (4, 4, (2, 2)),
        (4, 5, (2, 2)),
        (4, 7, (3, 1)),
        (4, 8, (4, 0)),
        (4, 12, (4, 0)),
        (1, 1, (1, 0)),
        (1, 7, (1, 0)),
        (2, 7, (2, 0)),
        (0, 3, (0, 0)),
    ] {
        assert_eq!(
            divide_cap(points, escorts),
            divided,
            "{points} on {escorts}"
        );
    }
}

/// 4.53: two combats, each on its own column; every escort fires, and no attack plane does.
#[test]
fn r4_53_escorts_and_attack_planes_are_fought_apart() {
    let (_, happened) = fight(4, BOMBERS, 5, &[1, 1, 1]);
    assert_eq!(strike_combat(&happened), Some((2, 3)));
    assert_eq!(columns(&happened), (vec!["4"], vec!["2", "3"]));
    // The odd escort is left over: it fires, and one point takes on all three.
    let (_, happened) = fight(3, BOMBERS, 2, &[1, 1, 1]);
    assert_eq!(strike_combat(&happened), Some((1, 1)));
    assert_eq!(columns(&happened), (vec!["3"], vec!["1", "1"]));
    // No point is left for the attack planes.
    let (_, happened) = fight(4, BOMBERS, 2, &[1, 1]);
    assert_eq!(columns(&happened), (vec!["4"], vec!["2"]));
}

/// 4.53: without escorts the points count twice; four use the column for eight.
#[test]
fn r4_53_without_escorts_cap_counts_twice() {
    for (cap, column) in [(1, "2"), (2, "4"), (3, "6"), (4, "8"), (5, "10"), (9, "10")] {
        let (_, happened) = fight(0, HELLDIVERS, cap, &[1]);
        assert_eq!(strike_combat(&happened), Some((0, cap)));
        assert_eq!(columns(&happened), (vec![], vec![column]), "{cap}");
    }
    // A single escort is enough to undo it.
    let (_, happened) = fight(1, BOMBERS, 4, &[1, 1, 1]);
    assert_eq!(columns(&happened).1, ["1", "3"]);
}

/// 4.53, 4.57: after an A one surviving point that fought the escorts fights the attack planes too.
#[test]
fn r4_53_an_a_lets_a_point_fight_both() {
    // The escorts miss it: four points on the attack planes.
    let (_, happened) = fight(2, BOMBERS, 4, &[1, 8, 1]);
    assert_eq!(read_on("japanese_air_to_air", &happened)[0].3, "A");
    assert!(turned(&happened));
    assert_eq!(columns(&happened).1, ["1", "4"]);
    // They shoot it down: three.
    let (_, happened) = fight(2, BOMBERS, 4, &[5, 8, 1]);
    assert!(!turned(&happened) && points_lost(&happened) == 1);
    assert_eq!(columns(&happened).1, ["1", "3"]);
    // No A, nobody turns.
    let (_, happened) = fight(2, BOMBERS, 4, &[1, 7, 1]);
    assert!(!turned(&happened));
    // However many there are, one turns.
    let (_, happened) = fight(8, BOMBERS, 4, &[1, 7, 1]);
    assert!(turned(&happened));
    assert_eq!(columns(&happened).1, ["4", "1"]);
}

/// 4.54: both sides' dice are rolled before either's losses; escorts that fall have fired.
#[test]
fn r4_54_escorts_and_cap_fire_at_once() {
    let (game, happened) = fight(1, HELLDIVERS, 1, &[10, 10]);
    let order: Vec<String> = happened.iter().map(name).collect();
    let rolls: Vec<usize> = (0..order.len()).filter(|n| order[*n] == "roll").collect();
    let losses: Vec<usize> = (0..order.len()).filter(|n| order[*n] == "lost").collect();
    assert_eq!(losses.len(), 2);
    assert!(
        rolls
            .iter()
            .all(|roll| losses.iter().all(|loss| roll < loss))
    );
    assert_eq!(
        (points_lost(&happened), lost(&happened)),
        (1, vec!["F6F 1".to_owned()])
    );
    assert_eq!(
        mission(&game, "Air Strike 1").units,
        units(&["SB2C 1", "SB2C 2"])
    );
}

/// 4.54: more than the last column holds use the last column.
#[test]
fn r4_54_the_last_column_holds_for_more() {
    let (_, happened) = fight(12, HELLDIVERS, 2, &[1, 1]);
    assert_eq!(columns(&happened), (vec!["8"], vec!["2"]));
}

/// 4.55: destroyed are only points that fought the escorts; what exceeds them is lost on nobody.
#[test]
fn r4_55_escorts_destroy_no_more_than_they_fight() {
    // Four escorts on the modified 9 destroy four; two points met them.
    let (game, happened) = fight(4, HELLDIVERS, 4, &[10, 1, 1]);
    assert_eq!(
        read_on("us_air_to_air", &happened),
        [("4", 10, 9, "4".to_owned())]
    );
    assert_eq!(points_lost(&happened), 2);
    assert!(happened.contains(&Event::Losses(LossEvent::Points {
        what: AirPoints::Force(named("Force A")),
        points: 2,
        aborted: 0,
        kind: Target::Fighters,
        hex: hex(START),
        why: Killer::Mission(named("Air Strike 1")),
    })));
    // The other two fire at the attack planes all the same.
    assert_eq!(columns(&happened).1, ["2", "2"]);
    assert_eq!(at_sea(&game, 'A').cap, Some(2));
}

/// 4.56: an E is a unit lost, at random among attack planes of several types.
#[test]
fn r4_56_lost_attack_planes_are_drawn_where_types_differ() {
    for (die, pick, unit) in [(5, 1, "SB2C 1"), (5, 2, "TBF 1"), (5, 3, "TBM 1")] {
        let (_, happened) = fight(0, BOMBERS, 5, &[die, pick]);
        assert_eq!(read_on("japanese_air_to_air", &happened)[0].3, "E");
        assert_eq!(
            (lost(&happened), aborted(&happened)),
            (vec![unit.to_owned()], vec![])
        );
    }
    // Two of them, the second among those left.
    let (game, happened) = fight(0, BOMBERS, 5, &[9, 1, 2]);
    assert_eq!(read_on("japanese_air_to_air", &happened)[0].3, "2E");
    assert_eq!(lost(&happened), ["SB2C 1", "TBM 1"]);
    let how = game.table().lost.iter().map(|lost| lost.why);
    assert!(how.into_iter().all(|why| why == UnitLoss::Combat));
    // Among units of one type there is nothing to draw.
    let (_, happened) = fight(0, HELLDIVERS, 5, &[5]);
    assert_eq!(lost(&happened), ["SB2C 2"]);
    // No more are lost than there are, and then there is no attack.
    let (game, happened) = fight(0, &[(Sb2c, 1)], 5, &[9]);
    assert_eq!(lost(&happened), ["SB2C 1"]);
    assert!(game.table().attack.is_none() && game.table().missions.is_empty());
}

/// 4.56: A+E is both, on different units.
#[test]
fn r4_56_a_and_e_together_hit_two_units() {
    let (_, happened) = fight(0, BOMBERS, 5, &[7, 1, 1]);
    assert_eq!(read_on("japanese_air_to_air", &happened)[0].3, "A+E");
    assert_eq!(
        (lost(&happened), aborted(&happened)),
        (vec!["SB2C 1".to_owned()], vec!["TBF 1".to_owned()])
    );
}

/// 4.57: an A against attack planes holds one out of the attack; it flies on with the others.
#[test]
fn r4_57_a_unit_held_out_flies_on_and_does_not_attack() {
    let (mut game, happened) = fight(0, BOMBERS, 2, &[4, 2, 1]);
    assert_eq!(
        read_on("japanese_air_to_air", &happened),
        [("4", 4, 5, "A".to_owned())]
    );
    assert_eq!(aborted(&happened), ["TBF 1"]);
    assert_eq!(mission(&game, "Air Strike 1").units.len(), 3);
    // The SB2C and the TBM attack with 15; CAP met them, so that they are not doubled.
    let happened = play(&mut game, coordinate(true));
    assert_eq!(strength(&happened), Some((15, false, "11-15", vec![0])));
    assert_eq!(mission(&game, "Air Strike 1").units.len(), 3);
}

/// 4.57: an A on the escorts keeps none of them from anything; there is nothing to keep them from.
#[test]
fn r4_57_an_a_on_escorts_holds_nobody_out() {
    let (game, happened) = fight(2, HELLDIVERS, 1, &[1, 8, 1]);
    assert!(turned(&happened) && aborted(&happened).is_empty() && lost(&happened).is_empty());
    assert_eq!(mission(&game, "Air Strike 1").units.len(), 4);
}

/// 4.45: a strike short of fuel fires worse and is hit more easily.
#[test]
fn r4_45_a_fuel_critical_strike_fights_worse() {
    let dice = [FOUND, UNSURPRISED, 10, 1, 1];
    let mut game = all_in_one(zuikaku(2, HELLDIVERS, 3, 1), &dice);
    assert_eq!(mission(&game, "Air Strike 1").fuel.critical(), Some(0));
    let happened = play(&mut game, contact(1, 'A'));
    let rolls = rolls(&happened);
    assert_eq!(
        [2, 3, 4].map(|n| modifiers(&rolls[n])),
        [
            vec![
                ("target is fighters", -1),
                ("firing mission is fuel critical", -2)
            ],
            vec![("target mission is fuel critical", 2)],
            vec![
                ("target is attack planes", 1),
                ("target mission is fuel critical", 2)
            ],
        ]
    );
}

/// 5.41: until scenario 6 the scenario says how much CAP a force has.
#[test]
fn r5_41_the_scenario_fixes_the_cap() {
    let caps = |options: &[Variant]| {
        let game = scripted_with(SCENARIOS[1], options, &[]);
        ['A', 'B', 'C'].map(|letter| at_sea(&game, letter).fixed_cap)
    };
    assert_eq!(caps(&[]), [Some(2), Some(4), Some(3)]);
    assert_eq!(caps(&[Variant::FourPointsOfCap]), [Some(4); 3]);
    for cap in 0..5 {
        let (game, happened) = fight(0, HELLDIVERS, cap, &[1]);
        assert_eq!(cap_up(&happened), [cap]);
        assert_eq!(at_sea(&game, 'A').cap, Some(cap));
        assert_eq!(strike_combat(&happened).is_some(), cap > 0);
    }
}

/// 5.42: escorts fire back with one off their dice, once; what they destroy is in the Lost box.
#[test]
fn r5_42_escorts_fire_back_at_one_less() {
    let (game, happened) = fight(3, HELLDIVERS, 2, &[6, 1, 1]);
    assert_eq!(
        read_on("us_air_to_air", &happened),
        [("3", 6, 5, "2".to_owned())]
    );
    assert_eq!(
        modifiers(&rolls(&happened)[2]),
        [("target is fighters", -1)]
    );
    assert_eq!(modifiers(&rolls(&happened)[3]), []);
    assert_eq!(
        modifiers(&rolls(&happened)[4]),
        [("target is attack planes", 1)]
    );
    let force = at_sea(&game, 'A');
    assert_eq!(
        (force.lost, force.cap, game.table().points_destroyed),
        (1, Some(1), 1)
    );
}

/// Two strikes of two fighters and a Helldiver, over Zuikaku with some CAP.
fn two_strikes(cap: u8, dice: &[u8]) -> Game {
    let scenario = zuikaku(4, HELLDIVERS, cap, 6);
    let strikes: [&[&str]; 2] = [&["F6F 1", "F6F 2", "SB2C 1"], &["F6F 3", "F6F 4", "SB2C 2"]];
    over_the_force(scenario, &strikes, dice)
}

/// Two strikes that find their target and meet its CAP; the first shoots a point of it down.
const BOTH_MET: [u8; 12] = [
    FOUND,
    UNSURPRISED,
    5,
    1,
    1,
    1,
    FOUND,
    UNSURPRISED,
    1,
    1,
    1,
    1,
];

/// 5.43: the CAP that the first strike met fights the second, without the points it has lost.
#[test]
fn r5_43_the_same_cap_fights_every_strike_of_the_phase() {
    let mut game = two_strikes(3, &BOTH_MET);
    let first = attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(
        (cap_up(&first), strike_combat(&first)),
        (vec![3], Some((1, 2)))
    );
    assert_eq!(points_lost(&first), 1);
    let second = attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!(
        (cap_up(&second), strike_combat(&second)),
        (vec![], Some((1, 1)))
    );
}

/// 5.43: CAP that is all shot down is not up for the second strike, which is then not met.
#[test]
fn r5_43_cap_shot_down_meets_no_further_strike() {
    let dice = [FOUND, UNSURPRISED, 5, 1, 1, FOUND, UNSURPRISED, 1];
    let mut game = two_strikes(1, &dice);
    let first = attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(points_lost(&first), 1);
    let second = attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!((cap_up(&second), strike_combat(&second)), (vec![], None));
    assert_eq!(strength(&second), Some((14, true, "11-15", vec![0])));
}

/// 5.44: after the phase the CAP is put away, and comes again in the next: what was shot down
/// stays in the Lost box.
#[test]
fn r5_44_cap_comes_again_in_each_phase_without_its_losses() {
    let mut game = two_strikes(3, &BOTH_MET);
    attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(at_sea(&game, 'A').cap, Some(2));
    play(&mut game, Order::GoOn);
    pass_to(&mut game, 1, 2);
    assert_eq!((at_sea(&game, 'A').cap, at_sea(&game, 'A').lost), (None, 1));
    play(&mut game, Order::EndMovement);
    let second = attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!(
        (cap_up(&second), strike_combat(&second)),
        (vec![2], Some((1, 1)))
    );
}

/// 5.31, 5.43: a complete surprise meets no CAP, not even CAP that is up already.
#[test]
fn r5_43_cap_that_is_up_does_not_meet_a_complete_surprise() {
    let dice = [FOUND, UNSURPRISED, 1, 1, 1, 1, FOUND, SURPRISED, 1];
    let mut game = two_strikes(3, &dice);
    attack(&mut game, 1, 'A', "Zuikaku");
    let second = attack(&mut game, 2, 'A', "Zuikaku");
    assert_eq!(strike_combat(&second), None);
    assert_eq!(strength(&second), Some((14, true, "11-15", vec![0])));
}

/// 5.4: a force without carriers flies no CAP, whatever is written down for it.
#[test]
fn r5_4_surface_forces_fly_no_cap() {
    let forces = [force('A', START, &["Nagato"], 4)];
    let mut game = all_in_one(strikes_against(HELLDIVERS, 6, &forces, 1), &[FOUND, 1, 1]);
    let happened = attack(&mut game, 1, 'A', "Nagato");
    assert!(cap_up(&happened).is_empty());
}
