//! What a fight was, and how it ended: for the log and the report, long after it was watched.

use super::attack::Attack;
use super::battle::AirBattle;
use super::surface::SurfaceAction;
use super::verdict;
use crate::engine::fleet::MissionId;
use crate::engine::forces::RaidId;
use crate::engine::map::HexId;
use crate::engine::{Attacker, Table};
use crate::view::card::Card;
use crate::view::shown_record::ShownRecord;

/// What a fight was, and how it ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FightSummary {
    /// Who fought whom.
    pub title: String,
    /// The hex it was fought in.
    pub hex: Option<HexId>,
    /// Our mission in it, if it was one.
    pub mission: Option<MissionId>,
    /// The raid in it, if it was one.
    pub raid: Option<RaidId>,
    /// How it ended, once it has.
    pub verdict: Option<Card>,
}

/// What the fight is that the events shown end in. `table` is the table after them.
pub fn summary(shown: ShownRecord, table: &Table) -> Option<FightSummary> {
    if let Some(battle) = AirBattle::so_far(shown, true, table) {
        let verdict = || verdict::of_battle(&battle, shown, table);
        return Some(FightSummary {
            title: battle.title(),
            hex: Some(battle.hex),
            mission: Some(battle.mission),
            raid: Some(battle.raid),
            verdict: battle.is_over.then(verdict),
        });
    }
    if let Some(action) = SurfaceAction::so_far(shown, true, table) {
        let verdict = || verdict::of_surface(&action, shown, table);
        return Some(FightSummary {
            title: action.title(),
            hex: action.account.hex,
            mission: None,
            raid: None,
            verdict: action.is_over.then(verdict),
        });
    }
    let attack = Attack::so_far(shown, true, table)?;
    let verdict = || verdict::of_attack(&attack, shown, table);
    let (mission, raid) = match attack.by {
        Attacker::Strike(mission) => (Some(mission), None),
        Attacker::Raid(raid) => (None, Some(raid)),
    };
    Some(FightSummary {
        title: attack.title(),
        hex: attack.hex,
        mission,
        raid,
        verdict: attack.is_over.then(verdict),
    })
}
