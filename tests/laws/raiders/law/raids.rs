//! Butai, their raids and what those lose (9, 10.2, 10.3).

use carrier_battle::engine::forces::{Launcher, RaidTarget, ReadyPoints, SERVICING, TURNAROUND};
use carrier_battle::engine::map::Zone;
use carrier_battle::engine::{AirPoints, ButaiEvent, LossEvent, RaidEvent, UnitLoss};

use crate::follows::Sees;

use super::Law;
use super::procedure::at_sea;

impl Law {
    pub(super) fn check_butai(&mut self, event: &ButaiEvent) {
        match event {
            ButaiEvent::CounterReplaced { force, by, .. } => {
                assert!(self.table.force(*by).is_none());
                let known = self.force(*force).intelligence;
                assert_eq!(by.is_butai(), known.is_carrier_force(), "9.11, 9.13");
                self.see(if by.is_butai() {
                    "butai"
                } else {
                    "lettered again"
                });
            }
            ButaiEvent::RaidLaunched {
                force,
                waves,
                taken,
                revealed,
                ages,
                left,
            } => {
                let since = |points: &ReadyPoints| (points.since.turn, points.since.phase);
                let ready = |list: &[ReadyPoints]| list.iter().map(|it| it.points).sum::<u8>();
                assert_eq!(ready(ages), taken.iter().sum::<u8>(), "9.23");
                assert!(ages.is_sorted_by_key(since), "9.23");
                if *force == Launcher::Guam {
                    return;
                }
                assert!(!self.procedure.is_over);
                self.procedure.is_over = true;
                self.procedure.waves = Some(*waves);
                let force = &at_sea(*force);
                let there = self.force(*force);
                // 9.11: a tenth one keeps its letter.
                assert!(force.is_butai() || self.table.free_butai().is_none());
                assert!(!there.retiring, "19.3");
                let (_, range) = self.procedure.target.expect("B comes before G");
                assert_eq!(
                    *taken,
                    taken_anew(there.tracks.turnaround, waves.total(), range)
                );
                let tracks = &there.tracks.turnaround;
                let all_ready = tracks[SERVICING..].iter().sum::<u8>();
                assert_eq!(ready(left), all_ready - ready(ages));
                let could_fly =
                    |it: &&ReadyPoints| TURNAROUND[usize::from(it.place)].reaches(range);
                let newest = ages.last().map(since);
                let mut stay = left.iter().filter(could_fly);
                assert!(
                    stay.all(|it| newest.is_none_or(|newest| since(it) >= newest)),
                    "9.23"
                );
                assert_eq!(revealed + taken.iter().sum::<u8>(), waves.total());
                assert!(
                    self.table.raids_in_progress(*force) + waves.number() <= 2,
                    "10.1A"
                );
            }
            ButaiEvent::TracksMoved {
                force,
                returning,
                turnaround,
            } => {
                let before = &self.force(*force).tracks;
                let after: u8 = turnaround.iter().sum::<u8>()
                    + returning.iter().map(|it| it.points).sum::<u8>();
                assert_eq!(
                    before.points(),
                    after,
                    "no point comes or goes on the tracks"
                );
                self.see("tracks");
            }
            ButaiEvent::LeftBehind { .. } => self.see("left behind"),
            ButaiEvent::Retires { .. } => self.see("retires"),
            ButaiEvent::Exited { what, from, .. } => {
                assert_eq!(
                    (Zone::of(*from), from.column()),
                    (Zone::Invasion, 1),
                    "{what}"
                );
                self.see("exits");
            }
        }
    }

    pub(super) fn check_raids(&mut self, event: &RaidEvent) {
        match event {
            RaidEvent::Placed {
                what,
                points,
                wave,
                by,
                source,
                hex,
                target,
                ..
            } => {
                self.launched.insert(*what, *points);
                let now = (self.table.turn.number, self.table.phase);
                self.placed_in.insert(*what, now);
                // Guam's raids have none (11.2).
                let Some(Launcher::Force(force)) = *by else {
                    return self.see("raids from Guam");
                };
                assert_eq!(self.force(force).hex, *source);
                let waves = self.procedure.waves.expect("it was launched");
                let expected = if *wave == 1 {
                    waves.first
                } else {
                    waves.second
                };
                assert_eq!(*points, expected);
                let group = self.procedure.target.map(|(group, _)| group).unwrap();
                assert_eq!(RaidTarget::Group(group), *target);
                let home = match self.at_cripple.get(what) {
                    Some(ship) => self.table.hex_of_ship(*ship).unwrap(),
                    None => self.table.task_group(group).unwrap().hex,
                };
                assert!(hex.distance(home) <= source.distance(home));
                self.see(if *wave == 1 { "raids" } else { "second waves" });
            }
            RaidEvent::Moved { what, from, to, .. } => {
                assert_eq!(from.distance(*to), 1);
                let now = (self.table.turn.number, self.table.phase);
                assert_ne!(self.placed_in[what], now, "10.231");
                let flown = self.flown.entry(*what).or_default();
                *flown += 1;
                assert!(*flown <= 2, "10.23");
            }
            RaidEvent::Withdrew { raid, returns } => {
                let raid = self.table.raid(*raid).unwrap();
                let Some(Launcher::Force(launched)) = raid.by else {
                    return;
                };
                let home = self.table.force(launched);
                assert_eq!(returns.is_some(), home.is_some());
                if let (Some(home), Some(force)) = (returns, home) {
                    let target = self.table.target_hex(raid);
                    assert_eq!(home.distance, force.hex.distance(target), "10.31");
                }
                self.see("raids coming home");
            }
            RaidEvent::Turns { .. } => self.see("turns"),
            _ => {}
        }
    }

    pub(super) fn check_losses(&mut self, event: &LossEvent) {
        match event {
            LossEvent::Points {
                what: AirPoints::Force(force),
                points,
                ..
            } => *self.cap_lost.entry(*force).or_default() += u16::from(*points),
            LossEvent::Points {
                what: AirPoints::Raid(_),
                ..
            } => self.see("lost on the way"),
            LossEvent::Points {
                what: AirPoints::Returning(_),
                ..
            } => self.see("no deck"),
            LossEvent::Unit {
                why: UnitLoss::NeverHome,
                ..
            } => self.see("stranded"),
            LossEvent::Unit { .. } => {}
        }
    }
}

/// 9.23, worked out anew: those that reach farthest have been ready longest.
fn taken_anew(turnaround: [u8; 6], points: u8, range: u8) -> [u8; 6] {
    let mut taken = [0; 6];
    let mut left = points;
    for (place, reach) in [(5, u8::MAX), (4, 11), (3, 7), (2, 3)] {
        if range <= reach {
            taken[place] = left.min(turnaround[place]);
            left -= taken[place];
        }
    }
    taken
}
