//! The forces of a scenario in which nobody has seen them yet: what is known of each, how long contact with it
//! lasts, and when it moves (7.3, 8.1). What it may be stands apart (`guess`), and so does its story (`story`).

use super::cup::moves;
use super::known;
use super::oil;
use super::ships::{ShipLine, ship_line};
use crate::engine::forces::{Detection, Force, ForceId};
use crate::engine::forecast::activation::{activations_to_fade, contact_left};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::{EventRecord, Scenario, Table, count_of};
use crate::view::account::{self, Arrived, ForceGone, Mover, Place};
use crate::view::wording;

/// What is known of a force that was reported.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReportedCard {
    /// The force.
    pub id: ForceId,
    /// How well its place is known.
    pub detection: Detection,
    /// How well it is known, in words.
    pub state: String,
    /// Where it is.
    pub place: String,
    /// What is known, in a few words.
    pub brief: String,
    /// What is known, a sentence each.
    pub known: Vec<String>,
    /// How long contact lasts.
    pub contact: ContactLeft,
    /// When it moves next.
    pub moves: Option<String>,
    /// Its ships, as far as they are known.
    pub ships: Vec<ShipLine>,
}

/// How long contact with a force lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ContactLeft {
    /// So many activations it survives, of `most`.
    pub left: u8,
    /// After it was Spotted.
    pub most: u8,
    /// In words.
    pub words: String,
}

/// A force that is no longer on the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Gone {
    /// The number of its event.
    pub number: usize,
    /// What became of it.
    pub words: String,
    /// Where it was last.
    pub hex: HexId,
}

/// The forces on the map by their letters, in a scenario in which they are to be found; none in others.
pub fn reported_forces(scenario: &Scenario, table: &Table) -> Option<Vec<ReportedCard>> {
    scenario.rumours?;
    let mut forces: Vec<&Force> = table.forces.iter().collect();
    forces.insertion_sort_by_key(|force| force.id);
    let cards = forces.into_iter().map(|force| card(scenario, table, force));
    Some(cards.collect())
}

/// The forces that are gone, from the events shown.
pub fn gone(shown: &[EventRecord]) -> Vec<Gone> {
    let told = |place: Place| {
        let (Mover::Force(force), Arrived::Gone(why)) = (place.who, place.how) else {
            return None;
        };
        let at = shown[place.number].at;
        let time = at.turn.time_of(at.phase);
        let words = match why {
            ForceGone::Nothing => format!("{force} was nothing: struck off at {time:04}"),
            ForceGone::LeftTheMap => format!("{force} left the map at {time:04}"),
            ForceGone::Sunk => format!("{force} was sunk to the last ship by {time:04}"),
            ForceGone::GotPast(ships) => {
                let ships = count_of(ships, "ship", "ships");
                format!("{force} got past you with {ships} at {time:04}")
            }
        };
        Some(Gone {
            number: place.number,
            words,
            hex: place.hex,
        })
    };
    account::places(shown).filter_map(told).collect()
}

fn card(scenario: &Scenario, table: &Table, force: &Force) -> ReportedCard {
    ReportedCard {
        id: force.id,
        detection: force.detection,
        state: match force.detection {
            Detection::Undetected => "Undetected".to_owned(),
            detection => detection.to_string(),
        },
        place: format!(
            "{}, hex {}",
            wording::whereabouts(table, force.hex),
            force.hex
        ),
        brief: known::in_brief(force),
        known: facts(table, force),
        contact: contact(scenario, table, force),
        moves: moves(scenario, table, force.id),
        ships: force
            .ships
            .iter()
            .map(|ship| ship_line(table, *ship))
            .collect(),
    }
}

/// What is known of a force beside its place.
fn facts(table: &Table, force: &Force) -> Vec<String> {
    let points = |points: u8| count_of(points, "point", "points");
    let mut facts = vec![known::sentence(table, force)];
    if let Some(strength) = table.known_air_strength(force.id) {
        let points = count_of(i64::from(strength), "air point", "air points");
        facts.push(format!("It has shown {points} so far."));
    } else if force.intelligence.is_carrier_force() {
        facts.push("Air strength unknown.".to_owned());
    }
    if !force.ships.is_empty() {
        let guns = table.factors(force.ships.iter().copied());
        facts.push(format!("AA of all its ships together: {guns}."));
    }
    if let Some(cap) = force.cap {
        facts.push(format!("CAP: {} up in this phase.", points(cap)));
    }
    if force.lost > 0 {
        facts.push(format!("It has lost {} in the air.", points(force.lost)));
    }
    facts.extend(torpedo_hits(force));
    facts.extend(oil::of_force(table, force));
    if let Some(twin) = force.twin {
        facts.push(format!("Half of a double force: {twin} sails with it."));
    }
    if force.us_advantage {
        facts.push(
            "US Advantage: it does not know that it is seen, until it next moves.".to_owned(),
        );
    }
    facts
}

/// Hits of submarines that wait until it is known which ship they have hit (14.162).
fn torpedo_hits(force: &Force) -> Option<String> {
    let hits = match force.hits.total() {
        0 => return None,
        hits => count_of(hits, "torpedo hit", "torpedo hits"),
    };
    Some(format!(
        "{hits} on one of its ships, nobody knows which. They count once that is known, at the latest when it leaves the map or the battle ends (14.162)."
    ))
}

fn contact(scenario: &Scenario, table: &Table, force: &Force) -> ContactLeft {
    let most = activations_to_fade(Detection::Spotted);
    let Some(left) = contact_left(table, force.id) else {
        return ContactLeft {
            left: 0,
            most,
            words: "Not in contact: no strike can look for it. Nor does one fly out to it (4.22)."
                .to_owned(),
        };
    };
    let moves = match left.activations {
        1 => "its next move".to_owned(),
        moves => format!("{moves} more of its moves"),
    };
    let when = left.turn.map(|turn| match turn {
        turn if !scenario.has_turn(turn) => ", after the battle's end".to_owned(),
        turn if turn == table.turn => ", in this turn".to_owned(),
        turn => format!(", in the turn of {:04}", turn.time()),
    });
    ContactLeft {
        left: left.activations,
        most,
        words: format!(
            "Lost to sight after {moves}{}, unless it is seen again.",
            when.unwrap_or_default()
        ),
    }
}
