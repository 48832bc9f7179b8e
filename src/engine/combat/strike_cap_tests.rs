//! What a strike meets in the whole battle: CAP by the net air value of its target (5.41-5.44), and carriers that are
//! not there (13.22).

use kernel::Dice;

use super::strike_attack::StrikeAttack;
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::event::{
    AirEvent, AttackEvent, CommitmentEvent, DeckEvent, Event, IndexChange, LossEvent, PointsAway,
    Roll,
};
use crate::engine::fleet::{AirUnitId, AirUnitType, Fuel, MissionId, TaskGroupId};
use crate::engine::forces::{
    Carriers, Detection, Force, ForceId, Intelligence, Launch, LevelOne, Returning, Service,
    commitment_index, net_air_value, place as place_raid,
};
use crate::engine::forces::{Hits, RaidId};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::record::Record;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const A: ForceId = ForceId::Letter('A');
const BUTAI: ForceId = ForceId::Butai(1);
const HERE: HexId = HexId::at(1115);

fn ship(name: &str) -> ShipId {
    name.parse().unwrap()
}

/// Two strikes of three fighters and three dive bombers each, in a hex six hexes from their task group.
fn battle(dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, 1210));
    table.scenario = 6;
    table.phase = 1;
    let mut play = Play::new(table, Dice::script(dice));
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(1),
        hex: HexId::at(1109),
    }));
    let of = |kind: AirUnitType| AirUnitId::all().filter(move |unit| unit.kind() == kind);
    for number in [1, 2] {
        let skip = 3 * (usize::from(number) - 1);
        let fighters = of(AirUnitType::F6F).skip(skip).take(3);
        let bombers = of(AirUnitType::Sb2c).skip(skip).take(3);
        play.happen(Event::Decks(DeckEvent::Launched {
            what: MissionId::strike(number),
            hex: HERE,
            units: fighters.chain(bombers).collect(),
            fuel: Fuel::points(6),
            base: TaskGroupId(1),
            also_from: Default::default(),
        }));
    }
    play.record = Record::default();
    play
}

/// A located force of that much intelligence there.
fn place(play: &mut Play, id: ForceId, intelligence: Intelligence, ships: &[&str]) {
    let ships: Vec<ShipId> = ships.iter().map(|name| ship(name)).collect();
    play.table.drawn_ships.extend(&ships);
    play.table.forces.push(Force {
        intelligence,
        detection: Detection::Located,
        ships,
        has_raided: true,
        ..Force::unseen(id, HERE)
    });
    play.table.commitment.index = commitment_index(&play.table);
}

/// A strike attacks, up to a question or the end.
fn attack(play: &mut Play, number: u8, force: ForceId) -> Option<Decision> {
    let mut attack = StrikeAttack::new(MissionId::strike(number), force);
    loop {
        match attack.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return Some(decision),
            _ => return None,
        }
    }
}

fn cap_rolls(play: &Play) -> Vec<&Roll> {
    let events = play.events().iter();
    events
        .filter_map(|it| it.event.roll())
        .filter(|roll| roll.chart == "japanese_cap")
        .collect()
}

fn cap(play: &Play, force: ForceId) -> Option<u8> {
    play.table.force(force).unwrap().cap
}

/// 5.41: the column is that of the air value, less what is lost, in raids, coming home and in servicing; what is ready
/// counts, for whatever distance it is.
#[test]
fn r5_41_the_column_is_the_net_air_value() {
    // Contact; no surprise; four of the CAP; then fire without effect.
    let mut play = battle(&[]);
    place(
        &mut play,
        BUTAI,
        Intelligence::Level4Carriers,
        &["Taiho", "Zuikaku", "Zuiho"],
    );
    // Where the radar sees it is no matter.
    play.set_dice(Dice::seeded(1));
    place_raid(
        &mut play,
        Launch {
            source: HERE,
            target: TaskGroupId(1).into(),
            cripple: None,
            first: 3,
            second: None,
            service: Service::Naval,
            by: Some(BUTAI.into()),
        },
    );
    let force = &mut play.table.forces[0];
    force.lost = 2;
    force.tracks.turnaround = [1, 1, 5, 5, 5, 5];
    force.tracks.returning.push(Returning {
        raid: RaidId(9),
        points: 2,
        place: 0,
    });
    play.record = Record::default();
    play.set_dice(Dice::script([10, 1, 7, 1, 1, 1, 1, 1]));
    attack(&mut play, 1, BUTAI);
    let value = play.events().iter().find_map(|it| match &it.event {
        Event::Attacks(AttackEvent::NetAirValue { value, away, .. }) => Some((*value, *away)),
        _ => None,
    });
    // 9, 10 and 4.
    let away = PointsAway {
        lost: 2,
        in_raids: 3,
        returning: 2,
        servicing: 2,
        out_of_reach: 0,
    };
    assert_eq!(value, Some((23, away)));
    let rolls = cap_rolls(&play);
    assert_eq!((rolls[0].column, rolls[0].total), ("11-15", 7));
    assert_eq!(cap(&play, BUTAI), Some(4));
}

/// 5.41 with 12.23, 12.24: permanent hits take from the air value, and a carrier out of action takes her share of the
/// losses with her.
#[test]
fn r5_41_r12_24_hits_and_their_share_of_the_losses_count() {
    let mut play = battle(&[]);
    place(
        &mut play,
        BUTAI,
        Intelligence::Level4Carriers,
        &["Zuikaku", "Zuiho"],
    );
    play.table.forces[0].lost = 6;
    let hits = |permanent| Hits {
        permanent,
        ..Hits::default()
    };
    let net = |play: &Play| {
        let net = net_air_value(&play.table, &play.table.forces[0]).unwrap();
        (net.value, net.away.lost, net.left())
    };
    assert_eq!(net(&play), (14, 6, 8));
    play.table.damage.push((ship("Zuikaku"), hits(1)));
    assert_eq!(net(&play), (13, 6, 7));
    // Out of action: two of three parts of the losses went with her.
    play.table.damage[0].1 = hits(4);
    assert_eq!(net(&play), (4, 2, 2));
    play.table.forces[0].tracks.turnaround[0] = 9;
    assert_eq!(net(&play).2, 0);
}

/// 5.41: a partial surprise takes three from the die; a complete one leaves no CAP to roll for (5.31).
#[test]
fn r5_41_surprise_keeps_fighters_on_deck() {
    let mut play = battle(&[10, 8, 7, 1, 1, 1, 1, 1]);
    place(&mut play, BUTAI, Intelligence::Level4Carriers, &["Zuiho"]);
    attack(&mut play, 1, BUTAI);
    let rolls = cap_rolls(&play);
    assert_eq!(
        (rolls[0].column, rolls[0].die, rolls[0].total),
        ("4-6", 7, 4)
    );
    assert_eq!(cap(&play, BUTAI), Some(1));
    let mut play = battle(&[10, 10]);
    place(&mut play, BUTAI, Intelligence::Level4Carriers, &["Zuiho"]);
    attack(&mut play, 1, BUTAI);
    assert!(cap_rolls(&play).is_empty());
    assert_eq!(cap(&play, BUTAI), None);
}

/// 5.41: a surface force has no CAP, nor has a crippled carrier by herself (12.41).
#[test]
fn r5_41_without_carriers_there_is_no_cap() {
    let mut play = battle(&[10, 1]);
    place(&mut play, A, Intelligence::Level3Surface, &["Nagato"]);
    attack(&mut play, 1, A);
    assert!(cap_rolls(&play).is_empty());
}

/// 5.42-5.44: CAP that is shot down stands in the Lost box; the same CAP, less that, meets the next strike of the
/// phase, without a die; in the next phase what survived is among the unused counters again, and the die is rolled
/// anew.
#[test]
fn r5_42_r5_43_r5_44_the_cap_of_a_phase() {
    // Contact; no surprise; 10 in 11-15 are six points; three fighters fire with 9 - 1: three; theirs miss twice; guns.
    let mut play = battle(&[10, 1, 10, 9, 1, 1, 1]);
    place(
        &mut play,
        BUTAI,
        Intelligence::Level4Carriers,
        &["Zuikaku", "Zuiho"],
    );
    attack(&mut play, 1, BUTAI);
    let shot = play.events().iter().find_map(|it| match &it.event {
        Event::Losses(LossEvent::Points { points, .. }) => Some(*points),
        _ => None,
    });
    let lost = shot.unwrap();
    // 4.53: one point takes on two escorts: of three, one.
    assert_eq!(lost, 1);
    assert_eq!(play.table.forces[0].lost, 1);
    assert_eq!(cap(&play, BUTAI), Some(5));
    play.table.attack = None;
    play.set_dice(Dice::script([10, 1, 1, 1, 1, 1]));
    attack(&mut play, 2, BUTAI);
    assert_eq!(cap_rolls(&play).len(), 1);
    let met = play.events().iter().rev().find_map(|it| match &it.event {
        Event::Attacks(AttackEvent::StrikeCombat {
            on_escorts,
            on_attack,
            ..
        }) => Some(on_escorts + on_attack),
        _ => None,
    });
    assert_eq!(met, Some(5));
    play.table.attack = None;
    play.happen(Event::Phase { number: 2 });
    assert_eq!(cap(&play, BUTAI), None);
    assert_eq!(play.table.forces[0].lost, 1);
    for mission in &mut play.table.missions {
        mission.spent = false;
    }
    play.set_dice(Dice::script([10, 1, 1, 1, 1, 1, 1]));
    attack(&mut play, 1, BUTAI);
    let rolls = cap_rolls(&play);
    // 14 less the one that was shot down.
    assert_eq!((rolls.len(), rolls[1].column), (2, "11-15"));
    assert_eq!(cap(&play, BUTAI), Some(1));
}

/// Forces that count 8, far off.
fn at_the_threshold(play: &mut Play) {
    play.table.forces.push(Force {
        intelligence: Intelligence::Level3Carriers(Carriers::new(4, 0)),
        ..Force::unseen(ForceId::Butai(2), HexId::at(1130))
    });
    play.table.commitment.index = 8;
    play.table.commitment.threshold_reached = true;
}

const LARGE: Intelligence = Intelligence::Level1(LevelOne::Large);

/// 13.22, 5.25: carriers that a strike finds may be nothing: the force is gone, and the strike may look for another
/// force of the hex with its second attempt, undetected or not.
#[test]
fn r13_22_a_strike_that_finds_nothing_has_its_second_attempt() {
    // Contact; carriers; not there.
    let mut play = battle(&[10, 10, 1]);
    at_the_threshold(&mut play);
    place(&mut play, A, LARGE, &[]);
    play.table
        .forces
        .push(Force::unseen(ForceId::Letter('B'), HERE));
    let asked = attack(&mut play, 1, A);
    assert!(play.table.force(A).is_none());
    let mission = MissionId::strike(1);
    assert!(!play.table.mission(mission).unwrap().spent);
    let again = Order::Contact {
        mission,
        force: ForceId::Letter('B'),
    };
    assert_eq!(asked.unwrap().check(&play.table, again), Ok(()));
    // With nobody else there it flies home.
    let mut play = battle(&[10, 10, 1]);
    at_the_threshold(&mut play);
    place(&mut play, A, LARGE, &[]);
    assert_eq!(attack(&mut play, 1, A), None);
    assert!(play.table.mission(mission).unwrap().spent);
    assert_eq!(play.table.commitment.index, 8);
}

/// 5.22, 13.22: a strike that has made both its attempts flies home.
#[test]
fn r13_22_after_its_second_attempt_the_strike_flies_home() {
    // No contact; contact; carriers; not there.
    let mut play = battle(&[1, 10, 10, 1]);
    at_the_threshold(&mut play);
    place(&mut play, A, LARGE, &[]);
    place(&mut play, ForceId::Letter('B'), LARGE, &[]);
    let mission = MissionId::strike(1);
    let mut attack = StrikeAttack::new(mission, A);
    let asked = loop {
        match attack.step(&mut play) {
            Step::Again => {}
            Step::Ask(decision) => break Some(decision),
            _ => break None,
        }
    };
    assert!(matches!(asked, Some(Decision::SecondAttempt { .. })));
    attack.answer(Order::Contact { mission, force: A }, &mut play);
    while matches!(attack.step(&mut play), Step::Again) {}
    assert!(play.table.force(A).is_none());
    assert!(play.table.mission(mission).unwrap().spent);
}

/// 5.1, step 3: when a strike has found all there is to find, the index is adjusted, before the surprise is rolled.
#[test]
fn r5_1_the_index_is_adjusted_before_the_surprise() {
    // Contact; carriers (10: 4 or more); whatever they are; there.
    let mut play = battle(&[10, 10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    place(&mut play, A, LARGE, &[]);
    attack(&mut play, 1, A);
    let events = play.events().iter().map(|it| &it.event);
    let at = |wanted: &dyn Fn(&Event) -> bool| events.clone().position(wanted);
    let index = at(&|event| {
        matches!(
            event,
            Event::Commitment(CommitmentEvent::Index {
                from: 0,
                why: IndexChange::Revealed,
                ..
            })
        )
    });
    let learnt = events
        .clone()
        .collect::<Vec<_>>()
        .iter()
        .rposition(|event| matches!(event, Event::Forces(_) | Event::Butai(_)));
    let surprise = at(&|event| matches!(event, Event::Roll(roll) if roll.chart == "surprise"));
    assert!(
        learnt < index && index < surprise,
        "{learnt:?} {index:?} {surprise:?}"
    );
    assert_eq!(play.table.commitment.index, commitment_index(&play.table));
}
