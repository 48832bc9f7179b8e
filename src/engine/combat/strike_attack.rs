//! One US strike against ships (5.1): contact, surprise, CAP, guns, attack.

mod cap;
mod contact;

use super::attack::{Attacker, Quarry};
use super::casualties::{abort_units, lose_units};
use super::guns;
use super::ship_attack;
use super::strike_combat::{self, attack_planes};
use crate::engine::charts::{NO_RAID_YET, SURPRISE, Surprise, US_ADVANTAGE};
use crate::engine::decision::Decision;
use crate::engine::event::{AttackEvent, Event, FuelUse, Purpose, UnitLoss};
use crate::engine::fleet::{MissionId, spend};
use crate::engine::forces::{
    ForceId, remove_the_sunk, remove_those_sunk_since, take_to_the_highest_level,
};
use crate::engine::order::Order;
use crate::engine::record::{Scope, StrikeStep};
use crate::engine::refusal::{AttackRefusal, MissionRefusal, Refusal};
use crate::engine::ships::ShipId;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

use contact::may_try_any;
pub(crate) use contact::{SECOND_CONTACT, WRONG_WITHIN, contact_range, other_forces};

/// Fuel it costs to draw a strike together (5.61).
pub(crate) const COORDINATION: i8 = 1;
/// A strike's attack in progress.
#[derive(Clone, Debug)]
pub struct StrikeAttack {
    mission: MissionId,
    /// The force it looks for, and then the one it has found.
    force: ForceId,
    /// Whether it has made its second attempt (5.22).
    again: bool,
    stage: Stage,
}

/// The steps of the attack, in order (5.1).
#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The first attempt to find the target (5.21).
    Contact,
    /// The player decides on a second attempt (5.22).
    Again,
    /// The player decides on a second attempt, at another force of the hex that may be undetected: the one found first
    /// was nothing (5.25, 5.26).
    AgainAtAny,
    /// The second attempt (5.22).
    SecondContact,
    /// All that can be known of the target becomes known (5.1 step 2).
    Intelligence,
    /// How far the target is surprised (5.3).
    Surprise,
    /// The CAP meets the strike (5.4, 4.53).
    Cap,
    /// The target's guns (5.5).
    Guns,
    /// The player decides on the fuel point (5.61, step 2).
    Coordination,
    /// The player assigns the damage rolls (5.61, step 4).
    Assignment,
    /// The damage rolls (5.61, step 5).
    Damage,
    /// It is over.
    Over,
}

impl Stage {
    /// The step that it belongs to; none once the attack is over.
    const fn step(self) -> Option<StrikeStep> {
        Some(match self {
            Stage::Contact | Stage::Again | Stage::AgainAtAny | Stage::SecondContact => {
                StrikeStep::Contact
            }
            Stage::Intelligence => StrikeStep::Intelligence,
            Stage::Surprise => StrikeStep::Surprise,
            Stage::Cap => StrikeStep::Cap,
            Stage::Guns => StrikeStep::Guns,
            Stage::Coordination | Stage::Assignment => StrikeStep::Coordination,
            Stage::Damage => StrikeStep::Damage,
            Stage::Over => return None,
        })
    }
}

impl StrikeAttack {
    pub(crate) fn new(mission: MissionId, force: ForceId) -> StrikeAttack {
        StrikeAttack {
            mission,
            force,
            again: false,
            stage: Stage::Contact,
        }
    }

    /// The attack, of which the player thinks as one on the force that he has named.
    pub(crate) const fn scope(&self) -> Scope {
        Scope::Strike {
            mission: self.mission,
            force: self.force,
        }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let mission = self.mission;
        match self.stage.step() {
            Some(step) => play.record.be_at_stage(0, Scope::StrikeStep { step }),
            None => play.end_stage(),
        }
        match self.stage {
            Stage::Contact => {
                play.happen(Event::Attacks(AttackEvent::Begins {
                    by: Attacker::Strike(mission),
                    target: Quarry::Force(self.force),
                }));
                self.look(play);
            }
            Stage::Again if self.may_try_again(play) => {
                return Step::Ask(Decision::SecondAttempt {
                    mission,
                    wrong_target: false,
                });
            }
            Stage::AgainAtAny if may_try_any(&play.table, mission) => {
                return Step::Ask(Decision::SecondAttempt {
                    mission,
                    wrong_target: true,
                });
            }
            Stage::Again | Stage::AgainAtAny => self.give_up(play),
            Stage::Intelligence => {
                let from = play.events().len();
                self.force = take_to_the_highest_level(play, self.force);
                remove_those_sunk_since(play, from);
                self.stage = Stage::Surprise;
                // 13.22: what seemed to be carriers may be nothing. 12.53: or hits that had waited have sunk all of it.
                if play.table.force(self.force).is_none() {
                    play.happen(Event::Attacks(AttackEvent::FoundNothing { mission }));
                    self.found_nothing(play);
                }
            }
            Stage::SecondContact => {
                spend(play, mission, SECOND_CONTACT, FuelUse::SecondContact);
                self.again = true;
                self.look(play);
            }
            Stage::Surprise => self.surprise(play),
            Stage::Cap => self.meet_cap(play),
            Stage::Guns => self.pass_the_guns(play),
            // 7.39, 7.43: a force for which no ship was left has nothing to hit.
            Stage::Coordination
                if !self.has_attack_planes(play) || targets(&play.table).is_empty() =>
            {
                self.stage = Stage::Over;
            }
            Stage::Coordination if can_pay(&play.table, mission) => {
                return Step::Ask(Decision::Coordination { mission });
            }
            Stage::Coordination => self.total(play, false),
            Stage::Assignment if self.assign_to_the_only_ship(play) => self.stage = Stage::Damage,
            Stage::Assignment => return Step::Ask(Decision::Assignment { mission }),
            Stage::Damage => {
                ship_attack::resolve(play);
                self.stage = Stage::Over;
            }
            Stage::Over => {
                play.happen(Event::Attacks(AttackEvent::Over {
                    by: Attacker::Strike(mission),
                }));
                remove_the_sunk(play);
                return Step::Done;
            }
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: Order, play: &mut Play) {
        match order {
            Order::Contact { force, .. } => {
                self.force = force;
                self.stage = Stage::SecondContact;
            }
            Order::GoOn => self.give_up(play),
            Order::Coordinate { pay } => self.total(play, pay),
            Order::Aim { roll, ship } => {
                play.happen(Event::Attacks(AttackEvent::Aimed { roll, ship }))
            }
            Order::Attack => self.stage = Stage::Damage,
            _ => {}
        }
    }

    fn give_up(&mut self, play: &mut Play) {
        if play.table.mission(self.mission).is_some() {
            play.happen(Event::Attacks(AttackEvent::MustReturn {
                mission: self.mission,
            }));
        }
        self.stage = Stage::Over;
    }

    /// Only carrier forces can be surprised (5.33).
    fn surprise(&mut self, play: &mut Play) {
        self.stage = Stage::Cap;
        let Some(force) = play.table.force(self.force) else {
            return;
        };
        if !force.has_carriers() {
            return;
        }
        let modifiers = [
            US_ADVANTAGE.when(force.us_advantage),
            NO_RAID_YET.when(!force.has_raided),
        ];
        let surprise = play.roll(
            Purpose::Surprise(self.mission, self.force),
            &SURPRISE,
            0,
            modifiers.into_iter().flatten(),
        );
        play.happen(Event::Attacks(AttackEvent::Surprised {
            force: self.force,
            surprise,
        }));
    }

    /// The first strike of a phase that is not a complete surprise finds the force's CAP up; the
    /// same CAP fights every strike of the phase (5.43).
    fn meet_cap(&mut self, play: &mut Play) {
        self.stage = Stage::Guns;
        let Some(force) = play.table.force(self.force) else {
            return;
        };
        if !force.has_carriers() || surprise_of(play) == Surprise::Complete {
            return;
        }
        cap::bring_up(play, self.force, surprise_of(play));
        strike_combat::fight(play, self.mission, self.force);
    }

    /// The target's guns: all its ships together, half of it in a partial surprise, none in a
    /// complete one. They affect attack planes only (5.51).
    fn pass_the_guns(&mut self, play: &mut Play) {
        self.stage = Stage::Coordination;
        let planes = attack_planes(play, self.mission);
        let surprise = surprise_of(play);
        let Some(force) = play.table.force(self.force) else {
            return;
        };
        if planes.is_empty() || surprise == Surprise::Complete {
            return;
        }
        let all = play.table.factors(force.ships.iter().copied());
        let factors = if surprise == Surprise::Partial {
            all / 2
        } else {
            all
        };
        let fire = guns::fire(
            play,
            Purpose::JapaneseGuns(self.force, self.mission),
            Quarry::Force(self.force),
            factors,
            Vec::new(),
        );
        let lost = lose_units(play, self.mission, planes, fire.eliminated, UnitLoss::Guns);
        abort_units(play, self.mission, planes.without(lost), fire.aborted);
    }

    fn has_attack_planes(&self, play: &Play) -> bool {
        !attack_planes(play, self.mission).is_empty()
    }

    /// Pays the fuel point or not, and totals the attack (5.61, steps 1 to 3).
    fn total(&mut self, play: &mut Play, pay: bool) {
        if pay {
            spend(play, self.mission, COORDINATION, FuelUse::Coordination);
        }
        let value = attack_planes(play, self.mission).attack_value();
        ship_attack::total(play, Attacker::Strike(self.mission), value, !pay);
        self.stage = Stage::Assignment;
    }

    /// With a single ship there is nothing to choose.
    fn assign_to_the_only_ship(&self, play: &mut Play) -> bool {
        let ships = targets(&play.table);
        let [ship] = ships[..] else {
            return false;
        };
        for roll in 0..ship_attack::rolls(&play.table) {
            play.happen(Event::Attacks(AttackEvent::Aimed { roll, ship }));
        }
        true
    }

    pub(crate) fn check_coordination(
        table: &Table,
        mission: MissionId,
        order: Order,
    ) -> Result<(), Refusal> {
        match order {
            Order::Coordinate { pay: true } if !can_pay(table, mission) => {
                let strike = table
                    .mission(mission)
                    .ok_or(MissionRefusal::NoMission(mission))?;
                Err(Refusal::Attacks(AttackRefusal::CannotPay {
                    mission,
                    fuel: strike.fuel,
                }))
            }
            Order::Coordinate { .. } => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn legal_coordination(table: &Table, mission: MissionId) -> Vec<Order> {
        let orders = [true, false].map(|pay| Order::Coordinate { pay });
        orders
            .into_iter()
            .filter(|order| StrikeAttack::check_coordination(table, mission, *order).is_ok())
            .collect()
    }

    pub(crate) fn check_assignment(table: &Table, order: Order) -> Result<(), Refusal> {
        let attack = table.attack.as_ref().ok_or(Refusal::NotAsked)?;
        match order {
            Order::Aim { roll, .. } if usize::from(roll) >= attack.rolls.len() => Err(
                Refusal::Attacks(AttackRefusal::NoSuchRoll(roll.saturating_add(1))),
            ),
            Order::Aim { ship, .. } if !targets(table).contains(&ship) => {
                Err(Refusal::Attacks(AttackRefusal::NotATarget(ship)))
            }
            Order::Aim { .. } => Ok(()),
            Order::Attack if attack.is_assigned() => Ok(()),
            Order::Attack => Err(Refusal::Attacks(AttackRefusal::NotAssigned)),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The legal orders: each ship for the first roll without one. A roll that has its ship may
    /// be aimed again; that is not listed.
    pub(crate) fn legal_assignment(table: &Table) -> Vec<Order> {
        let Some(attack) = &table.attack else {
            return Vec::new();
        };
        match attack.rolls.iter().position(|roll| roll.ship.is_none()) {
            None => vec![Order::Attack],
            Some(roll) => targets(table)
                .into_iter()
                .map(|ship| Order::Aim {
                    roll: roll as u8,
                    ship,
                })
                .collect(),
        }
    }
}

/// The ships that the attack in progress can hit.
pub fn targets(table: &Table) -> Vec<ShipId> {
    match table.attack.as_ref().map(|attack| attack.target) {
        Some(Quarry::Force(force)) => table
            .force(force)
            .map(|force| force.ships.clone())
            .unwrap_or_default(),
        Some(Quarry::TaskGroup(group)) => table.ships_of(group).collect(),
        Some(Quarry::Ship(ship)) => vec![ship],
        None => Vec::new(),
    }
}

fn surprise_of(play: &Play) -> Surprise {
    play.table
        .attack
        .as_ref()
        .map_or(Surprise::None, |attack| attack.surprise)
}

fn can_pay(table: &Table, mission: MissionId) -> bool {
    table
        .mission(mission)
        .is_some_and(|mission| mission.fuel.can_pay(COORDINATION))
}
