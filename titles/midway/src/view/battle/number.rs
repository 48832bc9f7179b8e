//! What the units of a battle need to hit in its stage.

use super::Scene;
use super::ladder::Stage;
use crate::engine::EventRecord;
use crate::engine::combat::{bombing_number, surface_targets};
use crate::engine::event::{BattleEvent, Event, HitEvent};
use crate::engine::table::{Defense, Table};
use crate::engine::units::{AirUnit, Combatant, HitNumber, IslandBase, Leader, Strength};

/// The table with the steps that were there before the hits of a stage: its shots are simultaneous.
pub(super) fn as_begun(table: &Table, events: &[EventRecord]) -> Table {
    let mut table = table.clone();
    let hits = events.iter().rev().filter_map(|it| match &it.event {
        Event::Hits(hit) => Some(hit),
        _ => None,
    });
    for hit in hits {
        match *hit {
            HitEvent::AirUnitReduced { unit } => table.air[unit].strength = Strength::Full,
            HitEvent::AirUnitEliminated { unit } => table.air[unit].strength = Strength::Reduced,
            HitEvent::DefenseReduced { base } => stands(&mut table, base, Strength::Full),
            HitEvent::DefenseEliminated { base } => stands(&mut table, base, Strength::Reduced),
            HitEvent::ShipDamaged { .. }
            | HitEvent::ShipSunk { .. }
            | HitEvent::LeaderLost { .. }
            | HitEvent::LeaderSaved { .. } => {}
        }
    }
    table
}

fn stands(table: &mut Table, base: IslandBase, step: Strength) {
    table.bases[base].defense = Defense::Standing(step);
}

/// What a unit needs to hit in a stage; a dash, where it does not fire.
pub(super) fn needs(scene: &Scene, unit: Combatant) -> HitNumber {
    on_table(scene, &scene.begun, unit)
}

/// What a unit would need if it were whole, where it began the stage with a step less and hits less for that.
pub(super) fn whole(scene: &Scene, unit: Combatant) -> Option<HitNumber> {
    let mut table = scene.begun.clone();
    match unit {
        Combatant::Air(unit) => table.air[unit].strength = Strength::Full,
        Combatant::Defense(base) => stands(&mut table, base, Strength::Full),
        Combatant::Ship(_) => return None,
    }
    let whole = on_table(scene, &table, unit);
    (whole != needs(scene, unit)).then_some(whole)
}

/// What a unit needs in the next round of air combat, where it hits less by what it has lost in this one.
pub(super) fn from_now_on(scene: &Scene, unit: Combatant) -> Option<HitNumber> {
    let now = match scene.stage {
        Stage::Air(_) => on_table(scene, scene.table, unit),
        _ => return None,
    };
    (now != needs(scene, unit)).then_some(now)
}

fn on_table(scene: &Scene, table: &Table, unit: Combatant) -> HitNumber {
    match (scene.stage, unit) {
        (Stage::Air(_) | Stage::Approach, Combatant::Air(unit)) => table.air_number(unit),
        (Stage::Bombs, Combatant::Air(unit)) => bombs_with(scene, table, unit),
        (Stage::Bombs, Combatant::Ship(ship)) => ship.data().flak,
        (Stage::Bombs, Combatant::Defense(base)) => {
            let step = table.bases[base].step();
            step.map_or(HitNumber::NONE, |step| base.data().flak.at(step))
        }
        (Stage::Guns, Combatant::Ship(ship)) => ship.data().naval,
        (Stage::Bombardment, Combatant::Ship(ship)) => ship.data().ground,
        (Stage::Bombardment, Combatant::Defense(base)) => {
            let step = table.bases[base].step();
            step.map_or(HitNumber::NONE, |step| base.data().guns.at(step))
        }
        _ => HitNumber::NONE,
    }
}

/// What a bomber hits with: at its target with all bonuses, also when all is over. Before it has one, what is there to bomb
/// tells whether it is its number at ships or at a base that counts (13.1); nothing, where nothing is.
fn bombs_with(scene: &Scene, table: &Table, unit: AirUnit) -> HitNumber {
    let aims = scene.targets();
    let aimed = aims.iter().find(|(by, _)| *by == unit.into());
    let there = || {
        let there = surface_targets(table, scene.place, unit.side().enemy());
        there.into_iter().min_by_key(|at| at.ship().is_none())
    };
    let at = aimed.map(|(_, at)| *at).or_else(there);
    at.map_or(HitNumber::NONE, |at| {
        bombing_number(table, &aims, &scene.bonuses(), unit, at)
    })
}

impl Scene<'_> {
    fn told(&self) -> impl Iterator<Item = &BattleEvent> {
        self.events.iter().filter_map(|it| match &it.event {
            Event::Battle(event) => Some(event),
            _ => None,
        })
    }

    /// Who has which target in this stage, and which the player has in mind.
    fn targets(&self) -> Vec<(Combatant, Combatant)> {
        let targets = self.told().filter_map(|event| match event {
            BattleEvent::Targeted { by, at } => Some((*by, *at)),
            _ => None,
        });
        let mut targets: Vec<_> = targets.collect();
        for (by, at) in self.picked {
            if !targets.iter().any(|(other, _)| other == by) {
                targets.push((*by, *at));
            }
        }
        targets
    }

    /// The leaders' bonuses of this stage.
    fn bonuses(&self) -> Vec<(Leader, AirUnit)> {
        let bonuses = self.told().filter_map(|event| match event {
            BattleEvent::Bonus { leader, unit } => Some((*leader, *unit)),
            _ => None,
        });
        bonuses.collect()
    }
}
