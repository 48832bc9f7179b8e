//! Where units can be put: a box of a carrier, a group's patrol, a mission. A zone is dropped on,
//! clicked with units selected, or reached by the keyboard.

use std::fmt;

use super::Look;
use crate::engine::fleet::{CarrierId, MissionId, TaskGroupId, UnitSet, order_to, placings_aboard};
use crate::engine::{Decision, Deck, MissionRefusal, Order, Refusal, Table};
use crate::view::{sentence, wording};

/// A place for units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

impl Zone {
    /// The orders that put units there, by what is asked.
    ///
    /// # Errors
    /// The rule by which there is no way.
    pub fn orders(
        self,
        table: &Table,
        decision: Option<Decision>,
        units: UnitSet,
    ) -> Result<Vec<Order>, Refusal> {
        match self {
            Zone::Box(carrier, deck) if decision == Some(Decision::ReadyDecks) => {
                placings_aboard(table, units, carrier, deck)
            }
            Zone::Box(carrier, deck) => units
                .iter()
                .map(|unit| order_to(table, unit, carrier, deck))
                .collect(),
            Zone::Patrol(group) => {
                let flying = table.task_group(group);
                let room = flying.and_then(|group| group.room_for_cap(1));
                let first = flying.and_then(|group| group.cap_missions().next());
                let cap = room.or(first.map(|(cap, _)| cap));
                let cap = cap.ok_or(Refusal::Missions(MissionRefusal::CapFull(group)))?;
                Ok(vec![Order::LaunchCap { cap, units }])
            }
            Zone::Mission(mission) => Ok(vec![Order::Launch { mission, units }]),
        }
    }

    /// Whether units may go there now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(
        self,
        table: &Table,
        decision: Option<Decision>,
        units: impl Into<UnitSet>,
    ) -> Result<(), Refusal> {
        let orders = self.orders(table, decision, units.into())?;
        match decision {
            // Asked of all of them together already: two may not have the room that one has.
            Some(Decision::ReadyDecks) if matches!(self, Zone::Box(..)) => Ok(()),
            Some(decision) => orders
                .into_iter()
                .try_for_each(|order| decision.check(table, order)),
            None => Err(Refusal::NotAsked),
        }
    }

    /// Its name in words.
    fn in_words(self) -> String {
        match self {
            Zone::Box(carrier, deck) => format!("{deck}, {carrier}"),
            Zone::Patrol(group) => format!("patrol over Task Group {group}"),
            Zone::Mission(mission) => mission.to_string(),
        }
    }
}

/// A zone, and whether the selected units may go there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ZoneView {
    /// The zone.
    pub zone: Zone,
    /// Putting the selected units there; nothing is offered while none is selected.
    pub offer: Option<Offer>,
}

/// Putting the selected units somewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Offer {
    /// What it does.
    pub label: String,
    /// Why it cannot be done.
    pub refusal: Option<String>,
}

impl ZoneView {
    /// A zone as it is now.
    pub fn new(look: &Look, zone: Zone) -> ZoneView {
        let is_asked = look.may_move() && !look.selected.is_empty();
        ZoneView {
            zone,
            offer: is_asked.then(|| Offer::new(look, zone)),
        }
    }

    /// Whether the selected units may go there.
    pub fn accepts(&self) -> bool {
        self.offer
            .as_ref()
            .is_some_and(|offer| offer.refusal.is_none())
    }

    /// Why the selected units may not go there.
    pub fn refusal(&self) -> Option<&str> {
        self.offer.as_ref()?.refusal.as_deref()
    }
}

impl Offer {
    fn new(look: &Look, zone: Zone) -> Offer {
        let units = look.selected;
        let mut all = units.iter();
        let what = match (all.next(), all.next()) {
            (Some(unit), None) => unit.to_string(),
            _ => wording::by_type(units),
        };
        let refusal = zone.check(look.table, look.decision, units).err();
        Offer {
            label: format!("Move {what} to {}", zone.in_words()),
            refusal: refusal.map(|refusal| sentence(&format!("{refusal}."))),
        }
    }
}
