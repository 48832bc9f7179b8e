//! Double forces: two forces in one hex (7.52, 7.56).

use std::iter;

use super::super::chits::{Intelligence, LevelOne};
use super::super::force::ForceId;
use super::learn;
use super::level_one::{take, vanish};
use crate::engine::event::{Choice, DrawnFrom, Event, ForceEvent, NothingThere};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// A double force has so many.
const HALVES: usize = 2;

/// What the half of a double force draws.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Half {
    /// A chit, from one of two places.
    Chit(LevelOne, DrawnFrom),
    /// No Carrier is left in the cup for it: it is Level 1 Carrier without a chit (7.56).
    WithoutChit,
}

impl Half {
    /// The chit of Level 1 that it counts as.
    pub(crate) const fn chit(self) -> LevelOne {
        match self {
            Half::Chit(chit, _) => chit,
            Half::WithoutChit => LevelOne::Carrier,
        }
    }
}

/// A Double Force chit was drawn for a force: another force joins it in its hex, and each half gets a
/// chit (7.52, 7.56). With no counter free there is nothing to find: a False Contact.
pub(super) fn reveal(play: &mut Play, id: ForceId) {
    let Some(other) = play.table.free_force() else {
        return vanish(play, id, NothingThere::NoCounterLeft);
    };
    join(play, id, other);
    let mut chits = chits_for_halves(&play.table);
    for (half, other) in [(id, other), (other, id)] {
        let drawn = draw_half(play, half, &mut chits);
        settle(play, half, other, drawn);
    }
}

/// The other half joins a force (7.52).
pub(in crate::engine::forces) fn join(play: &mut Play, force: ForceId, other: ForceId) {
    if let Some(hex) = play.table.force(force).map(|force| force.hex) {
        play.happen(Event::Forces(ForceEvent::DoubleForce { force, other, hex }));
    }
}

/// What the halves draw from. 7.52: the three chits kept out. 7.56: for a second double force the one that is left of
/// them and a Carrier from the cup, or what counts as one if the cup has none; the two fall to the halves at random.
pub(crate) fn chits_for_halves(table: &Table) -> Vec<Half> {
    let withheld = table.withheld.iter();
    let mut chits: Vec<_> = withheld
        .map(|chit| Half::Chit(*chit, DrawnFrom::Withheld))
        .collect();
    let cup = table.level_one_cup.iter();
    let carriers = cup.filter(|chit| **chit == LevelOne::Carrier);
    let carriers = carriers.map(|chit| Half::Chit(*chit, DrawnFrom::Cup));
    let carriers = carriers.chain(iter::repeat(Half::WithoutChit));
    chits.extend(carriers.take(HALVES.saturating_sub(chits.len())));
    chits
}

/// Draws for a half from what is left.
pub(in crate::engine::forces) fn draw_half(
    play: &mut Play,
    half: ForceId,
    left: &mut Vec<Half>,
) -> Half {
    let names: Vec<LevelOne> = left.iter().map(|half| half.chit()).collect();
    let chit = play.pick(Choice::LevelOne(half), &names);
    let at = names.iter().position(|name| *name == chit);
    at.map_or(Half::WithoutChit, |at| left.remove(at))
}

/// Gives a half what it has drawn. Says which counter it has then.
pub(in crate::engine::forces) fn settle(
    play: &mut Play,
    force: ForceId,
    other: ForceId,
    half: Half,
) -> ForceId {
    let chit = half.chit();
    match half {
        Half::Chit(chit, from) => take(play, force, chit, from),
        Half::WithoutChit => play.happen(Event::Forces(ForceEvent::WithoutChit {
            force,
            other,
            chit,
        })),
    }
    learn(play, force, Intelligence::Level1(chit))
}
