//! The steps of a fight.

use crate::engine::Roll;
use crate::view::wording;

/// One step of a fight.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Step {
    /// What is done.
    pub title: String,
    /// What came of it.
    pub detail: String,
    /// The die that was rolled for it, in words; empty if none was.
    pub die: String,
}

impl Step {
    /// Takes down the die that was rolled for it.
    pub(super) fn rolled(&mut self, roll: &Roll) {
        self.die = wording::die_read(roll);
    }
}
