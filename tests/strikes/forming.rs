//! Air strikes: of what they are formed, and where they may fly (2.35, 4.2).

use crate::common::attacks::*;
use crate::common::*;
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c, Sbd, Tbf, Tbm};
use carrier_battle::engine::fleet::{GUAM, TaskGroupId};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::ships::{Allegiance, ShipClass};
use carrier_battle::engine::{
    Decision, DeckEvent, Event, ForceSetup, Game, InterceptionRefusal, MissionRefusal,
    MovementRefusal, Order, Refusal, SCENARIOS, Scenario, SegmentId, UsSetup, Variant,
};

/// A Dauntless strike of one unit from the carriers at 1109, in the second phase's air movement.
fn launched(forces: &[ForceSetup], dice: &[u8]) -> Game {
    let mut game = scripted_with(made_up(carriers_against(forces)), &[], dice);
    launch_and_go_on(&mut game, &[launch(1, &["SBD 1"])]);
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    assert_eq!(mission(&game, "Air Strike 1").hex, hex(HOME));
    game
}

/// Flies the strike and goes on to the next phase's movement.
fn fly_on(game: &mut Game, to: &str) {
    play(game, fly("Air Strike 1", to));
    let phase = game.table().phase;
    pass_until(game, |game| {
        game.table().phase != phase && game.decision() == Some(Decision::AirMovement)
    });
}

fn may_fly(game: &Game, to: HexId) -> bool {
    game.check(Order::Fly {
        mission: named("Air Strike 1"),
        to,
    })
    .is_ok()
}

/// The hexes next to the strike that it may fly to.
fn open(game: &Game) -> Vec<String> {
    let from = mission(game, "Air Strike 1").hex;
    let mut open: Vec<String> = from
        .neighbours()
        .filter(|to| may_fly(game, *to))
        .map(|to| to.to_string())
        .collect();
    open.sort();
    open
}

/// 2.35: scenarios 1 to 3 bring ships that took part in the battle, and no others.
#[test]
fn r2_35_scenarios_1_to_3_use_historical_ships_only() {
    for scenario in &SCENARIOS[..3] {
        let all: Vec<_> = scenario.variants.to_vec();
        let game = Game::new(scenario, &all, 0).unwrap();
        let forces = &game.table().forces;
        assert_eq!(forces.len(), if scenario.number == 2 { 3 } else { 0 });
        for ship in forces.iter().flat_map(|force| &force.ships) {
            let class = ship.data().allegiance;
            assert_eq!(class, Allegiance::Japan(ShipClass::Historical), "{ship}");
        }
        // No name was lost on the way from the scenario to the table.
        let named = scenario.forces.iter().flat_map(|force| force.ships);
        let placed = forces.iter().flat_map(|force| &force.ships);
        assert_eq!(named.count(), placed.count());
    }
}

/// 4.21: a strike is of any types; the attack planes attack, the fighters do not.
#[test]
fn r4_21_attack_planes_attack_and_fighters_only_escort() {
    let pool = &[(F6F, 2), (Sb2c, 1), (Sbd, 1), (Tbf, 1), (Tbm, 1)];
    let scenario = strikes_against(pool, 6, &[force('A', START, &["Zuikaku"], 0)], 1);
    let all: &[&str] = &["F6F 1", "F6F 2", "SB2C 1", "SBD 1", "TBF 1", "TBM 1"];
    let mut game = over_the_force(scenario, &[all], &[FOUND, UNSURPRISED, 1, 1, 1, 1]);
    let happened = attack(&mut game, 1, 'A', "Zuikaku");
    // 7 for the SB2C and 8 for each other attack plane, doubled for want of CAP.
    assert_eq!(
        strength(&happened),
        Some((62, true, "61-72", vec![1, 1, 0, 0]))
    );
}

/// 4.21: fighters alone find the force and fight its CAP, and sink nothing.
#[test]
fn r4_21_a_strike_of_fighters_has_no_damage_rolls() {
    let scenario = strikes_against(
        &[(F6F, 2)],
        6,
        &[force('A', START, &["Zuikaku", "Nagato"], 1)],
        1,
    );
    let strike: &[&str] = &["F6F 1", "F6F 2"];
    let mut game = over_the_force(scenario, &[strike], &[FOUND, UNSURPRISED, 5, 1]);
    let happened = attack(&mut game, 1, 'A', "Zuikaku");
    assert_eq!(strike_combat(&happened), Some((1, 0)));
    assert_eq!(strength(&happened), None);
    assert!(factors(&happened).is_empty());
    assert!(mission(&game, "Air Strike 1").spent);
    assert_eq!(mission(&game, "Air Strike 1").fuel.left(), 5);
}

/// 4.22: within two hexes of its carriers a strike flies where it likes, beyond only towards a
/// target. Guam is one without being detected.
#[test]
fn r4_22_without_a_target_a_strike_stays_within_two_hexes() {
    let mut game = launched(&[], &[1, 1, 1]);
    let home = hex(HOME);
    for distance in 1..=2 {
        assert!(home.ring(distance).all(|to| may_fly(&game, to)));
    }
    fly_on(&mut game, "1111");
    // Along the edge of the circle and back into it, but not out of it.
    assert_eq!(open(&game), ["1011", "1110", "1211"]);
    let refusal = refused(&mut game, fly("Air Strike 1", "1112"));
    let (mission, to) = (named("Air Strike 1"), hex("1112"));
    assert_eq!(
        refusal,
        Refusal::Movement(MovementRefusal::StrikeNeedsATarget { mission, to })
    );
    assert!(refusal.to_string().contains("4.22"));
    // Two hexes at once are no way round it.
    refused(&mut game, fly("Air Strike 1", "1113"));
    fly_on(&mut game, "1109");
    // Guam lies four hexes from the carriers.
    assert_eq!((GUAM, GUAM.distance(home)), (hex("1407"), 4));
    let towards = home.ring(2).find(|to| to.distance(GUAM) == 2).unwrap();
    fly_on(&mut game, &towards.to_string());
    for to in towards.neighbours() {
        let allowed = to.distance(home) <= 2 || to.distance(GUAM) == 1;
        assert_eq!(may_fly(&game, to), allowed, "{to}");
    }
    assert!(
        towards
            .neighbours()
            .any(|to| to.distance(home) == 3 && may_fly(&game, to))
    );
}

/// 4.22: towards a detected force it flies straight, and may turn back.
#[test]
fn r4_22_beyond_two_hexes_a_strike_flies_straight_at_a_detected_force() {
    let mut game = launched(&[force('A', "1121", &["Zuikaku"], 0)], &[1, 1]);
    fly_on(&mut game, "1111");
    // Straight along the row; the hexes beside it do not bring the target nearer.
    assert_eq!(open(&game), ["1011", "1110", "1112", "1211"]);
    fly_on(&mut game, "1113");
    // Four hexes out: on, straight back, or straight for Guam.
    assert_eq!(open(&game), ["1112", "1114", "1213"]);
    fly_on(&mut game, "1112");
    assert_eq!(mission(&game, "Air Strike 1").hex, hex("1112"));
}

/// 4.22: any level of detection will do.
#[test]
fn r4_22_an_approximate_sighting_is_target_enough() {
    let scenario = made_up(carriers_against(&[force('A', "1121", &["Zuikaku"], 0)]));
    let mut game = scripted_with(scenario, &[Variant::ApproximateSighting], &[1]);
    launch_and_go_on(&mut game, &[launch(1, &["SBD 1"])]);
    fly_on(&mut game, "1111");
    assert!(may_fly(&game, hex("1112")) && !may_fly(&game, hex("1012")));
}

/// 4.23: a strike may wait near its carriers for a target, fly for one, and turn to another.
#[test]
fn r4_23_a_strike_may_wait_and_may_be_redirected() {
    let mut game = launched(&[force('A', "1121", &["Zuikaku"], 0)], &[]);
    play(&mut game, hold("Air Strike 1"));
    pass_to(&mut game, 1, 3);
    fly_on(&mut game, "1108");
    assert_eq!(mission(&game, "Air Strike 1").hex, hex("1108"));

    // In scenario 2 it goes for force A and changes its mind for B; the second hex needs a die.
    let pool: &[&str] = &["SB2C 1"];
    let forces = SCENARIOS[1].forces;
    let scenario = strikes_against(&[(Sb2c, 1)], 6, forces, 1);
    let mut game = formed(scenario, &[pool], &[1, FOUND, UNSURPRISED, 10, 1, 1, 1, 1]);
    play(&mut game, fly("Air Strike 1", "1122"));
    let moved = play(&mut game, fly("Air Strike 1", "1022"));
    assert!(moved.iter().any(|event| name(event) == "moved"));
    assert_eq!(game.decision(), Some(Decision::AirAttack));
    let happened = play(&mut game, contact(1, 'B'));
    assert!(happened.iter().any(|event| name(event) == "contacted"));
}

/// 4.24: a strike does not fight a raid, not even one in its hex.
#[test]
fn r4_24_a_strike_never_fights_a_raid() {
    let carriers = carriers_against(&[]);
    let scenario = Scenario {
        us: UsSetup {
            groups: &[(TaskGroupId(2), 1), (TaskGroupId(3), 0)],
            ..carriers.us
        },
        raids: Box::leak(Box::new([raid_of(9, 1, 1)])),
        segments: &[
            SegmentId::JapaneseAirMovement,
            SegmentId::UsAirMovement,
            SegmentId::UsAirOperations,
            SegmentId::UsInterception,
        ],
        ..carriers
    };
    // The raid is met one hex out, and is over the carriers in the second phase.
    let mut game = scripted_with(made_up(scenario), &[], &[1]);
    launch_and_go_on(&mut game, &[launch(1, &["SBD 1", "TBM 3"])]);
    pass_to_interception(&mut game, 1, 2);
    let strike = mission(&game, "Air Strike 1");
    assert_eq!((strike.hex, raid(&game, 1).hex), (hex(HOME), hex(HOME)));
    let refusal = refused(&mut game, engage("Air Strike 1", 1));
    assert_eq!(
        refusal,
        Refusal::Interception(InterceptionRefusal::StrikeNeverIntercepts(named(
            "Air Strike 1"
        )))
    );
    assert!(refusal.to_string().contains("4.24"));
    let listed: Vec<Order> = game.legal().collect();
    assert_eq!(listed, [engage("CAP 58.2", 1), Order::Fight]);
    // Nobody fights, and nobody is the worse for it.
    play(&mut game, Order::Fight);
    assert_eq!(raid(&game, 1).strength.points(), 9);
    assert_eq!(mission(&game, "Air Strike 1").units.len(), 2);
}

/// 4.25: a strike in flight is never split.
#[test]
fn r4_25_a_strike_is_never_split() {
    let scenario = strikes_against(&[(Sb2c, 2)], 6, SCENARIOS[1].forces, 1);
    let mut game = formed(scenario, &[&["SB2C 1", "SB2C 2"]], &[]);
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    let refusal = refused(&mut game, split("Air Strike 1", &["SB2C 1"]));
    assert_eq!(
        refusal,
        Refusal::Missions(MissionRefusal::StrikeNeverSplits(named("Air Strike 1")))
    );
    assert!(refusal.to_string().contains("4.25"));
    assert!(
        !game
            .legal()
            .any(|order| matches!(order, Order::Split { .. }))
    );
}

/// Before the first turn the player divides every unit of the pool, and may take units back.
#[test]
fn strikes_are_formed_of_the_pool() {
    let mut game = scripted_with(SCENARIOS[1], &[], &[]);
    assert_eq!(game.decision(), Some(Decision::FormStrikes));
    assert_eq!(
        refused(&mut game, Order::GoOn),
        Refusal::Missions(MissionRefusal::PoolNotEmpty(18))
    );
    assert_eq!(
        refused(&mut game, launch(6, &["F6F 1"])),
        Refusal::Missions(MissionRefusal::SoManyStrikes(5))
    );
    assert_eq!(
        refused(&mut game, launch(1, &["F6F 8"])),
        Refusal::Missions(MissionRefusal::NotInPool)
    );
    assert_eq!(
        refused(&mut game, launch(1, &[])),
        Refusal::Missions(MissionRefusal::NotInPool)
    );
    play(&mut game, launch(2, &["F6F 1", "SB2C 1"]));
    play(&mut game, launch(2, &["TBF 1"]));
    assert_eq!(
        refused(&mut game, launch(3, &["F6F 1"])),
        Refusal::Missions(MissionRefusal::NotInPool)
    );
    let strike = mission(&game, "Air Strike 2");
    assert_eq!(strike.units, units(&["F6F 1", "SB2C 1", "TBF 1"]));
    assert_eq!(
        (strike.hex, strike.fuel.left(), strike.base),
        (hex(START), 6, TaskGroupId(1))
    );
    assert_eq!(game.table().pool.len(), 15);
    let refusal = refused(&mut game, recall(2, &["SBD 1"]));
    assert_eq!(
        refusal,
        Refusal::Missions(MissionRefusal::NotInMission(named("Air Strike 2")))
    );
    let refusal = refused(&mut game, recall(1, &["SBD 1"]));
    assert_eq!(
        refusal,
        Refusal::Missions(MissionRefusal::NoMission(named("Air Strike 1")))
    );
    play(&mut game, recall(2, &["TBF 1"]));
    play(&mut game, recall(2, &["F6F 1", "SB2C 1"]));
    assert_eq!(
        (game.table().pool.len(), game.table().missions.len()),
        (18, 0)
    );
    let pool = game.table().pool;
    let happened = play(
        &mut game,
        Order::Launch {
            mission: named("Air Strike 4"),
            units: pool,
        },
    );
    assert!(
        matches!(happened[1], Event::Decks(DeckEvent::Launched { units, .. }) if units == pool)
    );
    assert_eq!(game.legal().collect::<Vec<_>>(), [Order::GoOn]);
    play(&mut game, Order::GoOn);
    assert_eq!(game.decision(), Some(Decision::AirMovement));
}
