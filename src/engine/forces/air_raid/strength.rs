//! How strong a raid is: by what its force has, and by what of that can fly (10.1D to 10.1F).

use crate::engine::charts::{
    Chart, LEVEL_1_TO_2, RAID_REDUCTION, RAID_STRENGTH_KNOWN, RAID_STRENGTH_UNKNOWN,
    RAID_STRENGTH_VALUE, Waves,
};
use crate::engine::event::{Event, PointsAway, ProcedureEvent, Purpose, RaidBasis};
use crate::engine::forces::air_value::{known_air_value, value_of_carriers};
use crate::engine::forces::butai::Tracks;
use crate::engine::forces::chits::{CarrierCount, Intelligence, LevelOne};
use crate::engine::forces::force::{Force, ForceId};
use crate::engine::forces::intelligence::{level_two, level_two_column, strength_modifier};
use crate::engine::scenario::ForceRaids;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The least air value that launches a raid, the net air value of Guam among them (10.1E, 11.24).
pub(crate) const LEAST_VALUE: u16 = 3;
/// The smallest raid (10.1F).
pub(super) const LEAST_RAID: u8 = 2;
/// A second wave of so few points joins the first (10.1F, 3).
const NO_WAVE: u8 = 3;

/// What the strength of a force's raid is read by (10.1D); nothing if its air value is too small for one.
pub(super) fn basis(play: &mut Play, id: ForceId, rules: ForceRaids) -> Option<RaidBasis> {
    let basis = basis_of(&play.table, id, rules);
    play.happen(Event::Procedure(ProcedureEvent::Basis {
        force: id.into(),
        basis,
    }));
    match basis {
        RaidBasis::Value(value) if value < LEAST_VALUE => None,
        basis => Some(basis),
    }
}

fn basis_of(table: &Table, id: ForceId, rules: ForceRaids) -> RaidBasis {
    match rules {
        ForceRaids::Simple { strength, .. } => RaidBasis::Set(strength),
        ForceRaids::Full => full_basis(table, id),
    }
}

fn full_basis(table: &Table, id: ForceId) -> RaidBasis {
    let Some(force) = table.force(id) else {
        return RaidBasis::Unknown;
    };
    if let Some(value) = known_air_value(table, force) {
        return RaidBasis::Value(value);
    }
    match table.known_air_strength(id) {
        // 9.241: while nothing is known there is nothing to take from.
        None => RaidBasis::Unknown,
        // 12.23: permanent hits alone count, one point each.
        Some(known) => RaidBasis::Known(known.saturating_sub(force.hits.permanent.into())),
    }
}

/// Rolls for the strength of a raid at full air strength, on the chart of what is known (10.1E).
pub(super) fn initial_strength(play: &mut Play, id: ForceId, basis: RaidBasis) -> Waves {
    let known = play.table.force(id).map(|force| force.intelligence);
    let (chart, column) = column_for(basis, known);
    play.roll(Purpose::RaidStrength(id.into()), chart, column, [])
}

/// The chart and the column that the strength of a raid is read in, of a force of which so much is known (10.1E).
fn column_for(basis: RaidBasis, known: Option<Intelligence>) -> (&'static Chart<Waves>, usize) {
    match basis {
        RaidBasis::Set(strength) | RaidBasis::Known(strength) => {
            (&RAID_STRENGTH_KNOWN, column_of_known(strength, known))
        }
        RaidBasis::Unknown => (&RAID_STRENGTH_UNKNOWN, column_of_unknown(known)),
        RaidBasis::Value(value) => (&RAID_STRENGTH_VALUE, RAID_STRENGTH_VALUE.column(value)),
    }
}

/// The column of a known strength, shifted for the number of carriers a force of Level 2 has.
fn column_of_known(strength: u16, known: Option<Intelligence>) -> usize {
    let column = RAID_STRENGTH_KNOWN.column(strength);
    let last = RAID_STRENGTH_KNOWN.columns.len() - 1;
    match known {
        Some(Intelligence::Level2Carriers(CarrierCount::OneToTwo)) => column.saturating_sub(1),
        Some(Intelligence::Level2Carriers(CarrierCount::FourOrMore | CarrierCount::KidoButai)) => {
            (column + 1).min(last)
        }
        _ => column,
    }
}

/// The column of a force that has shown nothing.
fn column_of_unknown(known: Option<Intelligence>) -> usize {
    RAID_STRENGTH_UNKNOWN.column(match known {
        Some(Intelligence::Level2Carriers(CarrierCount::OneToTwo)) => 1_u16,
        Some(Intelligence::Level2Carriers(CarrierCount::TwoToThree)) => 2,
        Some(Intelligence::Level2Carriers(CarrierCount::ThreeToFour)) => 3,
        Some(Intelligence::Level2Carriers(CarrierCount::FourOrMore | CarrierCount::KidoButai)) => 4,
        _ => 0,
    })
}

/// With a raid in progress already, both waves fly as one (10.1E).
pub(super) fn combine(play: &mut Play, id: ForceId, waves: Waves) -> Waves {
    if waves.second == 0 || play.table.raids_in_progress(id) == 0 {
        return waves;
    }
    play.happen(Event::Procedure(ProcedureEvent::Combined {
        force: id.into(),
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
    let points = points_left(rules, initial.total(), away);
    if points == initial.total() {
        return Some(initial);
    }
    let left = (points >= LEAST_RAID).then(|| reduced(initial, points));
    play.happen(Event::Procedure(ProcedureEvent::Reduced {
        force: id.into(),
        initial,
        away,
        left,
    }));
    left
}

/// What of a raid of so many points can fly (10.1F).
fn points_left(rules: ForceRaids, initial: u8, away: PointsAway) -> u8 {
    match rules {
        ForceRaids::Simple { points, .. } => initial.min(points.saturating_sub(away.total())),
        ForceRaids::Full => RAID_REDUCTION.result(
            RAID_REDUCTION.column(initial),
            i8::try_from(away.total()).unwrap_or(i8::MAX),
        ),
    }
}

/// A weaker raid: the second wave is the smaller for it, and joins the first if three points or less are left of it
/// (10.1F, 3).
fn reduced(initial: Waves, points: u8) -> Waves {
    match points.saturating_sub(initial.first) {
        0..=NO_WAVE => one_wave(points),
        second => Waves { second, ..initial },
    }
}

pub(super) const fn one_wave(points: u8) -> Waves {
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
    let in_raids = table.points_in_raids(id);
    away_with(table, force, rules, &force.tracks, in_raids, range)
}

/// The points that cannot fly to a distance in hexes, with these tracks and so many points in the Air Raid boxes.
fn away_with(
    table: &Table,
    force: &Force,
    rules: ForceRaids,
    tracks: &Tracks,
    in_raids: u8,
    range: u8,
) -> PointsAway {
    let lost = match (rules, force.intelligence) {
        (ForceRaids::Full, Intelligence::Level4Carriers) => value_of_carriers(table, force).losses,
        _ => force.lost,
    };
    PointsAway {
        lost,
        in_raids,
        returning: tracks.points_returning(),
        servicing: tracks.servicing(),
        out_of_reach: tracks.out_of_reach(range),
    }
}

/// The strongest raid that the dice can give a carrier force at a distance in hexes, in air points of all waves
/// together, when its points are on these tracks and so many in its Air Raid boxes (10.1C 3 to 10.1F); none if it
/// cannot be two points strong.
pub(crate) fn strongest_raid(
    table: &Table,
    force: &Force,
    rules: ForceRaids,
    tracks: &Tracks,
    in_raids: u8,
    range: u8,
) -> Option<u8> {
    let basis = basis_of(table, force.id, rules);
    if matches!(basis, RaidBasis::Value(value) if value < LEAST_VALUE) {
        return None;
    }
    let away = away_with(table, force, rules, tracks, in_raids, range);
    let strongest = |known: Intelligence| {
        let (chart, column) = column_for(basis, Some(known));
        let results = chart.columns[column].results.iter();
        results
            .map(|waves| points_left(rules, waves.total(), away))
            .max()
    };
    let may_be = may_raid_as(table, force, rules).into_iter();
    let most = may_be.filter_map(strongest).max();
    most.filter(|points| *points >= LEAST_RAID)
}

/// What may be known of a force when its strength is read: one of Level 1 that has shown its planes is promoted first
/// (10.1C, 3).
fn may_raid_as(table: &Table, force: &Force, rules: ForceRaids) -> Vec<Intelligence> {
    let carrier = LevelOne::Carrier;
    let shown = table.known_air_strength(force.id);
    if rules != ForceRaids::Full
        || force.intelligence != Intelligence::Level1(carrier)
        || shown.is_none()
    {
        return vec![force.intelligence];
    }
    let modifier = strength_modifier(shown).map_or(0, |it| it.value);
    let faces = LEVEL_1_TO_2.faces(level_two_column(carrier), modifier);
    faces
        .map(|result| level_two(table, carrier, result, shown))
        .collect()
}
