//! An attack on ships told event by event.

use super::attack::Attack;
use super::scene::Scene;
use super::step::Step;
use crate::engine::charts::{
    AIR_ATTACK_ROLLS, AntiAircraft, BattleLine, Contact, JapaneseFire, Outbreak, Outcome,
};
use crate::engine::fleet::UnitSet;
use crate::engine::{Attacker, Purpose, Quarry, Roll, Target, count};
use crate::view::account::AttackPart;

impl Attack {
    /// Takes in what happens, with the sentence that the log has for it.
    pub(super) fn tell(&mut self, part: AttackPart, sentence: &str) {
        self.scene = Scene::after(part).unwrap_or(self.scene);
        match part {
            AttackPart::Begins(target) => {
                self.target = Some(target);
                if let Attacker::Raid(_) = self.by {
                    self.step_with("The target", sentence);
                }
            }
            AttackPart::Die(roll) => self.roll(roll),
            AttackPart::Contact(force) => {
                self.target = Some(Quarry::Force(force));
                self.say(sentence);
            }
            AttackPart::Told | AttackPart::CapTurns => self.say(sentence),
            AttackPart::NetAirValue => self.step_with("What they have to put up", sentence),
            AttackPart::CapUp(points) => {
                self.fighters.all = points;
                self.step_with("Their CAP", sentence);
            }
            AttackPart::CapMeets {
                on_escorts,
                on_attack,
            } => {
                if self.fighters.all == 0 {
                    self.step("Their CAP");
                    self.fighters.all = on_escorts + on_attack;
                }
                self.say(sentence);
            }
            AttackPart::Guns {
                of,
                factors,
                is_overflown,
            } => {
                let title = match is_overflown {
                    false => format!("{of} opens fire"),
                    true => "The Battle Line fires".to_owned(),
                };
                self.guns = factors;
                let factors = count(factors, "factor", "factors");
                self.step_with(&title, &format!("{factors} of anti-aircraft fire."));
            }
            AttackPart::PointsLost { points, kind } => {
                let of = match kind {
                    Target::Fighters => &mut self.fighters,
                    Target::AttackPlanes => &mut self.attack_planes,
                };
                of.down += points;
                of.falling += points;
                self.say(sentence);
            }
            AttackPart::UnitLost(unit) => {
                let unit = UnitSet::from(unit);
                self.lost = self.lost.with(unit);
                self.falling = self.falling.with(unit);
                self.say(sentence);
            }
            AttackPart::UnitLostAboard => {
                self.lost_aboard += 1;
                self.say(sentence);
            }
            AttackPart::UnitAborted(unit) => {
                self.aborted = self.aborted.with(unit.into());
                self.say(sentence);
            }
            AttackPart::PointsAborted(points) => {
                self.points_aborted += points;
                self.say(sentence);
            }
            AttackPart::Strength => {
                self.step_with("The strength of the attack", sentence);
                self.say("Each of them is what is added to the die of one roll.");
                self.chart = Some(AIR_ATTACK_ROLLS.id);
            }
            AttackPart::Aimed => {
                if let Attacker::Raid(_) = self.by {
                    if self.chart.is_some() {
                        self.step("The ships it goes for");
                    }
                    self.say(sentence);
                }
            }
            AttackPart::Hits(ship, hits) => {
                self.step(&format!("Hits on {ship}"));
                let pips = &mut self.ship(ship).pips;
                pips.rolled = pips.rolled.saturating_sub(hits);
                pips.now = hits;
                self.say(sentence);
            }
            AttackPart::Sunk(ship) => {
                // She is on the table's list of ships no more.
                self.ship(ship);
                self.say(sentence);
            }
            AttackPart::RaidLeaves => self.step_with("The end of the attack", sentence),
            AttackPart::Over => {
                if self.steps.is_empty() {
                    self.step("The end of the attack");
                }
            }
        }
    }

    /// Begins the step of a die that rolls still.
    pub(super) fn expect(&mut self, roll: &Roll) {
        if is_step(roll.purpose) {
            self.step(&roll.purpose.to_string());
            self.roll = Some(roll.clone());
            self.is_rolling = true;
            self.scene = Scene::of_die(roll.purpose).unwrap_or(self.scene);
            self.chart = Some(roll.chart);
        }
    }

    fn roll(&mut self, roll: &Roll) {
        if !is_step(roll.purpose) {
            return;
        }
        self.step(&roll.purpose.to_string());
        if let Some(step) = self.steps.last_mut() {
            step.rolled(roll);
        }
        self.roll = Some(roll.clone());
        self.chart = Some(roll.chart);
        if let (Purpose::Damage(ship), Some(hits)) = (roll.purpose, roll.hits()) {
            self.ship(ship).pips.rolled += hits;
        }
        self.say(&says(roll));
    }

    fn step(&mut self, title: &str) {
        self.falling = UnitSet::EMPTY;
        self.fighters.falling = 0;
        self.attack_planes.falling = 0;
        for target in &mut self.ships {
            target.pips.now = 0;
        }
        self.steps.push(Step {
            title: title.to_owned(),
            ..Step::default()
        });
        self.roll = None;
        self.chart = None;
        self.result.clear();
    }

    fn step_with(&mut self, title: &str, sentence: &str) {
        self.step(title);
        self.say(sentence);
    }

    /// Adds a sentence to what came of the step.
    fn say(&mut self, sentence: &str) {
        if !self.result.is_empty() && !sentence.is_empty() {
            self.result.push(' ');
        }
        self.result.push_str(sentence);
        if let Some(step) = self.steps.last_mut() {
            step.detail.clone_from(&self.result);
        }
    }
}

/// Whether a die has a step of its own. The flight there is none of its steps; the log tells it.
pub(super) fn is_step(purpose: Purpose) -> bool {
    !matches!(purpose, Purpose::SecondHex(_))
}

/// What a result of the charts means, where no event says so.
fn says(roll: &Roll) -> String {
    let text = match roll.result {
        Outcome::Number(number) => return number_says(roll.purpose, number),
        Outcome::Contact(Contact::Fail) => "The strike finds nothing.",
        Outcome::JapaneseFire(JapaneseFire::NOTHING) => "No effect.",
        Outcome::AntiAircraft(AntiAircraft::NOTHING) => "The guns hit nothing.",
        Outcome::AntiAircraft(AntiAircraft {
            aborted,
            eliminated,
        }) => return format!("{aborted} to be driven off, {eliminated} to be shot down."),
        Outcome::BattleLine(BattleLine::Divert) => "It goes for the battleships.",
        Outcome::BattleLine(BattleLine::Overfly) => {
            "It flies on to the carriers, over the battleships."
        }
        Outcome::BattleLine(BattleLine::Avoid) => "It flies round the battleships to the carriers.",
        Outcome::Outbreak(Outbreak::NoFire) => "Nothing burns.",
        // The events that follow say it.
        Outcome::Contact(Contact::WrongInHex | Contact::WrongWithinTwo | Contact::Contact)
        | Outcome::JapaneseFire(_)
        | Outcome::Outbreak(Outbreak::Fire)
        | Outcome::Surprise(_)
        | Outcome::SubmarineAttack(_)
        | Outcome::LandAir(_)
        | Outcome::LevelTwo(_)
        | Outcome::CommitmentTest(_)
        | Outcome::Carriers(_)
        | Outcome::SurfaceShips(_) => "",
        // These are not read in an attack.
        Outcome::Fuel(_)
        | Outcome::SafeReturn(_)
        | Outcome::DeckCrash(_)
        | Outcome::Clearing(_)
        | Outcome::DamageRolls(_)
        | Outcome::FireSpread(_)
        | Outcome::Repair(_)
        | Outcome::Sighting(_)
        | Outcome::Screen(_)
        | Outcome::Shift(_)
        | Outcome::RaidDecision(_)
        | Outcome::Waves(_)
        | Outcome::ArrivalZone(_)
        | Outcome::ArrivalHex(_)
        | Outcome::NearCarriers(_) => "",
        Outcome::SubmarineContact(_) | Outcome::TorpedoHits(_) | Outcome::Hunt(_) => "",
    };
    text.to_owned()
}

/// What a number means: hits on a ship, or points shot down, which an event tells if there are any.
fn number_says(purpose: Purpose, number: u8) -> String {
    match (purpose, number) {
        (Purpose::Damage(_), hits) => count(hits, "hit.", "hits."),
        (Purpose::EscortsFire(..), 0) => "Nothing is hit.".to_owned(),
        _ => String::new(),
    }
}
