//! At the limit: every force that may still have carriers is looked through, until four surface forces are there
//! (13.23).

use crate::engine::event::{Choice, CommitmentEvent, DrawnFrom, Event, NothingThere};
use crate::engine::forces::chits::{Intelligence, LevelOne};
use crate::engine::forces::force::{Force, ForceId};
use crate::engine::forces::intelligence::{knowing, learn, roll_at_the_limit, take, vanish};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::{HexId, Zone};
use crate::engine::record::Scope;
use crate::engine::table::Table;
use crate::engine::title::Play;

use super::test::counts_as;

/// Surface forces with which the procedure ends (13.23, step 3).
const MOST_SURFACE_FORCES: usize = 4;

/// The index has reached the limit: the procedure is carried out (13.23).
pub(super) fn reached(play: &mut Play, index: u8, limit: u8) {
    play.scoped(Scope::CommitmentLimit, |play| {
        look_through(play, index, limit)
    });
}

fn look_through(play: &mut Play, index: u8, limit: u8) {
    let mut unknown = unknown(&play.table);
    unknown.insertion_sort_by_key(|force| (to_invasion_zone(force.hex), force.id));
    let unknown = unknown.iter().map(|force| force.id).collect();
    play.happen(Event::Commitment(CommitmentEvent::LimitReached {
        index,
        limit,
        surface: surface_forces(&play.table),
        unknown,
    }));
    // 13.231: with four surface forces from the start there is nothing to find out.
    while surface_forces(&play.table).len() < MOST_SURFACE_FORCES {
        let Some(next) = nearest(play) else {
            return;
        };
        find_out(play, next);
    }
    // Step 3.
    while let Some(next) = nearest(play) {
        vanish(play, next, NothingThere::EnoughSurfaceForces);
    }
}

/// What a force is: Level 0 draws its chit, and Large, Medium and Small forces their next. Surface forces stay, carrier
/// forces do not come any more (13.23, steps 1 and 2).
fn find_out(play: &mut Play, id: ForceId) {
    let known = play.table.force(id).map(|force| force.intelligence);
    let chit = match known {
        Some(Intelligence::Level0) => draw(play, id),
        Some(Intelligence::Level1(chit)) => Ok(chit),
        _ => return,
    };
    match chit {
        // 1a.
        Ok(LevelOne::Carrier) => vanish(play, id, NothingThere::NoMoreCarriers),
        // 1b.
        Ok(LevelOne::Surface) => {
            proves_to_be(play, id, Intelligence::Level1(LevelOne::Surface));
        }
        // 1c, 2.
        Ok(chit @ (LevelOne::Large | LevelOne::Medium | LevelOne::Small)) => {
            if known == Some(Intelligence::Level0) {
                learn(play, id, Intelligence::Level1(chit));
            }
            let found = roll_at_the_limit(play, id, chit);
            if found.is_carrier_force() {
                vanish(play, id, NothingThere::NoMoreCarriers);
            } else {
                proves_to_be(play, id, found);
            }
        }
        // 1d.
        Ok(LevelOne::FalseContact | LevelOne::DoubleForce) => {
            vanish(play, id, NothingThere::FalseContact);
        }
        Err(why) => vanish(play, id, why),
    }
}

/// A force that stays is known better, with what follows if torpedoes have hit it (14.163).
fn proves_to_be(play: &mut Play, id: ForceId, known: Intelligence) {
    knowing(play, id, |play, id| learn(play, id, known));
}

/// Draws a chit from the cup for a force of Level 0 (13.23, step 1). From an empty cup comes a False Contact (7.35).
fn draw(play: &mut Play, id: ForceId) -> Result<LevelOne, NothingThere> {
    let cup = play.table.level_one_cup.clone();
    if cup.is_empty() {
        return Err(NothingThere::NoChitLeft);
    }
    let chit = play.pick(Choice::LevelOne(id), &cup);
    take(play, id, chit, DrawnFrom::Cup);
    // 7.55: a Double Force is nothing now.
    Ok(counts_as(play, id, chit))
}

/// The one of the forces left that is nearest to the invasion zone; of several as near, any.
fn nearest(play: &mut Play) -> Option<ForceId> {
    let left = unknown(&play.table);
    let least = left.iter().map(|it| to_invasion_zone(it.hex)).min()?;
    let nearest = left.iter().filter(|it| to_invasion_zone(it.hex) == least);
    let nearest: Vec<ForceId> = nearest.map(|force| force.id).collect();
    Some(play.pick(Choice::NextAtTheLimit, &nearest))
}

/// The forces that may have carriers for all that is known: of Level 0, and Large, Medium and Small ones of Level 1.
fn unknown(table: &Table) -> Vec<&Force> {
    let forces = table.forces.iter();
    forces
        .filter(|force| force.intelligence.is_of_unknown_type())
        .collect()
}

/// The surface forces in play; a crippled ship by herself is none.
fn surface_forces(table: &Table) -> Vec<ForceId> {
    let forces = table.forces.iter();
    let surface = forces.filter(|it| it.intelligence.is_surface_force() && !it.id.is_cripple());
    surface.map(|force| force.id).collect()
}

/// Hexes from a hex to the nearest of the invasion zone.
fn to_invasion_zone(hex: HexId) -> Option<u8> {
    let zone = HexId::all().filter(|it| Zone::of(*it) == Zone::Invasion);
    zone.map(|it| it.distance(hex)).min()
}
