//! The mark of a carrier with planes aboard that would burn when a raid is near.

use crate::engine::fleet::CarrierId;
use crate::engine::{Table, count_of, forecast};
use crate::view::wording;

/// Planes on a deck that a raid would find there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DangerMark {
    /// What stands where, and when the raid is there.
    pub text: String,
    /// What a hit would risk.
    pub title: String,
}

/// The mark of a carrier, if she is in danger.
pub fn danger(table: &Table, carrier: CarrierId) -> Option<DangerMark> {
    let danger = forecast::danger(table, carrier)?;
    let (ready, servicing) = (danger.ready.len(), danger.servicing.len());
    let what = match ready {
        0 => format!("{servicing} in servicing"),
        ready => format!("{ready} armed"),
    };
    let when = match danger.phases {
        0 => "raid overhead".to_owned(),
        phases => format!("raid in {}", count_of(phases, "phase", "phases")),
    };
    let aboard = match (ready, servicing) {
        (0, _) => what.clone(),
        (ready, 0) => format!("{ready} armed on deck"),
        _ => format!("{ready} armed on deck, {servicing} in servicing"),
    };
    let odds = wording::on_or_above(danger.fires_in_ten);
    Some(DangerMark {
        text: format!("{what}, {when}"),
        title: format!(
            "{aboard}, {when} ({}): a hit would start a fire on {odds} (12.31)",
            danger.raid
        ),
    })
}
