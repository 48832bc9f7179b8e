//! An attack on ships: whom it looked for, whom it found, its steps with their dice, who fell or was driven off in them,
//! and what it hit (5.1, 5.7).

use super::Scene;
use crate::engine::charts::DamageRolls;
use crate::engine::fleet::{CarrierId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::ships::ShipId;
use crate::engine::{
    AttackEvent, Attacker, CommitmentEvent, DamageEvent, Event, EventRecord, ForceEvent, GuamEvent,
    LossEvent, Purpose, Quarry, RaidEvent, Roll, SubmarineEvent, Target, UnitLoss, count_of,
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
    /// What the record says before the first of its steps.
    pub opening: Vec<String>,
    /// Its steps, in their order.
    pub steps: Vec<AttackStep>,
    /// What is going on over the ships.
    pub scene: Scene,
    /// Units of the strike that were lost.
    pub lost: UnitSet,
    /// Those of them that fell in the last step.
    pub falling: UnitSet,
    /// Units of the strike kept from the attack (4.57, 5.51).
    pub aborted: UnitSet,
    /// Points of fighters: of the raid, or of the CAP, whose number is known once it is up.
    pub fighters: AircraftPoints,
    /// Points of attack planes of the raid; how many they were the table knows.
    pub attack_planes: AircraftPoints,
    /// Points of attack planes of the raid kept from the attack (5.73).
    pub points_aborted: u8,
    /// Air units of ours lost aboard carriers.
    pub lost_aboard: u8,
    /// The factors of the guns that have fired last.
    pub guns: u8,
    /// The ships that damage was rolled for, or that were hit or sunk.
    pub ships: Vec<ShipStruck>,
}

/// Points of aircraft in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct AircraftPoints {
    /// When it began.
    pub all: u8,
    /// Shot down.
    pub down: u8,
    /// Those of them that fall just now.
    pub falling: u8,
}

/// A ship that was struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipStruck {
    /// The ship.
    pub ship: ShipId,
    /// Hits that were rolled, and are not yet on the records.
    pub rolled: u8,
    /// Hits that fall in the last step.
    pub now: u8,
}

/// A step of an attack.
#[derive(Clone, PartialEq, Debug)]
pub struct AttackStep {
    /// What is done.
    pub what: AttackStepKind,
    /// What the record says of it, sentence by sentence.
    pub said: Vec<String>,
}

/// What is done in a step of an attack.
#[derive(Clone, PartialEq, Debug)]
pub enum AttackStepKind {
    /// A die is rolled.
    Die(Roll),
    /// A raid chooses its target (5.71).
    Target,
    /// What the CAP of a force is read by (5.41).
    AirValue,
    /// Its CAP is up (5.42).
    Cap,
    /// Guns open fire (5.51, 5.72).
    Guns {
        /// Whose.
        whose: Quarry,
        /// Factors firing together.
        factors: u8,
        /// Whether it is the Battle Line at a raid that flies over it (5.721).
        is_overflown: bool,
    },
    /// The strength of the attack, and the damage rolls it is worth (5.61).
    Strength,
    /// A raid assigns its damage rolls.
    Aims,
    /// All hits on a ship.
    Hits(ShipId),
    /// The attack is over.
    End,
}

/// Whether a die has a step of its own in an attack. The flight there is none of its steps; the log tells it.
pub const fn is_step_of_attack(purpose: Purpose) -> bool {
    !matches!(purpose, Purpose::SecondHex(_))
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

    fn new(by: Attacker) -> AttackAccount {
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
            opening: Vec::new(),
            steps: Vec::new(),
            scene: Scene::Approach,
            lost: UnitSet::EMPTY,
            falling: UnitSet::EMPTY,
            aborted: UnitSet::EMPTY,
            fighters: AircraftPoints::default(),
            attack_planes: AircraftPoints::default(),
            points_aborted: 0,
            lost_aboard: 0,
            guns: 0,
            ships: Vec::new(),
        }
    }

    /// Whom it attacks: the force that it found, perhaps in place of the one that it set out for (5.24).
    pub fn quarry(&self) -> Option<Quarry> {
        self.found.map(Quarry::Force).or(self.target)
    }

    /// How many damage rolls were meant for a ship.
    pub fn rolls_for(&self, ship: ShipId) -> u8 {
        let rolls = self.damage_rolls.iter().filter(|it| **it == ship);
        rolls.count() as u8
    }

    /// Its attempts to find a force in words: "2 attempts".
    pub fn attempts_in_words(&self) -> String {
        count_of(self.attempts, "attempt", "attempts")
    }

    fn take_in(&mut self, event: &Event) {
        self.scene = Scene::after(event).unwrap_or(self.scene);
        match event {
            Event::Roll(roll) => self.roll(roll),
            Event::Attacks(step) => self.attack(step, event),
            Event::Damage(damage) => self.damage(damage, event),
            Event::Losses(loss) => {
                self.loss(loss);
                self.say(event);
            }
            Event::Forces(found) => {
                if is_of_target(found) {
                    self.say(event);
                }
            }
            // Whether that is there at all (13.22).
            // 14.162: with its ships it becomes known whom torpedoes had hit before.
            Event::Commitment(CommitmentEvent::Tested { .. })
            | Event::Submarines(SubmarineEvent::HitsGiven { .. }) => self.say(event),
            Event::Raids(RaidEvent::Withdrew { .. } | RaidEvent::Destroyed { .. })
            | Event::Guam(GuamEvent::FliesHome { .. }) => self.step(AttackStepKind::End, event),
            // They are no part of the attack.
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
            | Event::Searches(_)
            | Event::Score(_)
            | Event::Commitment(_)
            | Event::Arrivals(_)
            | Event::Submarines(_)
            | Event::Refuelling(_)
            | Event::Surface(_) => {}
        }
    }

    fn attack(&mut self, step: &AttackEvent, event: &Event) {
        match step {
            AttackEvent::Begins { target, .. } => {
                self.target = Some(*target);
                if let Attacker::Raid(_) = self.by {
                    self.step(AttackStepKind::Target, event);
                }
            }
            AttackEvent::Contacted { force, wrong, .. } => {
                self.found = Some(*force);
                self.is_mistaken |= *wrong;
                self.say(event);
            }
            AttackEvent::MustReturn { .. }
            | AttackEvent::FoundNothing { .. }
            | AttackEvent::Surprised { .. }
            | AttackEvent::CapTurns { .. } => self.say(event),
            AttackEvent::NetAirValue { .. } => self.step(AttackStepKind::AirValue, event),
            AttackEvent::CapUp { points, .. } => {
                self.fighters.all = *points;
                self.step(AttackStepKind::Cap, event);
            }
            AttackEvent::StrikeCombat {
                on_escorts,
                on_attack,
                ..
            } => {
                if self.fighters.all == 0 {
                    self.begin(AttackStepKind::Cap);
                    self.fighters.all = on_escorts + on_attack;
                }
                self.say(event);
            }
            AttackEvent::GunsFire {
                factors,
                what,
                overflown,
            } => {
                self.guns = *factors;
                self.begin(AttackStepKind::Guns {
                    whose: *what,
                    factors: *factors,
                    is_overflown: !overflown.is_empty(),
                });
            }
            AttackEvent::Aborted { unit, .. } => {
                self.aborted = self.aborted.with((*unit).into());
                self.say(event);
            }
            AttackEvent::PointsAborted { points, .. } => {
                self.points_aborted += points;
                self.say(event);
            }
            AttackEvent::Strength { .. } => {
                self.is_bombed = true;
                self.step(AttackStepKind::Strength, event);
            }
            AttackEvent::Aimed { .. } => self.aimed(event),
            AttackEvent::Over { .. } => {
                self.is_over = true;
                if self.steps.is_empty() {
                    self.begin(AttackStepKind::End);
                }
            }
            AttackEvent::WrongTarget { .. } => {}
        }
    }

    /// A raid aims at random, which is a step of it; where a strike aims, the player knows.
    fn aimed(&mut self, event: &Event) {
        if let Attacker::Strike(_) = self.by {
            return;
        }
        if self
            .steps
            .last()
            .is_some_and(|it| it.what != AttackStepKind::Aims)
        {
            self.begin(AttackStepKind::Aims);
        }
        self.say(event);
    }

    fn damage(&mut self, damage: &DamageEvent, event: &Event) {
        match damage {
            DamageEvent::Hits { ship, hits, .. } => {
                self.hits.push((*ship, *hits));
                self.step(AttackStepKind::Hits(*ship), event);
                let struck = self.ship(*ship);
                struck.rolled = struck.rolled.saturating_sub(*hits);
                struck.now = *hits;
            }
            DamageEvent::Sunk { ship } => {
                // She is on the table's list of ships no more.
                self.ship(*ship);
                self.say(event);
            }
            // Crippled is the least of it.
            DamageEvent::Damaged { .. }
            | DamageEvent::Sinking { .. }
            | DamageEvent::DeckInoperative { .. } => self.say(event),
            DamageEvent::FireBrokeOut { carrier } => {
                self.burning.push(*carrier);
                self.say(event);
            }
            DamageEvent::HitsAdjusted
            | DamageEvent::DeckRepaired { .. }
            | DamageEvent::FireBurnsOn { .. }
            | DamageEvent::FireChanged { .. }
            | DamageEvent::FiresOut { .. } => {}
        }
    }

    fn loss(&mut self, loss: &LossEvent) {
        match loss {
            LossEvent::Points { points, kind, .. } => {
                let of = match kind {
                    Target::Fighters => &mut self.fighters,
                    Target::AttackPlanes => &mut self.attack_planes,
                };
                of.down += points;
                of.falling += points;
            }
            LossEvent::Unit { what, why, .. } => {
                if *why == UnitLoss::Aboard {
                    self.lost_aboard += 1;
                } else {
                    self.lost = self.lost.with((*what).into());
                    self.falling = self.falling.with((*what).into());
                }
            }
        }
    }

    fn roll(&mut self, roll: &Roll) {
        if !is_step_of_attack(roll.purpose) {
            return;
        }
        self.begin(AttackStepKind::Die(roll.clone()));
        if let Purpose::Contact(_, force) = roll.purpose {
            self.attempts += 1;
            self.sought = Some(force);
        } else if let Purpose::Damage(ship) = roll.purpose {
            self.damage_rolls.push(ship);
            if let Some(hits) = roll.purpose.hits(roll.result) {
                self.ship(ship).rolled += hits;
            }
        } else if let Purpose::Outbreak(carrier) = roll.purpose {
            self.rolled_for_fire.push(carrier);
        }
    }

    /// Begins the step of a die that rolls still: what fell in the step before lies.
    pub fn expect(&mut self, purpose: Purpose) {
        self.scene = Scene::of_die(purpose).unwrap_or(self.scene);
        self.nothing_falls();
    }

    fn nothing_falls(&mut self) {
        self.falling = UnitSet::EMPTY;
        self.fighters.falling = 0;
        self.attack_planes.falling = 0;
        for struck in &mut self.ships {
            struck.now = 0;
        }
    }

    fn ship(&mut self, ship: ShipId) -> &mut ShipStruck {
        let place = self.ships.iter().position(|struck| struck.ship == ship);
        let place = place.unwrap_or_else(|| {
            self.ships.push(ShipStruck {
                ship,
                rolled: 0,
                now: 0,
            });
            self.ships.len() - 1
        });
        &mut self.ships[place]
    }

    fn begin(&mut self, what: AttackStepKind) {
        self.nothing_falls();
        self.steps.push(AttackStep {
            what,
            said: Vec::new(),
        });
    }

    fn step(&mut self, what: AttackStepKind, event: &Event) {
        self.begin(what);
        self.say(event);
    }

    fn say(&mut self, event: &Event) {
        let said = match self.steps.last_mut() {
            Some(step) => &mut step.said,
            None => &mut self.opening,
        };
        said.push(event.to_string());
    }
}

/// Whether it is what a strike finds out about its target (5.1 step 2), or about the one it took for it (5.25).
const fn is_of_target(event: &ForceEvent) -> bool {
    matches!(
        event,
        ForceEvent::Intelligence { .. }
            | ForceEvent::ShipsDrawn { .. }
            | ForceEvent::FalseContact { .. }
            | ForceEvent::DoubleForce { .. }
            | ForceEvent::LevelOneDrawn { .. }
            | ForceEvent::WithoutChit { .. }
            | ForceEvent::DoubleForceEnded { .. }
            | ForceEvent::AllSunk { .. }
    )
}

/// Whether the attack of a raid begins with an event: with what it does about the Battle Line, or with its target.
pub const fn begins_attack(event: &Event) -> bool {
    if let Event::Roll(roll) = event {
        return matches!(roll.purpose, Purpose::BattleLine(_));
    }
    matches!(event, Event::Attacks(AttackEvent::Begins { .. }))
}

/// The column of the chart and the damage rolls of the last attack that came to them (5.61).
pub fn last_strength(shown: &[EventRecord]) -> Option<(&'static str, DamageRolls)> {
    shown.iter().rev().find_map(|record| {
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
