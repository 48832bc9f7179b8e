//! What the player has picked so far: parts of an answer that are no order yet. It belongs to the question that is asked, and
//! is empty at the next.

use crate::engine::map::Place;
use crate::engine::table::{AirBase, Spotter};
use crate::engine::units::{AirUnit, Combatant, Leader, Mover, Side, UsnForce};
use crate::engine::{Decision, Order};

/// Who is chosen to be ordered about, or what is looked at more closely: by a click on the chart, in a panel or in the
/// question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chosen {
    /// A task force or ship, to sail or to be organized.
    Mover(Mover),
    /// Somebody who looks.
    Spotter(Spotter),
    /// An air unit, to be based elsewhere.
    Air(AirUnit),
    /// A space, to be looked at or attacked.
    Space(Place),
}

impl Chosen {
    /// What a click on a marker chooses: nothing if the question has nothing to ask of him.
    pub fn by_marker(decision: &Decision, mover: Mover) -> Option<Chosen> {
        if mover.side() != Side::Usn {
            return None;
        }
        match (decision, mover) {
            (Decision::Operations | Decision::Organization, _) => Some(Chosen::Mover(mover)),
            (Decision::Spotting | Decision::ReactionSpotting { .. }, Mover::Force(force)) => {
                Some(Chosen::Spotter(Spotter::Force(force)))
            }
            _ => None,
        }
    }
}

/// A change of what is picked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pick {
    /// Chooses somebody, or nobody any more.
    Choose(Option<Chosen>),
    /// A fighter, bomber or ship attacks this.
    Aim(Combatant, Combatant),
    /// A leader helps this bomber.
    Help(Leader, AirUnit),
    /// The strike goes to this space, with nobody yet but those whom the staff would send.
    StrikeAt(Place),
    /// A unit joins the strike, or stays at home.
    Fly(AirUnit, bool),
    /// A unit is given up, or kept.
    GiveUp(AirUnit, bool),
    /// An air unit is to be based here.
    Base(AirUnit, AirBase),
    /// It stays where it is.
    Stay(AirUnit),
    /// A task force is to be combined with the others named, or not: the first remains.
    Combine(UsnForce, bool),
    /// Everything as the staff suggests it again.
    Anew,
}

/// What the player has picked, as far as it is not what the staff suggests.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Selection {
    /// Who is chosen.
    pub chosen: Option<Chosen>,
    /// Who attacks what: fighters, bombers and ships.
    pub aims: Vec<(Combatant, Combatant)>,
    /// Whom leaders help.
    pub bonuses: Vec<(Leader, AirUnit)>,
    /// Which space is attacked.
    pub target: Option<Place>,
    /// Who flies the strike, or does not.
    pub fliers: Vec<(AirUnit, bool)>,
    /// Who is given up, or kept.
    pub given_up: Vec<(AirUnit, bool)>,
    /// Which air units change their bases.
    pub bases: Vec<(AirUnit, AirBase)>,
    /// Which task forces become one: the first remains.
    pub combined: Vec<UsnForce>,
}

impl Selection {
    /// This selection with one thing changed.
    #[must_use]
    pub fn with(&self, pick: &Pick) -> Selection {
        let mut next = self.clone();
        next.change(pick);
        next
    }

    fn change(&mut self, pick: &Pick) {
        match *pick {
            Pick::Choose(chosen) => self.chosen = chosen,
            Pick::Aim(by, at) => put(&mut self.aims, by, at),
            Pick::Help(leader, unit) => put(&mut self.bonuses, leader, unit),
            Pick::StrikeAt(space) => {
                self.target = Some(space);
                self.fliers.clear();
            }
            Pick::Fly(unit, flies) => put(&mut self.fliers, unit, flies),
            Pick::GiveUp(unit, goes) => put(&mut self.given_up, unit, goes),
            Pick::Base(unit, base) => put(&mut self.bases, unit, base),
            Pick::Stay(unit) => self.bases.retain(|(other, _)| *other != unit),
            Pick::Combine(force, joins) => {
                self.combined.retain(|other| *other != force);
                if joins {
                    self.combined.push(force);
                }
            }
            Pick::Anew => {
                *self = Selection {
                    chosen: self.chosen,
                    ..Selection::default()
                };
            }
        }
    }

    /// What stays picked where the question goes on after some orders: a strike that is not ordered yet, and new bases.
    #[must_use]
    pub fn after(&self, orders: &[Order]) -> Selection {
        let has_planned = orders
            .iter()
            .any(|it| matches!(it, Order::PlanStrike { .. }));
        let has_based = |unit: AirUnit| {
            orders.iter().any(|order| match order {
                Order::Rebase { moves } => moves.iter().any(|(moved, _)| *moved == unit),
                _ => false,
            })
        };
        let bases = self.bases.iter().copied();
        let mut left = Selection {
            bases: bases.filter(|(unit, _)| !has_based(*unit)).collect(),
            ..Selection::default()
        };
        if !has_planned {
            left.target = self.target;
            left.fliers = self.fliers.clone();
        }
        left
    }

    /// Whether a mover is chosen.
    pub fn mover(&self) -> Option<Mover> {
        match self.chosen {
            Some(Chosen::Mover(mover)) => Some(mover),
            _ => None,
        }
    }
}

/// Notes what somebody picks, in the place of what he had picked.
fn put<U: PartialEq, T>(picked: &mut Vec<(U, T)>, by: U, at: T) {
    match picked.iter_mut().find(|(other, _)| *other == by) {
        Some((_, chosen)) => *chosen = at,
        None => picked.push((by, at)),
    }
}

/// What was picked for somebody.
pub(super) fn picked_for<U: PartialEq, T: Copy>(picked: &[(U, T)], by: &U) -> Option<T> {
    let picked = picked.iter().find(|(other, _)| other == by);
    picked.map(|(_, at)| *at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r6_0_13_a_strike_that_is_put_together_waits_while_somebody_sails() {
        let mut picked = Selection::default();
        for pick in [
            Pick::StrikeAt(Place::Wake),
            Pick::Fly(AirUnit::EnterpriseSbd, false),
            Pick::Base(AirUnit::EnterpriseTbd, AirBase::Land(Place::Midway)),
            Pick::Choose(Some(Chosen::Mover(Mover::Force(UsnForce::Tf16.into())))),
        ] {
            picked = picked.with(&pick);
        }
        let sails = Order::Move {
            mover: Mover::Force(UsnForce::Tf16.into()),
            path: vec![Place::LisianskiWaters],
        };
        let left = picked.after(&[sails]);
        assert_eq!(left.target, Some(Place::Wake));
        assert_eq!((left.fliers.len(), left.bases.len()), (1, 1));
        assert_eq!(left.chosen, None, "he has sailed");
        let planned = Order::PlanStrike {
            space: Place::Wake,
            units: vec![AirUnit::EnterpriseFtr],
        };
        let left = picked.after(&[planned]);
        assert_eq!((left.target, left.bases.len()), (None, 1));
    }
}
