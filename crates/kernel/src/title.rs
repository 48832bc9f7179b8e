//! What a title fills in.

use std::fmt;
use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::check::Check;
use crate::play::Play;
use crate::procedure::Step;
use crate::roll::{Pick, Roll};

/// A game's own rules: what is on the table, what happens to it, what the player is asked, and how the game runs.
///
/// It is a type without values; all that it says is in its associated types and functions.
pub trait Title: Copy + PartialEq + Debug + 'static {
    /// Everything on the table. Events change it and nothing else does.
    type Table: Clone + Debug;
    /// Something that happened. Rolls and random picks are among it.
    type Event: Clone + PartialEq + Debug + Serialize + From<Roll<Self>> + From<Pick<Self>>;
    /// What the player may answer. Saves have it as a text.
    type Order: Clone + PartialEq + Debug + Written;
    /// What the player is asked.
    type Decision: Clone + PartialEq + Debug;
    /// Why an order is refused: one sentence, with the rule's number.
    type Refusal: Clone + PartialEq + Debug + Display;
    /// A procedure of the rulebook in progress.
    type Procedure: Clone + Debug;
    /// What a span of the record is about.
    type Scope: Copy + PartialEq + Debug + Serialize;
    /// The clock of the game.
    type Time: Copy + PartialEq + Debug + Serialize;
    /// What a die is rolled for.
    type Purpose: Clone + PartialEq + Debug + Serialize;
    /// What is chosen at random without a chart.
    type Choice: Copy + PartialEq + Debug + Serialize;
    /// What a chart says, whichever it is.
    type Outcome: Copy + PartialEq + Debug + Display + Serialize;
    /// What a game begins with beside its seed: scenario, options.
    type Setup: Clone + Debug;

    /// Its name in saves.
    const NAME: &'static str;
    /// The version of the rules as this program plays them.
    const VERSION: u32;
    /// The span of the whole game.
    const GAME: Self::Scope;
    /// Why no order is taken any more.
    const GAME_OVER: Self::Refusal;

    /// The table before anything has happened.
    fn empty_table(setup: &Self::Setup) -> Self::Table;

    /// Sets the table up, by events, and gives the procedure that the whole game is.
    fn set_up(setup: &Self::Setup, play: &mut Play<Self>) -> Self::Procedure;

    /// Changes the table by an event.
    fn apply(table: &mut Self::Table, event: &Self::Event);

    /// What is to be done at once whenever such an event has happened, whatever brought it about.
    fn follow_up(_event: &Self::Event) -> Option<fn(&mut Play<Self>)> {
        None
    }

    /// What the clock shows.
    fn now(table: &Self::Table) -> Self::Time;

    /// A number of its own for each time: by it the dice of imagined games are drawn.
    fn stamp(time: Self::Time) -> u32;

    /// What kind of event it is to the kernel.
    fn kind(event: &Self::Event) -> Kind<'_, Self>;

    /// Whether the event told the player something that no order could have told. Stepping back past one is counted.
    fn reveals(event: &Self::Event) -> bool {
        matches!(Self::kind(event), Kind::Roll(_) | Kind::Pick(_))
    }

    /// What the span of a procedure is about; none if it is no thing of its own to the player.
    fn scope(procedure: &Self::Procedure) -> Option<Self::Scope>;

    /// Carries out the next step of a procedure.
    fn step(procedure: &mut Self::Procedure, play: &mut Play<Self>) -> Step<Self>;

    /// Whether an order answers what is asked, by the rules. It only looks, so a refused order changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(
        asked: &Self::Decision,
        table: &Self::Table,
        order: &Self::Order,
    ) -> Result<(), Self::Refusal>;

    /// The legal answers to what is asked.
    fn legal(asked: &Self::Decision, table: &Self::Table) -> Vec<Self::Order>;

    /// Records an order that has been checked, and carries it out: most are answers to the procedure that asked.
    fn answer(
        order: &Self::Order,
        asked: &Self::Decision,
        procedure: &mut Self::Procedure,
        play: &mut Play<Self>,
    );

    /// Adds to the check of a save what a game begins with.
    fn check_begin(check: &mut Check, setup: &Self::Setup);

    /// Adds to it the table, at such events at which a title has it looked at.
    fn check_table(check: &mut Check, event: &Self::Event, table: &Self::Table);
}

/// What a title fills in whose saves are the kernel's. Their fields are those of the set-up among others.
pub trait Saved: Title<Setup: PartialEq + Serialize + DeserializeOwned> {
    /// Its name in sentences.
    const FULL_NAME: &'static str;
    /// The oldest version of the rules whose games are played by these as they were by their own.
    const OLDEST_VERSION: u32;

    /// Whether a game can begin so, as a save says it: its fields as they stand there, which another version may have
    /// written.
    ///
    /// # Errors
    /// What this program does not have, in a sentence about "the save".
    fn check_setup(fields: &serde_json::Map<String, serde_json::Value>) -> Result<(), String>;
}

/// What kind of event it is to the kernel.
pub enum Kind<'a, T: Title> {
    /// The player gave an order.
    Order(&'a T::Order),
    /// Dice were rolled on a chart.
    Roll(&'a Roll<T>),
    /// Something was chosen at random without a chart.
    Pick(&'a Pick<T>),
    /// Of the title's own.
    Other,
}

/// What saves write as a text.
pub trait Written: Sized {
    /// The text. It never changes: saves and their checks are made of it.
    fn written(&self) -> String;

    /// Reads it; nothing if it is not such a text.
    fn read(text: &str) -> Option<Self>;
}

impl<T: Title> fmt::Debug for Kind<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Order(order) => write!(f, "{order:?}"),
            Kind::Roll(roll) => write!(f, "{roll:?}"),
            Kind::Pick(pick) => write!(f, "{pick:?}"),
            Kind::Other => f.write_str("Other"),
        }
    }
}
