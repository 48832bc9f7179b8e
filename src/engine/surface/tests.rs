//! Surface combat, on tables made for it and in whole games (21, with 6.35, 7.24, 12.411).

mod coming;
mod fire;
mod meeting;
mod standing_by;
mod whole_games;
mod withdrawal;

use kernel::Dice;

use super::evasion::japanese_choice;
use super::targets::match_up_the_japanese;
use super::withdrawal::Came;
use super::*;
use crate::engine::clock::Turn;
use crate::engine::combat::suffer;
use crate::engine::decision::Decision;
use crate::engine::event::{AirEvent, Event, FleetEvent, ForceEvent, HitKind, Roll, SurfaceEvent};
use crate::engine::fleet::{TaskGroupId, check_us_movement, move_ships};
use crate::engine::forces::{Detection, Force, ForceId, Intelligence, SurfaceSize};
use crate::engine::game::Game;
use crate::engine::map::{Direction, HexId};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SurfaceRefusal};
use crate::engine::save::corrections::{Correction, Departure};
use crate::engine::scenario::{self, Scenario};
use crate::engine::ships::{ShipId, ShipSet};
use crate::engine::staff::{Player, Random, Sensible};
use crate::engine::title::{Play, Step};

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
    let mut play = Play::new(table, Dice::script(dice));
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
