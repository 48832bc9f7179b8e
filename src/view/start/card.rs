//! The card of a scenario.

use super::PictureView;
use super::words::length;
use crate::engine::{Scenario, Variant, count_of};

/// The card of a scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct CardView {
    /// The scenario's number.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// What the player does in it, in a sentence.
    pub in_short: &'static str,
    /// How long it takes.
    pub length: String,
    /// What it is about.
    pub summary: &'static str,
    /// Date and lesson.
    pub facts: Vec<Fact>,
    /// The variants it offers.
    pub variants: Vec<VariantView>,
    /// Those of them that are in play unless the player takes them out.
    pub by_default: &'static [Variant],
    /// The waters it is fought in.
    pub picture: PictureView,
}

/// A line about a scenario.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// What it is about.
    pub name: &'static str,
    /// What is said.
    pub text: String,
}

/// A variant to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct VariantView {
    /// The variant.
    pub variant: Variant,
    /// Its name for the player.
    pub title: &'static str,
    /// What it does.
    pub explanation: &'static str,
}

/// What the card of a scenario says.
pub fn card(scenario: &'static Scenario) -> CardView {
    let turns = count_of(scenario.turns, "turn", "turns");
    let fact = |name, text: String| Fact { name, text };
    let variant = |variant: &Variant| VariantView {
        variant: *variant,
        title: variant.title(),
        explanation: variant.explanation(),
    };
    CardView {
        number: scenario.number,
        name: scenario.name,
        in_short: scenario.in_short,
        length: format!("about {}", length(scenario.minutes)),
        summary: scenario.summary,
        facts: vec![
            fact("Date", format!("{}, {turns}", scenario.first_turn)),
            fact("Teaches", scenario.teaches.to_owned()),
        ],
        variants: scenario.variants.iter().map(variant).collect(),
        by_default: scenario.by_default,
        picture: PictureView::of(scenario),
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

/// The variants that are chosen once one is ticked, or no longer: with it goes what it needs, and without it what needs
/// it.
pub fn choose(chosen: &[Variant], variant: Variant, is_wanted: bool) -> Vec<Variant> {
    let others = chosen.iter().copied().filter(|other| *other != variant);
    match is_wanted {
        true => {
            let needs = variant.needs().filter(|needs| !chosen.contains(needs));
            others.chain(needs).chain([variant]).collect()
        }
        false => others
            .filter(|other| other.needs() != Some(variant))
            .collect(),
    }
}
