//! What a fight is called: in its dialog, in the log and the report, on the timeline.

use super::extent::{Fight, FightKind};
use crate::engine::fleet::MissionId;
use crate::engine::forces::{ForceId, RaidId};
use crate::engine::{Attacker, Quarry, Scope};
use crate::view::account::{self, AttackAccount, SurfaceAccount};
use crate::view::shown_record::ShownRecord;

/// What the fight is called that the newest event shown is part of, if there is one.
pub(in crate::view) fn title(shown: ShownRecord) -> Option<String> {
    let fight = Fight::newest(shown)?;
    match (fight.kind, shown.scope(fight.span)) {
        (FightKind::Attack(by), _) => {
            let account = AttackAccount::of(by, &shown.events()[fight.from..]);
            Some(of_attack(by, account.quarry()))
        }
        (FightKind::AirBattle, Scope::AirBattle { mission, raid }) => {
            Some(of_battle(&called(shown, mission), raid))
        }
        (FightKind::Surface, Scope::SurfaceBattle { force }) => {
            let account = SurfaceAccount::of(&shown.events()[fight.from..]);
            Some(of_ships(account.force.unwrap_or(force)))
        }
        _ => None,
    }
}

/// What an air battle is called. `name` is what the mission is called in it.
pub(super) fn of_battle(name: &str, raid: RaidId) -> String {
    format!("{name} meets {raid}")
}

/// What an attack on ships is called.
pub(super) fn of_attack(by: Attacker, quarry: Option<Quarry>) -> String {
    match quarry {
        Some(quarry) => format!("{by} attacks {quarry}"),
        // 5.71: it chooses its target when it is past the Battle Line; one that is shot down there attacks nobody else.
        None => format!("{by} comes to the Battle Line"),
    }
}

/// What a meeting of ships is called.
pub(super) fn of_ships(force: ForceId) -> String {
    format!("Our ships meet {force}")
}

/// What a mission is called in a fight: a patrol that went on the map for it is told by its own name to
/// the end (4.34).
pub(super) fn called(shown: ShownRecord, mission: MissionId) -> String {
    let patrol = account::patrol_before(shown.of_segment(), mission);
    patrol.map_or_else(|| mission.to_string(), |patrol| patrol.to_string())
}
