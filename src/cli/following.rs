//! A player who follows every suggestion, by the orders of the day that a scenario begins with: how often he is asked,
//! and how often he must press something.

use crate::engine::orders_of_the_day::OrdersOfTheDay;
use crate::engine::staff::suggestion;
use crate::engine::{Decision, Game, GameTime, Order, Session};
use crate::view::playback::Shown;
use crate::view::settings::Speed;

/// A game that was played so.
pub(super) struct Followed {
    /// The game, at its end.
    pub(super) game: Game,
    /// The questions that he was asked, in turn.
    pub(super) asked: Vec<Question>,
    /// What he pressed: an answer each, and once for every card or fight that waits for him.
    pub(super) inputs: usize,
}

/// A question, and what was answered.
pub(super) struct Question {
    /// Whether it was asked in the first turn.
    pub(super) is_of_first_turn: bool,
    /// What was asked.
    pub(super) decision: Decision,
    /// The first order of the answer.
    pub(super) order: Order,
}

impl Followed {
    /// A game that was played by somebody whom nobody asks.
    pub(super) fn unasked(game: Game) -> Followed {
        Followed {
            game,
            asked: Vec::new(),
            inputs: 0,
        }
    }
}

/// Plays a game to its end, by some orders of the day.
pub(super) fn follow(game: Game, orders: OrdersOfTheDay) -> Followed {
    let first_turn = game.scenario().first_turn;
    let mut shown = Shown::all(&game);
    let mut session = Session::new(game);
    session.issue(orders);
    session.carry_on();
    let mut asked = Vec::new();
    let mut waited = watch(&mut shown, session.game());
    while let Some((at, decision)) = asked_now(session.game()) {
        let Some(order) = answer(&mut session) else {
            break;
        };
        asked.push(Question {
            is_of_first_turn: at.turn == first_turn,
            decision,
            order,
        });
        waited += watch(&mut shown, session.game());
    }
    let inputs = asked.len() + waited;
    Followed {
        game: session.into_game(),
        asked,
        inputs,
    }
}

/// What is asked, and when.
fn asked_now(game: &Game) -> Option<(GameTime, Decision)> {
    let table = game.table();
    let at = GameTime {
        turn: table.turn,
        phase: table.phase,
        segment: table.segment,
    };
    Some((at, game.decision()?))
}

/// Answers a question as suggested, and says with which order it began: all that belongs to it is one answer, such as
/// every mission's course, or what the plans of the decks come to.
fn answer(session: &mut Session) -> Option<Order> {
    let asked = asked_now(session.game())?;
    let first = suggestion(session.game())?;
    while asked_now(session.game()).is_some_and(|now| is_part_of(asked, now)) {
        let order = suggestion(session.game())?;
        let given = session.play(&[order], |_| Vec::new());
        given.refusal.is_none().then_some(())?;
    }
    Some(first)
}

fn is_part_of(asked: (GameTime, Decision), now: (GameTime, Decision)) -> bool {
    let are_decks = |of: Decision| matches!(of, Decision::AirOperations { .. });
    asked.0 == now.0 && (asked.1 == now.1 || are_decks(asked.1) && are_decks(now.1))
}

/// Watches what came of it. Says how often something waited to be seen.
fn watch(shown: &mut Shown, game: &Game) -> usize {
    let mut waited = 0;
    shown.start(game, Speed::Normal);
    loop {
        waited += usize::from(shown.cursor.waiting);
        if shown.cursor.is_ready(game.record()) {
            return waited;
        }
        shown.tell_or(game, |shown, most| {
            shown.skip(game.record(), most, Speed::Normal);
        });
    }
}
