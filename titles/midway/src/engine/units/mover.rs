//! What moves by itself: a task force, or a ship in none (8.2).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::force::Force;
use super::ship_list::Ship;
use super::side::Side;
use crate::engine::listed::NotAName;

/// Who moves: a task force, or a ship by herself (8.2, 8.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mover {
    /// A task force.
    Force(Force),
    /// A ship by herself.
    Ship(Ship),
}

impl Mover {
    /// Whose it is.
    pub const fn side(self) -> Side {
        match self {
            Mover::Force(force) => force.side(),
            Mover::Ship(ship) => ship.side(),
        }
    }
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mover::Force(force) => force.fmt(f),
            Mover::Ship(ship) => ship.fmt(f),
        }
    }
}

impl FromStr for Mover {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<Mover, NotAName> {
        let force = text.parse().map(Mover::Force);
        force
            .or_else(|_| text.parse().map(Mover::Ship))
            .map_err(|_: NotAName| NotAName {
                text: text.to_owned(),
                kind: "a task force or a ship",
            })
    }
}

impl Serialize for Mover {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
