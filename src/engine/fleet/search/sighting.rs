//! What a search sees of a force, and what follows from it (8.34, 18.1, 18.3).

use super::aim::{SearchAim, SearchZone};
use super::{Leg, Search, SearchId};
use crate::engine::charts::{
    AIR_SEARCH, Applied, FIGHTERS_SEARCH, LOCATION_DIRECTION, LOCATION_DISTANCE, NARROW_SEARCH,
    SEARCH_DUSK, SEARCH_LATE, SEARCH_NIGHT, SEARCH_RANGE_3, SEARCH_RANGE_7, SEARCH_RANGE_11,
    SECOND_LOOK, SUBMARINE_SHADOWS, Sighting, TWO_UNITS,
};
use crate::engine::clock::{Light, PHASES, Turn};
use crate::engine::event::{
    DetectionEvent, Event, ForceEvent, ForceMove, Purpose, SearchEvent, TurnReason,
};
use crate::engine::fleet::fit_for_the_light;
use crate::engine::forces::{
    Detection, ForceId, Intelligence, adjusting, give_up_if_seen, promote_one_level,
};
use crate::engine::map::{Direction, HexId};
use crate::engine::record::Scope;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The modifiers of a search for a force at some distance from the point of origin, in hexes (8.34).
pub fn search_modifiers(
    table: &Table,
    units: super::UnitSet,
    aim: SearchAim,
    distance: u8,
) -> Vec<Applied> {
    search_modifiers_at((table.turn, table.phase), units, aim, distance)
}

/// The modifiers of a search in a phase of another turn, when the light may be another (6.41).
pub fn search_modifiers_at(
    (turn, phase): (Turn, u8),
    units: super::UnitSet,
    aim: SearchAim,
    distance: u8,
) -> Vec<Applied> {
    let range = match SearchZone::at(distance) {
        SearchZone::Close => None,
        SearchZone::Middle => Some(SEARCH_RANGE_3),
        SearchZone::Far => Some(SEARCH_RANGE_7),
        SearchZone::Outer => Some(SEARCH_RANGE_11),
    };
    let fighters = units.iter().any(|unit| unit.kind().is_fighter());
    let phase = phase.clamp(1, PHASES);
    [
        TWO_UNITS.when(units.len() > 1),
        NARROW_SEARCH.when(aim.is_narrow()),
        FIGHTERS_SEARCH.when(fighters),
        range.map(|range| range.of(0)),
        light_modifier(turn, phase, turn.light(phase)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What the time of day takes from a search (8.34).
fn light_modifier(turn: Turn, phase: u8, light: Light) -> Option<Applied> {
    let late = turn.time() == 1730 || (turn.time() == 1850 && phase == 1);
    match light {
        Light::Day => SEARCH_LATE.when(late),
        Light::Dusk => Some(SEARCH_DUSK.of(0)),
        Light::Night => Some(SEARCH_NIGHT.of(0)),
    }
}

/// Whether a search sees anything: at night only by its night-capable units (8.34).
pub(super) fn can_see(table: &Table, id: SearchId) -> bool {
    let search = table.search(id);
    search.is_some_and(|search| !fit_for_the_light(table, search.units).is_empty())
}

/// One attempt of a search to see a force (8.34), after which it turns for home if that was its second look (18.11).
/// Says with what detection the force was seen, and which counter it has then.
pub(super) fn look(
    play: &mut Play,
    search: SearchId,
    force: ForceId,
    second_look: bool,
) -> Option<(ForceId, Detection)> {
    play.scoped(Scope::Look { search, force }, |play| {
        let seen = attempt(play, search, force, second_look);
        if second_look {
            let force = seen.map_or(force, |(force, _)| force);
            turn_for_home(play, search, force, TurnReason::SecondLook);
        }
        seen
    })
}

fn attempt(
    play: &mut Play,
    id: SearchId,
    target: ForceId,
    second_look: bool,
) -> Option<(ForceId, Detection)> {
    play.happen(Event::Searches(SearchEvent::LooksFor {
        search: id,
        force: target,
    }));
    let search = play.table.search(id)?;
    let force = play.table.force(target)?;
    let distance = search.origin.distance(force.hex);
    let aim = search.aim;
    // 8.34: at night only those look that can see in the dark.
    let lookouts = fit_for_the_light(&play.table, search.units);
    let modifiers = search_modifiers(&play.table, lookouts, aim, distance);
    let again = SECOND_LOOK.when(second_look);
    // 14.15.
    let shadowed = SUBMARINE_SHADOWS.when(play.table.submarines.shadowing(target).next().is_some());
    let sighting = play.roll(
        Purpose::Search(id, target),
        &AIR_SEARCH,
        0,
        modifiers.into_iter().chain(again).chain(shadowed),
    );
    let seen = sighting.detection()?;
    let known = matches!(sighting, Sighting::SeenAndKnown(_));
    let target = detect(play, target, seen, known, "seen by a search");
    give_up_if_seen(play, target, seen);
    // 18.23: fighters that meet carriers drop their tanks, and go home.
    let meets_carriers = play
        .table
        .force(target)
        .is_some_and(|force| force.intelligence.is_carrier_force());
    if matches!(aim, SearchAim::Extended(_)) && meets_carriers {
        turn_for_home(play, id, target, TurnReason::MetCarriers);
    }
    Some((target, seen))
}

/// A force is detected: it may not be where it was thought to be (18.3), it gets its first chit or its next,
/// and its marker (8.13, 8.341, 8.342). Says which counter it has then.
///
/// Then the commitment index is adjusted to it.
fn detect(
    play: &mut Play,
    id: ForceId,
    seen: Detection,
    known: bool,
    why: &'static str,
) -> ForceId {
    adjusting(play, id, |play, id| see(play, id, seen, known, why))
}

fn see(play: &mut Play, id: ForceId, seen: Detection, known: bool, why: &'static str) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let was = force.intelligence;
    if play.table.plays(Variant::LocationUncertainty)
        && force.detection == Detection::ApproximateSighting
        && seen > Detection::ApproximateSighting
    {
        correct_location(play, id);
    }
    let id = match was {
        Intelligence::Level0 => promote_one_level(play, id),
        _ => id,
    };
    mark(play, id, seen, why);
    // 8.342: a force that was at Level 0 gets no second chit.
    if known && was != Intelligence::Level0 {
        let id = promote_one_level(play, id);
        let now = play.table.force(id).map(|force| force.intelligence);
        let proves_a_carrier_force = now.is_some_and(Intelligence::is_carrier_force);
        if proves_a_carrier_force && !was.is_carrier_force() {
            play.happen(Event::Forces(ForceEvent::UsAdvantage {
                force: id,
                on: true,
            }));
        }
        return id;
    }
    id
}

/// Puts the marker of a detection on a force, unless it bears a better one (8.13).
pub(crate) fn mark(play: &mut Play, id: ForceId, seen: Detection, why: &'static str) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    let from = force.detection;
    if seen > from {
        play.happen(Event::Detection(DetectionEvent::Changed {
            force: id,
            from,
            to: seen,
            why,
        }));
    }
}

/// A better look at a force known roughly: both dice are rolled, and it is put where it really is; the edge of
/// the map and hexes of US ships stop it, and both halves of a double force go (18.31-18.34).
fn correct_location(play: &mut Play, id: ForceId) {
    let way = play.roll(Purpose::LocationDirection(id), &LOCATION_DIRECTION, 0, []);
    let hexes = play.roll(Purpose::LocationDistance(id), &LOCATION_DISTANCE, 0, []);
    let Some(direction) = way.0 else {
        return;
    };
    for _ in 0..hexes {
        let Some(force) = play.table.force(id) else {
            return;
        };
        let (from, twin) = (force.hex, force.twin);
        let Some(to) = next_hex(&play.table, from, direction) else {
            return;
        };
        for what in [Some(id), twin].into_iter().flatten() {
            play.happen(Event::Forces(ForceEvent::Moved {
                what,
                from,
                to,
                why: ForceMove::Correction,
            }));
        }
    }
}

fn next_hex(table: &Table, from: HexId, direction: Direction) -> Option<HexId> {
    from.neighbour(direction).filter(|hex| !table.is_held(*hex))
}

/// Whether a search that has just seen a force well may stay with it: with the option in play, on the way out,
/// and not too far (18.11, 18.13).
pub(super) fn may_shadow(table: &Table, id: SearchId, force: ForceId) -> bool {
    let (Some(search), Some(force)) = (table.search(id), table.force(force)) else {
        return false;
    };
    table.plays(Variant::Shadowing) && search.leg == Leg::Outbound && near_enough(search, force.hex)
}

/// Not beyond 8 hexes while the search looks into the zone of 7 to 10, and at 11 or 12 when it looks beyond that
/// (18.13). A force that is not where it was reported (18.3) counts where it is.
fn near_enough(search: &Search, hex: HexId) -> bool {
    let distance = search.origin.distance(hex);
    match SearchZone::at(search.at.distance(search.origin)) {
        SearchZone::Close | SearchZone::Middle | SearchZone::Far => distance <= 8,
        SearchZone::Outer => matches!(distance, 11..=12),
    }
}

/// The search stays with the force, and looks for no other (18.11, 18.12).
pub(super) fn shadow(play: &mut Play, search: SearchId, force: ForceId, seen: Detection) {
    let (Some(flying), Some(there)) = (play.table.search(search), play.table.force(force)) else {
        return;
    };
    let (from, hex) = (flying.hex, there.hex);
    play.happen(Event::Searches(SearchEvent::Shadows {
        search,
        force,
        from,
        hex,
        seen,
        forgoes: play.table.looking.clone(),
    }));
}

/// The second look of a search at the force it shadows, after which it goes home, without searching the zone of
/// the force (18.11).
pub(super) fn look_again(play: &mut Play, search: SearchId, force: ForceId) {
    if play.table.force(force).is_none() {
        turn_for_home(play, search, force, TurnReason::ForceGone);
    } else if !can_see(&play.table, search) {
        turn_for_home(play, search, force, TurnReason::Dark);
    } else {
        look(play, search, force, true);
    }
}

pub(super) fn turn_for_home(play: &mut Play, search: SearchId, force: ForceId, why: TurnReason) {
    let outbound = play.table.search(search);
    let outbound = outbound.filter(|search| search.leg != Leg::Inbound);
    if let Some((hex, at)) = outbound.map(|search| (search.hex, search.at)) {
        play.happen(Event::Searches(SearchEvent::Turned {
            search,
            hex,
            at,
            force,
            why,
        }));
    }
}
