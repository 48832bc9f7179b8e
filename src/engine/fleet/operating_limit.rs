//! What a carrier may launch, or land, in a phase: the lowest of what she can do herself, what the wind leaves her, and
//! what her deck crews can do on the morning after a night at work (6.23, 12.11, 17, 22.6).

use super::air_unit::{CarrierId, TaskGroupId};
use super::{night, wind};
use crate::engine::refusal::{DeckRefusal, Refusal};
use crate::engine::table::Table;

/// Units that a carrier may launch, or land, in a phase, and what sets that limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperatingLimit {
    /// How many units.
    pub units: u8,
    /// What sets it.
    pub by: LimitedBy,
}

/// What limits the units that a carrier launches or lands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitedBy {
    /// What a ship like her can do, in the condition she is in (6.23, 12.11).
    Ship,
    /// Her task group goes to leeward (17.2).
    Leeward(TaskGroupId),
    /// Her task group keeps station (17.3).
    StationKeeping,
    /// Her task group keeps station, and another light carrier of it operates in this phase (17.3).
    OtherLightCarrier(TaskGroupId),
    /// Her deck crews have worked through the night (22.6).
    TiredCrews,
}

/// What a carrier may launch, or land, in this phase: the lowest of her limits holds.
pub fn operating_limit(table: &Table, carrier: CarrierId) -> OperatingLimit {
    let ship = OperatingLimit {
        units: table.limits(carrier).launch_or_land,
        by: LimitedBy::Ship,
    };
    let limits = [
        Some(ship),
        wind::of_wind(table, carrier),
        night::of_the_morning(table, carrier),
    ];
    let lowest = limits.into_iter().flatten().min_by_key(|it| it.units);
    lowest.unwrap_or(ship)
}

impl OperatingLimit {
    /// Why a carrier launches no more than this.
    pub(super) fn launch_refusal(self, carrier: CarrierId) -> Refusal {
        let limit = self.units;
        let ship = DeckRefusal::LaunchLimit { carrier, limit };
        Refusal::Decks(self.refusal(carrier).unwrap_or(ship))
    }

    /// Why a carrier lands no more than this.
    pub(super) fn landing_refusal(self, carrier: CarrierId) -> Refusal {
        let limit = self.units;
        let ship = DeckRefusal::LandingLimit { carrier, limit };
        Refusal::Decks(self.refusal(carrier).unwrap_or(ship))
    }

    /// Why something else than the ship forbids it, if it does.
    const fn refusal(self, carrier: CarrierId) -> Option<DeckRefusal> {
        match self.by {
            LimitedBy::Ship => None,
            LimitedBy::Leeward(group) => Some(DeckRefusal::ToLeeward(group)),
            LimitedBy::StationKeeping => Some(DeckRefusal::KeepsStation(carrier)),
            LimitedBy::OtherLightCarrier(group) => Some(DeckRefusal::OneLightCarrier(group)),
            LimitedBy::TiredCrews => Some(DeckRefusal::TiredCrews {
                carrier,
                limit: self.units,
            }),
        }
    }
}
