//! A meeting of ships, from the first sight to the withdrawal (21).

use std::fmt;

use crate::engine::fleet::TaskGroupSet;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::surface::Side;
use crate::engine::{
    ButaiEvent, DamageEvent, Event, EventRecord, FleetEvent, ForceEvent, ForceMove, Purpose, Roll,
    SurfaceEvent,
};

/// What is told of a meeting of ships.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SurfaceAccount {
    /// The force, by the counter it has last: what is seen in a meeting may make a butai of it, or end one (9.11, 9.13).
    pub force: Option<ForceId>,
    /// Where they met.
    pub hex: Option<HexId>,
    /// What was done, and what came of it.
    pub steps: Vec<SurfaceStep>,
    /// Who fires on whom in the round of fire.
    pub aims: Vec<(ShipId, ShipId)>,
    /// Every ship that fired, was fired on, or was hit.
    pub ships: Vec<ShipId>,
    /// Hits of the dice of the round that are not on the records yet.
    pub rolled: Vec<(ShipId, u8)>,
    /// Hits on the records, in all.
    pub hits: Vec<(ShipId, u8)>,
    /// Ships and units that we lost, and that they lost, once the fight is over.
    pub lost: Option<(u8, u8)>,
    /// Who got away without a fight, if anybody did.
    pub got_away: Option<GotAway>,
    /// Who withdrew, and where to.
    pub withdrew: Vec<Withdrawal>,
    /// Whether the force retires for its losses (21.28).
    pub retires: bool,
}

/// A step of a meeting.
#[derive(Clone, PartialEq, Debug)]
pub enum SurfaceStep {
    /// They are in sight of each other.
    Met(ForceId),
    /// What the Japanese do (21.11).
    Chose {
        /// Whether they fight.
        accepts: bool,
    },
    /// A die.
    Die(Roll),
    /// A side tried to get away (21.14).
    Evaded(Side, bool),
    /// Neither side would fight (21.13).
    BothEvade,
    /// Who was caught unawares, if anybody was (21.21).
    Surprised(Option<Side>),
    /// A round of fire begins.
    Round(u8),
    /// Hits are put on the records.
    Hits(ShipId, u8),
    /// A ship or a unit sinks.
    Sinks(ShipId),
    /// The fight is over, with so many lost by us and by them.
    Fought(u8, u8),
    /// The force retires (21.28).
    Retires(ForceId),
    /// A side withdraws.
    Withdraws(Withdrawal),
}

/// How a meeting ended without a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GotAway {
    /// A side got away from the other.
    One(Side),
    /// Neither would fight.
    Both,
}

/// Ships that leave the hex of the meeting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Withdrawal {
    /// Who.
    pub who: Withdrew,
    /// Whether they fought before: else they got away from it.
    pub has_fought: bool,
    /// Where to.
    pub to: HexId,
}

/// Who leaves the hex of a meeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Withdrew {
    /// Task groups of ours.
    Groups(TaskGroupSet),
    /// A force.
    Force(ForceId),
}

impl Withdrew {
    /// Whose side they are on.
    pub const fn side(self) -> Side {
        match self {
            Withdrew::Groups(_) => Side::Us,
            Withdrew::Force(_) => Side::Japanese,
        }
    }
}

impl fmt::Display for Withdrew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Withdrew::Groups(groups) => groups.fmt(f),
            Withdrew::Force(force) => force.fmt(f),
        }
    }
}

/// Whether a die of a purpose is a step of a meeting.
pub const fn is_step_of_surface(purpose: Purpose) -> bool {
    matches!(
        purpose,
        Purpose::Evasion(_)
            | Purpose::SurfaceSurprise(_)
            | Purpose::Gunfire(..)
            | Purpose::ShipTorpedoes(..)
    )
}

impl SurfaceAccount {
    /// What some events tell of a meeting.
    pub fn of(events: &[EventRecord]) -> SurfaceAccount {
        let mut told = SurfaceAccount::default();
        events.iter().for_each(|it| told.take_in(&it.event));
        told
    }

    fn take_in(&mut self, event: &Event) {
        match event {
            Event::Surface(event) => self.surface(event),
            Event::Roll(roll) if is_step_of_surface(roll.purpose) => self.roll(roll),
            Event::Damage(DamageEvent::Hits { ship, hits, .. }) => {
                self.rolled.retain(|(other, _)| other != ship);
                add(&mut self.hits, *ship, *hits);
                self.takes_part(*ship);
                self.steps.push(SurfaceStep::Hits(*ship, *hits));
            }
            Event::Damage(DamageEvent::Sunk { ship }) => {
                self.takes_part(*ship);
                self.steps.push(SurfaceStep::Sinks(*ship));
            }
            Event::Butai(ButaiEvent::CounterReplaced { force, by, .. })
                if self.force == Some(*force) =>
            {
                self.force = Some(*by);
            }
            Event::Fleet(FleetEvent::Withdrew { what, to, .. }) => {
                self.withdraws(Withdrew::Groups(*what), *to);
            }
            Event::Forces(ForceEvent::Moved {
                what,
                to,
                why: ForceMove::Withdraws,
                ..
            }) => self.withdraws(Withdrew::Force(*what), *to),
            // Of other things, or told by these.
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::Order { .. }
            | Event::Roll(_)
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Raids(_)
            | Event::Forces(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Searches(_)
            | Event::Attacks(_)
            | Event::Damage(_)
            | Event::Losses(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Refuelling(_) => {}
        }
    }

    fn surface(&mut self, event: &SurfaceEvent) {
        match event {
            SurfaceEvent::Met { force, hex, .. } => {
                self.hex = Some(*hex);
                self.force = Some(*force);
                self.steps.push(SurfaceStep::Met(*force));
            }
            SurfaceEvent::JapaneseChose { accepts, .. } => {
                self.steps.push(SurfaceStep::Chose { accepts: *accepts });
            }
            SurfaceEvent::BothEvade { .. } => {
                self.got_away = Some(GotAway::Both);
                self.steps.push(SurfaceStep::BothEvade);
            }
            SurfaceEvent::Evaded { side, escapes } => {
                if *escapes {
                    self.got_away = Some(GotAway::One(*side));
                }
                self.steps.push(SurfaceStep::Evaded(*side, *escapes));
            }
            SurfaceEvent::Surprised { side } => self.steps.push(SurfaceStep::Surprised(*side)),
            SurfaceEvent::RoundBegins { number } => {
                self.aims.clear();
                self.steps.push(SurfaceStep::Round(*number));
            }
            SurfaceEvent::Aimed { ship, at } => {
                self.aims.push((*ship, *at));
                self.takes_part(*ship);
                self.takes_part(*at);
            }
            SurfaceEvent::Fought {
                us_lost,
                japanese_lost,
            } => {
                self.lost = Some((*us_lost, *japanese_lost));
                self.steps
                    .push(SurfaceStep::Fought(*us_lost, *japanese_lost));
            }
            SurfaceEvent::Retires { force } => {
                self.retires = true;
                self.steps.push(SurfaceStep::Retires(*force));
            }
            SurfaceEvent::Over { .. } | SurfaceEvent::StandsBy { .. } => {}
        }
    }

    fn roll(&mut self, roll: &Roll) {
        if let (Some((_, at)), Some(hits @ 1..)) =
            (fire(roll.purpose), roll.purpose.hits(roll.result))
        {
            add(&mut self.rolled, at, hits);
        }
        self.steps.push(SurfaceStep::Die(roll.clone()));
    }

    fn withdraws(&mut self, who: Withdrew, to: HexId) {
        let has_fought = self.lost.is_some();
        let withdrawal = Withdrawal {
            who,
            has_fought,
            to,
        };
        self.withdrew.push(withdrawal.clone());
        self.steps.push(SurfaceStep::Withdraws(withdrawal));
    }

    fn takes_part(&mut self, ship: ShipId) {
        if !self.ships.contains(&ship) {
            self.ships.push(ship);
        }
    }
}

/// Who fires on whom, of a die of a ship's fire.
pub const fn fire(purpose: Purpose) -> Option<(ShipId, ShipId)> {
    if let Purpose::Gunfire(ship, at) | Purpose::ShipTorpedoes(ship, at) = purpose {
        return Some((ship, at));
    }
    None
}

fn add(hits: &mut Vec<(ShipId, u8)>, ship: ShipId, more: u8) {
    match hits.iter_mut().find(|(other, _)| *other == ship) {
        Some((_, sum)) => *sum += more,
        None => hits.push((ship, more)),
    }
}
