//! Where units can be put: a box of a carrier, a group's patrol, a mission. A zone is dropped on,
//! clicked with units in hand, or reached by the keyboard.

use std::fmt;
use std::str::FromStr;

use super::carrier::Look;
use crate::engine::fleet::{AirUnitId, CarrierId, MissionId, TaskGroupId, UnitSet, order_to};
use crate::engine::{Decision, Deck, Order, Refusal, Table};
use crate::ui::html::{Element, el};

/// A place for units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// A box of a carrier.
    Box(CarrierId, Deck),
    /// The CAP box of a task group.
    Patrol(TaskGroupId),
    /// A mission, flying or to be formed.
    Mission(MissionId),
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Zone::Box(carrier, deck) => write!(f, "{carrier}/{deck}"),
            Zone::Patrol(group) => write!(f, "CAP/{group}"),
            Zone::Mission(mission) => write!(f, "Mission/{mission}"),
        }
    }
}

impl FromStr for Zone {
    type Err = ();

    fn from_str(text: &str) -> Result<Zone, ()> {
        let (first, second) = text.split_once('/').ok_or(())?;
        match first {
            "CAP" => second.parse().map(Zone::Patrol).map_err(|_| ()),
            "Mission" => second.parse().map(Zone::Mission).map_err(|_| ()),
            carrier => {
                let deck = Deck::ALL
                    .into_iter()
                    .find(|deck| deck.to_string() == second);
                let carrier = carrier.parse().map_err(|_| ())?;
                deck.map(|deck| Zone::Box(carrier, deck)).ok_or(())
            }
        }
    }
}

impl Zone {
    /// The orders that put units there.
    pub fn orders(self, table: &Table, units: UnitSet) -> Result<Vec<Order>, Refusal> {
        match self {
            Zone::Box(carrier, deck) => units
                .iter()
                .map(|unit| order_to(table, unit, carrier, deck))
                .collect(),
            Zone::Patrol(group) => {
                let flying = table.task_group(group);
                let room = flying.and_then(|group| group.room_for_cap(1));
                let first = flying.and_then(|group| group.cap_missions().next());
                let cap = room.or(first.map(|(cap, _)| cap));
                let cap = cap.ok_or(Refusal::CapFull(group))?;
                Ok(vec![Order::LaunchCap { cap, units }])
            }
            Zone::Mission(mission) => Ok(vec![Order::Launch { mission, units }]),
        }
    }

    /// Whether a unit may go there now.
    pub fn check(self, table: &Table, unit: AirUnitId) -> Result<(), Refusal> {
        let Some(step) = table.air_step else {
            return Err(Refusal::NotAsked);
        };
        let decision = Decision::AirOperations { step };
        let orders = self.orders(table, unit.into())?;
        orders
            .into_iter()
            .try_for_each(|order| decision.check(table, order))
    }
}

/// Begins a zone. With a unit in hand it says whether that may go there, and why not.
pub fn open(look: &Look, zone: Zone, class: &str) -> Element {
    let name = zone.to_string();
    let hand = look.chosen.iter().next().filter(|_| look.asks);
    let Some(unit) = hand else {
        return el("div").class(class).attr("data-drop", &name);
    };
    match zone.check(look.table, unit) {
        Ok(()) => el("div")
            .class(&format!("{class} may"))
            .attr("data-drop", &name)
            .attr("data-act", &format_args!("drop {name}"))
            .attr("role", &"button")
            .attr("tabindex", &0)
            .attr(
                "aria-label",
                &format_args!("Move {unit} to {}", in_words(zone)),
            ),
        Err(refusal) => el("div")
            .class(class)
            .attr("data-drop", &name)
            .attr("data-act", &format_args!("drop {name}"))
            .attr("title", &refusal),
    }
}

fn in_words(zone: Zone) -> String {
    match zone {
        Zone::Box(carrier, deck) => format!("{deck}, {carrier}"),
        Zone::Patrol(group) => format!("patrol over Task Group {group}"),
        Zone::Mission(mission) => mission.to_string(),
    }
}
