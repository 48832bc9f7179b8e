//! The air raid procedure, step by step (10.1).

use carrier_battle::engine::charts::Waves;
use carrier_battle::engine::fleet::TaskGroupId;
use carrier_battle::engine::forces::{ForceId, Intelligence, Launcher};
use carrier_battle::engine::{Back, NoRaid, PointsAway, ProcedureEvent, RaidBasis, SegmentId};

use crate::follows::Sees;

use super::{ALL_POINTS, Law};

/// What the air raid procedure in hand has said so far.
#[derive(Default)]
pub(super) struct Procedure {
    pub(super) force: Option<ForceId>,
    pub(super) known_before: Option<Intelligence>,
    pub(super) target: Option<(TaskGroupId, u8)>,
    pub(super) waves: Option<Waves>,
    pub(super) is_over: bool,
}

impl Law {
    pub(super) fn check_procedure(&mut self, event: &ProcedureEvent) {
        if of_guam(event) {
            // It has a law of its own.
            return self.see("procedures of Guam");
        }
        match event {
            ProcedureEvent::Begins { force, raids } => {
                let force = &at_sea(*force);
                assert_eq!(self.table.segment, Some(SegmentId::Activation));
                assert_eq!(*raids, self.table.raids_in_progress(*force));
                assert!(
                    self.asked.insert(*force),
                    "{force} is asked twice in a turn"
                );
                self.procedure = Procedure {
                    force: Some(*force),
                    known_before: Some(self.force(*force).intelligence),
                    ..Procedure::default()
                };
            }
            ProcedureEvent::Target {
                force,
                group,
                hex,
                range,
                largest,
            } => {
                let force = &at_sea(*force);
                assert!(range <= largest);
                let groups = self.table.task_groups.iter();
                let with_carriers =
                    groups.filter(|group| self.table.carriers_in(group.hex).next().is_some());
                let here = self.force(*force).hex;
                let nearest = with_carriers.map(|group| group.hex.distance(here)).min();
                assert_eq!((nearest, hex.distance(here)), (Some(*range), *range));
                self.procedure.target = Some((*group, *range));
            }
            ProcedureEvent::Cripple {
                force,
                ship,
                hex,
                range,
                largest,
            } => {
                let force = &at_sea(*force);
                // 12.44: with a carrier group in range, or within twelve hexes, no raid goes for a cripple.
                assert!(range <= largest);
                let here = self.force(*force).hex;
                let mut groups = self.table.carrier_hexes().into_iter();
                assert!(groups.all(|group| group.distance(here) > (*largest).max(12)));
                assert!(self.table.left_behind().any(|left| left == (*ship, *hex)));
                assert_eq!(hex.distance(here), *range);
                let group = ship.group().expect("she is one of ours");
                self.procedure.target = Some((group, *range));
                self.see("aims at a cripple");
            }
            ProcedureEvent::CalledBack {
                force,
                chits,
                rolled,
                stays,
                why,
            } => {
                // 10.1C: nothing has changed.
                assert_eq!(Some(*stays), self.procedure.known_before);
                assert_eq!(self.force(*force).intelligence, *stays);
                // 13.22: or a new carrier force is not there.
                let is_battle = self.table.scenario >= 6;
                assert!(*why == Back::NoCarriers || is_battle);
                if *why == Back::NoCarriers {
                    assert!(rolled.is_none_or(|known| !known.is_carrier_force()));
                }
                for chit in chits {
                    let cup = self.table.level_one_cup.contains(chit);
                    assert!(cup || self.table.withheld.contains(chit));
                }
                self.see("called back");
            }
            ProcedureEvent::Basis { force, basis } => {
                let force = &at_sea(*force);
                assert!(self.force(*force).intelligence.is_carrier_force());
                assert_eq!(self.is_simple(), *basis == RaidBasis::Set(12));
            }
            ProcedureEvent::Combined { force, .. } => {
                let force = &at_sea(*force);
                assert_eq!(self.table.raids_in_progress(*force), 1);
                self.see("combined");
            }
            ProcedureEvent::Reduced {
                force,
                initial,
                away,
                left,
            } => {
                let force = &at_sea(*force);
                self.check_reduction(*force, *initial, *away, *left);
                self.see("reduced");
            }
            ProcedureEvent::NoRaid { force, why } => {
                let force = &at_sea(*force);
                assert!(!self.procedure.is_over);
                self.procedure.is_over = true;
                let force = self.force(*force);
                let known = force.intelligence;
                match why {
                    NoRaid::Retires => assert!(force.retiring),
                    NoRaid::TwoRaids => assert_eq!(self.table.raids_in_progress(force.id), 2),
                    NoRaid::Surface => assert!(!known.is_carrier_force()),
                    NoRaid::NoCarriers => assert_eq!(Some(known), self.procedure.known_before),
                    _ => {}
                }
            }
        }
    }

    /// 10.1F, worked out anew from the boxes.
    fn check_reduction(&self, id: ForceId, initial: Waves, away: PointsAway, left: Option<Waves>) {
        let force = self.force(id);
        let (_, range) = self.procedure.target.expect("B comes before F");
        let [one, two, three, seven, eleven, _] = force.tracks.turnaround;
        let short = [(3, three), (7, seven), (11, eleven)];
        let short: u8 = short
            .into_iter()
            .filter(|(reach, _)| *reach < range)
            .map(|(_, points)| points)
            .sum();
        let coming: u8 = force.tracks.returning.iter().map(|it| it.points).sum();
        assert_eq!((away.servicing, away.out_of_reach), (one + two, short));
        assert_eq!(
            (away.returning, away.in_raids),
            (coming, self.table.points_in_raids(id))
        );
        if self.is_simple() {
            assert_eq!(away.lost, force.lost);
        }
        let can = if self.is_simple() {
            (ALL_POINTS as u8)
                .saturating_sub(away.total())
                .min(initial.total())
        } else {
            initial.total().saturating_sub(away.total())
        };
        match left {
            None => assert!(can < 2),
            Some(left) => {
                assert_eq!(left.total(), can);
                assert!(left.second == 0 || left.second >= 4, "10.1F(3)");
                assert!(left.second == 0 || left.first == initial.first);
            }
        }
    }
}

/// In scenario 5 nobody else raids.
/// Whether a step of the procedure is about Guam (11.22).
fn of_guam(event: &ProcedureEvent) -> bool {
    let launcher = match event {
        ProcedureEvent::Begins { force, .. }
        | ProcedureEvent::Target { force, .. }
        | ProcedureEvent::Cripple { force, .. }
        | ProcedureEvent::Basis { force, .. }
        | ProcedureEvent::Combined { force, .. }
        | ProcedureEvent::Reduced { force, .. }
        | ProcedureEvent::NoRaid { force, .. } => *force,
        ProcedureEvent::CalledBack { .. } => return false,
    };
    launcher.force().is_none()
}

pub(super) fn at_sea(launcher: Launcher) -> ForceId {
    launcher.force().expect("every raid has its force")
}
