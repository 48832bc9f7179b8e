//! Japanese refuelling, on tables made for it and in whole games (20, with 19).

use kernel::Dice;

use super::activation::Activation;
use super::arrival::arrive;
use super::refuelling::{give_up_if_seen, turns_back};
use crate::engine::charts::{REFUELLING, Refuels};
use crate::engine::clock::Turn;
use crate::engine::combat::{AirAttack, suffer};
use crate::engine::event::{
    AirEvent, ArrivalEvent, ButaiEvent, Event, ForceEvent, ForceMove, HitKind, NoRaid,
    ProcedureEvent, RefuellingEvent, SubmarineEvent,
};
use crate::engine::fleet::{AirUnitId, AirUnitType, Fuel, MissionId, SubmarineId, TaskGroupId};
use crate::engine::forces::{
    ActivationChit, CarrierCount, Detection, Force, ForceId, Intelligence, OilerId,
};
use crate::engine::game::Game;
use crate::engine::map::{COLUMNS, HexId, OILERS, Zone, on_line};
use crate::engine::order::Order;
use crate::engine::scenario::{self, Scenario, Variant};
use crate::engine::sequence::SegmentId;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::staff::{Player, Random, Sensible};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const F: ForceId = ForceId::Letter('F');
const G: ForceId = ForceId::Letter('G');
const H: ForceId = ForceId::Letter('H');
const DUSK: Turn = Turn::at(19, 1850);
const NIGHT: Turn = Turn::at(19, 2250);
const NEXT_DAY: Turn = Turn::at(20, 1330);
/// Where the oilers of these tables lie.
const AT_A: HexId = HexId::at(826);
const AT_B: HexId = HexId::at(1126);
const AT_C: HexId = HexId::at(1426);

/// A turn with the rule in play and the three oilers at sea, in which the forces have come into their hexes in this
/// order.
fn sea(turn: Turn, forces: &[(ForceId, HexId)], dice: &[u8]) -> Play {
    let mut table = Table::new(turn);
    table.options = vec![Variant::Refuelling];
    table.phase = 1;
    let mut play = Play::new(table, Dice::script(dice));
    for (oiler, hex) in OilerId::ALL.into_iter().zip([AT_A, AT_B, AT_C]) {
        play.happen(Event::Refuelling(RefuellingEvent::OilerPlaced {
            oiler,
            hex,
        }));
    }
    for (id, hex) in forces {
        play.table.forces.push(Force::unseen(*id, *hex));
        play.table.refuelling.entered.push(*id);
    }
    play
}

fn with_group(mut play: Play, hex: HexId) -> Play {
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(1),
        hex,
    }));
    play
}

/// A phase in which these chits are in the cup, and all are drawn.
fn phase(play: &mut Play, number: u8, chits: &[ForceId]) {
    play.happen(Event::Phase { number });
    play.table.cup = chits.iter().copied().map(ActivationChit::Force).collect();
    play.table.chits_a_phase = chits.len() as u8;
    let mut activation = Activation::default();
    while !matches!(activation.step(play), Step::Done) {}
}

fn force(play: &Play, id: ForceId) -> &Force {
    play.table.force(id).unwrap()
}

fn double(play: &mut Play, one: ForceId, other: ForceId) {
    for force in &mut play.table.forces {
        match force.id {
            id if id == one => force.twin = Some(other),
            id if id == other => force.twin = Some(one),
            _ => {}
        }
    }
}

/// Who has tried at which oiler, and whether it has its oil, in the order of the attempts.
fn tried(play: &Play) -> Vec<(ForceId, OilerId, bool)> {
    let events = play.events().iter();
    let tried = events.filter_map(|it| match it.event {
        Event::Refuelling(RefuellingEvent::Tried {
            force,
            oiler,
            refuelled,
        }) => Some((force, oiler, refuelled)),
        _ => None,
    });
    tried.collect()
}

fn no_dice_left(play: &Play) -> bool {
    matches!(play.dice(), Dice::Script(left) if left.len() == 0)
}

/// Scenario 6 for two days and nights.
fn two_days() -> &'static Scenario {
    let scenario = Scenario::numbered(6).unwrap();
    Box::leak(Box::new(Scenario {
        turns: 36,
        ..*scenario
    }))
}

/// Without the variant there are no oilers and nobody turns back; the page offers it nowhere yet.
#[test]
fn r20_1_without_the_variant_nobody_turns_back() {
    let mut play = sea(DUSK, &[(F, AT_B)], &[1]);
    assert!(turns_back(&play.table, force(&play, F)));
    play.table.options.clear();
    play.table.refuelling = Default::default();
    assert!(!turns_back(&play.table, force(&play, F)));
    leave_letters(&mut play, 0);
    arrive(&mut play);
    assert!(play.table.refuelling.is_empty());
    phase(&mut play, 1, &[F]);
    assert!(!force(&play, F).retiring);
    let offer = scenario::ALL
        .iter()
        .filter(|it| it.variants.contains(&Variant::Refuelling));
    let offer: Vec<u8> = offer.map(|it| it.number).collect();
    assert_eq!(offer, [8]);
}

/// So many letters can still arrive: the others have left the map.
fn leave_letters(play: &mut Play, left: usize) {
    play.table.left_the_map = ForceId::all().skip(left).collect();
}

/// 20.2, 20.3: with 1850 of June 19 the three come, each to one of its two hexes at random; from then on no force
/// arrives.
#[test]
fn r20_2_r20_3_the_oilers_come_and_no_force_arrives() {
    for (dice, which) in [([1, 1, 1], [0, 0, 0]), ([2, 1, 2], [1, 0, 1])] {
        let mut play = sea(DUSK, &[], &dice);
        play.table.refuelling.oilers.clear();
        arrive(&mut play);
        assert!(no_dice_left(&play));
        let lie = OilerId::ALL.into_iter().zip(OILERS).zip(which);
        let lie = lie.map(|((oiler, hexes), which)| (oiler, hexes[which]));
        assert_eq!(play.table.refuelling.oilers, lie.collect::<Vec<_>>());
        assert!(play.table.forces.is_empty());
        let last = &play.events().last().unwrap().event;
        assert_eq!(*last, Event::Arrivals(ArrivalEvent::TurnedBack));
        // Nor do others come later.
        play.table.turn = Turn::at(20, 650);
        arrive(&mut play);
        assert!(play.table.forces.is_empty() && play.table.refuelling.oilers.len() == 3);
    }
    // Before, forces arrive as ever: one of one, in zone II.
    let mut play = sea(Turn::at(19, 1730), &[], &[3, 1]);
    play.table.refuelling.oilers.clear();
    leave_letters(&mut play, 1);
    arrive(&mut play);
    assert_eq!(play.table.forces.len(), 1);
    assert!(play.table.refuelling.oilers.is_empty());
}

/// 20.3: the oilers' hexes are those of the map, all in its western section.
#[test]
fn r20_3_the_hexes_of_the_oilers() {
    let hexes = [[826, 928], [1126, 1228], [1426, 1528]];
    assert_eq!(OILERS, hexes.map(|pair| pair.map(HexId::at)));
    let hexes = OILERS.into_iter().flatten();
    assert!(hexes.map(Zone::of).all(|zone| !zone.is_eastern()));
}

/// 20.5, 19.1: at its activation a force in the western section retires, and goes straight to the nearest oiler; one
/// in the eastern does not, nor does any before 1850.
#[test]
fn r20_5_r19_1_western_forces_turn_back_for_oil() {
    for (turn, hex, back) in [
        (DUSK, 1120, true),
        (NIGHT, 1120, true),
        (NIGHT, 1114, true),
        (NIGHT, 1113, false),
        (Turn::at(19, 1730), 1120, false),
    ] {
        let mut play = sea(turn, &[(F, HexId::at(hex))], &[1, 1]);
        phase(&mut play, 1, &[F]);
        let there = force(&play, F);
        assert_eq!(there.retiring, back, "{turn} {hex}");
        let nearer = there.hex.distance(AT_B) < HexId::at(hex).distance(AT_B);
        assert_eq!(nearer, back, "mission movement on a 1 is east");
        let bound = play.table.refuelling.bound_for(F);
        assert_eq!(bound, back.then_some(OilerId::B));
    }
}

/// 20.5: of oilers equally near it chooses one by the die, and goes to that.
#[test]
fn r20_5_one_of_two_that_are_as_near_is_chosen_once() {
    // 0921 lies as far from Oiler A as from Oiler B.
    let start = west_of_the_line().find(|hex| hex.distance(AT_A) == hex.distance(AT_B));
    let start = start.unwrap();
    for (die, oiler, goal) in [(1, OilerId::A, AT_A), (2, OilerId::B, AT_B)] {
        let mut play = sea(NIGHT, &[(F, start)], &[1, die]);
        for step in 0..start.distance(goal) {
            // Ways that are as straight are chosen by the die, the first of them here; no oiler is chosen again.
            let rest: &[u8] = if step == 0 { &[1, die, 1] } else { &[1, 1] };
            play.set_dice(Dice::script(rest));
            phase(&mut play, 1, &[F]);
            assert_eq!(play.table.refuelling.bound_for(F), Some(oiler));
            let left = start.distance(goal) - step - 1;
            assert_eq!(force(&play, F).hex.distance(goal), left);
        }
    }
}

/// 20.5: where the straight line runs between two hexes, the die says which of them it enters, or our ships do, which leave
/// one open.
#[test]
fn r20_5_of_two_ways_the_die_chooses_or_our_ships_do() {
    let ways = |hex: HexId| on_line(hex, AT_B, hex.distance(AT_B).saturating_sub(1));
    let is_nearest = |hex: HexId| {
        [AT_A, AT_C]
            .iter()
            .all(|other| hex.distance(*other) > hex.distance(AT_B))
    };
    let start = west_of_the_line().find(|hex| is_nearest(*hex) && ways(*hex).len() == 2);
    let start = start.unwrap();
    let goes = |ours: Option<HexId>, die: u8| {
        let mut play = sea(NIGHT, &[(F, start)], &[1, die]);
        if let Some(hex) = ours {
            play = with_group(play, hex);
        }
        phase(&mut play, 1, &[F]);
        force(&play, F).hex
    };
    let both = ways(start);
    let chosen: Vec<HexId> = (1..=2).map(|die| goes(None, die)).collect();
    assert!(chosen.iter().all(|to| both.contains(to)));
    assert!(both.iter().all(|way| chosen.contains(way)));
    for (ours, open) in [(both[0], both[1]), (both[1], both[0])] {
        assert_eq!(goes(Some(ours), 1), open);
    }
}

fn west_of_the_line() -> impl Iterator<Item = HexId> {
    HexId::all().filter(|hex| !Zone::of(*hex).is_eastern())
}

/// 19.2(2): it goes to the oiler though our ships are less than nine hexes off, but never into their hex.
#[test]
fn r19_2_the_oiler_comes_before_our_ships() {
    let mut play = sea(NIGHT, &[(F, HexId::at(1120))], &[1]);
    play = with_group(play, HexId::at(1122));
    phase(&mut play, 1, &[F]);
    assert_eq!(force(&play, F).hex, HexId::at(1121));
    play.set_dice(Dice::script([1]));
    phase(&mut play, 2, &[F]);
    assert_eq!(force(&play, F).hex, HexId::at(1121), "they are in the way");
}

/// 19.2(2): a force that retires for a cause of its own makes for an oiler too, wherever it is; a crippled ship is
/// towed home.
#[test]
fn r19_2_who_retires_makes_for_an_oiler_and_a_cripple_does_not() {
    let start = HexId::at(1113);
    for (id, bound) in [
        (F, Some(OilerId::B)),
        (ForceId::Cripple(ShipId::named("Hiyo").unwrap()), None),
    ] {
        let mut play = sea(Turn::at(19, 2130), &[(id, start)], &[1, 1]);
        play.table.forces[0].retiring = true;
        super::force_movement::move_force(&mut play, id, 1);
        assert_eq!(play.table.refuelling.bound_for(id), bound);
    }
}

/// 20.5: at the oiler it stays until it has its oil, and then goes home by the compass turned about (19.2).
#[test]
fn r20_5_it_stays_at_the_oiler_until_it_has_its_oil() {
    let mut play = sea(NIGHT, &[(F, AT_B)], &[]);
    for die in [5, 10] {
        play.set_dice(Dice::script([1, die]));
        phase(&mut play, 1, &[F]);
        assert_eq!(force(&play, F).hex, AT_B);
    }
    play.set_dice(Dice::script([1, 4]));
    phase(&mut play, 1, &[F]);
    // In the place of its move (20.6).
    assert_eq!(force(&play, F).hex, AT_B);
    let (no, yes) = ((F, OilerId::B, false), (F, OilerId::B, true));
    assert_eq!(tried(&play), [no, no, yes]);
    play.set_dice(Dice::script([1]));
    phase(&mut play, 1, &[F]);
    let home = AT_B.neighbour(Zone::of(AT_B).compass()[0].opposite());
    assert_eq!(Some(force(&play, F).hex), home);
    assert_eq!(tried(&play).len(), 3);
    let why = play.events().iter().rev().find_map(|it| match it.event {
        Event::Forces(ForceEvent::Moved { why, .. }) => Some(why),
        _ => None,
    });
    assert_eq!(why, Some(ForceMove::Retirement));
}

/// 20.6: one attempt an oiler and phase, of the force that came first among those whose chits are drawn, whichever is
/// drawn first; another oiler is another matter.
#[test]
fn r20_6_the_first_to_come_tries_once_an_oiler_and_phase() {
    // F came before G, and G's chit comes first; H is at another oiler.
    let forces = [(F, AT_B), (G, AT_B), (H, AT_C)];
    let mut play = sea(NIGHT, &forces, &[1, 2, 1, 1, 10]);
    phase(&mut play, 1, &[F, G, H]);
    assert!(no_dice_left(&play));
    assert_eq!(
        tried(&play),
        [(F, OilerId::B, true), (H, OilerId::C, false)]
    );
    // In the next phase G is the first, for F has its oil.
    play.set_dice(Dice::script([1, 1]));
    phase(&mut play, 2, &[G]);
    assert_eq!(tried(&play)[2], (G, OilerId::B, true));
    // Alone of those drawn, G need not wait for F.
    let mut play = sea(NIGHT, &forces, &[1, 7]);
    phase(&mut play, 1, &[G]);
    assert_eq!(tried(&play), [(G, OilerId::B, false)]);
    // Whoever comes into the hex in this phase tries in a later one.
    let mut play = sea(NIGHT, &[(F, HexId::at(1125)), (G, AT_B)], &[1, 1, 7]);
    phase(&mut play, 1, &[F, G]);
    assert_eq!(tried(&play), [(G, OilerId::B, false)]);
    let before = |id| play.table.refuelling.place_in_line(id);
    assert!(force(&play, F).hex == AT_B && before(G) < before(F));
}

/// 20.6: a chit of an earlier phase of the turn does not keep a place.
#[test]
fn r20_6_who_has_acted_in_an_earlier_phase_holds_nobody_up() {
    let mut play = sea(NIGHT, &[(F, AT_B), (G, AT_B)], &[1, 9]);
    phase(&mut play, 1, &[F]);
    play.set_dice(Dice::script([1, 1]));
    phase(&mut play, 2, &[G]);
    assert_eq!(
        tried(&play),
        [(F, OilerId::B, false), (G, OilerId::B, true)]
    );
}

/// 20.6, 7.53: a double force tries as one, by whichever chit is drawn first, and both halves have their oil.
#[test]
fn r20_6_a_double_force_refuels_as_one() {
    let mut play = sea(NIGHT, &[(F, AT_B), (H, AT_B), (G, AT_B)], &[1, 1, 1, 4]);
    double(&mut play, F, G);
    phase(&mut play, 1, &[G, H, F]);
    assert!(no_dice_left(&play));
    assert_eq!(tried(&play), [(G, OilerId::B, true)]);
    for (id, done) in [(F, true), (G, true), (H, false)] {
        assert_eq!(play.table.refuelling.is_done(id), done, "{id}");
        assert_eq!(play.table.refuelling.has_oil(id), done, "{id}");
        assert!(force(&play, id).retiring);
    }
    assert_eq!(force(&play, F).twin, Some(G), "they stay together");
}

/// 20.6, 7.52: a force that proves to be two has one place, and both make for the same oiler.
#[test]
fn r20_6_the_other_half_has_the_place_of_the_first() {
    let mut play = sea(NIGHT, &[(F, HexId::at(1120)), (H, HexId::at(1305))], &[1]);
    phase(&mut play, 1, &[F]);
    let hex = force(&play, F).hex;
    play.happen(Event::Forces(ForceEvent::DoubleForce {
        force: F,
        other: G,
        hex,
    }));
    assert_eq!(play.table.refuelling.entered, [H, F, G]);
    assert_eq!(play.table.refuelling.bound_for(G), Some(OilerId::B));
    assert!(force(&play, G).retiring);
}

/// 9.11: a counter that is replaced keeps its place and its oiler; one that has left the map leaves nothing behind.
#[test]
fn r20_6_a_force_keeps_its_place_under_another_counter() {
    let mut play = sea(NIGHT, &[(F, AT_B), (G, AT_B)], &[1, 1, 9]);
    phase(&mut play, 1, &[F, G]);
    let butai = ForceId::Butai(1);
    play.happen(Event::Butai(ButaiEvent::CounterReplaced {
        force: F,
        by: butai,
        hex: AT_B,
    }));
    let refuelling = &play.table.refuelling;
    assert_eq!(refuelling.entered, [butai, G]);
    assert_eq!(refuelling.bound_for(butai), Some(OilerId::B));
    play.happen(Event::Forces(ForceEvent::LeftTheMap {
        what: butai,
        from: AT_B,
    }));
    assert_eq!(play.table.refuelling.entered, [G]);
    assert_eq!(play.table.refuelling.bound_for(butai), None);
}

/// 20.61: on 1 to 4, and on 1 to 3 once Taiho is crippled or sunk.
#[test]
fn r20_61_one_to_four_and_without_taiho_one_to_three() {
    let taiho = ShipId::named("Taiho").unwrap();
    let crippling = (1..20).find(|hits| taiho.data().condition(*hits) == Condition::Crippled);
    for (hits, sunk, most) in [(0, false, 4), (crippling.unwrap(), false, 3), (0, true, 3)] {
        for die in 1..=10 {
            let mut play = sea(NIGHT, &[(F, AT_B)], &[1, die]);
            if hits > 0 {
                suffer(&mut play, taiho, hits, HitKind::Torpedo);
            }
            if sunk {
                play.table.sunk.push(taiho);
            }
            phase(&mut play, 1, &[F]);
            assert_eq!(tried(&play), [(F, OilerId::B, die <= most)], "{hits} {die}");
        }
    }
    assert_eq!(REFUELLING.result(0, 4), Refuels::Refuelled);
    assert_eq!(REFUELLING.result(0, 5), Refuels::Waits);
}

/// 14.13: a force that waits at its oiler has not moved, and a submarine finds it the easier.
#[test]
fn r20_6_r14_13_who_waits_has_not_moved() {
    let mut play = sea(NIGHT, &[(F, AT_B)], &[1, 9]);
    play.happen(Event::Submarines(SubmarineEvent::Placed {
        what: SubmarineId::ALL[0],
        hex: HexId::at(1121),
    }));
    phase(&mut play, 1, &[F]);
    let last = play.table.submarines.last_move(F).unwrap();
    assert_eq!(last.direction, None);
}

/// 20.7: Spotted or Located by a search it gives the oil up for good, a double force whole, though it has not been
/// activated yet; an Approximate Sighting does nothing.
#[test]
fn r20_7_who_is_seen_by_a_search_gives_the_oil_up() {
    for (seen, gives_up) in [
        (Detection::ApproximateSighting, false),
        (Detection::Located, true),
        (Detection::Spotted, true),
    ] {
        let mut play = sea(DUSK, &[(F, AT_B), (G, AT_B)], &[]);
        double(&mut play, F, G);
        give_up_if_seen(&mut play, F, seen);
        for id in [F, G] {
            assert_eq!(play.table.refuelling.is_done(id), gives_up, "{seen}");
            assert!(!play.table.refuelling.has_oil(id));
            assert_eq!(force(&play, id).retiring, gives_up);
        }
        play.set_dice(Dice::script(if gives_up {
            vec![1, 1]
        } else {
            vec![1, 1, 9]
        }));
        phase(&mut play, 1, &[F, G]);
        assert_eq!(force(&play, F).hex == AT_B, !gives_up);
        assert_eq!(tried(&play).is_empty(), gives_up);
    }
}

/// 20.7: who has no thought of oil has none to give up: a force in the eastern section that goes on.
#[test]
fn r20_7_a_force_that_seeks_no_oil_gives_none_up() {
    let mut play = sea(NIGHT, &[(F, HexId::at(1110))], &[]);
    give_up_if_seen(&mut play, F, Detection::Spotted);
    assert!(!play.table.refuelling.is_done(F) && !force(&play, F).retiring);
    play.table.forces[0].hex = HexId::at(1115);
    play.set_dice(Dice::script([1, 1]));
    phase(&mut play, 1, &[F]);
    assert_eq!(play.table.refuelling.bound_for(F), Some(OilerId::B));
}

/// 20.8: at 1330 of June 20 the oilers are gone, and every force goes home, the eastern ones too.
#[test]
fn r20_8_at_1330_the_oilers_are_gone_and_all_go_home() {
    let mut play = sea(NIGHT, &[(F, AT_B), (G, HexId::at(1110))], &[1, 1, 9]);
    phase(&mut play, 1, &[F, G]);
    assert_eq!(play.table.refuelling.bound_for(F), Some(OilerId::B));
    play.table.turn = NEXT_DAY;
    arrive(&mut play);
    assert!(play.table.refuelling.oilers.is_empty());
    assert_eq!(play.table.refuelling.bound_for(F), None);
    play.set_dice(Dice::script([1, 1]));
    let before = [F, G].map(|id| force(&play, id).hex);
    phase(&mut play, 1, &[F, G]);
    for (id, hex) in [F, G].into_iter().zip(before) {
        let home = hex.neighbour(Zone::of(hex).compass()[0].opposite());
        assert_eq!(Some(force(&play, id).hex), home, "{id}");
        assert!(force(&play, id).retiring);
    }
    assert_eq!(tried(&play).len(), 1);
}

/// 19.3: a force that turns back raids no more, from this activation on, though its planes could reach the fleet.
#[test]
fn r19_3_who_turns_back_launches_no_raid() {
    let known = Intelligence::Level2Carriers(CarrierCount::TwoToThree);
    let mut play = sea(DUSK, &[(F, HexId::at(1118))], &[1, 1]);
    play = with_group(play, HexId::at(1112));
    play.table.scenario = 6;
    play.table.forces[0].intelligence = known;
    phase(&mut play, 1, &[F]);
    let why = play.events().iter().find_map(|it| match it.event {
        Event::Procedure(ProcedureEvent::NoRaid { why, .. }) => Some(why),
        _ => None,
    });
    assert_eq!(why, Some(NoRaid::Retires));
    assert!(play.table.raids.is_empty());
}

/// 19.2(1): once it has its oil, less than nine hexes from our ships it goes away from them whatever the die says; at
/// nine by the compass turned about.
#[test]
fn r19_2_nearer_than_nine_hexes_it_goes_away() {
    for (group, away) in [(1120, true), (1119, false)] {
        let start = HexId::at(1128);
        // A compass die that is a way west sends it east when turned about.
        let compass = Zone::of(start).compass();
        let die = 1 + compass.iter().position(|it| it.letters() == "W").unwrap() as u8;
        let mut play = sea(NIGHT, &[(F, start)], &[die, 1, 1]);
        play = with_group(play, HexId::at(group));
        play.table.refuelling.done.push(F);
        let before = start.distance(HexId::at(group));
        assert_eq!(before, if away { 8 } else { 9 });
        phase(&mut play, 1, &[F]);
        let now = force(&play, F).hex.distance(HexId::at(group));
        assert_eq!(now < before, !away, "{group}");
    }
}

/// 20.4: a strike over an oiler has nothing there that it could attack, but the force that waits there; and phase after
/// phase the oilers lie where they were placed.
#[test]
fn r20_4_the_oilers_lie_still_and_nothing_attacks_them() {
    let mut play = sea(DUSK, &[], &[]);
    let mission = MissionId::strike(1);
    play.happen(Event::Air(AirEvent::MissionPlaced {
        what: mission,
        hex: AT_B,
        units: AirUnitId::all()
            .filter(|unit| unit.kind() == AirUnitType::Sb2c)
            .take(2)
            .collect(),
        fuel: Fuel::points(10),
        from: None,
    }));
    assert_eq!(AirAttack::legal(&play.table), [Order::GoOn]);
    play.table.forces.push(Force {
        detection: Detection::Spotted,
        ..Force::unseen(F, AT_B)
    });
    assert_eq!(
        AirAttack::legal(&play.table),
        [Order::Contact { mission, force: F }, Order::GoOn]
    );
    let lie = play.table.refuelling.oilers.clone();
    assert_eq!(lie.len(), OilerId::ALL.len());
    // The chit of F each time, and that it waits.
    play.set_dice(Dice::script([1, 10, 1, 10, 1, 10]));
    for number in 1..=3 {
        phase(&mut play, number, &[F]);
        assert_eq!(play.table.refuelling.oilers, lie);
    }
}

/// 20.0: whole games of two days with it. No force arrives after the oilers; each oiler has one attempt a phase, by a
/// force in its hex; nothing that retires raids; who has been seen or has its oil tries no more; nobody seeks oil
/// when the oilers are gone. The oilers never move (20.4).
#[test]
fn r20_0_whole_games_go_on_with_refuelling() {
    let mut refuelled = 0;
    let mut gave_up = 0;
    let mut went_home = 0;
    for seed in 0..6 {
        let options = vec![
            Variant::DoubleForces,
            Variant::AdditionalShips,
            Variant::Shadowing,
            Variant::Refuelling,
        ];
        let mut game = Game::with_any(two_days(), options, seed);
        let mut random = Random::new(seed);
        let mut staff = Sensible;
        while game.decision().is_some() {
            let order = match seed % 2 {
                0 => random.order(&game).unwrap(),
                _ => staff.order(&game).unwrap(),
            };
            game.play(order).unwrap();
        }
        assert_eq!(&game.table_after(game.events().len()), game.table());
        let mut table = Table::new(game.scenario().first_turn);
        let mut tries: Vec<OilerId> = Vec::new();
        let mut oilers = None;
        for it in game.events() {
            let has_come = table.turn >= DUSK && table.turn < NEXT_DAY;
            match &it.event {
                Event::Phase { .. } => {
                    tries.clear();
                    if has_come {
                        let lie = oilers.get_or_insert(table.refuelling.oilers.clone());
                        assert_eq!(*lie, table.refuelling.oilers);
                    }
                }
                Event::Arrivals(event) => {
                    assert_eq!(*event == ArrivalEvent::TurnedBack, table.turn >= DUSK);
                    assert_eq!(table.refuelling.oilers.len(), 3 * usize::from(has_come));
                }
                Event::Refuelling(RefuellingEvent::Tried {
                    force,
                    oiler,
                    refuelled: success,
                }) => {
                    assert!(!tries.contains(oiler) && has_come);
                    tries.push(*oiler);
                    let there = table.force(*force).unwrap();
                    assert_eq!(Some(there.hex), table.refuelling.hex_of(*oiler));
                    assert!(there.retiring && !table.refuelling.is_done(*force));
                    refuelled += u32::from(*success);
                }
                Event::Refuelling(RefuellingEvent::GivesUp { .. }) => {
                    assert_eq!(
                        table.segment,
                        Some(SegmentId::UsAirSearch),
                        "by a search alone"
                    );
                    gave_up += 1;
                }
                Event::Butai(ButaiEvent::RaidLaunched { force, .. }) => {
                    let force = force.force().and_then(|id| table.force(id));
                    assert!(force.is_none_or(|force| !force.retiring));
                }
                Event::Forces(ForceEvent::KeptHex {
                    what,
                    why: ForceMove::ForOil,
                    ..
                })
                | Event::Forces(ForceEvent::Moved {
                    what,
                    why: ForceMove::ForOil,
                    ..
                }) => {
                    assert!(has_come && table.force(*what).unwrap().retiring);
                }
                Event::Forces(ForceEvent::LeftTheMap { what, from }) => {
                    assert_eq!(from.column(), COLUMNS, "by the west edge");
                    assert!(table.force(*what).unwrap().retiring);
                    went_home += 1;
                }
                _ => {}
            }
            table.apply(&it.event);
        }
    }
    assert!(
        refuelled > 0 && gave_up > 0 && went_home > 0,
        "{refuelled} {gave_up} {went_home}"
    );
}
