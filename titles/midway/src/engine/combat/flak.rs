//! Anti-aircraft fire (13.2).

use super::hits;
use super::present::surface_targets;
use crate::engine::decision::Decision;
use crate::engine::event::Purpose;
use crate::engine::map::Place;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, Combatant, HitNumber, Side};
use crate::engine::{Play, Step};

/// The flak of one bombing.
#[derive(Clone, Debug)]
pub(super) struct Flak {
    /// Who has not fired yet, with his number as it was before the bombs fell; the first one last.
    left: Vec<(Combatant, HitNumber)>,
}

impl Flak {
    /// Each surface target of the space fires once, attacked or not; a coastal defense only if it is attacked.
    pub(super) fn new(table: &Table, space: Place) -> Flak {
        let targets = |side| surface_targets(table, space, side);
        let battle = table.combat.battle.as_ref();
        let is_attacked =
            |at: &Combatant| battle.is_some_and(|it| it.attackers_of(*at).next().is_some());
        let fires = |by: &Combatant| matches!(by, Combatant::Ship(_)) || is_attacked(by);
        let all = [targets(Side::Ijn), targets(Side::Usn)].concat();
        let fire = all.into_iter().filter(fires);
        let mut left: Vec<_> = fire.map(|by| (by, flak_number(table, by))).collect();
        left.reverse();
        Flak { left }
    }

    /// One of them fires.
    pub(super) fn step(&mut self, play: &mut Play) -> Step {
        let Some((by, number)) = self.left.pop() else {
            return Step::Done;
        };
        let bombers = bombers_left(&play.table, by.side().enemy());
        if bombers.is_empty() || !hits::shoots(play, Purpose::Flak { by }, number) {
            return Step::Again;
        }
        match bombers[..] {
            [unit] => {
                hits::hit_air_unit(play, unit);
                Step::Again
            }
            _ => Step::Ask(Decision::FlakVictim { by, bombers }),
        }
    }
}

/// What a surface target fires at bombers with.
fn flak_number(table: &Table, by: Combatant) -> HitNumber {
    match by {
        Combatant::Ship(ship) => ship.data().flak,
        Combatant::Defense(base) => {
            let step = table.bases[base].step();
            step.map_or(HitNumber::NONE, |step| base.data().flak.at(step))
        }
        Combatant::Air(_) => HitNumber::NONE,
    }
}

/// The bombers of a side that bombed in this battle and have steps left.
fn bombers_left(table: &Table, side: Side) -> Vec<AirUnit> {
    let battle = table.combat.battle.iter();
    let bombed = battle.flat_map(|battle| battle.aims.iter());
    let bombed = bombed.filter_map(|(by, _)| by.air());
    let left = |unit: &AirUnit| unit.side() == side && !table.is_eliminated(*unit);
    bombed.filter(left).collect()
}
