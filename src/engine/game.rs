//! A game, from its first decision to its score: the only door to the engine.

use std::ops::Deref;

use kernel::Dice;

use super::decision::Decision;
use super::event::{Event, EventRecord};
use super::fleet::{AirUnitId, CarrierId};
use super::order::Order;
use super::orders_of_the_day::{GivenBy, OrdersOfTheDay, StandingOrders};
use super::refusal::Refusal;
use super::save::{LoadError, Save, VERSION, earlier};
use super::scenario::{Scenario, Variant};
use super::table::Outcome;
use super::title::{GameSetup, PhilippineSea};

/// A game in progress, or finished.
///
/// Between orders it waits at a [`Decision`]; everything that is not the player's to decide it
/// does by itself. The same scenario, variants, seed and orders give the same game everywhere.
///
/// It is a game of the kernel, and what is told of one here beside its orders: none of it changes what happens.
#[derive(Clone, Debug)]
pub struct Game {
    game: kernel::Game<PhilippineSea>,
    /// By whom each order was given.
    given_by: Vec<GivenBy>,
    standing_orders: StandingOrders,
    foreseen: u32,
    /// Whether the save that it was loaded from could be verified.
    is_verified: bool,
}

/// What any game can be asked: its table, events, orders. What changes a game is this title's own.
impl Deref for Game {
    type Target = kernel::Game<PhilippineSea>;

    fn deref(&self) -> &kernel::Game<PhilippineSea> {
        &self.game
    }
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

/// What a game begins with: the variants in the order of the scenario's own list.
fn setup(scenario: &'static Scenario, options: &[Variant]) -> Result<GameSetup, VariantRefusal> {
    check_variants(scenario, options)?;
    let mut variants = scenario.variants.to_vec();
    variants.retain(|variant| options.contains(variant));
    Ok(GameSetup {
        scenario,
        options: variants,
    })
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
        let setup = setup(scenario, options)?;
        let game = kernel::Game::of_version(version, setup, seed);
        Ok(Game::of(game))
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
        let setup = setup(scenario, options)?;
        Ok(Game::of(kernel::Game::scripted(setup, dice)))
    }

    /// A game with variants that its scenario need not offer.
    #[cfg(test)]
    pub(crate) fn with_any(scenario: &'static Scenario, options: Vec<Variant>, seed: u64) -> Game {
        Game::of(kernel::Game::new(GameSetup { scenario, options }, seed))
    }

    fn of(game: kernel::Game<PhilippineSea>) -> Game {
        Game {
            game,
            given_by: Vec::new(),
            standing_orders: OrdersOfTheDay::ASK_EVERYTHING.into(),
            foreseen: 0,
            is_verified: true,
        }
    }

    /// The scenario.
    pub fn scenario(&self) -> &'static Scenario {
        self.setup().scenario
    }

    /// The variants in play.
    pub fn options(&self) -> &[Variant] {
        &self.setup().options
    }

    /// What the player is asked now; nothing once the game is over.
    pub fn decision(&self) -> Option<Decision> {
        self.game.decision().copied()
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.table().outcome
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

    pub(super) fn set_undone(&mut self, undone: u32) {
        self.game.set_undone(undone);
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
        self.game.check(&order)
    }

    /// Every legal order. Where units of a number may be chosen (splitting), one choice of each
    /// number is listed; in interception only for missions that have a raid in their hex. In air
    /// operations splitting is legal and not listed; nor is, before the first turn, placing a submarine farther off
    /// than in the next hex (14.11); nor are, at any time, pushing over the side and detaching ships from the Battle
    /// Line (4.37, 6.291, 6.15).
    pub fn legal(&self) -> impl Iterator<Item = Order> + use<> {
        self.game.legal().into_iter()
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
        let happened = self.game.play(order)?;
        self.given_by.push(by);
        Ok(happened)
    }

    /// The battle as it may go on, one of many: what has happened stays, and the dice of its number say what comes. It can
    /// neither be saved nor be taken back.
    #[must_use]
    pub(super) fn imagined(&self, number: u32) -> Game {
        self.with(self.game.imagined(number))
    }

    /// Another game of this one's orders, or of the first of them.
    fn with(&self, game: kernel::Game<PhilippineSea>) -> Game {
        let given_by = self.given_by.iter().copied();
        Game {
            given_by: given_by.take(game.orders().len()).collect(),
            game,
            ..*self
        }
    }

    /// Takes something for granted that has not happened, on a copy that nobody plays on: so the staff reckons with
    /// orders that are still to come, and no die is thrown for them.
    pub(super) fn apply_hypothetical(&mut self, event: &Event) {
        self.game.apply_hypothetical(event);
    }

    /// Takes the last order back. Stepping back past a die is allowed but counted, and the count
    /// stands beside the final score. Says whether there was an order to take back.
    pub fn undo(&mut self) -> bool {
        self.undo_many(1) > 0
    }

    /// Takes the last orders back, so many of them or all there are: the same as that many times
    /// [`undo`](Game::undo). Says how many it took back.
    pub fn undo_many(&mut self, orders: usize) -> usize {
        let taken = self.game.undo_many(orders);
        self.given_by.truncate(self.orders().len());
        taken
    }

    /// Takes the last orders back as the one step that they were to the player: past however many dice, it counts once.
    pub(super) fn undo_step(&mut self, orders: usize) -> usize {
        let taken = self.game.undo_step(orders);
        self.given_by.truncate(self.orders().len());
        taken
    }

    /// The game as it was after so many of its orders, to be played on by itself. To step back past dice counts here
    /// as when it is taken back.
    #[must_use]
    pub fn branch(&self, orders: usize) -> Game {
        self.with(self.game.branch(orders))
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
        Some(Save::of(self, self.seed()?))
    }

    /// The game of a save.
    ///
    /// # Errors
    /// What is wrong with the save.
    pub fn load(text: &str) -> Result<Game, LoadError> {
        Save::load(text)
    }
}
