//! The fights of a game, told once more from its events: what each came to, and what its dice could be expected
//! to bring.

use crate::engine::fleet::MissionId;
use crate::engine::forces::RaidId;
use crate::engine::forecast::{Luck, Reckoner};
use crate::engine::map::HexId;
use crate::engine::{GameTime, Scenario};
use crate::view::card::{Outcome, Tone};
use crate::view::fight::{self, FightSpan};
use crate::view::shown_record::ShownRecord;

use crate::view::account::Tally;

/// A fight, from its first event to its last.
#[derive(Clone, PartialEq, Debug)]
pub struct FightTold {
    /// Its events.
    pub span: FightSpan,
    /// When it began.
    pub at: GameTime,
    /// Where, if it is known.
    pub hex: Option<HexId>,
    /// Who fought whom.
    pub title: String,
    /// How it ended; who fights whom, while it goes on.
    pub outcome: Outcome,
    /// What it came to.
    pub tally: Tally,
    /// Our mission in it.
    pub mission: Option<MissionId>,
    /// The raid in it.
    pub raid: Option<RaidId>,
    /// Its dice.
    pub dice: Vec<Luck>,
}

/// A game told once more.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Story {
    /// Its fights, in their order.
    pub fights: Vec<FightTold>,
    /// Every die that something hung on, in fights and elsewhere.
    pub dice: Vec<Luck>,
}

/// Tells the events of a game of a scenario once more.
pub fn story(scenario: &Scenario, record: ShownRecord) -> Story {
    let shown = record.events();
    let mut reckoner = Reckoner::new(scenario.first_turn);
    let mut story = Story::default();
    let mut follow = |upto: usize, done: &mut usize, dice: &mut Vec<Luck>| {
        let some = &shown[*done..upto];
        dice.extend(some.iter().filter_map(|it| reckoner.follow(&it.event)));
        *done = upto;
        fight::summary(ShownRecord::new(record.record(), upto), reckoner.table())
    };
    let mut done = 0;
    for span in fight::spans(record) {
        follow(span.from, &mut done, &mut story.dice);
        let before = story.dice.len();
        let account = follow(span.upto, &mut done, &mut story.dice);
        let events = &shown[span.from..span.upto];
        let Some((account, first)) = account.zip(events.first()) else {
            continue;
        };
        let outcome = match account.verdict {
            Some(verdict) => verdict.outcome,
            None => Outcome::new(Tone::Even, account.title.clone(), ""),
        };
        story.fights.push(FightTold {
            span,
            at: first.at,
            hex: account.hex,
            title: account.title,
            outcome,
            tally: Tally::of(events),
            mission: account.mission,
            raid: account.raid,
            dice: story.dice[before..].to_vec(),
        });
    }
    follow(shown.len(), &mut done, &mut story.dice);
    story
}
