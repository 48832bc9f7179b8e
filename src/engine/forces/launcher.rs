//! Who sends aircraft that are met as a raid: a force, Guam, or a base that reinforces Guam (10.1, 11.22, 16.21).

use std::fmt;
use std::hash::{Hash, Hasher};

use super::force::ForceId;
use crate::engine::map::{HexId, IWO_JIMA_ORIGIN, YAP_ORIGIN};

/// A land base that sends its aircraft to Guam (11.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LandBase {
    /// Iwo Jima, far to the north.
    IwoJima,
    /// Yap, Peleliu and the islands near them.
    YapPeleliu,
}

impl LandBase {
    /// Both bases.
    pub const ALL: [LandBase; 2] = [LandBase::IwoJima, LandBase::YapPeleliu];

    /// The hex they come from, as the map shows it (16.21).
    pub const fn origin(self) -> HexId {
        match self {
            LandBase::IwoJima => IWO_JIMA_ORIGIN,
            LandBase::YapPeleliu => YAP_ORIGIN,
        }
    }
}

/// Who sends aircraft that are met as a raid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Launcher {
    /// A force at sea (10.1).
    Force(ForceId),
    /// Guam, in effect a large carrier that does not move (11.12).
    Guam,
    /// A base that sends them to Guam; they attack nobody (16.2).
    Base(LandBase),
}

impl Launcher {
    /// The force, if it is one.
    pub const fn force(self) -> Option<ForceId> {
        match self {
            Launcher::Force(force) => Some(force),
            Launcher::Guam | Launcher::Base(_) => None,
        }
    }

    /// Whether it is a force.
    pub fn is(self, force: ForceId) -> bool {
        self == Launcher::Force(force)
    }

    /// Who it is once forces have other counters (9.11).
    pub(crate) fn renamed(self, renamed: impl Fn(ForceId) -> ForceId) -> Launcher {
        match self {
            Launcher::Force(force) => Launcher::Force(renamed(force)),
            other => other,
        }
    }
}

impl From<ForceId> for Launcher {
    fn from(force: ForceId) -> Launcher {
        Launcher::Force(force)
    }
}

/// A force leaves the same trace in the check of a save as before there was anybody else.
impl Hash for Launcher {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Launcher::Force(force) => force.hash(state),
            Launcher::Guam => "Guam".hash(state),
            Launcher::Base(base) => base.hash(state),
        }
    }
}

impl fmt::Display for LandBase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LandBase::IwoJima => "Iwo Jima",
            LandBase::YapPeleliu => "Yap/Peleliu",
        })
    }
}

impl fmt::Display for Launcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Launcher::Force(force) => force.fmt(f),
            Launcher::Guam => f.write_str("Guam"),
            Launcher::Base(base) => base.fmt(f),
        }
    }
}

kernel::serialize_as_printed!(LandBase, Launcher);
