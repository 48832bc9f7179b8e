//! What this title gives to the kernel, and the kernel's types as this title has them.

use kernel::{Check, Kind, Title};

use super::charts::Outcome;
use super::decision::Decision;
use super::event::{Choice, Event, GameTime, Purpose};
use super::fleet::{detach, push_over};
use super::order::Order;
use super::procedure::Procedure;
use super::record::Scope;
use super::refusal::Refusal;
use super::save::{self, check};
use super::scenario::{Scenario, Variant, set_up};
use super::stepper::Stepper;
use super::table::Table;
use super::victory;

/// Carrier Battle: Philippine Sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PhilippineSea;

/// What a procedure of the rulebook works with.
pub(crate) type Play = kernel::Play<PhilippineSea>;
/// What a procedure does next.
pub(crate) type Step = kernel::Step<PhilippineSea>;

/// What a game begins with beside its seed.
#[derive(Clone, Debug)]
pub struct GameSetup {
    /// The scenario.
    pub scenario: &'static Scenario,
    /// The variants in play, in the order of its list.
    pub options: Vec<Variant>,
}

impl Title for PhilippineSea {
    type Table = Table;
    type Event = Event;
    type Order = Order;
    type Decision = Decision;
    type Refusal = Refusal;
    type Procedure = Procedure;
    type Scope = Scope;
    type Time = GameTime;
    type Purpose = Purpose;
    type Choice = Choice;
    type Outcome = Outcome;
    type Setup = GameSetup;

    const NAME: &'static str = save::TITLE;
    const VERSION: u32 = save::VERSION;
    const GAME: Scope = Scope::Game;
    const GAME_OVER: Refusal = Refusal::GameOver;

    fn empty_table(setup: &GameSetup) -> Table {
        Table::new(setup.scenario.first_turn)
    }

    fn set_up(setup: &GameSetup, play: &mut Play) -> Procedure {
        play.scoped(Scope::SetUp, |play| {
            set_up(setup.scenario, setup.options.clone(), play);
        });
        Procedure::Sequence(Stepper::new(setup.scenario, &play.table))
    }

    fn apply(table: &mut Table, event: &Event) {
        table.apply(event);
    }

    /// The victory points are counted again.
    fn follow_up(event: &Event) -> Option<fn(&mut Play)> {
        event.counts_for_victory().then_some(victory::review)
    }

    fn now(table: &Table) -> GameTime {
        table.now()
    }

    fn stamp(time: GameTime) -> u32 {
        time.stamp()
    }

    fn kind(event: &Event) -> Kind<'_, PhilippineSea> {
        match event {
            Event::Order { order, .. } => Kind::Order(order),
            Event::Roll(roll) => Kind::Roll(roll),
            Event::Pick(pick) => Kind::Pick(pick),
            _ => Kind::Other,
        }
    }

    fn scope(procedure: &Procedure) -> Option<Scope> {
        procedure.scope()
    }

    fn step(procedure: &mut Procedure, play: &mut Play) -> Step {
        procedure.step(play)
    }

    fn check(asked: &Decision, table: &Table, order: &Order) -> Result<(), Refusal> {
        asked.check(table, *order)
    }

    fn legal(asked: &Decision, table: &Table) -> Vec<Order> {
        asked.legal(table)
    }

    fn answer(order: &Order, asked: &Decision, procedure: &mut Procedure, play: &mut Play) {
        let (order, asked) = (*order, *asked);
        let given = Event::Order {
            order,
            asked,
            declined: asked.declined(&play.table, order),
        };
        match order {
            // At any time, whatever else is asked (6.291, 6.15).
            Order::PushOver { unit } => play.scoped(Scope::PushOver { unit }, |play| {
                play.happen(given);
                push_over(play, unit);
            }),
            Order::Detach { ships } => play.scoped(Scope::Detachment, |play| {
                play.happen(given);
                detach(play, ships);
            }),
            _ => {
                play.happen(given);
                procedure.answer(order, play);
            }
        }
    }

    fn check_begin(check: &mut Check, setup: &GameSetup) {
        check::begin(check, setup);
    }

    fn check_table(check: &mut Check, event: &Event, table: &Table) {
        check::follow(check, event, table);
    }
}
