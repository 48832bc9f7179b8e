//! What the dice of fights and searches did, beside what they could be expected to do: read off the charts again, with
//! every face of the die in the place of the one that came.

use super::attacks::{finds, strength};
use crate::engine::charts::{
    AIR_ATTACK_DAMAGE, AIR_SEARCH, ANTI_AIRCRAFT, Chart, JAPANESE_AIR_TO_AIR, SAFE_RETURN,
    STRIKE_CONTACT, SafeReturn, Sighting, US_AIR_TO_AIR, by_face,
};
use crate::engine::clock::Turn;
use crate::engine::combat::divide_cap;
use crate::engine::event::{Event, Purpose, RaidEvent, Roll, Target};
use crate::engine::fleet::{MissionId, UnitSet};
use crate::engine::forces::{ForceId, RaidId, Strength};
use crate::engine::surface::Side;
use crate::engine::table::Table;

/// What a die is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RolledFor {
    /// Japanese air points shot down.
    PointsShotDown,
    /// US units lost in a fight or in landing.
    UnitsLost,
    /// Hits on Japanese ships.
    HitsOnThem,
    /// Hits on US ships.
    HitsOnUs,
    /// Japanese forces seen by searches.
    Sightings,
    /// Forces that strikes found where they looked for them (5.2).
    TargetsFound,
}

/// Whose die it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dicer {
    /// Ours: we fire, bomb, drop torpedoes, or look for ships.
    Us,
    /// Theirs.
    Them,
    /// Nobody's.
    Chance,
}

impl Purpose {
    /// Whose die it is. Nobody's is one that helps and hurts neither side by itself.
    pub const fn dicer(self) -> Dicer {
        match self {
            Purpose::UsFire(..)
            | Purpose::EscortsFire(..)
            | Purpose::UsGuns(..)
            | Purpose::Contact(..)
            | Purpose::Surprise(..)
            | Purpose::Search(..)
            | Purpose::SubmarineContact(..)
            | Purpose::UsSubmarineAttack(..)
            | Purpose::TorpedoHits(..) => Dicer::Us,
            Purpose::Gunfire(ship, _) | Purpose::ShipTorpedoes(ship, _) => match ship.is_us() {
                true => Dicer::Us,
                false => Dicer::Them,
            },
            Purpose::Evasion(Side::Us) => Dicer::Us,
            Purpose::Evasion(Side::Japanese) => Dicer::Them,
            Purpose::Damage(ship) => match ship.is_us() {
                true => Dicer::Them,
                false => Dicer::Us,
            },
            Purpose::Escort(..)
            | Purpose::BreakThrough(..)
            | Purpose::CapOnEscorts(..)
            | Purpose::CapOnAttackPlanes(..)
            | Purpose::JapaneseGuns(..)
            | Purpose::Outbreak(_)
            | Purpose::Hunt(..)
            | Purpose::LandAirArrival(_)
            | Purpose::Shuttle(_) => Dicer::Them,
            Purpose::CapFuel(_)
            | Purpose::SecondHex(_)
            | Purpose::Landing(_)
            | Purpose::Crash(_)
            | Purpose::Clearing(_)
            | Purpose::Range(_)
            | Purpose::Escorts(_)
            | Purpose::BattleLine(_)
            | Purpose::Spread(_)
            | Purpose::Repair(_)
            | Purpose::Wind
            | Purpose::Refuelling(_)
            | Purpose::SurfaceSurprise(_)
            | Purpose::SubmarineAtLights(_)
            | Purpose::SubmarineAtCripple(_)
            | Purpose::MissionMovement
            | Purpose::LocationDirection(_)
            | Purpose::LocationDistance(_)
            | Purpose::LevelTwo(_)
            | Purpose::LevelThree(_)
            | Purpose::LevelFour(_)
            | Purpose::Screen(_)
            | Purpose::WouldRaid(_)
            | Purpose::RaidStrength(_)
            | Purpose::LandAirStrength(_)
            | Purpose::Commitment(_)
            | Purpose::CapStrength(_)
            | Purpose::ArrivalZone(_)
            | Purpose::ArrivalHex(_)
            | Purpose::ArrivalNearCarriers(_) => Dicer::Chance,
        }
    }
}

/// A die that something hung on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What it was rolled for.
    pub rolled_for: RolledFor,
    /// Whose it is.
    pub dicer: Dicer,
    /// What the die showed.
    pub die: u8,
    /// What came of it.
    pub came: u8,
    /// What one of it counts, in hundredths: for a target found, the hits that the strike can expect.
    pub weight: u32,
    /// What each face would have done.
    pub faces: [u8; 10],
}

impl Luck {
    /// What it could be expected to do, in hundredths.
    pub fn expected(&self) -> u32 {
        self.faces.iter().map(|face| u32::from(*face) * 10).sum()
    }

    /// The variance of what it does, in hundredths.
    pub fn variance(&self) -> u32 {
        let sum: u32 = self.faces.iter().map(|face| u32::from(*face)).sum();
        let squares: u32 = self.faces.iter().map(|face| u32::from(*face).pow(2)).sum();
        10 * squares - sum * sum
    }
}

/// Follows a game by its events, and says of each die what hung on it.
#[derive(Clone, Debug)]
pub struct Reckoner {
    table: Table,
    on_escorts: u8,
    on_attack: u8,
}

impl Reckoner {
    /// Before the first event of a game that begins with this turn.
    pub fn new(first_turn: Turn) -> Reckoner {
        Reckoner {
            table: Table::new(first_turn),
            on_escorts: 0,
            on_attack: 0,
        }
    }

    /// The table after the events so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The next event.
    pub fn follow(&mut self, event: &Event) -> Option<Luck> {
        let luck = match event {
            Event::Roll(roll) => self.luck(roll),
            _ => None,
        };
        if let Event::Raids(RaidEvent::Divided {
            escorts, attack, ..
        }) = event
        {
            (self.on_escorts, self.on_attack) = (escorts.len(), attack.len());
        }
        self.table.apply(event);
        luck
    }

    fn luck(&self, roll: &Roll) -> Option<Luck> {
        let (rolled_for, faces) = match roll.purpose {
            Purpose::UsFire(_, raid, target) => {
                let there = self.points(raid, target);
                let faces = faces(&US_AIR_TO_AIR, roll, |shot| shot.min(there))?;
                (RolledFor::PointsShotDown, faces)
            }
            Purpose::EscortsFire(mission, force) => {
                let there = self.on_escorts(mission, force);
                let faces = faces(&US_AIR_TO_AIR, roll, |shot| shot.min(there))?;
                (RolledFor::PointsShotDown, faces)
            }
            Purpose::UsGuns(_, raid) => {
                let there = self.under_guns(raid);
                let faces = faces(&ANTI_AIRCRAFT, roll, |fire| fire.eliminated.min(there))?;
                (RolledFor::PointsShotDown, faces)
            }
            Purpose::Escort(..) => self.they_fire(roll, self.on_escorts)?,
            Purpose::BreakThrough(..) => self.they_fire(roll, self.on_attack)?,
            Purpose::CapOnEscorts(_, mission) => {
                self.they_fire(roll, self.units(mission).fighters().len())?
            }
            Purpose::CapOnAttackPlanes(_, mission) => {
                self.they_fire(roll, self.attack_planes(mission))?
            }
            Purpose::JapaneseGuns(_, mission) => {
                let there = self.attack_planes(mission);
                let faces = faces(&ANTI_AIRCRAFT, roll, |fire| fire.eliminated.min(there))?;
                (RolledFor::UnitsLost, faces)
            }
            Purpose::Damage(ship) => {
                let faces = faces(&AIR_ATTACK_DAMAGE, roll, |hits| hits)?;
                match ship.is_us() {
                    true => (RolledFor::HitsOnUs, faces),
                    false => (RolledFor::HitsOnThem, faces),
                }
            }
            Purpose::Landing(_) => {
                let is_lost = |result| u8::from(result == SafeReturn::Lost);
                let faces = faces(&SAFE_RETURN, roll, is_lost)?;
                (RolledFor::UnitsLost, faces)
            }
            Purpose::Search(..) => {
                let faces = faces(&AIR_SEARCH, roll, |sighting| {
                    u8::from(sighting != Sighting::Nothing)
                })?;
                (RolledFor::Sightings, faces)
            }
            Purpose::Contact(_, force) => {
                let force = self.table.force(force)?;
                let finds = |contact| u8::from(finds(&self.table, force, contact));
                let faces = faces(&STRIKE_CONTACT, roll, finds)?;
                (RolledFor::TargetsFound, faces)
            }
            // What they bring is no sum of hits, losses and sightings.
            Purpose::CapFuel(_)
            | Purpose::SecondHex(_)
            | Purpose::Crash(_)
            | Purpose::Clearing(_)
            | Purpose::Range(_)
            | Purpose::Escorts(_)
            | Purpose::Surprise(..)
            | Purpose::BattleLine(_)
            | Purpose::Outbreak(_)
            | Purpose::Spread(_)
            | Purpose::Repair(_)
            | Purpose::Wind
            | Purpose::SubmarineAtLights(_)
            | Purpose::SubmarineAtCripple(_)
            | Purpose::MissionMovement
            | Purpose::LocationDirection(_)
            | Purpose::LocationDistance(_)
            | Purpose::LevelTwo(_)
            | Purpose::LevelThree(_)
            | Purpose::LevelFour(_)
            | Purpose::Screen(_)
            | Purpose::WouldRaid(_)
            | Purpose::RaidStrength(_)
            | Purpose::LandAirArrival(_)
            | Purpose::Shuttle(_)
            | Purpose::LandAirStrength(_)
            | Purpose::Commitment(_)
            | Purpose::CapStrength(_)
            | Purpose::ArrivalZone(_)
            | Purpose::ArrivalHex(_)
            | Purpose::ArrivalNearCarriers(_)
            | Purpose::SubmarineContact(..)
            | Purpose::UsSubmarineAttack(..)
            | Purpose::TorpedoHits(..)
            | Purpose::Hunt(..)
            | Purpose::Evasion(_)
            | Purpose::Refuelling(_)
            | Purpose::SurfaceSurprise(_)
            | Purpose::Gunfire(..)
            | Purpose::ShipTorpedoes(..) => return None,
        };
        let came = faces.get(usize::from(roll.die.checked_sub(1)?))?;
        Some(Luck {
            rolled_for,
            dicer: roll.purpose.dicer(),
            die: roll.die,
            came: *came,
            weight: self.weight(roll),
            faces,
        })
    }

    /// What one of what hangs on a die counts.
    fn weight(&self, roll: &Roll) -> u32 {
        if let Purpose::Contact(mission, _) = roll.purpose {
            return strength(self.units(mission).attack_value(), false, true, 0).hits;
        }
        100
    }

    /// Japanese fighters fire on some units.
    fn they_fire(&self, roll: &Roll, there: u8) -> Option<(RolledFor, [u8; 10])> {
        let faces = faces(&JAPANESE_AIR_TO_AIR, roll, |fire| {
            fire.eliminated.min(there)
        })?;
        Some((RolledFor::UnitsLost, faces))
    }

    fn points(&self, raid: RaidId, target: Target) -> u8 {
        let strength = self.strength(raid);
        match target {
            Target::Fighters => strength.fighters(),
            Target::AttackPlanes => strength.attack(),
        }
    }

    fn strength(&self, raid: RaidId) -> Strength {
        let raid = self.table.raid(raid);
        raid.map_or(Strength::Unsorted(0), |raid| raid.strength)
    }

    /// The points of a raid that guns can hit: its attack planes, aborted ones too (5.51, 5.73), or before its
    /// attack any that overfly the Battle Line (5.72).
    fn under_guns(&self, raid: RaidId) -> u8 {
        let strength = self.strength(raid);
        match &self.table.attack {
            Some(_) => strength.attack(),
            None => strength.points(),
        }
    }

    /// Points of CAP that take on a strike's escorts (4.53).
    fn on_escorts(&self, mission: MissionId, force: ForceId) -> u8 {
        let cap = self.table.force(force).and_then(|force| force.cap);
        divide_cap(cap.unwrap_or(0), self.units(mission).fighters().len()).0
    }

    fn units(&self, mission: MissionId) -> UnitSet {
        let mission = self.table.mission(mission);
        mission.map(|mission| mission.units).unwrap_or_default()
    }

    /// The attack planes of a strike that still take part in its attack.
    fn attack_planes(&self, mission: MissionId) -> u8 {
        let units = self.units(mission);
        let aborted = self.table.attack.as_ref().map(|attack| attack.aborted);
        let planes = units.without(units.fighters());
        planes.without(aborted.unwrap_or_default()).len()
    }
}

/// What each face of a die would have done in the column and with the modifiers of a roll.
fn faces<R: Copy>(chart: &Chart<R>, roll: &Roll, does: impl Fn(R) -> u8) -> Option<[u8; 10]> {
    let mut columns = chart.columns.iter();
    let column = columns.position(|column| column.label == roll.column)?;
    let modifier = roll.total - roll.die as i8;
    Some(by_face(chart, column, modifier).map(does))
}
