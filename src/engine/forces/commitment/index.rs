//! The commitment index: what the carrier forces count that have been revealed (13.1).

use crate::engine::charts::LEVEL_1_COMMITMENT;
use crate::engine::event::{CommitmentEvent, Event, IndexChange};
use crate::engine::forces::chits::{CarrierCount, Carriers, Intelligence, LevelOne};
use crate::engine::forces::force::{Force, ForceId};
use crate::engine::record::Scope;
use crate::engine::ships::ShipKind;
use crate::engine::table::Table;
use crate::engine::title::Play;

use super::limit;

/// What a fleet carrier counts, and a light one (13.13).
const FLEET_CARRIER: u8 = 2;
const LIGHT_CARRIER: u8 = 1;

/// The commitment index of the table (13.13): the forces on the map, and those that have left it.
pub fn commitment_index(table: &Table) -> u8 {
    let values = table.forces.iter();
    let values = values.map(|force| commitment_value(table, force));
    values.sum::<u8>() + table.commitment.gone
}

/// What a force counts (13.13). A crippled ship by herself counts with the force that she sailed with.
pub fn commitment_value(table: &Table, force: &Force) -> u8 {
    if force.id.is_cripple() {
        return 0;
    }
    match force.intelligence {
        Intelligence::Level1(LevelOne::Carrier) => {
            level_one_value(table.known_air_strength(force.id))
        }
        Intelligence::Level2Carriers(count) => count.commitment(),
        Intelligence::Level3Carriers(carriers) => carriers.commitment(),
        // Every carrier that joined the battle in that force, sunk or not; one that has lost them all too.
        Intelligence::Level4Carriers | Intelligence::Level3Surface => {
            let joined = force.carriers().chain(force.former_carriers.clone());
            joined
                .map(|ship| match ship.data().kind {
                    ShipKind::Cv => FLEET_CARRIER,
                    _ => LIGHT_CARRIER,
                })
                .sum()
        }
        Intelligence::Level0 | Intelligence::Level1(_) | Intelligence::Level2Surface(_) => 0,
    }
}

/// What a carrier force of Level 1 counts that has shown so many air points, or none yet (13.13).
pub(crate) fn level_one_value(strength: Option<u16>) -> u8 {
    let column = LEVEL_1_COMMITMENT.column(strength.unwrap_or(0));
    LEVEL_1_COMMITMENT.result(column, LEVEL_1_COMMITMENT.lo)
}

impl CarrierCount {
    /// The commitment value on the chit (13.13).
    pub const fn commitment(self) -> u8 {
        match self {
            CarrierCount::OneToTwo => 2,
            CarrierCount::TwoToThree => 4,
            CarrierCount::ThreeToFour => 5,
            CarrierCount::FourOrMore => 7,
            CarrierCount::KidoButai => Carriers::KIDO_BUTAI.commitment(),
        }
    }
}

impl Carriers {
    /// The commitment value on the chit (13.13).
    pub const fn commitment(self) -> u8 {
        FLEET_CARRIER * self.cv + LIGHT_CARRIER * self.cvl
    }
}

/// Sets the index to what it is now that a force of which so much was known has come to be known better, or has shown
/// its planes (13.12). At the limit its procedure follows at once (13.23).
pub(crate) fn adjust(play: &mut Play, force: ForceId, before: Intelligence) {
    let Some(levels) = play.table.commitment_levels() else {
        return;
    };
    let (from, to) = (play.table.commitment.index, commitment_index(&play.table));
    if to == from {
        return;
    }
    play.scoped(Scope::CommitmentIndex, |play| {
        play.happen(Event::Commitment(CommitmentEvent::Index {
            from,
            to,
            force,
            why: change(&play.table, force, before),
        }));
        if to >= levels.threshold && !play.table.threshold_reached() {
            play.happen(Event::Commitment(CommitmentEvent::ThresholdReached {
                index: to,
                threshold: levels.threshold,
            }));
        }
    });
    if to >= levels.limit && !play.table.limit_reached() {
        limit::reached(play, to, levels.limit);
    }
}

fn change(table: &Table, force: ForceId, before: Intelligence) -> IndexChange {
    let level = table.force(force).map(|force| force.intelligence.level());
    if !before.is_carrier_force() {
        IndexChange::Revealed
    } else if level.is_some_and(|level| level > before.level()) {
        IndexChange::Level
    } else {
        IndexChange::Strength
    }
}
