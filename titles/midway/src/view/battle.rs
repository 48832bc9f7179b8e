//! A battle as it is fought: its ladder from the air to the landing, both sides in a row each, who aims at whom, and the
//! die (10 to 16).

mod aim;
mod counter;
mod ladder;
mod number;

pub(super) use aim::shot;
pub use aim::{Aim, AimState};
pub use counter::{Counter, CounterState};
pub use ladder::{Rung, RungState, Stage};

use super::account::{self, BattleAccount};
use super::die::{self, DieView};
use super::playback::OnScreen;
use super::presentation::{Importance, presentation};
use super::shown_record::SpanId;
use crate::engine::EventRecord;
use crate::engine::event::{BattleEvent, Event};
use crate::engine::map::Place;
use crate::engine::scope::Scope;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{Combatant, Side};

/// A battle as far as it has been shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BattleView {
    /// What it is called.
    pub title: String,
    /// The kinds of combat in their order, and how far it has come.
    pub ladder: Vec<Rung>,
    /// What the figures on the counters are good for; empty where they have none.
    pub figures: &'static str,
    /// Theirs.
    pub ijn: Vec<Counter>,
    /// Ours.
    pub usn: Vec<Counter>,
    /// Who aims at whom.
    pub aims: Vec<Aim>,
    /// What happens just now, in a sentence.
    pub now: String,
    /// The die.
    pub die: Option<DieView>,
    /// Whether it is over.
    pub is_over: bool,
}

/// The battle that is on screen: the one of the newest event, as long as it goes on or waits to be seen. `picked` are the
/// targets that the player has in mind.
pub fn battle(screen: OnScreen, picked: &[(Combatant, Combatant)]) -> Option<BattleView> {
    let scene = Scene::of(screen, on_screen(screen)?, picked)?;
    Some(scene.view(screen.rolling.and_then(die::rolling)))
}

/// The span of the battle that is on screen.
pub fn on_screen(screen: OnScreen) -> Option<SpanId> {
    let shown = screen.shown;
    let is_battle = |scope: Scope| matches!(scope, Scope::Battle { .. });
    let span = shown.around(shown.span_of_newest()?, is_battle)?;
    (!shown.is_over(span) || screen.waiting == Some(span)).then_some(span)
}

/// What is to be drawn.
struct Scene<'a> {
    account: BattleAccount,
    table: &'a Table,
    place: Place,
    /// What kind of battle it is; none of the IJN's assault on a base.
    kind: Option<BattleKind>,
    /// The stage of the battle, and its events as far as they have been shown.
    stage: Stage,
    events: &'a [EventRecord],
    /// The number of the first of them.
    from: usize,
    /// The table with the steps that were there when the stage began: with them it is fought, hit or not (12.1, 13.2,
    /// 15.2).
    begun: Table,
    /// What the player has in mind.
    picked: &'a [(Combatant, Combatant)],
}

impl<'a> Scene<'a> {
    fn of(
        screen: OnScreen<'a>,
        span: SpanId,
        picked: &'a [(Combatant, Combatant)],
    ) -> Option<Scene<'a>> {
        let OnScreen { shown, table, .. } = screen;
        let account = account::battle(shown, span)?;
        let kind = shown.events_of(span).iter().find_map(|it| match it.event {
            Event::Battle(BattleEvent::Begun { kind, .. }) if it.span == span => Some(kind),
            _ => None,
        });
        let events = shown.events_of(span);
        let (stage, begins) = ladder::stage(events);
        Some(Scene {
            place: account.place,
            account,
            table,
            kind,
            stage,
            events: &events[begins..],
            from: shown.begins(span) + begins,
            begun: number::as_begun(table, &events[begins..]),
            picked,
        })
    }

    fn view(&self, rolling: Option<DieView>) -> BattleView {
        let account = &self.account;
        let counters = |side: Side| counter::counters(self, side);
        BattleView {
            title: account.title(),
            ladder: ladder::ladder(account, self.stage),
            figures: self.stage.figures(),
            ijn: counters(Side::Ijn),
            usn: counters(Side::Usn),
            aims: aim::aims(self),
            now: self.now(),
            die: rolling.or_else(|| self.landed()),
            is_over: account.is_over,
        }
    }

    /// The newest event that is told.
    fn newest(&self) -> Option<&Event> {
        let told = |event: &&Event| presentation(event).importance > Importance::Untold;
        self.events.iter().rev().map(|it| &it.event).find(told)
    }

    /// The die that fell last, until something is told that did not come of it.
    fn landed(&self) -> Option<DieView> {
        let mut numbered = self.events.iter().enumerate().rev();
        let (n, roll) = numbered.find_map(|(n, it)| Some((n, it.event.roll()?)))?;
        let is_told = |event: &Event| event.roll().is_some() || die::led_to(roll, event);
        self.newest().filter(|event| is_told(event))?;
        die::landed(self.from + n, roll)
    }

    /// What happened last, in a sentence; nothing where it is a die, which lies there itself.
    fn now(&self) -> String {
        let newest = self.newest().filter(|event| event.roll().is_none());
        newest.map_or_else(String::new, Event::to_string)
    }
}

#[cfg(test)]
mod tests;
