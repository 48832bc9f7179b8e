//! What events change of the carrier forces: their counters, the tracks of their displays, and the ships that they
//! leave behind (9, 12.41).

use super::Table;
use crate::engine::combat::Quarry;
use crate::engine::event::{AirPoints, RaidEvent};
use crate::engine::event::{ButaiEvent, Event, GuamEvent, LossEvent};
use crate::engine::fleet::Leg;
use crate::engine::forces::{ActivationChit, Force, ForceId, Intelligence, Raid, RaidId};
use crate::engine::insertion_sort::InsertionSort;

impl Table {
    /// Changes the carrier forces as the event says.
    pub(super) fn apply_to_butai(&mut self, event: &Event) {
        match event {
            Event::Butai(event) => self.apply_to_a_butai(event),
            Event::Raids(RaidEvent::Withdrew {
                raid,
                returns: Some(home),
            }) => {
                let points = self.raid_mut(*raid).strength.points();
                if let Some(force) = self.force_there(home.force) {
                    force.tracks.begin_return(*raid, points, home.distance);
                }
            }
            // 23.3: they are lost to it, though nobody has shot them down.
            Event::Guam(GuamEvent::Landed {
                points,
                lost_to: Some(force),
                ..
            }) => {
                if let Some(force) = self.force_there(*force) {
                    force.lost += points;
                }
            }
            // 5.73: they stand in the Lost box of the force that launched them.
            Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(raid),
                points,
                ..
            }) => {
                let launched = self.raid(*raid).and_then(|raid| raid.by?.force());
                if let Some(force) = launched.and_then(|id| self.force_there(id)) {
                    force.lost += points;
                }
            }
            Event::Losses(LossEvent::Points {
                what: AirPoints::Returning(raid),
                points,
                ..
            }) => self.lose_on_the_way_home(*raid, *points),
            _ => {}
        }
    }

    fn apply_to_a_butai(&mut self, event: &ButaiEvent) {
        match event {
            ButaiEvent::CounterReplaced { force, by, .. } => self.rename(*force, *by),
            ButaiEvent::RaidLaunched { force, taken, .. } => {
                let force = force.force();
                if let Some(force) = force.and_then(|id| self.force_there(id)) {
                    force.has_raided = true;
                    for (points, taken) in force.tracks.turnaround.iter_mut().zip(taken) {
                        *points -= taken;
                    }
                }
            }
            ButaiEvent::TracksMoved {
                force,
                returning,
                turnaround,
            } => {
                if let Some(force) = self.force_there(*force) {
                    force.tracks.returning.clone_from(returning);
                    force.tracks.turnaround = *turnaround;
                }
            }
            ButaiEvent::Retires { force } => {
                if let Some(force) = self.force_there(*force) {
                    force.retiring = true;
                }
            }
            ButaiEvent::LeftBehind {
                what,
                ship,
                force,
                hex,
            } => {
                let Some(left) = self.force_there(*force) else {
                    return;
                };
                left.ships.retain(|other| other != ship);
                if ship.data().kind.is_carrier() {
                    left.former_carriers.push(*ship);
                }
                let detection = left.detection;
                let intelligence = if ship.data().kind.is_carrier() {
                    Intelligence::Level4Carriers
                } else {
                    Intelligence::Level3Surface
                };
                self.forces.push(Force {
                    detection,
                    intelligence,
                    retiring: true,
                    ships: vec![*ship],
                    left_by: Some(*force),
                    ..Force::unseen(*what, *hex)
                });
                self.forces.insertion_sort_by_key(|force| force.id);
            }
            ButaiEvent::Exited { what, ships, .. } => {
                self.exited.extend(ships);
                self.leave_the_map(*what);
            }
        }
    }

    /// Every piece that speaks of a force by its counter speaks of the new one (9.11).
    fn rename(&mut self, from: ForceId, to: ForceId) {
        let renamed = |id: ForceId| if id == from { to } else { id };
        for force in &mut self.forces {
            force.id = renamed(force.id);
            force.twin = force.twin.map(renamed);
            force.left_by = force.left_by.map(renamed);
        }
        self.forces.insertion_sort_by_key(|force| force.id);
        self.moved_by_other.rename(renamed);
        self.submarines.rename(renamed);
        self.refuelling.rename(renamed);
        for chit in self.cup.iter_mut().chain(&mut self.drawn_chits) {
            if *chit == ActivationChit::Force(from) {
                *chit = ActivationChit::Force(to);
            }
        }
        for raid in &mut self.raids {
            raid.by = raid.by.map(|by| by.renamed(renamed));
        }
        for search in &mut self.searches {
            if let Leg::Shadowing(force) = &mut search.leg {
                *force = renamed(*force);
            }
        }
        for force in &mut self.looking {
            *force = renamed(*force);
        }
        if let Some(meeting) = &mut self.markers.meeting {
            meeting.force = renamed(meeting.force);
        }
        if let Some(attack) = &mut self.attack
            && attack.target == Quarry::Force(from)
        {
            attack.target = Quarry::Force(to);
        }
    }

    /// A raid on its way home finds no deck: its points are lost (10.33).
    fn lose_on_the_way_home(&mut self, raid: RaidId, points: u8) {
        for force in &mut self.forces {
            let before = force.tracks.returning.len();
            force.tracks.returning.retain(|home| home.raid != raid);
            if force.tracks.returning.len() < before {
                force.lost += points;
            }
        }
    }

    pub(super) fn force_there(&mut self, id: ForceId) -> Option<&mut Force> {
        self.forces.iter_mut().find(|force| force.id == id)
    }

    /// The raids of a force that are on the map: those of its Air Raid boxes (9.12).
    pub fn raids_of(&self, force: ForceId) -> impl Iterator<Item = &Raid> {
        self.inbound()
            .filter(move |raid| raid.by == Some(force.into()))
    }

    /// Air points in the Air Raid boxes of a force (9.12).
    pub fn points_in_raids(&self, force: ForceId) -> u8 {
        self.raids_of(force)
            .map(|raid| raid.strength.points())
            .sum()
    }

    /// The raids of a force in progress: each on the map, and all that come home as one (10.1A).
    pub fn raids_in_progress(&self, id: ForceId) -> u8 {
        let home = self
            .force(id)
            .map_or(0, |force| force.tracks.returning.len());
        self.raids_of(id).count() as u8 + u8::from(home > 0)
    }

    /// The air strength a force has shown, in air points: all on its display, the Lost box too; none while it has
    /// shown nothing (9.24).
    pub fn known_air_strength(&self, force: ForceId) -> Option<u16> {
        let on_display = self.force(force)?;
        let points = [
            self.points_in_raids(force),
            on_display.tracks.points(),
            on_display.lost,
        ];
        let shown = points.into_iter().map(u16::from).sum();
        (shown > 0).then_some(shown)
    }

    /// The first butai counter that is free (9.11): not on the map, not of a force that left it, and without a chit
    /// among this turn's.
    pub fn free_butai(&self) -> Option<ForceId> {
        ForceId::all_butai().find(|id| self.is_free(*id))
    }
}
