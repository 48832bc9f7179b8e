//! An air battle told event by event.

use super::battle::{AirBattle, Falling, Front};
use super::japanese_fire;
use super::step::Step;
use crate::engine::charts::Outcome;
use crate::engine::{Purpose, Roll, Target, count};
use crate::view::account::BattlePart;
use crate::view::wording;

/// The step in which the mission fires on the escorts.
const ON_ESCORTS: &str = "Hellcats on the escorts";

impl AirBattle {
    /// Takes in what happens.
    pub(super) fn tell(&mut self, part: BattlePart) {
        match part {
            BattlePart::Die(roll) => self.roll(roll),
            BattlePart::Sorted { fighters, attack } => {
                self.result(format!("{}.", wording::of_each(fighters, attack)));
            }
            BattlePart::Divided { escorts, attack } => {
                (self.on_escorts, self.on_attack) = (escorts, attack);
                let (escorts, attack) = (escorts.len(), attack.len());
                self.step("Hellcats divided");
                self.result(format!(
                    "{escorts} on the escorts, {attack} on the attack planes"
                ));
                self.roll = None;
            }
            BattlePart::BreaksThrough => {
                self.result("One escort slips past to the others.".to_owned());
            }
            BattlePart::HeldOut => {
                self.held_out = true;
                self.result("One unit is driven off, and cannot fire.".to_owned());
            }
            BattlePart::PointsLost { points, kind } => self.points_lost(points, kind),
            BattlePart::UnitLost(unit) => {
                self.lost = self.lost.with(unit.into());
                self.falling.ours = self.falling.ours.with(unit.into());
                self.result(format!("{unit} is shot down."));
            }
        }
    }

    /// Begins the step of a die that rolls still.
    pub(super) fn expect(&mut self, roll: &Roll) {
        if let Some((title, front)) = step_of(roll.purpose) {
            self.front = front;
            self.step(title);
            self.result = String::new();
            self.roll = Some(roll.clone());
            self.is_rolling = true;
        }
    }

    fn roll(&mut self, roll: &Roll) {
        let Some((title, front)) = step_of(roll.purpose) else {
            return;
        };
        self.front = front;
        self.step(title);
        if let Some(step) = self.steps.last_mut() {
            step.rolled(roll);
        }
        self.roll = Some(roll.clone());
        self.result(says(roll));
    }

    fn points_lost(&mut self, points: u8, kind: Target) {
        let down = format!("{} of {kind} shot down.", count(points, "point", "points"));
        match kind {
            Target::Fighters => {
                self.escorts_down += points;
                self.falling.escorts = points;
                // Both sides have fired at once (4.54): this came of the fire before the last.
                let mut steps = self.steps.iter_mut().rev();
                if let Some(ours) = steps.find(|step| step.title == ON_ESCORTS) {
                    ours.detail.clone_from(&down);
                }
                self.result = format!("{down} {}", self.result);
            }
            Target::AttackPlanes => {
                self.attack_down += points;
                self.falling.attack = points;
                self.result(down);
            }
        }
    }

    fn step(&mut self, title: &str) {
        self.falling = Falling::default();
        self.steps.push(Step {
            title: title.to_owned(),
            ..Step::default()
        });
    }

    fn result(&mut self, text: String) {
        if let Some(last) = self.steps.last_mut() {
            last.detail.clone_from(&text);
        }
        self.result = text;
    }
}

/// The step in which a die is rolled, and where they fire in it.
pub(super) fn step_of(purpose: Purpose) -> Option<(&'static str, Option<Front>)> {
    Some(match purpose {
        Purpose::Escorts(_) => ("Fighters told from attack planes", None),
        Purpose::UsFire(_, _, Target::Fighters) => (ON_ESCORTS, Some(Front::Escorts)),
        Purpose::Escort(..) => ("The escorts fire back", Some(Front::Escorts)),
        Purpose::BreakThrough(..) => ("One escort breaks through", Some(Front::AttackPlanes)),
        Purpose::UsFire(_, _, Target::AttackPlanes) => {
            ("Hellcats on the attack planes", Some(Front::AttackPlanes))
        }
        _ => return None,
    })
}

/// What a result of the charts means.
fn says(roll: &Roll) -> String {
    match (roll.purpose, roll.result) {
        (Purpose::Escorts(_), points) => format!("{points} of the points are fighters."),
        (_, Outcome::Number(0)) => "Nothing is hit.".to_owned(),
        (_, Outcome::Number(points)) => {
            format!("Up to {} shot down.", count(points, "point", "points"))
        }
        (purpose, Outcome::JapaneseFire(fire)) => japanese_fire::result(purpose, fire),
        // No other chart is read in an air battle.
        (_, other) => other.to_string(),
    }
}
