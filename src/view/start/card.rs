//! The card of a scenario.

use crate::engine::map::HexId;
use crate::engine::{Scenario, Variant, count};

/// The card of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct CardView {
    /// The scenario's number.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// What it is about.
    pub summary: &'static str,
    /// Date, lesson and length.
    pub facts: Vec<Fact>,
    /// The variants it offers.
    pub variants: Vec<VariantView>,
    /// The waters it is fought in.
    pub picture: PictureView,
}

/// A line about a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// What it is about.
    pub name: &'static str,
    /// What is said.
    pub text: String,
}

/// A variant to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantView {
    /// Which.
    pub variant: Variant,
    /// Its name for the player.
    pub title: &'static str,
    /// What it does.
    pub explanation: &'static str,
}

/// The waters of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PictureView {
    /// Where the raids come from.
    pub raids: Vec<HexId>,
    /// Where the fleet is.
    pub fleet: HexId,
    /// Where the strikes are, if the scenario begins with some in the air.
    pub strikes: Option<HexId>,
    /// Where the Japanese forces are.
    pub forces: Vec<HexId>,
}

/// What the card of a scenario says.
pub fn card(scenario: &'static Scenario) -> CardView {
    let turns = count(scenario.turns, "turn", "turns");
    let fact = |name, text: String| Fact { name, text };
    let variant = |variant: &Variant| VariantView {
        variant: *variant,
        title: variant.title(),
        explanation: variant.explanation(),
    };
    CardView {
        number: scenario.number,
        name: scenario.name,
        summary: scenario.summary,
        facts: vec![
            fact("Date", format!("{}, {turns}", scenario.first_turn)),
            fact("Teaches", scenario.teaches.to_owned()),
            fact("Length", format!("about {} minutes", scenario.minutes)),
        ],
        variants: scenario.variants.iter().map(variant).collect(),
        picture: picture_of(scenario),
    }
}

/// The waters of a scenario, by its number.
pub fn picture(number: u8) -> Option<PictureView> {
    Scenario::numbered(number).map(picture_of)
}

fn picture_of(scenario: &Scenario) -> PictureView {
    PictureView {
        raids: scenario.raids.iter().map(|raid| raid.from).collect(),
        fleet: scenario.us.hex,
        strikes: scenario.us.strikes.map(|strikes| strikes.hex),
        forces: scenario.forces.iter().map(|force| force.hex).collect(),
    }
}

/// The seed that a player has written.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn seed(text: &str) -> Result<u64, String> {
    let seed = text.trim().parse();
    seed.map_err(|_| "The seed must be a whole number, such as 19440619.".to_owned())
}
