//! Shows what happened event by event, at the speed the player likes. The game is always ahead;
//! the table on screen is the events shown so far.

use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::session::Session;
use super::settings::Speed;
use crate::engine::{Event, Game, Happening, Table};

/// The table as far as it has been shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table after the events shown.
    pub table: Table,
    /// How many events have been shown.
    pub upto: usize,
    /// Whether a fight has just ended and waits for the player to have seen it.
    pub waiting: bool,
    /// Which run of the playback may go on; any other has been overtaken.
    run: u32,
}

impl Shown {
    /// Everything.
    pub fn all(game: &Game) -> Shown {
        Shown {
            table: game.table().clone(),
            upto: game.events().len(),
            waiting: false,
            run: 0,
        }
    }
}

/// How long to wait before looking again whether a dialog is still open, in milliseconds.
const DIALOG_OPEN: u64 = 200;

/// How long to look at an event, in milliseconds at normal speed.
fn pause(event: &Event, fighting: bool) -> u64 {
    match event {
        Event::RaidMoved { .. } | Event::MissionMoved { .. } => 260,
        Event::RaidPlaced { .. } => 700,
        Event::GotThrough { .. } => 900,
        Event::Roll(_) if fighting => 1400,
        Event::Roll(_) => 350,
        Event::Divided { .. } | Event::BrokeThrough { .. } | Event::HeldOut { .. } if fighting => {
            800
        }
        Event::PointsLost { .. }
        | Event::UnitLost { .. }
        | Event::Aborted { .. }
        | Event::PointsAborted { .. }
        | Event::CapUp { .. }
        | Event::DeckInoperative { .. }
            if fighting =>
        {
            700
        }
        Event::AttackBegins { .. }
        | Event::Contacted { .. }
        | Event::Surprised { .. }
        | Event::MustReturn { .. }
        | Event::StrikeCombat { .. }
        | Event::Hits { .. }
        | Event::Damaged { .. }
        | Event::FireBrokeOut { .. } => 900,
        Event::AttackStrength { .. } | Event::Sunk { .. } => 1400,
        _ => 0,
    }
}

/// Shows what has not been shown yet.
pub fn run(session: Session) {
    if session.settings.get_untracked().speed == Speed::Off {
        finish(session);
        return;
    }
    let run = session.shown.try_update(|shown| {
        shown.run += 1;
        shown.waiting = false;
        shown.run
    });
    spawn_local(async move {
        while let Some(wait) = step(session, run) {
            sleep(Duration::from_millis(wait)).await;
        }
    });
}

/// Shows events up to the next one worth a look, and says how long; nothing once this run is over.
fn step(session: Session, run: Option<u32>) -> Option<u64> {
    // Who studies a chart misses nothing.
    if session.dialog.try_get_untracked().flatten().is_some() {
        return Some(DIALOG_OPEN);
    }
    // The page may have been left meanwhile.
    let current = session
        .shown
        .try_with_untracked(|shown| (shown.run, shown.upto))?;
    let (now, from) = current;
    if Some(now) != run {
        return None;
    }
    let tenths = u64::from(session.settings.get_untracked().speed.tenths());
    let (mut table, mut upto, mut wait, mut waiting) = (
        session.shown.with_untracked(|shown| shown.table.clone()),
        from,
        0,
        false,
    );
    session.game.with_untracked(|game| {
        while let Some(happening) = game.events().get(upto) {
            table.apply(&happening.event);
            upto += 1;
            wait = pause(&happening.event, is_fighting(game, upto));
            waiting = is_over(game, upto);
            if wait > 0 || waiting {
                break;
            }
        }
    });
    if upto == from {
        ended(session);
        return None;
    }
    session.shown.update(|shown| {
        shown.table = table;
        shown.upto = upto;
        shown.waiting = waiting;
    });
    (!waiting).then_some(wait * tenths / 10)
}

/// Whether the events shown so far end with the end of a fight.
fn is_over(game: &Game, upto: usize) -> bool {
    let events = &game.events()[..upto];
    let fought = |last: &Happening| matches!(last.event, Event::Fought { .. });
    events.last().is_some_and(fought)
        || super::attack::stage(events).is_some_and(|stage| stage.over)
}

/// Whether the events shown so far end within an air battle, or an attack on ships.
pub fn is_fighting(game: &Game, upto: usize) -> bool {
    if super::attack::stage(&game.events()[..upto]).is_some() {
        return true;
    }
    let last = game.events()[..upto].iter().rev().find(|happening| {
        matches!(
            happening.event,
            Event::Fought { .. } | Event::Segment { .. }
        ) || super::fight::begins(&happening.event)
    });
    last.is_some_and(|happening| super::fight::begins(&happening.event))
}

/// The next step of a fight: the next event at once, or on from a fight that is over.
pub fn next(session: Session) {
    run(session);
}

/// Closing a fight: to its end, or on from a fight that is over.
pub fn skip_or_go_on(session: Session) {
    if session.shown.with_untracked(|shown| shown.waiting) {
        run(session);
    } else {
        skip_fight(session);
    }
}

/// Shows everything at once.
pub fn finish(session: Session) {
    stop(session);
    ended(session);
}

/// Puts the table on screen as the game has it, and ends what is being shown.
pub fn stop(session: Session) {
    // The number goes on, so that a step on its way is never taken for one of a later run.
    let run = session.shown.with_untracked(|shown| shown.run) + 1;
    session.shown.set(Shown {
        run,
        ..session.game.with_untracked(Shown::all)
    });
}

/// Shows everything up to the end of the fight in progress, and waits there.
fn skip_fight(session: Session) {
    session.shown.update(|shown| {
        // A step on its way comes too late.
        shown.run += 1;
        session.game.with_untracked(|game| {
            while let Some(happening) = game.events().get(shown.upto) {
                shown.table.apply(&happening.event);
                shown.upto += 1;
                if is_over(game, shown.upto) {
                    shown.waiting = true;
                    break;
                }
            }
        });
    });
}

/// Everything has been shown: the player has the word.
fn ended(session: Session) {
    session.choose();
}
