//! From Level 1 to Level 2 (7.36).

use super::super::chits::{CarrierCount, Intelligence, LevelOne, SurfaceSize};
use super::super::force::ForceId;
use super::learn;
use crate::engine::charts::{Applied, KNOWN_AIR_STRENGTH, LEVEL_1_TO_2, LevelTwo};
use crate::engine::event::Purpose;
use crate::engine::play::Play;

/// Rolls for the Level 2 chit of a force with a Level 1 chit (7.36).
pub(super) fn from_level_one(play: &mut Play, id: ForceId, chit: LevelOne) -> ForceId {
    let known = roll(play, id, chit);
    learn(play, id, known)
}

/// The roll itself, of which nothing is recorded but the die: what the force would be at Level 2 (7.36).
pub(crate) fn roll(play: &mut Play, id: ForceId, chit: LevelOne) -> Intelligence {
    let strength = play.table.known_air_strength(id);
    let result = play.roll(
        Purpose::LevelTwo(id),
        &LEVEL_1_TO_2,
        column(chit),
        strength_modifier(strength),
    );
    level_two(result, strength)
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

/// What a result of the chart comes to.
pub(crate) fn level_two(result: LevelTwo, strength: Option<u16>) -> Intelligence {
    match result {
        // Kido Butai is of scenario 9 alone.
        LevelTwo::Carriers(count) | LevelTwo::KidoButai(count) => Intelligence::SomeCarriers(count),
        LevelTwo::Surface(size) => Intelligence::SomeSurface(size),
        LevelTwo::MediumUnlessShown if strength.is_some() => {
            Intelligence::SomeCarriers(CarrierCount::OneToTwo)
        }
        LevelTwo::MediumUnlessShown => Intelligence::SomeSurface(SurfaceSize::Medium),
    }
}
