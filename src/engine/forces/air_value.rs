//! What damage leaves of a carrier force's air strength (12.22-12.24).

use super::hits::Hits;
use crate::engine::ships::{Condition, ShipId, ShipKind};

/// A force's air value and the losses that count against it, in air points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirValue {
    /// The air value of the carriers that can still launch.
    pub value: u8,
    /// The lost air points that count against it.
    pub losses: u8,
}

/// The air value of some carriers with their hits, and what counts of the air points their force
/// has lost. Only permanent hits matter (12.22): light damage takes a point of air value for each
/// (12.23), heavy damage all of it; then a share of the losses, two parts for a CV and one for a
/// CVL, fractions dropped, went down with the carrier and is not counted again (12.24).
pub fn air_value(carriers: &[(ShipId, Hits)], lost: u8) -> AirValue {
    let parts = |ship: ShipId| match ship.data().kind {
        ShipKind::Cv => 2,
        _ => 1_u16,
    };
    let of_all: u16 = carriers.iter().map(|(ship, _)| parts(*ship)).sum();
    let mut air = AirValue {
        value: 0,
        losses: lost,
    };
    for (ship, hits) in carriers {
        let data = ship.data();
        if data.condition(hits.permanent) >= Condition::Heavy {
            let share = u16::from(lost) * parts(*ship) / of_all;
            air.losses = air.losses.saturating_sub(share as u8);
        } else {
            air.value += data.value.saturating_sub(hits.permanent);
        }
    }
    air
}
