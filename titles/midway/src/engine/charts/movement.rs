//! How far the forces of the IJN move (8.4), and to which line its ships come (3.2).

use kernel::{Chart, Source, Throw};

use super::column::{of, only};
use crate::engine::map::Line::{self, Al, Mi, Mo, So};
use crate::engine::units::ForceKind;

/// How many spaces a force of an active line moves (8.4). Carriers went first and transports slowest; each line is drawn
/// about five times, so these averages decide much.
pub const IJN_MOVEMENT: Chart<u8> = Chart {
    id: "ijn_movement",
    title: "IJN Naval Task Force Movement",
    rule: "8.4",
    source: Source::Rebuilt,
    column_by: "type of task force",
    dice: Throw::D6,
    lo: 1,
    columns: &[
        of("Carrier", ForceKind::Carrier as u16, &[1, 1, 1, 2, 2, 2]),
        of("Main", ForceKind::Main as u16, &[0, 1, 1, 2, 2, 2]),
        of("Support", ForceKind::Support as u16, &[1, 1, 1, 1, 2, 2]),
        of("Invasion", ForceKind::Invasion as u16, &[0, 0, 1, 1, 2, 2]),
    ],
    modifiers: &[],
    notes: &[],
};

/// The line of a carrier at set-up (3.2), of a repaired ship (19.1), or of the Redeploy marker (7.1). Of the IJN's eleven
/// carriers history sent six towards Midway, two to the Aleutians and three to the south.
pub const RANDOM_DEPLOYMENT: Chart<Line> = Chart {
    id: "random_deployment",
    title: "IJN Random Deployment",
    rule: "3.2",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D6,
    lo: 1,
    columns: &[only("line", &[Al, Mi, Mi, Mi, Mo, So])],
    modifiers: &[],
    notes: &[],
};
