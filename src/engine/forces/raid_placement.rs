//! Where raids are met by radar (10.21, 10.24).

use super::launcher::Launcher;
use super::raid::{RaidId, RaidTarget, Service};
use crate::engine::charts::{INTERCEPT_RANGE, LESS_EFFECTIVE_INTERCEPTION, RANGE_IN_THE_DARK};
use crate::engine::clock::Light;
use crate::engine::event::{Choice, Event, FleetEvent, Purpose, RaidEvent};
use crate::engine::map::{HexId, on_line};
use crate::engine::record::Scope;
use crate::engine::scenario::Variant;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// How far the second wave of a pair is behind the first, in hexes (10.24).
const WAVE_GAP: u8 = 2;

/// A launch against a task group: one wave, or two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Launch {
    /// Where it comes from.
    pub(crate) source: HexId,
    /// Where it goes.
    pub(crate) target: RaidTarget,
    /// The crippled ship that it is against, and not her task group (12.44).
    pub(crate) cripple: Option<ShipId>,
    /// Air points of the first wave.
    pub(crate) first: u8,
    /// Air points of the second wave, if there is one.
    pub(crate) second: Option<u8>,
    /// Whose aircraft they are.
    pub(crate) service: Service,
    /// Who launches it; nobody where the scenario brings it on.
    pub(crate) by: Option<Launcher>,
}

/// Places a raid, or the two waves of a pair, on the line from its source to its target (10.21, 10.24).
pub(crate) fn place(play: &mut Play, launch: Launch) {
    play.scoped(Scope::RadarContact, |play| place_waves(play, launch));
}

fn place_waves(play: &mut Play, launch: Launch) {
    let Launch {
        target,
        first,
        second,
        ..
    } = launch;
    let id = next_id(&play.table);
    go_for_cripple(play, launch);
    let Some(target_hex) = play.table.target_of(id, target) else {
        return;
    };
    let dark = RANGE_IN_THE_DARK.when(play.table.light() != Light::Day);
    let less =
        LESS_EFFECTIVE_INTERCEPTION.when(play.table.plays(Variant::LessEffectiveInterception));
    let range = play.roll(
        Purpose::Range(id),
        &INTERCEPT_RANGE,
        0,
        dark.into_iter().chain(less),
    );
    place_wave(play, launch, target_hex, range, 1, first);
    if let Some(points) = second {
        place_wave(play, launch, target_hex, range + WAVE_GAP, 2, points);
    }
}

/// Places a raid over its source, where it takes off (11.27). Says which it is.
pub(crate) fn place_over_source(play: &mut Play, launch: Launch) -> Option<RaidId> {
    let raid = next_id(&play.table);
    go_for_cripple(play, launch);
    let target_hex = play.table.target_of(raid, launch.target)?;
    let all_the_way = launch.source.distance(target_hex);
    play.scoped(Scope::RadarContact, |play| {
        place_wave(play, launch, target_hex, all_the_way, 1, launch.first);
    });
    Some(raid)
}

/// If a launch is against a crippled ship, its raids are, once they are on the map (12.44).
fn go_for_cripple(play: &mut Play, launch: Launch) {
    let Some(ship) = launch.cripple else {
        return;
    };
    let id = next_id(&play.table);
    let second = launch.second.map(|_| RaidId(id.0 + 1));
    for raid in [Some(id), second].into_iter().flatten() {
        play.happen(Event::Fleet(FleetEvent::RaidAtCripple { raid, ship }));
    }
}

/// Places one wave at a distance from its target, or over its source if that is nearer.
fn place_wave(play: &mut Play, launch: Launch, target_hex: HexId, range: u8, wave: u8, points: u8) {
    let what = next_id(&play.table);
    let range = range.min(launch.source.distance(target_hex));
    let candidates = on_line(launch.source, target_hex, range);
    // 10.21: between two hexes, rather the one without US aircraft.
    let clear: Vec<HexId> = candidates
        .iter()
        .copied()
        .filter(|hex| !play.table.has_us_aircraft(*hex))
        .collect();
    let hex = play.pick(
        Choice::RaidHex(what),
        if clear.is_empty() {
            &candidates
        } else {
            &clear
        },
    );
    play.happen(Event::Raids(RaidEvent::Placed {
        what,
        hex,
        points,
        source: launch.source,
        target: launch.target,
        wave,
        service: launch.service,
        by: launch.by,
    }));
}

fn next_id(table: &Table) -> RaidId {
    RaidId(table.raids.len() as u8 + 1)
}
