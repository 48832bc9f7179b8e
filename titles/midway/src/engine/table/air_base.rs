//! What an air unit can be based on: a base, or the deck of a carrier.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use super::AirPlace;
use crate::engine::listed::NotAName;
use crate::engine::map::Place;
use crate::engine::units::Ship;

/// What an air unit can be based on (4.1, 4.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AirBase {
    /// A base on land.
    Land(Place),
    /// A carrier.
    Carrier(Ship),
}

impl From<AirBase> for AirPlace {
    fn from(base: AirBase) -> AirPlace {
        match base {
            AirBase::Land(place) => AirPlace::Base(place),
            AirBase::Carrier(carrier) => AirPlace::Carrier(carrier),
        }
    }
}

impl fmt::Display for AirBase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AirBase::Land(place) => place.fmt(f),
            AirBase::Carrier(carrier) => carrier.fmt(f),
        }
    }
}

impl FromStr for AirBase {
    type Err = NotAName;

    fn from_str(text: &str) -> Result<AirBase, NotAName> {
        let land = text.parse().map(AirBase::Land);
        land.or_else(|_| text.parse().map(AirBase::Carrier))
            .map_err(|_: NotAName| NotAName {
                text: text.to_owned(),
                kind: "a base or a carrier",
            })
    }
}

impl Serialize for AirBase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
