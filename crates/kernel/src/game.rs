//! A game, from its first decision to its end: the journal of its orders, and what came of them.

use std::sync::Arc;

use crate::check::Check;
use crate::dice::Dice;
use crate::play::Play;
use crate::procedure::Step;
use crate::record::{Checkpoint, EventRecord, Record};
use crate::save::{LoadError, Save};
use crate::title::{Saved, Title};

/// A game in progress, or finished.
///
/// Between orders it waits at a decision; everything that is not the player's to decide it does by itself. The same
/// set-up, seed and orders give the same game everywhere.
#[derive(Clone, Debug)]
pub struct Game<T: Title> {
    setup: T::Setup,
    /// The version of the rules as its save has it.
    version: u32,
    /// The seed, unless the dice are scripted.
    seed: Option<u64>,
    orders: Vec<T::Order>,
    /// How many events there were before each order.
    marks: Vec<usize>,
    undone: u32,
    play: Play<T>,
    stack: Vec<T::Procedure>,
    decision: Option<T::Decision>,
    /// The check of a save, as far as the game has come.
    check: Check,
    /// How the game stood at its first decision, and after every so many orders: the oldest first.
    snapshots: Vec<Arc<Snapshot<T>>>,
}

/// After how many orders a game's state is kept again, so that no more than these are played anew when one is taken
/// back, however long the game is.
const SNAPSHOT_INTERVAL: usize = 32;

/// How a game stood at a decision, to go back to.
#[derive(Debug)]
struct Snapshot<T: Title> {
    /// How many orders had been given.
    orders: usize,
    /// How far the record had come.
    record: Checkpoint,
    table: T::Table,
    dice: Dice,
    stack: Vec<T::Procedure>,
    decision: Option<T::Decision>,
    check: Check,
}

impl<T: Title> Game<T> {
    /// Sets a game up and goes on to its first decision.
    pub fn new(setup: T::Setup, seed: u64) -> Game<T> {
        Game::of_version(T::VERSION, setup, seed)
    }

    /// A game as it was begun by a version of the rules that still plays the same.
    pub fn of_version(version: u32, setup: T::Setup, seed: u64) -> Game<T> {
        Game::begin(version, setup, Some(seed), Dice::seeded(seed))
    }

    /// A game with scripted dice, for tests. It cannot be saved.
    pub fn scripted(setup: T::Setup, dice: Dice) -> Game<T> {
        Game::begin(T::VERSION, setup, None, dice)
    }

    fn begin(version: u32, setup: T::Setup, seed: Option<u64>, dice: Dice) -> Game<T> {
        let check = Check::new::<T>(version, &setup, seed.unwrap_or_default());
        let mut play = Play::new(T::empty_table(&setup), dice);
        let procedure = T::set_up(&setup, &mut play);
        Game::set_out(version, setup, seed, check, play, procedure)
    }

    /// A game that begins on a table as a test has laid it out, with a procedure. It cannot be saved.
    pub fn on_table(setup: T::Setup, play: Play<T>, procedure: T::Procedure) -> Game<T> {
        let check = Check::new::<T>(T::VERSION, &setup, 0);
        Game::set_out(T::VERSION, setup, None, check, play, procedure)
    }

    fn set_out(
        version: u32,
        setup: T::Setup,
        seed: Option<u64>,
        check: Check,
        play: Play<T>,
        procedure: T::Procedure,
    ) -> Game<T> {
        let mut game = Game {
            setup,
            version,
            seed,
            orders: Vec::new(),
            marks: Vec::new(),
            undone: 0,
            play,
            stack: Vec::new(),
            decision: None,
            check,
            snapshots: Vec::new(),
        };
        game.call(procedure);
        game.advance();
        game.take_snapshot();
        game
    }

    /// What it began with.
    pub fn setup(&self) -> &T::Setup {
        &self.setup
    }

    /// The version of the rules that it was begun by: it is saved as of that one again.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The seed of the dice; none if they are scripted.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The dice, to see how many of a script are left.
    pub fn dice(&self) -> &Dice {
        self.play.dice()
    }

    /// What the player is asked now; nothing once the game is over.
    pub fn decision(&self) -> Option<&T::Decision> {
        self.decision.as_ref()
    }

    /// The table.
    pub fn table(&self) -> &T::Table {
        &self.play.table
    }

    /// Everything that happened so far.
    pub fn events(&self) -> &[EventRecord<T>] {
        self.play.events()
    }

    /// What happened, and the spans that it lies in.
    pub fn record(&self) -> &Record<T> {
        &self.play.record
    }

    /// The table as it stood after so many events: it is made of nothing else. What was kept of it on the way there
    /// need not be made again.
    pub fn table_after(&self, events: usize) -> T::Table {
        let mut kept = self.snapshots.iter().rev();
        let (mut table, from) = match kept.find(|state| state.record.events() <= events) {
            Some(state) => (state.table.clone(), state.record.events()),
            None => (T::empty_table(&self.setup), 0),
        };
        let happened = self.events().iter().take(events).skip(from);
        happened.for_each(|record| T::apply(&mut table, &record.event));
        table
    }

    /// The orders given so far.
    pub fn orders(&self) -> &[T::Order] {
        &self.orders
    }

    /// How many events there were before each order.
    pub fn marks(&self) -> &[usize] {
        &self.marks
    }

    /// How many events there were when the last order was given.
    pub fn last_mark(&self) -> usize {
        self.marks.last().copied().unwrap_or(0)
    }

    /// How many events there were before the last of its orders, so many of them.
    pub fn before_orders(&self, orders: usize) -> usize {
        let first = self.marks.len().saturating_sub(orders);
        let mark = self.marks.get(first).copied();
        mark.unwrap_or(self.events().len())
    }

    /// How often the player stepped back past a die.
    pub fn undone(&self) -> u32 {
        self.undone
    }

    /// Says how often he did, as a save has it.
    pub fn set_undone(&mut self, undone: u32) {
        self.undone = undone;
    }

    /// Whether an order is legal now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, order: &T::Order) -> Result<(), T::Refusal> {
        let asked = self.decision.as_ref().ok_or(T::GAME_OVER)?;
        T::check(asked, &self.play.table, order)
    }

    /// The legal orders, as the title lists them.
    pub fn legal(&self) -> Vec<T::Order> {
        let legal = |asked| T::legal(asked, &self.play.table);
        self.decision.as_ref().map_or_else(Vec::new, legal)
    }

    /// Carries out an order of the player's and goes on to the next decision. Returns what happened.
    ///
    /// # Errors
    /// The rule that forbids the order; then nothing has changed.
    pub fn play(&mut self, order: T::Order) -> Result<&[EventRecord<T>], T::Refusal> {
        let Some(asked) = self.decision.clone() else {
            return Err(T::GAME_OVER);
        };
        T::check(&asked, &self.play.table, &order)?;
        let mark = self.play.events().len();
        if let Some(procedure) = self.stack.last_mut() {
            T::answer(&order, &asked, procedure, &mut self.play);
        }
        self.orders.push(order);
        self.marks.push(mark);
        self.advance();
        // A game that is only imagined keeps none.
        let keeps = !self.snapshots.is_empty();
        if keeps && self.orders.len().is_multiple_of(SNAPSHOT_INTERVAL) {
            self.take_snapshot();
        }
        Ok(&self.play.events()[mark..])
    }

    /// The game as it may go on, one of many: what has happened stays, and the dice of its number say what comes. It can
    /// neither be saved nor be taken back.
    #[must_use]
    pub fn imagined(&self, number: u32) -> Game<T> {
        let mut game = self.clone();
        game.seed = None;
        game.snapshots.clear();
        game.play.dice = Dice::imagined(number);
        game
    }

    /// Takes something for granted that has not happened, on a copy that nobody plays on, to reckon with it.
    pub fn apply_hypothetical(&mut self, event: &T::Event) {
        T::apply(&mut self.play.table, event);
    }

    /// Keeps how the game stands.
    fn take_snapshot(&mut self) {
        self.snapshots.push(Arc::new(Snapshot {
            orders: self.orders.len(),
            record: self.play.record.checkpoint(),
            table: self.play.table.clone(),
            dice: self.play.dice.clone(),
            stack: self.stack.clone(),
            decision: self.decision.clone(),
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
        self.play.record.truncate(&state.record);
        self.play.table.clone_from(&state.table);
        self.play.dice.clone_from(&state.dice);
        self.stack.clone_from(&state.stack);
        self.decision.clone_from(&state.decision);
        self.check = state.check;
    }

    /// Goes on to the next decision, or to the end.
    fn advance(&mut self) {
        self.decision = loop {
            let Some(procedure) = self.stack.last_mut() else {
                self.play.record.end();
                break None;
            };
            let step = T::step(procedure, &mut self.play);
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
    fn call(&mut self, procedure: T::Procedure) {
        self.play.record.begin_procedure(T::scope(&procedure));
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
            happened.any(|record| T::reveals(&record.event))
        })
    }

    /// Takes the last order back. Stepping back past a die is allowed but counted. Says whether there was an order to
    /// take back.
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
    pub fn undo_step(&mut self, orders: usize) -> usize {
        let taken = orders.min(self.orders.len());
        let reveals = self.revealing(taken).any(|reveals| reveals);
        self.undone += u32::from(reveals);
        self.take_back(taken);
        taken
    }

    /// The game as it was after so many of its orders, to be played on by itself. To step back past dice counts here
    /// as when it is taken back.
    #[must_use]
    pub fn branch(&self, orders: usize) -> Game<T> {
        let mut game = self.clone();
        game.undo_step(self.orders.len().saturating_sub(orders));
        game
    }

    /// Goes back to before the last orders.
    fn take_back(&mut self, orders: usize) {
        let before = self.orders.len() - orders;
        let mut given = self.orders[..before].to_vec();
        self.go_back(before);
        for order in given.drain(self.orders.len()..) {
            let accepted = self.play(order).is_ok();
            debug_assert!(accepted, "it was legal before");
        }
    }

    /// The check as it stands in a save of this game.
    pub fn check_of_save(&self) -> String {
        self.check.written(self.undone)
    }
}

impl<T: Saved> Game<T> {
    /// The game as a save; nothing if its dice are scripted.
    pub fn save(&self) -> Option<Save<T>> {
        Some(Save::of(self, self.seed?))
    }

    /// The game of a save. It is replayed and its check compared, so that a damaged save is never half loaded.
    ///
    /// # Errors
    /// What is wrong with the save.
    pub fn load(text: &str) -> Result<Game<T>, LoadError> {
        Save::read(text)?.game()
    }
}
