//! The state of the task groups at a glance, above whatever display is open: guns, patrols, and what
//! stands on and under every flight deck.

use super::danger::{DangerMark, danger};
use super::trouble::{Trouble, worst_trouble};
use super::{carriers, decks_are_used};
use crate::engine::fleet::{AirUnitId, CarrierId, FlightDeck, TaskGroup, TaskGroupId};
use crate::engine::{Deck, Table};
use crate::view::wind;

/// One line of figures, and a small deck for each carrier.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GroupAtAGlance {
    /// Which group.
    pub group: TaskGroupId,
    /// Her name in short.
    pub name: String,
    /// Her name.
    pub full_name: String,
    /// Where she is.
    pub hex: String,
    /// Her guns and her patrol.
    pub figures: String,
    /// Her carriers.
    pub carriers: Vec<CarrierAtAGlance>,
}

/// A carrier's name over a mark for each unit: on deck, then in servicing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CarrierAtAGlance {
    /// The carrier.
    pub carrier: CarrierId,
    /// Her name.
    pub name: String,
    /// All of it in words.
    pub words: String,
    /// What is wrong with her, in short.
    pub trouble: Option<String>,
    /// What a raid that is near would find on her.
    pub danger: Option<DangerMark>,
    /// A mark for each place on deck.
    pub on_deck: Vec<Mark>,
    /// A mark for each unit in servicing.
    pub in_servicing: Vec<Mark>,
}

/// A place, and what stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A ready unit.
    Ready(AirUnitId),
    /// A landed unit.
    Landed(AirUnitId),
    /// Nothing.
    Free,
    /// A unit in servicing.
    Servicing(AirUnitId),
}

impl CarrierAtAGlance {
    /// Whether something is wrong with her.
    pub fn is_in_trouble(&self) -> bool {
        self.trouble.is_some()
    }
}

/// The task groups at a glance; none where their decks are not used.
pub fn fleet_at_a_glance(table: &Table) -> Option<Vec<GroupAtAGlance>> {
    let group = |group| at_a_glance(table, group);
    decks_are_used(table).then(|| table.task_groups.iter().map(group).collect())
}

/// A task group at a glance, if she is there.
pub fn group_at_a_glance(table: &Table, id: TaskGroupId) -> Option<GroupAtAGlance> {
    table.task_group(id).map(|group| at_a_glance(table, group))
}

fn at_a_glance(table: &Table, group: &TaskGroup) -> GroupAtAGlance {
    let guns = table.factors(table.ships_of(group.id));
    let carriers = carriers(table, group.id);
    let figures = match carriers.is_empty() {
        true => format!("AA {guns}"),
        false => format!(
            "AA {guns} \u{b7} CAP {}{}",
            group.on_patrol(),
            wind::mark(table, group.id)
        ),
    };
    let decks = carriers.iter().filter_map(|carrier| table.deck(*carrier));
    GroupAtAGlance {
        group: group.id,
        name: format!("TG {}", group.id),
        full_name: format!("Task Group {}", group.id),
        hex: format!("hex {}", group.hex),
        figures,
        carriers: decks.map(|deck| carrier_at_a_glance(table, deck)).collect(),
    }
}

fn carrier_at_a_glance(table: &Table, deck: &FlightDeck) -> CarrierAtAGlance {
    let limit = table.limits(deck.carrier).flight_deck;
    let free = limit.saturating_sub(deck.on_deck().len());
    let ready = deck.at(Deck::Ready).iter().map(Mark::Ready);
    let landed = deck.at(Deck::Landing).iter().map(Mark::Landed);
    let free = std::iter::repeat_n(Mark::Free, usize::from(free));
    let trouble = worst_trouble(table, deck.carrier).map(Trouble::in_short);
    CarrierAtAGlance {
        carrier: deck.carrier,
        name: deck.carrier.to_string(),
        words: format!(
            "{}: {} ready, {} landed, {} in servicing, {} in the hangar, {}",
            deck.carrier,
            deck.ready.len(),
            deck.landing.len(),
            deck.servicing.len(),
            deck.hangar.len(),
            trouble.as_deref().unwrap_or("sound"),
        ),
        trouble,
        danger: danger(table, deck.carrier),
        on_deck: ready.chain(landed).chain(free).collect(),
        in_servicing: deck.servicing.iter().map(Mark::Servicing).collect(),
    }
}
