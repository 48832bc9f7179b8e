//! The US Air Operations Segment: launching, raising, servicing, lowering and landing, in this
//! order (6.23).

use std::fmt;

use serde::Serialize;

use super::handling;
use super::launch;
use super::lights;
use super::movement;
use super::unit_set::UnitSet;
use crate::engine::decision::Decision;
use crate::engine::event::{DeckEvent, Event};
use crate::engine::order::Order;
use crate::engine::refusal::{DeckRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

/// A step of the segment (6.23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AirStep {
    /// Ready units take off (6.24).
    Launch,
    /// Serviced units come up to the flight deck (6.25).
    Raise,
    /// Units go from the hangar into servicing, or back (6.26).
    Service,
    /// Units leave the flight deck (6.27).
    Lower,
    /// Missions come down (6.28).
    Land,
}

impl AirStep {
    /// The five steps in their order.
    pub const ALL: [AirStep; 5] = [
        AirStep::Launch,
        AirStep::Raise,
        AirStep::Service,
        AirStep::Lower,
        AirStep::Land,
    ];

    /// The step after this one.
    pub fn next(self) -> Option<AirStep> {
        AirStep::ALL.into_iter().find(|step| *step > self)
    }

    /// Whether one of its orders may be for several units: units take off together (4.14, 6.24), and
    /// are handled and landed one by one.
    pub fn takes_several(self) -> bool {
        self == AirStep::Launch
    }

    /// The rule that describes it.
    pub const fn rule(self) -> &'static str {
        match self {
            AirStep::Launch => "6.24",
            AirStep::Raise => "6.25",
            AirStep::Service => "6.26",
            AirStep::Lower => "6.27",
            AirStep::Land => "6.28",
        }
    }
}

impl fmt::Display for AirStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AirStep::Launch => "launch",
            AirStep::Raise => "raise",
            AirStep::Service => "service",
            AirStep::Lower => "lower",
            AirStep::Land => "land",
        })
    }
}

/// The segment in progress.
#[derive(Clone, Debug)]
pub struct AirOperations {
    /// The step to begin, or the one the player is in.
    step: Option<AirStep>,
    begun: bool,
}

impl AirOperations {
    pub(crate) fn new() -> AirOperations {
        AirOperations {
            step: Some(AirStep::Launch),
            begun: false,
        }
    }

    /// Goes through the steps, and asks in each in which something can be done.
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some(step) = self.step else {
            movement::pay_for_staying(play);
            return Step::Done;
        };
        if !self.begun {
            play.happen(Event::Decks(DeckEvent::AirStep { step }));
            self.begun = true;
        }
        if something_to_do(&play.table, step) {
            Step::Ask(Decision::AirOperations { step })
        } else {
            self.go_on();
            Step::Again
        }
    }

    fn go_on(&mut self) {
        self.step = self.step.and_then(AirStep::next);
        self.begun = false;
    }

    pub(crate) fn check(table: &Table, step: AirStep, order: Order) -> Result<(), Refusal> {
        let wanted = match order {
            Order::GoOn => return Ok(()),
            // 4.37: at any time while in flight.
            Order::Split { mission, units } => return movement::check_split(table, mission, units),
            // 6.43: at any time of the segment.
            Order::TurnOnLights { hex } => return lights::check_lighting(table, hex),
            Order::Launch { .. } | Order::LaunchCap { .. } | Order::Fly { .. } => AirStep::Launch,
            Order::Raise { .. } => AirStep::Raise,
            Order::Service { .. } | Order::Stow { .. } => AirStep::Service,
            Order::Lower { .. } => AirStep::Lower,
            Order::Land { .. } => AirStep::Land,
            _ => return Err(Refusal::NotAsked),
        };
        if wanted != step {
            return Err(Refusal::Decks(DeckRefusal::OtherStep { wanted, now: step }));
        }
        match order {
            Order::Launch { mission, units } => launch::check(table, mission, units),
            Order::LaunchCap { cap, units } => launch::check_cap(table, cap, units),
            Order::Fly { mission, to } => launch::check_first_hex(table, mission, to),
            Order::Raise { unit } => handling::check_raising(table, unit),
            Order::Service { unit } => handling::check_servicing(table, unit),
            Order::Stow { unit } => handling::check_stowing(table, unit),
            Order::Lower { unit } => handling::check_lowering(table, unit),
            Order::Land { unit, carrier } => handling::check_landing(table, unit, carrier),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The legal orders of a step. Of launches it lists one for each unit and mission, and one of
    /// all units that can take off together; the player may form any other. The lights are listed in the dark,
    /// when they can help somebody (6.43).
    pub(crate) fn legal(table: &Table, step: AirStep) -> Vec<Order> {
        let lights = lights::possible_lights(table);
        let orders = possible(table, step).chain(lights);
        orders.chain([Order::GoOn]).collect()
    }

    /// Whether a step has no order before landed units are pushed over the side (6.291).
    pub(crate) fn wants_pushing(table: &Table, step: AirStep) -> bool {
        only_by_pushing(table, step)
    }

    /// Whether a step is only asked about because ships could turn on their lights (6.43).
    pub(crate) fn wants_lights(table: &Table, step: AirStep) -> bool {
        let nothing_else = possible(table, step).next().is_none() && !only_by_pushing(table, step);
        nothing_else && !lights::possible_lights(table).is_empty()
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::Launch { mission, units } => launch::launch(play, mission, units),
            Order::LaunchCap { cap, units } => launch::launch_cap(play, cap, units),
            Order::Fly { mission, to } => launch::fly_first_hex(play, mission, to),
            Order::Split { mission, units } => movement::split(play, mission, units),
            Order::TurnOnLights { hex } => lights::light(play, hex),
            Order::Raise { .. }
            | Order::Service { .. }
            | Order::Stow { .. }
            | Order::Lower { .. } => handling::handle(play, order),
            Order::Land { unit, carrier } => super::landing::land(play, unit, carrier),
            _ => self.go_on(),
        }
    }
}

/// What can be done in a step, besides going on.
fn possible(table: &Table, step: AirStep) -> impl Iterator<Item = Order> {
    let orders = match step {
        AirStep::Launch => launch::possible(table),
        AirStep::Raise | AirStep::Service | AirStep::Lower => handling::possible(table, step),
        AirStep::Land => handling::possible_landings(table),
    };
    orders
        .into_iter()
        .filter(move |order| AirOperations::check(table, step, *order).is_ok())
}

/// Whether something can be done in a step: as the decks are, or once landed units have been pushed
/// over the side to make room (6.291). With planes in the air in the dark the last step is always asked about, for
/// the lights (6.43).
pub(crate) fn something_to_do(table: &Table, step: AirStep) -> bool {
    possible(table, step).next().is_some()
        || only_by_pushing(table, step)
        || (step == AirStep::Land && lights::lights_may_help(table))
}

/// Whether nothing can be done in a step but after landed units have been pushed over the side (6.291).
pub(crate) fn only_by_pushing(table: &Table, step: AirStep) -> bool {
    let has_landed = table.decks.iter().any(|deck| !deck.landing.is_empty());
    has_landed && possible(table, step).next().is_none() && {
        let mut cleared = table.clone();
        for deck in &mut cleared.decks {
            deck.landing = UnitSet::EMPTY;
        }
        possible(&cleared, step).next().is_some()
    }
}
