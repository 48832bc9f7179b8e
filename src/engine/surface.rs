//! Surface combat: what happens where ships of both sides are in one hex after a move (21).

mod approach;
mod battle;
mod cripples;
mod encounters;
mod evasion;
mod fire;
mod meeting;
mod sides;
mod standing_by;
mod surprise;
mod targets;
#[cfg(test)]
mod tests;
mod withdrawal;

pub use evasion::{JapaneseChoice, japanese_choice};
pub use meeting::{Aim, Meeting, Side};
pub use sides::{Weight, defense, fires_as, japanese_side, us_side, weight};
pub use targets::{firing, targets_for};

pub(crate) use approach::hexes_to_engage;
pub(crate) use battle::SurfaceBattle;
pub(crate) use encounters::Encounters;
pub(crate) use evasion::has_carriers;
pub(crate) use fire::shots;
pub(crate) use standing_by::{check_standing_by, legal_standing_by, stand_by};
pub(crate) use targets::{check_firing, legal_firing};

use super::scenario::Variant;
use super::table::Table;

/// Whether it is played.
pub fn is_played(table: &Table) -> bool {
    table.plays(Variant::SurfaceCombat)
}
