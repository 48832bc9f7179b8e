//! What some events come to: points shot down, units lost, hits, victory points. Every sum of the log and of
//! the report is made here.

use crate::engine::forces::Detection;
use crate::engine::{
    AirPoints, Event, ForceEvent, Happening, HitKind, Killer, SearchEvent, UnitLoss, count, signed,
};

/// What some events come to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Raids seen on the radar.
    pub raids: u32,
    /// Their air points.
    pub launched: u32,
    /// Japanese air points destroyed.
    pub destroyed: u32,
    /// Those of them that were of raids.
    pub of_raids: u32,
    /// Those of them that fighters shot down.
    pub by_fighters: u32,
    /// Those of them that guns shot down.
    pub by_guns: u32,
    /// Points of attack planes that got through.
    pub through: u32,
    /// Units of ours lost.
    pub lost: u32,
    /// Those of them lost in fights.
    pub in_fights: u32,
    /// Those of them lost for want of fuel.
    pub dry: u32,
    /// Those of them lost in landing.
    pub landing: u32,
    /// Those of them lost aboard.
    pub aboard: u32,
    /// Hits on Japanese ships.
    pub hits_on_them: u32,
    /// Hits on ours, from the air.
    pub hits_on_us: u32,
    /// Hits on ours by fire.
    pub by_fire: u32,
    /// Units that took off.
    pub took_off: u32,
    /// Units that landed.
    pub landed: u32,
    /// Times that a force was sighted, or sighted better.
    pub sightings: u32,
    /// Forces that proved to be nothing.
    pub false_contacts: u32,
    /// Contacts lost.
    pub contacts_lost: u32,
    /// Dice.
    pub dice: u32,
    /// Victory points.
    pub score: i32,
}

impl Tally {
    /// What some events come to.
    pub fn of(events: &[Happening]) -> Tally {
        let mut tally = Tally::default();
        for happening in events {
            tally.add(&happening.event);
        }
        tally
    }

    /// Counts an event.
    pub(super) fn add(&mut self, event: &Event) {
        match event {
            Event::RaidPlaced { points, .. } => {
                self.raids += 1;
                self.launched += u32::from(*points);
            }
            Event::PointsLost {
                points, what, why, ..
            } => {
                let points = u32::from(*points);
                self.destroyed += points;
                if let AirPoints::Raid(_) = what {
                    self.of_raids += points;
                }
                match why {
                    Killer::Mission(_) => self.by_fighters += points,
                    Killer::Guns(_) => self.by_guns += points,
                    Killer::NoDeck => {}
                }
            }
            Event::GotThrough { attack, .. } => self.through += u32::from(*attack),
            Event::UnitLost { why, .. } => {
                self.lost += 1;
                match why {
                    UnitLoss::Combat | UnitLoss::Guns => self.in_fights += 1,
                    UnitLoss::OutOfFuel => self.dry += 1,
                    UnitLoss::Landing | UnitLoss::NoRoom => self.landing += 1,
                    UnitLoss::Aboard => self.aboard += 1,
                    UnitLoss::PushedOver => {}
                }
            }
            Event::Hits { ship, hits, kind } => {
                let hits = u32::from(*hits);
                match (ship.is_us(), kind) {
                    (false, _) => self.hits_on_them += hits,
                    (true, HitKind::AirAttack) => self.hits_on_us += hits,
                    (true, HitKind::Fire) => self.by_fire += hits,
                }
            }
            Event::Launched { units, .. } | Event::CapLaunched { units, .. } => {
                self.took_off += u32::from(units.len());
            }
            Event::Searches(SearchEvent::Launched { units, .. }) => {
                self.took_off += u32::from(units.len());
            }
            Event::Landed { .. } | Event::Searches(SearchEvent::Landed { .. }) => self.landed += 1,
            Event::Detection {
                to: Detection::Undetected,
                ..
            } => self.contacts_lost += 1,
            Event::Detection { from, to, .. } if to > from => self.sightings += 1,
            Event::Forces(ForceEvent::FalseContact { .. }) => self.false_contacts += 1,
            Event::Roll(_) => self.dice += 1,
            Event::Score { vp, .. } => self.score += i32::from(*vp),
            _ => {}
        }
    }

    /// In a line: "1 raid on radar · 3 points destroyed · 1 unit lost".
    pub fn words(&self) -> String {
        let of = |number: u32, one: &str, many: &str| {
            (number > 0).then(|| count(number, one, many)).into_iter()
        };
        let mut parts: Vec<String> = Vec::new();
        parts.extend(of(self.raids, "raid on radar", "raids on radar"));
        parts.extend(of(self.sightings, "sighting", "sightings"));
        parts.extend(of(self.false_contacts, "false contact", "false contacts"));
        parts.extend(of(self.contacts_lost, "contact lost", "contacts lost"));
        parts.extend(of(self.destroyed, "point destroyed", "points destroyed"));
        parts.extend(of(self.through, "point got through", "points got through"));
        parts.extend(of(
            self.hits_on_them,
            "hit on their ships",
            "hits on their ships",
        ));
        let on_us = self.hits_on_us + self.by_fire;
        parts.extend(of(on_us, "hit on our ships", "hits on our ships"));
        parts.extend(of(self.lost, "unit lost", "units lost"));
        parts.extend(of(self.took_off, "unit took off", "units took off"));
        parts.extend(of(self.landed, "unit landed", "units landed"));
        match parts.is_empty() {
            true => "nothing lost, nothing scored".to_owned(),
            false => parts.join(" \u{b7} "),
        }
    }

    /// Its victory points with their sign; nothing where there are none.
    pub fn scored(&self) -> Option<String> {
        (self.score != 0).then(|| signed(self.score))
    }
}
