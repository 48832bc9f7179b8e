//! An activation chit: what stands on it, and what it is called (3.2).

use crate::engine::forces::ActivationChit;

/// What stands on a chit: a force's letter, "US", or a dash.
pub fn face(chit: ActivationChit) -> String {
    match chit {
        ActivationChit::Force(force) => force.0.to_string(),
        ActivationChit::UsMove => "US".to_owned(),
        ActivationChit::NoOp => "\u{2013}".to_owned(),
    }
}

/// What it is called: by its force, or by what it does.
pub fn name(chit: ActivationChit) -> String {
    match chit {
        ActivationChit::Force(force) => force.to_string(),
        chit => chit.to_string(),
    }
}

/// What it does by itself; nothing is said of a force, which acts as its table has it.
pub const fn does(chit: ActivationChit) -> Option<&'static str> {
    match chit {
        ActivationChit::Force(_) => None,
        ActivationChit::UsMove => Some("Task Force 58 may move"),
        ActivationChit::NoOp => Some("nothing happens"),
    }
}
