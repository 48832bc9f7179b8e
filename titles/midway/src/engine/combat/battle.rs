//! A battle in one space: the kinds of combat in their order (10.0).

use super::bombardment::bombard;
use super::{Aftermath, AirCombat, Bombing, NavalCombat};
use crate::engine::event::BattleEvent;
use crate::engine::map::Place;
use crate::engine::procedure::Procedure;
use crate::engine::scope::Scope;
use crate::engine::table::BattleKind;
use crate::engine::units::Side;
use crate::engine::{Play, Step};

/// Which kind of combat comes next.
#[derive(Clone, Copy, Debug)]
enum At {
    AirCombat,
    Bombing,
    NavalCombat,
    Bombardment,
    Ends,
}

/// A battle in one space.
#[derive(Clone, Debug)]
pub struct SpaceBattle {
    space: Place,
    kind: BattleKind,
    at: At,
}

impl SpaceBattle {
    /// Before its first shot.
    pub(crate) const fn new(space: Place, kind: BattleKind) -> SpaceBattle {
        let at = At::AirCombat;
        SpaceBattle { space, kind, at }
    }

    pub(crate) const fn scope(&self) -> Scope {
        Scope::Battle { at: self.space }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let (space, kind) = (self.space, self.kind);
        match self.at {
            At::AirCombat => {
                play.happen(BattleEvent::Begun { space, kind });
                self.at = At::Bombing;
                Step::Call(Procedure::AirCombat(AirCombat::new(
                    &play.table,
                    space,
                    kind,
                )))
            }
            At::Bombing => {
                // 6.0(4b): a reaction ends with the bombing.
                self.at = match kind {
                    BattleKind::ReactionStrike => At::Ends,
                    BattleKind::Mutual | BattleKind::Pursuit => At::NavalCombat,
                };
                Step::Call(Procedure::Bombing(Bombing::new(space, kind)))
            }
            At::NavalCombat => {
                self.at = At::Bombardment;
                Step::Call(Procedure::NavalCombat(NavalCombat::new(space)))
            }
            At::Bombardment => {
                self.at = At::Ends;
                // 6.0(7): the IJN bombards in a step of its own.
                let damaged = bombard(play, space, Side::Usn);
                Step::Call(Procedure::Aftermath(Aftermath::new(damaged)))
            }
            At::Ends => {
                play.happen(BattleEvent::Over { space });
                Step::Done
            }
        }
    }
}
