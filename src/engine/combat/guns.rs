//! Anti-aircraft fire (5.5).

use super::attack::Quarry;
use crate::engine::charts::{ANTI_AIRCRAFT, AntiAircraft, LEAST_ANTI_AIRCRAFT};
use crate::engine::event::{AttackEvent, Event, Purpose};
use crate::engine::ships::ShipId;
use crate::engine::title::Play;

/// Rolls the fire of some factors; fewer than ten have no effect (5.51).
pub(crate) fn fire(
    play: &mut Play,
    purpose: Purpose,
    what: Quarry,
    factors: u8,
    overflown: Vec<ShipId>,
) -> AntiAircraft {
    play.happen(Event::Attacks(AttackEvent::GunsFire {
        what,
        factors,
        overflown,
    }));
    if factors < LEAST_ANTI_AIRCRAFT {
        return AntiAircraft {
            aborted: 0,
            eliminated: 0,
        };
    }
    let column = ANTI_AIRCRAFT.column(factors);
    play.roll(purpose, &ANTI_AIRCRAFT, column, [])
}
