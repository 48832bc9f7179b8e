//! Guam, its raids, and what other bases send there, on tables made for it, with scripted dice (11, 16, 23).

mod air_battles;
mod chits;
mod flight;
mod procedure;
mod reinforcements;
mod shuttles;

use kernel::Dice;

use super::activation::Activation;
use super::raid_movement::RaidMovement;
use crate::engine::clock::Turn;
use crate::engine::event::{AirEvent, Event, GuamEvent, NoRaid, ProcedureEvent, RaidEvent, Roll};
use crate::engine::fleet::{AirUnitId, Fuel, GUAM, MissionId, TaskGroupId, UnitSet};
use crate::engine::forces::{
    ActivationChit, LandBase, Launcher, Raid, RaidId, RaidTarget, Service, Strength,
};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::procedure::Procedure;
use crate::engine::record::Record;
use crate::engine::scenario::{Scenario, Variant};
use crate::engine::sequence::SegmentId;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// Seven hexes west of Guam, along a row.
const SEVEN: HexId = HexId::at(1414);
/// Four hexes.
const FOUR: HexId = HexId::at(1411);
const TWO: HexId = HexId::at(1409);
const THREE: HexId = HexId::at(1410);
const BESIDE: HexId = HexId::at(1408);
/// The first raid of a game.
const RAID: RaidId = RaidId(1);

/// Guam with an air value of seven, and a carrier group in a hex.
fn guam(at: HexId, time: u16, dice: &[u8]) -> Play {
    let mut table = Table::new(Turn::at(19, time));
    table.scenario = 6;
    table.phase = 1;
    table.segment = Some(SegmentId::Activation);
    let mut play = Play::new(table, Dice::script(dice));
    play.happen(Event::Air(AirEvent::TaskGroupPlaced {
        what: TaskGroupId(2),
        hex: at,
    }));
    play.happen(Event::Guam(GuamEvent::Ready { value: 7 }));
    play.record = Record::default();
    play
}

/// Guam with points in some of its boxes and in the Lost box.
fn guam_with(boxes: [u8; 6], lost: u8, dice: &[u8]) -> Play {
    let mut play = guam(SEVEN, 930, dice);
    play.table.guam.tracks.turnaround = boxes;
    play.table.guam.lost = lost;
    play.table.guam.value = boxes.iter().sum::<u8>() + lost;
    play
}

/// Places so many day fighters as an intercept mission.
fn fighters(play: &mut Play, number: u8, units: u8, hex: HexId) {
    mission(play, MissionId::intercept(number), units, hex);
}

fn mission(play: &mut Play, what: MissionId, units: u8, hex: HexId) {
    let flying: UnitSet = AirUnitId::all()
        .filter(|unit| unit.kind().is_fighter())
        .collect();
    let used = play
        .table
        .missions
        .iter()
        .fold(UnitSet::EMPTY, |all, it| all.with(it.units));
    play.happen(Event::Air(AirEvent::MissionPlaced {
        what,
        hex,
        units: flying.without(used).first(units),
        fuel: Fuel::points(14),
        from: None,
    }));
}

/// Draws one chit in an Activation Segment, after the die of mission movement. Says what happened.
fn draw(play: &mut Play, chit: ActivationChit) -> Vec<Event> {
    let begun = play.events().len();
    play.table.cup = vec![chit];
    play.table.chits_a_phase = 1;
    carry_out(play, Procedure::Activation(Activation::default()), &[]);
    play.events()[begun..]
        .iter()
        .map(|it| it.event.clone())
        .collect()
}

fn movement(play: &mut Play) {
    let scenario = Scenario::numbered(6).unwrap();
    let segment = RaidMovement::new(scenario, 1);
    carry_out(play, Procedure::RaidMovement(segment), &[]);
}

/// Carries a segment out, with these answers.
fn carry_out(play: &mut Play, segment: Procedure, answers: &[Order]) {
    let mut answers = answers.iter();
    let mut stack = vec![segment];
    while let Some(top) = stack.last_mut() {
        match top.step(play) {
            Step::Again => {}
            Step::Call(other) => stack.push(other),
            Step::Ask(decision) => {
                let order = *answers.next().unwrap_or_else(|| panic!("{decision:?}"));
                assert!(decision.check(&play.table, order).is_ok(), "{order}");
                top.answer(order, play);
            }
            Step::Done => drop(stack.pop()),
        }
    }
}

/// Puts a raid of Guam on the map, with all its points told apart, on its way to the task group.
fn in_the_air(play: &mut Play, hex: HexId, fighters: u8, attack: u8) {
    place(
        play,
        Launcher::Guam,
        RaidTarget::Group(TaskGroupId(2)),
        hex,
        fighters + attack,
    );
    play.table.guam.tracks.turnaround[5] -= fighters + attack;
    play.happen(Event::Raids(RaidEvent::Sorted {
        raid: RAID,
        fighters,
        attack,
    }));
}

fn place(play: &mut Play, by: Launcher, target: RaidTarget, hex: HexId, points: u8) {
    let source = match by {
        Launcher::Base(base) => base.origin(),
        _ => GUAM,
    };
    play.happen(Event::Raids(RaidEvent::Placed {
        what: RaidId(play.table.raids.len() as u8 + 1),
        hex,
        points,
        source,
        target,
        wave: 1,
        service: Service::Land,
        by: Some(by),
    }));
}

fn raid(play: &Play) -> &Raid {
    play.table.raid(RAID).expect("it was launched")
}

fn rolls(events: &[Event]) -> Vec<&Roll> {
    events.iter().filter_map(Event::roll).collect()
}

/// The charts that were rolled on, with the die and what was added, after the die of mission movement.
fn read(events: &[Event]) -> Vec<(&'static str, u8, Vec<i8>)> {
    let rolls = rolls(events).into_iter().skip(1);
    rolls
        .map(|roll| {
            let added = roll.modifiers.iter().map(|it| it.value);
            (roll.chart, roll.die, added.collect())
        })
        .collect()
}

fn no_raid(events: &[Event]) -> Option<NoRaid> {
    events.iter().find_map(|event| match event {
        Event::Procedure(ProcedureEvent::NoRaid { why, .. }) => Some(*why),
        _ => None,
    })
}

/// What Guam has, wherever it is (11.21).
fn accounted_for(table: &Table) -> u8 {
    let flying = table.guam_raid().map_or(0, |raid| raid.strength.points());
    table.guam.tracks.points() + table.guam.lost + flying
}
