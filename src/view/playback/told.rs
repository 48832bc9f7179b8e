//! Fights that are told and not shown: one card for those of a segment, because the player asked for it there, or by his
//! orders of the day.

use std::ops::Range;

use super::Shown;
use crate::engine::orders_of_the_day::GivenBy;
use crate::engine::{Game, Order, Scope};
use crate::view::event_card::{CardKind, CardSpan};
use crate::view::fight;

impl Shown {
    /// Has shown at once what an order brought in the segment in which it was given: one card tells its fights, and waits.
    pub fn tell(&mut self, game: &Game) {
        let from = self.cursor.end;
        let told = segment_of(game, from).map_or(from, |it| it.end);
        self.tell_up_to(game, told);
    }

    /// Shows more of a game, up to so many events, but no fight that the orders of the day have fought and told: those
    /// come on one card, which waits.
    pub fn tell_or(&mut self, game: &Game, show: impl FnOnce(&mut Shown, usize)) {
        let Some(told) = told_by_orders(game, self.cursor.end) else {
            return show(self, game.events().len());
        };
        if self.cursor.end < told.start {
            show(self, told.start);
            let has_come = self.cursor.end == told.start && !self.cursor.waiting;
            if !has_come || !self.cursor.pause(game.record()).is_zero() {
                return;
            }
        }
        self.tell_up_to(game, told.end);
    }

    fn tell_up_to(&mut self, game: &Game, told: usize) {
        let from = self.cursor.end;
        *self = Shown::up_to(game, told);
        self.cursor.waiting = true;
        self.cursor.card = Some(CardSpan {
            kind: CardKind::FightsTold,
            from,
            upto: told,
            is_over: true,
        });
    }
}

/// The next events, from a number on, that are told by the orders of the day: from the first fight that the staff has
/// divided to the end of the segment, or to a fight that the player divides himself.
fn told_by_orders(game: &Game, from: usize) -> Option<Range<usize>> {
    if !game.orders_of_the_day().fights.tells() {
        return None;
    }
    let battles = fight::air_battles_from(game.record(), from);
    let is_told = |it: &fight::FightSpan| it.is_over && !is_players(game, it.from..it.upto);
    let mut battles = battles.skip_while(|it| !is_told(it));
    let first = battles.next()?;
    let segment = segment_of(game, first.from)?;
    let own = battles.find(|it| !is_told(it)).map(|it| it.from);
    let end = own.map_or(segment.end, |own| own.min(segment.end));
    Some(first.from..end)
}

/// Whether the player has divided the fight of some events.
fn is_players(game: &Game, events: Range<usize>) -> bool {
    let orders = game.orders().iter().zip(game.given_by()).zip(game.marks());
    let mut inside = orders.filter(|(_, mark)| events.contains(mark));
    inside.any(|((order, by), _)| matches!(order, Order::Divide { .. }) && *by == GivenBy::Player)
}

/// The events of the segment that goes on after so many.
fn segment_of(game: &Game, events: usize) -> Option<Range<usize>> {
    let record = game.record();
    let next = record.events().get(events)?;
    let mut around = record.path(next.span);
    let segment = around.find(|span| matches!(record.span(*span).scope, Scope::Segment { .. }))?;
    Some(record.span(segment).events.clone())
}
