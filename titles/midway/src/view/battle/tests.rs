//! Battles as they are seen, with scripted dice.

use kernel::Written;

use super::{AimState, BattleView, CounterState, RungState, battle};
use crate::engine::combat::{AmphibiousAssault, SpaceBattle};
use crate::engine::map::Place;
use crate::engine::order::Order;

use crate::engine::table::{AirPlace, BattleKind, Defense, Table};
use crate::engine::units::{AirUnit, Combatant, IjnForce, IslandBase, Ship, Side, Strength};
use crate::engine::{Game, Procedure, trial};
use crate::view::account;
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
    assert_eq!(card.blocks.len(), 1, "its losses, and no die: {card:?}");
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
