//! What no scenario sets up yet: undetected forces, and forces that have raided or are marked.

use kernel::Dice;

use super::air_attack::{AirAttack, check_contact};
use super::attack::Quarry;
use super::strike_attack::StrikeAttack;
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirEvent, AttackEvent, DamageEvent, DeckEvent, DetectionEvent, Event, ForceEvent, MoveReason,
};
use crate::engine::fleet::{AirUnitId, Fuel, MissionId, TaskGroupId};
use crate::engine::forces::{
    Detection, Force, ForceId, Hits, Intelligence, LevelOne, adjust_hits, remove_the_sunk, sink,
};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::refusal::{AttackRefusal, Refusal};
use crate::engine::save::corrections::{Correction, Departure};
use crate::engine::scenario::{Scenario, set_up};
use crate::engine::sequence::SegmentId;
use crate::engine::ships::{ShipId, ShipKind};
use crate::engine::title::{Play, Step};

const STRIKE: MissionId = MissionId::strike(1);

/// A strike of one unit over force A of scenario 2, which is located; others are placed by hand.
fn play(dice: &[u8]) -> Play {
    let scenario = Scenario::numbered(2).expect("it can be played");
    let mut play = Play::new(
        crate::engine::table::Table::new(scenario.first_turn),
        Dice::script(dice),
    );
    set_up(scenario, Vec::new(), &mut play);
    let attacker = AirUnitId::all().find(|unit| !unit.kind().is_fighter());
    play.happen(Event::Decks(DeckEvent::Launched {
        what: STRIKE,
        hex: HexId::at(1123),
        units: attacker.into_iter().collect(),
        fuel: Fuel::points(6),
        base: TaskGroupId(1),
        also_from: Default::default(),
    }));
    play.table
        .forces
        .retain(|force| force.id == ForceId::Letter('A'));
    play
}

fn place(play: &mut Play, letter: char, hex: u16, detection: Detection) {
    play.happen(Event::Detection(DetectionEvent::Placed {
        what: ForceId::Letter(letter),
        hex: HexId::at(hex),
        detection,
        intelligence: Intelligence::Level3Surface,
        retiring: false,
        ships: ShipId::named("Nagato").into_iter().collect(),
        cap: None,
    }));
}

/// Carries the attack on force A out, up to the first question or its end.
fn attack(play: &mut Play) {
    let mut attack = StrikeAttack::new(STRIKE, ForceId::Letter('A'));
    while matches!(attack.step(play), Step::Again) {}
}

fn found(play: &Play) -> Option<char> {
    play.events().iter().find_map(|it| match it.event {
        Event::Attacks(AttackEvent::Contacted { force, .. }) => Some(force.mark()),
        _ => None,
    })
}

/// 8.15: what is not detected is not looked for, though it is in the strike's own hex.
#[test]
fn r8_15_an_undetected_force_cannot_be_looked_for() {
    let mut play = play(&[]);
    place(&mut play, 'B', 1123, Detection::Undetected);
    assert_eq!(
        check_contact(&play.table, STRIKE, ForceId::Letter('B')),
        Err(Refusal::Attacks(AttackRefusal::Undetected(
            ForceId::Letter('B')
        )))
    );
    let contact = |force| Order::Contact {
        mission: STRIKE,
        force: ForceId::Letter(force),
    };
    let listed = AirAttack::legal(&play.table);
    assert_eq!(listed, [contact('A'), Order::GoOn]);
    // An Approximate Sighting is enough.
    play.table.forces[1].detection = Detection::ApproximateSighting;
    assert_eq!(
        check_contact(&play.table, STRIKE, ForceId::Letter('B')),
        Ok(())
    );
    let listed = AirAttack::legal(&play.table);
    assert_eq!(listed, [contact('A'), contact('B'), Order::GoOn]);
}

/// 8.15, 5.2: a better detection makes contact likelier: of an Approximate Sighting the die is two less.
#[test]
fn r8_15_an_approximate_sighting_takes_two_from_the_die_of_contact() {
    let total = |detection| rolled(&looked_for(detection), "strike_contact");
    assert_eq!(total(Detection::ApproximateSighting), Some(8));
    assert_eq!(total(Detection::Located), Some(10));
}

/// Force A, without CAP, looked for with a 10; a 4 surprises nobody, and the guns miss.
fn looked_for(detection: Detection) -> Play {
    let mut play = play(&[10, 4, 1, 1, 1]);
    for force in &mut play.table.forces {
        force.detection = detection;
        force.fixed_cap = Some(0);
    }
    attack(&mut play);
    play
}

/// What a chart's first die came to with its modifiers.
fn rolled(play: &Play, chart: &str) -> Option<i8> {
    play.events().iter().find_map(|it| match &it.event {
        Event::Roll(roll) if roll.chart == chart => Some(roll.total),
        _ => None,
    })
}

/// 5.24: a detected force two hexes off is taken rather than an undetected one in the hex.
#[test]
fn r5_24_a_detected_force_is_taken_rather_than_a_nearer_undetected_one() {
    let mut play = play(&[5, 1]);
    place(&mut play, 'B', 1123, Detection::Undetected);
    place(&mut play, 'C', 1125, Detection::ApproximateSighting);
    attack(&mut play);
    assert_eq!(found(&play), Some('C'));
}

/// 5.24, 5.25: an undetected one is taken if there is no other; then it is spotted.
#[test]
fn r5_24_an_undetected_force_may_be_the_wrong_target() {
    let mut play = play(&[5, 1]);
    place(&mut play, 'B', 1125, Detection::Undetected);
    attack(&mut play);
    assert_eq!(found(&play), Some('B'));
    let force = play.table.force(ForceId::Letter('B'));
    assert_eq!(force.map(|force| force.detection), Some(Detection::Spotted));
}

/// A force with nothing afloat leaves the map at the end of the attack, and is no wrong target any more (5.24).
#[test]
fn r5_24_a_force_that_is_sunk_to_the_last_ship_is_gone() {
    let mut play = play(&[5; 12]);
    place(&mut play, 'B', 1123, Detection::Spotted);
    sink(&mut play, ShipId::named("Nagato").unwrap());
    remove_the_sunk(&mut play);
    assert!(play.table.force(ForceId::Letter('B')).is_none());
    assert!(play.table.force(ForceId::Letter('A')).is_some());
    let gone = play.events().last().map(|it| it.event.to_string());
    assert_eq!(gone.as_deref(), Some("Nothing of Force B is left afloat."));
    attack(&mut play);
    assert_eq!(found(&play), Some('A'));
}

/// The die of surprise, a 4, with its modifiers.
fn surprise(us_advantage: bool, has_raided: bool) -> Option<i8> {
    let mut play = play(&[10, 4, 1, 1, 1]);
    for force in &mut play.table.forces {
        force.us_advantage = us_advantage;
        force.has_raided = has_raided;
        force.fixed_cap = Some(0);
    }
    attack(&mut play);
    rolled(&play, "surprise")
}

/// 5.32: one more for a force that has launched no raid.
#[test]
fn r5_32_a_force_that_has_launched_no_raid_adds_one_to_surprise() {
    assert_eq!(
        [true, false].map(|has| surprise(false, has)),
        [Some(4), Some(5)]
    );
}

/// 8.351: two more for a US Advantage marker, besides the one for a force that has launched no raid.
#[test]
fn r8_351_the_us_advantage_adds_two_to_surprise() {
    assert_eq!(
        [true, false].map(|has| surprise(true, has)),
        [Some(6), Some(7)]
    );
}

/// 8.111: Located is as good as Spotted to a strike.
#[test]
fn r8_111_located_is_as_good_as_spotted() {
    for detection in [Detection::Spotted, Detection::Located] {
        let play = looked_for(detection);
        assert_eq!(rolled(&play, "strike_contact"), Some(10), "{detection}");
    }
}

/// 8.12: found by a strike a force is Spotted, whatever it was.
#[test]
fn r8_12_a_force_that_a_strike_finds_is_spotted() {
    use Detection::{ApproximateSighting, Located, Spotted};
    for detection in [ApproximateSighting, Located, Spotted] {
        let play = looked_for(detection);
        assert_eq!(found(&play), Some('A'));
        assert_eq!(
            play.table.force(ForceId::Letter('A')).unwrap().detection,
            Spotted
        );
    }
}

/// 7.54, 5.26: the halves of a double force are attacked apart, and a W/0 against one finds the other.
#[test]
fn r7_54_a_wrong_target_in_the_hex_is_the_other_half() {
    // W/0; the guns.
    let mut play = play(&[6, 1]);
    place(&mut play, 'B', 1123, Detection::Undetected);
    let (a, b) = (ForceId::Letter('A'), ForceId::Letter('B'));
    for force in &mut play.table.forces {
        force.hex = HexId::at(1123);
        force.twin = Some(if force.id == a { b } else { a });
    }
    attack(&mut play);
    assert_eq!(found(&play), Some('B'));
    let target = play.table.attack.as_ref().map(|attack| attack.target);
    assert_eq!(target, Some(Quarry::Force(b)));
    let half = |id| play.table.force(id).unwrap().detection;
    assert_eq!([a, b].map(half), [Detection::Located, Detection::Spotted]);
}

fn rumour(play: &mut Play, letter: char, hex: u16, cup: &[LevelOne]) {
    play.table
        .forces
        .push(Force::unseen(ForceId::Letter(letter), HexId::at(hex)));
    play.table.level_one_cup = cup.to_vec();
}

/// Carries the attack on force A out up to a question, and says which.
fn asked(play: &mut Play) -> Option<Decision> {
    let mut attack = StrikeAttack::new(STRIKE, ForceId::Letter('A'));
    loop {
        match attack.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return Some(decision),
            _ => return None,
        }
    }
}

/// 5.25: a wrong target of Level 0 draws its chit when the strike comes to it; if it is nothing, the strike is
/// there all the same, and may use its second attempt on another force in that hex, undetected or not.
#[test]
fn r5_25_a_wrong_target_may_be_nothing_and_another_force_there_is_looked_for() {
    let mut play = play(&[5, 2]);
    place(&mut play, 'B', 1125, Detection::Undetected);
    rumour(&mut play, 'C', 1125, &[LevelOne::FalseContact]);
    let decision = asked(&mut play);
    assert!(play.table.force(ForceId::Letter('C')).is_none());
    assert_eq!(play.table.mission(STRIKE).unwrap().hex, HexId::at(1125));
    assert!(matches!(decision, Some(Decision::SecondAttempt { .. })));
    let again = Order::Contact {
        mission: STRIKE,
        force: ForceId::Letter('B'),
    };
    assert_eq!(decision.unwrap().check(&play.table, again), Ok(()));
}

/// 5.25: with nobody else in that hex the strike has to fly home.
#[test]
fn r5_25_after_a_false_contact_alone_the_strike_flies_home() {
    let mut play = play(&[5]);
    rumour(&mut play, 'C', 1125, &[LevelOne::FalseContact]);
    assert_eq!(asked(&mut play), None);
    assert!(play.table.mission(STRIKE).unwrap().spent);
}

/// 5.25, 5.1 step 2: any other wrong target is attacked, at its highest level of intelligence.
#[test]
fn r5_1_a_contact_takes_the_force_to_its_highest_level_before_the_attack() {
    // Wrong target; Small: surface small (1); destroyers (1), their chit (1); its guns (1).
    let mut play = play(&[5, 1, 1, 1, 1]);
    rumour(&mut play, 'C', 1125, &[LevelOne::Small]);
    asked(&mut play);
    let force = play.table.force(ForceId::Letter('C')).unwrap();
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.detection, Detection::Spotted);
    assert_eq!(play.table.levels_reached, [0, 1, 1, 1, 0]);
    assert_eq!(play.table.fully_known, 1);
}

/// Scenarios 4 and 5: two points of CAP a fleet carrier and one a light one, whose decks work (12.29, 5.42).
#[test]
fn r5_41_r12_29_cap_of_carriers_whose_decks_work() {
    let up = |hit: &[(&str, u8)], lost: u8| {
        // Contact; no surprise; then whatever the fight and the guns ask for.
        let mut play = play(&[10, 1, 1, 1, 1, 1, 1, 1, 1]);
        for force in &mut play.table.forces {
            force.fixed_cap = None;
            force.lost = lost;
            force.ships = ["Zuikaku", "Junyo", "Zuiho"]
                .map(|name| ShipId::named(name).unwrap())
                .to_vec();
        }
        for (ship, hits) in hit {
            play.happen(Event::Damage(DamageEvent::Hits {
                ship: ShipId::named(ship).unwrap(),
                hits: *hits,
                kind: crate::engine::event::HitKind::AirAttack,
            }));
        }
        asked(&mut play);
        play.events().iter().find_map(|it| match it.event {
            Event::Attacks(AttackEvent::CapUp { points, .. }) => Some(points),
            _ => None,
        })
    };
    let capacity = |name: &str| ShipId::named(name).unwrap().data().capacity;
    let light = |name: &str| ShipId::named(name).unwrap().data().kind == ShipKind::Cvl;
    let all = 2 + if light("Junyo") { 1 } else { 2 } + 1;
    assert_eq!(up(&[], 0), Some(all));
    assert_eq!(
        up(&[("Zuikaku", capacity("Zuikaku").div_ceil(2))], 0),
        Some(all - 2)
    );
    assert_eq!(
        up(&[("Zuiho", capacity("Zuiho").div_ceil(2))], 0),
        Some(all - 1)
    );
    // What was shot down before does not come back.
    assert_eq!(up(&[], 2), Some(all - 2));
}

/// 5.24: the log says that a strike flies to the force that it takes for its target, whatever is known of that.
#[test]
fn r5_24_the_strike_flies_to_its_wrong_target() {
    let mut play = play(&[5, 1]);
    place(&mut play, 'B', 1125, Detection::Located);
    attack(&mut play);
    let flown = play.events().iter().find_map(|it| match it.event {
        Event::Air(AirEvent::MissionMoved {
            what,
            from,
            to,
            why: MoveReason::WrongTarget,
            ..
        }) => Some((what, from, to)),
        _ => None,
    });
    assert_eq!(flown, Some((STRIKE, HexId::at(1123), HexId::at(1125))));
    // Where the other is in the same hex, it flies nowhere.
    let mut play = self::play(&[6, 1]);
    place(&mut play, 'B', 1123, Detection::Located);
    attack(&mut play);
    assert_eq!(found(&play), Some('B'));
    let flies = |event: &Event| matches!(event, Event::Air(AirEvent::MissionMoved { .. }));
    assert!(!play.events().iter().any(|it| flies(&it.event)));
}

/// 12.21: nothing is adjusted, and nobody is told of it, where only ships that have sunk were hit.
#[test]
fn r12_21_hits_on_the_sunk_are_no_adjustment() {
    let hits = |ship| {
        Event::Damage(DamageEvent::Hits {
            ship,
            hits: 2,
            kind: crate::engine::event::HitKind::AirAttack,
        })
    };
    let adjusted = |ships: &[ShipId], sunk: &[ShipId]| {
        let mut play = play(&[]);
        for ship in ships {
            play.happen(hits(*ship));
        }
        for ship in sunk {
            play.happen(Event::Damage(DamageEvent::Sunk { ship: *ship }));
        }
        play.happen(Event::Segment {
            name: SegmentId::HitAdjustment,
        });
        adjust_hits(&mut play);
        let told = Event::Damage(DamageEvent::HitsAdjusted);
        let previous: Vec<u8> = play.table.damage.iter().map(|it| it.1.previous).collect();
        (play.events().iter().any(|it| it.event == told), previous)
    };
    let [one, other] = ["Zuikaku", "Junyo"].map(|name| ShipId::named(name).unwrap());
    assert_eq!(adjusted(&[one], &[one]), (false, vec![2]));
    assert_eq!(adjusted(&[one, other], &[one]), (true, vec![2, 2]));
    assert_eq!(adjusted(&[], &[]), (false, vec![]));
}

/// 19.3: a force that retires has the CAP of its carriers all the same: two points for a fleet carrier, one for a
/// light.
#[test]
fn r19_3_a_retiring_force_has_its_cap() {
    for retiring in [false, true] {
        let mut play = play(&[10, 1, 1, 1, 1, 1, 1, 1, 1]);
        for force in &mut play.table.forces {
            force.fixed_cap = None;
            force.retiring = retiring;
            let ships = ["Zuikaku", "Zuiho"].map(|name| ShipId::named(name).unwrap());
            force.ships = ships.to_vec();
        }
        asked(&mut play);
        let up = play.events().iter().find_map(|it| match it.event {
            Event::Attacks(AttackEvent::CapUp { points, .. }) => Some(points),
            _ => None,
        });
        assert_eq!(up, Some(3));
    }
}

/// A strike finds force A, a Small force on which nine hits wait: it proves to be destroyers, which are sunk.
fn found_sunk(dice: &[u8]) -> Play {
    let mut play = play(dice);
    let force = &mut play.table.forces[0];
    force.intelligence = Intelligence::Level1(LevelOne::Small);
    force.ships.clear();
    force.hits = Hits {
        permanent: 9,
        ..Hits::default()
    };
    play
}

/// 12.53, 14.162: a force whose last ship goes down by hits that had waited, as a strike finds it, is gone at once: no
/// gun fires, and the strike has found nothing.
#[test]
fn r12_53_a_force_that_a_strike_finds_sunk_by_waiting_hits_is_gone_at_once() {
    // Contact; small surface, destroyers, their chit.
    let mut play = found_sunk(&[10, 1, 1, 1]);
    let a = ForceId::Letter('A');
    assert_eq!(asked(&mut play), None);
    let gone = Event::Forces(ForceEvent::AllSunk {
        what: a,
        from: HexId::at(1123),
        by_waiting_hits: true,
    });
    let at = |event: &Event| play.events().iter().position(|it| it.event == *event);
    let nothing = Event::Attacks(AttackEvent::FoundNothing { mission: STRIKE });
    assert!(at(&gone).is_some() && at(&gone) < at(&nothing));
    assert_eq!(play.table.sunk_forces, [a]);
    let guns = |event: &Event| matches!(event, Event::Attacks(AttackEvent::GunsFire { .. }));
    assert!(!play.events().iter().any(|it| guns(&it.event)));
    assert!(play.table.mission(STRIKE).unwrap().spent);
    // A game saved before, in which the force stayed, is known by it.
    let departure = Departure {
        number: 1,
        corrections: vec![Correction::SunkByWaitingHits],
    };
    assert_eq!(
        Departure::at(1, play.events(), &play.table, true),
        Some(departure)
    );
}

/// 12.53, 5.25: with its second attempt left, it may look for another force there.
#[test]
fn r12_53_r5_25_after_a_force_that_was_sunk_another_there_is_looked_for() {
    let mut play = found_sunk(&[10, 1, 1, 1]);
    place(&mut play, 'B', 1123, Detection::Undetected);
    let Some(decision @ Decision::SecondAttempt { .. }) = asked(&mut play) else {
        panic!("nothing is asked");
    };
    let again = Order::Contact {
        mission: STRIKE,
        force: ForceId::Letter('B'),
    };
    assert_eq!(decision.check(&play.table, again), Ok(()));
}
