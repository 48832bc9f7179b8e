//! A submarine looks for a force in its hex (14.13, 14.14).

use super::submarine::SubmarineId;
use crate::engine::charts::{
    Applied, CRIPPLED_SHIP_FOUND, DUSK_OR_NIGHT, FORCE_CAME_UPON_IT, FORCE_DID_NOT_MOVE,
    OBLIQUE_APPROACH, STERN_CHASE, SUBMARINE_CONTACT, SubmarineContact,
};
use crate::engine::clock::Light;
use crate::engine::event::{Event, Purpose, SubmarineEvent};
use crate::engine::forces::{Force, ForceId, Intelligence, promote};
use crate::engine::map::{Direction, HexId};
use crate::engine::record::Scope;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The modifiers of an attempt of a submarine to find a force; `entered_from` is the hex from which it has moved into
/// that of the force at this chit, if it has (14.131).
pub fn contact_modifiers(
    table: &Table,
    submarine: SubmarineId,
    entered_from: Option<HexId>,
    force: &Force,
) -> Vec<Applied> {
    let last = table.submarines.last_move(force.id);
    let course = last.and_then(|last| last.direction);
    let lay_still = last.is_some_and(|last| last.direction.is_none());
    let waited_for_it =
        entered_from.is_none() && last.is_some_and(|last| last.came_upon.contains(&submarine));
    [
        FORCE_DID_NOT_MOVE.when(lay_still),
        FORCE_CAME_UPON_IT.when(waited_for_it),
        approach(entered_from, force.hex, course),
        DUSK_OR_NIGHT.when(table.light() != Light::Day),
        CRIPPLED_SHIP_FOUND.when(table.is_all_crippled(force)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// From straight behind a force a submarine has to give chase, and from the quarter, sixty degrees off its course, it
/// comes up a little more easily; from elsewhere it is not behind at all (14.131).
fn approach(from: Option<HexId>, hex: HexId, course: Option<Direction>) -> Option<Applied> {
    let (from, course) = (from?, course?);
    let mut ways = Direction::ALL.into_iter();
    let way = ways.find(|way| from.neighbour(*way) == Some(hex))?;
    match way.turns_from(course) {
        0 => Some(STERN_CHASE.of(0)),
        1 => Some(OBLIQUE_APPROACH.of(0)),
        _ => None,
    }
}

/// One attempt (14.13). Says which force has been found; none if the die fails, or if what was found is nothing: then
/// the submarine may look for another (14.141).
pub(super) fn seek(play: &mut Play, submarine: SubmarineId, id: ForceId) -> Option<ForceId> {
    let force = id;
    play.scoped(Scope::SubmarineContact { submarine, force }, |play| {
        attempt(play, submarine, id)
    })
}

fn attempt(play: &mut Play, submarine: SubmarineId, id: ForceId) -> Option<ForceId> {
    let force = play.table.force(id)?;
    let lies = play.table.submarines.get(submarine)?;
    let (hex, was) = (force.hex, force.intelligence);
    let modifiers = contact_modifiers(&play.table, submarine, lies.entered_from, force);
    let purpose = Purpose::SubmarineContact(submarine, id);
    match play.roll(purpose, &SUBMARINE_CONTACT, 0, modifiers) {
        SubmarineContact::Fail => {
            play.happen(Event::Submarines(SubmarineEvent::NoContact {
                submarine,
                force: id,
            }));
            return None;
        }
        SubmarineContact::Contact => play.happen(Event::Submarines(SubmarineEvent::Contact {
            submarine,
            force: id,
            hex,
        })),
    }
    // 14.14, 1: a force of Level 0 gets its chit, and may prove to be nothing. It gets no marker of detection.
    let id = match was {
        Intelligence::Level0 => promote(play, id),
        _ => id,
    };
    play.table.force(id).map(|force| force.id)
}
