//! Whether a force that would attack is a carrier force at all (10.1C).

use crate::engine::event::{Back, Choice, DrawnFrom, Event, ProcedureEvent};
use crate::engine::forces::chits::{Intelligence, LevelOne};
use crate::engine::forces::commitment::{counts_as, stands};
use crate::engine::forces::force::ForceId;
use crate::engine::forces::intelligence::{self, Half, double, learn, take};
use crate::engine::scenario::ForceRaids;
use crate::engine::title::Play;

/// Whether a force is a carrier force, with what is learnt of it on the way; says which counter it has then. If it is
/// none, nothing has been seen of it: what was drawn goes back, and it stays what it was (10.1C).
pub(super) fn is_carrier_force(play: &mut Play, id: ForceId, rules: ForceRaids) -> Option<ForceId> {
    let known = play.table.force(id)?.intelligence;
    match known {
        // 1.
        Intelligence::Level0 => from_the_cup(play, id, rules),
        // 2.
        Intelligence::Level1(chit @ (LevelOne::Large | LevelOne::Medium | LevelOne::Small)) => {
            let level_two = proves_to_be(play, id, chit, &[])?;
            Some(learn(play, id, level_two))
        }
        // 3. A force that has shown its planes before.
        Intelligence::Level1(LevelOne::Carrier)
            if rules == ForceRaids::Full && play.table.known_air_strength(id).is_some() =>
        {
            Some(intelligence::promote_one_level(play, id))
        }
        _ => Some(id),
    }
}

/// A force of Level 0 draws its chit of Level 1 (10.1C, 1). It leaves the cup only if the force proves to have
/// carriers.
fn from_the_cup(play: &mut Play, id: ForceId, rules: ForceRaids) -> Option<ForceId> {
    let cup = play.table.level_one_cup.clone();
    if cup.is_empty() {
        return call_back(play, id, Vec::new(), None, Back::NoCarriers);
    }
    let drawn = play.pick(Choice::LevelOne(id), &cup);
    // 13.221: a Double Force may count as a Carrier.
    let chit = counts_as(play, id, drawn);
    if chit == LevelOne::DoubleForce {
        return from_a_double_force(play, id, rules);
    }
    let level_two = match may_be_carriers(play, id, chit, rules, &[drawn]) {
        Verdict::Carriers(level_two) => level_two,
        Verdict::CalledBack => return None,
    };
    take(play, id, drawn, DrawnFrom::Cup);
    let id = learn(play, id, Intelligence::Level1(chit));
    Some(level_two.map_or(id, |known| learn(play, id, known)))
}

/// A Double Force chit: what counts is the chit of this half. If that is a carrier force, both halves are revealed; if
/// not, everything goes back (7.52, 10.1C).
fn from_a_double_force(play: &mut Play, id: ForceId, rules: ForceRaids) -> Option<ForceId> {
    let drawn = LevelOne::DoubleForce;
    let Some(other) = play.table.free_force() else {
        return call_back(play, id, vec![drawn], None, Back::NoCarriers);
    };
    let mut left = double::chits_for_halves(&play.table);
    let half = double::draw_half(play, id, &mut left);
    let chit = half.chit();
    let level_two = match may_be_carriers(play, id, chit, rules, &[drawn, chit]) {
        Verdict::Carriers(level_two) => level_two,
        Verdict::CalledBack => return None,
    };
    take(play, id, drawn, DrawnFrom::Cup);
    double::join(play, id, other);
    let id = double::settle(play, id, other, half);
    let others: Half = double::draw_half(play, other, &mut left);
    double::settle(play, other, id, others);
    Some(level_two.map_or(id, |known| learn(play, id, known)))
}

/// What a chit comes to.
enum Verdict {
    /// Carriers; known at Level 2, if it took that.
    Carriers(Option<Intelligence>),
    /// It was called back.
    CalledBack,
}

/// Whether a chit of Level 1 is that of a carrier force (10.1C, 1a to 1c) that is there (13.22). `drawn` goes back if
/// it is not.
fn may_be_carriers(
    play: &mut Play,
    id: ForceId,
    chit: LevelOne,
    rules: ForceRaids,
    drawn: &[LevelOne],
) -> Verdict {
    match chit {
        LevelOne::Carrier if stands(play, id, Intelligence::Level1(chit)) => {
            Verdict::Carriers(None)
        }
        LevelOne::Carrier => {
            call_back(play, id, drawn.to_vec(), None, Back::NotCommitted);
            Verdict::CalledBack
        }
        LevelOne::Large | LevelOne::Medium | LevelOne::Small if rules == ForceRaids::Full => {
            match proves_to_be(play, id, chit, drawn) {
                Some(known) => Verdict::Carriers(Some(known)),
                None => Verdict::CalledBack,
            }
        }
        _ => {
            call_back(play, id, drawn.to_vec(), None, Back::NoCarriers);
            Verdict::CalledBack
        }
    }
}

/// What a force of unknown type is at Level 2, if it has carriers and they are there (13.22); otherwise it is called
/// back (10.1C, 2).
fn proves_to_be(
    play: &mut Play,
    id: ForceId,
    chit: LevelOne,
    drawn: &[LevelOne],
) -> Option<Intelligence> {
    let known = intelligence::roll_level_two(play, id, chit);
    let why = if !known.is_carrier_force() {
        Back::NoCarriers
    } else if !stands(play, id, known) {
        Back::NotCommitted
    } else {
        return Some(known);
    };
    call_back(play, id, drawn.to_vec(), Some(known), why);
    None
}

/// The play is called back: the force is what it was before, and its chits are in their places (10.1C).
fn call_back(
    play: &mut Play,
    id: ForceId,
    chits: Vec<LevelOne>,
    rolled: Option<Intelligence>,
    why: Back,
) -> Option<ForceId> {
    let stays = play.table.force(id)?.intelligence;
    play.happen(Event::Procedure(ProcedureEvent::CalledBack {
        force: id,
        chits,
        rolled,
        stays,
        why,
    }));
    None
}
