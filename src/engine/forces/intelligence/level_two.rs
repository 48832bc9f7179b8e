//! From Level 1 to Level 2 (7.36).

use super::super::chits::{CarrierCount, Intelligence, LevelOne, SurfaceSize};
use super::super::force::ForceId;
use super::learn_if_there;
use crate::engine::charts::{Applied, KNOWN_AIR_STRENGTH, LEVEL_1_TO_2, LevelTwo};
use crate::engine::event::Purpose;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Rolls for the Level 2 chit of a force with a Level 1 chit (7.36).
pub(super) fn from_level_one(play: &mut Play, id: ForceId, chit: LevelOne) -> ForceId {
    let known = roll(play, id, chit);
    learn_if_there(play, id, known)
}

/// The roll itself, of which nothing is recorded but the die: what the force would be at Level 2 (7.36).
pub(crate) fn roll(play: &mut Play, id: ForceId, chit: LevelOne) -> Intelligence {
    let strength = play.table.known_air_strength(id);
    let result = roll_on_chart(play, id, chit, strength);
    level_two(&play.table, chit, result, strength)
}

/// Rolls what a force is at Level 2 when the commitment limit has just been reached: carriers are carriers still
/// (13.23, step 2).
pub(crate) fn roll_at_the_limit(play: &mut Play, id: ForceId, chit: LevelOne) -> Intelligence {
    let strength = play.table.known_air_strength(id);
    let result = roll_on_chart(play, id, chit, strength);
    as_it_stands(&play.table, result, strength)
}

fn roll_on_chart(play: &mut Play, id: ForceId, chit: LevelOne, strength: Option<u16>) -> LevelTwo {
    play.roll(
        Purpose::LevelTwo(id),
        &LEVEL_1_TO_2,
        column(chit),
        strength_modifier(strength),
    )
}

/// The column of a chit.
pub(crate) fn column(chit: LevelOne) -> usize {
    LEVEL_1_TO_2.column(match chit {
        LevelOne::Carrier => 0_u16,
        LevelOne::Surface => 1,
        LevelOne::Small => 2,
        LevelOne::Medium => 3,
        // The last two are never a force's chit.
        LevelOne::Large | LevelOne::FalseContact | LevelOne::DoubleForce => 4,
    })
}

/// What a known air strength, in air points, adds (7.36); nothing while it is unknown.
pub(crate) fn strength_modifier(strength: Option<u16>) -> Option<Applied> {
    let strength = strength?;
    let row = KNOWN_AIR_STRENGTH
        .iter()
        .rfind(|(from, _)| *from <= strength);
    row.map(|(_, modifier)| modifier.of(0))
}

/// What a result of the chart comes to. Once the commitment limit has been reached no force proves to be a new carrier
/// force: it is the last surface force of its column instead (13.24).
pub(crate) fn level_two(
    table: &Table,
    chit: LevelOne,
    result: LevelTwo,
    strength: Option<u16>,
) -> Intelligence {
    let known = as_it_stands(table, result, strength);
    if !table.limit_reached() || chit == LevelOne::Carrier || !known.is_carrier_force() {
        return known;
    }
    let results = LEVEL_1_TO_2.columns[column(chit)].results.iter();
    let mut results = results
        .rev()
        .map(|result| as_it_stands(table, *result, strength));
    results
        .find(|known| known.is_surface_force())
        .unwrap_or(known)
}

/// A result as it stands in the chart.
fn as_it_stands(table: &Table, result: LevelTwo, strength: Option<u16>) -> Intelligence {
    match result {
        LevelTwo::KidoButai(_) if table.kido_butai_may_appear() => {
            Intelligence::Level2Carriers(CarrierCount::KidoButai)
        }
        LevelTwo::Carriers(count) | LevelTwo::KidoButai(count) => {
            Intelligence::Level2Carriers(count)
        }
        LevelTwo::Surface(size) => Intelligence::Level2Surface(size),
        LevelTwo::MediumUnlessShown if strength.is_some() => {
            Intelligence::Level2Carriers(CarrierCount::OneToTwo)
        }
        LevelTwo::MediumUnlessShown => Intelligence::Level2Surface(SurfaceSize::Medium),
    }
}
