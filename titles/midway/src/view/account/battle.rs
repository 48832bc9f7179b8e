//! The account of a battle: how far it came, what each side lost, and how it ended (10 to 16).

use super::{Account, Losses};
use crate::engine::event::{BaseEvent, BattleEvent, Event, HitEvent, MovementEvent, Purpose};
use crate::engine::map::Place;
use crate::engine::scope::Scope;
use crate::engine::table::BattleKind;
use crate::engine::units::{Combatant, IjnForce, IslandBase, Side};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What kind of fight it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fought {
    /// A strike of ours in reaction (6.0(4b)).
    Strike,
    /// A battle of all that was there (6.0(6), 6.0(14)).
    Battle,
    /// Ships that withdrew were met again (14.2).
    Pursuit,
    /// The IJN bombarded an island base, and perhaps landed (6.0(7)).
    Assault,
}

/// The facts of a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BattleAccount {
    /// Where.
    pub place: Place,
    /// What kind of fight it was.
    pub fought: Fought,
    /// How many rounds of air combat there were.
    pub rounds: u8,
    /// Whether bombs fell.
    pub bombed: bool,
    /// Whether bombers of ours attacked.
    pub we_bombed: bool,
    /// Whether ships fought ships.
    pub guns: bool,
    /// Whether a coastal defense was bombarded.
    pub bombarded: bool,
    /// What each side lost.
    pub losses: Losses,
    /// Whether we broke off the air combat.
    pub broke_off: bool,
    /// Who withdrew, and where to.
    pub withdrew: Option<(Side, Place)>,
    /// The base that fell, and to whom.
    pub captured: Option<(IslandBase, IjnForce)>,
    /// Whether it is an assault off the line whose operation this is.
    pub is_off_the_line: bool,
    /// Whether it is over.
    pub is_over: bool,
}

/// The account of a battle, as far as it has been shown; nothing of a span that is about something else.
pub fn battle(shown: ShownRecord, span: SpanId) -> Option<BattleAccount> {
    let Scope::Battle { at: place } = shown.scope(span) else {
        return None;
    };
    let events = shown.events_of(span);
    let mut account = BattleAccount {
        place,
        fought: Fought::Assault,
        rounds: 0,
        bombed: false,
        we_bombed: false,
        guns: false,
        bombarded: false,
        losses: Losses::of(events),
        broke_off: false,
        withdrew: None,
        captured: None,
        is_off_the_line: is_off_the_line(shown, span, place),
        is_over: shown.is_over(span),
    };
    let own = events.iter().filter(|it| it.span == span);
    own.for_each(|it| account.note(&it.event));
    Some(account)
}

/// Whether a place is on another line than the one whose operation a span is of.
fn is_off_the_line(shown: ShownRecord, span: SpanId, place: Place) -> bool {
    let mut around = shown.path(span).map(|span| shown.scope(span));
    around.any(|scope| match scope {
        Scope::Operation { line } => place.line().is_some_and(|own| own != line),
        _ => false,
    })
}

impl BattleAccount {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Battle(event) => match event {
                BattleEvent::Begun { kind, .. } => {
                    self.fought = match kind {
                        BattleKind::ReactionStrike => Fought::Strike,
                        BattleKind::Mutual => Fought::Battle,
                        BattleKind::Pursuit => Fought::Pursuit,
                    };
                }
                BattleEvent::AirRound { round } => self.rounds = *round,
                BattleEvent::Bombing => self.bombed = true,
                BattleEvent::NavalCombat => self.guns = true,
                BattleEvent::BrokenOff => self.broke_off = true,
                BattleEvent::Withdrawal { side, to, .. } => self.withdrew = Some((*side, *to)),
                BattleEvent::Targeted {
                    by: Combatant::Air(unit),
                    ..
                } if self.bombed => self.we_bombed |= unit.side() == Side::Usn,
                BattleEvent::SpacesToFight { .. }
                | BattleEvent::Targeted { .. }
                | BattleEvent::Bonus { .. }
                | BattleEvent::Over { .. } => {}
            },
            Event::Bases(BaseEvent::Captured { base, by }) => self.captured = Some((*base, *by)),
            Event::Roll(roll) => {
                if let Purpose::Bombardment { .. } | Purpose::CoastalGuns { .. } = roll.purpose {
                    self.bombarded = true;
                }
            }
            _ => {}
        }
    }

    /// Whether it changes what the player plans: something grave was lost, or an attack of his own has ended, as it may.
    fn is_to_be_seen(&self) -> bool {
        let is_own = self.fought == Fought::Strike || self.we_bombed;
        is_own || self.captured.is_some() || self.losses.are_grave()
    }

    /// What it is called: "Battle at Midway".
    pub fn title(&self) -> String {
        let place = self.place;
        match self.fought {
            Fought::Strike => format!("Strike at {place}"),
            Fought::Battle => format!("Battle at {place}"),
            Fought::Pursuit => format!("Pursuit to {place}"),
            Fought::Assault if self.is_off_the_line => format!("Assault on {place}, off the line"),
            Fought::Assault => format!("Assault on {place}"),
        }
    }

    /// Whom it was good for.
    fn tone(&self) -> Tone {
        match self.captured {
            Some(_) => Tone::Bad,
            None => self.losses.tone(),
        }
    }

    /// How it ended, with what was lost; or that it is being fought.
    pub fn outcome(&self) -> Outcome {
        let verdict = self.verdict();
        let lost = self.losses.of_both().filter(|_| self.is_over);
        let lost = lost.map(|lost| format!("{}.", wording::capitalized(&lost)));
        let parts = lost.into_iter().chain([verdict.sentence]);
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        Outcome {
            sentence: parts.join(" "),
            ..verdict
        }
    }

    /// How it ended, beside what was lost.
    pub fn verdict(&self) -> Outcome {
        if !self.is_over {
            return Outcome::new(Tone::Even, self.title(), "It is being fought.");
        }
        if let Some((base, by)) = self.captured {
            let sentence = format!("{by} has landed: the base is lost for good.");
            return Outcome::new(Tone::Bad, format!("{base} is captured"), sentence);
        }
        Outcome::new(self.tone(), self.title(), self.ending())
    }

    /// What else came of it.
    fn ending(&self) -> String {
        let nothing = self.losses.is_empty();
        let parts = [
            // Or it would seem to be of the operation around it.
            (self.fought == Fought::Assault && self.is_off_the_line)
                .then(|| "Bases are bombarded on every line, whichever is active.".to_owned()),
            nothing.then(|| "Nothing is lost.".to_owned()),
            self.broke_off.then(|| "We broke off.".to_owned()),
            self.withdrew.map(|(side, to)| match side {
                Side::Usn => format!("Our ships withdraw to {to}."),
                Side::Ijn => format!("Theirs withdraw to {to}."),
            }),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.join(" ")
    }

    /// As an account among others.
    pub fn account(&self) -> Account {
        Account {
            outcome: self.outcome(),
            lines: Vec::new(),
            losses: self.losses.by_side(),
            places: vec![self.place],
            waits: self.is_over && self.is_to_be_seen(),
        }
    }
}

/// Whether an event is of what follows a battle: a marker that leaves the map, a leader.
pub(super) const fn is_aftermath(event: &Event) -> bool {
    matches!(
        event,
        Event::Movement(MovementEvent::MarkerRemoved { .. })
            | Event::Hits(HitEvent::LeaderLost { .. } | HitEvent::LeaderSaved { .. })
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::staff::{Player, Sensible};
    use crate::engine::{Game, GameSetup};

    #[test]
    fn r6_0_7_an_assault_off_the_active_line_is_not_told_as_one_of_its_operation() {
        let mut off_the_line = 0;
        for seed in 0..6 {
            let mut game = Game::new(GameSetup::default(), seed);
            Sensible.finish(&mut game);
            let shown = ShownRecord::all(&game);
            for fought in shown.spans().filter_map(|span| battle(shown, span)) {
                let is_told = fought.title().ends_with(", off the line");
                let is_meant = fought.is_off_the_line && fought.fought == Fought::Assault;
                assert_eq!(is_told, is_meant);
                assert_eq!(fought.ending().contains("on every line"), is_meant);
                off_the_line += usize::from(is_meant);
            }
        }
        assert!(off_the_line > 0);
    }
}
