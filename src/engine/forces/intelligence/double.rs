//! Double forces: two forces in one hex (7.52, 7.56).

use super::super::chits::{Intelligence, LevelOne};
use super::super::force::ForceId;
use super::learn;
use super::level_one::{take, vanish};
use crate::engine::event::{Choice, DrawnFrom, Event, ForceEvent, NothingThere};
use crate::engine::play::Play;

/// A Double Force chit was drawn for a force: another force joins it in its hex, and each half gets a
/// chit (7.52, 7.56). With no counter free there is nothing to find: a False Contact.
pub(super) fn reveal(play: &mut Play, id: ForceId) {
    let (Some(other), Some(force)) = (play.table.free_force(), play.table.force(id)) else {
        return vanish(play, id, NothingThere::NoCounterLeft);
    };
    let hex = force.hex;
    play.happen(Event::Forces(ForceEvent::DoubleForce {
        force: id,
        other,
        hex,
    }));
    // 7.52: two of the three chits kept out. 7.56: for a second double force the one that is left and a
    // Carrier from the cup, which fall to the halves at random.
    let mut chits: Vec<(LevelOne, DrawnFrom)> = play
        .table
        .withheld
        .iter()
        .map(|chit| (*chit, DrawnFrom::Withheld))
        .collect();
    if chits.len() < 2 && play.table.level_one_cup.contains(&LevelOne::Carrier) {
        chits.push((LevelOne::Carrier, DrawnFrom::Cup));
    }
    for (half, other) in [(id, other), (other, id)] {
        let names: Vec<_> = chits.iter().map(|(chit, _)| *chit).collect();
        let chit = match names.is_empty() {
            // With no Carrier left in the cup this half is one without a chit.
            true => {
                let chit = LevelOne::Carrier;
                play.happen(Event::Forces(ForceEvent::WithoutChit {
                    force: half,
                    other,
                    chit,
                }));
                chit
            }
            false => {
                let chit = play.pick(Choice::LevelOne(half), &names);
                let at = names.iter().position(|name| *name == chit);
                if let Some((chit, from)) = at.map(|at| chits.remove(at)) {
                    take(play, half, chit, from);
                }
                chit
            }
        };
        learn(play, half, Intelligence::LevelOne(chit));
    }
}
