//! Air battles and attacks on ships, watched step by step, and the decisions in them.

mod attack;
mod battle;
mod decisions;
mod picture;
mod strip;
mod surface;
mod verdict;

use crate::view::card_parts::CardParts;
use carrier_battle::engine::{Game, Order};
use carrier_battle::view::fight::{self, Body, DieRoll, Exchange, FightView, Next};
use carrier_battle::view::playback::Shown;
use carrier_battle::view::settings::Speed;
use carrier_battle::view::{Activity, Asked};

/// Somebody who watches a game step by step, as the page shows it.
struct Watcher(Shown);

impl Watcher {
    /// One who has seen everything so far.
    fn of(game: &Game) -> Watcher {
        Watcher(Shown::all(game))
    }

    /// The next die as it rolls, or on to what comes next, which is the die where one has rolled, or the end of a
    /// fight. Nothing at the end of the events.
    fn rolling_or_on(&mut self, game: &Game) -> Option<Option<FightView>> {
        if self.0.cursor.end == game.events().len() {
            return None;
        }
        self.0
            .advance(game.record(), game.events().len(), Speed::Normal);
        Some(self.look(game, Activity::None))
    }

    /// What the dialog shows now.
    fn look(&self, game: &Game, activity: Activity) -> Option<FightView> {
        let Shown { table, cursor } = &self.0;
        let decision = cursor
            .is_ready(game.record())
            .then(|| game.decision())
            .flatten();
        fight::fight(
            game,
            cursor.shown(game.record()),
            cursor.rolling_die(game.record()),
            cursor.waits_for_fight(),
            table,
            decision,
            activity,
        )
    }

    /// Everything that is shown of a fight from here to its end, or to a decision in it.
    fn watch(&mut self, game: &Game) -> Vec<FightView> {
        let mut views = Vec::new();
        while let Some(view) = self.rolling_or_on(game) {
            match view {
                Some(_) if self.0.cursor.rolling => {}
                Some(view) => views.push(view),
                None if views.is_empty() => {}
                None => break,
            }
        }
        views
    }
}

/// Gives an order and watches what comes of it.
#[track_caller]
fn watch(game: &mut Game, order: Order) -> Vec<FightView> {
    let mut watcher = Watcher::of(game);
    crate::common::play(game, order);
    watcher.watch(game)
}

/// What the dialog shows at the decision that is asked.
#[track_caller]
fn asked(game: &Game) -> FightView {
    asked_while(game, Activity::None)
}

/// The same while the player does something that is no order yet.
#[track_caller]
fn asked_while(game: &Game, activity: Activity) -> FightView {
    let view = Watcher::of(game).look(game, activity).unwrap();
    assert_eq!(view.asked(), Asked::Decision(game.decision().unwrap()));
    view
}

#[track_caller]
fn exchange(view: &FightView) -> &Exchange {
    match &view.body {
        Body::Exchange(exchange) => exchange,
        body => panic!("this is no exchange of fire: {body:?}"),
    }
}

/// The die that stands in the exchange of fire, if there are both.
fn die_of_exchange(view: &FightView) -> Option<&DieRoll> {
    match &view.body {
        Body::Exchange(exchange) => exchange.roll.as_ref(),
        _ => None,
    }
}

/// The step that is being done, or the last, with what came of it.
#[track_caller]
fn last_step(view: &FightView) -> (usize, String, String) {
    let (number, step) = match &view.body {
        Body::Verdict(verdict) => {
            let dice = verdict.dice();
            (dice.len(), dice.last().unwrap().clone())
        }
        _ => {
            let last = exchange(view).steps.last().unwrap();
            (last.number, last.step.clone())
        }
    };
    (number, step.title, step.detail)
}

/// The last die: what it shows, what was read, and the number and the result of the lit cell.
#[track_caller]
fn die(view: &FightView) -> (u8, i8, i32, String) {
    let DieRoll {
        die, total, strip, ..
    } = exchange(view).roll.clone().unwrap();
    let cells = strip.unwrap().cells;
    let lit: Vec<_> = cells.iter().filter(|cell| cell.is_lit).collect();
    let [lit] = lit.as_slice() else {
        panic!("one cell is lit, not {lit:?}");
    };
    (die.unwrap(), total.unwrap(), lit.number, lit.result.clone())
}

/// How the foot goes on.
fn next(view: &FightView) -> Option<Next> {
    view.foot(0).next
}

/// The figures of the foot.
fn figures(view: &FightView) -> Vec<String> {
    let figures = view.foot(0).figures.into_iter();
    figures
        .map(|(name, figure)| format!("{name} {figure}"))
        .collect()
}
