//! The figures of refuelling, copied from the chart file.

use super::Copied;
use carrier_battle::engine::charts::Source;

pub const REFUELLING: [Copied; 1] = [Copied {
    id: "refuelling",
    title: "Refuelling at an oiler",
    rule: "20.61",
    source: Source::Rulebook,
    column_by: "",
    modifiers: &[("Taiho has been sunk or crippled", Some(1))],
    columns: &[(
        "result",
        "refuelled refuelled refuelled refuelled waits waits waits waits waits waits",
    )],
}];
