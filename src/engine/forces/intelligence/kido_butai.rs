//! Kido Butai, the six fleet carriers that struck Pearl Harbor: once in scenario 9, and without a die (7.36-7.44).

use super::super::chits::{Carriers, Intelligence};
use super::super::force::ForceId;
use super::learn;
use super::ships::{draw_screen, record_drawn};
use crate::engine::charts::SCREEN_OF_KIDO_BUTAI;
use crate::engine::ships::ShipId;
use crate::engine::title::Play;

/// Its carriers: the four that Midway cost, and the two that were left.
pub const KIDO_BUTAI: [ShipId; 6] = [
    named("Akagi"),
    named("Kaga"),
    named("Soryu"),
    named("Hiryu"),
    named("Shokaku"),
    named("Zuikaku"),
];

/// Level 2 to Level 3: everybody knows how many carriers it has.
pub(super) fn count(play: &mut Play, id: ForceId) -> ForceId {
    learn(play, id, Intelligence::Level3Carriers(Carriers::KIDO_BUTAI))
}

/// Level 3 to Level 4: and which they are.
pub(super) fn come(play: &mut Play, id: ForceId) -> ForceId {
    record_drawn(play, id, KIDO_BUTAI.to_vec());
    draw_screen(play, id, SCREEN_OF_KIDO_BUTAI);
    learn(play, id, Intelligence::Level4Carriers)
}

const fn named(name: &str) -> ShipId {
    match ShipId::named(name) {
        Some(ship) => ship,
        None => panic!("no such ship"),
    }
}
