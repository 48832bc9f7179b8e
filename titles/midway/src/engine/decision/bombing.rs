//! Questions of bombing (13).

use super::aims::{Aims, Fault, check_each, ways};
use super::{Question, QuestionText};
use crate::engine::order::Order;
use crate::engine::refusal::{CombatRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Combatant, Leader};

/// What bombers attack, and which of them the leaders help (13.0, 20.1).
pub(super) struct BombTargets<'a> {
    pub(super) bombers: &'a [AirUnit],
    pub(super) targets: &'a [Combatant],
    pub(super) bonuses: &'a [Aims<Leader, AirUnit>],
}

impl BombTargets<'_> {
    fn open(&self) -> Vec<Aims<AirUnit, Combatant>> {
        let aims = |by: AirUnit| Aims {
            by,
            targets: self.targets.to_vec(),
        };
        self.bombers.iter().copied().map(aims).collect()
    }
}

impl Question for BombTargets<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        let Order::Bomb { bombs, bonuses } = order else {
            return Err(Refusal::NotAsked);
        };
        check_each(&self.open(), bombs).map_err(|fault| match fault {
            Fault::NotOpen(by) => CombatRefusal::NoBomber(by),
            Fault::NotATarget(_, at) => CombatRefusal::NoSurfaceTarget(at),
            Fault::Twice(by) => CombatRefusal::BomberTwice(by),
            Fault::Missing(by) => CombatRefusal::BomberWithoutTarget(by),
        })?;
        check_each(self.bonuses, bonuses).map_err(|fault| match fault {
            Fault::NotOpen(leader) => CombatRefusal::NoBonus(leader),
            Fault::NotATarget(leader, unit) => CombatRefusal::NotOfHisForce { leader, unit },
            Fault::Twice(leader) => CombatRefusal::BonusTwice(leader),
            Fault::Missing(leader) => CombatRefusal::BonusMissing(leader),
        })?;
        Ok(())
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let bonuses = ways(self.bonuses);
        let with = |bombs: Vec<(AirUnit, Combatant)>| {
            let bonuses = bonuses.clone().into_iter();
            bonuses.map(move |bonuses| Order::Bomb {
                bombs: bombs.clone(),
                bonuses,
            })
        };
        ways(&self.open()).into_iter().flat_map(with).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "bomb_targets",
            rule: "13.0",
            in_a_line: "Each of your bombers that got through attacks a spotted ship or the coastal defense.",
        }
    }
}

/// Which bomber the flak has hit (13.2).
pub(super) struct FlakVictim<'a> {
    pub(super) bombers: &'a [AirUnit],
}

impl Question for FlakVictim<'_> {
    fn check(&self, _: &Table, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::FlakHits { unit } if self.bombers.contains(unit) => Ok(()),
            Order::FlakHits { unit } => Err(CombatRefusal::NoVictim(*unit).into()),
            _ => Err(Refusal::NotAsked),
        }
    }

    fn legal(&self, _: &Table) -> Vec<Order> {
        let bombers = self.bombers.iter().copied();
        bombers.map(|unit| Order::FlakHits { unit }).collect()
    }

    fn text(&self) -> QuestionText {
        QuestionText {
            name: "flak_victim",
            rule: "13.2",
            in_a_line: "The flak has hit a bomber: you say which, on either side.",
        }
    }
}
