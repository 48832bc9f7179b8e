//! A mission's card (4.1): its units, its fuel, its state and its place.

use super::CriticalTrack;
use crate::engine::fleet::{self, Mission, MissionId, Movement};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::{Game, Order, SegmentId, Table, staff};
use crate::view::wording;

/// A mission's card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MissionCard {
    /// The mission.
    pub id: MissionId,
    /// The picture of its counter.
    pub picture: &'static str,
    /// Its units and their carriers.
    pub units: String,
    /// Fuel points left.
    pub fuel: u8,
    /// The Fuel Critical track, once it is fuel critical.
    pub critical: Option<CriticalTrack>,
    /// Whether it is selected.
    pub is_selected: bool,
    /// What it is about.
    pub state: State,
    /// What it is about, in words.
    pub state_words: String,
    /// Where it is.
    pub place: String,
}

/// What a mission is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It wants an order, or fights.
    Now,
    /// It has had its order.
    Done,
    /// It is fuel critical.
    Critical,
    /// It flies.
    Flying,
}

/// The cards of all missions on the map by their numbers: those that have moved are marked, and stay
/// where they are.
pub fn missions(table: &Table, selected: Option<MissionId>) -> Vec<MissionCard> {
    let all = in_order(table.missions.iter()).into_iter();
    all.map(|mission| mission_card(table, mission, selected))
        .collect()
}

/// Missions by their numbers.
pub fn in_order<'a>(missions: impl Iterator<Item = &'a Mission>) -> Vec<&'a Mission> {
    let mut all: Vec<&Mission> = missions.collect();
    all.insertion_sort_by_key(|mission| mission.id.number);
    all
}

/// The mission to order after one: the next by its number that waits for an order, and after the
/// last the first again.
pub fn next_waiting(table: &Table, after: Option<MissionId>) -> Option<MissionId> {
    let waiting = in_order(fleet::waiting(table));
    let number = after.map_or(0, |mission| mission.number);
    let next = waiting.iter().find(|mission| mission.id.number > number);
    next.or(waiting.first()).map(|mission| mission.id)
}

/// The mission that is asked about: the one the player has selected, as long as it waits for an order, or else the one
/// that the staff would move next; none while that would rather send a patrol out.
pub fn to_order(game: &Game, selected: Option<MissionId>) -> Option<MissionId> {
    let table = game.table();
    let waits = |id: &MissionId| fleet::waiting(table).any(|it| it.id == *id);
    selected
        .filter(waits)
        .or_else(|| match staff::suggestion(game)? {
            Order::PlaceCap { .. } => None,
            order => order.moved_mission().or_else(|| next_waiting(table, None)),
        })
}

fn mission_card(table: &Table, mission: &Mission, selected: Option<MissionId>) -> MissionCard {
    let (state, state_words) = state(table, mission);
    MissionCard {
        id: mission.id,
        picture: wording::picture(mission),
        units: wording::units_from(table, mission.units),
        fuel: mission.fuel.left(),
        critical: CriticalTrack::of(table, mission),
        is_selected: selected == Some(mission.id),
        state,
        state_words,
        place: format!(
            "{} \u{b7} {}",
            mission.hex,
            wording::whereabouts(table, mission.hex)
        ),
    }
}

fn state(table: &Table, mission: &Mission) -> (State, String) {
    let mut engagements = table.engagements.iter();
    let engaged = engagements.find(|engagement| engagement.interceptor.is(mission.id));
    if let Some(engagement) = engaged {
        return (State::Now, format!("against {}", engagement.raid));
    }
    let moving = table.segment == Some(SegmentId::UsAirMovement);
    let (state, words) = match mission.movement {
        Movement::Waiting if moving => (State::Now, "to move"),
        Movement::Held if moving => (State::Done, "holding"),
        Movement::Flew(_) if moving => (State::Done, "moved"),
        _ if mission.fuel.is_critical() => (State::Critical, "fuel critical"),
        _ => (State::Flying, "in the air"),
    };
    (state, words.to_owned())
}
