//! What a procedure of the rulebook works with: the table, the dice and the record of events.

use std::fmt;

use crate::chart::{Applied, Chart};
use crate::dice::Dice;
use crate::record::{EventRecord, Record};
use crate::roll::{Pick, Roll};
use crate::title::{Kind, Title};

/// A game in play, below the decisions.
#[derive(Clone, Debug)]
pub struct Play<T: Title> {
    /// The table: to look at. [`happen`](Play::happen) changes it.
    pub table: T::Table,
    /// What happened, and the spans that are open.
    pub record: Record<T>,
    pub(crate) dice: Dice,
}

impl<T: Title> Play<T> {
    /// A table on which nothing has happened yet, with its dice. A game has one; by itself it is for tests of a
    /// procedure.
    pub fn new(table: T::Table, dice: Dice) -> Play<T> {
        Play {
            table,
            record: Record::default(),
            dice,
        }
    }

    /// The dice, to look at: only [`roll`](Play::roll) and [`pick`](Play::pick) throw them.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Goes on with other dice, in a test of a procedure.
    pub fn set_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }

    /// Records an event and changes the table by it. Nothing else changes the table.
    pub fn happen(&mut self, event: impl Into<T::Event>) {
        let event = event.into();
        T::apply(&mut self.table, &event);
        let follow_up = T::follow_up(&event);
        self.record.push(T::now(&self.table), event);
        if let Some(follow_up) = follow_up {
            follow_up(self);
        }
    }

    /// Carries out what is one thing to a player, in a span of its own.
    pub fn scoped<R>(&mut self, scope: T::Scope, part: impl FnOnce(&mut Play<T>) -> R) -> R {
        self.record.open(scope);
        let result = part(self);
        self.record.close();
        result
    }

    /// A procedure comes to its next stage, which lasts until the one after, questions to the player and all.
    pub fn begin_stage(&mut self, scope: T::Scope) {
        self.record.begin_stage(0, scope);
    }

    /// Its stage is over, and no other begins.
    pub fn end_stage(&mut self) {
        self.record.end_stage(0);
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> &[EventRecord<T>] {
        self.record.events()
    }

    /// Rolls the dice of a chart on a column of it: every die of a game is rolled here. The modified roll is held to the
    /// chart's rows.
    pub fn roll<R>(
        &mut self,
        purpose: T::Purpose,
        chart: &'static Chart<R>,
        column: usize,
        modifiers: impl IntoIterator<Item = Applied>,
    ) -> R
    where
        R: Copy + Into<T::Outcome>,
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
        self.dice.come_to(T::stamp(T::now(&self.table)));
        let count = usize::from(chart.dice.count);
        let mut dice = Vec::with_capacity(if count > 1 { count } else { 0 });
        let mut die = 0;
        for _ in 0..count {
            let shown = self.dice.roll(chart.dice.faces);
            die += shown;
            if count > 1 {
                dice.push(shown);
            }
        }
        let total = die as i8 + modifiers.iter().map(|applied| applied.value).sum::<i8>();
        let result = chart.result(column, total);
        self.happen(Roll {
            purpose,
            rule: chart.rule,
            chart: chart.id,
            column: chart.columns[column].label,
            die,
            dice,
            modifiers,
            total,
            result: result.into(),
        });
        result
    }

    /// What the last die showed, without its modifiers.
    pub fn last_die(&self) -> u8 {
        let mut events = self.events().iter().rev();
        let last = events.find_map(|record| match T::kind(&record.event) {
            Kind::Roll(roll) => Some(roll.die),
            _ => None,
        });
        last.unwrap_or_default()
    }

    /// Chooses one of several at random. With a single candidate there is nothing to choose.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<C: Copy + fmt::Display>(&mut self, what: T::Choice, among: &[C]) -> C {
        if among.len() == 1 {
            return among[0];
        }
        self.dice.come_to(T::stamp(T::now(&self.table)));
        let picked = among[usize::from(self.dice.pick(among.len() as u8))];
        self.happen(Pick {
            what,
            among: among.iter().map(C::to_string).collect(),
            picked: picked.to_string(),
        });
        picked
    }
}
