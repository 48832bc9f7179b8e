//! A game, from its first decision to its score: the only door to the engine.

use std::sync::Arc;

use super::decision::Decision;
use super::event::{Event, EventRecord};
use super::fleet::{AirUnitId, CarrierId, detach, push_over};
use super::order::Order;
use super::orders_of_the_day::{GivenBy, OrdersOfTheDay, StandingOrders};
use super::play::Play;
use super::procedure::{Procedure, Step};
use super::record::{Checkpoint, Record, Scope};
use super::refusal::Refusal;
use super::save::check::Check;
use super::save::{LoadError, Save, VERSION, earlier};
use super::scenario::{Scenario, Variant, set_up};
use super::stepper::Stepper;
use super::table::{Outcome, Table};
use kernel::Dice;

/// A game in progress, or finished.
///
/// Between orders it waits at a [`Decision`]; everything that is not the player's to decide it
/// does by itself. The same scenario, variants, seed and orders give the same game everywhere.
#[derive(Clone, Debug)]
pub struct Game {
    scenario: &'static Scenario,
    /// The version of the rules as its save has it.
    version: u32,
    /// The seed, unless the dice are scripted.
    seed: Option<u64>,
    orders: Vec<Order>,
    /// How many events there were before each order.
    marks: Vec<usize>,
    /// By whom each was given: it changes nothing in the game.
    given_by: Vec<GivenBy>,
    standing_orders: StandingOrders,
    undone: u32,
    foreseen: u32,
    play: Play,
    stack: Vec<Procedure>,
    decision: Option<Decision>,
    /// The check of a save, as far as the game has come.
    check: Check,
    /// Whether the save that it was loaded from could be verified.
    is_verified: bool,
    /// How the game stood at its first decision, and after every so many orders: the oldest first.
    snapshots: Vec<Arc<Snapshot>>,
}

/// After how many orders a game's state is kept again, so that no more than these are played anew when one is taken
/// back, however long the game is.
const SNAPSHOT_INTERVAL: usize = 32;

/// How a game stood at a decision, to go back to.
#[derive(Debug)]
struct Snapshot {
    /// How many orders had been given.
    orders: usize,
    /// How far the record had come.
    record: Checkpoint,
    table: Table,
    dice: Dice,
    stack: Vec<Procedure>,
    decision: Option<Decision>,
    check: Check,
}

/// Why a game cannot be played with some variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VariantRefusal {
    /// The scenario does not offer one.
    #[error("this scenario has no variant {0}")]
    NotOffered(Variant),
    /// One means nothing without another.
    #[error("the variant {variant} needs the variant {needs}")]
    Needs {
        /// The variant.
        variant: Variant,
        /// The one that it needs.
        needs: Variant,
    },
}

/// Whether a scenario can be played with some variants.
///
/// # Errors
/// Why not.
pub fn check_variants(scenario: &Scenario, options: &[Variant]) -> Result<(), VariantRefusal> {
    for variant in options.iter().copied() {
        if !scenario.variants.contains(&variant) {
            return Err(VariantRefusal::NotOffered(variant));
        }
        if let Some(needs) = variant.needs().filter(|needs| !options.contains(needs)) {
            return Err(VariantRefusal::Needs { variant, needs });
        }
    }
    Ok(())
}

impl Game {
    /// Sets a game up and goes on to its first decision.
    ///
    /// # Errors
    /// When the scenario cannot be played with these variants.
    pub fn new(
        scenario: &'static Scenario,
        options: &[Variant],
        seed: u64,
    ) -> Result<Game, VariantRefusal> {
        Game::of_version(VERSION, scenario, options, seed)
    }

    /// A game as it was begun by a version of the rules that still plays the same.
    pub(super) fn of_version(
        version: u32,
        scenario: &'static Scenario,
        options: &[Variant],
        seed: u64,
    ) -> Result<Game, VariantRefusal> {
        let dice = Dice::seeded(seed);
        Game::begin(version, scenario, options, Some(seed), dice)
    }

    /// A game with scripted dice, for tests. It cannot be saved.
    ///
    /// # Errors
    /// When the scenario cannot be played with these variants.
    pub fn scripted(
        scenario: &'static Scenario,
        options: &[Variant],
        dice: Dice,
    ) -> Result<Game, VariantRefusal> {
        // A game with scripted dice is never saved.
        Game::begin(VERSION, scenario, options, None, dice)
    }

    fn begin(
        version: u32,
        scenario: &'static Scenario,
        options: &[Variant],
        seed: Option<u64>,
        dice: Dice,
    ) -> Result<Game, VariantRefusal> {
        check_variants(scenario, options)?;
        let options: Vec<Variant> = scenario
            .variants
            .iter()
            .copied()
            .filter(|variant| options.contains(variant))
            .collect();
        Ok(Game::set_up_with(version, scenario, options, seed, dice))
    }

    /// A game with variants that its scenario need not offer.
    #[cfg(test)]
    pub(crate) fn with_any(scenario: &'static Scenario, options: Vec<Variant>, seed: u64) -> Game {
        let dice = Dice::seeded(seed);
        Game::set_up_with(VERSION, scenario, options, Some(seed), dice)
    }

    fn set_up_with(
        version: u32,
        scenario: &'static Scenario,
        options: Vec<Variant>,
        seed: Option<u64>,
        dice: Dice,
    ) -> Game {
        let check = Check::new(version, scenario.number, &options, seed.unwrap_or_default());
        let table = Table::new(scenario.first_turn);
        let mut play = Play {
            table,
            dice,
            record: Record::default(),
        };
        play.scoped(Scope::SetUp, |play| set_up(scenario, options, play));
        let mut game = Game {
            scenario,
            version,
            seed,
            orders: Vec::new(),
            marks: Vec::new(),
            given_by: Vec::new(),
            standing_orders: OrdersOfTheDay::ASK_EVERYTHING.into(),
            undone: 0,
            foreseen: 0,
            play,
            stack: Vec::new(),
            decision: None,
            check,
            is_verified: true,
            snapshots: Vec::new(),
        };
        let sequence = Stepper::new(scenario, &game.play.table);
        game.call(Procedure::Sequence(sequence));
        game.advance();
        game.take_snapshot();
        game
    }

    /// The scenario.
    pub fn scenario(&self) -> &'static Scenario {
        self.scenario
    }

    /// The variants in play.
    pub fn options(&self) -> &[Variant] {
        &self.play.table.options
    }

    /// The version of the rules that it was begun by: it is saved as of that one again.
    pub(crate) fn version(&self) -> u32 {
        self.version
    }

    /// The seed of the dice; none if they are scripted.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// What the player is asked now; nothing once the game is over.
    pub fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.play.table
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.table.outcome
    }

    /// Everything that happened so far.
    pub fn events(&self) -> &[EventRecord] {
        self.play.events()
    }

    /// What happened, and the spans that it lies in.
    pub fn record(&self) -> &Record {
        &self.play.record
    }

    /// The table as it stood after so many events: it is made of nothing else. What was kept of it on the way there
    /// need not be made again.
    pub fn table_after(&self, events: usize) -> Table {
        let mut kept = self.snapshots.iter().rev();
        let (mut table, from) = match kept.find(|state| state.record.events() <= events) {
            Some(state) => (state.table.clone(), state.record.events()),
            None => (Table::new(self.scenario.first_turn), 0),
        };
        let happened = self.events().iter().take(events).skip(from);
        happened.for_each(|record| table.apply(&record.event));
        table
    }

    /// The orders given so far.
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// How many events there were when the last order was given.
    pub fn last_mark(&self) -> usize {
        self.marks.last().copied().unwrap_or(0)
    }

    /// How many events there were before the last of its orders, so many of them.
    pub fn before_orders(&self, orders: usize) -> usize {
        let first = self.marks.len().saturating_sub(orders);
        self.marks
            .get(first)
            .copied()
            .unwrap_or(self.events().len())
    }

    /// How many events there were before each order.
    pub fn marks(&self) -> &[usize] {
        &self.marks
    }

    /// By whom each order was given.
    pub fn given_by(&self) -> &[GivenBy] {
        &self.given_by
    }

    /// What the fleet does without asking the player; everything is asked until he says otherwise.
    pub fn orders_of_the_day(&self) -> &OrdersOfTheDay {
        self.standing_orders.at(self.table().light())
    }

    /// All the orders that stand, by day and by night.
    pub fn standing_orders(&self) -> StandingOrders {
        self.standing_orders
    }

    /// The game with other orders that stand.
    #[must_use]
    pub fn with_standing_orders(mut self, orders: StandingOrders) -> Game {
        self.set_standing_orders(orders);
        self
    }

    pub(super) fn set_standing_orders(&mut self, orders: StandingOrders) {
        self.standing_orders = orders;
    }

    /// Says by whom its orders were given, as a save has it.
    pub(super) fn set_given_by(&mut self, given_by: Vec<GivenBy>) {
        self.given_by = given_by;
    }

    /// How often the player stepped back past a die.
    pub fn undone(&self) -> u32 {
        self.undone
    }

    pub(super) fn set_undone(&mut self, undone: u32) {
        self.undone = undone;
    }

    /// At how many questions the player asked what would come of each choice: it stands beside the final score.
    pub fn foreseen(&self) -> u32 {
        self.foreseen
    }

    pub(super) fn set_foreseen(&mut self, foreseen: u32) {
        self.foreseen = foreseen;
    }

    /// Whether the save that it was loaded from, if any, could be verified. One that could not was saved with a check
    /// that this program cannot make again, and every order of it replays.
    pub fn is_verified(&self) -> bool {
        self.is_verified
    }

    pub(super) fn not_verified(self) -> Game {
        let is_verified = false;
        Game {
            is_verified,
            ..self
        }
    }

    /// Whether an order is legal now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, order: Order) -> Result<(), Refusal> {
        let decision = self.decision.ok_or(Refusal::GameOver)?;
        decision.check(&self.play.table, order)
    }

    /// Every legal order. Where units of a number may be chosen (splitting), one choice of each
    /// number is listed; in interception only for missions that have a raid in their hex. In air
    /// operations splitting is legal and not listed; nor is, before the first turn, placing a submarine farther off
    /// than in the next hex (14.11); nor are, at any time, pushing over the side and detaching ships from the Battle
    /// Line (4.37, 6.291, 6.15).
    pub fn legal(&self) -> impl Iterator<Item = Order> + use<> {
        let orders = self
            .decision
            .map(|decision| decision.legal(&self.play.table));
        orders.unwrap_or_default().into_iter()
    }

    /// The units that can be landed now, each with the carriers that can take it.
    pub fn legal_landings(&self) -> Vec<(AirUnitId, CarrierId)> {
        let landing = |order: Order| match order {
            Order::Land { unit, carrier } => Some((unit, carrier)),
            _ => None,
        };
        self.legal().filter_map(landing).collect()
    }

    /// Carries out an order of the player's and goes on to the next decision. Returns what happened.
    ///
    /// # Errors
    /// The rule that forbids the order; then nothing has changed.
    pub fn play(&mut self, order: Order) -> Result<&[EventRecord], Refusal> {
        self.play_by(order, GivenBy::Player)
    }

    /// Carries out an order, and notes by whom it was given.
    pub(super) fn play_by(&mut self, order: Order, by: GivenBy) -> Result<&[EventRecord], Refusal> {
        let asked = self.decision.ok_or(Refusal::GameOver)?;
        asked.check(&self.play.table, order)?;
        let mark = self.play.events().len();
        self.orders.push(order);
        self.marks.push(mark);
        self.given_by.push(by);
        let given = Event::Order {
            order,
            asked,
            declined: asked.declined(&self.play.table, order),
        };
        match order {
            // At any time, whatever else is asked (6.291, 6.15).
            Order::PushOver { unit } => self.play.scoped(Scope::PushOver { unit }, |play| {
                play.happen(given);
                push_over(play, unit);
            }),
            Order::Detach { ships } => self.play.scoped(Scope::Detachment, |play| {
                play.happen(given);
                detach(play, ships);
            }),
            _ => {
                self.play.happen(given);
                if let Some(procedure) = self.stack.last_mut() {
                    procedure.answer(order, &mut self.play);
                }
            }
        }
        self.advance();
        // A battle that is only imagined keeps none.
        let keeps = !self.snapshots.is_empty();
        if keeps && self.orders.len().is_multiple_of(SNAPSHOT_INTERVAL) {
            self.take_snapshot();
        }
        Ok(&self.play.events()[mark..])
    }

    /// The battle as it may go on, one of many: what has happened stays, and the dice of its number say what comes. It can
    /// neither be saved nor be taken back.
    #[must_use]
    pub(super) fn imagined(&self, number: u32) -> Game {
        let mut game = self.clone();
        game.seed = None;
        game.snapshots.clear();
        game.play.dice = Dice::imagined(number);
        game
    }

    /// Takes something for granted that has not happened, on a copy that nobody plays on: so the staff reckons with
    /// orders that are still to come, and no die is thrown for them.
    pub(super) fn apply_hypothetical(&mut self, event: &Event) {
        self.play.table.apply(event);
    }

    /// Keeps how the game stands.
    fn take_snapshot(&mut self) {
        self.snapshots.push(Arc::new(Snapshot {
            orders: self.orders.len(),
            record: self.play.record.checkpoint(),
            table: self.play.table.clone(),
            dice: self.play.dice.clone(),
            stack: self.stack.clone(),
            decision: self.decision,
            check: self.check,
        }));
    }

    /// Goes back to the newest state kept at which no more than so many orders had been given.
    fn go_back(&mut self, orders: usize) {
        self.snapshots.retain(|state| state.orders <= orders);
        let Some(state) = self.snapshots.last() else {
            return;
        };
        self.orders.truncate(state.orders);
        self.marks.truncate(state.orders);
        self.given_by.truncate(state.orders);
        self.play.record.truncate(&state.record);
        self.play.table.clone_from(&state.table);
        self.play.dice.clone_from(&state.dice);
        self.stack.clone_from(&state.stack);
        self.decision = state.decision;
        self.check = state.check;
    }

    /// Goes on to the next decision, or to the end.
    fn advance(&mut self) {
        self.decision = loop {
            let Some(procedure) = self.stack.last_mut() else {
                self.play.record.end();
                break None;
            };
            let step = procedure.step(&mut self.play);
            self.check.follow(&self.play);
            match step {
                Step::Again => {}
                Step::Call(inner) => self.call(inner),
                Step::Ask(decision) => break Some(decision),
                Step::Done => {
                    self.stack.pop();
                    self.play.record.end_procedure();
                }
            }
        };
    }

    /// A procedure stands on the stack exactly as long as its span is open.
    fn call(&mut self, procedure: Procedure) {
        self.play.record.begin_procedure(procedure.scope());
        self.stack.push(procedure);
    }

    /// Whether taking the last order back would step past a die; nothing if there is no order.
    pub fn undo_reveals(&self) -> Option<bool> {
        self.revealing(1).next()
    }

    /// Whether taking each of the last orders back would step past a die, the first given first.
    fn revealing(&self, orders: usize) -> impl Iterator<Item = bool> {
        let first = self.marks.len().saturating_sub(orders);
        let ends = self.marks.iter().skip(first + 1).copied();
        let ends = ends.chain([self.play.events().len()]);
        let begins = self.marks[first..].iter().copied();
        begins.zip(ends).map(|(begin, end)| {
            let mut happened = self.play.events()[begin..end].iter();
            happened.any(|record| record.event.reveals())
        })
    }

    /// Takes the last order back. Stepping back past a die is allowed but counted, and the count
    /// stands beside the final score. Says whether there was an order to take back.
    pub fn undo(&mut self) -> bool {
        self.undo_many(1) > 0
    }

    /// Takes the last orders back, so many of them or all there are: the same as that many times
    /// [`undo`](Game::undo). Says how many it took back.
    pub fn undo_many(&mut self, orders: usize) -> usize {
        let taken = orders.min(self.orders.len());
        let reveals = self.revealing(taken).filter(|reveals| *reveals).count();
        self.undone += reveals as u32;
        self.take_back(taken);
        taken
    }

    /// Takes the last orders back as the one step that they were to the player: past however many dice, it counts once.
    pub(super) fn undo_step(&mut self, orders: usize) -> usize {
        let taken = orders.min(self.orders.len());
        let reveals = self.revealing(taken).any(|reveals| reveals);
        self.undone += u32::from(reveals);
        self.take_back(taken);
        taken
    }

    /// The game as it was after so many of its orders, to be played on by itself. To step back past dice counts here
    /// as when it is taken back.
    #[must_use]
    pub fn branch(&self, orders: usize) -> Game {
        let mut game = self.clone();
        game.undo_step(self.orders.len().saturating_sub(orders));
        game
    }

    /// Goes back to before the last orders.
    fn take_back(&mut self, orders: usize) {
        let before = self.orders.len() - orders;
        let mut given = self.orders[..before].to_vec();
        let given_by = self.given_by.clone();
        self.go_back(before);
        let from = self.orders.len();
        for (order, by) in given.drain(from..).zip(&given_by[from..]) {
            let accepted = self.play_by(order, *by);
            debug_assert!(accepted.is_ok(), "{order:?} was legal before");
        }
    }

    pub(super) fn check_of_save(&self) -> String {
        self.check.written(self.undone)
    }

    /// The checks that a save of this game may have: as it is saved now, and as it was saved at first; nothing if its
    /// dice are scripted.
    pub fn checks(&self) -> Option<[String; 2]> {
        let save = self.save()?;
        let earlier = earlier::check(&save, self);
        Some([save.check, earlier])
    }

    /// The game as a save; nothing if its dice are scripted.
    pub fn save(&self) -> Option<Save> {
        Some(Save::of(self, self.seed?))
    }

    /// The game of a save.
    ///
    /// # Errors
    /// What is wrong with the save.
    pub fn load(text: &str) -> Result<Game, LoadError> {
        Save::load(text)
    }
}
