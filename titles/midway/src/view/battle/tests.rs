//! Battles as they are seen, with scripted dice.

use kernel::Written;

use super::{
    AimState, BattleView, Counter, CounterState, RungState, Scene, battle, number, on_screen,
};
use crate::engine::combat::{AmphibiousAssault, SpaceBattle};
use crate::engine::event::Purpose;
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::staff::{Player, Sensible};
use crate::engine::table::{AirPlace, BattleKind, Defense, Table};
use crate::engine::units::{AirUnit, Combatant, IjnForce, IslandBase, Ship, Side, Strength};
use crate::engine::{Game, GameSetup, Procedure, trial};
use crate::view::account;
use crate::view::card::Block;
use crate::view::playback::{Pace, Shown};
use crate::view::record::chart_of_roll;

const SPACE: Place = Place::WestOfMidway;

/// The SBD and TBD of Enterprise, in TF-16 with Spruance, over Akagi without her groups.
fn over_akagi(dice: &[u8]) -> Game {
    trial::game(table_over_akagi(), dice, battle_over_akagi())
}

fn battle_over_akagi() -> Procedure {
    Procedure::Battle(SpaceBattle::new(SPACE, BattleKind::Mutual))
}

fn table_over_akagi() -> Table {
    let mut table = trial::table();
    trial::ijn(&mut table, IjnForce::FirstCsf, SPACE, &[Ship::Akagi]);
    table.ijn_forces[IjnForce::FirstCsf].spotted = true;
    for unit in Ship::Akagi.own_groups() {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    for unit in [AirUnit::EnterpriseSbd, AirUnit::EnterpriseTbd] {
        table.air[unit].over = Some(SPACE);
    }
    table
}

fn shown_at(game: &Game, events: usize, picked: &[(Combatant, Combatant)]) -> BattleView {
    let shown = Shown::up_to(game, events);
    battle(shown.on_screen(game.record()), picked).expect("it is being fought")
}

fn needs(view: &BattleView, unit: AirUnit) -> Option<u8> {
    let mut units = view.usn.iter();
    units.find(|it| it.unit == unit.into())?.needs
}

#[test]
fn r13_0_before_the_bombs_fall_what_the_player_has_in_mind_is_drawn() {
    let game = over_akagi(&[]);
    let picked = [(AirUnit::EnterpriseSbd.into(), Ship::Akagi.into())];
    let view = shown_at(&game, game.events().len(), &picked);
    assert_eq!(view.title, "Battle at West of Midway");
    let states: Vec<_> = view.ladder.iter().map(|rung| rung.state).collect();
    use RungState::{Ahead, Left, Now};
    assert_eq!(states, [Left, Now, Ahead, Ahead]);
    let aims: Vec<_> = view.aims.iter().map(|aim| (aim.by, aim.state)).collect();
    assert_eq!(aims, [(picked[0].0, AimState::Picked)]);
    // As printed, while nothing is aimed.
    assert_eq!(needs(&view, AirUnit::EnterpriseSbd), Some(3));
    assert_eq!(needs(&view, AirUnit::EnterpriseTbd), Some(2));
}

#[test]
fn r17_1_a_reduced_unit_shows_what_it_hits_with_and_what_it_did() {
    let mut table = table_over_akagi();
    table.air[AirUnit::EnterpriseSbd].strength = Strength::Reduced;
    let game = trial::game(table, &[], battle_over_akagi());
    let view = shown_at(&game, game.events().len(), &[]);
    assert!(view.figures.contains("bombs"), "{}", view.figures);
    let of = |unit: AirUnit| view.usn.iter().find(|it| it.unit == unit.into()).unwrap();
    let reduced = of(AirUnit::EnterpriseSbd);
    assert_eq!(reduced.whole, Some(3));
    assert!(reduced.needs < reduced.whole, "{reduced:?}");
    assert_eq!(reduced.says().as_deref(), Some("reduced from 3"));
    assert_eq!(of(AirUnit::EnterpriseTbd).whole, None);
}

#[test]
fn r13_1_r20_1_r20_3_the_numbers_shown_are_those_that_are_rolled_against() {
    let mut game = over_akagi(&[4, 5, 3, 6]);
    let order = "bomb/Enterprise SBD>Akagi;Enterprise TBD>Akagi/Spruance>Enterprise SBD";
    let before = game.events().len();
    game.play(Order::read(order).expect("it is an order"))
        .expect("it is legal");
    let record = game.record();
    let mut shown = Shown::up_to(&game, before);
    let mut at_first_die = None;
    while shown.cursor.waiting.is_none() {
        shown.advance(record, game.events().len(), Pace::Quick);
        let view = battle(shown.on_screen(record), &[]).expect("it is on screen");
        if at_first_die.is_none() && view.die.is_some() {
            at_first_die = Some(view);
        }
    }
    let first = at_first_die.expect("dice have fallen");
    assert_eq!(needs(&first, AirUnit::EnterpriseSbd), Some(5));
    assert_eq!(needs(&first, AirUnit::EnterpriseTbd), Some(2));
    let die = first.die.expect("it has fallen");
    assert_eq!(die.what, "Enterprise SBD bombs Akagi");
    assert_eq!(die.result.as_deref(), Some("hit"));
    // A click on it opens its own chart.
    let number = die.number.expect("it lies");
    let chart = chart_of_roll(record.events(), number).expect("it is open");
    assert!(
        chart.subtitle.contains("Enterprise SBD bombs Akagi"),
        "{}",
        chart.subtitle
    );
    // It stands until it has been seen, with all who fought in it.
    let last = battle(shown.on_screen(record), &[]).expect("it waits");
    assert!(last.is_over);
    let akagi = &last.ijn[0];
    assert_eq!(
        (akagi.unit, akagi.state),
        (Ship::Akagi.into(), CounterState::Lost)
    );
    let states: Vec<_> = last.aims.iter().map(|aim| aim.state).collect();
    assert_eq!(states, [AimState::Hit, AimState::Missed]);
    assert_eq!(last.ladder[1].state, RungState::Done);
}

#[test]
fn r17_2_the_verdict_of_a_battle_says_what_each_side_lost_once() {
    let mut game = over_akagi(&[4, 5, 3, 6]);
    let order = "bomb/Enterprise SBD>Akagi;Enterprise TBD>Akagi/Spruance>Enterprise SBD";
    game.play(Order::read(order).expect("it is an order"))
        .expect("it is legal");
    let mut shown = Shown::up_to(&game, 0);
    shown.advance(game.record(), game.events().len(), Pace::Hurried);
    let span = shown.cursor.waiting.expect("a carrier is sunk");
    let told = account::battle(shown.cursor.shown(game.record()), span).expect("it is one");
    assert_eq!(told.outcome().sentence, "Theirs: Akagi sunk.");
    assert_eq!(told.losses.words(Side::Usn), None);
    let card = account::card(shown.on_screen(game.record()), span);
    let card = card.expect("it has one");
    assert_eq!(card.outcome.headline, "Battle at West of Midway");
    assert_eq!(card.outcome.sentence, "");
    let [Block::Losses(_), Block::Lines(told)] = &card.blocks[..] else {
        panic!("its losses, who hit whom, and no die: {card:?}");
    };
    let hits = [
        "Bombs: Enterprise SBD hits Akagi, 1 misses.",
        "Flak: no hit.",
    ];
    assert_eq!(told[..], hits);
}

fn undefended(base: IslandBase) -> Table {
    let mut table = trial::table();
    table.bases[base].defense = Defense::Eliminated;
    let ships = [Ship::Tr3];
    trial::ijn(&mut table, IjnForce::InvasionAl, base.place(), &ships);
    table
}

#[test]
fn r16_0_a_landing_is_told_until_it_has_been_seen() {
    let table = undefended(IslandBase::Aleutians);
    let procedure = Procedure::AmphibiousAssault(AmphibiousAssault::default());
    let game = trial::game(table, &[], procedure);
    let mut shown = Shown::up_to(&game, 0);
    shown.advance(game.record(), game.events().len(), Pace::Hurried);
    let span = shown.cursor.waiting.expect("a base has fallen");
    let told = account::battle(shown.cursor.shown(game.record()), span)
        .expect("it is one")
        .outcome();
    assert_eq!(told.headline, "Aleutians is captured");
    let view = battle(shown.on_screen(game.record()), &[]).expect("it is on screen");
    assert_eq!(view.title, "Assault on Aleutians");
    assert_eq!(view.ladder[1].state, RungState::Done);
}

/// What is on screen of a game from its first event to its last, battle by battle.
fn frames(game: &Game, mut look: impl FnMut(&Scene, &BattleView)) {
    let (record, all) = (game.record(), game.events().len());
    let mut shown = Shown::up_to(game, 0);
    while !shown.cursor.is_ready(record) {
        shown.advance(record, all, Pace::Quick);
        let screen = shown.on_screen(record);
        let scene = on_screen(screen).and_then(|span| Scene::of(screen, span, &[]));
        if let Some(scene) = scene {
            look(&scene, &scene.view(None));
        }
    }
}

#[test]
fn r2_3_r13_1_each_figure_is_what_its_die_was_read_with_to_the_last_frame() {
    let (mut dice, mut over) = (0, 0);
    for seed in 0..4 {
        let mut game = Game::new(GameSetup::default(), seed);
        Sensible.finish(&mut game);
        frames(&game, |scene, view| {
            let rolls = scene.events.iter().filter_map(|it| it.event.roll());
            for roll in rolls {
                let by = match (roll.purpose, super::shot(roll.purpose)) {
                    (Purpose::Flak { by }, _) | (_, Some((by, _))) => by,
                    _ => continue,
                };
                let needs = number::needs(scene, by).number().to_string();
                assert_eq!(needs, roll.column, "seed {seed}: {by} in {}", view.title);
                dice += 1;
                over += usize::from(view.is_over);
            }
        });
    }
    assert!(
        dice > 1000 && over > 50,
        "{dice} dice, {over} in last frames"
    );
}

/// Enterprise's fighters over Akagi's.
fn fighters(dice: &[u8]) -> Game {
    let mut table = table_over_akagi();
    for unit in [AirUnit::EnterpriseSbd, AirUnit::EnterpriseTbd] {
        table.air[unit].over = None;
    }
    table.air[AirUnit::EnterpriseFtr].over = Some(SPACE);
    table.air[AirUnit::AkagiFtr].at = AirPlace::Carrier(Ship::Akagi);
    trial::game(table, dice, battle_over_akagi())
}

fn counter(row: &[Counter], unit: AirUnit) -> &Counter {
    row.iter()
        .find(|it| it.unit == unit.into())
        .expect("it is there")
}

#[test]
fn r12_1_who_is_hit_in_a_round_fires_with_what_it_came_with_and_then_with_less() {
    // The IJN's two dice for its target, its hit, and a miss.
    let game = fighters(&[3, 4, 1, 6]);
    let view = shown_at(&game, game.events().len(), &[]);
    let ours = counter(&view.usn, AirUnit::EnterpriseFtr);
    assert_eq!(ours.state, CounterState::Reduced);
    assert_eq!((ours.needs, ours.from_now_on), (Some(3), Some(2)));
    assert_eq!(ours.says().as_deref(), Some("reduced to 2"));
    // The newest die missed: nobody is framed as hit, and who fired is.
    assert!(ours.fires);
    assert!(view.ijn.iter().chain(&view.usn).all(|it| !it.is_hit));
}

#[test]
fn what_is_told_stands_beside_the_die_that_it_came_of_or_alone() {
    let game = fighters(&[3, 4, 1, 6]);
    let mut told = Vec::new();
    frames(&game, |_, view| {
        let die = view.die.as_ref().map(|die| die.what.clone());
        told.push((die, view.now.clone()));
    });
    let beside = |now: &str| {
        let (die, _) = told.iter().find(|(_, it)| it == now).expect(now);
        die.as_deref()
    };
    assert_eq!(
        beside("Akagi FTR attacks Enterprise FTR."),
        Some("Akagi FTR picks a target")
    );
    assert_eq!(beside("Enterprise FTR attacks Akagi FTR."), None);
    assert_eq!(
        beside("Enterprise FTR is reduced."),
        Some("Akagi FTR fires at Enterprise FTR")
    );
}
