//! An attack on ships told step by step.

use super::attack::Attack;
use super::step::Step;
use crate::engine::charts::{
    AIR_ATTACK_ROLLS, AntiAircraft, BattleLine, Contact, JapaneseFire, Outbreak, Outcome,
};
use crate::engine::{Purpose, Roll, count_of};
use crate::view::account::{AttackStepKind, is_step_of_attack};

impl Attack {
    /// Puts what has been told of it into words.
    pub(super) fn tell(&mut self) {
        let told = self.account.clone();
        told.opening.iter().for_each(|sentence| self.say(sentence));
        for step in &told.steps {
            self.begin(&step.what);
            let mut said = step.said.iter();
            if step.what == AttackStepKind::Strength {
                let strength = said.by_ref().take(1);
                strength.for_each(|sentence| self.say(sentence));
                self.say("Each of them is what is added to the die of one roll.");
            }
            said.for_each(|sentence| self.say(sentence));
        }
        for struck in &told.ships {
            let pips = &mut self.ship(struck.ship).pips;
            (pips.rolled, pips.now) = (struck.rolled, struck.now);
        }
    }

    /// Begins the step of a die that rolls still.
    pub(super) fn expect(&mut self, roll: &Roll) {
        if is_step_of_attack(roll.purpose) {
            self.step(&roll.purpose.to_string());
            self.account.expect(roll.purpose);
            for target in &mut self.ships {
                target.pips.now = 0;
            }
            self.roll = Some(roll.clone());
            self.is_rolling = true;
            self.chart = Some(roll.chart);
        }
    }

    fn begin(&mut self, what: &AttackStepKind) {
        match what {
            AttackStepKind::Die(roll) => self.rolled(roll),
            AttackStepKind::Target => self.step("The target"),
            AttackStepKind::AirValue => self.step("What they have to put up"),
            AttackStepKind::Cap => self.step("Their CAP"),
            AttackStepKind::Guns {
                whose,
                factors,
                is_overflown,
            } => {
                match is_overflown {
                    true => self.step("The Battle Line fires"),
                    false => self.step(&format!("{whose} opens fire")),
                }
                let factors = count_of(*factors, "factor", "factors");
                self.say(&format!("{factors} of anti-aircraft fire."));
            }
            AttackStepKind::Strength => {
                self.step("The strength of the attack");
                self.chart = Some(AIR_ATTACK_ROLLS.id);
            }
            AttackStepKind::Aims => self.step("The ships it goes for"),
            AttackStepKind::Hits(ship) => self.step(&format!("Hits on {ship}")),
            AttackStepKind::End => self.step("The end of the attack"),
        }
    }

    fn rolled(&mut self, roll: &Roll) {
        self.step(&roll.purpose.to_string());
        if let Some(step) = self.steps.last_mut() {
            step.rolled(roll);
        }
        self.roll = Some(roll.clone());
        self.chart = Some(roll.chart);
        self.say(&says(roll));
    }

    fn step(&mut self, title: &str) {
        self.steps.push(Step {
            title: title.to_owned(),
            ..Step::default()
        });
        self.roll = None;
        self.chart = None;
        self.result.clear();
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
        | Outcome::Wind(_)
        | Outcome::Shuttle(_)
        | Outcome::Refuels(_)
        | Outcome::Caught(_)
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
        (Purpose::Damage(_), hits) => count_of(hits, "hit.", "hits."),
        (Purpose::EscortsFire(..), 0) => "Nothing is hit.".to_owned(),
        _ => String::new(),
    }
}
