//! IJN target determination (11): two dice on the table for each unit of the IJN.

use crate::engine::charts::{AirAttacker, SurfaceAttacker, TARGET_AIR, TARGET_SURFACE};
use crate::engine::decision::{Aims, Decision};
use crate::engine::event::{BattleEvent, Purpose};
use crate::engine::order::Order;
use crate::engine::table::Table;
use crate::engine::units::{Combatant, Side};
use crate::engine::{Play, Step};

/// A unit of either side has a target.
pub(super) fn aim<U: Into<Combatant>>(play: &mut Play, by: U, at: U) {
    play.happen(BattleEvent::Targeted {
        by: by.into(),
        at: at.into(),
    });
}

/// Units of the player that can attack one thing alone have it for their target. Says for which he has a choice.
pub(super) fn aim_without_choice<U: Copy + Into<Combatant>>(
    play: &mut Play,
    aims: Vec<Aims<U>>,
) -> Vec<Aims<U>> {
    let has_choice = |aims: &Aims<U>| aims.targets.len() > 1;
    let (open, others): (Vec<_>, Vec<_>) = aims.into_iter().partition(has_choice);
    for Aims { by, targets } in others {
        targets.into_iter().for_each(|at| aim(play, by, at));
    }
    open
}

/// The targets of the IJN's units in one round, bombing or naval combat.
#[derive(Clone, Debug)]
pub struct TargetDetermination {
    /// Those that have no target yet, the first one last.
    left: Vec<Combatant>,
    /// What they can attack.
    among: Vec<Combatant>,
    /// Whose target the player is asked for.
    asked: Option<Combatant>,
}

impl TargetDetermination {
    /// Units of the IJN, and what they can attack.
    pub(super) fn new(
        units: impl IntoIterator<Item = Combatant>,
        among: Vec<Combatant>,
    ) -> TargetDetermination {
        let mut left: Vec<Combatant> = units.into_iter().collect();
        left.reverse();
        // 11.1: who finds nothing to attack does not attack.
        if among.is_empty() {
            left.clear();
        }
        TargetDetermination {
            left,
            among,
            asked: None,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some(by) = self.left.pop() else {
            return Step::Done;
        };
        // 11.0: the dice fall also where one target is left and they change nothing.
        let named = named_targets(play, by, &self.among);
        let targets = match named.is_empty() {
            // 11.1: no such target.
            true => least_targeted(&play.table, &self.among),
            // 11.2
            false => least_targeted(&play.table, &named),
        };
        match targets[..] {
            [at] => {
                play.happen(BattleEvent::Targeted { by, at });
                Step::Again
            }
            _ => {
                self.asked = Some(by);
                Step::Ask(Decision::IjnTarget { by, targets })
            }
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let (Order::ChooseTarget { target }, Some(by)) = (order, self.asked.take()) {
            play.happen(BattleEvent::Targeted { by, at: *target });
        }
    }
}

/// Rolls for a unit: those targets that are of the type the table says (11.0).
fn named_targets(play: &mut Play, by: Combatant, among: &[Combatant]) -> Vec<Combatant> {
    let purpose = Purpose::IjnTarget { by };
    let attacker = match by {
        Combatant::Air(unit) if unit.kind().is_fighter() => {
            let column = TARGET_AIR.column(AirAttacker::from(unit.branch()));
            let kind = play.roll(purpose, &TARGET_AIR, column, []);
            let is_named = |at: &Combatant| at.air().is_some_and(|unit| unit.kind() == kind);
            return among.iter().copied().filter(is_named).collect();
        }
        Combatant::Air(unit) => SurfaceAttacker::from(unit.branch()),
        Combatant::Ship(_) | Combatant::Defense(_) => SurfaceAttacker::Ship,
    };
    let column = TARGET_SURFACE.column(attacker);
    let wanted = play.roll(purpose, &TARGET_SURFACE, column, []);
    let is_named = |at: &Combatant| match at {
        Combatant::Ship(ship) => wanted.class() == Some(ship.class()),
        Combatant::Defense(_) => wanted.class().is_none(),
        Combatant::Air(_) => false,
    };
    among.iter().copied().filter(is_named).collect()
}

/// Those of several targets at which the fewest units of the IJN aim so far (11.1, 11.2).
fn least_targeted(table: &Table, among: &[Combatant]) -> Vec<Combatant> {
    let battle = table.combat.battle.as_ref();
    let aims = |at: &Combatant| {
        let attackers = battle
            .into_iter()
            .flat_map(|battle| battle.attackers_of(*at));
        attackers.filter(|by| by.side() == Side::Ijn).count()
    };
    let least = among.iter().map(aims).min();
    let those = among.iter().copied();
    those.filter(|at| Some(aims(at)) == least).collect()
}
