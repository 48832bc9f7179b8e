//! An air battle, as far as its events have been shown.

use super::extent::Fight;
use super::title::called;
use super::{Step, title};
use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::forces::{RaidId, Strength};
use crate::engine::map::HexId;
use crate::engine::{Roll, Scope, Table, count_of};
use crate::view::account::{self, AirBattleAccount, FuelPaid};
use crate::view::shown_record::ShownRecord;

/// An air battle so far.
#[derive(Clone, PartialEq, Debug)]
pub struct AirBattle {
    /// What has been told of it.
    pub account: AirBattleAccount,
    /// The mission.
    pub mission: MissionId,
    /// What it is called: a patrol keeps its name (4.34).
    pub name: String,
    /// The raid.
    pub raid: RaidId,
    /// The hex they fight over.
    pub hex: HexId,
    /// Its steps so far.
    pub steps: Vec<Step>,
    /// The last die, or the one that rolls.
    pub roll: Option<Roll>,
    /// Whether it rolls still.
    pub is_rolling: bool,
    /// The sentence for what came of it.
    pub result: String,
    /// Units of the mission when the fight began.
    pub units: UnitSet,
    /// Points of escorts when the fight began, once known.
    pub escorts: Option<u8>,
    /// Points of attack planes when the fight began, once known.
    pub attack: u8,
    /// All points when the fight began.
    pub points: u8,
    /// Where they fire, once they do.
    pub front: Option<Front>,
    /// Whether it is over.
    pub is_over: bool,
}

/// One of the two fights of an air battle (4.52).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Front {
    /// Against the escorts.
    Escorts,
    /// Against the attack planes.
    AttackPlanes,
}

impl AirBattle {
    /// The battle that the events shown are in, if they are in one; one that is over counts while the
    /// player has yet to see its end. `table` is the table after them.
    pub fn so_far(shown: ShownRecord, is_waiting: bool, table: &Table) -> Option<AirBattle> {
        let fight = Fight::newest(shown)?;
        let is_over = fight.is_over(shown.end());
        if is_over && !is_waiting {
            return None;
        }
        let Scope::AirBattle { mission, raid } = shown.scope(fight.span) else {
            return None;
        };
        let raid = table.raid(raid)?;
        let units = table.mission(mission).map(|mission| mission.units);
        let mut battle = AirBattle {
            account: AirBattleAccount::of(&shown.events()[fight.from..]),
            mission,
            name: called(shown, mission),
            raid: raid.id,
            hex: raid.hex,
            steps: fuel_paid(shown, mission).into_iter().collect(),
            roll: None,
            is_rolling: false,
            result: String::new(),
            units: units.unwrap_or_default(),
            escorts: None,
            attack: 0,
            points: raid.strength.points(),
            front: None,
            is_over,
        };
        battle.tell();
        battle.began_with(raid.strength);
        Some(battle)
    }

    /// What the battle began with is what is left and what was lost.
    fn began_with(&mut self, left: Strength) {
        self.units = self.units.with(self.account.lost);
        self.points += self.account.escorts_down + self.account.attack_down;
        if matches!(left, Strength::Sorted { .. }) {
            self.escorts = Some(left.fighters() + self.account.escorts_down);
            self.attack = left.attack() + self.account.attack_down;
        }
    }

    /// Whether the fighters have been divided.
    pub fn is_divided(&self) -> bool {
        !self.account.on_escorts.is_empty() || !self.account.on_attack.is_empty()
    }

    /// Whether it was a patrol until it went on the map for this fight.
    pub fn is_patrol(&self) -> bool {
        self.name != self.mission.to_string()
    }

    /// The title of the dialog.
    pub fn title(&self) -> String {
        title::of_battle(&self.name, self.raid)
    }

    /// What stands under the title.
    pub fn subtitle(&self) -> String {
        let ours = count_of(self.units.len(), "Hellcat unit", "Hellcat units");
        let theirs = count_of(self.points, "air point", "air points");
        let mission = match self.is_patrol() {
            true => format!(" \u{b7} on the map as {}", self.mission),
            false => String::new(),
        };
        format!("Hex {} \u{b7} {ours} against {theirs}{mission}", self.hex)
    }
}

/// What a mission paid for its fight before the first of them began (4.51).
fn fuel_paid(shown: ShownRecord, mission: MissionId) -> Option<Step> {
    let FuelPaid { spent, left } = account::fuel_of_combat(shown.of_segment(), mission)?;
    Some(Step {
        title: "Fuel paid".to_owned(),
        detail: format!("{}; {left} left", count_of(spent, "point", "points")),
        ..Step::default()
    })
}
