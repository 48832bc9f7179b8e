//! A line of the log: an event in a sentence, or a die with what it was rolled for, its modifiers and its result.

use crate::engine::EventRecord;
use crate::engine::charts;
use crate::engine::event::Roll;
use crate::view::account::Losses;
use crate::view::card::Tone;
use crate::view::die;
use crate::view::presentation::{Importance, presentation};
use crate::view::shown_record::ShownRecord;

/// How many lines stand under "Just now", at most.
const RECENT: usize = 4;

/// A line of the log. Its number alone does not tell it: after an undo something else may have happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The number of its event.
    pub number: usize,
    /// What happened, or what the die was rolled for.
    pub text: String,
    /// How much it matters.
    pub importance: Importance,
    /// Whom it was good for, where something was lost.
    pub tone: Tone,
    /// The die, where there was one.
    pub die: Option<LogDie>,
}

/// A die in the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogDie {
    /// What it showed; of several, each.
    pub shown: Vec<u8>,
    /// What was added to it, and why.
    pub modifiers: Vec<String>,
    /// What it needs, on a die against a printed number: "3 or less".
    pub needs: Option<String>,
    /// What its chart says.
    pub result: String,
    /// The chart.
    pub chart: &'static str,
    /// The chart's title.
    pub title: &'static str,
}

/// The line of an event; nothing where it has none.
pub(super) fn line(number: usize, it: &EventRecord) -> Option<Line> {
    let importance = presentation(&it.event).importance;
    if importance == Importance::Untold {
        return None;
    }
    let (text, die) = match it.event.roll() {
        Some(roll) => (die::what(roll.purpose), Some(log_die(roll))),
        None => (it.event.to_string(), None),
    };
    Some(Line {
        number,
        text,
        importance,
        tone: tone(it, importance),
        die,
    })
}

/// Whom it was good for, where something was lost: what one side loses the other gains.
fn tone(it: &EventRecord, importance: Importance) -> Tone {
    match (importance, Losses::of([it]).tone()) {
        // A base, or an admiral: only ours are lost.
        (Importance::Loss, Tone::Even) => Tone::Bad,
        (Importance::Loss, tone) => tone,
        _ => Tone::Even,
    }
}

fn log_die(roll: &Roll) -> LogDie {
    let is_shot = roll.chart == charts::HIT_NUMBER.id;
    let modifiers = roll.modifiers.iter();
    let modifiers = modifiers.map(|it| format!("{} {}", die::signed(it.value), it.reason));
    LogDie {
        shown: roll.shown().to_vec(),
        modifiers: modifiers.collect(),
        needs: is_shot.then(|| format!("{} or less", roll.column)),
        result: die::result(roll),
        chart: roll.chart,
        title: charts::find(roll.chart)
            .map(|chart| chart.title())
            .unwrap_or_default(),
    }
}

/// What has happened since an event, the weightiest of it, in the order in which it happened.
pub fn recent(shown: ShownRecord, since: usize) -> Vec<Line> {
    let numbered = shown.events().iter().enumerate().skip(since);
    let told = numbered.filter_map(|(number, it)| line(number, it));
    let mut lines: Vec<Line> = told
        .filter(|line| line.importance >= Importance::Important || line.die.is_some())
        .collect();
    // Who rolled only to be told by the next line makes room first.
    lines.sort_by_key(|line| std::cmp::Reverse((line.importance, line.number)));
    lines.truncate(RECENT);
    lines.sort_by_key(|line| line.number);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::event::{BaseEvent, Event, HitEvent};
    use crate::engine::staff::{Player, Sensible};
    use crate::engine::units::{Combatant, Side};
    use crate::engine::{Game, GameSetup};

    #[test]
    fn what_the_enemy_loses_is_told_as_good_news_and_what_we_lose_as_bad() {
        let (mut good, mut bad) = (0, 0);
        for seed in 0..4 {
            let mut game = Game::new(GameSetup::default(), seed);
            Sensible.finish(&mut game);
            for (number, it) in game.events().iter().enumerate() {
                let lost = match it.event {
                    Event::Hits(HitEvent::ShipSunk { ship, .. }) => Combatant::Ship(ship).side(),
                    Event::Hits(HitEvent::AirUnitEliminated { unit }) => unit.side(),
                    Event::Bases(BaseEvent::Captured { .. }) => Side::Usn,
                    _ => continue,
                };
                let line = line(number, it).expect("it is told");
                let count = match lost {
                    Side::Ijn => (Tone::Good, &mut good),
                    Side::Usn => (Tone::Bad, &mut bad),
                };
                assert_eq!(line.tone, count.0, "{}", line.text);
                *count.1 += 1;
            }
        }
        assert!(good > 0 && bad > 0, "{good} against {bad}");
    }
}
