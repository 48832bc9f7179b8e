//! How strong a raid is: by what its force has, and by what of that can fly (10.1D to 10.1F).

use crate::engine::charts::{
    RAID_REDUCTION, RAID_STRENGTH_KNOWN, RAID_STRENGTH_UNKNOWN, RAID_STRENGTH_VALUE, Waves,
};
use crate::engine::event::{Event, PointsAway, ProcedureEvent, Purpose, RaidBasis};
use crate::engine::forces::air_value::{AirValue, air_value};
use crate::engine::forces::chits::{CarrierCount, Intelligence};
use crate::engine::forces::force::{Force, ForceId};
use crate::engine::play::Play;
use crate::engine::scenario::ForceRaids;
use crate::engine::table::Table;

/// The least air value that launches a raid (10.1E).
const LEAST_VALUE: u16 = 3;
/// The smallest raid (10.1F).
const LEAST_RAID: u8 = 2;
/// A second wave of so few points joins the first (10.1F, 3).
const NO_WAVE: u8 = 3;
/// What a chit of Level 3 counts for each carrier of a kind, in air points (9.25).
const VALUE_OF_CV: u16 = 10;
const VALUE_OF_CVL: u16 = 4;

/// What the strength of a force's raid is read by (10.1D); nothing if its air value is too small for one.
pub(super) fn basis(play: &mut Play, id: ForceId, rules: ForceRaids) -> Option<RaidBasis> {
    let basis = match rules {
        ForceRaids::Simple { strength, .. } => RaidBasis::Set(strength),
        ForceRaids::Full => full_basis(&play.table, id),
    };
    play.happen(Event::Procedure(ProcedureEvent::Basis { force: id, basis }));
    match basis {
        RaidBasis::Value(value) if value < LEAST_VALUE => None,
        basis => Some(basis),
    }
}

fn full_basis(table: &Table, id: ForceId) -> RaidBasis {
    let Some(force) = table.force(id) else {
        return RaidBasis::Unknown;
    };
    // 12.23: permanent hits alone count, one point each.
    let hits = u16::from(force.hits.permanent);
    match force.intelligence {
        Intelligence::CarriersCounted(chit) => {
            let value = VALUE_OF_CV * u16::from(chit.cv) + VALUE_OF_CVL * u16::from(chit.cvl);
            RaidBasis::Value(value.saturating_sub(hits))
        }
        Intelligence::CarrierShips => {
            RaidBasis::Value(u16::from(value_of_carriers(table, force).value))
        }
        _ => match table.known_air_strength(id) {
            // 9.241: while nothing is known there is nothing to take from.
            None => RaidBasis::Unknown,
            Some(known) => RaidBasis::Known(known.saturating_sub(hits)),
        },
    }
}

/// The air value of a force whose carriers are known, and the losses that count against it (9.26, 12.24).
fn value_of_carriers(table: &Table, force: &Force) -> AirValue {
    let carriers = force.carriers().map(|ship| (ship, table.hits(ship)));
    air_value(
        &carriers.collect::<Vec<_>>(),
        &force.former_carriers,
        force.lost,
    )
}

/// Rolls for the strength of a raid at full air strength, on the chart of what is known (10.1E).
pub(super) fn initial_strength(play: &mut Play, id: ForceId, basis: RaidBasis) -> Waves {
    let known = play.table.force(id).map(|force| force.intelligence);
    let (chart, column) = match basis {
        RaidBasis::Set(strength) | RaidBasis::Known(strength) => {
            (&RAID_STRENGTH_KNOWN, column_of_known(strength, known))
        }
        RaidBasis::Unknown => (&RAID_STRENGTH_UNKNOWN, column_of_unknown(known)),
        RaidBasis::Value(value) => (&RAID_STRENGTH_VALUE, RAID_STRENGTH_VALUE.column(value)),
    };
    play.roll(Purpose::RaidStrength(id), chart, column, [])
}

/// The column of a known strength, shifted for the number of carriers a force of Level 2 has.
fn column_of_known(strength: u16, known: Option<Intelligence>) -> usize {
    let column = RAID_STRENGTH_KNOWN.column(strength);
    let last = RAID_STRENGTH_KNOWN.columns.len() - 1;
    match known {
        Some(Intelligence::SomeCarriers(CarrierCount::OneToTwo)) => column.saturating_sub(1),
        Some(Intelligence::SomeCarriers(CarrierCount::FourOrMore)) => (column + 1).min(last),
        _ => column,
    }
}

/// The column of a force that has shown nothing.
fn column_of_unknown(known: Option<Intelligence>) -> usize {
    RAID_STRENGTH_UNKNOWN.column(match known {
        Some(Intelligence::SomeCarriers(CarrierCount::OneToTwo)) => 1_u16,
        Some(Intelligence::SomeCarriers(CarrierCount::TwoToThree)) => 2,
        Some(Intelligence::SomeCarriers(CarrierCount::ThreeToFour)) => 3,
        Some(Intelligence::SomeCarriers(CarrierCount::FourOrMore)) => 4,
        _ => 0,
    })
}

/// With a raid in progress already, both waves fly as one (10.1E).
pub(super) fn combine(play: &mut Play, id: ForceId, waves: Waves) -> Waves {
    if waves.second == 0 || play.table.raids_in_progress(id) == 0 {
        return waves;
    }
    play.happen(Event::Procedure(ProcedureEvent::Combined {
        force: id,
        waves,
    }));
    one_wave(waves.total())
}

/// What is left of a raid when points are lost or cannot fly so far; nothing if that is too little for one (10.1F).
pub(super) fn reduce(
    play: &mut Play,
    id: ForceId,
    rules: ForceRaids,
    initial: Waves,
    range: u8,
) -> Option<Waves> {
    let away = points_away(&play.table, id, rules, range);
    let points = match rules {
        ForceRaids::Simple { points, .. } => {
            initial.total().min(points.saturating_sub(away.total()))
        }
        ForceRaids::Full => RAID_REDUCTION.result(
            RAID_REDUCTION.column(initial.total()),
            i8::try_from(away.total()).unwrap_or(i8::MAX),
        ),
    };
    if points == initial.total() {
        return Some(initial);
    }
    let left = (points >= LEAST_RAID).then(|| reduced(initial, points));
    play.happen(Event::Procedure(ProcedureEvent::Reduced {
        force: id,
        initial,
        away,
        left,
    }));
    left
}

/// A weaker raid: the second wave is the smaller for it, and joins the first if three points or less are left of it
/// (10.1F, 3).
fn reduced(initial: Waves, points: u8) -> Waves {
    match points.saturating_sub(initial.first) {
        0..=NO_WAVE => one_wave(points),
        second => Waves { second, ..initial },
    }
}

const fn one_wave(points: u8) -> Waves {
    Waves {
        first: points,
        second: 0,
    }
}

/// The points of a force that cannot fly to a distance in hexes (10.1F, 1).
pub(super) fn points_away(table: &Table, id: ForceId, rules: ForceRaids, range: u8) -> PointsAway {
    let Some(force) = table.force(id) else {
        return PointsAway::default();
    };
    let lost = match (rules, force.intelligence) {
        (ForceRaids::Full, Intelligence::CarrierShips) => value_of_carriers(table, force).losses,
        _ => force.lost,
    };
    PointsAway {
        lost,
        in_raids: table.points_in_raids(id),
        returning: force.tracks.points_returning(),
        servicing: force.tracks.servicing(),
        out_of_reach: force.tracks.out_of_reach(range),
    }
}
