//! The fights of a game, told once more from its events: what each came to, and what its dice could be expected
//! to bring.

use std::collections::BTreeMap;

use crate::engine::forecast::{Luck, Reckoner};
use crate::engine::{Game, GameTime, Scenario, Table};
use crate::view::card::{Outcome, Tone};
use crate::view::fight::{self, FightSpan, FightSummary};
use crate::view::shown_record::ShownRecord;

/// A fight, from its first event to its last.
#[derive(Clone, PartialEq, Debug)]
pub struct FightTold {
    /// Its events.
    pub span: FightSpan,
    /// When it began.
    pub at: GameTime,
    /// What it was, and how it ended.
    pub summary: FightSummary,
}

/// A game told once more.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Story {
    /// Its fights, in their order.
    pub fights: Vec<FightTold>,
    /// Every die that something hung on, in fights and elsewhere, by the number of its event.
    pub dice: BTreeMap<usize, Luck>,
}

impl FightTold {
    /// The fight of some events; `table` is the table after them.
    fn of(shown: ShownRecord, span: FightSpan, table: &Table) -> Option<FightTold> {
        Some(FightTold {
            span,
            at: shown.events().get(span.from)?.at,
            summary: fight::summary(shown.up_to(span.upto), table)?,
        })
    }

    /// How it ended; who fights whom, while it goes on.
    pub fn outcome(&self) -> Outcome {
        match &self.summary.verdict {
            Some(verdict) => verdict.outcome.clone(),
            None => Outcome::new(Tone::Even, self.summary.title.clone(), ""),
        }
    }

    /// Who fought whom, and where if that is known: "Raid 2 attacks TG 58.1 over 1211".
    pub fn who_and_where(&self) -> String {
        let FightSummary { title, hex, .. } = &self.summary;
        let hex = hex.map(|hex| format!(" over {hex}"));
        format!("{title}{}", hex.unwrap_or_default())
    }
}

impl Story {
    /// The dice of a fight.
    pub fn dice_of(&self, fight: &FightTold) -> Vec<Luck> {
        let dice = self.dice.range(fight.span.from..fight.span.upto);
        dice.map(|(_, die)| *die).collect()
    }
}

/// The fights of the events shown. Those that were told before, and have not gone on, are not told again.
pub fn fights(game: &Game, shown: ShownRecord, before: &[FightTold]) -> Vec<FightTold> {
    let told = |span: FightSpan| match before.iter().find(|told| told.span == span) {
        Some(told) => Some(told.clone()),
        None => FightTold::of(shown, span, &game.table_after(span.upto)),
    };
    fight::spans(shown).into_iter().filter_map(told).collect()
}

/// Tells the events of a game of a scenario once more.
pub fn story(scenario: &Scenario, shown: ShownRecord) -> Story {
    let mut reckoner = Reckoner::new(scenario.first_turn);
    let mut story = Story::default();
    let mut spans = fight::spans(shown).into_iter().peekable();
    for (number, record) in shown.events().iter().enumerate() {
        if let Some(die) = reckoner.follow(&record.event) {
            story.dice.insert(number, die);
        }
        if let Some(span) = spans.next_if(|span| span.upto == number + 1) {
            let fight = FightTold::of(shown, span, reckoner.table());
            story.fights.extend(fight);
        }
    }
    story
}
