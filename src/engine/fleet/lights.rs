//! Light to land by: dusk, night, and the lights of the ships (6.4).

use super::night::{is_night_capable, night_operations};
use super::task_group_set::TaskGroupSet;
use super::unit_set::UnitSet;
use crate::engine::charts::{Applied, DUSK_DARK, NIGHT_DARK, NIGHT_LIT};
use crate::engine::clock::Light;
use crate::engine::event::{Event, FleetEvent};
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, ShipRefusal};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// What light there is to land by in a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LandingLight {
    /// The light of the phase (6.41).
    pub light: Light,
    /// Whether the ships in the hex have turned on their lights (6.43).
    pub lit: bool,
}

/// On dark decks.
impl From<Light> for LandingLight {
    fn from(light: Light) -> LandingLight {
        LandingLight { light, lit: false }
    }
}

impl LandingLight {
    /// Whether every unit must check its landing, whatever its fuel (6.42); in a lit hex only those that are fuel
    /// critical must (6.432).
    pub fn all_must_check(self) -> bool {
        self.light != Light::Day && !self.lit
    }

    /// The light as it is for some units together: where night air operations are played, day for those that are all
    /// night-capable (22.7). Else they are like any other (2.341).
    #[must_use]
    pub fn of(self, table: &Table, units: UnitSet) -> LandingLight {
        let blind = units.iter().find(|unit| !is_night_capable(table, *unit));
        match (night_operations(table), blind) {
            (true, None) => Light::Day.into(),
            _ => self,
        }
    }

    /// What it adds to the Safe Return roll of a unit that must make one.
    pub fn modifier(self) -> Option<Applied> {
        match (self.light, self.lit) {
            (Light::Day, _) | (Light::Dusk, true) => None,
            (Light::Dusk, false) => Some(DUSK_DARK.of(0)),
            (Light::Night, false) => Some(NIGHT_DARK.of(0)),
            (Light::Night, true) => Some(NIGHT_LIT.of(0)),
        }
    }
}

impl Table {
    /// What light there is to land by in a hex now (6.42, 6.43).
    pub fn landing_light(&self, hex: HexId) -> LandingLight {
        LandingLight {
            light: self.light(),
            lit: self.is_lit(hex),
        }
    }

    /// Whether a hex is lit: the lights of one task group light all (6.431).
    pub fn is_lit(&self, hex: HexId) -> bool {
        self.markers.lit.iter().any(|group| {
            let there = self.task_group(group);
            there.is_some_and(|there| there.hex == hex) && self.ships_of(group).next().is_some()
        })
    }

    /// The hexes that are lit, each once.
    pub fn lit_hexes(&self) -> Vec<HexId> {
        let mut hexes: Vec<HexId> = Vec::new();
        for group in self.groups_at_sea() {
            if self.markers.lit.contains(group.id) && !hexes.contains(&group.hex) {
                hexes.push(group.hex);
            }
        }
        hexes
    }
}

/// Whether the task groups in a hex may turn on their lights: in any US Air Operations Segment (6.43).
pub(crate) fn check_lighting(table: &Table, hex: HexId) -> Result<(), Refusal> {
    if !table.has_all_rules() {
        Err(Refusal::Ships(ShipRefusal::NoLights))
    } else if table.groups_in(hex).is_empty() {
        Err(Refusal::Ships(ShipRefusal::NobodyToLight(hex)))
    } else if table.is_lit(hex) {
        Err(Refusal::Ships(ShipRefusal::LitAlready(hex)))
    } else {
        Ok(())
    }
}

/// Whether the lights in a hex may be turned off (6.433).
pub(crate) fn check_dousing(table: &Table, order: Order) -> Result<(), Refusal> {
    match order {
        Order::TurnOffLights { hex } if table.is_lit(hex) => Ok(()),
        Order::TurnOffLights { hex } => Err(Refusal::Ships(ShipRefusal::NotLit(hex))),
        Order::GoOn => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn legal_dousing(table: &Table) -> Vec<Order> {
    let lit = table.lit_hexes().into_iter();
    let douse = lit.map(|hex| Order::TurnOffLights { hex });
    douse.chain([Order::GoOn]).collect()
}

/// The lights that are worth a question: in the dark, of every dark hex with carriers. By day they help nobody.
pub fn possible_lights(table: &Table) -> Vec<Order> {
    if table.light() == Light::Day {
        return Vec::new();
    }
    let hexes = table.carrier_hexes().into_iter();
    let dark = hexes.filter(|hex| check_lighting(table, *hex).is_ok());
    dark.map(|hex| Order::TurnOnLights { hex }).collect()
}

/// Whether somebody in the air may come to need them.
pub fn lights_may_help(table: &Table) -> bool {
    let in_the_air = !table.missions.is_empty() || !table.searches.is_empty();
    in_the_air && !possible_lights(table).is_empty()
}

/// Turns the lights of all task groups in a hex on (6.43, 6.431).
pub(crate) fn light(play: &mut Play, hex: HexId) {
    let groups = play.table.groups_in(hex);
    play.happen(Event::Fleet(FleetEvent::LightsOn { hex, groups }));
}

/// Turns them off again (6.433).
pub(crate) fn douse(play: &mut Play, hex: HexId) {
    let lit = play.table.markers.lit;
    let here = play.table.groups_in(hex).iter();
    let groups: TaskGroupSet = here.filter(|group| lit.contains(*group)).collect();
    play.happen(Event::Fleet(FleetEvent::LightsOff { hex, groups }));
}
