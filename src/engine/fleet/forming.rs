//! Forming strikes before the first turn, where a scenario has them in the air already: the
//! player divides a pool of units among them.

use super::fuel::Fuel;
use super::mission::{MissionId, MissionType};
use super::task_group_set::TaskGroupSet;
use super::unit_set::UnitSet;
use crate::engine::decision::Decision;
use crate::engine::event::{DeckEvent, Event};
use crate::engine::order::Order;
use crate::engine::refusal::{MissionRefusal, Refusal};
use crate::engine::scenario::{Scenario, StrikeSetup};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// The division in progress.
#[derive(Clone, Debug)]
pub struct Forming {
    strikes: &'static StrikeSetup,
    over: bool,
}

impl Forming {
    pub(crate) fn new(strikes: &'static StrikeSetup) -> Forming {
        Forming {
            strikes,
            over: false,
        }
    }

    pub(crate) fn step(&mut self) -> Step {
        if self.over {
            Step::Done
        } else {
            Step::Ask(Decision::FormStrikes)
        }
    }

    pub(crate) fn check(table: &Table, order: Order) -> Result<(), Refusal> {
        match order {
            Order::Launch { mission, units } => check_forming(table, mission, units),
            Order::Recall { mission, units } => {
                let strike = table
                    .mission(mission)
                    .ok_or(MissionRefusal::NoMission(mission))?;
                if !units.is_empty() && strike.units.contains_all(units) {
                    Ok(())
                } else {
                    Err(Refusal::Missions(MissionRefusal::NotInMission(mission)))
                }
            }
            Order::GoOn if table.pool.is_empty() => Ok(()),
            Order::GoOn => Err(Refusal::Missions(MissionRefusal::PoolNotEmpty(
                table.pool.len(),
            ))),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The legal orders: each type of the pool, a unit or all of them, to each strike. Taking units
    /// back is legal too, and is not listed.
    pub(crate) fn legal(table: &Table) -> Vec<Order> {
        if table.pool.is_empty() {
            return vec![Order::GoOn];
        }
        let mut orders = Vec::new();
        for number in 1..=strikes(table) {
            let mission = MissionId::strike(number);
            let mut left = table.pool;
            while let Some(first) = left.iter().next() {
                let alike: UnitSet = left
                    .iter()
                    .filter(|unit| unit.kind() == first.kind())
                    .collect();
                left = left.without(alike);
                orders.push(Order::Launch {
                    mission,
                    units: first.into(),
                });
                if alike.len() > 1 {
                    orders.push(Order::Launch {
                        mission,
                        units: alike,
                    });
                }
            }
        }
        orders
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::Launch { mission, units } => form(play, self.strikes, mission, units),
            Order::Recall { mission, units } => {
                play.happen(Event::Decks(DeckEvent::Recalled { mission, units }));
                super::losses::remove_if_empty(play, mission);
            }
            _ => self.over = true,
        }
    }
}

/// How many strikes the scenario has.
fn strikes(table: &Table) -> u8 {
    Scenario::numbered(table.scenario)
        .and_then(|scenario| scenario.us.strikes)
        .map_or(0, |strikes| strikes.number)
}

fn check_forming(table: &Table, mission: MissionId, units: UnitSet) -> Result<(), Refusal> {
    let strikes = strikes(table);
    if mission.kind != MissionType::Strike || !(1..=strikes).contains(&mission.number) {
        Err(Refusal::Missions(MissionRefusal::SoManyStrikes(strikes)))
    } else if units.is_empty() || !table.pool.contains_all(units) {
        Err(Refusal::Missions(MissionRefusal::NotInPool))
    } else {
        Ok(())
    }
}

fn form(play: &mut Play, strikes: &StrikeSetup, what: MissionId, units: UnitSet) {
    let Some(base) = play.table.task_groups.first().map(|group| group.id) else {
        return;
    };
    play.happen(Event::Decks(DeckEvent::Launched {
        what,
        hex: strikes.hex,
        units,
        fuel: Fuel::points(strikes.fuel),
        base,
        also_from: TaskGroupSet::EMPTY,
    }));
}
