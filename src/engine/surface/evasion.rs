//! Who fights and who tries to get away (21.1).

use super::meeting::{Meeting, Side};
use super::sides::{is_battleship, side};
use crate::engine::charts::{EVADES_WITH_CARRIERS, SURFACE_EVASION};
use crate::engine::clock::Light;
use crate::engine::event::{Event, Purpose, SurfaceEvent};
use crate::engine::forces::Intelligence;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// What the Japanese do when ships meet, and why (21.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JapaneseChoice {
    /// Surface ships fight by night.
    FightsByNight,
    /// By day they fight with a battleship, and at least half as many as we have.
    FightsWithBattleships,
    /// By day they try to get away with fewer.
    EvadesByDay,
    /// A force with carriers always tries to get away.
    EvadesWithCarriers,
}

impl JapaneseChoice {
    /// Whether they fight.
    pub const fn accepts(self) -> bool {
        matches!(
            self,
            JapaneseChoice::FightsByNight | JapaneseChoice::FightsWithBattleships
        )
    }
}

/// What the Japanese do in a meeting (21.11).
pub fn japanese_choice(table: &Table, meeting: &Meeting) -> JapaneseChoice {
    let force = table.force(meeting.force);
    if !force.is_some_and(|force| force.intelligence == Intelligence::Level3Surface) {
        return JapaneseChoice::EvadesWithCarriers;
    }
    let battleships = |whose| {
        let ships = side(table, meeting, whose).into_iter();
        ships.filter(|ship| is_battleship(*ship)).count()
    };
    let (ours, theirs) = (battleships(Side::Us), battleships(Side::Japanese));
    match () {
        () if table.light() == Light::Night => JapaneseChoice::FightsByNight,
        () if theirs >= ours.div_ceil(2).max(1) => JapaneseChoice::FightsWithBattleships,
        () => JapaneseChoice::EvadesByDay,
    }
}

/// Whether a side has carriers that come along (21.14).
pub(crate) fn has_carriers(table: &Table, meeting: &Meeting, whose: Side) -> bool {
    // Which they are may not be known yet (7.33).
    let seem_to = whose == Side::Japanese
        && table
            .force(meeting.force)
            .is_some_and(|force| matches!(force.intelligence, Intelligence::Level3Carriers(_)));
    let mut ships = side(table, meeting, whose).into_iter();
    seem_to || ships.any(|ship| ship.data().kind.is_carrier())
}

/// One side tries to get away from the other: a die for each, and it does if its own is no lower (21.14). Says whether
/// it does.
pub(super) fn evade(play: &mut Play, whose: Side) -> bool {
    let Some(meeting) = play.table.markers.meeting.clone() else {
        return false;
    };
    let carriers = EVADES_WITH_CARRIERS.when(has_carriers(&play.table, &meeting, whose));
    let own = play.roll(Purpose::Evasion(whose), &SURFACE_EVASION, 0, carriers);
    let other = play.roll(Purpose::Evasion(whose.other()), &SURFACE_EVASION, 0, []);
    let escapes = own >= other;
    play.happen(Event::Surface(SurfaceEvent::Evaded {
        side: whose,
        escapes,
    }));
    escapes
}
