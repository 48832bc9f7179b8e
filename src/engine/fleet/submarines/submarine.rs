//! A US submarine: where it is, and what it is about (14.1).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::text_id::NotAName;

/// A US submarine, by name (14.11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SubmarineId {
    /// USS Albacore.
    Albacore,
    /// USS Cavalla.
    Cavalla,
    /// USS Finback.
    Finback,
    /// USS Stingray.
    Stingray,
    /// USS Bang.
    Bang,
}

impl SubmarineId {
    /// The five of them.
    pub const ALL: [SubmarineId; 5] = [
        SubmarineId::Albacore,
        SubmarineId::Cavalla,
        SubmarineId::Finback,
        SubmarineId::Stingray,
        SubmarineId::Bang,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            SubmarineId::Albacore => "Albacore",
            SubmarineId::Cavalla => "Cavalla",
            SubmarineId::Finback => "Finback",
            SubmarineId::Stingray => "Stingray",
            SubmarineId::Bang => "Bang",
        }
    }
}

impl fmt::Display for SubmarineId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SubmarineId {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<SubmarineId, NotAName> {
        let named = SubmarineId::ALL.into_iter().find(|id| id.name() == text);
        named.ok_or_else(|| NotAName::new(text, "a US submarine"))
    }
}

kernel::serialize_as_printed!(SubmarineId);

/// What a submarine is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SubmarineState {
    /// It lies in wait, or sails on.
    Free,
    /// It keeps a force in sight, and goes where that goes (14.15).
    Shadowing(ForceId),
    /// It lies deep, for so many more of its chits (14.171).
    Pinned(u8),
}

/// What a submarine can still do at the chit that is being carried out (14.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SubmarineTask {
    /// Move, look for a force or attack one: it has done nothing yet.
    Ready,
    /// Look for a force: it has moved, or what it found was nothing (14.12, 14.141).
    Looking,
    /// Nothing more.
    Done,
}

/// A submarine at sea.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Submarine {
    /// Its name.
    pub id: SubmarineId,
    /// The hex it is in.
    pub hex: HexId,
    /// What it is about.
    pub state: SubmarineState,
    /// The hex it came from, if it has moved at the chit that is being carried out (14.131).
    pub entered_from: Option<HexId>,
    /// What it can still do at that chit.
    pub task: SubmarineTask,
}

impl Submarine {
    /// One that lies in a hex.
    pub(crate) const fn in_hex(id: SubmarineId, hex: HexId) -> Submarine {
        Submarine {
            id,
            hex,
            state: SubmarineState::Free,
            entered_from: None,
            task: SubmarineTask::Ready,
        }
    }

    /// The force that it shadows (14.15).
    pub const fn shadows(&self) -> Option<ForceId> {
        match self.state {
            SubmarineState::Shadowing(force) => Some(force),
            SubmarineState::Free | SubmarineState::Pinned(_) => None,
        }
    }

    /// Whether it lies deep (14.171).
    pub const fn is_pinned(&self) -> bool {
        matches!(self.state, SubmarineState::Pinned(_))
    }
}
