//! How forces come to be known: from Level 0 to the ships themselves (7.34-7.44).

pub(super) mod double;
mod kido_butai;
mod level_one;
mod level_two;
mod ships;
#[cfg(test)]
mod tests;

use super::chits::{CarrierCount, Carriers, Intelligence};
use super::commitment;
use super::counters::fit_counter;
use super::force::ForceId;
use super::hits::remove_those_sunk_since;
use super::waiting_hits::give_waiting_hits;
use crate::engine::event::{Event, ForceEvent, NothingThere, SubmarineEvent};
use crate::engine::title::Play;

pub use kido_butai::KIDO_BUTAI;
pub use level_one::{LevelOneCup, cups};
pub use ships::carriers_available;

pub(crate) use double::{Half, chits_for_halves};
pub(super) use level_one::{take, vanish};
pub(super) use level_two::roll_at_the_limit;
pub(crate) use level_two::{
    column as level_two_column, level_two, roll as roll_level_two, strength_modifier,
};
pub(crate) use ships::ships_in_play;
pub(crate) use ships::{
    level_four_column, level_four_modifier, level_three_chart, level_three_modifier, nearest_chits,
    strength_column,
};

/// Takes a force up one level of intelligence (7.34), and adjusts the commitment index to it (13.12). A force at its
/// highest level stays as it is; one of Level 0, or that seems to be a new carrier force, may prove to be nothing and
/// leave the map. Says which counter it has then (9.11).
pub(crate) fn promote(play: &mut Play, id: ForceId) -> ForceId {
    adjusting(play, id, promote_one_level)
}

/// Carries out what makes a force better known, and adjusts the commitment index when that is done (13.12, 5.1 step 3).
/// Says which counter it has then.
pub(crate) fn adjusting(
    play: &mut Play,
    id: ForceId,
    what: impl FnOnce(&mut Play, ForceId) -> ForceId,
) -> ForceId {
    let Some(before) = play.table.force(id).map(|force| force.intelligence) else {
        return id;
    };
    let id = what(play, id);
    commitment::adjust(play, id, before);
    id
}

/// Takes a force up one level, and what follows from that: the commitment index is adjusted by whoever asks for it.
pub(crate) fn promote_one_level(play: &mut Play, id: ForceId) -> ForceId {
    knowing(play, id, rise)
}

/// Makes a force better known, and what follows from that: if hits have waited for it and it proves to be of surface
/// ships, its ships are known at once (14.163); and if its last ship has gone down by such hits, it is gone (12.53).
/// Says which counter it has then.
pub(super) fn knowing(
    play: &mut Play,
    id: ForceId,
    what: impl FnOnce(&mut Play, ForceId) -> ForceId,
) -> ForceId {
    let from = play.events().len();
    let id = what(play, id);
    let id = promote_if_hit(play, id);
    remove_those_sunk_since(play, from);
    id
}

/// Hits that wait on a force which proves to be of surface ships promote it at once to the level of its ships (14.163).
fn promote_if_hit(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let (known, hits) = (force.intelligence, force.hits.total());
    if hits == 0 || known.is_complete() || !known.is_surface_force() {
        return id;
    }
    play.happen(Event::Submarines(SubmarineEvent::HitsPromote {
        force: id,
        hits,
    }));
    rise_to_the_highest_level(play, id)
}

/// One level and no more.
fn rise(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    match force.intelligence {
        Intelligence::Level0 => level_one::draw(play, id),
        Intelligence::Level1(chit) => level_two::from_level_one(play, id, chit),
        Intelligence::Level2Carriers(CarrierCount::KidoButai) => kido_butai::count(play, id),
        Intelligence::Level2Carriers(count) => ships::count_carriers(play, id, count),
        Intelligence::Level2Surface(size) => ships::draw_surface_force(play, id, size),
        Intelligence::Level3Carriers(Carriers::KIDO_BUTAI) => kido_butai::come(play, id),
        Intelligence::Level3Carriers(carriers) => ships::draw_carrier_force(play, id, carriers),
        Intelligence::Level3Surface | Intelligence::Level4Carriers => id,
    }
}

/// Takes a force to its highest level, one level at a time (7.34, 5.1 step 2). It may prove to be
/// nothing and leave the map. Says which counter it has then (9.11).
pub(crate) fn take_to_the_highest_level(play: &mut Play, id: ForceId) -> ForceId {
    adjusting(play, id, rise_to_the_highest_level)
}

fn rise_to_the_highest_level(play: &mut Play, mut id: ForceId) -> ForceId {
    while let Some(force) = play.table.force(id) {
        if force.intelligence.is_complete() {
            break;
        }
        id = rise(play, id);
    }
    id
}

/// Makes it known, unless the force would be a new carrier force and the commitment test says that it is nothing
/// (13.22).
fn learn_if_there(play: &mut Play, id: ForceId, to: Intelligence) -> ForceId {
    let was = play.table.force(id).map(|force| force.intelligence);
    let is_new = to.is_carrier_force() && !was.is_some_and(Intelligence::is_carrier_force);
    if is_new && !commitment::stands(play, id, to) {
        level_one::vanish(play, id, NothingThere::NotCommitted);
        return id;
    }
    learn(play, id, to)
}

/// Records what is known of a force now, gives it the counter that fits it (9.11), and the hits that have waited for it
/// to one of its ships, once they are known (14.162). Says which counter it has.
pub(crate) fn learn(play: &mut Play, id: ForceId, to: Intelligence) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let from = force.intelligence;
    play.happen(Event::Forces(ForceEvent::Intelligence {
        force: id,
        from,
        to,
    }));
    let id = fit_counter(play, id);
    give_waiting_hits(play, id)
}
