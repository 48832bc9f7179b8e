//! Chits, and how forces move (3.24, 7.21).

use carrier_battle::engine::forces::{ActivationChit, ForceId};
use carrier_battle::engine::map::{HexId, Zone};
use carrier_battle::engine::{ForceEvent, ForceMove};

use crate::follows::Sees;

use super::Law;

impl Law {
    pub(super) fn check_forces(&mut self, event: &ForceEvent) {
        match event {
            ForceEvent::CupFilled { chits, per_phase } => {
                // 3.24: a quarter in every phase.
                assert_eq!(chits.len(), 4 * usize::from(*per_phase));
                let forces = self.table.activated_forces();
                for force in &forces {
                    assert!(chits.contains(&ActivationChit::Force(*force)), "{force}");
                }
                let of = |wanted: fn(&ActivationChit) -> bool| {
                    chits.iter().filter(|chit| wanted(chit)).count()
                };
                let no_op = of(|chit| *chit == ActivationChit::NoOp);
                assert!(no_op < 4, "3.23");
                assert_eq!(
                    of(|chit| matches!(chit, ActivationChit::Force(_))),
                    forces.len()
                );
                assert_eq!(of(|chit| *chit == ActivationChit::UsMove), 1);
                let is_battle = self.table.scenario >= 6;
                let others = chits.len() - no_op - forces.len() - 1;
                assert!(is_battle || others == 0);
                self.chits = chits.len();
            }
            ForceEvent::Chit { .. } => self.in_phase += 1,
            ForceEvent::Moved {
                what,
                from,
                to,
                why,
            } => {
                assert_eq!((self.force(*what).hex, from.distance(*to)), (*from, 1));
                // 21: with surface combat a force may come for ours.
                let engages = *why == ForceMove::Engages;
                assert!(engages || !self.table.is_home(*to), "7.24");
                self.check_move(*what, *from, *to, *why);
            }
            _ => {}
        }
    }

    /// 7.21: each way to move belongs to a kind of force and a distance.
    fn check_move(&mut self, what: ForceId, from: HexId, to: HexId, why: ForceMove) {
        let force = self.force(what);
        if force.twin.is_some() {
            // 7.53: the other half of a double force goes where the first does.
            return self.see("double forces move");
        }
        let shown = self.table.known_air_strength(what).is_some();
        let carriers = self.table.task_groups.iter().map(|group| group.hex);
        let carriers = carriers.filter(|hex| self.table.carriers_in(*hex).next().is_some());
        let nearest = carriers.map(|hex| hex.distance(from)).min();
        match why {
            ForceMove::OpensRange => {
                assert!(shown && force.intelligence.is_carrier_force());
                assert!(nearest.is_some_and(|range| range <= 8), "7b");
                self.see("draws off");
            }
            ForceMove::ClosesIn => {
                assert!(shown && force.intelligence.is_carrier_force());
                assert!(
                    nearest.is_some_and(|range| (10..=14).contains(&range)),
                    "7e"
                );
                assert!(!Zone::of(from).is_eastern());
                self.see("closes in");
            }
            ForceMove::Retirement => assert!(force.retiring),
            ForceMove::Mission => {
                assert!(!force.retiring);
                let fights = shown && force.intelligence.is_carrier_force();
                let invasion = Zone::of(from) == Zone::Invasion;
                let eastern = Zone::of(from).is_eastern();
                let allowed = match nearest {
                    Some(range) => range >= 15 || range <= 1 || (range >= 10 && eastern),
                    None => true,
                };
                assert!(!fights || invasion || allowed, "{what} from {from} to {to}");
            }
            ForceMove::ForCripple => {
                assert!(!force.intelligence.is_carrier_force());
                self.see("goes for a cripple");
            }
            ForceMove::ForOil => {
                assert!(force.retiring, "19.2");
                let refuelling = &self.table.refuelling;
                let oiler = refuelling.bound_for(what).unwrap();
                let oiler = refuelling.hex_of(oiler).unwrap();
                assert!(to.distance(oiler) < from.distance(oiler), "20.5");
                assert!(!refuelling.is_done(what), "20.5, 20.7");
                self.see("makes for oil");
            }
            ForceMove::Correction | ForceMove::Engages | ForceMove::Withdraws => {}
        }
    }
}
