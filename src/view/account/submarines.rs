//! What our submarines did, and what the escorts did to them (14.1).

use crate::engine::fleet::SubmarineId;
use crate::engine::forces::{ForceId, Hits};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{Event, EventRecord, Purpose, Roll, SubmarineEvent};

/// What some events tell of our submarines.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct SubmarineAccount {
    /// Where one found the force that it looked for (14.13).
    pub contact: Option<HexId>,
    /// Their attacks.
    pub attacks: Vec<TorpedoAttack>,
    /// The last hits that wait until the ships of a force are known (14.162).
    pub waiting: Option<u8>,
    /// Hits that had waited, and were given to a ship.
    pub given: Vec<HitsGiven>,
    /// Those that were hunted, each with what became of it (14.17).
    pub hunted: Vec<(SubmarineId, HuntFate)>,
    /// Those that were sunk, each with the force whose escorts did it.
    pub lost: Vec<(SubmarineId, ForceId)>,
}

/// An attack of a submarine (14.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TorpedoAttack {
    /// The submarine.
    pub submarine: SubmarineId,
    /// The force that it attacks.
    pub force: ForceId,
    /// The ship of it that it fires on, if that can be chosen.
    pub ship: Option<ShipId>,
    /// Where.
    pub hex: HexId,
}

/// Hits that had waited until the ships of a force were known (14.162).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HitsGiven {
    /// The force.
    pub force: ForceId,
    /// The ship that had been hit.
    pub ship: ShipId,
    /// Her hits.
    pub hits: Hits,
    /// Those that are more than she can take.
    pub forfeited: u8,
}

/// What became of a submarine that was hunted (14.17).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HuntFate {
    /// Nothing.
    Escaped,
    /// The die was odd: nobody hunts it (14.172).
    Unhunted,
    /// It is driven deep for so many of its chits.
    Pinned(u8),
    /// It was sunk.
    Lost,
}

impl SubmarineAccount {
    /// What some events tell.
    pub fn of(events: &[EventRecord]) -> SubmarineAccount {
        let mut told = SubmarineAccount::default();
        for record in events {
            if let Event::Roll(roll) = &record.event
                && let Some(submarine) = hunted_by(roll)
            {
                told.is_hunted(submarine, HuntFate::Escaped);
            } else if let Event::Submarines(event) = &record.event {
                told.take_in(event);
            }
        }
        told
    }

    /// What became of a submarine, if it was hunted.
    pub fn fate(&self, submarine: SubmarineId) -> Option<HuntFate> {
        let mut hunted = self.hunted.iter();
        let hunted = hunted.find(|(hunted, _)| *hunted == submarine);
        hunted.map(|(_, fate)| *fate)
    }

    fn take_in(&mut self, event: &SubmarineEvent) {
        match event {
            SubmarineEvent::Contact { hex, .. } => self.contact = Some(*hex),
            SubmarineEvent::Attacks {
                submarine,
                force,
                hex,
                ship,
            } => self.attacks.push(TorpedoAttack {
                submarine: *submarine,
                force: *force,
                ship: *ship,
                hex: *hex,
            }),
            SubmarineEvent::HitsOnForce { hits, .. } => self.waiting = Some(*hits),
            SubmarineEvent::HitsGiven {
                force,
                ship,
                hits,
                forfeited,
            } => self.given.push(HitsGiven {
                force: *force,
                ship: *ship,
                hits: *hits,
                forfeited: *forfeited,
            }),
            SubmarineEvent::OddDie { submarine, .. } => {
                self.is_hunted(*submarine, HuntFate::Unhunted);
            }
            SubmarineEvent::Pinned {
                submarine, turns, ..
            } => self.is_hunted(*submarine, HuntFate::Pinned(*turns)),
            SubmarineEvent::Lost {
                submarine, force, ..
            } => {
                self.is_hunted(*submarine, HuntFate::Lost);
                self.lost.push((*submarine, *force));
            }
            SubmarineEvent::Placed { .. }
            | SubmarineEvent::Moved { .. }
            | SubmarineEvent::NoContact { .. }
            | SubmarineEvent::Shadows { .. }
            | SubmarineEvent::StopsShadowing { .. }
            | SubmarineEvent::HitsPromote { .. }
            | SubmarineEvent::HitsAtTheEdge { .. }
            | SubmarineEvent::PinEased { .. } => {}
        }
    }

    fn is_hunted(&mut self, submarine: SubmarineId, fate: HuntFate) {
        let mut hunted = self.hunted.iter_mut();
        match hunted.find(|(hunted, _)| *hunted == submarine) {
            Some((_, known)) => *known = fate,
            None => self.hunted.push((submarine, fate)),
        }
    }
}

/// The force that a submarine of ours sees with an event: it has found it, or fires on it (14.13, 14.16).
pub(super) const fn in_periscope(event: &Event) -> Option<ForceId> {
    if let Event::Submarines(
        SubmarineEvent::Contact { force, .. } | SubmarineEvent::Attacks { force, .. },
    ) = event
    {
        Some(*force)
    } else {
        None
    }
}

/// The submarine that a die is rolled against (14.17).
pub const fn hunted_by(roll: &Roll) -> Option<SubmarineId> {
    let Purpose::Hunt(_, submarine) = roll.purpose else {
        return None;
    };
    Some(submarine)
}
