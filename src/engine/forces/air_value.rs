//! What damage leaves of a carrier force's air strength (12.22-12.24).

use super::chits::Intelligence;
use super::force::Force;
use super::hits::Hits;
use crate::engine::event::PointsAway;
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::engine::table::Table;

/// What a chit of Level 3 counts for each carrier of a kind, in air points (9.25).
const VALUE_OF_CV: u16 = 10;
const VALUE_OF_CVL: u16 = 4;

/// A force's air value and the losses that count against it, in air points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirValue {
    /// The air value of the carriers that can still launch.
    pub value: u8,
    /// The lost air points that count against it.
    pub losses: u8,
}

/// The air value of a force, once its carriers are counted or known (9.25, 9.26).
pub fn known_air_value(table: &Table, force: &Force) -> Option<u16> {
    match force.intelligence {
        Intelligence::Level3Carriers(chit) => {
            let value = VALUE_OF_CV * u16::from(chit.cv) + VALUE_OF_CVL * u16::from(chit.cvl);
            // 12.23: permanent hits alone count, one point each.
            Some(value.saturating_sub(force.hits.permanent.into()))
        }
        Intelligence::Level4Carriers => Some(value_of_carriers(table, force).value.into()),
        _ => None,
    }
}

/// What of a force's air value is there (5.41, 9.25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetAirValue {
    /// The air value.
    pub value: u16,
    /// What is lost, in raids, coming home or in servicing.
    pub away: PointsAway,
}

impl NetAirValue {
    /// What is left.
    pub fn left(self) -> u16 {
        self.value.saturating_sub(self.away.total().into())
    }
}

/// What of a force's air value could fly as CAP, once its carriers are counted or known (5.41). Points that are ready
/// can, whatever distance they are ready for.
pub fn net_air_value(table: &Table, force: &Force) -> Option<NetAirValue> {
    let value = known_air_value(table, force)?;
    let lost = match force.intelligence {
        Intelligence::Level4Carriers => value_of_carriers(table, force).losses,
        _ => force.lost,
    };
    let away = PointsAway {
        lost,
        in_raids: table.points_in_raids(force.id),
        returning: force.tracks.points_returning(),
        servicing: force.tracks.servicing(),
        out_of_reach: 0,
    };
    Some(NetAirValue { value, away })
}

/// The air value of a force whose carriers are known, and the losses that count against it (9.26, 12.24).
pub(super) fn value_of_carriers(table: &Table, force: &Force) -> AirValue {
    let carriers = force.carriers().map(|ship| (ship, table.hits(ship)));
    air_value(
        &carriers.collect::<Vec<_>>(),
        &force.former_carriers,
        force.lost,
    )
}

/// The air value of some carriers with their hits, and what counts of the air points their force has lost. Only
/// permanent hits matter (12.22): light damage takes a point of air value for each (12.23), heavy damage all of it.
/// Then a share of the losses went down with those out of action and is not counted again: two parts for a CV and one
/// for a CVL, of all carriers the force had, fractions dropped, and never more than their air value (12.24). `gone` are
/// those that are sunk, or were left behind.
pub fn air_value(carriers: &[(ShipId, Hits)], gone: &[ShipId], lost: u8) -> AirValue {
    let is_out =
        |(ship, hits): &(ShipId, Hits)| ship.data().condition(hits.permanent) >= Condition::Heavy;
    let out = carriers.iter().filter(|carrier| is_out(carrier));
    let out = out.map(|(ship, _)| *ship).chain(gone.iter().copied());
    let out: Vec<ShipId> = out.collect();
    let working = carriers.iter().filter(|carrier| !is_out(carrier));
    let value = working
        .map(|(ship, hits)| ship.data().value.saturating_sub(hits.permanent))
        .sum();
    let all = carriers
        .iter()
        .map(|(ship, _)| *ship)
        .chain(gone.iter().copied());
    let all: u16 = all.map(parts).sum();
    let parts_out: u16 = out.iter().copied().map(parts).sum();
    let value_out: u16 = out.iter().map(|ship| u16::from(ship.data().value)).sum();
    let share = (u16::from(lost) * parts_out)
        .checked_div(all)
        .unwrap_or(0)
        .min(value_out);
    AirValue {
        value,
        losses: lost.saturating_sub(share as u8),
    }
}

/// How many parts of a force's losses are a carrier's (12.24).
fn parts(ship: ShipId) -> u16 {
    match ship.data().kind {
        ShipKind::Cv => 2,
        _ => 1,
    }
}
