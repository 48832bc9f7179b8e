//! Whether a new carrier force is there at all, and what a Double Force is once many have been revealed (13.22, 13.221).

use super::index::commitment_index;
use crate::engine::charts::{COMMITMENT_TEST, CommitmentTest};
use crate::engine::event::{CommitmentEvent, Event, Purpose};
use crate::engine::forces::chits::{Intelligence, LevelOne};
use crate::engine::forces::force::ForceId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Whether a force that would be a new carrier force is one: with the index at the threshold or over it, it is tested
/// (13.22). The index is that of the moment, without the force.
pub(crate) fn stands(play: &mut Play, force: ForceId, known: Intelligence) -> bool {
    let index = commitment_index(&play.table);
    let threshold = play.table.commitment_levels().map(|it| it.threshold);
    let Some(threshold) = threshold.filter(|threshold| index >= *threshold) else {
        return true;
    };
    let column = COMMITMENT_TEST.column(index - threshold);
    let result = play.roll(Purpose::Commitment(force), &COMMITMENT_TEST, column, []);
    let stands = result == CommitmentTest::Stands;
    play.happen(Event::Commitment(CommitmentEvent::Tested {
        force,
        known,
        index,
        threshold,
        stands,
    }));
    stands
}

/// What a Double Force chit is (7.55, 13.221): two forces, from the threshold on a Carrier, and from the limit on
/// nothing.
pub(crate) fn double_force_is(table: &Table) -> LevelOne {
    if table.limit_reached() {
        LevelOne::FalseContact
    } else if table.threshold_reached() {
        LevelOne::Carrier
    } else {
        LevelOne::DoubleForce
    }
}

/// What the chit that a force has drawn counts as.
pub(crate) fn counts_as(play: &mut Play, force: ForceId, drawn: LevelOne) -> LevelOne {
    if drawn != LevelOne::DoubleForce {
        return drawn;
    }
    let chit = double_force_is(&play.table);
    if chit != drawn {
        play.happen(Event::Commitment(CommitmentEvent::DoubleForceCountsAs {
            force,
            chit,
        }));
    }
    chit
}
