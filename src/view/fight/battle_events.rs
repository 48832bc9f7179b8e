//! An air battle told step by step.

use super::battle::{AirBattle, Front};
use super::japanese_fire;
use super::step::Step;
use crate::engine::charts::Outcome;
use crate::engine::{Purpose, Roll, Target, count_of};
use crate::view::account::{BattleStep, Falling};
use crate::view::wording;

/// The step in which the mission fires on the escorts.
const ON_ESCORTS: &str = "Hellcats on the escorts";

impl AirBattle {
    /// Puts what has been told of it into words.
    pub(super) fn tell(&mut self) {
        for step in &self.account.steps.clone() {
            match &step.roll {
                Some(roll) => self.rolled(step, roll),
                None => self.divided(),
            }
        }
    }

    /// Begins the step of a die that rolls still.
    pub(super) fn expect(&mut self, roll: &Roll) {
        if let Some((title, front)) = step_of(roll.purpose) {
            self.front = front;
            self.step(title);
            self.account.falling = Falling::default();
            self.result = String::new();
            self.roll = Some(roll.clone());
            self.is_rolling = true;
        }
    }

    fn rolled(&mut self, told: &BattleStep, roll: &Roll) {
        let Some((title, front)) = step_of(roll.purpose) else {
            return;
        };
        // Both sides have fired at once (4.54): what our fire shot down falls with theirs.
        let escorts_down = match roll.purpose {
            Purpose::Escort(..) => self.account.escorts_down,
            _ => 0,
        };
        self.front = front;
        self.step(title);
        if let Some(step) = self.steps.last_mut() {
            step.rolled(roll);
            step.detail = detail(told, roll);
        }
        self.roll = Some(roll.clone());
        self.result = match (escorts_down, came_of_it(told)) {
            (_, Some(came)) => came,
            (0, None) => detail(told, roll),
            (points, None) => format!("{} {}", down(points, Target::Fighters), says(roll)),
        };
    }

    fn divided(&mut self) {
        let (escorts, attack) = (self.account.on_escorts.len(), self.account.on_attack.len());
        self.step("Hellcats divided");
        self.result = format!("{escorts} on the escorts, {attack} on the attack planes");
        if let Some(step) = self.steps.last_mut() {
            step.detail.clone_from(&self.result);
        }
        self.roll = None;
    }

    fn step(&mut self, title: &str) {
        self.steps.push(Step {
            title: title.to_owned(),
            ..Step::default()
        });
    }
}

/// What came of a step, in a sentence.
fn detail(step: &BattleStep, roll: &Roll) -> String {
    if let Some(came) = came_of_it(step) {
        return came;
    }
    match (step.points_down, roll.purpose) {
        (1.., Purpose::UsFire(_, _, kind)) => down(step.points_down, kind),
        _ => says(roll),
    }
}

/// What came of the die of a step, besides points that our fire shot down.
fn came_of_it(step: &BattleStep) -> Option<String> {
    if step.slips_past {
        return Some("One escort slips past to the others.".to_owned());
    }
    if step.is_held_out {
        return Some("One unit is driven off, and cannot fire.".to_owned());
    }
    let sorted = |(fighters, attack)| match fighters {
        0 => "All of them are attack planes.".to_owned(),
        _ => format!("{}.", wording::of_each(fighters, attack)),
    };
    let unit = step.units_down.last();
    let shot_down = unit.map(|unit| format!("{unit} of {} is shot down.", unit.home()));
    shot_down.or(step.sorted.map(sorted))
}

fn down(points: u8, kind: Target) -> String {
    format!(
        "{} of {kind} shot down.",
        count_of(points, "point", "points")
    )
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
            format!("Up to {} shot down.", count_of(points, "point", "points"))
        }
        (purpose, Outcome::JapaneseFire(fire)) => japanese_fire::result(purpose, fire),
        // No other chart is read in an air battle.
        (_, other) => other.to_string(),
    }
}
