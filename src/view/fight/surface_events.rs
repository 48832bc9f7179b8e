//! A meeting of ships told step by step.

use super::surface::SurfaceAction;
use crate::engine::surface::Side;
use crate::engine::{Purpose, Roll, count_of};
use crate::view::account::{SurfaceStep, Withdrawal};

impl SurfaceAction {
    /// Puts what has been told of it into words.
    pub(super) fn tell(&mut self) {
        for step in self.account.steps.clone() {
            self.tell_step(&step);
        }
    }

    fn tell_step(&mut self, step: &SurfaceStep) {
        let (title, said) = match step {
            SurfaceStep::Die(roll) => return self.rolled(roll),
            // They belong to the dice before them.
            SurfaceStep::Evaded(side, escapes) => return self.say(&evaded(*side, *escapes)),
            SurfaceStep::Surprised(side) => return self.say(surprised(*side)),
            SurfaceStep::Met(force) => ("In sight".to_owned(), format!("{force} is met.")),
            SurfaceStep::Chose { accepts } => (
                "What they do".to_owned(),
                match accepts {
                    true => "They come on.".to_owned(),
                    false => "They try to get away.".to_owned(),
                },
            ),
            SurfaceStep::BothEvade => (
                "Nobody fights".to_owned(),
                "Both sides turn away.".to_owned(),
            ),
            SurfaceStep::Round(number) => (
                match number {
                    1 => "The first round of fire".to_owned(),
                    _ => "The second round of fire".to_owned(),
                },
                "All fire at once: hits count when everybody has fired.".to_owned(),
            ),
            SurfaceStep::Hits(ship, hits) => {
                let hits = count_of(*hits, "hit", "hits");
                (format!("Hits on {ship}"), format!("{hits} on her record."))
            }
            SurfaceStep::Sinks(ship) => (
                format!("{ship} goes down"),
                "Whoever is crippled by ships is sunk.".to_owned(),
            ),
            SurfaceStep::Fought(ours, theirs) => (
                "The fight is over".to_owned(),
                format!("We lost {ours}, and they {theirs}: who lost more withdraws."),
            ),
            SurfaceStep::Retires(force) => (
                "Too much lost".to_owned(),
                format!("{force} retires from now on."),
            ),
            SurfaceStep::Withdraws(Withdrawal { who, to, .. }) => {
                ("Withdrawal".to_owned(), format!("{who} to {to}."))
            }
        };
        self.begin(&title);
        self.say(&said);
    }

    fn rolled(&mut self, roll: &Roll) {
        self.begin(&roll.purpose.to_string());
        if let Some(step) = self.steps.last_mut() {
            step.rolled(roll);
        }
        self.roll = Some(roll.clone());
        let said = match (roll.purpose, roll.purpose.hits(roll.result)) {
            (_, Some(0)) => "No hit.".to_owned(),
            (_, Some(hits)) => count_of(hits, "hit.", "hits."),
            (Purpose::Evasion(side), None) => format!("{}: {}.", name(side), roll.result),
            _ => String::new(),
        };
        self.say(&said);
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

const fn name(side: Side) -> &'static str {
    match side {
        Side::Us => "Ours",
        Side::Japanese => "Theirs",
    }
}

fn evaded(side: Side, escapes: bool) -> String {
    let words = match (side, escapes) {
        (Side::Us, true) => "Our ships get away.",
        (Side::Us, false) => "Our ships are held, and have to fight.",
        (Side::Japanese, true) => "They get away.",
        (Side::Japanese, false) => "They are held, and have to fight.",
    };
    words.to_owned()
}

const fn surprised(side: Option<Side>) -> &'static str {
    match side {
        None => "Nobody is caught unawares.",
        Some(Side::Us) => {
            "Our ships are caught unawares: they do not fire in the first round, and are hit harder."
        }
        Some(Side::Japanese) => {
            "They are caught unawares: they do not fire in the first round, and are hit harder."
        }
    }
}
