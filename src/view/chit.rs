//! A chit: what stands on it, what it is called, and what it does (3.2, 7.35).

use crate::engine::forces::ActivationChit;

/// A chit as the page shows it, in the cup or drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChitView {
    /// Its number among those it could be taken for.
    pub number: usize,
    /// What stands on it; nothing while it lies face down.
    pub face: Option<String>,
    /// Whose it is, or what it is called.
    pub name: String,
    /// What it does, or has done.
    pub did: String,
    /// Whether its force is gone, so that it moves nothing (3.2).
    pub is_idle: bool,
}

impl ChitView {
    /// An activation chit, face up, with what it does by itself.
    pub fn of(number: usize, chit: ActivationChit) -> ChitView {
        ChitView {
            number,
            face: Some(face(chit)),
            name: name(chit),
            did: does(chit).unwrap_or_default().to_owned(),
            is_idle: false,
        }
    }

    /// A chit that was drawn for a force and has not been turned over.
    pub fn face_down(number: usize, name: String) -> ChitView {
        ChitView {
            number,
            face: None,
            name,
            did: String::new(),
            is_idle: false,
        }
    }

    /// A drawn chit for those who do not see it.
    pub fn label(&self) -> String {
        match &self.face {
            Some(face) => format!("Chit of {}: {face}", self.name),
            None => format!("Chit of {}, face down", self.name),
        }
    }

    /// Its name with what it does.
    pub fn described(&self) -> String {
        let name = &self.name;
        match self.did.as_str() {
            _ if self.is_idle => format!("{name}, which is gone"),
            "" => name.clone(),
            did => format!("{name}: {did}"),
        }
    }
}

/// What stands on a chit: a force's letter, "US", or a dash.
fn face(chit: ActivationChit) -> String {
    match chit {
        ActivationChit::Force(force) => force.mark().to_string(),
        ActivationChit::UsMove => "US".to_owned(),
        ActivationChit::UsSubs => "Sub".to_owned(),
        ActivationChit::Guam => "Gu".to_owned(),
        ActivationChit::IwoJima => "Iwo".to_owned(),
        ActivationChit::YapPeleliu => "Yap".to_owned(),
        ActivationChit::NoOp => "\u{2013}".to_owned(),
    }
}

/// What it is called: by its force, or by what it does.
fn name(chit: ActivationChit) -> String {
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
        ActivationChit::UsSubs => Some("your submarines act"),
        ActivationChit::Guam => Some("Guam may launch a raid"),
        ActivationChit::IwoJima => Some("aircraft may come to Guam from Iwo Jima"),
        ActivationChit::YapPeleliu => Some("aircraft may come to Guam from Yap and Peleliu"),
        ActivationChit::NoOp => Some("nothing happens"),
    }
}
