//! What a procedure of the rulebook works with: the table, the dice and the record of events.

use std::fmt;

use super::charts::{Applied, Chart, Outcome};
use super::event::{Choice, Event, EventRecord, GameTime, Purpose, Roll};
use super::record::{Record, Scope};
use super::table::Table;
use super::victory;
use kernel::Dice;

/// A game in play, below the decisions.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) table: Table,
    pub(crate) dice: Dice,
    pub(crate) record: Record,
}

impl Play {
    /// Records an event and changes the table by it. Nothing else changes the table.
    pub(crate) fn happen(&mut self, event: Event) {
        self.table.apply(&event);
        let may_score = event.counts_for_victory();
        self.note(event);
        if may_score {
            victory::review(self);
        }
    }

    /// Carries out what is one thing to a player, in a span of its own.
    pub(crate) fn scoped<T>(&mut self, scope: Scope, part: impl FnOnce(&mut Play) -> T) -> T {
        self.record.open(scope);
        let result = part(self);
        self.record.close();
        result
    }

    /// A procedure comes to its next stage, which lasts until the one after, questions to the player and all.
    pub(crate) fn begin_stage(&mut self, scope: Scope) {
        self.record.begin_stage(0, scope);
    }

    /// Its stage is over, and no other begins.
    pub(crate) fn end_stage(&mut self) {
        self.record.end_stage(0);
    }

    /// Everything that happened, in order.
    pub(crate) fn events(&self) -> &[EventRecord] {
        self.record.events()
    }

    fn note(&mut self, event: Event) {
        self.record.push(self.now(), event);
    }

    fn now(&self) -> GameTime {
        let Table {
            turn,
            phase,
            segment,
            ..
        } = self.table;
        GameTime {
            turn,
            phase,
            segment,
        }
    }

    /// Rolls the die on a column of a chart: every die of the game is rolled here. The modified
    /// roll is held to the chart's rows (2.41).
    pub(crate) fn roll<R>(
        &mut self,
        purpose: Purpose,
        chart: &'static Chart<R>,
        column: usize,
        modifiers: impl IntoIterator<Item = Applied>,
    ) -> R
    where
        R: Copy + Into<Outcome>,
    {
        let modifiers: Vec<Applied> = modifiers.into_iter().collect();
        debug_assert!(
            modifiers.iter().all(|applied| chart
                .modifiers
                .iter()
                .any(|listed| listed.reason == applied.reason)),
            "the chart {} does not list one of {modifiers:?}",
            chart.id
        );
        self.dice.come_to(self.now().stamp());
        let die = self.dice.roll(10);
        let total = die as i8 + modifiers.iter().map(|applied| applied.value).sum::<i8>();
        let result = chart.result(column, total);
        self.happen(Event::Roll(Roll {
            purpose,
            rule: chart.rule,
            chart: chart.id,
            column: chart.columns[column].label,
            die,
            modifiers,
            total,
            result: result.into(),
        }));
        result
    }

    /// What the last die showed, without its modifiers.
    pub(crate) fn last_die(&self) -> u8 {
        let mut events = self.events().iter().rev();
        let last = events.find_map(|record| match &record.event {
            Event::Roll(roll) => Some(roll.die),
            _ => None,
        });
        last.unwrap_or_default()
    }

    /// Chooses one of several at random. With a single candidate there is nothing to choose.
    pub(crate) fn pick<T: Copy + fmt::Display>(&mut self, what: Choice, among: &[T]) -> T {
        if among.len() == 1 {
            return among[0];
        }
        self.dice.come_to(self.now().stamp());
        let picked = among[usize::from(self.dice.pick(among.len() as u8))];
        self.happen(Event::Pick {
            what,
            among: among.iter().map(T::to_string).collect(),
            picked: picked.to_string(),
        });
        picked
    }
}
