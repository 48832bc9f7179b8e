//! The air raid procedure of Guam: as of a Level 4 force, without anything to find out about it (11.22 to 11.27).

use super::step;
use super::strength::{LEAST_VALUE, one_wave};
use super::target::{Target, find_target_from};
use crate::engine::charts::{FIGHTERS_OVER_GUAM, RAID_STRENGTH_VALUE};
use crate::engine::event::{
    ButaiEvent, Event, GuamEvent, NoRaid, PointsAway, ProcedureEvent, Purpose, RaidBasis,
};
use crate::engine::fleet::GUAM;
use crate::engine::forces::ages::{ready_points, split};
use crate::engine::forces::launcher::Launcher;
use crate::engine::forces::raid::Service;
use crate::engine::forces::raid_placement::{Launch, place, place_over_source};
use crate::engine::record::{RaidStep, Scope};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Carries the procedure out for Guam, which has no raid in the air (11.22).
pub(in crate::engine::forces) fn guam_raid_procedure(play: &mut Play) {
    let by = Launcher::Guam;
    play.scoped(Scope::RaidProcedure { by }, carry_out);
}

fn carry_out(play: &mut Play) {
    let force = Launcher::Guam;
    play.happen(Event::Procedure(ProcedureEvent::Begins { force, raids: 0 }));
    // B. 11.25: turn and range count as for any raid, and so do fighters over the field; nothing else does.
    let fighters = FIGHTERS_OVER_GUAM.when(play.table.has_fighters_over_guam());
    let target = match step(play, RaidStep::Target, |play| {
        find_target_from(play, force, GUAM, fighters)
    }) {
        Ok(target) => target,
        Err(why) => return play.happen(Event::Procedure(ProcedureEvent::NoRaid { force, why })),
    };
    // D. 11.24: by what it has ready for this range, so that nothing is taken off for the rest.
    let net = play.table.guam.net_value(target.range);
    let value = u16::from(net);
    step(play, RaidStep::Basis, |play| {
        let basis = RaidBasis::Value(value);
        play.happen(Event::Procedure(ProcedureEvent::Basis { force, basis }));
    });
    if value < LEAST_VALUE {
        let why = NoRaid::NoValue;
        return play.happen(Event::Procedure(ProcedureEvent::NoRaid { force, why }));
    }
    // E, F.
    let points = step(play, RaidStep::InitialStrength, |play| {
        strength(play, net, target.range)
    });
    // G.
    step(play, RaidStep::Launch, |play| launch(play, target, points));
}

/// The points of the raid: both waves as one (11.26), and no more than can fly.
fn strength(play: &mut Play, net: u8, range: u8) -> u8 {
    let force = Launcher::Guam;
    let column = RAID_STRENGTH_VALUE.column(u16::from(net));
    let purpose = Purpose::RaidStrength(force);
    let waves = play.roll(purpose, &RAID_STRENGTH_VALUE, column, []);
    if waves.second > 0 {
        play.happen(Event::Procedure(ProcedureEvent::Combined { force, waves }));
    }
    let points = waves.total().min(net);
    if points < waves.total() {
        let away = points_away(&play.table, range);
        play.happen(Event::Procedure(ProcedureEvent::Reduced {
            force,
            initial: one_wave(waves.total()),
            away,
            left: Some(one_wave(points)),
        }));
    }
    points
}

/// The points of Guam that cannot fly to a distance in hexes (11.24).
fn points_away(table: &Table, range: u8) -> PointsAway {
    let tracks = &table.guam.tracks;
    PointsAway {
        lost: table.guam.lost,
        servicing: tracks.servicing(),
        out_of_reach: tracks.out_of_reach(range),
        ..PointsAway::default()
    }
}

/// The points leave the boxes that they were ready in, and the raid is placed: over Guam if US fighters are there, else
/// where radar meets it (11.26, 11.27).
fn launch(play: &mut Play, target: Target, points: u8) {
    let by = Launcher::Guam;
    let waves = one_wave(points);
    let taken = play.table.guam.tracks.taken(points, target.range);
    let (ages, left) = split(&ready_points(play.events(), by), &taken);
    play.happen(Event::Butai(ButaiEvent::RaidLaunched {
        force: by,
        waves,
        taken,
        revealed: 0,
        ages,
        left,
    }));
    let launch = Launch {
        source: GUAM,
        target: target.group.into(),
        cripple: target.cripple,
        first: points,
        second: None,
        service: Service::Land,
        by: Some(by),
    };
    if !play.table.has_fighters_over_guam() {
        return place(play, launch);
    }
    if let Some(raid) = place_over_source(play, launch) {
        play.happen(Event::Guam(GuamEvent::TakesOff { raid }));
    }
}
