//! The air raid procedure, step by step: whether an activated force attacks, and how strongly (10.1).

mod guam;
mod identity;
mod strength;
mod target;
#[cfg(test)]
mod tests;

use super::ages::{ready_points, split};
use super::butai::Tracks;
use super::counters::make_butai;
use super::force::{Force, ForceId};
use super::intelligence::adjusting;
use super::raid::Service;
use super::raid_placement::{Launch, place};
use crate::engine::charts::Waves;
use crate::engine::event::{ButaiEvent, Event, NoRaid, ProcedureEvent};
use crate::engine::record::{RaidStep, Scope};
use crate::engine::scenario::{ForceRaids, Scenario};
use crate::engine::table::Table;
use crate::engine::title::Play;

use identity::is_carrier_force;
use strength::{basis, combine, initial_strength, reduce};
use target::{Target, find_target};

pub(super) use guam::guam_raid_procedure;
#[cfg(feature = "page")]
pub(crate) use strength::LEAST_VALUE;
pub(crate) use strength::strongest_raid;
pub(crate) use target::nearest_target;

/// Raids that a force can have in progress (10.1A).
pub(crate) const MOST_RAIDS: u8 = 2;

/// Carries the procedure out for an activated force, before it moves (10.1), and adjusts the commitment index to what
/// it has shown. Says which counter it has then (9.11).
pub(super) fn air_raid_procedure(play: &mut Play, id: ForceId) -> ForceId {
    let Some(rules) = rules(&play.table) else {
        return id;
    };
    play.scoped(Scope::RaidProcedure { by: id.into() }, |play| {
        // 13.12: what the raid shows is counted when it is known.
        adjusting(play, id, |play, id| carry_out(play, id, rules))
    })
}

fn carry_out(play: &mut Play, id: ForceId, rules: ForceRaids) -> ForceId {
    play.happen(Event::Procedure(ProcedureEvent::Begins {
        force: id.into(),
        raids: play.table.raids_in_progress(id),
    }));
    // A. Could it launch a raid at all?
    if let Some(why) = ineligible(&play.table, id) {
        return no_raid(play, id, why);
    }
    // B. Does it find a target in range, and attack it?
    let target = match step(play, RaidStep::Target, |play| find_target(play, id)) {
        Ok(target) => target,
        Err(why) => return no_raid(play, id, why),
    };
    // C. Is it a carrier force?
    let identity = step(play, RaidStep::Identity, |play| {
        is_carrier_force(play, id, rules)
    });
    let Some(id) = identity else {
        return no_raid(play, id, NoRaid::NoCarriers);
    };
    // D. By what is its strength read?
    let basis = step(play, RaidStep::Basis, |play| basis(play, id, rules));
    let Some(basis) = basis else {
        return no_raid(play, id, NoRaid::NoValue);
    };
    // E. How strong would the raid be?
    let initial = step(play, RaidStep::InitialStrength, |play| {
        let initial = initial_strength(play, id, basis);
        combine(play, id, initial)
    });
    // F. What of it is lost, or away?
    let waves = step(play, RaidStep::Reduction, |play| {
        reduce(play, id, rules, initial, target.range)
    });
    let Some(waves) = waves else {
        return no_raid(play, id, NoRaid::TooFew);
    };
    // G. The points go into the Air Raid boxes, and the raid on the map (10.2).
    step(play, RaidStep::Launch, |play| {
        launch(play, id, target, waves)
    })
}

/// Carries out a step of the procedure.
fn step<T>(play: &mut Play, step: RaidStep, part: impl FnOnce(&mut Play) -> T) -> T {
    play.scoped(Scope::RaidStep { step }, part)
}

/// How carrier forces raid in this scenario; they do not in all.
pub(crate) fn rules(table: &Table) -> Option<ForceRaids> {
    Scenario::numbered(table.scenario)?.force_raids(&table.options)
}

/// Why a force could not launch a raid, if it could not: only a carrier force, or one that may be a carrier force for
/// all anybody knows, with less than two raids in progress, can (10.1A, 19.3). Once the commitment limit is reached no
/// other can have carriers (13.24).
fn ineligible(table: &Table, id: ForceId) -> Option<NoRaid> {
    let force = table.force(id)?;
    if force.retiring {
        Some(NoRaid::Retires)
    } else if !may_have_carriers(force) {
        Some(NoRaid::Surface)
    } else if table.limit_reached() && !force.intelligence.is_carrier_force() {
        Some(NoRaid::LimitReached)
    } else if table.raids_in_progress(id) >= MOST_RAIDS {
        Some(NoRaid::TwoRaids)
    } else {
        None
    }
}

/// Whether a force has carriers, or is of unknown type: of Level 0, or Level 1 Large, Medium or Small (10.1A, 7.21).
pub(super) fn may_have_carriers(force: &Force) -> bool {
    force.intelligence.is_carrier_force() || force.intelligence.is_of_unknown_type()
}

/// Takes the points of a raid from those on the tracks that can fly so far, and the rest from those that nobody has
/// seen yet (9.23, 10.1G); the raid is met on its way by radar (10.21, 10.24).
fn launch(play: &mut Play, id: ForceId, target: Target, waves: Waves) -> ForceId {
    // 9.11: one of Level 1 that shows air points gets its display.
    let id = make_butai(play, id);
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let source = force.hex;
    let taken = Tracks::taken(&force.tracks, waves.total(), target.range);
    let (ages, left) = split(&ready_points(play.events(), id.into()), &taken);
    play.happen(Event::Butai(ButaiEvent::RaidLaunched {
        force: id.into(),
        waves,
        taken,
        revealed: waves.total() - taken.iter().sum::<u8>(),
        ages,
        left,
    }));
    place(
        play,
        Launch {
            source,
            target: target.group.into(),
            cripple: target.cripple,
            first: waves.first,
            second: (waves.second > 0).then_some(waves.second),
            service: Service::Naval,
            by: Some(id.into()),
        },
    );
    id
}

fn no_raid(play: &mut Play, force: ForceId, why: NoRaid) -> ForceId {
    play.happen(Event::Procedure(ProcedureEvent::NoRaid {
        force: force.into(),
        why,
    }));
    force
}
