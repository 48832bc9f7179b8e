//! Level 1: the cup, False Contact, and what is drawn of it (7.35, 7.51).

use super::super::chits::{Intelligence, LevelOne};
use super::super::commitment::counts_as;
use super::super::force::ForceId;
use super::{double, learn_if_there};
use crate::engine::event::{Choice, DrawnFrom, Event, ForceEvent, NothingThere};
use crate::engine::title::Play;

/// The chits of Level 1 of a game: those in the cup, and those kept out of it for double forces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelOneCup {
    /// In the cup.
    pub chits: Vec<LevelOne>,
    /// Kept out (7.51).
    pub withheld: Vec<LevelOne>,
}

/// Double Force chits that go into the cup (7.51, 7.56).
const DOUBLE_FORCES: u8 = 2;
/// What they take the place of (7.51).
const TAKEN_OUT: [(LevelOne, u8); 4] = [
    (LevelOne::Carrier, 2),
    (LevelOne::Large, 1),
    (LevelOne::Surface, 1),
    (LevelOne::FalseContact, 2),
];

/// The cups for a set of Level 1 chits, with double forces or without (7.35, 7.51).
pub fn cups(chits: &[(LevelOne, u8)], double_forces: bool) -> LevelOneCup {
    let taken = |chit: LevelOne| {
        let found = TAKEN_OUT.iter().find(|(out, _)| *out == chit);
        found
            .filter(|_| double_forces)
            .map_or(0, |(_, number)| *number)
    };
    let doubles = if double_forces { DOUBLE_FORCES } else { 0 };
    let left = chits
        .iter()
        .map(|(chit, number)| (*chit, number.saturating_sub(taken(*chit))));
    let left = left.chain([(LevelOne::DoubleForce, doubles)]);
    let withheld = [LevelOne::Carrier, LevelOne::Large].map(|chit| (chit, taken(chit)));
    LevelOneCup {
        chits: spread_out(left),
        withheld: spread_out(withheld),
    }
}

/// Each chit as often as there are of it.
fn spread_out(chits: impl IntoIterator<Item = (LevelOne, u8)>) -> Vec<LevelOne> {
    let each = |(chit, number)| std::iter::repeat_n(chit, usize::from(number));
    chits.into_iter().flat_map(each).collect()
}

/// Draws the Level 1 chit of a force of Level 0 (7.35). From an empty cup comes a False Contact.
pub(super) fn draw(play: &mut Play, id: ForceId) -> ForceId {
    let cup = play.table.level_one_cup.clone();
    if cup.is_empty() {
        vanish(play, id, NothingThere::NoChitLeft);
        return id;
    }
    let chit = play.pick(Choice::LevelOne(id), &cup);
    take(play, id, chit, DrawnFrom::Cup);
    match counts_as(play, id, chit) {
        LevelOne::FalseContact => vanish(play, id, NothingThere::FalseContact),
        LevelOne::DoubleForce => double::reveal(play, id),
        chit => return learn_if_there(play, id, Intelligence::Level1(chit)),
    }
    id
}

/// Takes a chit out of the cup, or from those kept out of it.
pub(in crate::engine::forces) fn take(
    play: &mut Play,
    force: ForceId,
    chit: LevelOne,
    from: DrawnFrom,
) {
    play.happen(Event::Forces(ForceEvent::LevelOneDrawn {
        force,
        chit,
        from,
    }));
}

/// The force was nothing: it leaves the map, and its counter may be used again (7.35, 8.341).
pub(in crate::engine::forces) fn vanish(play: &mut Play, id: ForceId, why: NothingThere) {
    if let Some(force) = play.table.force(id) {
        let (what, hex) = (id, force.hex);
        play.happen(Event::Forces(ForceEvent::FalseContact { what, hex, why }));
    }
}
