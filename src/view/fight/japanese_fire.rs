//! What the letters of Japanese fire mean (4.56, 4.57): the same words beside the chart and of what came of a die.

use crate::engine::Purpose;
use crate::engine::charts::JapaneseFire;

/// What an A means: of escorts that fire back it is one of them that goes for others, elsewhere one of ours that is
/// kept from its attack (4.57).
const fn abort(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Escort(..) => "a surviving escort slips past to the others",
        Purpose::CapOnEscorts(..) => "a surviving point slips past to the attack planes",
        _ => "one unit driven off",
    }
}

/// What a letter means beside its chart, where "A+E" stands among others.
pub(super) const fn letter(purpose: Purpose, fire: JapaneseFire) -> &'static str {
    match (fire.abort, fire.eliminated) {
        (false, 0) => "no effect",
        (false, 1) => "one unit shot down",
        (false, _) => "two units shot down",
        (true, 0) => abort(purpose),
        (true, _) => "both",
    }
}

/// What a result means, in a sentence.
pub(super) fn result(purpose: Purpose, fire: JapaneseFire) -> String {
    match (fire.abort, fire.eliminated) {
        (false, 0) => "No effect.".to_owned(),
        (true, 1..) => format!("{fire}: {}, and one unit shot down.", abort(purpose)),
        _ => format!("{fire}: {}.", letter(purpose, fire)),
    }
}
