//! The timeline: a cell for each turn, with the lines that were active and what stands out in it. It is made of the
//! accounts of what has been shown.

use crate::engine::scenario::{DAYS, DAYS_A_TURN, TurnStep};
use crate::engine::scope::Scope;
use crate::engine::units::{Combatant, Side};
use crate::view::account::{self, BattleAccount, Fate};
use crate::view::calendar;
use crate::view::card::Tone;
use crate::view::shown_record::{ShownRecord, SpanId};

/// So many kinds of marks have room in a cell.
const SHAPES: usize = 3;

/// A turn on the timeline.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TimelineTurn {
    /// Its number.
    pub number: u8,
    /// How many events there were once it had begun; none of a turn to come.
    pub moment: Option<usize>,
    /// Whether it is the newest that has begun.
    pub is_newest: bool,
    /// The lines that were active, as the chart writes them.
    pub lines: Vec<&'static str>,
    /// What stands out in it, in the order it happened.
    pub marks: Vec<TimelineMark>,
    /// What stands out, in a sentence each.
    pub told: Vec<String>,
}

/// Something that stands out in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimelineMark {
    /// Of what kind it is.
    pub kind: MarkKind,
    /// The moment it leads to: a battle has just begun then, and all else has just happened.
    pub moment: usize,
}

/// Of what kind a mark is; what matters more comes later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkKind {
    /// What the marker that came did by itself.
    Deed,
    /// A battle that cost no more than aircraft.
    Battle,
    /// The IJN gives up on a line.
    GaveUp,
    /// A battle that cost ships or a defense.
    GraveBattle,
    /// Ships of theirs are sunk.
    TheirShipSunk,
    /// Ships of ours are sunk.
    OurShipSunk,
    /// A base of ours is captured.
    BaseLost,
}

impl MarkKind {
    /// All of them, the gravest last.
    pub const ALL: [MarkKind; 7] = [
        MarkKind::Deed,
        MarkKind::Battle,
        MarkKind::GaveUp,
        MarkKind::GraveBattle,
        MarkKind::TheirShipSunk,
        MarkKind::OurShipSunk,
        MarkKind::BaseLost,
    ];

    /// What it stands for.
    pub const fn meaning(self) -> &'static str {
        match self {
            MarkKind::Deed => "What the Ops marker did by itself",
            MarkKind::Battle => "A battle that cost aircraft alone, or nothing",
            MarkKind::GaveUp => "The IJN gave up on a line",
            MarkKind::GraveBattle => "A battle that cost ships or a coastal defense",
            MarkKind::TheirShipSunk => "A ship of theirs sunk",
            MarkKind::OurShipSunk => "A ship of ours sunk",
            MarkKind::BaseLost => "A base of ours captured",
        }
    }

    /// Its name, as marks in the page carry it.
    pub const fn name(self) -> &'static str {
        match self {
            MarkKind::Deed => "deed",
            MarkKind::Battle => "battle",
            MarkKind::GaveUp => "gave-up",
            MarkKind::GraveBattle => "grave-battle",
            MarkKind::TheirShipSunk => "their-sunk",
            MarkKind::OurShipSunk => "our-sunk",
            MarkKind::BaseLost => "base-lost",
        }
    }
}

/// The turns of a game, those to come too.
pub fn timeline(shown: ShownRecord) -> Vec<TimelineTurn> {
    let mut turns: Vec<TimelineTurn> = Vec::new();
    for span in shown.spans() {
        if let Scope::Turn { number } = shown.scope(span) {
            turns.push(TimelineTurn {
                moment: Some(shown.begins(span) + 1),
                ..TimelineTurn::to_come(number)
            });
        } else if let Some(turn) = turns.last_mut() {
            turn.note(shown, span);
        }
    }
    if let Some(newest) = turns.last_mut() {
        newest.is_newest = true;
    }
    let begun = turns.len() as u8;
    let all = DAYS.div_ceil(DAYS_A_TURN) as u8;
    turns.extend((begun + 1..=all).map(TimelineTurn::to_come));
    turns
}

impl TimelineTurn {
    fn to_come(number: u8) -> TimelineTurn {
        TimelineTurn {
            number,
            moment: None,
            is_newest: false,
            lines: Vec::new(),
            marks: Vec::new(),
            told: Vec::new(),
        }
    }

    /// Adds what a span within it came to.
    fn note(&mut self, shown: ShownRecord, span: SpanId) {
        match shown.scope(span) {
            Scope::Operation { line } => self.lines.push(line.text()),
            Scope::Battle { .. } => {
                if let Some(battle) = account::battle(shown, span) {
                    self.note_battle(&battle, shown.begins(span) + 1);
                }
            }
            Scope::Step {
                step: TurnStep::OperationsDetermination,
            } => {
                let deeds = account::deeds(shown, span);
                if !deeds.is_empty() {
                    self.mark(MarkKind::Deed, shown.ends(span));
                    self.told.extend(deeds);
                }
            }
            Scope::Step {
                step: TurnStep::Morale,
            } => {
                let outcome = account::account(shown, span).map(|it| it.outcome);
                // The IJN goes on, or it gives up, which is good for us.
                if let Some(outcome) = outcome.filter(|it| it.tone == Tone::Good) {
                    self.mark(MarkKind::GaveUp, shown.ends(span));
                    self.told.push(format!("{}.", outcome.headline));
                }
            }
            Scope::Step { .. } | Scope::Game | Scope::SetUp | Scope::Turn { .. } => {}
        }
    }

    fn note_battle(&mut self, battle: &BattleAccount, moment: usize) {
        let kind = match battle.losses.are_grave() {
            true => MarkKind::GraveBattle,
            false => MarkKind::Battle,
        };
        self.mark(kind, moment);
        let has_lost = |side: Side| {
            let mut losses = battle.losses.of_side(side);
            losses.any(|it| it.fate == Fate::Lost && matches!(it.what, Combatant::Ship(_)))
        };
        if has_lost(Side::Ijn) {
            self.mark(MarkKind::TheirShipSunk, moment);
        }
        if has_lost(Side::Usn) {
            self.mark(MarkKind::OurShipSunk, moment);
        }
        if battle.captured.is_some() {
            self.mark(MarkKind::BaseLost, moment);
        }
        let outcome = battle.outcome();
        let told = format!("{}. {}", outcome.headline, outcome.sentence);
        self.told.push(told.trim().to_owned());
    }

    fn mark(&mut self, kind: MarkKind, moment: usize) {
        self.marks.push(TimelineMark { kind, moment });
    }

    /// The turn in words: "Turn 12, 15 to 18 May, SO and MO active".
    pub fn title(&self) -> String {
        let turn = calendar::turn_with_dates(self.number);
        match &self.lines[..] {
            [] => turn,
            lines => format!("{turn}, {} active", lines.join(" and ")),
        }
    }

    /// What stands out in words, behind its turn.
    pub fn words(&self) -> String {
        format!("Turn {}: {}", self.number, self.told.join(" "))
    }

    /// The mark that matters most; of several like it, the first.
    pub fn gravest(&self) -> Option<TimelineMark> {
        let gravest = self.marks.iter().map(|mark| mark.kind).max()?;
        self.marks.iter().copied().find(|it| it.kind == gravest)
    }

    /// The kinds of marks that have room, the gravest last. Beside a grave battle no other need be seen.
    pub fn kinds(&self) -> Vec<MarkKind> {
        let mut kinds: Vec<MarkKind> = self.marks.iter().map(|mark| mark.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        if kinds.contains(&MarkKind::GraveBattle) {
            kinds.retain(|kind| *kind != MarkKind::Battle);
        }
        let over = kinds.len().saturating_sub(SHAPES);
        kinds.split_off(over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_explains_every_mark_once_the_gravest_last() {
        let mut sorted = MarkKind::ALL;
        sorted.sort_unstable();
        assert_eq!(MarkKind::ALL, sorted);
        assert_eq!(MarkKind::ALL.last(), Some(&MarkKind::BaseLost));
        for (n, kind) in MarkKind::ALL.iter().enumerate() {
            let others = &MarkKind::ALL[..n];
            assert!(others.iter().all(|it| it.meaning() != kind.meaning()));
        }
    }
}
