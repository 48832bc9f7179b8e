//! Aircraft in flight in sentences (6.0(4b), 6.0(5), 18).

use std::fmt;

use super::listed;
use crate::engine::event::{AirLoss, FlightEvent};

impl fmt::Display for FlightEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FlightEvent::StrikePlanned { space, units } => match units.is_empty() {
                true => write!(f, "No strike is planned any more."),
                false => write!(f, "A strike on {space} is planned: {}.", listed(units)),
            },
            FlightEvent::Launched { units, space } => match &units[..] {
                [one] => write!(f, "{one} flies against {space}."),
                units => write!(f, "{} fly against {space}.", listed(units)),
            },
            FlightEvent::Returned { units } => write!(f, "Back at base: {}.", listed(units)),
            FlightEvent::Diverted { unit, to } => {
                write!(f, "{unit} has lost its base and lands at {to}.")
            }
            FlightEvent::AirUnitLost { unit, why } => match why {
                AirLoss::NowhereToLand => write!(f, "{unit} finds nowhere to land and is lost."),
                AirLoss::NoRoom => write!(f, "{unit} has no room at its base and is given up."),
                AirLoss::BaseDestroyed => write!(f, "{unit} is lost with its base."),
                AirLoss::BaseCaptured => write!(f, "{unit} is lost, as its base is captured."),
            },
        }
    }
}
