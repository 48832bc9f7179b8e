//! How many fighters are up over a carrier force (5.41-5.44).

use crate::engine::charts::{CAP_SURPRISED, JAPANESE_CAP, Surprise};
use crate::engine::event::{AttackEvent, Event, Purpose};
use crate::engine::forces::{Force, ForceId, net_air_value};
use crate::engine::scenario::Scenario;
use crate::engine::ships::{Condition, ShipKind};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Brings the CAP of a force up for this phase, if no strike has met it in this phase yet (5.43).
pub(super) fn bring_up(play: &mut Play, id: ForceId, surprise: Surprise) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    if force.cap.is_some() {
        return;
    }
    let points = if is_by_air_value(&play.table) {
        roll(play, id, surprise)
    } else {
        // Fixed by the scenario, for the force or for its carriers (5.41); what was shot down before does not come back.
        let over_carriers = cap_of_carriers(&play.table, force);
        force
            .fixed_cap
            .unwrap_or(over_carriers)
            .saturating_sub(force.lost)
    };
    play.happen(Event::Attacks(AttackEvent::CapUp { force: id, points }));
}

/// Whether the strength of CAP goes by the net air value of its force: in the whole battle (5.41).
fn is_by_air_value(table: &Table) -> bool {
    let scenario = Scenario::numbered(table.scenario);
    scenario.is_some_and(|scenario| scenario.battle.is_some())
}

/// Rolls for the CAP of a force by what of its air value is there (5.41).
fn roll(play: &mut Play, id: ForceId, surprise: Surprise) -> u8 {
    let net = play.table.force(id);
    let Some(net) = net.and_then(|force| net_air_value(&play.table, force)) else {
        return 0;
    };
    play.happen(Event::Attacks(AttackEvent::NetAirValue {
        force: id,
        value: net.value,
        away: net.away,
    }));
    play.roll(
        Purpose::CapStrength(id),
        &JAPANESE_CAP,
        JAPANESE_CAP.column(net.left()),
        CAP_SURPRISED.when(surprise == Surprise::Partial),
    )
}

/// Points of CAP over a force by its carriers: two for a fleet carrier and one for a light one whose flight deck
/// works (the rule of scenarios 4 and 5).
fn cap_of_carriers(table: &Table, force: &Force) -> u8 {
    let working = force
        .carriers()
        .filter(|carrier| table.condition(*carrier) < Condition::Heavy);
    working
        .map(|carrier| match carrier.data().kind {
            ShipKind::Cv => 2,
            _ => 1,
        })
        .sum()
}
