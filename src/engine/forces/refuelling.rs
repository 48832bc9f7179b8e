//! Japanese refuelling: with the dusk of June 19 the forces turn back, and on their way home they wait at oilers (20).

use std::fmt;

use super::activation_chit::ActivationChit;
use super::force::{Detection, Force, ForceId};
use super::left_behind::is_crippled;
use crate::engine::charts::{FLAGSHIP_OUT, REFUELLING, Refuels};
use crate::engine::clock::Turn;
use crate::engine::event::{Choice, Event, Purpose, RefuellingEvent};
use crate::engine::map::{HexId, OILERS, Zone};
use crate::engine::record::Scope;
use crate::engine::scenario::Variant;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The turn in which the oilers come and the forces turn back (20.2, 20.5).
const TURNS_BACK: Turn = Turn::at(19, 1850);
/// The turn at whose start the oilers are gone, and every force goes home (20.8).
pub const ALL_GO_HOME: Turn = Turn::at(20, 1330);
/// The flagship of the Japanese fleet (20.61).
const FLAGSHIP: Option<ShipId> = ShipId::named("Taiho");

/// An oiler unit: a supply fleet of several ships (20.2). It never moves, and nothing attacks it (20.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OilerId {
    /// In an Oil-1 hex.
    A,
    /// In an Oil-2 hex.
    B,
    /// In an Oil-3 hex.
    C,
}

impl OilerId {
    /// The three of them, as their hexes are numbered (20.3).
    pub const ALL: [OilerId; 3] = [OilerId::A, OilerId::B, OilerId::C];
}

impl fmt::Display for OilerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OilerId::A => "Oiler A",
            OilerId::B => "Oiler B",
            OilerId::C => "Oiler C",
        })
    }
}

kernel::serialize_as_printed!(OilerId);

/// Whether the forces have turned back by now: none arrives any more.
pub(crate) fn have_turned_back(table: &Table) -> bool {
    table.plays(Variant::Refuelling) && table.turn >= TURNS_BACK
}

/// As a turn begins the oilers come, each to one of its two hexes at random, or leave (20.2, 20.3, 20.8).
pub(super) fn oilers_come_and_go(play: &mut Play) {
    if !play.table.plays(Variant::Refuelling) {
        return;
    }
    if play.table.turn == TURNS_BACK {
        for (oiler, hexes) in OilerId::ALL.into_iter().zip(OILERS) {
            play.scoped(Scope::OilerArrival { oiler }, |play| {
                let hex = play.pick(Choice::OilerHex(oiler), &hexes);
                play.happen(Event::Refuelling(RefuellingEvent::OilerPlaced {
                    oiler,
                    hex,
                }));
            });
        }
    } else if play.table.turn == ALL_GO_HOME {
        play.happen(Event::Refuelling(RefuellingEvent::OilersLeave));
    }
}

/// Whether a force goes home because all do: in the western section of the map from 1850 of June 19 on, anywhere from
/// 1330 of June 20 on (19.1, 20.5, 20.8).
pub(crate) fn turns_back(table: &Table, force: &Force) -> bool {
    have_turned_back(table) && (table.turn >= ALL_GO_HOME || !Zone::of(force.hex).is_eastern())
}

/// An activated force that goes home as all do retires from now on; it does not part from its other half by that (19.1,
/// 19.4).
pub(super) fn turn_back(play: &mut Play, force: ForceId) {
    let there = play.table.force(force);
    if there.is_some_and(|there| !there.retiring && turns_back(&play.table, there)) {
        play.happen(Event::Refuelling(RefuellingEvent::TurnsBack { force }));
    }
}

/// Whether a force tries to come by oil: one that retires, for whatever cause, until it has refuelled or given it up
/// (19.2). A crippled ship is towed home.
fn seeks_oil(table: &Table, force: &Force) -> bool {
    let refuelling = &table.refuelling;
    !refuelling.oilers.is_empty()
        && (force.retiring || turns_back(table, force))
        && !refuelling.is_done(force.id)
        && !force.id.is_cripple()
        && !is_crippled(table, force)
}

/// The oiler that a retiring force makes for, and its hex: the nearest when it sets out, one of several at random
/// (20.5).
pub(super) fn oiler_sought(play: &mut Play, force: &Force) -> Option<(OilerId, HexId)> {
    if !seeks_oil(&play.table, force) {
        return None;
    }
    let oiler = match play.table.refuelling.bound_for(force.id) {
        Some(oiler) => oiler,
        None => choose_oiler(play, force)?,
    };
    let hex = play.table.refuelling.hex_of(oiler)?;
    Some((oiler, hex))
}

/// The hex in which a force that seeks oil will lie and wait: that of the oiler it makes for, or of the nearest (20.5).
/// All of that lies on the table.
pub(crate) fn where_it_waits(table: &Table, force: &Force) -> Option<HexId> {
    if !seeks_oil(table, force) {
        return None;
    }
    let refuelling = &table.refuelling;
    let bound = refuelling.bound_for(force.id);
    let hexes = refuelling.oilers.iter().map(|(_, hex)| *hex);
    bound
        .and_then(|oiler| refuelling.hex_of(oiler))
        .or_else(|| hexes.min_by_key(|hex| hex.distance(force.hex)))
}

/// Both halves of a double force make for the oiler (20.6).
fn choose_oiler(play: &mut Play, force: &Force) -> Option<OilerId> {
    let oilers = &play.table.refuelling.oilers;
    let distance = |hex: &HexId| hex.distance(force.hex);
    let least = oilers.iter().map(|(_, hex)| distance(hex)).min()?;
    let nearest = oilers.iter().filter(|(_, hex)| distance(hex) == least);
    let nearest: Vec<OilerId> = nearest.map(|(oiler, _)| *oiler).collect();
    let oiler = play.pick(Choice::Oiler(force.id), &nearest);
    for force in halves(force) {
        play.happen(Event::Refuelling(RefuellingEvent::MakesFor {
            force,
            oiler,
        }));
    }
    Some(oiler)
}

/// A force that is activated at its oiler tries to refuel, in the place of its move, if it is the first there of those
/// that act in this phase (20.6, 20.61).
pub(super) fn try_to_refuel(play: &mut Play, force: &Force, oiler: OilerId) {
    if !is_first_in_line(&play.table, force, oiler) {
        return;
    }
    play.scoped(Scope::Refuelling { force: force.id }, |play| {
        let flagship = FLAGSHIP_OUT.when(flagship_is_out(&play.table));
        let result = play.roll(Purpose::Refuelling(force.id), &REFUELLING, 0, flagship);
        play.happen(Event::Refuelling(RefuellingEvent::Tried {
            force: force.id,
            oiler,
            refuelled: result == Refuels::Refuelled,
        }));
    });
}

/// Whether nobody has tried at the oiler in this phase, and nobody who acts in it has come there before (20.6).
fn is_first_in_line(table: &Table, force: &Force, oiler: OilerId) -> bool {
    if table.refuelling.tried.contains(&oiler) {
        return false;
    }
    let waits = |other: &&Force| {
        let bound = table.refuelling.bound_for(other.id);
        other.hex == force.hex
            && seeks_oil(table, other)
            && bound.is_none_or(|bound| bound == oiler)
            && acts_in_this_phase(table, other)
    };
    let first = table.forces.iter().filter(waits);
    let first = first.min_by_key(|other| table.refuelling.place_in_line(other.id));
    first.is_none_or(|first| halves(force).any(|half| half == first.id))
}

/// Whether a force acts by a chit that has been drawn in this phase, its own or that of its other half (7.53).
fn acts_in_this_phase(table: &Table, force: &Force) -> bool {
    let is_its = |chit: &ActivationChit| halves(force).any(|id| *chit == ActivationChit::Force(id));
    let before = table.chits_a_phase * table.phase.saturating_sub(1);
    let drawn = table.drawn_chits.iter().position(is_its);
    !table.moved_by_other.contains(force.id)
        && drawn.is_some_and(|place| place >= usize::from(before))
}

/// Whether the flagship has been in the battle, and is sunk or crippled (20.61).
pub(crate) fn flagship_is_out(table: &Table) -> bool {
    FLAGSHIP.is_some_and(|ship| table.condition(ship) >= Condition::Crippled)
}

/// A force that an air search has seen well gives its oil up, and with it its other half (20.7).
pub(crate) fn give_up_if_seen(play: &mut Play, id: ForceId, seen: Detection) {
    let Some(force) = play.table.force(id).cloned() else {
        return;
    };
    if seen < Detection::Located || !seeks_oil(&play.table, &force) {
        return;
    }
    for force in halves(&force) {
        play.happen(Event::Refuelling(RefuellingEvent::GivesUp { force }));
    }
}

/// A force, and its other half if that is with it (7.52).
fn halves(force: &Force) -> impl Iterator<Item = ForceId> + use<> {
    [Some(force.id), force.twin].into_iter().flatten()
}
