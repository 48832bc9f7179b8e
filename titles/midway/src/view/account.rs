//! Accounts of what happened: of each span of the record there is one, of which its card, its heading in the log and its
//! line in the report are made. What a player may not see no account tells: it is made of what the events show him.

mod assault;
mod battle;
mod blows;
mod homecoming;
mod ijn_logistics;
mod losses;
mod marker;
mod morale;
mod movement;
mod operation;
mod spotting;
mod turn;
mod usn_turn;

use crate::engine::EventRecord;
use crate::engine::event::{Event, SequenceEvent};
use crate::engine::map::Place;
use crate::engine::scenario::TurnStep;
use crate::engine::scope::Scope;

pub use battle::{BattleAccount, Fought, battle};
pub use losses::{Fate, Loss, Losses, SideLosses};
pub use marker::deeds;
pub use turn::{TurnAccount, turn};

use super::card::{Block, Card, Outcome};
use super::die;
use super::playback::OnScreen;
use super::shown_record::{ShownRecord, SpanId};

/// What happened in a span.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Account {
    /// How it ended, or what is going on.
    pub outcome: Outcome,
    /// What that is made of, in a line each.
    pub lines: Vec<String>,
    /// What was lost in it.
    pub losses: Vec<SideLosses>,
    /// Where it was: the places that the chart marks.
    pub places: Vec<Place>,
    /// Whether it changes plans, so that it stands until the player has seen it.
    pub waits: bool,
}

impl Account {
    /// One that is told by its outcome alone.
    fn of(outcome: Outcome) -> Account {
        Account {
            outcome,
            ..Account::default()
        }
    }

    /// The same with lines.
    fn lines(self, lines: Vec<String>) -> Account {
        Account { lines, ..self }
    }

    /// The same with its places.
    fn at(self, places: impl IntoIterator<Item = Place>) -> Account {
        let places = places.into_iter().collect();
        Account { places, ..self }
    }
}

/// The account of a span as far as it has been shown; nothing where there is nothing to tell yet. The game, and what is
/// set up, are told elsewhere.
pub fn account(shown: ShownRecord, span: SpanId) -> Option<Account> {
    match shown.scope(span) {
        Scope::Game | Scope::SetUp => None,
        Scope::Turn { .. } => turn::turn(shown, span).map(|turn| turn.account()),
        Scope::Operation { line } => Some(operation::operation(shown, span, line)),
        Scope::Battle { .. } => battle::battle(shown, span).map(|fought| fought.account()),
        Scope::Step { step } => of_step(shown, span, step),
    }
}

/// The account of a step of the sequence of play (6.0).
fn of_step(shown: ShownRecord, span: SpanId, step: TurnStep) -> Option<Account> {
    match step {
        TurnStep::OperationsDetermination => marker::marker(shown, span),
        TurnStep::IjnSpotting => spotting::by_ijn(shown, span),
        TurnStep::IjnMovement => movement::of_ijn(shown, span),
        TurnStep::UsnReaction => spotting::by_usn(shown, span),
        TurnStep::AirLaunch => movement::launched(shown, span),
        TurnStep::AmphibiousAssault => assault::assault(shown, span),
        // Their battles are told by themselves.
        TurnStep::IjnCombat | TurnStep::UsnCombat => homecoming::around_battles(shown, span),
        TurnStep::IjnReturn | TurnStep::UsnReturn => homecoming::homecoming(shown, span),
        TurnStep::Morale => morale::morale(shown, span),
        TurnStep::IjnLogistics => ijn_logistics::logistics(shown, span),
        TurnStep::Organization => usn_turn::organization(shown, span),
        TurnStep::UsnIntelligence => spotting::intelligence(shown, span),
        TurnStep::UsnOperations => usn_turn::operations(shown, span),
        TurnStep::UsnLogistics | TurnStep::EndOfTurn => usn_turn::repairs(shown, span),
    }
}

/// The card of a span: its account, with the die that it hangs on first.
pub fn card(screen: OnScreen, span: SpanId) -> Option<Card> {
    let OnScreen { shown, table, .. } = screen;
    if let Some(fought) = battle::battle(shown, span) {
        return Some(card_of_battle(screen, span, &fought));
    }
    let rolling = screen.rolling.and_then(die::rolling);
    let told = account(shown, span);
    if told.is_none() && rolling.is_none() {
        return None;
    }
    let Account {
        outcome,
        mut lines,
        losses,
        ..
    } = told.unwrap_or_default();
    lines.extend(spotting::behind_markers(shown, span, table));
    let landed = || {
        let mut own = shown
            .own_events_of(span)
            .collect::<Vec<_>>()
            .into_iter()
            .rev();
        own.find_map(|(number, it)| die::landed(number, it.event.roll()?))
    };
    let marker = marker::drawn(shown, span).map(|drawn| {
        let lines = drawn.lines().map(|line| line.data().name);
        Block::Marker(drawn.text(), lines.collect())
    });
    let die = rolling.or_else(landed).map(Block::Die);
    let first = [marker, die].into_iter().flatten();
    let blocks = first.chain(losses_and_lines(lines, losses)).collect();
    Some(Card { outcome, blocks })
}

/// The card of a battle: its dice lie on its stage, and its losses stand beside its verdict; once it is over, so does what
/// its dice have told.
fn card_of_battle(screen: OnScreen, span: SpanId, fought: &BattleAccount) -> Card {
    let OnScreen { shown, table, .. } = screen;
    let mut lines = spotting::behind_markers(shown, span, table);
    if fought.is_over {
        let own = shown.own_events_of(span);
        lines.extend(blows::blows(own.map(|(_, it)| &it.event)));
    }
    Card {
        outcome: fought.verdict(),
        blocks: losses_and_lines(lines, fought.losses.by_side()).collect(),
    }
}

/// What a card ends with: the losses first, which are seen however long the rest is.
fn losses_and_lines(lines: Vec<String>, losses: Vec<SideLosses>) -> impl Iterator<Item = Block> {
    let losses = (!losses.is_empty()).then_some(Block::Losses(losses));
    let lines = (!lines.is_empty()).then_some(Block::Lines(lines));
    [losses, lines].into_iter().flatten()
}

/// The innermost span around another, itself among them, that has a card while it is shown.
pub fn told_around(shown: ShownRecord, span: SpanId) -> Option<SpanId> {
    shown.around(span, |scope| {
        matches!(
            scope,
            Scope::Operation { .. } | Scope::Step { .. } | Scope::Battle { .. }
        )
    })
}

/// What has ended with the newest event and stands until the player has seen it.
pub fn waiting(shown: ShownRecord) -> Option<SpanId> {
    let ended = shown.path(shown.span_of_newest()?);
    let mut ended = ended.take_while(|span| shown.ends_now(*span));
    ended.find(|span| account(shown, *span).is_some_and(|it| it.waits))
}

/// The number of the first event of the first turn.
pub fn first_turn(events: &[EventRecord]) -> usize {
    let begins =
        |it: &EventRecord| matches!(it.event, Event::Sequence(SequenceEvent::Turn { number: 1 }));
    events.iter().position(begins).unwrap_or(events.len())
}
