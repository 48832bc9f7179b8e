//! Victory points that nobody can count yet: hits of submarines that wait until the ships of a force are known (14.162,
//! 15.1).

use super::identity::{Proof, identity};
use crate::engine::forces::{Carriers, Force, KIDO_BUTAI, carriers_available};
use crate::engine::scenario::{Scenario, Scored};
use crate::engine::ships::{ShipId, ShipKind};
use crate::engine::table::Table;
use crate::engine::victory::worth_of_hits;

/// The victory points that the waiting hits bring on the average, over all that their forces may prove to be and the
/// ships that they may fall on; nothing where none wait. Rounded.
pub fn unconfirmed(table: &Table) -> Option<i16> {
    let scenario = Scenario::numbered(table.scenario)?;
    if !scenario.counts(Scored::JapaneseCarriers) {
        return None;
    }
    let waiting = table.forces.iter().filter(|force| force.hits.total() > 0);
    let each: Vec<u64> = waiting.map(|force| hundredths(table, force)).collect();
    if each.is_empty() {
        return None;
    }
    let sum: u64 = each.iter().sum();
    Some(((sum + 50) / 100) as i16)
}

/// What the hits on a force bring on the average, in hundredths of a victory point.
fn hundredths(table: &Table, force: &Force) -> u64 {
    let identity = identity(table, force.id);
    let worth = |(proof, cases): &(Proof, u64)| match proof {
        Proof::Carriers(carriers) => cases * of_carriers(table, force, *carriers),
        Proof::Nothing | Proof::Surface => 0,
    };
    let sum: u64 = identity.cases.iter().map(worth).sum();
    sum / identity.all.max(1)
}

/// The same if it has so many carriers: one of the fleet carriers has been hit, or else a light one.
fn of_carriers(table: &Table, force: &Force, carriers: Carriers) -> u64 {
    let kind = match carriers.cv {
        0 => ShipKind::Cvl,
        _ => ShipKind::Cv,
    };
    let known = force.ships.iter().copied();
    let known: Vec<ShipId> = known.filter(|ship| ship.data().kind == kind).collect();
    let ships = match (known.is_empty(), carriers) {
        (true, Carriers::KIDO_BUTAI) => KIDO_BUTAI.to_vec(),
        (true, _) => carriers_available(table, kind, &[]),
        (false, _) => known,
    };
    let worth = ships.iter().map(|ship| {
        let hits = force.hits.total().min(ship.data().capacity);
        worth_of_hits(*ship, hits) as u64
    });
    worth.sum::<u64>() * 100 / ships.len().max(1) as u64
}
