//! Land air reinforcements: what Iwo Jima and Yap send to Guam (16).

use super::activation_chit::ActivationChit;
use super::launcher::{LandBase, Launcher};
use super::raid::{RaidTarget, Service};
use super::raid_placement::{Launch, place};
use crate::engine::charts::{LAND_AIR, LAND_AIR_ARRIVAL, LandAir, sent_before};
use crate::engine::clock::Turn;
use crate::engine::event::{Event, GuamEvent, Purpose};
use crate::engine::record::Scope;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The first turn of a day in which the chits of the bases are in the cup (16.11).
const FIRST_TURN: Turn = Turn::at(19, 810);

/// The chits of the bases that go into the cup: from 0810 to the end of the night, of each until it has sent aircraft
/// on this day (16.11, 16.12).
pub(crate) fn chits_of_bases(table: &Table) -> impl Iterator<Item = ActivationChit> + use<'_> {
    let in_play =
        table.plays(Variant::LandAirReinforcements) && table.turn.number >= FIRST_TURN.number;
    let bases = LandBase::ALL.into_iter().filter(move |_| in_play);
    let bases = bases.filter(|base| table.guam.sent(*base, table.turn.day).is_none());
    bases.map(|base| match base {
        LandBase::IwoJima => ActivationChit::IwoJima,
        LandBase::YapPeleliu => ActivationChit::YapPeleliu,
    })
}

/// A base acts: it may send aircraft to Guam (16.12), which are met on their way if US ships or fighters are near, and
/// else land at once (16.21, 16.22).
pub(super) fn activate_base(play: &mut Play, base: LandBase) {
    play.scoped(Scope::Reinforcement { base }, |play| reinforce(play, base));
}

fn reinforce(play: &mut Play, base: LandBase) {
    let arrival = play.roll(Purpose::LandAirArrival(base), &LAND_AIR_ARRIVAL, 0, []);
    if arrival == LandAir::Stays {
        return;
    }
    let before = play.table.guam.sent(base, play.table.turn.day - 1);
    let before = before.and_then(sent_before).map(|modifier| modifier.of(0));
    let points = play.roll(Purpose::LandAirStrength(base), &LAND_AIR, 0, before);
    play.happen(Event::Guam(GuamEvent::Reinforced { base, points }));
    if !play.table.watches_guam() {
        let value = play.table.guam.value + points;
        return play.happen(Event::Guam(GuamEvent::ArrivedUnseen {
            base,
            points,
            value,
        }));
    }
    place(
        play,
        Launch {
            source: base.origin(),
            target: RaidTarget::Guam,
            cripple: None,
            first: points,
            second: None,
            service: Service::Land,
            by: Some(Launcher::Base(base)),
        },
    );
}
