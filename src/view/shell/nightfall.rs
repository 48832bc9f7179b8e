//! How long the light lasts, and who is still out: beside the clock.

use crate::engine::forecast::{self, Nightfall};
use crate::engine::{Light, Table, count_of};

/// Phases before dusk from which it is counted down to.
const NEAR: u8 = 8;

/// How long the light lasts, while somebody is out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NightfallView {
    /// In short.
    pub words: String,
    /// All of it.
    pub title: String,
    /// Whether some cannot be home before.
    pub warns: bool,
}

/// How long the light lasts; nothing while that is long, nobody is out, or once the battle is over.
pub fn nightfall(table: &Table) -> Option<NightfallView> {
    if table.outcome.is_some() {
        return None;
    }
    let night = forecast::nightfall(table)?;
    if night.out == 0 || night.phases > NEAR {
        return None;
    }
    let out = count_of(night.out, "unit", "units");
    let (turn, phase) = night.at;
    let (words, when) = match (night.begins, night.phases) {
        (_, 0) => (format!("{out} out in the dark"), "It is night".to_owned()),
        (light, phases) => {
            let phases = count_of(phases, "phase", "phases");
            let name = name(light);
            (
                format!("{name} in {phases}, {out} out"),
                format!("{name} begins at {:04}, in {phases}", turn.time_of(phase)),
            )
        }
    };
    Some(NightfallView {
        words,
        title: format!("{when}: {} (6.42)", still_out(&night)),
        warns: night.late > 0,
    })
}

/// Who is out, and who of them cannot be home before: for the mark of the phase too.
pub(super) fn still_out(night: &Nightfall) -> String {
    let out = count_of(night.out, "unit is", "units are");
    let late = match night.late {
        _ if night.phases == 0 => String::new(),
        0 => ", and all can be home before".to_owned(),
        late if late == night.out => ", too far off to be home before".to_owned(),
        late => format!(", {late} of them too far off to be home before"),
    };
    format!("{out} still out{late}")
}

fn name(light: Light) -> &'static str {
    match light {
        Light::Day => "Day",
        Light::Dusk => "Dusk",
        Light::Night => "Night",
    }
}
