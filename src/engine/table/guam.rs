//! The display of Guam, and what events change on it (11.2, 16).

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::Table;
use crate::engine::event::{AirPoints, ButaiEvent, Event, GuamEvent, LossEvent};
use crate::engine::fleet::GUAM;
use crate::engine::forces::{Fate, LandBase, Launcher, Raid, RaidId, RaidTarget, Tracks};

/// Hexes from Guam within which a task group watches what lands there (16.21).
const SHIPS_WATCH: u8 = 2;
/// Hexes from Guam within which an intercept mission does (16.21).
const FIGHTERS_WATCH: u8 = 1;

/// The display of Guam.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Guam {
    /// Its air value: all its points, wherever they are, and those it has lost (11.21).
    pub value: u8,
    /// The Lost box.
    pub lost: u8,
    /// Its boxes: Landed, Servicing, and four Available ones, as on the Turnaround track of a butai (11.29). Nothing
    /// returns to Guam on a track (11.28).
    pub tracks: Tracks,
    /// The raid that took off in this phase under US fighters (11.27).
    pub taking_off: Option<RaidId>,
    /// What other bases have sent.
    pub reinforcements: Vec<Reinforcements>,
}

/// What a base sent to Guam on a day (16.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Reinforcements {
    /// The base.
    pub base: LandBase,
    /// The day in June.
    pub day: u8,
    /// The air points that took off.
    pub points: u8,
}

/// In battles without Guam it leaves no trace in the check of a save.
impl Hash for Guam {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self == Guam::default() {
            return;
        }
        self.value.hash(state);
        self.lost.hash(state);
        self.tracks.hash(state);
        self.taking_off.hash(state);
        self.reinforcements.hash(state);
    }
}

impl Guam {
    /// Its net air value for a target at a distance in hexes: without what is lost, in the air, being serviced, or not
    /// ready for so far (11.24).
    pub fn net_value(&self, range: u8) -> u8 {
        self.tracks.available(range)
    }

    /// What a base sent on a day, if it sent anything.
    pub fn sent(&self, base: LandBase, day: u8) -> Option<u8> {
        let mut sent = self.reinforcements.iter();
        let found = sent.find(|it| (it.base, it.day) == (base, day));
        found.map(|it| it.points)
    }
}

impl Table {
    /// Changes the display of Guam as the event says.
    pub(super) fn apply_to_guam(&mut self, event: &Event) {
        match event {
            Event::Phase { .. } => self.guam.taking_off = None,
            Event::Guam(event) => self.apply_to_its_aircraft(event),
            Event::Butai(ButaiEvent::RaidLaunched {
                force: Launcher::Guam,
                taken,
                ..
            }) => {
                let boxes = self.guam.tracks.turnaround.iter_mut();
                for (points, taken) in boxes.zip(taken) {
                    *points -= taken;
                }
            }
            // 11.28. What was still to land from elsewhere was never Guam's.
            Event::Losses(LossEvent::Points {
                what: AirPoints::Raid(raid),
                points,
                ..
            }) if self.is_of_guam(*raid) => self.guam.lost += points,
            _ => {}
        }
    }

    fn apply_to_its_aircraft(&mut self, event: &GuamEvent) {
        match event {
            GuamEvent::Ready { value } => {
                self.guam.value = *value;
                if let Some(ready) = self.guam.tracks.turnaround.last_mut() {
                    *ready = *value;
                }
            }
            GuamEvent::TakesOff { raid } => self.guam.taking_off = Some(*raid),
            GuamEvent::FliesHome { raid, from } | GuamEvent::Diverts { raid, from } => {
                let raid = self.raid_mut(*raid);
                raid.target = RaidTarget::Guam;
                (raid.line_from, raid.line_to) = (*from, GUAM);
            }
            GuamEvent::Landed {
                raid,
                points,
                value,
                ..
            } => {
                self.raid_mut(*raid).fate = Fate::Landed;
                self.land_on_guam(*points, *value);
            }
            GuamEvent::BoxesMoved { boxes } => self.guam.tracks.turnaround = *boxes,
            GuamEvent::Reinforced { base, points } => {
                let (base, day, points) = (*base, self.turn.day, *points);
                let sent = Reinforcements { base, day, points };
                self.guam.reinforcements.push(sent);
            }
            GuamEvent::ArrivedUnseen { points, value, .. } => self.land_on_guam(*points, *value),
        }
    }

    fn land_on_guam(&mut self, points: u8, value: u8) {
        self.guam.value = value;
        self.guam.tracks.turnaround[0] += points;
    }

    fn is_of_guam(&self, raid: RaidId) -> bool {
        self.raid(raid).and_then(|raid| raid.by) == Some(Launcher::Guam)
    }

    /// The raid of Guam that is in the air, on its way out or home (11.23).
    pub fn guam_raid(&self) -> Option<&Raid> {
        self.inbound().find(|raid| raid.by == Some(Launcher::Guam))
    }

    /// Whether a raid takes off from Guam in this phase under US fighters (11.27).
    pub fn is_taking_off(&self, raid: RaidId) -> bool {
        self.guam.taking_off == Some(raid)
    }

    /// Whether a US intercept mission is in the Guam hex (11.27).
    pub fn has_fighters_over_guam(&self) -> bool {
        self.has_fighters_within(0)
    }

    /// Whether US ships or fighters are so near Guam that what comes there is met on its way (16.21).
    pub fn watches_guam(&self) -> bool {
        let mut groups = self.groups_at_sea();
        groups.any(|group| group.hex.distance(GUAM) <= SHIPS_WATCH)
            || self.has_fighters_within(FIGHTERS_WATCH)
    }

    fn has_fighters_within(&self, hexes: u8) -> bool {
        let mut fighters = self
            .missions
            .iter()
            .filter(|mission| mission.is_intercept());
        fighters.any(|mission| mission.hex.distance(GUAM) <= hexes)
    }
}
