//! The counters of forces: a carrier force with a display is a butai, one that has lost its carriers is not (9.11,
//! 9.13).

use super::force::ForceId;
use crate::engine::event::{ButaiEvent, Event};
use crate::engine::scenario::Scenario;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Gives a force the counter that fits what is known of it: a butai's from Level 2 with carriers on (9.11), a lettered
/// one if it has no carrier (9.13). Without a counter left it keeps its own. Says which it has.
pub(super) fn fit_counter(play: &mut Play, id: ForceId) -> ForceId {
    let Some(force) = play.table.force(id) else {
        return id;
    };
    let known = force.intelligence;
    let has_carriers = known.is_carrier_force();
    match id {
        ForceId::Letter(_) if has_carriers && known.level() >= 2 => make_butai(play, id),
        ForceId::Butai(_) if !has_carriers => {
            let letter = play.table.free_force();
            replace(play, id, letter)
        }
        _ => id,
    }
}

/// Sets a butai display up for a force that has none (9.11). Says which counter it has now.
pub(super) fn make_butai(play: &mut Play, id: ForceId) -> ForceId {
    if id.is_butai() || !has_displays(&play.table) {
        return id;
    }
    let butai = play.table.free_butai();
    replace(play, id, butai)
}

fn replace(play: &mut Play, force: ForceId, by: Option<ForceId>) -> ForceId {
    let (Some(by), Some(there)) = (by, play.table.force(force)) else {
        return force;
    };
    let hex = there.hex;
    play.happen(Event::Butai(ButaiEvent::CounterReplaced { force, by, hex }));
    by
}

/// Whether carrier forces have butai displays: in scenarios in which they raid.
fn has_displays(table: &Table) -> bool {
    let scenario = Scenario::numbered(table.scenario);
    scenario.is_some_and(|scenario| scenario.force_raids(&table.options).is_some())
}
