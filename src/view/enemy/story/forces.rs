//! What is told of forces: what is learnt of them, and where they go (7).

use super::StoryKind;
use super::following::Following;
use crate::engine::{DrawnFrom, ForceEvent, GameTime, count};
use crate::view::{intelligence, wording};

impl Following {
    /// Something is learnt of a force, or it moves.
    pub(super) fn force(&mut self, at: GameTime, number: usize, event: &ForceEvent) {
        match event {
            ForceEvent::LevelOneCup { chits, .. } => self.cup = chits.len(),
            ForceEvent::LevelOneDrawn { force, chit, from } => {
                let whence = match from {
                    DrawnFrom::Cup => {
                        format!("drawn from {}", count(self.cup as u8, "chit", "chits"))
                    }
                    DrawnFrom::Withheld => "one of those kept out for double forces".to_owned(),
                };
                let force = self.of(*force);
                force.tell(at, number, StoryKind::Learnt, &format!("Chit: {chit}"));
                force.add(&whence);
                if *from == DrawnFrom::Cup {
                    self.cup = self.cup.saturating_sub(1);
                }
            }
            ForceEvent::WithoutChit { force, chit, .. } => {
                let force = self.of(*force);
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    &format!("It counts as {chit}"),
                );
                force.add("no chit was left in the cup for it");
            }
            ForceEvent::DoubleForceEnded { force, other, .. } => {
                for (half, other) in [(force, other), (other, force)] {
                    let half = self.of(*half);
                    half.tell(
                        at,
                        number,
                        StoryKind::Moved,
                        &format!("Goes its own way from {other}"),
                    );
                }
            }
            ForceEvent::DoubleForce { force, other, hex } => {
                let beside = format!("Comes to light beside {force}");
                let new = self.of(*other);
                new.begin(*hex);
                new.tell(at, number, StoryKind::Learnt, &beside);
                let two = format!("It is two forces: {other} sails with it");
                self.of(*force).tell(at, number, StoryKind::Learnt, &two);
            }
            // A chit of Level 1 has been told.
            ForceEvent::Intelligence { force, to, .. } if to.level() > 1 => {
                let force = self.of(*force);
                let words = intelligence::brief(*to, &force.ships);
                let level = to.level();
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    &format!("Level {level}: {words}"),
                );
            }
            ForceEvent::ShipsDrawn { force, ships } => {
                let force = self.of(*force);
                force.ships.extend(ships);
                let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
                let names = wording::list(&names);
                force.tell(
                    at,
                    number,
                    StoryKind::Learnt,
                    &format!("Ships seen: {names}"),
                );
            }
            ForceEvent::UsAdvantage { force, on } => {
                let (kind, title) = match on {
                    true => (
                        StoryKind::Learnt,
                        "US Advantage: it does not know that it is seen",
                    ),
                    false => (StoryKind::Faded, "The US Advantage is gone"),
                };
                self.of(*force).tell(at, number, kind, title);
            }
            ForceEvent::Moved { what, to, why, .. } => {
                self.of(*what).moved(at, number, *to, *why);
            }
            ForceEvent::LeftTheMap { what, .. }
            | ForceEvent::AllSunk { what, .. }
            | ForceEvent::FalseContact { what, .. } => {
                self.of(*what).hex = None;
            }
            _ => {}
        }
    }
}
