//! An attack on ships, as far as its events have been shown: a strike's on a force (5.1), or a raid's
//! on a task group (5.7).

use super::extent::{Fight, FightKind};
use super::{Step, title};
use crate::engine::fleet::UnitSet;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Attacker, Quarry, Roll, Table, count_of, targets_of_raid};
use crate::view::account::AttackAccount;
use crate::view::ship::{self, Pips};
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// An attack so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// What has been told of it.
    pub account: AttackAccount,
    /// Who attacks.
    pub by: Attacker,
    /// Whom; a raid over the fleet may not have chosen yet.
    pub target: Option<Quarry>,
    /// The hex of the ships.
    pub hex: Option<HexId>,
    /// Its steps so far.
    pub steps: Vec<Step>,
    /// The last die.
    pub roll: Option<Roll>,
    /// Whether it rolls still.
    pub is_rolling: bool,
    /// The chart of the last step.
    pub chart: Option<&'static str>,
    /// The sentences for what came of it.
    pub result: String,
    /// Units of the strike when it began.
    pub units: UnitSet,
    /// The ships that can be hit.
    pub ships: Vec<Aimed>,
    /// Whether it is over.
    pub is_over: bool,
}

/// A ship that can be hit.
#[derive(Clone, PartialEq, Debug)]
pub struct Aimed {
    /// The ship.
    pub ship: ShipId,
    /// Her hits.
    pub pips: Pips,
    /// Her condition in words.
    pub condition: String,
    /// Whether she sank.
    pub is_sunk: bool,
    /// The damage rolls that are meant for her: their numbers, from 0, and what is added to each.
    pub rolls: Vec<(u8, i8)>,
}

impl Attack {
    /// The attack that the events shown are in, if they are in one; one that is over counts while the
    /// player has yet to see its end. `table` is the table after them.
    pub fn so_far(shown: ShownRecord, is_waiting: bool, table: &Table) -> Option<Attack> {
        let fight = Fight::newest(shown)?;
        let is_over = fight.is_over(shown.end());
        let FightKind::Attack(by) = fight.kind else {
            return None;
        };
        if is_over && !is_waiting {
            return None;
        }
        let account = AttackAccount::of(by, &shown.events()[fight.from..]);
        let mut attack = Attack {
            by,
            target: account.quarry(),
            account,
            hex: None,
            steps: Vec::new(),
            roll: None,
            is_rolling: false,
            chart: None,
            result: String::new(),
            units: UnitSet::EMPTY,
            ships: Vec::new(),
            is_over,
        };
        attack.tell();
        attack.look_at(table);
        Some(attack)
    }

    /// Takes from the table what the events do not tell: what it began with is what is left and
    /// what was lost.
    fn look_at(&mut self, table: &Table) {
        match self.by {
            Attacker::Strike(id) => {
                let left = table.mission(id).map(|mission| mission.units);
                self.units = left.unwrap_or_default().with(self.account.lost);
            }
            Attacker::Raid(id) => {
                if let Some(raid) = table.raid(id) {
                    self.hex = Some(raid.hex);
                    self.account.fighters.all =
                        raid.strength.fighters() + self.account.fighters.down;
                    self.account.attack_planes.all =
                        raid.strength.attack() + self.account.attack_planes.down;
                }
            }
        }
        if let Some(Quarry::Force(id)) = self.target {
            self.hex = table.force(id).map(|force| force.hex);
        }
        for target in self.targets(table) {
            self.ship(target);
        }
        let rolls = table.attack.iter().flat_map(|attack| &attack.rolls);
        for (number, roll) in (0..).zip(rolls) {
            if let Some(ship) = roll.ship {
                self.ship(ship).rolls.push((number, roll.modifier));
            }
        }
        for target in &mut self.ships {
            target.pips.hits = table.hits(target.ship);
            target.condition = ship::condition(table, target.ship);
            target.is_sunk = table.is_sunk(target.ship);
        }
    }

    /// The ships of the target that can be hit.
    fn targets(&self, table: &Table) -> Vec<ShipId> {
        match self.target {
            Some(Quarry::Force(force)) => table.force(force).map(|force| force.ships.clone()),
            Some(Quarry::TaskGroup(group)) => match self.by {
                Attacker::Raid(raid) => Some(targets_of_raid(table, raid, group)),
                Attacker::Strike(_) => None,
            },
            Some(Quarry::Ship(ship)) => Some(vec![ship]),
            None => None,
        }
        .unwrap_or_default()
    }

    /// A ship that can be hit, in the order of the roster.
    pub(super) fn ship(&mut self, ship: ShipId) -> &mut Aimed {
        let at = self.ships.partition_point(|target| target.ship < ship);
        if self.ships.get(at).is_none_or(|target| target.ship != ship) {
            let aimed = Aimed {
                ship,
                pips: Pips::default(),
                condition: String::new(),
                is_sunk: false,
                rolls: Vec::new(),
            };
            self.ships.insert(at, aimed);
        }
        &mut self.ships[at]
    }

    /// The title of the dialog.
    pub fn title(&self) -> String {
        title::of_attack(self.by, self.target)
    }

    /// What stands under the title.
    pub fn subtitle(&self) -> String {
        let hex = self.hex.map(|hex| format!("Hex {hex} \u{b7} "));
        let hex = hex.unwrap_or_default();
        match self.by {
            Attacker::Strike(_) => {
                let planes = self.units.without(self.units.fighters()).len();
                let planes = count_of(planes, "attack unit", "attack units");
                let escorts = count_of(self.units.fighters().len(), "escort", "escorts");
                format!("{hex}{planes}, {escorts}")
            }
            Attacker::Raid(_) => {
                let (fighters, planes) =
                    (self.account.fighters.all, self.account.attack_planes.all);
                format!("{hex}{}", wording::of_each(fighters, planes))
            }
        }
    }
}
