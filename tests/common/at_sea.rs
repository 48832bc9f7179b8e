//! An evening by the whole rules of the fleet, made for tests: no scenario of the list has them yet.

use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::{
    FLOW_CHART, RaidEntry, RumourSetup, SCENARIOS, Scenario, Turn, UsSetup,
};

const fn heavy(turn: u8, phase: u8, from: HexId) -> RaidEntry {
    RaidEntry {
        turn,
        phase,
        from,
        first: 20,
        second: Some(20),
    }
}

/// The evening of June 19 with everything in reach: heavy raids, forces that close in, two turns in which cripples
/// can be towed, dusk and night.
pub static EVENING: Scenario = Scenario {
    number: 90,
    first_turn: Turn::at(19, 1450),
    turns: 7,
    segments: FLOW_CHART.split_at(1).1,
    us: UsSetup {
        hex: HexId::at(1113),
        groups: &[
            (TaskGroupId(1), 2),
            (TaskGroupId(2), 2),
            (TaskGroupId(3), 1),
            (TaskGroupId(7), 0),
        ],
        ..SCENARIOS[2].us
    },
    raids: &[
        heavy(1, 1, HexId::at(1121)),
        heavy(1, 3, HexId::at(921)),
        heavy(2, 1, HexId::at(1321)),
        heavy(2, 3, HexId::at(1021)),
    ],
    rumours: Some(RumourSetup {
        retiring: false,
        ..match SCENARIOS[3].rumours {
            Some(rumours) => rumours,
            None => panic!("scenario 4 has rumours"),
        }
    }),
    scores: &[],
    variants: &[],
    ..*SCENARIOS[2]
};
