//! An attack on ships: whom it looked for, whom it found, what it rolled for damage and what it hit (5.1, 5.7).

use crate::engine::charts::DamageRolls;
use crate::engine::fleet::{AirUnitId, CarrierId};
use crate::engine::forces::ForceId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, Attacker, CommitmentEvent, DamageEvent, Event, EventRecord, ForceEvent, GuamEvent,
    LossEvent, Purpose, Quarry, RaidEvent, Roll, Target, UnitLoss, count,
};

/// An attack on ships, as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct AttackAccount {
    /// Who attacks.
    pub by: Attacker,
    /// Whom it set out for; nobody yet while a raid decides what to do about the Battle Line (5.71).
    pub target: Option<Quarry>,
    /// Its attempts to find a force (5.21).
    pub attempts: u8,
    /// The force that it looked for last.
    pub sought: Option<ForceId>,
    /// The force that it found.
    pub found: Option<ForceId>,
    /// Whether it took that for the one it looked for (5.24).
    pub is_mistaken: bool,
    /// Whether it came to damage rolls (5.61).
    pub is_bombed: bool,
    /// The ships that damage was rolled for, one a roll.
    pub damage_rolls: Vec<ShipId>,
    /// The ships that it hit, and how often.
    pub hits: Vec<(ShipId, u8)>,
    /// The carriers whose fire was rolled for after it (12.31).
    pub rolled_for_fire: Vec<CarrierId>,
    /// The carriers on which a fire broke out.
    pub burning: Vec<CarrierId>,
    /// Whether it is over, but for the fires.
    pub is_over: bool,
}

impl AttackAccount {
    /// The attack of somebody, from the events of its fight.
    pub fn of(by: Attacker, events: &[EventRecord]) -> AttackAccount {
        let mut told = AttackAccount::new(by);
        for record in events {
            told.take_in(&record.event);
        }
        told
    }

    const fn new(by: Attacker) -> AttackAccount {
        AttackAccount {
            by,
            target: None,
            attempts: 0,
            sought: None,
            found: None,
            is_mistaken: false,
            is_bombed: false,
            damage_rolls: Vec::new(),
            hits: Vec::new(),
            rolled_for_fire: Vec::new(),
            burning: Vec::new(),
            is_over: false,
        }
    }

    /// How many damage rolls were meant for a ship.
    pub fn rolls_for(&self, ship: ShipId) -> u8 {
        let rolls = self.damage_rolls.iter().filter(|it| **it == ship);
        rolls.count() as u8
    }

    /// Its attempts to find a force in words: "2 attempts".
    pub fn attempts_in_words(&self) -> String {
        count(self.attempts, "attempt", "attempts")
    }

    fn take_in(&mut self, event: &Event) {
        match event {
            Event::Attacks(event) => self.attack(event),
            Event::Damage(event) => self.damage(event),
            Event::Roll(roll) => self.roll(roll.purpose),
            // They tell nothing of whom it found and hit.
            Event::Game { .. }
            | Event::Turn { .. }
            | Event::Phase { .. }
            | Event::Segment { .. }
            | Event::Order { .. }
            | Event::Pick { .. }
            | Event::Air(_)
            | Event::Fleet(_)
            | Event::Decks(_)
            | Event::Raids(_)
            | Event::Butai(_)
            | Event::Guam(_)
            | Event::Procedure(_)
            | Event::Detection(_)
            | Event::Losses(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Searches(_)
            | Event::Forces(_) => {}
        }
    }

    fn attack(&mut self, event: &AttackEvent) {
        match event {
            AttackEvent::Begins { target, .. } => self.target = Some(*target),
            AttackEvent::Contacted { force, wrong, .. } => {
                self.found = Some(*force);
                self.is_mistaken |= *wrong;
            }
            AttackEvent::Strength { .. } => self.is_bombed = true,
            AttackEvent::Over { .. } => self.is_over = true,
            AttackEvent::WrongTarget { .. }
            | AttackEvent::FoundNothing { .. }
            | AttackEvent::MustReturn { .. }
            | AttackEvent::Surprised { .. }
            | AttackEvent::NetAirValue { .. }
            | AttackEvent::CapUp { .. }
            | AttackEvent::StrikeCombat { .. }
            | AttackEvent::CapTurns { .. }
            | AttackEvent::Aborted { .. }
            | AttackEvent::PointsAborted { .. }
            | AttackEvent::GunsFire { .. }
            | AttackEvent::Aimed { .. } => {}
        }
    }

    fn damage(&mut self, event: &DamageEvent) {
        if let DamageEvent::Hits { ship, hits, .. } = event {
            self.hits.push((*ship, *hits));
        } else if let DamageEvent::FireBrokeOut { carrier } = event {
            self.burning.push(*carrier);
        }
    }

    fn roll(&mut self, purpose: Purpose) {
        if let Purpose::Contact(_, force) = purpose {
            self.attempts += 1;
            self.sought = Some(force);
        } else if let Purpose::Damage(ship) = purpose {
            self.damage_rolls.push(ship);
        } else if let Purpose::Outbreak(carrier) = purpose {
            self.rolled_for_fire.push(carrier);
        }
    }
}

/// The column of the chart and the damage rolls of the last attack that came to them (5.61).
pub fn last_strength(shown: &[EventRecord]) -> Option<(&'static str, DamageRolls)> {
    let mut events = shown.iter().rev();
    events.find_map(|record| {
        let Event::Attacks(AttackEvent::Strength { column, rolls, .. }) = &record.event else {
            return None;
        };
        Some((*column, *rolls))
    })
}

/// The attacks of strikes that some events tell of, in their order, each with the number of its first event.
pub fn strikes(events: &[EventRecord]) -> Vec<(usize, AttackAccount)> {
    let mut strikes: Vec<(usize, AttackAccount)> = Vec::new();
    for (number, EventRecord { event, .. }) in events.iter().enumerate() {
        if let Event::Attacks(AttackEvent::Begins { by, .. }) = event
            && let Attacker::Strike(_) = by
        {
            strikes.push((number, AttackAccount::new(*by)));
        }
        // What comes between two attacks of strikes is none of theirs.
        if let Some((_, strike)) = strikes.last_mut().filter(|(_, it)| !it.is_over) {
            strike.take_in(event);
        }
    }
    strikes
}

/// Something that happens in an attack on ships.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum AttackPart<'a> {
    /// It begins, on those ships (5.1, 5.7).
    Begins(Quarry),
    /// A die falls.
    Die(&'a Roll),
    /// The strike finds a force (5.21).
    Contact(ForceId),
    /// What the target's CAP is read by (5.41).
    NetAirValue,
    /// So many points of CAP are up (5.42).
    CapUp(u8),
    /// The CAP meets the strike (4.53).
    CapMeets {
        /// Points that take on the escorts.
        on_escorts: u8,
        /// Points that are free for the attack planes.
        on_attack: u8,
    },
    /// A point of the CAP turns on the attack planes (4.57).
    CapTurns,
    /// Guns open fire (5.51, 5.72).
    Guns {
        /// Whose.
        of: Quarry,
        /// Factors that fire together.
        factors: u8,
        /// Whether they are of battleships that are flown over (5.721).
        is_overflown: bool,
    },
    /// Japanese points are shot down.
    PointsLost {
        /// How many.
        points: u8,
        /// Of which kind.
        kind: Target,
    },
    /// A unit of ours is lost in the air.
    UnitLost(AirUnitId),
    /// A unit of ours is lost aboard.
    UnitLostAboard,
    /// A unit is kept from the attack (4.57, 5.51).
    UnitAborted(AirUnitId),
    /// Points of a raid are kept from it (5.73).
    PointsAborted(u8),
    /// It comes to its damage rolls (5.61).
    Strength,
    /// One of them is assigned to a ship.
    Aimed,
    /// A ship is hit so often.
    Hits(ShipId, u8),
    /// A ship sinks.
    Sunk(ShipId),
    /// Something else that is told of it: of the ships, or of what the strike finds out (5.1, 13.22).
    Told,
    /// The raid flies home, or none of it is left.
    RaidLeaves,
    /// It is over.
    Over,
}

/// What happens in an attack on ships, each with its event.
pub fn attack_parts(
    events: &[EventRecord],
) -> impl Iterator<Item = (&EventRecord, AttackPart<'_>)> {
    let parts = events.iter();
    parts.filter_map(|record| Some((record, attack_part(&record.event)?)))
}

/// The number of the event with which an attack begins: what a raid does about the Battle Line, or its target.
pub fn attack_begins(events: &[EventRecord]) -> Option<usize> {
    events.iter().position(|it| match attack_part(&it.event) {
        Some(AttackPart::Begins(_)) => true,
        Some(AttackPart::Die(roll)) => matches!(roll.purpose, Purpose::BattleLine(_)),
        _ => false,
    })
}

fn attack_part(event: &Event) -> Option<AttackPart<'_>> {
    Some(match event {
        Event::Attacks(event) => return of_attack(event),
        Event::Roll(roll) => AttackPart::Die(roll),
        Event::Losses(LossEvent::Points { points, kind, .. }) => AttackPart::PointsLost {
            points: *points,
            kind: *kind,
        },
        Event::Losses(LossEvent::Unit {
            why: UnitLoss::Aboard,
            ..
        }) => AttackPart::UnitLostAboard,
        Event::Losses(LossEvent::Unit { what, .. }) => AttackPart::UnitLost(*what),
        Event::Damage(DamageEvent::Hits { ship, hits, .. }) => AttackPart::Hits(*ship, *hits),
        Event::Damage(DamageEvent::Sunk { ship }) => AttackPart::Sunk(*ship),
        // Crippled is the least of it.
        Event::Damage(
            DamageEvent::Damaged { .. }
            | DamageEvent::Sinking { .. }
            | DamageEvent::DeckInoperative { .. }
            | DamageEvent::FireBrokeOut { .. },
        ) => AttackPart::Told,
        // Whether that is there at all (13.22).
        Event::Commitment(CommitmentEvent::Tested { .. }) => AttackPart::Told,
        // What the strike finds out about its target (5.1 step 2), or about the one it took for it (5.25).
        Event::Forces(
            ForceEvent::Intelligence { .. }
            | ForceEvent::ShipsDrawn { .. }
            | ForceEvent::FalseContact { .. }
            | ForceEvent::DoubleForce { .. }
            | ForceEvent::LevelOneDrawn { .. }
            | ForceEvent::WithoutChit { .. }
            | ForceEvent::DoubleForceEnded { .. }
            | ForceEvent::AllSunk { .. },
        ) => AttackPart::Told,
        Event::Raids(RaidEvent::Withdrew { .. } | RaidEvent::Destroyed { .. })
        | Event::Guam(GuamEvent::FliesHome { .. }) => AttackPart::RaidLeaves,
        Event::Game { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Order { .. }
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
        | Event::Damage(_)
        | Event::Score(_)
        | Event::Commitment(_)
        | Event::Arrivals(_)
        | Event::Submarines(_) => return None,
    })
}

fn of_attack(event: &AttackEvent) -> Option<AttackPart<'_>> {
    Some(match event {
        AttackEvent::Begins { target, .. } => AttackPart::Begins(*target),
        AttackEvent::Contacted { force, .. } => AttackPart::Contact(*force),
        AttackEvent::MustReturn { .. }
        | AttackEvent::FoundNothing { .. }
        | AttackEvent::Surprised { .. } => AttackPart::Told,
        AttackEvent::CapTurns { .. } => AttackPart::CapTurns,
        AttackEvent::NetAirValue { .. } => AttackPart::NetAirValue,
        AttackEvent::CapUp { points, .. } => AttackPart::CapUp(*points),
        AttackEvent::StrikeCombat {
            on_escorts,
            on_attack,
            ..
        } => AttackPart::CapMeets {
            on_escorts: *on_escorts,
            on_attack: *on_attack,
        },
        AttackEvent::GunsFire {
            what,
            factors,
            overflown,
        } => AttackPart::Guns {
            of: *what,
            factors: *factors,
            is_overflown: !overflown.is_empty(),
        },
        AttackEvent::Aborted { unit, .. } => AttackPart::UnitAborted(*unit),
        AttackEvent::PointsAborted { points, .. } => AttackPart::PointsAborted(*points),
        AttackEvent::Strength { .. } => AttackPart::Strength,
        AttackEvent::Aimed { .. } => AttackPart::Aimed,
        AttackEvent::Over { .. } => AttackPart::Over,
        // Whom it comes to is told by the contact.
        AttackEvent::WrongTarget { .. } => return None,
    })
}
